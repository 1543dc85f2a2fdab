// Frames come faster than eyes follow: each stays a while, a finished trick longer.
import { signal } from "@preact/signals"
import { lookOf } from "./look"
import { isPlaying } from "./playing"
import { speed, stay, untilTap, type Speed } from "./settings"
import type { Frame } from "./wire"

const moves: Readonly<Record<Speed, number>> = { slow: 700, normal: 350, fast: 160, none: 0 }
/** For what else there is to read while tricks wait for a tap, in seconds. */
const usual = 1
/** So far behind nobody wants to see each step. */
const crowd = 24
/** How a claim has ended: time to take it in. */
const verdicts = ["claim-accepted", "claim-refused"]

/** Whether what lies on the table stays until the reader goes on. */
export const held = signal(false)
/** The newest frame, which may not be on show yet. */
export const newest = signal<Frame | null>(null)

/** A name for the finished trick that lies on the table; empty when there is none. */
export function finishedTrick(frame: Frame): string {
  const board = frame.screen?.board
  if (!board || board.trick.length > 0) return ""
  return board.last_trick.map((placed) => placed.seat + placed.card).join()
}

export class Pace {
  readonly #show: (frame: Frame) => void
  readonly #coming: Frame[] = []
  #shown: Frame | null = null
  #timer = 0

  constructor(show: (frame: Frame) => void) {
    this.#show = show
    document.addEventListener("visibilitychange", () => this.goOn())
  }

  /** Show a frame when its time has come. */
  add(frame: Frame): void {
    newest.value = frame
    this.#coming.push(frame)
    if (this.#coming.length > crowd) this.#coming.splice(0, Infinity, { ...frame, events: this.#coming.flatMap((each) => each.events) })
    if (!this.#timer && !held.peek()) this.#next()
  }

  /** Show what comes next without waiting any longer: who acts has seen enough. */
  goOn(): void {
    clearTimeout(this.#timer)
    held.value = false
    this.#next()
  }

  #next(): void {
    this.#timer = 0
    let wait = 0
    while (wait === 0) {
      const frame = this.#coming.shift()
      if (!frame) return
      const before = this.#shown
      this.#shown = frame
      this.#show(frame)
      wait = pause(before, frame)
    }
    held.value = wait === Infinity
    if (!held.peek()) this.#timer = setTimeout(() => this.#next(), wait)
  }
}

/** How long a frame stays before the next one, in milliseconds; for ever, if it waits for a tap. */
function pause(before: Frame | null, frame: Frame): number {
  if (document.visibilityState === "hidden" || before?.seq === frame.seq || !before) return 0
  const finished = finishedTrick(frame)
  const isNew = finished !== "" && finished !== finishedTrick(before)
  const isVerdict = frame.events.some((event) => event.happenings.some(({ code }) => verdicts.includes(code)))
  const times = Math.max(isVerdict ? 2.5 : isNew ? 1 : 0, (isPlaying(frame) && lookOf(frame).stays?.(frame)) || 0)
  if (isNew && stay.value === untilTap) return Infinity
  return Math.max(times * (stay.value || usual) * 1000, moves[speed.value])
}
