// After a deal: what came and why, a column a side, and the race to the target.
import { actsOf } from "../../choices"
import { Buttons } from "../../panel"
import { columnsOf } from "../../places"
import type { Playing } from "../../playing"
import { plainName, sideName } from "../../say"
import { opened } from "../../store"
import { capital, figure, signed, t } from "../../texts"
import type { Cell, Part } from "../../wire"
import { boardOf, names, sidesOf, type Whole } from "./board"

export function Count({ frame }: Whole) {
  const { rows } = frame.screen.sheet
  const line = rows.at(-1)
  const acts = actsOf(frame.asked.options)
  const columns = columnsOf(frame)
  const cells = columns.map(([seat = 0]) => line?.cells[seat] ?? { value: 0, marks: [], parts: [] })
  return (
    <div class="panel count">
      {line && (
        <div class="paper parts-of">
          <table>
            <thead>
              <tr>
                <th scope="col">{t("count-deal", { number: rows.length })}</th>
                {columns.map((seats) => (
                  <th key={seats[0]} scope="col">
                    {sideName(frame, seats)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {kinds(cells).map((part) => (
                <tr key={part.code}>
                  <th scope="row">
                    {capital(t(part.code))}
                    <small>{reason(frame, part.code)}</small>
                  </th>
                  {cells.map((cell, at) => (
                    <td key={at}>{amount(cell, part.code)}</td>
                  ))}
                </tr>
              ))}
              <tr class="sum-line">
                <th scope="row">{t("count-sum")}</th>
                {cells.map((cell, at) => (
                  <td key={at}>
                    <button type="button" class="figure" onClick={() => (opened.value = { account: false, row: rows.length - 1, seat: columns[at]?.[0] ?? 0 })}>
                      {signed(change(cell))}
                    </button>
                  </td>
                ))}
              </tr>
              <tr class="total-line">
                <th scope="row">
                  {t("count-score")}
                  <small>{t("count-was", { one: figure(was(cells[0])), other: figure(was(cells[1])) })}</small>
                </th>
                {cells.map((cell, at) => (
                  <td key={at}>{figure(cell.value)}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      )}
      <Race frame={frame} />
      <Buttons frame={frame} acts={acts} kind="primary" />
    </div>
  )
}

/** What the columns are made of: each kind of part once, in the order met. */
function kinds(cells: readonly Cell[]): readonly Part[] {
  const parts = cells.flatMap((cell) => cell.parts)
  return parts.filter((part, at) => parts.findIndex((each) => each.code === part.code) === at)
}

function change(cell: Cell): number {
  return cell.parts.reduce((sum, part) => sum + part.amount, 0)
}

function was(cell: Cell | undefined): number {
  return cell ? cell.value - change(cell) : 0
}

function amount(cell: Cell, code: string): string {
  const parts = cell.parts.filter((part) => part.code === code)
  return parts.length === 0 ? "–" : signed(parts.reduce((sum, part) => sum + part.amount, 0))
}

/** In a few words where a part comes from. */
function reason(frame: Playing, code: string): string {
  const board = boardOf(frame)
  if (!board) return ""
  const sides = sidesOf(frame, board)
  const who = (side: (typeof sides)[number]) => sideName(frame, side.seats)
  if (code === "part-contract" || code === "part-ten") {
    return sides
      .filter((side) => side.contract)
      .map((side) => t("reason-contract", { who: who(side), contract: side.contract ?? 0, won: side.won }))
      .join(" · ")
  }
  if (code === "part-bag-penalty") return sides.map((side) => t("reason-left", { who: who(side), count: side.bags })).join(" · ")
  const wanted = code === "part-double-nil" ? [-1] : code === "part-nil" ? [0] : code === "part-nil-bags" ? [0, -1] : []
  return board.seats
    .filter((each) => wanted.includes(board.bids[each.seat] ?? 1) && (code !== "part-nil-bags" || each.tricks > 0))
    .map((each) => t("reason-nil", { seat: plainName(frame, each.seat), count: each.tricks }))
    .join(" · ")
}

/** How far each side is on its way to the target. */
export function Race({ frame }: Whole) {
  const board = boardOf(frame)
  const target = frame.life.config["target"]
  if (!board || typeof target !== "number" || frame.screen.sheet.rows.length === 0) return null
  const { scores } = frame.screen.sheet
  return (
    <ul class="race" aria-label={t("race-label", { target })}>
      {sidesOf(frame, board).map((side, at) => {
        const score = scores[side.seats[0] ?? 0] ?? 0
        const share = Math.max(0, Math.min(1, score / target))
        return (
          <li key={at} class={at === 0 ? "ours" : ""}>
            <span class="sr">{t("race-spoken", { who: names(frame, side), score: figure(score), target })}</span>
            <b aria-hidden="true">{sideName(frame, side.seats)}</b>
            <i aria-hidden="true" style={{ "--share": share }} />
            <span class="pen" aria-hidden="true">
              {figure(score)}
            </span>
          </li>
        )
      })}
      <li class="muted target" aria-hidden="true">
        {t("race-label", { target })}
      </li>
    </ul>
  )
}
