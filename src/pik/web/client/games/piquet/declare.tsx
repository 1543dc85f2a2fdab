// What one declares: all at once with the big button, or only what is ticked.
import { signal } from "@preact/signals"
import { useEffect, useLayoutEffect, useState } from "preact/hooks"
import { Mini } from "../../cards"
import { actsOf } from "../../choices"
import type { Playing } from "../../playing"
import { Breaches } from "../../panel"
import { cardNames, label, sentence } from "../../say"
import { pending, send } from "../../store"
import { capital, t } from "../../texts"
import type { Act, Card } from "../../wire"
import { boardOf, declarable, named, speaking } from "./board"
import type { Holding, PiquetScreen } from "./wire"

interface Props {
  readonly frame: Playing
}

/** The deal in which the reader declares everything; each deal asks anew. */
const everything = signal("")
/** Whether the reader announces a capot with what comes next. */
export const announcing = signal(false)

function dealOf(frame: Playing): string {
  const deals = frame.screen.sheet.rows.filter((line) => line.label.code === "row-deal")
  return [frame.table, frame.life.match, deals.length].join()
}

/** What may be declared, each as an act. */
export function declarations(frame: Playing): readonly Act[] {
  return actsOf(frame.asked.options).filter((act) => act.type === "declare")
}

function combinations(act: Act): readonly (readonly Card[])[] {
  return act["combinations"] as readonly (readonly Card[])[]
}

export function isAnnounced(act: Act): boolean {
  return act["capot"] === true
}

/** The act that declares these combinations and no others. */
function actFor(acts: readonly Act[], wanted: readonly (readonly Card[])[], capot: boolean): Act | undefined {
  const names = new Set(wanted.map((each) => [...each].sort().join()))
  return acts.find((act) => {
    const own = combinations(act)
    return own.length === names.size && own.every((each) => names.has([...each].sort().join())) && isAnnounced(act) === capot
  })
}

/** The act that declares most; of several the one that the engine names first. */
function fullest(acts: readonly Act[], capot: boolean): Act | undefined {
  const able = acts.filter((act) => isAnnounced(act) === capot)
  const most = Math.max(...able.map((act) => combinations(act).length))
  return able.find((act) => combinations(act).length === most)
}

/** The cards of what would be declared now: they stand raised in the hand. */
export function concerned(frame: Playing): readonly Card[] {
  const act = fullest(declarations(frame), false)
  return act ? combinations(act).flat() : []
}

export function DeclareChoice({ frame }: Props) {
  const [isKeeping, setKeeping] = useState(false)
  const board = boardOf(frame)
  const acts = declarations(frame)
  const mayAnnounce = acts.some((act) => isAnnounced(act))
  const isPlanned = everything.value === dealOf(frame) && !mayAnnounce
  // before anything can come in between: a later effect would send what was asked before
  useLayoutEffect(() => {
    const act = isPlanned ? fullest(acts, false) : undefined
    if (act) send(act)
  }, [frame.since, isPlanned])
  useEffect(() => setKeeping(false), [frame.since])
  if (!board) return null
  if (isPlanned) return <p class="panel muted planned">{t("look-planned")}</p>
  const capot = mayAnnounce && announcing.value
  return (
    <div class="panel declare">
      {isKeeping ? (
        <Keep frame={frame} board={board} acts={acts} capot={capot} close={() => setKeeping(false)} />
      ) : (
        <All frame={frame} board={board} acts={acts} capot={capot} keep={() => setKeeping(true)} />
      )}
      {mayAnnounce && <CapotSwitch />}
      <Breaches frame={frame} text={t("look-brag")} words={(act) => inAnswer(frame, board, act)} />
    </div>
  )
}

