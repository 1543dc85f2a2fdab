// What the screen of piquet says, for two and for three.
import type { Playing } from "../../playing"
import { fromNear } from "../../places"
import { sentence } from "../../say"
import { listed, t } from "../../texts"
import type { Part } from "../../wire"
import type { Holding, PiquetScreen } from "./wire"

export const categories = ["point", "sequence", "set"] as const
export type Category = (typeof categories)[number]

/** The board of a table at which piquet is played; null before the first deal. */
export function boardOf(frame: Playing): PiquetScreen | null {
  return frame.screen.board as PiquetScreen | null
}

export function total(parts: readonly Part[] | undefined): number {
  return (parts ?? []).reduce((sum, part) => sum + part.amount, 0)
}

export function amountOf(parts: readonly Part[] | undefined, code: string): number {
  return total(parts?.filter((part) => part.code === code))
}

/** The columns of the ledger: of two the reader first, of three in the order of speaking. */
export function columnsOf(frame: Playing, board: PiquetScreen): readonly number[] {
  const seats = fromNear(frame)
  if (seats.length === 2) return seats
  const dealer = board.seats.find((each) => each.dealer)?.seat ?? 0
  return seats.map((_, step) => (dealer + step) % seats.length)
}

/** The category that is declared now, and who speaks; null when nothing is declared. */
export function speaking(frame: Playing, board: PiquetScreen): { readonly category: Category; readonly seat: number } | null {
  const [seat] = frame.waiting
  const category = categories[Math.floor(board.strips.length / board.seats.length)]
  return board.phase === "declare" && category && seat !== undefined ? { category, seat } : null
}

/** The first card is not led yet. */
export function isBeforeLead(board: PiquetScreen): boolean {
  return board.phase === "play" && board.trick.length + board.last_trick.length === 0
}

/** What the reader can still declare, of points the best alone: only one can be declared. */
export function declarable(board: PiquetScreen): readonly Holding[] {
  const point = board.holdings.find((each) => each.category === "point")
  return board.holdings.filter((each) => each.category !== "point" || each === point)
}

/** Combinations by name, as a list in words. */
export function named(frame: Playing, holdings: readonly Holding[]): string {
  return holdings.length > 0 ? listed(holdings.map((each) => sentence(frame, each.said))) : t("look-nothing")
}

/** The words between the quotation marks of a sentence. */
export function quoted(text: string): string | null {
  return /[“«„](.+)[”»]/.exec(text)?.[1] ?? null
}
