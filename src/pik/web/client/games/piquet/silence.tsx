// A live table: who plays in silence and why, and what is found out once the first trick is over.
import { useEffect, useState } from "preact/hooks"
import type { AtSeat, Whole } from "../../look"
import type { Playing } from "../../playing"
import { sentence, told } from "../../say"
import { stay } from "../../settings"
import { t } from "../../texts"
import { boardOf } from "./board"
import { Ledger } from "./ledger"

/** Notes of a seat that stay in view whatever else is left out. */
export const silences = ["note-over", "note-righted", "note-false"]

/** Beside the seat, and beside the status for the reader. */
export function Mark({ frame, seat }: AtSeat) {
  const notes = boardOf(frame)?.seats[seat]?.notes.filter((note) => silences.includes(note.code)) ?? []
  if (notes.length === 0) return null
  return (
    <span class="notes silence" aria-hidden="true">
      {notes.map((note, at) => (
        <span class="note" key={at}>
          {sentence(frame, note)}
        </span>
      ))}
    </span>
  )
}

/** Whether a false brag has come out just now. */
export function isFound(frame: Playing): boolean {
  return frame.events.some((event) => event.happenings.some((each) => each.code === "false-brag"))
}

const reading = 8000

/** The ledger as it stands now, once the trick has been seen; it goes by itself, or with a tap. */
export function Found({ frame }: Whole) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timers = [setTimeout(() => setShown(true), stay.value * 1000), setTimeout(() => setShown(false), reading)]
    return () => timers.forEach(clearTimeout)
  }, [frame.seq])
  const found = frame.events.flatMap((event) => event.happenings).filter((each) => each.code === "false-brag")
  if (!shown) return null
  return (
    <section class="feat" data-feat="found" aria-label={t("look-found")} onClick={() => setShown(false)}>
      <h2>{t("look-found")}</h2>
      {found.map((each) => (
        <p class="why" key={each.seat}>
          {told(frame, each)}
        </p>
      ))}
      <Ledger frame={frame} />
    </section>
  )
}
