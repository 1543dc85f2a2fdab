// At each seat: the bid, and how far it is made.
import { Icon } from "../../icons"
import type { AtSeat } from "../../look"
import { nearSeat } from "../../places"
import { t } from "../../texts"
import { boardOf, ofPartners } from "./board"
import { Token } from "./token"

export function Mark({ frame, seat }: AtSeat) {
  const board = boardOf(frame)
  const at = board?.seats.find((each) => each.seat === seat)
  if (!board || !at) return null
  const bid = board.bids[seat] ?? null
  const isNear = seat === nearSeat(frame)
  const hasLooked = ofPartners(board) && board.phase === "bid" && bid === null && board.looked[seat]
  return (
    <span class="bid-mark" aria-hidden="true">
      <Token bid={bid} won={at.tricks} />
      {hasLooked && !isNear && (
        <i class="looked">
          <Icon name="eye" />
        </i>
      )}
      {isNear && at.dealer && <i class="dealer">{t("ui-dealer-mark")}</i>}
    </span>
  )
}
