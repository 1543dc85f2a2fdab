// Whether there is room beside the table for the whole sheet and the log; the styles lay them out by the same measure.
import { signal } from "@preact/signals"

const room = matchMedia("(min-width: 900px) and (min-height: 521px)")

/** Whether there is room; what nobody sees needn't be drawn with each frame. */
export const isWide = signal(room.matches)

room.addEventListener("change", () => (isWide.value = room.matches))
