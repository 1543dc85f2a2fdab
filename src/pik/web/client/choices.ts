// What one may do, sorted by how it is done: tapping a card, a button, picking cards, a place. Knows no game.
import { isCard } from "./say"
import type { Act, Asked, Card, Frame, PicksData, PlacesData } from "./wire"

type Choice = Asked["options"][number]

export interface Sorted {
  /** Acts that belong to a card of the hand. */
  readonly plays: ReadonlyMap<Card, readonly Act[]>
  readonly buttons: readonly Act[]
  readonly picks: readonly PicksData[]
  readonly places: readonly PlacesData[]
}

/** The card that an act is about, when it is about nothing else. */
export function cardOf(act: Act): Card | null {
  const { type: _, ...fields } = act
  const values = Object.values(fields)
  const [card] = values
  return values.length === 1 && "card" in fields && isCard(card) ? card : null
}

/** All acts that are written out. */
export function actsOf(choices: readonly Choice[]): readonly Act[] {
  return choices.flatMap((choice) => (choice.type === "listed" ? choice.acts : []))
}

export function sorted(choices: readonly Choice[], hand: readonly Card[]): Sorted {
  const acts = actsOf(choices)
  const plays = new Map<Card, Act[]>()
  const buttons: Act[] = []
  for (const act of acts) {
    const card = cardOf(act)
    if (card && hand.includes(card)) plays.set(card, [...(plays.get(card) ?? []), act])
    else buttons.push(act)
  }
  const picks = choices.filter((choice) => choice.type === "picks")
  const places = choices.filter((choice) => choice.type === "places")
  return { plays, buttons, picks, places }
}

/** The question that is answered with several cards, if one is. */
export function picksOf({ asked }: Frame): PicksData | undefined {
  return asked.options.find((choice) => choice.type === "picks")
}

/** The cards that can be picked; where only none may be, there are none. */
export function pickable({ picks }: Sorted): readonly Card[] {
  const [first] = picks
  return first && most(first) > 0 ? first.cards : []
}

/** So many cards may be picked. */
export function most({ sizes }: PicksData): number {
  return Math.max(0, ...sizes)
}

/** A code of the catalog and its data. */
export type Amiss = readonly [string, Record<string, number>]

/** What is wrong with so many cards; null when nothing is. */
export function amiss(count: number, sizes: readonly number[]): Amiss | null {
  if (sizes.includes(count)) return null
  const most = Math.max(0, ...sizes)
  const least = Math.min(most, ...sizes.filter((size) => size > 0))
  if (least === most) return ["ui-pick-exactly", { count: least }]
  if (count < least) return ["ui-pick-too-few", { least }]
  return ["ui-pick-too-many", { most }]
}
