// The draw for two: the card on top and the unseen next one, each with what follows.
import { signal } from "@preact/signals"
import { CardBack, CardFace, Mini } from "../../cards"
import { cardName, cardNames } from "../../say"
import { pending, send } from "../../store"
import { t } from "../../texts"
import type { Act, Card } from "../../wire"
import { actOf, boardOf, handSize, ofTwo, type Whole } from "./board"

export function KeepOrNext({ frame }: Whole) {
  const board = boardOf(frame)
  const keep = actOf(frame, "keep")
  const pass = actOf(frame, "pass")
  if (!board || !ofTwo(board) || !board.top || !keep || !pass) return null
  return (
    <div class="keep-or-next" role="group" aria-label={t("draw-choose")}>
      <Way act={keep} card={board.top} name="keep" />
      <Way act={pass} card={board.top} name="pass" />
    </div>
  )
}

interface WayProps {
  readonly act: Act
  readonly card: Card
  readonly name: "keep" | "pass"
}

function Way({ act, card, name }: WayProps) {
  const isKeep = name === "keep"
  const spoken = t(isKeep ? "draw-keep-spoken" : "draw-pass-spoken", { card: cardName(card) })
  return (
    <button type="button" class={`draw-way ${pending.value?.act === act ? "sent" : ""}`} data-act={act.type} aria-label={spoken} disabled={pending.value !== null} onClick={() => send(act)}>
      <span class="large" data-fly={isKeep ? card : undefined}>
        {isKeep ? <CardFace card={card} /> : <CardBack />}
      </span>
      <span class={`btn ${isKeep ? "primary" : ""}`}>{t(isKeep ? "draw-keep" : "draw-pass")}</span>
      <small>{t(isKeep ? "draw-keep-about" : "draw-pass-about")}</small>
    </button>
  )
}

/** The stock, as long as somebody else looks at its top. */
export function Stock({ frame }: Whole) {
  const board = boardOf(frame)
  if (!board || !ofTwo(board) || board.stock === 0) return null
  return (
    <div class="pile stock" id="pile-stock">
      <span class="large" aria-hidden="true">
        <CardBack />
      </span>
      <span class="caption">{t("ui-pile", { pile: t("pile-stock"), count: board.stock })}</span>
    </div>
  )
}

/** How far the draw is. */
export function Progress({ frame }: Whole) {
  const board = boardOf(frame)
  if (!board || !ofTwo(board)) return null
  const count = board.hand.length
  return (
    <div class="progress">
      <span class="cells" aria-hidden="true">
        {Array.from({ length: handSize }, (_, at) => (
          <i key={at} class={at < count ? "taken" : ""} />
        ))}
      </span>
      <p>
        <b>{t("draw-so-far", { count, all: handSize })}</b> <span class="muted">{t("draw-left", { count: board.stock })}</span>
      </p>
      <Thrown frame={frame} />
    </div>
  )
}

const isOpen = signal(false)

/** What the reader has seen and thrown, on demand. */
export function Thrown({ frame }: Whole) {
  const board = boardOf(frame)
  if (!board || !ofTwo(board) || board.discarded.length === 0) return null
  const words = t("draw-thrown", { count: board.discarded.length })
  return (
    <div class="thrown">
      {isOpen.value && (
        <p class="minis">
          <span class="sr">{cardNames(board.discarded)}</span>
          {board.discarded.map((card) => (
            <Mini key={card} card={card} />
          ))}
        </p>
      )}
      <button type="button" class="btn small" aria-expanded={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)}>
        {words}
      </button>
    </div>
  )
}
