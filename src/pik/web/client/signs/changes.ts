// What happened between two frames that one may want to hear, or be called for.
import { effect, untracked } from "@preact/signals"
import { finishedTrick } from "../pace"
import { isAsked, isPlaying } from "../playing"
import { frame } from "../store"
import type { Frame, Happening } from "../wire"

export type Sign = "card" | "trick" | "turn" | "deal" | "feat"

/** Happenings worth a flourish, in any game. */
const feats = [
  ...["turns-jack", "four-jacks", "shows-rams", "touches-zero"],
  ...["white-hand", "pique", "repique", "announces-capot", "capot", "open-capot"],
  ...["makes-nil", "makes-double-nil"],
]

/** Call back for each frame that follows another. */
export function watch(hear: (before: Frame, now: Frame) => void): void {
  let before = frame.peek()
  effect(() => {
    const now = frame.value
    const was = before
    before = now
    if (was && now && was.seq !== now.seq) untracked(() => hear(was, now))
  })
}

function toldIn(now: Frame): readonly Happening[] {
  return now.events.flatMap((event) => event.happenings)
}

/** Whether the turn has come to the reader; not when it only stays. */
export function comesToMe(before: Frame, now: Frame): boolean {
  return isAsked(now) && (!isAsked(before) || now.events.some((event) => event.seat !== now.you))
}

function rows(shown: Frame): number {
  return shown.screen?.sheet.rows.length ?? 0
}

/** Whether a deal, or the whole match, has been written down. */
export function isScored(before: Frame, now: Frame): boolean {
  return before.life.match === now.life.match && (rows(now) > rows(before) || (now.over && !before.over))
}

/** What was said when it was written: all after the trick before it. */
export function scoring(now: Frame): readonly Happening[] {
  const told = toldIn(now)
  const end = told.findLastIndex((each) => each.ends)
  return told.slice(told.slice(0, Math.max(end, 0)).findLastIndex((each) => each.ends) + 1, end + 1)
}

function isFeat(before: Frame, now: Frame): boolean {
  const newest = rows(now) > rows(before) ? now.screen?.sheet.rows.at(-1) : undefined
  return toldIn(now).some((each) => feats.includes(each.code)) || (newest?.cells ?? []).some((cell) => cell !== null && cell.marks.length > 0)
}

function cardsLie(shown: Frame): number {
  return shown.screen?.board?.trick.length ?? 0
}

/** All that can be heard, in the order in which it sounds. */
export function signsOf(before: Frame, now: Frame): readonly Sign[] {
  const trick = isPlaying(now) ? finishedTrick(now) : ""
  const isTaken = trick !== "" && !(isPlaying(before) && finishedTrick(before) === trick)
  const isEnd = isScored(before, now)
  const found: readonly (readonly [Sign, boolean])[] = [
    ["card", isTaken || cardsLie(now) > cardsLie(before)],
    ["trick", isTaken],
    ["deal", isEnd],
    ["feat", isFeat(before, now)],
    ["turn", !isEnd && comesToMe(before, now)],
  ]
  return found.filter(([, isSo]) => isSo).map(([sign]) => sign)
}
