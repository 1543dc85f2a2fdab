// The table's life in the menu, in the dock and at the end: who I am, who else, votes, records, endings.
import { useState } from "preact/hooks"
import { whyNot } from "./entry"
import { SeatList, Start } from "./gather"
import { deleteTable, getFile, personalLink, shortCode } from "./guest"
import { plainName } from "./say"
import { forget, longestName, playerName } from "./settings"
import { invitation, QrCode, Share } from "./share"
import { lifePending, live } from "./store"
import { Sure } from "./tempted"
import { t } from "./texts"
import type { Frame } from "./wire"

interface Props {
  readonly frame: Frame
}

export function Me({ frame }: Props) {
  const [address, setAddress] = useState("")
  const [code, setCode] = useState("")
  const getLink = async () => {
    const answer = await personalLink(frame.table)
    if (answer.data) setAddress(location.origin + answer.data.link)
    else setCode(whyNot(answer, "ui-failed"))
  }
  const getCode = async () => {
    const answer = await shortCode(frame.table)
    const { data } = answer
    setCode(data ? t("ui-code-is", { code: data.code, minutes: data.minutes }) : whyNot(answer, "ui-failed"))
  }
  const rename = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim()
    playerName.value = name
    live({ type: "rename", name })
  }
  if (frame.you === null) return null
  return (
    <>
      <form class="line-form" onSubmit={rename}>
        <input class="field" name="name" required maxLength={longestName} aria-label={t("ui-your-name")} defaultValue={plainName(frame, frame.you)} />
        <button type="submit" class="btn">{t("ui-name-change")}</button>
      </form>
      <p class="muted">{t("ui-devices-about")}</p>
      <div class="buttons">
        <button type="button" class="btn" onClick={() => void getLink()}>{t("ui-my-link")}</button>
        <button type="button" class="btn" onClick={() => void getCode()}>{t("ui-my-code")}</button>
      </div>
      <p class="code-shown" role="status">{code}</p>
      {address && <Share address={address} label={t("ui-my-link")} />}
      <div class="buttons">
        <Sure id="leave" text={t("ui-leave")} sure={t(frame.phase === "playing" && isAlone(frame) ? "ui-leave-ends" : "ui-leave-sure")} act={() => live({ type: "leave" })} />
      </div>
    </>
  )
}

/** Whether nobody else is there for whom bots would play on. */
export function isAlone({ players, you }: Frame): boolean {
  return players.every((player) => player.kind !== "human" || player.seat === you)
}

export function People({ frame }: Props) {
  return (
    <>
      <SeatList frame={frame} />
      <QrCode table={frame.table} />
      <Share address={invitation(frame.table)} label={t("ui-invitation")} />
    </>
  )
}

/** Ends of things: the count, the table itself. */
export function Ending({ frame }: Props) {
  const [failed, setFailed] = useState("")
  const erase = async () => {
    const answer = await deleteTable(frame.table)
    if (!answer.data) return setFailed(whyNot(answer, "ui-failed"))
    forget(frame.table)
    location.assign("/")
  }
  return (
    <>
      {frame.may.includes("count") && <CountButton />}
      {frame.host && <Sure id="delete" text={t("ui-delete")} sure={t("ui-delete-sure")} act={erase} />}
      {failed && <p class="failure" role="alert">{failed}</p>}
    </>
  )
}

/** Ends the series. */
export function CountButton() {
  return <Sure id="count" text={t("ui-count")} sure={t("ui-count-sure")} act={() => live({ type: "count" })} />
}

/** The matches as files: whole when they are over. A link that is refused would say nothing, so the page gets them. */
export function Records({ frame }: Props) {
  const [failed, setFailed] = useState("")
  const save = async (event: MouseEvent & { readonly currentTarget: HTMLAnchorElement }) => {
    event.preventDefault()
    const answer = await getFile(event.currentTarget.href)
    setFailed(answer.data ? "" : whyNot(answer, "ui-failed"))
    if (answer.data) keep(answer.data)
  }
  const matches = Array.from({ length: frame.life.match }, (_, at) => at + 1)
  if (matches.length === 0) return null
  return (
    <div class="records">
      <span class="caption">{t("ui-record")}</span>
      {matches.map((number) => (
        <a class="btn small" key={number} href={`/t/${frame.table}/record?match=${number}`} aria-label={`${t("ui-record")}, ${number}`} download onClick={(event) => void save(event)}>
          {number}
        </a>
      ))}
      {failed && <p class="failure" role="alert">{failed}</p>}
    </div>
  )
}

/** Hand a file over as a download. */
function keep(file: File): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** What shall be done about somebody who is away; votes are counted on the buttons. */
export function Question({ frame }: Props) {
  const question = frame.life.question
  if (!question) return null
  const votes = (choice: string) => question.votes.filter((vote) => vote.choice === choice).length
  const own = question.votes.find((vote) => vote.seat === frame.you)?.choice
  const words = t("ui-away-question", { name: plainName(frame, question.about) })
  return (
    <div class="panel" id="question" role="group" aria-label={words}>
      <p>{words}</p>
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

/** After a match: the next one. */
export function Between({ frame }: Props) {
  if (frame.phase !== "finished" || frame.you === null) return null
  return (
    <div class="panel">
      <Start frame={frame} />
      <a class="btn" href="/">{t("ui-lobby")}</a>
    </div>
  )
}
