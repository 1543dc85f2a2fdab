// The bid: a dial over the hand, what was chosen large on the table with what it is worth, one button to say it.
import { signal } from "@preact/signals"
import { advised, isAdvised } from "../../lesson"
import type { Playing } from "../../playing"
import { seatName } from "../../say"
import { numberKeys } from "../../settings"
import { tell } from "../../hearing"
import { pending, send } from "../../store"
import { figure, t } from "../../texts"
import { bidMark, bidsOf, boardOf, handSize, partnerOf, type Whole } from "./board"
import { Token } from "./token"
import type { SpadesScreen } from "./wire"

/** What is chosen, and in which deal. */
const choice = signal<{ readonly deal: string; readonly bid: number } | null>(null)
const numbers = Array.from({ length: handSize + 1 }, (_, number) => number)
const half = numbers.length / 2

/** The bid that is chosen, or shown by a lesson, but not said yet. */
function chosenIn(frame: Playing, board: SpadesScreen): number | null {
  const shown = bidsOf(frame).find(isAdvised)
  if (shown) return shown["number"] as number
  const chosen = choice.value
  const isOpen = chosen?.deal === board.commitment && bidsOf(frame).some((act) => act["number"] === chosen.bid)
  return isOpen ? chosen.bid : null
}

export function Dial({ frame }: Whole) {
  const board = boardOf(frame)
  if (!board) return null
  const bids = bidsOf(frame)
  const chosen = chosenIn(frame, board)
  const act = bids.find((each) => each["number"] === chosen)
  const choose = (bid: number) => {
    advised.value = null
    choice.value = { deal: board.commitment, bid }
    tell([t("bid-chosen", { number: bid }), ...worthOf(frame, board, bid)].join(". "))
  }
  return (
    <div class="panel dial" role="group" aria-label={t("bid-yours")}>
      {[numbers.slice(0, half), numbers.slice(half)].map((row, at) => (
        <div class="arc" key={at}>
          {row.map((number, place) => (
            <button
              type="button"
              key={number}
              class="wooden"
              style={{ "--off": Math.abs(place - (half - 1) / 2) }}
              data-key={number < 10 ? number : undefined}
              data-bid={number}
              aria-label={t("bid-choose", { number })}
              aria-pressed={number === chosen}
              aria-keyshortcuts={numberKeys.value && number < 10 ? String(number) : undefined}
              disabled={pending.value !== null || !bids.some((each) => each["number"] === number)}
              onClick={() => choose(number)}
            >
              {bidMark(number)}
            </button>
          ))}
        </div>
      ))}
      <button
        type="button"
        class={`btn primary big ${act && isAdvised(act) ? "sent advised" : ""} ${pending.value?.act === act && act ? "sent" : ""}`}
        data-act="bid"
        disabled={!act || pending.value !== null}
        onClick={() => act && send(act)}
      >
        {chosen === null ? t("bid-none-yet") : t("bid-confirm", { number: chosen })}
      </button>
    </div>
  )
}

/** On the table: the bid as large as it matters. */
export function Chosen({ frame }: Whole) {
  const board = boardOf(frame)
  if (!board) return null
  const chosen = chosenIn(frame, board)
  const [sum, ...about] = chosen === null ? [t("bid-none-yet")] : worthOf(frame, board, chosen)
  return (
    <div class="words large-bid" aria-hidden="true">
      <Token bid={chosen} />
      <b>{sum}</b>
      {about.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** A bid beside the partner's, and what it is worth. */
function worthOf(frame: Playing, board: SpadesScreen, bid: number): readonly string[] {
  const worth = board.worth.find((each) => each.bid === bid)
  if (!worth) return []
  const points = figure(worth.points)
  const partner = partnerOf(frame, board)
  const said = partner === undefined ? null : (board.bids[partner] ?? null)
  const seat = partner === undefined ? "" : seatName(frame, partner)
  const { contract } = worth
  const beside = partner === undefined ? t("bid-alone", { contract }) : said === null ? t("bid-so-far", { contract }) : t("bid-with", { seat, contract })
  if (bid > 0) return [beside, t("bid-worth", { points })]
  return said !== null && contract > 0 ? [t("bid-nil-beside", { seat, contract }), t("bid-nil-worth", { points })] : [t("bid-nil-worth", { points })]
}
