// The newest row of the sheet, a line for each player: what was, what came and why, what is.
import { Avatar } from "./avatar"
import { Icon } from "./icons"
import { Figure } from "./pad"
import { fromNear } from "./places"
import type { Playing } from "./playing"
import { plainName, seatName } from "./say"
import { opened } from "./store"
import { figure, signed, t } from "./texts"
import type { Cell, Part } from "./wire"

export function Summary({ frame }: { readonly frame: Playing }) {
  const { rows } = frame.screen.sheet
  const row = rows.length - 1
  const line = rows[row]
  if (!line) return null
  return (
    <ul class="summary">
      {fromNear(frame).map((seat) => {
        const cell = line.cells[seat]
        return cell && <SummaryLine key={seat} frame={frame} cell={cell} row={row} seat={seat} />
      })}
    </ul>
  )
}

interface Props {
  readonly frame: Playing
  readonly cell: Cell
  readonly row: number
  readonly seat: number
}

function SummaryLine({ frame, cell, row, seat }: Props) {
  const { parts } = cell
  const was = parts.reduce((value, part) => value - part.amount, cell.value)
  return (
    <li>
      <button type="button" class="sum" disabled={parts.length === 0} onClick={() => (opened.value = { account: false, row, seat })}>
        <Avatar name={plainName(frame, seat)} seat={seat} bot={frame.players[seat]?.kind === "bot"} />
        <span class="sum-words">
          <b>{seatName(frame, seat)}</b>
          <span class="muted">{parts.map(inWords).join(", ")}</span>
        </span>
        <span class="pen was">{figure(was)}</span>
        <Icon name="right" />
        <span class="pen marked">
          <Figure cell={cell} tilt={-2} />
        </span>
      </button>
    </li>
  )
}

function inWords(part: Part): string {
  return `${t(part.code)} ${signed(part.amount)}`
}
