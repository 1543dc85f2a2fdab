// What is asked about before it is done: what breaks a rule at a live table, and what can't be taken back.
import { signal } from "@preact/signals"
import { actsOf, cardOf } from "./choices"
import type { Act, Asked, BreachData, Card, PicksData } from "./wire"

export interface Temptation {
  /** The rule that it breaks; null where it breaks none. */
  readonly breach: BreachData | null
  /** What can be done: one thing, or some to choose among. */
  readonly acts: readonly Act[]
  /** Why it is against the rules, where that is known, or what comes of it. */
  readonly why: string
  /** The words on the buttons, where they are not those of the acts. */
  readonly words: readonly string[]
  /** The decision that it is about. */
  readonly since: number
}

/** What the reader is asked about before it is done. */
export const tempted = signal<Temptation | null>(null)

export function tempt(since: number, breach: BreachData | null, acts: readonly Act[], why = "", words: readonly string[] = []): void {
  tempted.value = { breach, acts, why, words, since }
}

/** The breach that is to play a card. */
export function breachOf({ breaches = [] }: Asked, card: Card): readonly [BreachData, Act] | null {
  for (const breach of breaches) {
    const act = actsOf(breach.acts).find((each) => cardOf(each) === card)
    if (act) return [breach, act]
  }
  return null
}

/** The breach that is to pick another number of cards. */
export function breachOfPicks({ breaches = [] }: Asked, act: string, count: number): BreachData | undefined {
  return breaches.find((breach) => picksIn(breach).some((each) => each.act === act && !each.also && each.sizes.includes(count)))
}

/** The cards that can be picked though none may be. */
export function wronglyPickable({ breaches = [] }: Asked): readonly Card[] {
  return breaches.flatMap(picksIn).flatMap((each) => (each.also ? [] : each.cards))
}

export function picksIn({ acts }: BreachData): readonly PicksData[] {
  return acts.filter((each) => each.type === "picks")
}

/** The breaches that are neither a card of the hand nor picked cards. */
export function otherBreaches({ breaches = [] }: Asked): readonly (readonly [BreachData, readonly Act[]])[] {
  return breaches.map((breach) => [breach, actsOf(breach.acts).filter((act) => !cardOf(act))] as const).filter(([, acts]) => acts.length > 0)
}
