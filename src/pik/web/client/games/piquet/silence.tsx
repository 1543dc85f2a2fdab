// A live table: who plays in silence and why, and what is found out once the first trick is over.
import type { ComponentChildren } from "preact"
import { useEffect, useState } from "preact/hooks"
import type { AtSeat, Whole } from "../../look"
import { nearSeat } from "../../places"
import type { Playing } from "../../playing"
import { sentence } from "../../say"
import { stay } from "../../settings"
import { boardOf } from "./board"
import { Ledger } from "./ledger"

/** Notes of a seat that stay in view whatever else is left out. */
export const silences = ["note-over", "note-righted", "note-false"]

/** Beside the seat, and beside the status for the reader; while the ledger says it, it says enough. */
export function Mark({ frame, seat }: AtSeat) {
  const notes = boardOf(frame)?.seats[seat]?.notes.filter((note) => silences.includes(note.code)) ?? []
  if (notes.length === 0 || isFound(frame)) return null
  return (
    <span class="notes silence" style={seat === nearSeat(frame) ? { maxWidth: "88px" } : undefined} aria-hidden="true">
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
export function Found({ frame, children }: Whole & { readonly children: ComponentChildren }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timers = [setTimeout(() => setShown(true), stay.value * 1000), setTimeout(() => setShown(false), reading)]
    return () => timers.forEach(clearTimeout)
  }, [frame.seq])
  return shown ? (
    <div class="piquet middle mid declaring" data-found onClick={() => setShown(false)}>
      <Ledger frame={frame} />
    </div>
  ) : (
    <>{children}</>
  )
}
