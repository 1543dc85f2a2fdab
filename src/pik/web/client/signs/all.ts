// All that calls, sounds and reads, in one small chunk.
import "./sound"
import "./voice"
export { isAllowed } from "./call"
