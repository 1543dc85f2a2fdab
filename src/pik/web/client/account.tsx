// «Завершаем сессию, считаем»: a row a match, the totals, and who gets what.
import { useRef, useState } from "preact/hooks"
import { Avatar } from "./avatar"
import { Records } from "./life"
import { founded } from "./lobby-api"
import { sentence } from "./say"
import { ShortLanguagePick } from "./settings-list"
import { copy } from "./share"
import { figure, signed, t, word } from "./texts"
import { Ear, MenuButton } from "./tools"
import type { Frame, Line, SeriesSheet } from "./wire"

interface Props {
  readonly frame: Frame
}

interface SheetProps extends Props {
  readonly sheet: SeriesSheet
}

export function Account({ frame }: Props) {
  const sheet = frame.life.series
  return (
    <main class="page gather account-page" data-seq={frame.seq} data-life="counted">
      <header class="lobby-head">
        <h1>{t("ui-series")}</h1>
        <ShortLanguagePick />
        <MenuButton />
      </header>
      {sheet && <SeriesTable frame={frame} sheet={sheet} />}
      {sheet && <Balance frame={frame} sheet={sheet} />}
      <footer class="buttons">
        {sheet && <CopyAccount frame={frame} sheet={sheet} />}
        {frame.host && <button type="button" class="btn" id="new-table" onClick={() => void sameAgain(frame)}>{t("ui-new-same")}</button>}
        <a class="btn primary" href="/">{t("ui-lobby")}</a>
      </footer>
      <Records frame={frame} />
      <Ear />
    </main>
  )
}

/** A new table like this one. */
function sameAgain({ game, players, life }: Frame): Promise<void> {
  const bots = players.flatMap(({ kind, seat, level }) => (kind === "bot" && seat > 0 && level ? [{ seat, level }] : []))
  return founded({ game, config: life.config, seats: players.length, bots, rules: life.rules, begin: false })
}

/** The last total, where it adds up to nothing: what one gets another pays. */
function balanceOf(sheet: SeriesSheet): Line | null {
  const line = sheet.totals.at(-1)
  const sum = line?.cells.reduce((total, cell) => total + (cell?.value ?? 0), 0)
  return line && sum === 0 ? line : null
}

/** The account as the pad has it; a balance is drawn beside it. */
function SeriesTable({ frame, sheet }: SheetProps) {
  const balance = balanceOf(sheet)
  const totals = sheet.totals.filter((line) => line !== balance)
  return (
    <div class={sheet.people.length > 4 ? "paper series many" : "paper series"} id="series">
      <table class="pad account" style={{ "--players": sheet.people.length }}>
        <thead>
          <tr>
            <th scope="col" class="label">
              <span class="sr">{t("ui-account")}</span>
            </th>
            {sheet.people.map((name, at) => (
              <th scope="col" key={at} title={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.matches.map((line, at) => <AccountLine key={at} frame={frame} line={line} />)}
          {totals.map((line, at) => <AccountLine key={`total-${at}`} frame={frame} line={line} isTotal />)}
        </tbody>
      </table>
    </div>
  )
}

function AccountLine({ frame, line, isTotal = false }: Props & { readonly line: Line; readonly isTotal?: boolean }) {
  return (
    <tr class={isTotal ? "total" : ""}>
      <th scope="row" class="label">{sentence(frame, line.label)}</th>
      {line.cells.map((cell, at) => (
        <td key={at}>
          {cell && <span class={cell.marks.includes("won") ? "digits won" : "digits"}>{figure(cell.value)}</span>}
          {cell?.marks.includes("won") && <span class="sr"> ({word("mark-won", "")})</span>}
        </td>
      ))}
    </tr>
  )
}

/** Bars to both sides: who gets, who pays. */
function Balance({ frame, sheet }: SheetProps) {
  const line = balanceOf(sheet)
  if (!line) return null
  const values = line.cells.map((cell) => cell?.value ?? 0)
  const most = Math.max(1, ...values.map(Math.abs))
  const order = sheet.people.map((_, at) => at).sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0))
  return (
    <section class="panel-box balance" aria-label={sentence(frame, line.label)}>
      <span class="caption">{sentence(frame, line.label)}</span>
      <ul>
        {order.map((at) => (
          <li key={at}>
            <Avatar name={sheet.people[at] ?? ""} seat={at} />
            <b>{sheet.people[at]}</b>
            <span class="bar-of" aria-hidden="true">
              <i class={(values[at] ?? 0) < 0 ? "minus" : ""} style={{ "--part": Math.abs(values[at] ?? 0) / most }} />
            </span>
            <span class="pen">{signed(values[at] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CopyAccount({ frame, sheet }: SheetProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState(false)
  const lines = [...sheet.matches, ...sheet.totals].map((line) => [sentence(frame, line.label), ...line.cells.map((cell) => (cell ? figure(cell.value) : "–"))])
  const text = [["", ...sheet.people], ...lines].map((cells) => cells.join("\t")).join("\n")
  return (
    <>
      <button type="button" class="btn" id="copy-account" onClick={() => void copy(text, field.current).then(setCopied)}>
        {t(copied ? "ui-copied" : "ui-copy-account")}
      </button>
      <textarea class="sr" tabIndex={-1} aria-hidden="true" readOnly value={text} ref={field} />
    </>
  )
}
