// The newest row of the sheet, a line for each player: what was, what came and why, what is.
import { Avatar } from "./avatar"
import { Icon } from "./icons"
import { before, Figure, partWords, spokenCell } from "./pad"
import { columnsOf } from "./places"
import type { Playing } from "./playing"
import { plainName, sideName } from "./say"
import { opened } from "./store"
import { figure } from "./texts"
import type { Cell } from "./wire"

/** A row of the sheet, the newest unless another is meant. */
export function Summary({ frame, row = frame.screen.sheet.rows.length - 1 }: { readonly frame: Playing; readonly row?: number }) {
  const { rows } = frame.screen.sheet
  const line = rows[row]
  if (!line) return null
  return (
    <ul class="summary">
      {columnsOf(frame).map((seats) => {
        const [seat = 0] = seats
        const cell = line.cells[seat]
        return cell && <SummaryLine key={seat} frame={frame} cell={cell} row={row} seats={seats} />
      })}
    </ul>
  )
}

interface Props {
  readonly frame: Playing
  readonly cell: Cell
  readonly row: number
  readonly seats: readonly number[]
}

function SummaryLine({ frame, cell, row, seats }: Props) {
  const { parts } = cell
  const [seat = 0] = seats
  return (
    <li>
      <button type="button" class="sum" aria-label={`${sideName(frame, seats)}: ${spokenCell(cell, parts)}`} disabled={parts.length === 0} onClick={() => (opened.value = { account: false, row, seat })}>
        {seats.map((each) => (
          <Avatar key={each} name={plainName(frame, each)} seat={each} bot={frame.players[each]?.kind === "bot"} />
        ))}
        <span class="sum-words">
          <b>{sideName(frame, seats)}</b>
          <span class="muted">{parts.map(partWords).join(", ")}</span>
        </span>
        <span class="pen was">{figure(before(cell))}</span>
        <Icon name="right" />
        <span class="pen marked">
          <Figure cell={cell} tilt={-2} />
        </span>
      </button>
    </li>
  )
}
