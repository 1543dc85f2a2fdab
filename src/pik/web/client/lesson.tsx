// The place of a lesson in the dock; what stands there comes with a lesson's tables only.
import { signal } from "@preact/signals"
import type { ComponentType } from "preact"
import { useEffect } from "preact/hooks"
import type { Whole } from "./look"
import { t } from "./texts"
import type { Act, Frame } from "./wire"

const teacher = signal<ComponentType<Whole> | null>(null)
/** The act that a lesson shows, until the next decision. */
export const advised = signal<Act | null>(null)

export function isAdvised(act: Act): boolean {
  return advised.value !== null && JSON.stringify(advised.value) === JSON.stringify(act)
}

/** Whether the deal that teaches is over: its row stands in the place of the cards. */
export function isTold({ life, screen }: Frame): boolean {
  return life.lesson && screen?.board?.phase === "over"
}

/** Whether the lesson speaks about a decision now: then the dock says nothing else. */
export function isTaught(frame: Frame): boolean {
  return frame.life.lesson && teacher.value !== null && frame.waiting.includes(frame.you ?? -1)
}

export function Lesson({ frame }: Whole) {
  useEffect(() => void load(), [])
  const Teacher = teacher.value
  return Teacher && <Teacher frame={frame} />
}

/** Without its teacher a lesson is an ordinary table. */
async function load(): Promise<void> {
  if (!teacher.peek()) teacher.value = await import("./teacher").then((each) => each.Teacher, () => null)
}

/** What comes after a lesson: the same game, for real. */
export function RealMatch({ frame, size = "" }: { readonly frame: Frame; readonly size?: "" | "big" }) {
  const play = () => void import("./teacher").then((each) => each.playForReal(frame))
  return (
    <button type="button" class={`btn primary ${size}`} id="real-match" onClick={play}>
      {t("ui-lesson-real")}
    </button>
  )
}
