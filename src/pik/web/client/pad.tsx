// The score sheet as squared paper: rows in handwriting, marks drawn round the numbers, each number opens its parts.
import { useMemo } from "preact/hooks"
import { columnsOf, fromNear } from "./places"
import type { Playing } from "./playing"
import { sentence, sideName } from "./say"
import { dialog, opened } from "./store"
import { figure, signed, t, tongue, word } from "./texts"
import type { Cell, Frame, Line, Part } from "./wire"

const wheel = "M30 3C17-1 4 6 4 17s10 15 22 14 19-9 18-17S34 3 22 4"
const square = "M7 5C18 3.500 30 4 42 5c1 8 .5 15 0 24C30 30.500 18 30 6 29 5 20 6 12 6.500 3.500"
const shapes: Readonly<Record<string, string>> = { wheel, tv: square }

function Mark({ mark, tilt }: { readonly mark: string; readonly tilt: number }) {
  return (
    <svg class="mark" data-mark={mark} viewBox="0 0 48 34" style={{ rotate: `${tilt}deg` }} aria-hidden="true">
      <path d={shapes[mark] ?? wheel} />
    </svg>
  )
}

function marksOf(cell: Cell): readonly string[] {
  return cell.marks.map((mark) => word(`mark-${mark}`, mark))
}

/** What a number was before its parts came. */
export function before({ value, parts }: Cell): number {
  return parts.reduce((left, part) => left - part.amount, value)
}

export function partWords(part: Part): string {
  return `${t(part.code, { amount: part.amount })} ${signed(part.amount)}`
}

/** A number with its parts, if they are wanted, and its marks, in words. */
export function spokenCell(cell: Cell, parts: readonly Part[] = []): string {
  return [figure(cell.value), ...parts.map(partWords), ...marksOf(cell)].join(", ")
}

/** A number with its marks; a second mark is drawn round the first. */
export function Figure({ cell, tilt }: { readonly cell: Cell; readonly tilt: number }) {
  const spoken = marksOf(cell).join(", ")
  return (
    <>
      {cell.marks.map((mark, at) => (
        <Mark key={at} mark={mark} tilt={tilt + at * 5} />
      ))}
      <span class="digits">{figure(cell.value)}</span>
      {spoken && <span class="sr"> ({spoken})</span>}
    </>
  )
}

interface Props {
  readonly frame: Playing
  readonly lines: readonly Line[]
  /** The number of the first line on the whole sheet. */
  readonly from?: number
  readonly account?: boolean
  /** Whether a number opens its parts. */
  readonly opens?: boolean
}

/** The pad; drawn anew only when the sheet, the players or the language change. */
export function Pad(props: Props) {
  const { frame, lines, from = 0, account = false, opens = false } = props
  const parts = [frame.screen.sheet, frame.players, frame.you, tongue(), lines.length, from, account, opens]
  return useMemo(() => <Sheet {...props} />, parts)
}

function Sheet({ frame, lines, from = 0, account = false, opens = false }: Props) {
  const columns = account ? fromNear(frame).map((seat) => [seat]) : columnsOf(frame)
  return (
    <table class={`pad ${account ? "account" : ""}`} style={{ "--players": columns.length }}>
      <thead>
        <tr>
          <th class="label" scope="col">
            {account ? <span class="sr">{t("ui-account")}</span> : t("ui-sheet-row")}
          </th>
          {columns.map((seats) => (
            <th key={seats[0]} scope="col">
              {sideName(frame, seats)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={from + at} class={at === lines.length - 1 ? "now" : ""}>
            <Label frame={frame} line={line} full={account} />
            {columns.map((seats) => {
              const [seat = 0] = seats
              const cell = line.cells[seat]
              const tilt = ((((from + at) * 5 + seat) * 37) % 7) - 3
              return (
                <td key={seat}>
                  {cell && <Number cell={cell} tilt={tilt} opens={opens} row={from + at} seat={seat} account={account} of={`${sentence(frame, line.label)}, ${sideName(frame, seats)}`} />}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Label({ frame, line, full }: { readonly frame: Frame; readonly line: Line; readonly full: boolean }) {
  const text = sentence(frame, line.label)
  const number = line.label.data["number"]
  if (full || number === undefined) {
    return (
      <th class="label" scope="row">
        {text}
      </th>
    )
  }
  return (
    <th class="label" scope="row" title={text}>
      <span aria-hidden="true">{number}</span>
      <span class="sr">{text}</span>
    </th>
  )
}

interface NumberProps {
  readonly cell: Cell
  readonly tilt: number
  readonly opens: boolean
  readonly row: number
  readonly seat: number
  readonly account: boolean
  /** Its row and column in words. */
  readonly of: string
}

function Number({ cell, tilt, opens, row, seat, account, of }: NumberProps) {
  if (!opens || cell.parts.length + (cell.notes?.length ?? 0) === 0) return <Figure cell={cell} tilt={tilt} />
  const open = () => (opened.value = { account, row, seat })
  return (
    <button type="button" class="figure" aria-label={`${of}: ${spokenCell(cell)}`} onClick={open}>
      <Figure cell={cell} tilt={tilt} />
    </button>
  )
}

const few = 3

/** The last rows on the table, where there is room; a tap opens the sheet. */
export function Slip({ frame }: { readonly frame: Playing }) {
  return <Peek frame={frame} rows={few} kind="slip" />
}

/** The last row under the title, on low screens. */
export function Strip({ frame }: { readonly frame: Playing }) {
  return <Peek frame={frame} rows={1} kind="strip" />
}

function Peek({ frame, rows, kind }: { readonly frame: Playing; readonly rows: number; readonly kind: "slip" | "strip" }) {
  const all = frame.screen.sheet.rows
  if (all.length === 0) return null
  return (
    <div class={`paper ${kind}`}>
      <div aria-hidden="true">
        <Pad frame={frame} lines={all.slice(-rows)} from={Math.max(all.length - rows, 0)} />
      </div>
      <button type="button" class="cover" aria-label={t("ui-sheet-open")} onClick={() => (dialog.value = "sheet")} />
    </div>
  )
}
