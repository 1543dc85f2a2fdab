// Three cards for the partner: what lies in the tray, and afterwards what came.
import { Mini } from "../../cards"
import { picksOf } from "../../choices"
import { cardNames, seatName } from "../../say"
import { t } from "../../texts"
import { CardTray } from "../../kit"
import type { Card } from "../../wire"
import { boardOf, ofPartners, partnerOf, type Whole } from "./board"

/** The tray under the hand. */
export function ExchangeTray({ frame }: Whole) {
  const board = boardOf(frame)
  const partner = board ? partnerOf(frame, board) : undefined
  if (board?.phase !== "exchange" || partner === undefined) return null
  return (
    <CardTray frame={frame}>
      <b class="for-whom">{t("exchange-for", { seat: seatName(frame, partner) })}</b>
    </CardTray>
  )
}

/** On the table while the three are chosen, or waited for. */
export function ExchangeWords({ frame }: Whole) {
  const board = boardOf(frame)
  const partner = board ? partnerOf(frame, board) : undefined
  if (!board || !ofPartners(board) || partner === undefined) return null
  const seat = seatName(frame, partner)
  const isAsked = picksOf(frame) !== undefined
  if (isAsked) {
    return (
      <div class="words">
        <b>{t("exchange-title", { seat })}</b>
        <p>{t("exchange-about")}</p>
      </div>
    )
  }
  return (
    <div class="words">
      <b>{board.given.length > 0 ? t("exchange-laid", { seat }) : t("exchange-others")}</b>
      {board.given.length > 0 && <Cards cards={board.given} />}
    </div>
  )
}

/** On the table until the first card is played: what was given and what came. */
export function Exchanged({ frame }: Whole) {
  const board = boardOf(frame)
  const partner = board ? partnerOf(frame, board) : undefined
  if (!board || !ofPartners(board) || partner === undefined || board.received.length === 0) return null
  const seat = seatName(frame, partner)
  return (
    <div class="words">
      <b>{t("exchange-got", { seat })}</b>
      <Cards cards={board.received} />
      <p>{t("exchange-gave", { seat })}</p>
      <Cards cards={board.given} />
    </div>
  )
}

function Cards({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <p class="minis">
      <span class="sr">{cardNames(cards)}</span>
      {cards.map((card) => (
        <Mini key={card} card={card} />
      ))}
    </p>
  )
}
