// What the screen of either Spades game says.
import { actsOf } from "../../choices"
import type { Playing } from "../../playing"
import { fromNear } from "../../places"
import { listed, t } from "../../texts"
import { plainName, seatName } from "../../say"
import type { Act } from "../../wire"
import type { PartnersScreen, SideBoard, SpadesScreen, TwoHandedScreen } from "./wire"

/** How the wire writes the bids without a number. */
export const nil = 0
export const doubleNil = -1
/** Cards, and tricks, of each player. */
export const handSize = 13

export interface Whole {
  readonly frame: Playing
}

/** The board of a Spades table; null before the first deal. */
export function boardOf(frame: Playing): SpadesScreen | null {
  return frame.screen.board as SpadesScreen | null
}

export function ofPartners(board: SpadesScreen): board is PartnersScreen {
  return "laid" in board
}

export function ofTwo(board: SpadesScreen): board is TwoHandedScreen {
  return "stock" in board
}

/** Both sides, the reader's first. */
export function sidesOf(frame: Playing, board: SpadesScreen): readonly SideBoard[] {
  const [near = 0] = fromNear(frame)
  return [...board.sides].sort((one, other) => Number(other.seats.includes(near)) - Number(one.seats.includes(near)))
}

/** Who sits opposite the reader and plays together with the reader. */
export function partnerOf(frame: Playing, board: SpadesScreen): number | undefined {
  const own = board.sides.find((side) => side.seats.includes(frame.you ?? -1))
  return own?.seats.find((seat) => seat !== frame.you)
}

/** The players of a side by name, the reader first. */
export function names(frame: Playing, side: SideBoard): string {
  const seats = fromNear(frame).filter((seat) => side.seats.includes(seat))
  return listed(seats.map((seat, at) => (at === 0 ? seatName(frame, seat) : plainName(frame, seat))))
}

/** A bid in a word or a figure. */
export function bidMark(bid: number): string {
  if (bid === doubleNil) return "2×"
  return bid === nil ? t("bid-mark-nil") : String(bid)
}

/** The act of a type that the reader may do now, asked or unasked. */
export function actOf(frame: Playing, type: string): Act | undefined {
  return [...actsOf(frame.asked.options), ...actsOf(frame.asked.offers)].find((act) => act.type === type)
}

/** The bids that may be made now. */
export function bidsOf(frame: Playing): readonly Act[] {
  return actsOf(frame.asked.options).filter((act) => act.type === "bid")
}

export type Decision = "blind" | "bid" | "draw" | "vote" | "count"

/** What the look puts in its own way to the reader now. */
export function decisionOf(frame: Playing): Decision | null {
  if (actOf(frame, "look")) return "blind"
  if (bidsOf(frame).length > 0) return "bid"
  if (actOf(frame, "keep")) return "draw"
  if (actOf(frame, "vote")) return "vote"
  return actOf(frame, "ready") ? "count" : null
}
