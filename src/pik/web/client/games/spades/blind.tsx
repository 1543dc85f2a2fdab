// Before the cards are seen: they lie face down, and to look or to bid double nil are equals.
import { tempt } from "../../breach"
import { CardBack } from "../../cards"
import { Icon } from "../../icons"
import { isAdvised } from "../../lesson"
import { alwaysDo, isAlways } from "../../always"
import { pending, send } from "../../store"
import { figure, t } from "../../texts"
import { actOf, boardOf, doubleNil, ofTwo, type Whole } from "./board"
import { Stock } from "./draw"
import { Token } from "./token"

export function Blind({ frame }: Whole) {
  const board = boardOf(frame)
  const look = actOf(frame, "look")
  const double = actOf(frame, "double-nil")
  if (!board || !look) return null
  const forTwo = ofTwo(board)
  const points = board.worth.find((each) => each.bid === doubleNil)?.points ?? 0
  return (
    <div class="panel blind" role="group" aria-label={t("bid-yours")}>
      <div class="buttons equals">
        <button type="button" class={`btn two-line ${isAdvised(look) ? "sent advised" : ""}`} data-act="look" disabled={pending.value !== null} onClick={() => send(look)}>
          <span class="way">
            <Icon name="eye" />
            {t(forTwo ? "blind-draw" : "blind-look")}
          </span>
          <small>{t(forTwo ? "blind-draw-about" : "blind-look-about")}</small>
        </button>
        {double && (
          <button type="button" class="btn two-line" data-act="double-nil" disabled={pending.value !== null} onClick={() => tempt(frame.since, null, [double], t("sure-double-nil"))}>
            <span class="way">
              <Token bid={doubleNil} />
              {t("blind-double")}
            </span>
            <small>{t("blind-double-about", { points: figure(points) })}</small>
          </button>
        )}
      </div>
      <label class="tick">
        <input type="checkbox" role="switch" checked={isAlways(frame, "look")} onChange={(event) => alwaysDo(frame, "look", event.currentTarget.checked)} />
        {t(forTwo ? "always-draw" : "always-look")}
      </label>
    </div>
  )
}

/** In the place of the hand, as long as it was not looked at. */
export function FaceDown({ frame }: Whole) {
  const board = boardOf(frame)
  const own = board?.seats.find((each) => each.seat === frame.you)
  if (!board || !own || own.cards === 0 || board.hand.length > 0 || ofTwo(board)) return null
  return (
    <div class="hand face-down" role="img" aria-label={t("blind-hand", { count: own.cards })} style={{ "--n": own.cards }}>
      <ul aria-hidden="true">
        {Array.from({ length: own.cards }, (_, at) => (
          <li key={at}>
            <CardBack />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** On the table meanwhile: what is at stake. */
export function BlindWords({ frame }: Whole) {
  const board = boardOf(frame)
  if (!board) return null
  const canDouble = actOf(frame, "double-nil") !== undefined
  const forTwo = ofTwo(board)
  return (
    <div class="words">
      <Stock frame={frame} />
      <b>{t(forTwo ? "blind-title-draw" : "blind-title")}</b>
      <p>{t(forTwo ? "blind-about-draw" : canDouble ? "blind-about" : "blind-early")}</p>
    </div>
  )
}
