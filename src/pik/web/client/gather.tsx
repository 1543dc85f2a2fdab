// Before the start: the table is set, friends come by the link; the host fills seats and begins.
import { games, loadGames } from "./lobby-api"
import { departures } from "./life"
import { Oval } from "./oval"
import { Icon } from "./icons"
import { levelName, plainName, sentence } from "./say"
import { invitation, QrCode, Share } from "./share"
import { ShortLanguagePick } from "./settings-list"
import { dialog, lifePending, live, type Wish } from "./store"
import { t, word } from "./texts"
import { useEffect } from "preact/hooks"
import type { Frame, Player } from "./wire"

interface Props {
  readonly frame: Frame
}

export function Gather({ frame }: Props) {
  useEffect(() => {
    if (games.peek().length === 0) void loadGames()
  }, [])
  return (
    <main class="page gather" data-seq={frame.seq} data-life={frame.phase}>
      <header class="lobby-head">
        <a class="iconbtn" href="/" aria-label={t("ui-lobby")}>
          <Icon name="left" />
        </a>
        <h1>{t("ui-table-set")}</h1>
        <ShortLanguagePick />
        <button type="button" class="iconbtn" aria-label={t("ui-menu")} onClick={() => (dialog.value = "menu")}>
          <Icon name="menu" />
        </button>
      </header>
      <section class="panel-box invite-box">
        <QrCode table={frame.table} />
        <Share address={invitation(frame.table)} title={word(`game-${frame.game}`, frame.game)} label={t("ui-invitation")} />
      </section>
      <section class="panel-box">
        <Oval frame={frame} near={frame.you ?? 0} />
        <SeatList frame={frame} />
        <Start frame={frame} />
        <Terms frame={frame} />
      </section>
    </main>
  )
}

/** Start, or the next match; the seats that are still free go to bots. */
export function Start({ frame }: Props) {
  if (!frame.host) {
    const host = frame.life.host
    return <p class="muted">{host === null ? t("ui-wait-table") : t("ui-host-starts", { name: plainName(frame, host) })}</p>
  }
  const free = frame.players.filter((player) => player.kind === "free")
  const first = frame.phase === "gathering"
  const start = () => {
    const bots = free.map((player): Wish => ({ type: "bot", seat: player.seat, level: usualLevel() }))
    live(...bots, { type: first ? "begin" : "again" })
  }
  return (
    <button type="button" class="btn primary big two-line" id="begin" disabled={lifePending.value !== null} onClick={start}>
      {t(first ? "ui-begin" : "ui-again")}
      {free.length > 0 && <small>{t("ui-bots-fill", { count: free.length })}</small>}
    </button>
  )
}

function usualLevel(): string {
  return games.value[0]?.levels.at(-1) ?? "club"
}

/** Who sits where; for the host, what can be changed about it. */
export function SeatList({ frame }: Props) {
  return (
    <ul class="seat-list">
      {frame.players.map((player) => (
        <SeatLine key={player.seat} frame={frame} player={player} />
      ))}
    </ul>
  )
}

function SeatLine({ frame, player }: Props & { readonly player: Player }) {
  const isPerson = player.kind === "human" && player.seat !== frame.you
  const name = player.kind === "free" ? t("ui-seat-free") : plainName(frame, player.seat)
  return (
    <li>
      <b>{name}</b>
      <span class="muted">{tags(frame, player).join(" · ")}</span>
      {player.kind !== "human" && frame.may.includes("bot") && <BotPick frame={frame} player={player} />}
      {isPerson && frame.host && (
        <span class="buttons">
          {frame.may.includes("host") && <Power act={{ type: "host", seat: player.seat }} text={t("ui-hand-over")} />}
          {frame.may.includes("scorer") && <Power act={{ type: "scorer", seat: player.seat }} text={t("ui-name-scorer")} />}
          {frame.may.includes("free") && <Power act={{ type: "free", seat: player.seat }} text={t("ui-remove")} />}
        </span>
      )}
    </li>
  )
}

function Power({ act, text }: { readonly act: Wish; readonly text: string }) {
  return (
    <button type="button" class="btn small" disabled={lifePending.value !== null} onClick={() => live(act)}>
      {text}
    </button>
  )
}

function tags(frame: Frame, player: Player): readonly string[] {
  return [
    player.seat === frame.life.host ? t("ui-host") : "",
    player.level ? `${t("ui-bot")}, ${levelName(player.level)}` : "",
    player.stand_in ? t("ui-bot-plays") : player.kind === "human" && !player.present ? t("ui-away") : "",
  ].filter(Boolean)
}

function BotPick({ frame, player }: Props & { readonly player: Player }) {
  const levels = games.value.find((game) => game.name === frame.game)?.levels ?? []
  const choose = (level: string) => live(level ? { type: "bot", seat: player.seat, level } : { type: "free", seat: player.seat })
  return (
    <select class="field pick" aria-label={t("ui-seat", { number: player.seat + 1 })} value={player.level ?? ""} onChange={(event) => choose(event.currentTarget.value)}>
      {frame.may.includes("free") && <option value="">{t("ui-friend-by-link")}</option>}
      {levels.map((level) => (
        <option key={level} value={level}>{`${t("ui-bot")}: ${levelName(level)}`}</option>
      ))}
    </select>
  )
}

/** The options in plain words; what departs from the usual way says so. */
export function Terms({ frame }: Props) {
  return (
    <ul class="terms">
      {frame.life.terms.map((term) => (
        <li key={term.message.code} class={term.default ? "" : "changed"}>
          {!term.default && <b>{t("ui-not-usual")} </b>}
          {sentence(frame, term.message)}
        </li>
      ))}
      {departures(frame.life.rules).map((line) => (
        <li key={line} class="changed">
          <b>{t("ui-not-usual")} </b>
          {line}
        </li>
      ))}
    </ul>
  )
}
