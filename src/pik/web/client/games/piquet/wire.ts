// Generated from the Python structs by scripts/client_types.py; don't edit.
import type { Board, Card, Message, Part } from "../../wire"

/** What a device may show now: older tricks are not in it (PQ-5.7). */
export interface PiquetScreen extends Board {
  readonly cuts: readonly SeenTurn[]
  readonly calls: readonly Call[]
  readonly verdicts: readonly Verdict[]
  readonly combos: readonly Combos[]
  readonly discarded: readonly Card[]
  readonly clean: readonly number[]
  readonly repique: number | null
  readonly pique: number | null
  readonly announced: readonly number[]
  readonly back: Card | null
  readonly claim: Claimed | null
  readonly commitment: string
  readonly whites: readonly OpenHand[]
  readonly reach: readonly number[]
  readonly strips: readonly Strip[]
  readonly holdings: readonly Holding[]
  readonly parts: readonly (readonly Part[])[]
  readonly to_pique: number | null
  readonly elder: number | null
}

/** A card turned in the cut for deal. */
export interface SeenTurn {
  readonly seat: number
  readonly at: number
  readonly card: Card
}

/** What a seat has said in a category, as far as it was said (PQ-3.1). */
export interface Call {
  readonly seat: number
  readonly category: "point" | "sequence" | "set"
  readonly size: number | null
  readonly rank: string | null
  readonly pips: number | null
  readonly answer: "equal" | "good" | "not-good" | null
  readonly second: "equal" | "good" | "not-good" | null
}

/** Whose declarations of a category count; nobody's where the best were equal, or nothing was declared. */
export interface Verdict {
  readonly category: "point" | "sequence" | "set"
  readonly seat: number | null
  readonly equal: boolean
}

/** Combinations that count, best first, and what they bring. */
export interface Combos {
  readonly seat: number
  readonly category: "point" | "sequence" | "set"
  readonly combinations: readonly (readonly Card[])[]
  readonly points: number
}

/** A claim to all tricks left and who has agreed so far. */
export interface Claimed {
  readonly seat: number
  readonly agreed: readonly number[]
}

/** Cards of a seat that everybody has seen. */
export interface OpenHand {
  readonly seat: number
  readonly cards: readonly Card[]
}

/** What a seat has said in a category, and what came of it (PQ-3.1). */
export interface Strip {
  readonly seat: number
  readonly category: "point" | "sequence" | "set"
  readonly said: Message
  readonly outcome: "equal" | "good" | "not-good" | "open" | "silent"
  readonly points: number | null
  readonly shown: Combos | null
}

/** A combination that the viewer holds and can still declare, and what it counts if it is good. */
export interface Holding {
  readonly category: "point" | "sequence" | "set"
  readonly cards: readonly Card[]
  readonly said: Message
  readonly points: number
}
