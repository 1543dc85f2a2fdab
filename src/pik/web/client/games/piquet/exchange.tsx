// The exchange: cards are tapped down into the tray, the talon shows what comes for them and what stays.
import { CardBack, Mini } from "../../cards"
import { picksIn, tempt } from "../../breach"
import { amiss, picksOf } from "../../choices"
import type { Playing } from "../../playing"
import { cardNames, label, seatName } from "../../say"
import { pending, picked, send } from "../../store"
import { t } from "../../texts"
import { CardTray } from "../../kit"
import { SendPicks } from "../../panel"
import type { Card, Pile } from "../../wire"
import { amountOf, boardOf, declarable, named } from "./board"
import type { PiquetScreen } from "./wire"

interface Props {
  readonly frame: Playing
}

/** What is to be known of the exchange, and what the reader holds. */
export function exchangeWords(frame: Playing, board: PiquetScreen): readonly string[] {
  const held = board.holdings.length > 0 ? [t("look-hold", { list: named(frame, declarable(board)) })] : []
  return [t("look-exchange", { role: roleOf(frame, board) }), ...held]
}

/** The talon with its parts, what is said of it, white hands. */
export function Talon({ frame }: Props) {
  const board = boardOf(frame)
  if (!board) return null
  const wanted = picksOf(frame) ? picked.value.length : 0
  const parts = board.piles.map((pile, at) => ({ pile, reach: board.reach[at] ?? 0 }))
  const taken = parts.map(({ reach }, at) => {
    const before = parts.slice(0, at).reduce((sum, each) => sum + each.reach, 0)
    return Math.max(0, Math.min(reach, wanted - before))
  })
  return (
    <div class="exchange">
      <WhiteHands frame={frame} board={board} />
      <ul class="talon">
        {parts.map(({ pile, reach }, at) => (
          <Part key={pile.code} frame={frame} pile={pile} reach={reach} taken={taken[at] ?? 0} wanted={wanted} />
        ))}
      </ul>
      <div class="advice">
        {exchangeWords(frame, board).map((line, at) => (
          <p key={at} class={at > 0 ? "held" : ""}>
            {line}
          </p>
        ))}
      </div>
    </div>
  )
}

/** Who exchanges now. */
function roleOf(frame: Playing, board: PiquetScreen): string {
  if (frame.players.length > 2) return "norman"
  return frame.waiting.includes(board.elder ?? -1) ? "elder" : "dealer"
}

interface PartProps extends Props {
  readonly pile: Pile
  readonly reach: number
  readonly taken: number
  /** How many cards are to be discarded. */
  readonly wanted: number
}

function Part({ frame, pile, reach, taken, wanted }: PartProps) {
  const board = boardOf(frame)
  const dealer = board?.seats.find((each) => each.dealer)?.seat ?? 0
  const isElders = board ? roleOf(frame, board) === "elder" : false
  const rest = pile.count - taken
  return (
    <li data-pile={pile.code} data-closed={reach === 0 ? "" : undefined}>
      <span class="backs" aria-hidden="true">
        {Array.from({ length: pile.count }, (_, at) => (
          <span key={at} class={at < taken ? "take" : reach > 0 && wanted > 0 ? "leave" : ""}>
            <CardBack />
          </span>
        ))}
      </span>
      <span class="words">
        <span>{t(`pile-${pile.code}`)}</span>
        {taken > 0 && <b>{t("look-talon-take", { count: taken, mine: "yes", seat: "" })}</b>}
        {taken > 0 && rest > 0 && isElders && <span>{t("look-talon-stays", { count: rest, seat: seatName(frame, dealer), mine: dealer === frame.you ? "yes" : "no" })}</span>}
        {reach === 0 && !isElders && picksOf(frame) && <span>{t("look-talon-closed", { count: rest })}</span>}
      </span>
    </li>
  )
}

/** White hands are open to all. */
export function WhiteHands({ frame, board }: Props & { readonly board: PiquetScreen }) {
  return (
    <>
      {board.whites.map(({ seat, cards }) => (
        <section class="white panel-box" key={seat}>
          <p>
            <b>{`${seatName(frame, seat)}: ${t("look-white")}`}</b> <span class="pen">+{amountOf(board.parts[seat], "part-white")}</span>
          </p>
          <span class="minis">
            <span class="sr">{cardNames(cards)}</span>
            {cards.map((card) => (
              <Mini key={card} card={card} />
            ))}
          </span>
          <p class="muted">{t("look-white-about")}</p>
        </section>
      ))}
    </>
  )
}

/** One button does it and shows the count; to take nothing is the smaller one, as long as no card is chosen. */
export function ExchangeChoice({ frame }: Props) {
  const picks = picksOf(frame)
  if (!picks) return null
  const sizes = picks.sizes.filter((size) => size > 0)
  const chosen = picks.cards.filter((card) => picked.value.includes(card))
  const wrong = amiss(chosen.length, sizes)
  const act = { type: picks.act, [picks.field]: chosen }
  const nothing = { type: picks.act, [picks.field]: [] }
  return (
    <div class="panel exchange-choice">
      <TooMany frame={frame} chosen={chosen} />
      {picks.sizes.includes(0) && (
        <button type="button" class="btn small quiet" id="refuse" data-act={picks.act} disabled={chosen.length > 0 || pending.value !== null} onClick={() => send(nothing)}>
          {label(frame, nothing)}
        </button>
      )}
      {sizes.length > 0 && <SendPicks frame={frame} act={act} wrong={wrong} style={frame.asked.breaches && { minWidth: "0" }} />}
    </div>
  )
}

/** At a live table more may be taken than is put away (PQ-6.1). */
function TooMany({ frame, chosen }: Props & { readonly chosen: readonly Card[] }) {
  const [breach] = frame.asked.breaches ?? []
  if (!breach) return null
  const able = picksIn(breach).filter((each) => each.sizes.includes(chosen.length))
  const acts = able.map((each) => ({ type: each.act, [each.field]: chosen, ...each.also }))
  return (
    <button type="button" class="btn small quiet" id="too-many" data-tempts={breach.rule} disabled={acts.length === 0 || pending.value !== null} onClick={() => tempt(frame.since, breach, acts)}>
      {t("look-too-many")}
    </button>
  )
}

export function Tray({ frame }: Props) {
  if (!picksOf(frame)) return null
  return (
    <CardTray frame={frame}>
      <span class="muted">{t("look-tray-count", { count: picked.value.length })}</span>
    </CardTray>
  )
}
