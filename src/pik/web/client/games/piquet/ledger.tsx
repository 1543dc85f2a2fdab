// The declarations written down: three strips, a column a player, and what all that is good comes to so far.
import { Mini } from "../../cards"
import { Icon } from "../../icons"
import type { Playing } from "../../playing"
import { cardNames, seatName, sentence, told } from "../../say"
import { figure, t } from "../../texts"
import { boardOf, categories, columnsOf, speaking, total, type Category } from "./board"
import type { Strip } from "./wire"

interface Props {
  readonly frame: Playing
}

export function Ledger({ frame }: Props) {
  const board = boardOf(frame)
  if (!board) return null
  const seats = columnsOf(frame, board)
  const now = speaking(frame, board)
  return (
    <table class="ledger">
      <caption class="sr">{t("look-ledger")}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {seatName(frame, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <tr key={category} class={category === now?.category ? "now" : ""} data-category={category}>
            <th scope="row">{t(`look-row-${category}`)}</th>
            {seats.map((seat) => (
              <td key={seat}>
                <Cell frame={frame} strip={stripOf(board.strips, category, seat)} speaks={now?.category === category && now.seat === seat} seat={seat} />
              </td>
            ))}
          </tr>
        ))}
        <tr class="total">
          <th scope="row">{t("look-sum")}</th>
          {seats.map((seat) => (
            <td key={seat} class="pen">
              {figure(total(board.parts[seat]))}
              {board.strips.some((each) => each.seat === seat && each.outcome === "good" && each.points === null) && "…"}
            </td>
          ))}
        </tr>
        <Falsehoods frame={frame} columns={seats.length + 1} />
      </tbody>
    </table>
  )
}

/** What was said and was not there, a line each. */
function Falsehoods({ frame, columns }: Props & { readonly columns: number }) {
  const board = boardOf(frame)
  return board?.seats.flatMap(({ seat, notes }) =>
    notes
      .filter((note) => note.code === "note-false")
      .map((note, at) => (
        <tr key={`${seat}-${at}`} class="untrue">
          <td colSpan={columns} class="muted">
            {told(frame, { code: "false-brag", seat, data: { ...note.data, rule: "PQ-6.2" }, ends: false })}
          </td>
        </tr>
      )),
  )
}

function stripOf(strips: readonly Strip[], category: Category, seat: number): Strip | undefined {
  return strips.find((each) => each.category === category && each.seat === seat)
}

interface CellProps extends Props {
  readonly strip: Strip | undefined
  readonly seat: number
  readonly speaks: boolean
}

function Cell({ frame, strip, seat, speaks }: CellProps) {
  if (!strip) {
    return speaks ? (
      <span class="cell open">
        <b>…</b>
        <span class="verdict">{t("look-speaks", { mine: seat === frame.you ? "yes" : "no" })}</span>
      </span>
    ) : (
      <span class="cell none">–</span>
    )
  }
  const cards = strip.shown?.combinations ?? []
  return (
    <span class={`cell ${strip.outcome}`} data-outcome={strip.outcome}>
      <b>{sentence(frame, strip.said)}</b>
      <Verdict strip={strip} />
      {cards.map((each) => (
        <span class="minis" key={each.join()}>
          <span class="sr">{cardNames(each)}</span>
          {each.map((card) => (
            <Mini key={card} card={card} />
          ))}
        </span>
      ))}
    </span>
  )
}

const icons = { good: "check", equal: "equal", "not-good": "close" } as const

function Verdict({ strip }: { readonly strip: Strip }) {
  const { outcome, points } = strip
  if (outcome === "silent") return null
  return (
    <span class="verdict">
      {outcome !== "open" && <Icon name={icons[outcome]} />}
      {t(`look-verdict-${outcome}`)}
      {points !== null && <span class="pen">+{points}</span>}
    </span>
  )
}
