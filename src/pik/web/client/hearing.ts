// What is said to who listens: nothing is lost before it stands in the page, and the same words said again are news.
import { computed, signal } from "@preact/signals"
import { isRemark } from "./news"
import { frame } from "./store"
import type { Frame } from "./wire"
import { inWords, type News } from "./words"

/** What is new; it becomes sentences in the language on show. */
export const news = signal<readonly News[]>([])
export const spoken = computed(() => together(news.value))

const mostNews = 8
/** Makes the same words news: a reader says what changes. */
const stirs = "\u00a0"
/** A window that opens has the ear's attention after so many milliseconds. */
const opens = 300
let isUnheard = false

/** What a frame tells of what has happened, and of what is asked. */
export interface Teller {
  readonly happenedIn: Told
  readonly turnOf: Told
}

type Told = (before: Frame | null, coming: Frame) => readonly News[]

/** Several things as one text. */
export function together(lines: readonly News[]): string {
  const shown = frame.value
  return shown ? lines.map((each) => inWords(shown, each)).filter(Boolean).join(" ") : ""
}

/** Say something to the ear, after what has not been heard yet; where that is much, without remarks. */
export function hear(lines: readonly News[]): void {
  if (lines.length === 0) return
  const all = [...(isUnheard ? news.peek() : []), ...lines]
  const told = all.length > mostNews ? all.filter((each) => !isRemark(each)) : all
  news.value = together(told) === spoken.peek() ? [...told, stirs] : told
  isUnheard = true
}

/** What was said last is said once more, where a window has just opened. */
export function sayAgain(): void {
  setTimeout(() => (news.value = [...news.peek()]), opens)
}

/** What is new stands in the page now: what comes next takes its place. */
export function drawnForTheEar(): void {
  isUnheard = false
}

/** Say something to the ear alone. */
export function tell(line: News): void {
  hear([line])
}
