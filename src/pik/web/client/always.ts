// What the reader wants done at once, without being asked again: acts of a game by their type.
import { always } from "./settings"
import type { Frame } from "./wire"

function keyOf(frame: Frame, act: string): string {
  return `${frame.game}/${act}`
}

export function isAlways(frame: Frame, act: string): boolean {
  return always.value.includes(keyOf(frame, act))
}

export function alwaysDo(frame: Frame, act: string, on: boolean): void {
  const others = always.value.filter((each) => each !== keyOf(frame, act))
  always.value = on ? [...others, keyOf(frame, act)] : others
}
