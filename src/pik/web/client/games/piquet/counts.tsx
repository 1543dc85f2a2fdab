// The running counts on a slip, the way to the pique, and what is celebrated with a red pencil.
import { Mini } from "../../cards"
import { fromNear } from "../../places"
import type { Playing } from "../../playing"
import { cardNames, seatName, sentence } from "../../say"
import { dialog } from "../../store"
import { Struck } from "../../kit"
import { capital, figure, t, word } from "../../texts"
import { amountOf, boardOf, isBeforeLead, total } from "./board"
import type { PiquetScreen } from "./wire"

interface Props {
  readonly frame: Playing
}

/** Large figures in pen; a tap opens the sheet, where each is explained. */
export function Counts({ frame }: Props) {
  const board = boardOf(frame)
  if (!board) return null
  const elder = board.elder ?? 0
  return (
    <div class="paper counts">
      <dl aria-hidden="true">
        {fromNear(frame).map((seat) => (
          <div key={seat}>
            <dt>{seatName(frame, seat)}</dt>
            <dd class="pen">{figure(board.seats[seat]?.score ?? 0)}</dd>
          </div>
        ))}
      </dl>
      {board.to_pique !== null && <p class="to-pique">{t("look-to-pique", { mine: elder === frame.you ? "yes" : "no", seat: seatName(frame, elder), count: board.to_pique })}</p>}
      <button type="button" class="cover" id="counts" aria-label={t("ui-sheet-open")} onClick={() => (dialog.value = "sheet")} />
    </div>
  )
}

export interface Feat {
  readonly kind: "repique" | "pique" | "capot" | "open-capot"
  readonly seat: number
  readonly was: number
  readonly now: number
}

/** What there is to celebrate while this frame is on show. */
export function featOf(frame: Playing): Feat | null {
  const board = boardOf(frame)
  if (!board) return null
  if (board.phase === "over") return capotOf(frame)
  const told = frame.events.flatMap((event) => event.happenings)
  const isNow = told.some((each) => each.code === "pique")
  if (isBeforeLead(board) && board.repique !== null) return featFrom(board, "repique", board.repique)
  return isNow && board.pique !== null ? featFrom(board, "pique", board.pique) : null
}

function featFrom(board: PiquetScreen, kind: "repique" | "pique", seat: number): Feat {
  const now = total(board.parts[seat])
  return { kind, seat, was: now - amountOf(board.parts[seat], `part-${kind}`), now }
}

function capotOf(frame: Playing): Feat | null {
  const line = frame.screen.sheet.rows.filter((each) => each.label.code === "row-deal").at(-1)
  const seat = line?.cells.findIndex((cell) => cell?.parts.some((part) => part.code.endsWith("capot"))) ?? -1
  const cell = line?.cells[seat]
  const part = cell?.parts.find((each) => each.code.endsWith("capot"))
  if (!cell || !part) return null
  return { kind: part.code === "part-capot" ? "capot" : "open-capot", seat, was: cell.value - part.amount, now: cell.value }
}

export function Celebration({ frame, feat }: Props & { readonly feat: Feat }) {
  const board = boardOf(frame)
  const name = seatName(frame, feat.seat)
  const made = feat.kind === "repique" ? (board?.strips.filter((each) => each.seat === feat.seat && each.shown) ?? []) : []
  return (
    <section class={`feat ${feat.kind}`} data-feat={feat.kind} aria-label={word(`look-great-${feat.kind}`, "")}>
      <h2>{word(`look-great-${feat.kind}`, "")}</h2>
      <p class="sr">{t("look-great-sum", { seat: name, was: feat.was, now: feat.now })}</p>
      <Struck name={name} was={feat.was} now={feat.now} />
      {made.length > 0 && (
        <ul class="made">
          {made.flatMap((strip) =>
            (strip.shown?.combinations ?? []).map((cards, at) => (
              <li key={cards.join()}>
                <b>{at === 0 ? capital(sentence(frame, strip.said)) : ""}</b>
                <span class="minis">
                  <span class="sr">{cardNames(cards)}</span>
                  {cards.map((card) => (
                    <Mini key={card} card={card} />
                  ))}
                </span>
                <span class="pen">{at === 0 ? strip.points : ""}</span>
              </li>
            )),
          )}
        </ul>
      )}
      <p class="muted why">{word(`look-great-${feat.kind}-about`, "")}</p>
    </section>
  )
}
