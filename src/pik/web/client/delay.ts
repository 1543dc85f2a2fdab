// How late the answer to a command is: it shows only when it is worth telling.
import { signal } from "@preact/signals"

/** How long the command has been on its way: 0 a moment, 1 show a spinner, 2 say so. */
export const delay = signal<0 | 1 | 2>(0)

const spinnerAfter = 400
const bannerAfter = 3000
let timers: number[] = []

/** Say so when an answer is late. */
export function watchDelay(): void {
  timers.forEach(clearTimeout)
  timers = [
    setTimeout(() => (delay.value = 1), spinnerAfter),
    setTimeout(() => (delay.value = 2), bannerAfter),
  ]
}

/** The answer is here, or nobody waits for it any more. */
export function endDelay(): void {
  delay.value = 0
  timers.forEach(clearTimeout)
}
