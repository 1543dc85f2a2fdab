// A frame with something on the table: the plain table draws these.
import type { Frame, MatchScreen } from "./wire"

export interface Playing extends Frame {
  readonly screen: MatchScreen
}

export function isPlaying(frame: Frame): frame is Playing {
  return frame.screen !== null
}
