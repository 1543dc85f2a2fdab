// How things stand, in a few sentences: for who cannot look at the table.
import { headline, hintOn } from "./dock"
import { isWhole, pileWords } from "./felt"
import { tell } from "./hearing"
import { isDrawn } from "./look"
import { fromNear } from "./places"
import { isPlaying, type Playing } from "./playing"
import { cardName, cardNames, handWords, seatName, sentence } from "./say"
import { frame as current, picked } from "./store"
import { capital, ended, figure, t, word } from "./texts"
import type { Board, SeatBoard } from "./wire"

/** Whose turn it is, what lies on the table, what holds for the deal, each player, one's own cards. */
export function standing(frame: Playing): readonly string[] {
  const { board } = frame.screen
  if (!board) return [headline(frame)]
  const seats = fromNear(frame).flatMap((seat) => board.seats.filter((each) => each.seat === seat))
  const cards = board.hand.map((held) => held.card)
  const { result } = frame.screen.sheet
  const lines = [
    headline(frame),
    word(`phase-${board.phase}`, ""),
    result && frame.over ? sentence(frame, result) : hintOn(frame),
    onTable(frame, board),
    ...board.facts.map((fact) => sentence(frame, fact)),
    ...board.piles.filter((pile) => isWhole(pile) || !isDrawn(frame, pile.code)).map(pileWords),
    ...seats.map((seat) => seatStands(frame, seat)),
    ...accountWords(frame),
    cards.length > 0 ? `${t("ui-hand")}: ${handWords(cards)}` : "",
    picked.value.length > 0 ? `${t("ui-tray")}: ${handWords(picked.value)}` : "",
  ]
  return lines.filter(Boolean).map((line) => capital(ended(line)))
}

/** The account of the match, line by line: who is in it with something, the reader first. */
export function accountWords(frame: Playing): readonly string[] {
  return frame.screen.sheet.account.map(({ label, cells }) => {
    const all = fromNear(frame).flatMap((seat) => (cells[seat]?.value ? [`${seatName(frame, seat)} ${figure(cells[seat].value)}`] : []))
    return all.length > 0 ? `${capital(sentence(frame, label))}: ${all.join(", ")}.` : ""
  })
}

function onTable(frame: Playing, board: Board): string {
  const finished = board.trick.length === 0
  const cards = finished ? board.last_trick : board.trick
  if (cards.length === 0) return ""
  const words = cards.map(({ seat, card }) => t("ui-played", { seat: seatName(frame, seat), card: cardName(card) }))
  return `${t(finished ? "ui-last-trick" : "ui-trick")}: ${words.join(", ")}`
}

function seatStands(frame: Playing, { seat, score, tricks, dealer, notes, shown }: SeatBoard): string {
  const all = frame.screen.sheet.rows.flatMap(({ cells }) => cells[seat]?.marks ?? [])
  const marks = [...new Set(all)].map((mark) => `${word(`mark-${mark}`, mark)} ×${all.filter((each) => each === mark).length}`)
  const facts = [`${t("ui-score")} ${figure(score)}`, ...marks, t("ui-tricks", { count: tricks }), dealer ? t("ui-dealer") : "", ...notes.map((note) => sentence(frame, note)), cardNames(shown)]
  return `${seatName(frame, seat)}: ${facts.filter(Boolean).join(", ")}`
}

/** Say how things stand now. */
export function tellStanding(): void {
  const frame = current.peek()
  if (frame && isPlaying(frame)) tell(standing(frame).join(" "))
}
