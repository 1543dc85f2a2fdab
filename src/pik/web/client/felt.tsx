// The middle of the table: the seats around it, the trick, the piles.
import { CardBack, CardFace, Mini } from "./cards"
import { isGathered, LastTrickButton, useGathering } from "./gathered"
import { isTold } from "./lesson"
import { isDrawn, lookOf } from "./look"
import { Slip } from "./pad"
import { fromNear, slotOf } from "./places"
import type { Playing } from "./playing"
import { cardName, cardNames, seatName } from "./say"
import { Seat } from "./seat"
import { goOn } from "./store"
import { t, word } from "./texts"
import type { Board, Pile, Placed } from "./wire"

interface Props {
  readonly frame: Playing
  readonly board: Board
}

export function Felt({ frame, board }: Props) {
  const others = fromNear(frame).slice(1)
  const { Middle } = lookOf(frame)
  const piles = board.piles.filter((pile) => !isDrawn(frame, pile.code))
  useGathering(frame)
  const empty = board.trick.length === 0 && board.last_trick.length === 0
  return (
    <section class={`felt t${frame.players.length}`} aria-label={t("ui-table")} onClick={goOn}>
      <div class="disc" aria-hidden="true" />
      <ul class="seats">
        {others.map((seat) => {
          const at = board.seats.find((each) => each.seat === seat)
          return at && <Seat key={seat} frame={frame} board={at} />
        })}
      </ul>
      {!isGathered(frame) && !isTold(frame) && <Trick frame={frame} board={board} />}
      <LastTrickButton frame={frame} />
      {piles.length > 0 && (
        <ul class={`piles ${empty ? "" : "aside"}`}>
          {piles.map((pile) => (
            <PileOf key={pile.code} pile={pile} />
          ))}
        </ul>
      )}
      {board.trick.length > 0 && board.last_trick.length > 0 && <LastTrick cards={board.last_trick} />}
      {Middle && <Middle frame={frame} />}
      <Slip frame={frame} />
    </section>
  )
}

function Trick({ frame, board }: Props) {
  const finished = board.trick.length === 0
  const cards = finished ? board.last_trick : board.trick
  if (cards.length === 0) return null
  return (
    <ol class={`trick ${finished ? "finished" : ""}`} aria-label={t(finished ? "ui-last-trick" : "ui-trick")}>
      {cards.map((placed) => (
        <TrickCard key={placed.card} frame={frame} board={board} placed={placed} finished={finished} />
      ))}
    </ol>
  )
}

interface TrickCardProps extends Props {
  readonly placed: Placed
  readonly finished: boolean
}

function TrickCard({ frame, board, placed, finished }: TrickCardProps) {
  const [across, down, tilt] = slotOf(frame, placed.seat)
  const best = finished && placed.seat === board.last_winner
  const style = { "--dx": across, "--dy": down, "--tilt": `${tilt}deg` }
  return (
    <li
      class={`lying ${best ? "best" : ""}`}
      style={style}
      data-fly={placed.card}
      data-from={`#seat${placed.seat}`}
      data-to={finished && board.last_winner !== null ? `#seat${board.last_winner}` : undefined}
      data-tilt={tilt}
    >
      <span class="sr">{t("ui-played", { seat: seatName(frame, placed.seat), card: cardName(placed.card) })}</span>
      <div class="tilted">
        <CardFace card={placed.card} />
      </div>
    </li>
  )
}

/** The trick before the one in progress, in small, in games that leave it open. */
function LastTrick({ cards }: { readonly cards: readonly Placed[] }) {
  return (
    <p class="last-trick">
      <span class="caption">{t("ui-last-trick")}</span>
      <span class="sr">{cardNames(cards.map((placed) => placed.card))}</span>
      <span class="minis">
        {cards.map((placed) => (
          <Mini key={placed.card} card={placed.card} />
        ))}
      </span>
    </p>
  )
}

const deep = 3

/** A pile in words: how many cards, and which lie open. */
export function pileWords({ code, count, cards }: Pile): string {
  const pile = t("ui-pile", { pile: word(`pile-${code}`, code), count })
  return cards.length > 0 ? `${pile}: ${cardNames(cards)}` : pile
}

/** Whether all cards of a pile are open to the reader. */
export function isWhole({ count, cards }: Pile): boolean {
  return cards.length === count && count > 0
}

function PileOf({ pile }: { readonly pile: Pile }) {
  const name = word(`pile-${pile.code}`, pile.code)
  const hidden = pile.count - pile.cards.length
  return (
    <li class="pile" id={`pile-${pile.code}`}>
      <span class="sr">{pileWords(pile)}</span>
      <div class="heap" aria-hidden="true">
        {Array.from({ length: Math.min(hidden, deep) }, (_, at) => (
          <span class="back" key={at} style={{ "--at": at }}>
            <CardBack />
          </span>
        ))}
        {pile.cards.map((card) => (
          <span key={card} data-fly={card} class="open">
            <CardFace card={card} />
          </span>
        ))}
      </div>
      <span class="caption" aria-hidden="true">
        {name} {hidden > 0 && <b>{pile.count}</b>}
      </span>
    </li>
  )
}
