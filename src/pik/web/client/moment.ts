// On a slow phone drawing a new frame, laying it out and painting it would together take longer than a frame may: each is
// a task of its own, so that a tap or an animation can come in between.
import { options } from "preact"

const waiting: (() => void)[] = []
const channel = new MessageChannel()
channel.port1.onmessage = () => waiting.shift()?.()

/** In a task of its own, in the order of calls; in a hidden page too, where timers and animation frames hardly run. */
export function soon(work: () => void): void {
  waiting.push(work)
  channel.port2.postMessage(0)
}

/** When the page has changed and is about to be painted. */
export function beforePaint(work: () => void): void {
  if (document.hidden) work()
  else requestAnimationFrame(work)
}

/** Lay out what has changed, so that it needn't be done when it is painted. */
export function layOut(): void {
  soon(() => document.body.getBoundingClientRect())
}

let isComing = false

/** What work changes is drawn in a task of its own; what the reader does, at once. */
export function drawNext(work: () => void): void {
  isComing = true
  work()
  isComing = false
}

options.debounceRendering = (draw) => (isComing ? soon(draw) : queueMicrotask(draw))
