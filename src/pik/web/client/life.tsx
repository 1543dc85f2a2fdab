// The table's life in the menu, in the dock and at the end: my links, chat, the question about somebody away, the account.
import { useRef, useState } from "preact/hooks"
import { deleteTable, personalLink, shortCode } from "./guest"
import { SeatList, Start } from "./gather"
import { invitation, QrCode, Share } from "./share"
import { Segments } from "./settings-list"
import { houses, muted } from "./settings"
import { chat, lifePending, live, say } from "./store"
import { plainName, plainNumber, sentence } from "./say"
import { figure, t } from "./texts"
import { usualRules, type Frame, type Line, type Rules } from "./wire"

interface Props {
  readonly frame: Frame
}

export function Me({ frame }: Props) {
  const [address, setAddress] = useState("")
  const [code, setCode] = useState("")
  const [leaving, setLeaving] = useState(false)
  const getLink = async () => {
    const { data } = await personalLink(frame.table)
    setAddress(data ? location.origin + data.link : "")
  }
  const getCode = async () => {
    const { data } = await shortCode(frame.table)
    setCode(data ? t("ui-code-is", { code: data.code, minutes: data.minutes }) : t("ui-failed"))
  }
  const rename = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    live({ type: "rename", name: String(new FormData(event.currentTarget).get("name") ?? "").trim() })
  }
  if (frame.you === null) return null
  return (
    <>
      <form class="sit" onSubmit={rename}>
        <input class="field" name="name" required maxLength={24} aria-label={t("ui-your-name")} defaultValue={plainName(frame, frame.you)} />
        <button type="submit" class="btn">{t("ui-name-change")}</button>
      </form>
      <button type="button" class="btn" onClick={() => void getLink()}>{t("ui-my-link")}</button>
      {address && <Share address={address} label={t("ui-my-link")} />}
      <button type="button" class="btn" onClick={() => void getCode()}>{t("ui-my-code")}</button>
      <p role="status">{code}</p>
      <button type="button" class="btn" onClick={() => (leaving ? live({ type: "leave" }) : setLeaving(true))}>
        {t(leaving ? "ui-leave-sure" : "ui-leave")}
      </button>
    </>
  )
}

export function People({ frame }: Props) {
  return (
    <>
      <QrCode table={frame.table} />
      <Share address={invitation(frame.table)} label={t("ui-invitation")} />
      <SeatList frame={frame} />
    </>
  )
}

const graces = [10, 30, 60, 300]
const paces = [0, 0.6, 1.2]
const clocks = ["none", "20+120", "60+600"]

/** How the table is run: the host chooses, the others read. */
export function TableRules({ frame }: Props) {
  const rules = frame.life.rules
  const set = (change: Partial<Rules>) => live({ type: "rules", ...rules, ...change })
  const clock = rules.clock ? `${rules.clock.decision}+${rules.clock.reserve}` : "none"
  const setClock = (text: string) => {
    const [decision = 0, reserve = 0] = text.split("+").map(Number)
    set({ clock: text === "none" ? null : { decision, reserve } })
  }
  const yesNo = (value: string) => t(value === "yes" ? "ui-yes" : "ui-no")
  const flag = (on: boolean) => (on ? "yes" : "no")
  return (
    <fieldset class="rules" disabled={!frame.may.includes("rules")}>
      <Rule label={t("ui-rule-watch")} changed={rules.watch !== usualRules.watch} values={["yes", "no"]} value={flag(rules.watch)} show={yesNo} choose={(value) => set({ watch: value === "yes" })} />
      <Rule label={t("ui-rule-chat")} changed={rules.chat !== usualRules.chat} values={["yes", "no"]} value={flag(rules.chat)} show={yesNo} choose={(value) => set({ chat: value === "yes" })} />
      <Rule label={t("ui-rule-absence")} changed={rules.absence !== usualRules.absence} values={["ask", "bot", "wait"] as const} value={rules.absence} show={(each) => t(`ui-absence-${each}`)} choose={(absence) => set({ absence })} />
      <Rule label={t("ui-rule-grace")} changed={rules.grace !== usualRules.grace} values={graces} value={rules.grace} show={(each) => t("ui-trick-seconds", { seconds: plainNumber(each) })} choose={(grace) => set({ grace })} />
      <Rule label={t("ui-rule-clock")} changed={rules.clock !== null} values={clocks} value={clock} show={(each) => (each === "none" ? t("ui-no") : each)} choose={setClock} />
      <Rule label={t("ui-rule-pace")} changed={rules.pace !== usualRules.pace} values={paces} value={rules.pace} show={(each) => t("ui-trick-seconds", { seconds: plainNumber(each) })} choose={(pace) => set({ pace })} />
      {frame.may.includes("rules") && <Houses frame={frame} />}
    </fieldset>
  )
}

