// Another claims the rest: the cards shown, and a yes or no.
import { Mini } from "../../cards"
import { actsOf } from "../../choices"
import { Buttons } from "../../panel"
import { cardNames, seatName } from "../../say"
import { t } from "../../texts"
import { boardOf, type Whole } from "./board"

export function Vote({ frame }: Whole) {
  const board = boardOf(frame)
  const claimant = board?.claim?.seat
  const shown = board?.seats.find((each) => each.seat === claimant)?.shown
  const acts = actsOf(frame.asked.options)
  if (claimant === undefined || !shown) return null
  const seat = seatName(frame, claimant)
  return (
    <div class="panel" role="group" aria-label={t("claim-words", { seat, count: shown.length })}>
      <p class="minis">
        <span class="sr">{cardNames(shown)}</span>
        {shown.map((card) => (
          <Mini key={card} card={card} />
        ))}
      </p>
      <Buttons frame={frame} acts={acts} kind="" />
    </div>
  )
}
