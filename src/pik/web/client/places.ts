// Where each seat sits, seen from the reader, who is always at the bottom.
import type { Playing } from "./playing"
import type { Frame } from "./wire"

export type Place = "s" | "w" | "nw" | "n" | "ne" | "e"

const rounds: Readonly<Record<number, readonly Place[]>> = {
  1: ["s"],
  2: ["s", "n"],
  3: ["s", "nw", "ne"],
  4: ["s", "w", "n", "e"],
  5: ["s", "w", "nw", "ne", "e"],
  6: ["s", "w", "nw", "n", "ne", "e"],
}

type Slot = readonly [across: number, down: number, tilt: number]

/** Where a card of the trick lies, in card widths from the middle, and its tilt in degrees; no card hides another's index. */
const slots: Readonly<Record<number, Readonly<Partial<Record<Place, Slot>>>>> = {
  2: { s: [0.54, 0.3, 2], n: [-0.54, -0.3, -2] },
  3: { nw: [-0.72, -0.56, -5], ne: [0.72, -0.56, 4], s: [0, 0.9, -1] },
  4: { w: [-1.02, 0.04, -5], n: [-0.02, -0.74, 2], e: [1.02, -0.02, 5], s: [0.04, 0.74, -2] },
  5: { nw: [-0.56, -0.74, -3], ne: [0.56, -0.74, 3], w: [-1.08, 0.66, -4], s: [0, 0.72, 0], e: [1.08, 0.66, 4] },
  6: { nw: [-1.08, -0.76, -4], n: [0, -0.8, 1], ne: [1.08, -0.76, 4], w: [-1.08, 0.76, -2], s: [0, 0.8, -1], e: [1.08, 0.76, 2] },
}

/** The seat at the bottom: the reader's; for an onlooker the first. */
export function nearSeat(frame: Frame): number {
  return frame.you ?? 0
}

/** All seats clockwise, the one at the bottom first. */
export function fromNear(frame: Frame): readonly number[] {
  const count = frame.players.length
  return Array.from({ length: count }, (_, step) => (nearSeat(frame) + step) % count)
}

/** The columns of the sheet, the reader's first: seats that play together have one, else each has its own. */
export function columnsOf(frame: Playing): readonly (readonly number[])[] {
  const seats = fromNear(frame)
  const { sides } = frame.screen.sheet
  if (sides.length === 0) return seats.map((seat) => [seat])
  const first = (side: readonly number[]) => Math.min(...side.map((seat) => seats.indexOf(seat)))
  return sides.map((side) => seats.filter((seat) => side.includes(seat))).sort((one, other) => first(one) - first(other))
}

export function placeOf(frame: Frame, seat: number): Place {
  const count = frame.players.length
  return rounds[count]?.[(seat - nearSeat(frame) + count) % count] ?? "n"
}

export function slotOf(frame: Frame, seat: number): Slot {
  return slots[frame.players.length]?.[placeOf(frame, seat)] ?? [0, 0, 0]
}

/** A color of one's own for each seat, as a hue. */
export function hueOf(seat: number): number {
  return [205, 340, 28, 268, 150, 95][seat] ?? (seat * 67) % 360
}