/** House rules: saved by name in this browser, and taken from there. */
function Houses({ frame }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const save = () => {
    const name = field.current?.value.trim() ?? ""
    if (name) houses.value = [{ name, rules: frame.life.rules }, ...houses.value.filter((each) => each.name !== name)]
  }
  return (
    <div class="sit" id="houses">
      <span class="caption">{t("ui-houses")}</span>
      <div class="buttons">
        {houses.value.map((house) => (
          <button type="button" class="btn small" key={house.name} onClick={() => live({ ...usualRules, ...house.rules, type: "rules" })}>
            {house.name}
          </button>
        ))}
      </div>
      <input class="field" maxLength={40} aria-label={t("ui-house-name")} placeholder={t("ui-house-name")} ref={field} />
      <button type="button" class="btn" onClick={save}>{t("ui-house-save")}</button>
    </div>
  )
}

/** What departs from how tables are usually run, as question and answer. */
export function departures(rules: Rules): readonly string[] {
  const yesNo = (on: boolean) => t(on ? "ui-yes" : "ui-no")
  const seconds = (count: number) => t("ui-trick-seconds", { seconds: plainNumber(count) })
  return [
    rules.watch !== usualRules.watch ? `${t("ui-rule-watch")} ${yesNo(rules.watch)}` : "",
    rules.chat !== usualRules.chat ? `${t("ui-rule-chat")} ${yesNo(rules.chat)}` : "",
    rules.absence !== usualRules.absence ? `${t("ui-rule-absence")}: ${t(`ui-absence-${rules.absence}`)}` : "",
    rules.grace !== usualRules.grace ? `${t("ui-rule-grace")}: ${seconds(rules.grace)}` : "",
    rules.clock ? `${t("ui-rule-clock")}: ${rules.clock.decision} + ${rules.clock.reserve}` : "",
  ].filter(Boolean)
}

interface RuleProps<T> {
  readonly label: string
  readonly changed: boolean
  readonly values: readonly T[]
  readonly value: T
  readonly show: (value: T) => string
  readonly choose: (value: T) => void
}

function Rule<T extends string | number>({ label, changed, ...rest }: RuleProps<T>) {
  return (
    <div class="setting">
      <span class="caption">
        {label} {changed && <b class="changed">{t("ui-changed")}</b>}
      </span>
      <Segments label={label} {...rest} />
    </div>
  )
}

/** Ends of things: the count, the record, the table itself. */
export function Ending({ frame }: Props) {
  const [sure, setSure] = useState("")
  const sureOf = (what: string, act: () => void) => (sure === what ? act() : setSure(what))
  const erase = async () => {
    const { status } = await deleteTable(frame.table)
    if (status === 200) location.assign("/")
  }
  return (
    <>
      {frame.life.match > 0 && (
        <a class="btn" href={`/t/${frame.table}/record?match=${frame.life.match}`} download>
          {t("ui-record")}
        </a>
      )}
      {frame.may.includes("count") && (
        <button type="button" class="btn" id="count" onClick={() => sureOf("count", () => live({ type: "count" }))}>
          {t(sure === "count" ? "ui-count-sure" : "ui-count")}
        </button>
      )}
      {frame.host && (
        <button type="button" class="btn" id="delete" onClick={() => sureOf("delete", () => void erase())}>
          {t(sure === "delete" ? "ui-delete-sure" : "ui-delete")}
        </button>
      )}
    </>
  )
}

const phrases = ["hello", "luck", "nice", "thanks", "sorry", "moment", "back", "bye"]

