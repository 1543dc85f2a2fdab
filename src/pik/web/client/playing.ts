// A frame with something on the table: the plain table draws these.
import type { Frame, MatchScreen } from "./wire"

export interface Playing extends Frame {
  readonly screen: MatchScreen
}

/** Whether the table waits for the reader. */
export function isAsked({ you, waiting }: Frame): boolean {
  return you !== null && waiting.includes(you)
}

export function isPlaying(frame: Frame): frame is Playing {
  return frame.screen !== null
}
