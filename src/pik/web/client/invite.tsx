// What a friend sees who follows the link: who invites, to what, where one may sit; one button leads to the seat.
import { useState } from "preact/hooks"
import { Avatar } from "./avatar"
import { Emblem } from "./emblem"
import { whyNot } from "./entry"
import { freeOf, Terms } from "./gather"
import { enterByCode, hello } from "./guest"
import { Icon } from "./icons"
import { Oval } from "./oval"
import { openRules } from "./rules"
import { plainName } from "./say"
import { longestName, playerName } from "./settings"
import { ShortLanguagePick } from "./settings-list"
import { lifePending, link, live, notice, watching } from "./store"
import { t, word } from "./texts"
import { Ear, Sending } from "./tools"
import type { Frame, Player } from "./wire"

export function Invite({ frame }: { readonly frame: Frame }) {
  const open = frame.players.filter((player) => isTakable(frame, player))
  const [wanted, setSeat] = useState<number | null>(null)
  const first = open.find((player) => player.seat === frame.back) ?? open.find((player) => player.kind === "free") ?? open[0]
  const seat = open.find((player) => player.seat === wanted)?.seat ?? first?.seat ?? null
  return (
    <main class="page gather" data-seq={frame.seq} data-life="invited">
      <Welcome frame={frame} />
      <section class="panel-box">
        <div class="game-line">
          <Emblem game={frame.game} />
          <span class="about">
            <b>{word(`game-${frame.game}`, frame.game)}</b>
            <span class="muted">{word(`game-${frame.game}-about`, "")}</span>
          </span>
        </div>
        <Terms frame={frame} />
        <button type="button" class="btn quiet start" onClick={() => openRules(frame.game)}>
          <Icon name="book" /> {t("ui-all-rules")}
        </button>
      </section>
      <section class="panel-box">
        <div class="two-ends">
          <span class="caption">{t(seat === null ? "ui-table-full" : "ui-pick-seat")}</span>
          <span class="muted">{freeOf(frame, open.length)}</span>
        </div>
        <Oval frame={frame} near={first?.seat ?? 0} chosen={seat} takable={(player) => isTakable(frame, player)} choose={setSeat} />
        {seat !== null && <SitForm seat={seat} isBack={seat === frame.back} />}
        {frame.screen !== null && (
          <button type="button" class="btn" id="watch" onClick={() => (watching.value = true)}>
            {t("ui-just-watch")}
          </button>
        )}
        <CodeForm table={frame.table} />
      </section>
      <Ear />
    </main>
  )
}

function Welcome({ frame }: { readonly frame: Frame }) {
  const { host } = frame.life
  const game = word(`game-${frame.game}`, frame.game)
  return (
    <header class="lobby-head welcome">
      {host !== null && <Avatar name={plainName(frame, host)} seat={host} />}
      <h1>
        {host !== null && <small>{t("ui-invites", { name: plainName(frame, host) })}</small>} <span>{game}</span>
      </h1>
      <Sending />
      <ShortLanguagePick />
    </header>
  )
}

function isTakable(frame: Frame, player: Player): boolean {
  if (player.seat === frame.back) return true
  return frame.may.includes("sit") && (player.kind === "free" || (player.kind === "bot" && frame.phase !== "playing"))
}

function SitForm({ seat, isBack }: { readonly seat: number; readonly isBack: boolean }) {
  const sit = async (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim().slice(0, longestName)
    if (!name && !isBack) return
    if (name) playerName.value = name
    const isNew = await hello()
    if (isNew) link.value?.reopen()
    if (isNew !== null) live({ type: "sit", seat, name })
    else notice.value = t("ui-failed")
  }
  return (
    <form class="sit" onSubmit={(event) => void sit(event)}>
      <label class="caption" for="name">{t("ui-your-name")}</label>
      <input class="field" id="name" name="name" required={!isBack} maxLength={longestName} autocomplete="nickname" defaultValue={playerName.value} />
      <button type="submit" class="btn primary big" id="sit" disabled={lifePending.value !== null}>{t(isBack ? "ui-sit-back" : "ui-sit")}</button>
      <p class="failure" role="alert">{notice.value}</p>
      <p class="muted centered">{t("ui-no-account")}</p>
    </form>
  )
}

/** Who sits here already, on another device, brings a short code. */
export function CodeForm({ table }: { readonly table: string }) {
  const [failed, setFailed] = useState("")
  const enter = async (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get("code") ?? "")
    const answer = await enterByCode(code, table)
    setFailed(answer.data ? "" : whyNot(answer, "ui-code-wrong"))
    if (answer.data) link.value?.reopen()
  }
  return (
    <details>
      <summary>{t("ui-have-code")}</summary>
      <form class="line-form" onSubmit={(event) => void enter(event)}>
        <input class="field" name="code" required autocomplete="off" autocapitalize="characters" aria-label={t("ui-code")} />
        <button type="submit" class="btn">{t("ui-enter")}</button>
      </form>
      <p class="failure" role="alert">{failed}</p>
    </details>
  )
}
