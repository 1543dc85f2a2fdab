// Under the bar: for each side what it has bid and taken, its bags and its score. A tap opens the sheet.
import { sideName } from "../../say"
import { dialog } from "../../store"
import { figure, listed, t } from "../../texts"
import { bidMark, boardOf, names, sidesOf, type Whole } from "./board"
import type { SideBoard, SpadesScreen } from "./wire"

export function Head({ frame }: Whole) {
  const board = boardOf(frame)
  if (!board) return null
  return (
    <section class="sides" aria-label={t("sides-label")}>
      {sidesOf(frame, board).map((side, at) => (
        <SideBar key={side.seats[0]} frame={frame} board={board} side={side} isOurs={at === 0} />
      ))}
      {frame.screen.sheet.rows.length > 0 && (
        <button type="button" class="cover" aria-label={t("ui-sheet-open")} onClick={() => (dialog.value = "sheet")} />
      )}
    </section>
  )
}

interface Props extends Whole {
  readonly board: SpadesScreen
  readonly side: SideBoard
  readonly isOurs: boolean
}

/** The bags so far: after the deal those of this deal are among them, or have been paid for. */
function bagsOf(board: SpadesScreen, side: SideBoard): number {
  return board.phase === "over" ? side.bags : side.bags + side.over
}

/** Whose nil of this side is lost. */
function lostNils(board: SpadesScreen, side: SideBoard): number {
  return side.seats.filter((seat) => (board.bids[seat] ?? 1) <= 0 && (board.seats[seat]?.tricks ?? 0) > 0).length
}

function SideBar({ frame, board, side, isOurs }: Props) {
  const bags = bagsOf(board, side)
  const contract = side.contract ?? 0
  return (
    <div class={`side-bar ${isOurs ? "ours" : ""}`}>
      <p class="sr">{spoken({ frame, board, side, isOurs })}</p>
      <b aria-hidden="true">{sideName(frame, side.seats)}</b>
      <span class="bid-of" aria-hidden="true">
        {contract > 0 ? t("side-tricks", { won: side.won, contract }) : bidsIn(board, side)}
      </span>
      <span class="bags" aria-hidden="true">
        {t("side-bags", { count: bags })}
        {lostNils(board, side) > 0 && <span class="lost"> · {t("side-nil-lost")}</span>}
      </span>
      <span class="pen" aria-hidden="true">
        {figure(side.score)}
      </span>
      <span class="cells" aria-hidden="true">
        {Array.from({ length: Math.max(contract, contract > 0 ? side.won : 0) }, (_, at) => (
          <i key={at} class={at >= side.won ? "" : at < contract ? "taken" : "over"} />
        ))}
      </span>
    </div>
  )
}

/** The bids made so far, as long as there is no sum. */
function bidsIn(board: SpadesScreen, side: SideBoard): string {
  const made = side.seats.map((seat) => board.bids[seat] ?? null)
  return made.some((bid) => bid !== null) ? made.map((bid) => (bid === null ? "…" : bidMark(bid))).join(" + ") : ""
}

function spoken({ frame, board, side }: Props): string {
  const who = names(frame, side)
  const rest = { who, bags: bagsOf(board, side), score: figure(side.score) }
  const lost = lostNils(board, side) > 0 ? ` ${t("side-nil-lost-spoken", { who })}` : ""
  if (side.contract) return t("side-spoken", { ...rest, won: side.won, contract: side.contract }) + lost
  const made = side.seats.map((seat) => board.bids[seat]).filter((bid) => bid !== null && bid !== undefined)
  if (made.length === 0) return t("side-spoken-unbid", rest)
  return t("side-spoken-bids", { ...rest, bids: listed(made.map(bidMark)) }) + lost
}
