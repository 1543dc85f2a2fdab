// Small sounds, made on the spot: no file is loaded. A browser lets a page sound only once somebody has touched it.
import { effect } from "@preact/signals"
import { sounds, volume, type Volume } from "../settings"
import { signsOf, watch, type Sign } from "./changes"

/** When it begins and how long it lasts, in seconds, and its pitch in hertz; the rustle of paper has none. */
type Note = readonly [at: number, lasts: number, pitch: number]

const rustle = 0
const tunes: Readonly<Record<Sign, readonly Note[]>> = {
  card: [[0, 0.07, rustle]],
  trick: [[0, 0.1, rustle], [0.08, 0.14, rustle]],
  turn: [[0, 0.22, 659], [0.14, 0.4, 880]],
  deal: [[0, 0.5, 392], [0.12, 0.5, 494], [0.24, 0.8, 587]],
  feat: [[0, 0.2, 523], [0.09, 0.2, 659], [0.18, 0.2, 784], [0.27, 0.6, 1047]],
}
const loudness: Readonly<Record<Volume, number>> = { low: 0.05, middle: 0.14, high: 0.4 }
/** Between two signs of one frame, in seconds. */
const apart = 0.18
const rise = 0.008

let audio: AudioContext | null = null

/** Within a gesture: from now on the page may sound. */
function wake(): void {
  if (!sounds.peek()) return
  audio ??= new AudioContext()
  if (audio.state !== "running") void audio.resume()
}

function paper(context: AudioContext, lasts: number): AudioScheduledSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate)
  buffer.getChannelData(0).forEach((_, at, samples) => (samples[at] = Math.random() * 0.6 - 0.3))
  return Object.assign(context.createBufferSource(), { buffer })
}

function tone(context: AudioContext, pitch: number): AudioScheduledSourceNode {
  const source = Object.assign(context.createOscillator(), { type: "triangle" as const })
  source.frequency.value = pitch
  return source
}

function sound(context: AudioContext, start: number, [at, lasts, pitch]: Note): void {
  const source = pitch === rustle ? paper(context, lasts) : tone(context, pitch)
  const swell = context.createGain()
  const begins = start + at
  swell.gain.setValueAtTime(0.0001, begins)
  swell.gain.exponentialRampToValueAtTime(loudness[volume.peek()], begins + rise)
  swell.gain.exponentialRampToValueAtTime(0.0001, begins + lasts)
  source.connect(swell).connect(context.destination)
  source.start(begins)
  source.stop(begins + lasts)
}

function play(signs: readonly Sign[]): void {
  const context = audio
  if (!sounds.peek() || context?.state !== "running") return
  signs.forEach((sign, order) => tunes[sign].forEach((note) => sound(context, context.currentTime + order * apart, note)))
}

/** Who switches it on, or changes the volume, hears it. */
export function chime(): void {
  wake()
  void audio?.resume().then(() => play(["turn"]))
}

for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, true)

/** A page out of sight is heard only when it calls. */
watch((before, now) => {
  const isHidden = document.visibilityState === "hidden"
  play(signsOf(before, now).filter((sign) => sign === "turn" || !isHidden))
})

effect(() => {
  if (!sounds.value) void audio?.suspend()
})
