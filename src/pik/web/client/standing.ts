// How things stand, in a few sentences: for who cannot look at the table.
import { headline } from "./dock"
import { tell } from "./hearing"
import { fromNear } from "./places"
import { isPlaying, type Playing } from "./playing"
import { cardName, cardNames, handWords, seatName, sentence } from "./say"
import { frame as current } from "./store"
import { capital, ended, figure, t, word } from "./texts"
import type { Board, SeatBoard } from "./wire"

/** Whose turn it is, what lies on the table, what holds for the deal, each player, one's own cards. */
export function standing(frame: Playing): readonly string[] {
  const { board } = frame.screen
  if (!board) return [headline(frame)]
  const seats = fromNear(frame).flatMap((seat) => board.seats.filter((each) => each.seat === seat))
  const cards = board.hand.map((held) => held.card)
  const lines = [
    headline(frame),
    word(`phase-${board.phase}`, ""),
    onTable(frame, board),
    ...board.facts.map((fact) => sentence(frame, fact)),
    ...seats.map((seat) => seatStands(frame, seat)),
    cards.length > 0 ? `${t("ui-hand")}: ${handWords(cards)}` : "",
  ]
  return lines.filter(Boolean).map((line) => capital(ended(line)))
}

function onTable(frame: Playing, board: Board): string {
  const finished = board.trick.length === 0
  const cards = finished ? board.last_trick : board.trick
  if (cards.length === 0) return ""
  const words = cards.map(({ seat, card }) => t("ui-played", { seat: seatName(frame, seat), card: cardName(card) }))
  return `${t(finished ? "ui-last-trick" : "ui-trick")}: ${words.join(", ")}`
}

function seatStands(frame: Playing, { seat, score, tricks, notes, shown }: SeatBoard): string {
  const facts = [`${t("ui-score")} ${figure(score)}`, t("ui-tricks", { count: tricks }), ...notes.map((note) => sentence(frame, note)), cardNames(shown)]
  return `${seatName(frame, seat)}: ${facts.filter(Boolean).join(", ")}`
}

/** Say how things stand now. */
export function tellStanding(): void {
  const frame = current.peek()
  if (frame && isPlaying(frame)) tell(standing(frame).join(" "))
}
