// All that calls, sounds and reads, in one small chunk.
export { buzz, isAllowed } from "./call"
export { chime } from "./sound"
export { introduce } from "./voice"
