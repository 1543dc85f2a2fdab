// How piquet and Norman piquet are drawn.
import type { ComponentType } from "preact"
import { Mini } from "../../cards"
import { actsOf } from "../../choices"
import type { Look, Whole } from "../../look"
import { Buttons } from "../../panel"
import type { Playing } from "../../playing"
import { cardNames } from "../../say"
import { t } from "../../texts"
import type { Act } from "../../wire"
import { boardOf, isBeforeLead } from "./board"
import { Celebration, Counts, featOf } from "./counts"
import { CutChoice, Spread } from "./cut"
import { announcing, CapotSwitch, concerned, declarations, DeclareChoice, isAnnounced } from "./declare"
import { ExchangeChoice, exchangeWords, Talon, Tray } from "./exchange"
import { Ledger } from "./ledger"
import { dealLine, DealEnd, isBetween, Settlement } from "./settle"
import { Found, isFound, Mark, silences } from "./silence"
import { CountSaid, Lane } from "./talk"

function Middle({ frame }: Whole) {
  const board = boardOf(frame)
  if (!board) return null
  const feat = featOf(frame)
  if (board.phase === "cut" || board.phase === "spread") return <div class="piquet middle mid"><Spread frame={frame} /></div>
  if (board.phase === "exchange") return <div class="piquet middle mid"><Talon frame={frame} /></div>
  if (feat && board.phase !== "over" && isBeforeLead(board)) {
    return <div class="piquet middle mid declaring"><Celebration frame={frame} feat={feat} /><Unasked frame={frame} /></div>
  }
  if (board.phase === "declare" || isBeforeLead(board)) {
    return (
      <div class="piquet middle mid declaring">
        <Lane frame={frame} />
        <Ledger frame={frame} />
        <Unasked frame={frame} />
      </div>
    )
  }
  if (board.phase === "shuffle") return null
  const table = (
    <div class="piquet middle playing">
      {feat && <Celebration frame={frame} feat={feat} />}
      {feat?.kind !== "pique" && <Counts frame={frame} />}
      <CountSaid frame={frame} />
      <Unasked frame={frame} />
    </div>
  )
  return isFound(frame) ? <Found frame={frame}>{table}</Found> : table
}

const unasked = ["put-right", "claim", "look"]

/** What may be done unasked, and what nobody took of the talon for those who have looked at it. */
function Unasked({ frame }: Whole) {
  const seen = boardOf(frame)?.piles.find((pile) => pile.code === "talon-left")?.cards ?? []
  const offered = actsOf(frame.asked.offers)
  const acts = unasked.flatMap((type) => offered.filter((act) => act.type === type))
  if (acts.length === 0 && seen.length === 0) return null
  return (
    <div class="unasked">
      <Buttons frame={frame} acts={acts} kind="small" />
      {seen.length > 0 && (
        <p>
          <span class="caption">{t("pile-talon-left")}</span>{" "}
          <span class="minis">
            <span class="sr">{cardNames(seen)}</span>
            {seen.map((card) => (
              <Mini key={card} card={card} />
            ))}
          </span>
        </p>
      )}
    </div>
  )
}

/** The panel for what is asked now. */
function panelOf(frame: Playing): ComponentType<Whole> | null {
  const phase = boardOf(frame)?.phase
  if (frame.asked.options.length === 0) return null
  if (phase === "cut") return CutChoice
  if (phase === "exchange") return ExchangeChoice
  if (declarations(frame).length > 0) return DeclareChoice
  if (isBetween(frame)) return DealEnd
  return mayAnnounce(frame) ? Announce : null
}

/** The cards that may be played now, as acts. */
function leads(frame: Playing): readonly Act[] {
  return actsOf(frame.asked.options).filter((act) => act.type === "play")
}

/** Whether a capot may be announced with the card that is led now. */
function mayAnnounce(frame: Playing): boolean {
  return leads(frame).some(isAnnounced)
}

function Announce() {
  return (
    <div class="panel">
      <CapotSwitch />
    </div>
  )
}

function Panel({ frame }: Whole) {
  const Choice = panelOf(frame)
  return Choice && <Choice frame={frame} />
}

/** Long enough to be read: a celebration, what counts before the first lead, what others say. */
function stays(frame: Playing): number {
  const board = boardOf(frame)
  const isTold = frame.events.some((event) => event.happenings.length > 0)
  if (!board || !isTold) return 0
  if ((featOf(frame) && board.phase !== "over") || isFound(frame)) return 4
  if (isBeforeLead(board)) return 2.5
  return board.phase === "declare" || board.phase === "exchange" || board.phase === "shuffle" ? 1 : 0
}

/** What the ear is told of a question of piquet's own. */
function tells(frame: Playing): readonly string[] {
  const board = boardOf(frame)
  if (board?.phase === "cut") return [t("look-cut")]
  return board?.phase === "exchange" ? exchangeWords(frame, board) : []
}

export const look: Look = {
  Middle,
  Mark,
  Panel,
  asks: (frame) => panelOf(frame) !== null,
  tells,
  Tray,
  Sheet: Settlement,
  line: dealLine,
  raised: concerned,
  act: (frame, card) => (announcing.value ? leads(frame).find((act) => isAnnounced(act) && act["card"] === card) : undefined),
  stays,
  keys: ["keys-cut"],
  draws: [
    ...["spread", "talon-five", "talon-three", "talon-left"],
    ...["note-point", "note-point-pips", "note-sequence", "note-sequence-rank", "note-set-rank", "note-silent", "note-good", "note-equal", "note-not-good", "note-exchanged", "note-refused"],
    ...["fact-good", "fact-equal", "fact-none"],
    ...silences,
    ...unasked.map((type) => `act-${type}`),
  ],
}
