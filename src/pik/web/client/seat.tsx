// Another player at the table: a chip above, an upright post at the sides.
import { Avatar } from "./avatar"
import { Mini, Pip, rankMark } from "./cards"
import { Clock } from "./clock"
import { Icon } from "./icons"
import { isDrawn, lookOf } from "./look"
import { placeOf } from "./places"
import type { Playing } from "./playing"
import { cardNames, levelName, plainName, seatName, sentence, shortLevel, suitOf } from "./say"
import { talkOf } from "./talk"
import { figure, t } from "./texts"
import type { Card, SeatBoard } from "./wire"

const fanned = 5

export function Fan({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span class="cards-left">
      <span class="fan">
        {Array.from({ length: Math.min(count, fanned) }, (_, at) => (
          <i key={at} />
        ))}
      </span>
      {count}
    </span>
  )
}

export function Taken({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span class="taken">
      {count <= fanned ? Array.from({ length: count }, (_, at) => <i key={at} />) : <><i />{count}</>}
    </span>
  )
}

/** All that can be seen at a seat, in one sentence. */
export function spokenSeat(frame: Playing, board: SeatBoard): string {
  const player = frame.players.find((each) => each.seat === board.seat)
  return [
    plainName(frame, board.seat),
    isHost(frame, board.seat) ? t("ui-host") : "",
    player?.level ? `${t("ui-bot")}, ${levelName(player.level)}` : "",
    player?.stand_in ? t("ui-bot-plays") : player?.kind === "human" && !player.present ? t("ui-away") : "",
    frame.waiting.includes(board.seat) && frame.screen.board?.phase !== "over" ? t("ui-turn") : "",
    `${t("ui-score")} ${figure(board.score)}`,
    t("ui-cards-left", { count: board.cards }),
    t("ui-tricks", { count: board.tricks }),
    board.dealer ? t("ui-dealer") : "",
    ...board.notes.map((note) => sentence(frame, note)),
    board.shown.length > 0 ? shown(frame, board) : "",
  ]
    .filter(Boolean)
    .join(", ")
}

/** Whether somebody runs the table for others too. */
function isHost(frame: Playing, seat: number): boolean {
  return frame.life.host === seat && frame.players.filter((player) => player.kind === "human").length > 1
}

function shown(frame: Playing, board: SeatBoard): string {
  const mine = board.seat === frame.you ? "yes" : "no"
  return t("ui-shown", { seat: seatName(frame, board.seat), mine, cards: cardNames(board.shown) })
}

/** Whether the trick that lies finished on the table is this seat's. */
function hasTaken(frame: Playing, seat: number): boolean {
  const board = frame.screen.board
  return board !== null && board.trick.length === 0 && board.last_winner === seat
}

interface Props {
  readonly frame: Playing
  readonly board: SeatBoard
}

export function Seat({ frame, board }: Props) {
  const player = frame.players.find((each) => each.seat === board.seat)
  const name = plainName(frame, board.seat)
  const place = placeOf(frame, board.seat)
  const { Mark } = lookOf(frame)
  const state = [
    "we".includes(place.charAt(0)) ? "post" : "chip",
    frame.waiting.includes(board.seat) ? "turn" : "",
    hasTaken(frame, board.seat) ? "won" : "",
  ]
  return (
    <li class={`seat at-${place} ${state.join(" ")}`} id={`seat${board.seat}`}>
      <span class="sr">{spokenSeat(frame, board)}</span>
      <span class="pair" aria-hidden="true">
        <Avatar name={name} seat={board.seat} bot={player?.kind === "bot"} away={player?.kind === "human" && !player.present} dealer={board.dealer} />
        <span class="pen score">{figure(board.score)}</span>
      </span>
      <span class="who" aria-hidden="true">
        <b title={player?.level ? `${name}: ${levelName(player.level)}` : name}>{name}</b>
        <span class="meta">
          {isHost(frame, board.seat) && <Icon name="home" />}
          <Fan count={board.cards} />
          <Taken count={board.tricks} />
          {player?.kind === "human" && (player.stand_in !== null || !player.present) && (
            <span class="level">{t(player.stand_in !== null ? "ui-bot-plays" : "ui-away")}</span>
          )}
          <Clock frame={frame} seat={board.seat} />
          {player?.level && board.notes.length === 0 && <span class="level">{shortLevel(player.level)}</span>}
        </span>
      </span>
      {Mark && <Mark frame={frame} seat={board.seat} />}
      <Notes frame={frame} board={board} />
      <Bubble frame={frame} seat={board.seat} />
    </li>
  )
}

/** The newest remark, if it was made at this seat; it fades by itself. The log keeps it and the live region says it. */
function Bubble({ frame, seat }: { readonly frame: Playing; readonly seat: number }) {
  const said = talkOf(frame).at(-1)
  if (said?.seat !== seat) return null
  return (
    <span class="bubble" key={said.seq} aria-hidden="true">
      {t(said.code)}
    </span>
  )
}

const few = 2

/** Cards that lie open at a seat: one by one while they are few, else a line for each suit. */
function Open({ cards }: { readonly cards: readonly Card[] }) {
  if (cards.length <= few) {
    return (
      <span class="minis">
        {cards.map((card) => (
          <Mini key={card} card={card} />
        ))}
      </span>
    )
  }
  const suits = [...new Set(cards.map(suitOf))]
  return (
    <span class="by-suit">
      {suits.map((suit) => (
        <span key={suit}>
          <Pip suit={suit} />
          {cards.filter((card) => suitOf(card) === suit).map(rankMark).join(" ")}
        </span>
      ))}
    </span>
  )
}

export function Notes({ frame, board }: Props) {
  const notes = board.notes.filter((note) => !isDrawn(frame, note.code))
  if (notes.length === 0 && board.shown.length === 0) return null
  return (
    <span class="notes" aria-hidden="true">
      {notes.map((note) => (
        <span class="note" key={note.code}>
          {sentence(frame, note)}
        </span>
      ))}
      {board.shown.length > 0 && <Open cards={board.shown} />}
    </span>
  )
}
