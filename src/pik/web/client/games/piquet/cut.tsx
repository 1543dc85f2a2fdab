// The cut for deal: the pack spread as a fan; one card is turned by hand or by the table.
import { useState } from "preact/hooks"
import { alwaysDo, isAlways } from "../../always"
import { CardBack, CardFace } from "../../cards"
import { anyNumber } from "../../link"
import type { Playing } from "../../playing"
import { cardName, seatName } from "../../say"
import { pending, send } from "../../store"
import { t, word } from "../../texts"
import type { PlacesData } from "../../wire"
import { boardOf } from "./board"
import type { SeenTurn } from "./wire"

interface Props {
  readonly frame: Playing
}

const pack = 32
const perRow = 11

/** The places that may still be turned, as ranges. */
function open(frame: Playing): readonly PlacesData[] {
  return frame.asked.options.filter((choice) => choice.type === "places")
}

export function Spread({ frame }: Props) {
  const [focused, setFocused] = useState(Math.floor(pack / 2))
  const board = boardOf(frame)
  const ranges = open(frame)
  const isOpen = (at: number) => ranges.some(({ least, most }) => least <= at && at <= most)
  const move = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow }[event.key]
    const to = focused + (by ?? 0)
    if (by === undefined || to < 0 || to >= pack) return
    event.preventDefault()
    event.stopPropagation()
    setFocused(to)
    const list = event.currentTarget as HTMLElement
    list.querySelectorAll<HTMLElement>("button")[to]?.focus()
  }
  return (
    <div class="spread" role="group" aria-label={t("pile-spread")} onKeyDown={move}>
      {Array.from({ length: pack }, (_, at) => (
        <SpreadCard key={at} frame={frame} at={at} turn={board?.cuts.find((each) => each.at === at)} isOpen={isOpen(at)} isStop={at === focused} />
      ))}
    </div>
  )
}

interface CardProps extends Props {
  readonly at: number
  readonly turn: SeenTurn | undefined
  readonly isOpen: boolean
  readonly isStop: boolean
}

function SpreadCard({ frame, at, turn, isOpen, isStop }: CardProps) {
  const bend = Math.abs((at % perRow) - (perRow - 1) / 2) ** 2 * 0.5
  const turned = turn && t("look-cut-taken", { seat: seatName(frame, turn.seat), card: cardName(turn.card) })
  return (
    <button
      type="button"
      class={turn ? "turned" : ""}
      style={{ "--bend": `${bend}px`, "--turn": `${((at % perRow) - (perRow - 1) / 2) * 1.6}deg` }}
      tabIndex={isStop ? 0 : -1}
      aria-label={turned ?? t("look-cut-card", { number: at + 1 })}
      aria-disabled={isOpen ? undefined : true}
      data-at={at}
      title={turned}
      onClick={() => isOpen && send({ type: "cut", at })}
    >
      {turn ? <CardFace card={turn.card} /> : <CardBack />}
    </button>
  )
}

/** Somebody who does not care leaves it to the table, now or always. */
export function CutChoice({ frame }: Props) {
  const ranges = open(frame)
  const [first] = ranges
  if (!first) return null
  const places = ranges.flatMap(({ least, most }) => Array.from({ length: most - least + 1 }, (_, step) => least + step))
  return (
    <div class="panel">
      <p class="muted">{t("look-cut")}</p>
      <div class="two-ends">
        <label class="tick">
          <input type="checkbox" checked={isAlways(frame, first.act)} onChange={(event) => alwaysDo(frame, first.act, event.currentTarget.checked)} />
          {t("ui-always")}
        </label>
        <button type="button" class="btn primary" data-choose disabled={pending.value !== null} onClick={() => send({ type: first.act, [first.field]: places[anyNumber(0, places.length - 1)] })}>
          {word("always-cut", t("ui-choose-for-me"))}
        </button>
      </div>
    </div>
  )
}
