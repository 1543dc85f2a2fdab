// How Spades is drawn, for four and for two.
import type { Look, Whole } from "../../look"
import { Blind, BlindWords, FaceDown } from "./blind"
import { boardOf, decisionOf, handSize, type Decision } from "./board"
import { Count, Race } from "./count"
import { Chosen, Dial } from "./dial"
import { KeepOrNext, Progress, Stock, Thrown } from "./draw"
import { Exchanged, ExchangeTray, ExchangeWords } from "./exchange"
import { Head } from "./head"
import { Mark } from "./mark"
import { Vote } from "./vote"
import { t } from "../../texts"
import type { ComponentType } from "preact"

const panels: Readonly<Record<Decision, ComponentType<Whole>>> = {
  blind: Blind,
  bid: Dial,
  draw: Progress,
  vote: Vote,
  count: Count,
}

function Panel({ frame }: Whole) {
  const decision = decisionOf(frame)
  const Own = decision && panels[decision]
  return Own ? <Own frame={frame} /> : null
}

/** What the middle of the table has to say where no cards lie. */
function Words({ frame }: Whole) {
  const board = boardOf(frame)
  const decision = decisionOf(frame)
  if (decision === "blind") return <BlindWords frame={frame} />
  if (decision === "bid") return <Chosen frame={frame} />
  if (decision === "draw") return <KeepOrNext frame={frame} />
  if (board?.phase === "blind" || board?.phase === "draw") return <Stock frame={frame} />
  if (board?.phase === "exchange") return <ExchangeWords frame={frame} />
  const isBefore = board?.phase === "play" && board.trick.length + board.last_trick.length === 0
  return isBefore ? <Exchanged frame={frame} /> : null
}

function Middle({ frame }: Whole) {
  return (
    <>
      <div class="middle">
        <Words frame={frame} />
      </div>
      {decisionOf(frame) !== "draw" && <Thrown frame={frame} />}
    </>
  )
}

function Tray({ frame }: Whole) {
  return (
    <>
      <FaceDown frame={frame} />
      <ExchangeTray frame={frame} />
    </>
  )
}

/** Which deal, and how far it is. */
function line(frame: Whole["frame"]): string {
  const board = boardOf(frame)
  const { rows } = frame.screen.sheet
  const isPlay = board?.phase === "play" || board?.phase === "claim"
  const number = board?.phase === "over" ? rows.length : rows.length + 1
  if (!board || !isPlay) return t("deal-line", { number, target: String(frame.life.config["target"]) })
  const taken = board.seats.reduce((sum, seat) => sum + seat.tricks, 0)
  return t("trick-line", { number, trick: Math.min(taken + 1, handSize), all: handSize })
}

export const look: Look = {
  Head,
  Mark,
  Middle,
  Panel,
  asks: (frame) => decisionOf(frame) !== null,
  Tray,
  Under: Race,
  line,
  gathers: true,
  numberKeys: ["keys-bids"],
  keys: [],
  draws: [
    "side-stands",
    "seat-stands",
    "note-bid",
    "note-nil",
    "note-double-nil",
    "note-looked",
    "note-unseen",
    "stock",
    "top",
    "thrown",
    "act-look",
  ],
}
