// Where it takes two taps to play a card: the card that the next tap plays, for this decision only.
import { signal } from "@preact/signals"
import { cardName } from "./say"
import { tell } from "./hearing"
import { capital, t } from "./texts"
import type { Card, Frame } from "./wire"

const lifted = signal<{ readonly card: Card; readonly since: number } | null>(null)

export function liftedIn(frame: Frame): Card | null {
  const now = lifted.value
  return now?.since === frame.since ? now.card : null
}

/** How a lifted card is called. */
export function spokenLift(card: Card): string {
  return t("ui-lifted", { card: cardName(card) })
}

export function lift({ since }: Frame, card: Card): void {
  lifted.value = { card, since }
  tell(capital(spokenLift(card)))
}

/** Whether there was a card to put back. */
export function putBack(): boolean {
  const was = lifted.peek()
  lifted.value = null
  return was !== null
}
