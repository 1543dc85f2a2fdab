// The account on paper: deals, what each brings, koroliks with refait and doubling, the match; of three the nets and who settles with whom.
import { actsOf } from "../../choices"
import { Figure } from "../../pad"
import { Buttons } from "../../panel"
import { fromNear } from "../../places"
import type { Playing } from "../../playing"
import { seatName, sentence } from "../../say"
import { opened } from "../../store"
import { Summary } from "../../summary"
import { capital, signed, t, word } from "../../texts"
import type { Act, Cell, Line } from "../../wire"
import { boardOf } from "./board"
import { Ledger } from "./ledger"

interface Props {
  readonly frame: Playing
}

interface Written {
  readonly line: Line
  readonly at: number
}

function written(frame: Playing): readonly Written[] {
  return frame.screen.sheet.rows.map((line, at) => ({ line, at }))
}

/** What a line comes to for the near one of two. */
function netOf(frame: Playing, line: Line | undefined): number {
  const [near = 0, other = 1] = fromNear(frame)
  return (line?.cells[near]?.value ?? 0) - (line?.cells[other]?.value ?? 0)
}

export function Settlement({ frame, aside = false }: Props & { readonly aside?: boolean }) {
  const board = boardOf(frame)
  const isTwo = frame.players.length === 2
  const isOn = board && (board.phase === "play" || board.phase === "claim" || board.phase === "declare")
  return (
    <>
      {isOn && !aside && <SoFar frame={frame} />}
      {(frame.screen.sheet.rows.length > 0 || frame.screen.sheet.account.length > 0) && (
        <div class={`paper settle ${aside ? "aside" : ""}`} id={aside ? undefined : "rows"}>
          {isTwo ? <ForTwo frame={frame} /> : <ForThree frame={frame} />}
        </div>
      )}
      {!aside && <p class="muted">{t(isTwo ? "look-settle-about" : "look-settle-norman")}</p>}
    </>
  )
}

/** What is declared and counted in the deal that is on. */
function SoFar({ frame }: Props) {
  const board = boardOf(frame)
  if (!board) return null
  return (
    <>
      <div class="panel-box">
        <Ledger frame={frame} />
      </div>
      <section class="so-far" aria-label={t("look-counts")}>
        {fromNear(frame).map((seat) => (
          <div key={seat}>
            <b>{seatName(frame, seat)}</b>
            <ul class="parts">
              {(board.parts[seat] ?? []).map((part, at) => (
                <li key={at}>
                  {t(part.code)} <b class="pen">{signed(part.amount)}</b>
                </li>
              ))}
              {board.parts[seat]?.length === 0 && <li class="muted">{t("look-none")}</li>}
            </ul>
          </div>
        ))}
      </section>
    </>
  )
}

function Heads({ frame }: Props) {
  return (
    <>
      <th scope="col">{t("look-settle-deal")}</th>
      {fromNear(frame).map((seat) => (
        <th key={seat} scope="col">
          {seatName(frame, seat)}
        </th>
      ))}
    </>
  )
}

interface NumberProps {
  readonly cell: Cell | null | undefined
  readonly row: number
  readonly seat: number
}

/** A count that opens its parts. */
function Count({ cell, row, seat }: NumberProps) {
  if (!cell) return null
  const open = () => (opened.value = { account: false, row, seat })
  return cell.parts.length === 0 ? (
    <Figure cell={cell} tilt={0} />
  ) : (
    <button type="button" class="figure" onClick={open}>
      <Figure cell={cell} tilt={0} />
    </button>
  )
}

function DealHead({ frame, line }: Props & { readonly line: Line }) {
  return (
    <th scope="row">
      <span aria-hidden="true">{line.label.data["number"]}</span>
      <span class="sr">{sentence(frame, line.label)}</span>
    </th>
  )
}