export function Chat({ frame }: Props) {
  const mutes = (seat: number) => `${frame.table}/${seat}`
  const lines = chat.value.filter((line) => !muted.value.includes(mutes(line.seat)))
  const speak = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get("text") ?? "").trim()
    event.currentTarget.reset()
    if (text) say({ text })
  }
  const mute = (seat: number, on: boolean) => {
    const others = muted.value.filter((each) => each !== mutes(seat))
    muted.value = on ? [...others, mutes(seat)] : others
  }
  return (
    <>
      <ol class="log" aria-live="polite">
        {lines.map((line) => (
          <li key={line.n}>
            <b>{line.name}</b> {line.text ?? (line.phrase ? t(line.phrase) : "")}
          </li>
        ))}
      </ol>
      {frame.you !== null && frame.life.rules.chat && (
        <>
          <div class="phrases">
            {phrases.map((phrase) => (
              <button type="button" class="btn small" key={phrase} onClick={() => say({ phrase: `phrase-${phrase}` })}>
                {t(`phrase-${phrase}`)}
              </button>
            ))}
          </div>
          <form class="sit" onSubmit={speak}>
            <input class="field" name="text" maxLength={200} autocomplete="off" aria-label={t("ui-say")} />
            <button type="submit" class="btn primary">{t("ui-say")}</button>
          </form>
        </>
      )}
      {frame.players
        .filter((player) => player.kind === "human" && player.seat !== frame.you)
        .map((player) => (
          <label class="tick" key={player.seat}>
            <input type="checkbox" checked={muted.value.includes(mutes(player.seat))} onChange={(event) => mute(player.seat, event.currentTarget.checked)} />
            {t("ui-mute", { name: player.name })}
          </label>
        ))}
    </>
  )
}

/** What shall be done about somebody who is away; votes are counted on the buttons. */
export function Question({ frame }: Props) {
  const question = frame.life.question
  if (!question) return null
  const votes = (choice: string) => question.votes.filter((vote) => vote.choice === choice).length
  const own = question.votes.find((vote) => vote.seat === frame.you)?.choice
  return (
    <div class="panel" id="question" role="group" aria-label={t("ui-away-question", { name: plainName(frame, question.about) })}>
      <p>{t("ui-away-question", { name: plainName(frame, question.about) })}</p>
      <div class="buttons">
        {question.choices.map((choice) => (
          <button
            type="button"
            class="btn"
            key={choice}
            data-vote={choice}
            aria-pressed={own === choice}
            disabled={!frame.may.includes("ballot") || lifePending.value !== null}
            onClick={() => live({ type: "ballot", about: question.about, choice })}
          >
            {t(`ui-vote-${choice}`)} {votes(choice) > 0 && `· ${votes(choice)}`}
          </button>
        ))}
      </div>
    </div>
  )
}

/** After a match: the next one, and the account so far. */
export function Between({ frame }: Props) {
  if (frame.phase !== "finished" || frame.you === null) return null
  return <Start frame={frame} />
}

/** «Завершаем сессию, считаем». */
export function Account({ frame }: Props) {
  const sheet = frame.life.series
  return (
    <main class="page gather" data-seq={frame.seq} data-life="counted">
      <h1>{t("ui-series")}</h1>
      {sheet && (
        <div class="paper series" id="series">
          <table class="pad account" style={{ "--players": sheet.people.length }}>
            <thead>
              <tr>
                <th scope="col" class="label">
                  <span class="sr">{t("ui-account")}</span>
                </th>
                {sheet.people.map((name, at) => (
                  <th scope="col" key={at}>{name}</th>
                ))}
              </tr>
            </thead>
            <tbody>{[...sheet.matches, ...sheet.totals].map((line, at) => <AccountLine key={at} frame={frame} line={line} />)}</tbody>
          </table>
        </div>
      )}
      <Ending frame={frame} />
      <a class="btn primary" href="/">{t("ui-lobby")}</a>
    </main>
  )
}

function AccountLine({ frame, line }: Props & { readonly line: Line }) {
  return (
    <tr>
      <th scope="row" class="label">{sentence(frame, line.label)}</th>
      {line.cells.map((cell, at) => (
        <td key={at}>{cell && <span class="digits">{figure(cell.value)}</span>}</td>
      ))}
    </tr>
  )
}
