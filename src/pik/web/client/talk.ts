// What bots say, as far as the reader wants to see and hear it.
import { botTalk, talkAloud } from "./settings"
import type { Frame, Talk } from "./wire"

/** The lines to show. */
export function talkOf(frame: Frame): readonly Talk[] {
  return botTalk.value ? frame.talk : []
}

/** Whether lines are read out. */
export function isAloud(): boolean {
  return botTalk.value && talkAloud.value
}