function ForTwo({ frame }: Props) {
  const lines = written(frame)
  const near = fromNear(frame)
  const [account] = frame.screen.sheet.account
  return (
    <table>
      <thead>
        <tr>
          <Heads frame={frame} />
          <th scope="col">{t("look-settle-yours", { mine: frame.you === null ? "no" : "yes", seat: seatName(frame, near[0] ?? 0) })}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, at }) => {
          if (line.label.code === "row-difference") return null
          if (line.label.code !== "row-deal") return <Korolik key={at} frame={frame} line={line} at={at} />
          return (
            <tr key={at}>
              <DealHead frame={frame} line={line} />
              {near.map((seat) => (
                <td key={seat}>
                  <Count cell={line.cells[seat]} row={at} seat={seat} />
                </td>
              ))}
              <td class="digits">{signed(netOf(frame, lines[at + 1]?.line))}</td>
            </tr>
          )
        })}
        {account && (
          <tr class="korolik total">
            <th scope="row" colSpan={3}>
              {capital(sentence(frame, account.label))} <small>{koroliks(frame).map(signed).join(" ")}</small>
            </th>
            <td class="digits">{signed(account.cells[near[0] ?? 0]?.value ?? 0)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function isKorolik(line: Line): boolean {
  return line.label.code === "row-korolik" || line.label.code === "row-refait"
}

function koroliks(frame: Playing): readonly number[] {
  return frame.screen.sheet.rows.filter(isKorolik).map((line) => netOf(frame, line))
}

/** A korolik: what its two deals come to, and whether that is a refait or counts double. */
function Korolik({ frame, line, at }: Props & { readonly line: Line; readonly at: number }) {
  const { rows } = frame.screen.sheet
  const deals = rows.slice(0, at).filter((each) => each.label.code === "row-difference").slice(-2)
  const nets = deals.map((each) => netOf(frame, each))
  const sum = nets.map(signed).join(" ")
  const isDouble = line.cells.some((cell) => cell?.marks.includes("doubled"))
  const isRefait = line.label.code === "row-refait"
  const note = isDouble ? t("look-settle-doubled", { sum, net: signed(nets.reduce((one, other) => one + other, 0)) }) : t("look-settle-sum", { sum })
  return (
    <tr class={`korolik ${isRefait || isDouble ? "special" : ""}`}>
      <th scope="row" colSpan={3}>
        {word(`row-korolik`, "", { number: Number(line.label.data["number"]) })} <small>{isRefait ? t("look-settle-refait") : note}</small>
      </th>
      <td class="digits">{isRefait ? "0" : signed(netOf(frame, line))}</td>
    </tr>
  )
}

function ForThree({ frame }: Props) {
  const lines = written(frame)
  const near = fromNear(frame)
  return (
    <table class="three">
      <thead>
        <tr>
          <Heads frame={frame} />
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, at }) => {
          const nets = lines[at + 1]?.line
          if (line.label.code !== "row-deal" || !nets) return null
          return (
            <tr key={at} class="deal">
              <DealHead frame={frame} line={line} />
              {near.map((seat) => (
                <td key={seat}>
                  <span class="both">
                    <Count cell={line.cells[seat]} row={at} seat={seat} />
                    <span class="net">
                      <span class="sr">{sentence(frame, nets.label)} </span>
                      {signed(nets.cells[seat]?.value ?? 0)}
                    </span>
                  </span>
                </td>
              ))}
            </tr>
          )
        })}
        {frame.screen.sheet.account.map((line, at) => (
          <tr key={`account-${at}`} class={`korolik ${line.label.code === "account-total" ? "total" : ""}`}>
            <th scope="row">{capital(sentence(frame, line.label))}</th>
            {near.map((seat) => (
              <td key={seat} class="digits">
                {line.cells[seat] ? signed(line.cells[seat].value) : ""}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function isBetween(frame: Playing): boolean {
  return readiness(frame).length > 0
}

function readiness(frame: Playing): readonly Act[] {
  return actsOf(frame.asked.options).filter((act) => act.type === "ready")
}

/** After a deal: the counts with their parts, the difference and the korolik, then the next deal. */
export function DealEnd({ frame }: Props) {
  const { rows } = frame.screen.sheet
  const at = rows.findLastIndex((line) => line.label.code === "row-deal")
  return (
    <div class="panel">
      <Summary frame={frame} row={at} />
      {frame.players.length === 2 && (
        <p class="settled">
          {rows.slice(at + 1).map((line, step) => (
            <span key={step}>
              {capital(sentence(frame, line.label))} <b class="pen">{line.label.code === "row-refait" ? "0" : signed(netOf(frame, line))}</b>
            </span>
          ))}
        </p>
      )}
      {frame.players.length > 2 && (
        <p class="settled">
          {fromNear(frame).map((seat) => (
            <span key={seat}>
              {seatName(frame, seat)} <b class="pen">{signed(rows[at + 1]?.cells[seat]?.value ?? 0)}</b>
            </span>
          ))}
        </p>
      )}
      <Buttons frame={frame} acts={readiness(frame)} kind="primary" />
    </div>
  )
}

/** Which deal of the match it is, and of which korolik. */
export function dealLine(frame: Playing): string {
  const { rows } = frame.screen.sheet
  const board = boardOf(frame)
  const deals = rows.filter((line) => line.label.code === "row-deal").length
  const isBegun = board && !["over", "cut", "spread"].includes(board.phase)
  const number = deals + (isBegun ? 1 : 0)
  if (number === 0) return ""
  const filling = { number, deals: Number(frame.life.config["deals"] ?? 6) }
  if (frame.players.length > 2) return t("look-deal", filling)
  const last = rows.filter(isKorolik).at(-1)
  const isDouble = last ? last.label.code === "row-refait" : frame.life.config["open_refait"] === true
  return t(isDouble && board?.phase !== "over" ? "look-korolik-double" : "look-korolik", { ...filling, korolik: Math.ceil(number / 2) })
}

