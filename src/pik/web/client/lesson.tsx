// The place of a lesson in the dock; what stands there comes with a lesson's tables only.
import { signal } from "@preact/signals"
import type { ComponentType } from "preact"
import { useEffect } from "preact/hooks"
import type { Whole } from "./look"
import { isAsked } from "./playing"
import { t } from "./texts"
import type { Act, Frame } from "./wire"

interface Parts {
  readonly Teacher: ComponentType<Whole>
  readonly Tools: ComponentType<Whole>
}

const parts = signal<Parts | null>(null)
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
  return frame.life.lesson && parts.value !== null && isAsked(frame)
}

/** Whether nothing is offered unasked: a lesson offers what it has told of. */
export function isReserved(frame: Frame): boolean {
  return frame.life.lesson && parts.value !== null
}

/** What it says; under the status. */
export function Lesson({ frame }: Whole) {
  useEffect(() => void load(), [])
  return parts.value && <parts.value.Teacher frame={frame} />
}

/** What can be done about it; in the place of the status. */
export function LessonTools({ frame }: Whole) {
  return parts.value && <parts.value.Tools frame={frame} />
}

/** Without its teacher a lesson is an ordinary table. */
async function load(): Promise<void> {
  if (!parts.peek()) parts.value = await import("./teacher").then((each) => each, () => null)
}

/** What comes after a lesson: the same game, for real. */
export function RealMatch({ frame, size = "big" }: { readonly frame: Frame; readonly size?: "" | "big" }) {
  const play = () => void import("./teacher").then((each) => each.playForReal(frame))
  return (
    <button type="button" class={`btn primary ${size}`} id="real-match" onClick={play}>
      {t("ui-lesson-real")}
    </button>
  )
}
