// The scorer's desk: marks with their reasons, what the table proposes, taking the last one back when all agree.
import { effect, signal } from "@preact/signals"
import { useEffect, useState } from "preact/hooks"
import { actsOf } from "../../choices"
import type { AtDesk, Whole } from "../../look"
import { Buttons } from "../../panel"
import type { Playing } from "../../playing"
import { plainName, seatName, sentence, told } from "../../say"
import { Segments } from "../../kit"
import { frame as current, pending, send } from "../../store"
import { capital, t } from "../../texts"
import type { Act, Frame } from "../../wire"

/** Proposals that the scorer has answered. */
const answered = signal<readonly string[]>([])

/** Whoever is late, each with a name for the proposal. */
function named({ late = [], table, life }: Frame): readonly (readonly [number, string])[] {
  return late.map((seat) => [seat, [table, life.match, seat].join()])
}

function proposals(frame: Frame): readonly (readonly [number, string])[] {
  return named(frame).filter(([, key]) => !answered.value.includes(key))
}

/** What the scorer writes makes the table count anew: what it proposes after that has not been answered. */
effect(() => {
  const shown = current.value
  if (!shown?.scorer.offers.length) return
  const open = named(shown).map(([, key]) => key)
  const still = answered.peek().filter((key) => open.includes(key))
  if (still.length < answered.peek().length) answered.value = still
})

export function isProposed(frame: Playing): boolean {
  return proposals(frame).length > 0
}

/** Whose clock has run out twice: the table proposes a mark, the scorer decides. */
export function Proposal({ frame }: Whole) {
  const [first] = proposals(frame)
  if (!first) return null
  const [seat, key] = first
  const act = { type: "mark", seat, reason: "dawdling" }
  const answer = (isGiven: boolean) => {
    answered.value = [...answered.value, key]
    if (isGiven) send(act, true)
  }
  const words = t("look-late", { seat: plainName(frame, seat) })
  return (
    <div class="panel" id="proposal" role="group" aria-label={words}>
      <p>{words}</p>
      <div class="buttons">
        <button type="button" class="btn" data-act="mark" disabled={pending.value !== null} onClick={() => answer(true)}>
          {capital(t("ui-yes"))}
        </button>
        <button type="button" class="btn" id="dismiss" onClick={() => answer(false)}>
          {capital(t("ui-no"))}
        </button>
      </div>
    </div>
  )
}

export function consents(frame: Playing): readonly Act[] {
  return actsOf(frame.asked.offers).filter((act) => act.type === "consent")
}

/** The last mark is to be taken back: everybody but its owner is asked. */
export function Consent({ frame }: Whole) {
  const acts = consents(frame)
  const asked = frame.log.findLast((each) => each.code === "asks-unmark")
  if (acts.length === 0) return null
  return (
    <div class="panel" id="consent" role="group" aria-label={t("act-unmark")}>
      {asked && <p>{told(frame, asked)}</p>}
      <Buttons frame={frame} acts={acts} kind="" />
    </div>
  )
}

export function Desk({ frame, acts }: AtDesk) {
  const marks = acts.filter((act) => act.type === "mark")
  const [seat, setSeat] = useState(-1)
  const [reason, setReason] = useState("")
  useEffect(() => {
    if (pending.value?.act.type === "mark") setSeat(-1)
  }, [pending.value])
  const seats = [...new Set(marks.map((one) => Number(one["seat"])))]
  const reasons = [...new Set(marks.map((one) => String(one["reason"])))]
  const act = marks.find((one) => one["seat"] === seat && one["reason"] === reason)
  return (
    <div class="setting" id="desk">
      <span class="caption">{t("look-for-whom")}</span>
      <Segments label={t("look-for-whom")} values={seats} value={seat} show={(one) => seatName(frame, one)} choose={setSeat} />
      <span class="caption">{t("look-for-what")}</span>
      <Segments label={t("look-for-what")} values={reasons} value={reason} show={(one) => t(`reason-${one}`)} choose={setReason} />
      <Buttons frame={frame} acts={[...(act ? [act] : []), ...acts.filter((one) => one.type === "unmark")]} kind="" table />
      <Traces frame={frame} />
    </div>
  )
}

/** Every mark that was given by hand, with its reason. */
function Traces({ frame }: Whole) {
  const lines = frame.screen.sheet.rows.flatMap((line, row) =>
    line.cells.flatMap((cell, seat) => {
      const notes = (cell?.notes ?? []).filter((note) => note.code.startsWith("trace"))
      return notes.map((note, at) => ({ key: [row, seat, at].join(), seat, note, line }))
    }),
  )
  if (lines.length === 0) return null
  return (
    <>
      <span class="caption">{t("look-traces")}</span>
      <ul class="log">
        {lines.map(({ key, seat, note, line }) => (
          <li key={key}>{`${sentence(frame, line.label)}: ${plainName(frame, seat)}, ${sentence(frame, note)}`}</li>
        ))}
      </ul>
    </>
  )
}