/** A brag in words: who answers another's size says "equal" or "not good". */
function inAnswer(frame: Playing, board: PiquetScreen, act: Act): string {
  const { category, brag } = act
  const first = frame.players.length === 2 ? board.calls.find((call) => call.category === category && call.seat !== frame.you) : undefined
  const isWithdrawn = board.seats[first?.seat ?? -1]?.notes.some((note) => note.code === "note-righted" && note.data["category"] === category)
  if (!first?.size || isWithdrawn) return label(frame, act)
  return t(first.size === brag && category !== "set" ? "note-equal" : "note-not-good", { category: String(category) })
}

interface ChoiceProps extends Props {
  readonly board: PiquetScreen
  readonly acts: readonly Act[]
  readonly capot: boolean
}

function All({ frame, board, acts, capot, keep }: ChoiceProps & { readonly keep: () => void }) {
  const category = speaking(frame, board)?.category
  const act = fullest(acts, capot)
  if (!act) return null
  const has = (each: Holding) => combinations(act).some((cards) => cards.length === each.cards.length && cards.every((card) => each.cards.includes(card)))
  const now = named(frame, board.holdings.filter((each) => each.category === category && has(each)))
  const later = declarable(board).filter((each) => each.category !== category)
  const say = () => {
    everything.value = dealOf(frame)
    send(act)
  }
  const isLast = later.length === 0
  return (
    <>
      <button type="button" class="btn primary big two-line" data-act="declare" disabled={pending.value !== null} onClick={say}>
        {isLast && combinations(act).length === 0 ? label(frame, act) : t("look-declare")}
        {(!isLast || combinations(act).length > 0) && (
          <small>{isLast ? t("look-declare-now", { now }) : t("look-declare-later", { now, later: named(frame, later) })}</small>
        )}
      </button>
      {combinations(act).length > 0 && (
        <button type="button" class="btn small quiet" id="keep" disabled={pending.value !== null} onClick={keep}>
          {t("look-keep")}
        </button>
      )}
    </>
  )
}

/** The small choice: what is ticked is said, the rest is sunk. */
function Keep({ frame, board, acts, capot, close }: ChoiceProps & { readonly close: () => void }) {
  const category = speaking(frame, board)?.category
  const held = board.holdings.filter((each) => each.category === category)
  const isOne = Math.max(...acts.map((act) => combinations(act).length)) === 1
  const [ticked, setTicked] = useState<readonly Holding[]>(isOne ? held.slice(0, 1) : held)
  const change = (each: Holding, on: boolean) => setTicked(on ? [...(isOne ? [] : ticked), each] : ticked.filter((one) => one !== each))
  const act = actFor(acts, ticked.map((each) => each.cards), capot)
  return (
    <>
      <p class="muted" id="keep-ask">{t("look-keep-ask")}</p>
      <div class="keeps" role="group" aria-labelledby="keep-ask">
        {held.map((each) => (
          <label class="keep" key={each.cards.join()}>
            <input type="checkbox" checked={ticked.includes(each)} onChange={(event) => change(each, event.currentTarget.checked)} />
            <span class="keep-words">
              <b>{capital(sentence(frame, each.said))}</b>
              <span class="minis">
                <span class="sr">{cardNames(each.cards)}</span>
                {each.cards.map((card) => (
                  <Mini key={card} card={card} />
                ))}
              </span>
            </span>
            <span class="pen">+{each.points}</span>
          </label>
        ))}
      </div>
      <div class="buttons">
        <button type="button" class="btn" onClick={close}>
          {t("look-back")}
        </button>
        <button type="button" class="btn primary" data-act="declare" disabled={!act || pending.value !== null} onClick={() => act && send(act)}>
          {ticked.length > 0 || !act ? t("look-keep-say") : label(frame, act)}
        </button>
      </div>
    </>
  )
}

/** A capot is announced with the next card, or with the last declaration. */
export function CapotSwitch() {
  useEffect(() => () => void (announcing.value = false), [])
  return (
    <p class="capot-switch">
      <button type="button" class="btn small" id="capot" aria-pressed={announcing.value} onClick={() => (announcing.value = !announcing.value)}>
        {t("look-capot")}
      </button>
      <span class="muted">{t("look-capot-about")}</span>
    </p>
  )
}
