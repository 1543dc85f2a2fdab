// Before the start: the table is set, friends come by the link; the host fills seats, says how it is played, and begins.
import { useEffect } from "preact/hooks"
import { Avatar } from "./avatar"
import { titleFocus } from "./focus"
import { departures, HowWePlay } from "./how"
import { Icon } from "./icons"
import { RealMatch } from "./lesson"
import { games, loadGames, usualLevel, type GameOffer } from "./lobby-api"
import { Oval } from "./oval"
import { levelName, plainName, sentence } from "./say"
import type { Play } from "./settings"
import { Segments, ShortLanguagePick } from "./settings-list"
import { invitation, QrCode, Share } from "./share"
import { lifePending, live, type Wish } from "./store"
import { t, word } from "./texts"
import { ChatButton, Ear, MenuButton, Sending } from "./tools"
import type { Frame, Player } from "./wire"

interface Props {
  readonly frame: Frame
}

/** The game of a table as the lobby offers it; asked for when it is not known yet. */
export function useOffer({ game }: Frame) {
  useEffect(() => {
    if (games.peek().length === 0) void loadGames()
  }, [])
  return games.value.find((offer) => offer.name === game)
}

export function Gather({ frame }: Props) {
  const invite = (
    <section class="panel-box invite-box">
      <QrCode table={frame.table} />
      <Share address={invitation(frame.table)} title={word(`game-${frame.game}`, frame.game)} label={t("ui-invitation")} />
    </section>
  )
  const awaitsFriends = frame.players.some((player) => player.kind === "free")
  return (
    <main class="page gather table-set" data-seq={frame.seq} data-life={frame.phase}>
      <header class="lobby-head">
        <a class="iconbtn" href="/" aria-label={t("ui-lobby")}>
          <Icon name="left" />
        </a>
        <h1 tabIndex={-1} ref={titleFocus}>{t("ui-table-set")}</h1>
        <Sending />
        <ShortLanguagePick />
        <ChatButton frame={frame} />
        <MenuButton />
      </header>
      {awaitsFriends && invite}
      <section class="panel-box who-sits">
        <div class="two-ends">
          <span class="caption">{word(`game-${frame.game}`, frame.game)}</span>
          <span class="caption">{freeOf(frame)}</span>
        </div>
        <Oval frame={frame} near={frame.you ?? 0} />
        <Start frame={frame} />
        <SeatList frame={frame} />
      </section>
      {!awaitsFriends && invite}
      <section class="panel-box how">
        <TableRules frame={frame} />
      </section>
      <Ear />
    </main>
  )
}

/** How many seats are free, of how many. */
export function freeOf({ players }: Frame, free = players.filter((player) => player.kind === "free").length): string {
  return t("ui-free-of", { free, seats: players.length })
}

/** Start, or the next match; the seats that are still free go to bots. */
export function Start({ frame }: Props) {
  const offer = useOffer(frame)
  if (frame.life.lesson) return <RealMatch frame={frame} />
  if (!frame.host) {
    const host = frame.life.host
    return <p class="muted">{host === null ? t("ui-wait-table") : t("ui-host-starts", { name: plainName(frame, host) })}</p>
  }
  const level = offer && usualLevel(offer)
  const free = frame.players.filter((player) => player.kind === "free")
  const first = frame.phase === "gathering"
  const start = () => {
    const bots = free.map((player): Wish => ({ type: "bot", seat: player.seat, level: level ?? "" }))
    live(...bots, { type: first ? "begin" : "again" })
  }
  const mustWait = lifePending.value !== null || (free.length > 0 && level === undefined)
  return (
    <button type="button" class="btn primary big two-line" id="begin" disabled={mustWait} onClick={start}>
      {t(first ? "ui-begin" : "ui-again")}
      {free.length > 0 && <small>{t("ui-bots-fill", { count: free.length })}</small>}
    </button>
  )
}

/** Who sits where; for the host, what can be changed about it. */
export function SeatList({ frame }: Props) {
  useOffer(frame)
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
      <Face player={player} name={name} />
      <b>{name}</b>
      <span class="muted">{tags(frame, player).join(" · ")}</span>
      {player.kind !== "human" && frame.may.includes("bot") && <BotPick frame={frame} player={player} />}
      {player.kind === "human" && frame.host && <Powers frame={frame} player={player} isPerson={isPerson} />}
    </li>
  )
}

function Face({ player, name }: { readonly player: Player; readonly name: string }) {
  if (player.kind === "free") return <span class="avatar empty"><Icon name="plus" /></span>
  return <Avatar name={name} seat={player.seat} bot={player.kind === "bot"} away={player.kind === "human" && !player.present} />
}

/** What the host may do about a person; some of it about the own seat too. */
function Powers({ frame, player, isPerson }: Props & { readonly player: Player; readonly isPerson: boolean }) {
  const { seat } = player
  const powers = [
    isPerson && frame.may.includes("host") && <Power act={{ type: "host", seat }} text={t("ui-hand-over")} />,
    seat !== frame.life.scorer && frame.may.includes("scorer") && <Power act={{ type: "scorer", seat }} text={t("ui-name-scorer")} />,
    isPerson && frame.may.includes("free") && <Power act={{ type: "free", seat }} text={t("ui-remove")} />,
  ].filter(Boolean)
  return powers.length > 0 ? <span class="buttons">{powers}</span> : null
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
    player.seat === frame.you ? t("ui-you") : "",
    player.seat === frame.life.host ? t("ui-host") : "",
    player.seat === frame.life.scorer && frame.life.scorer !== frame.life.host ? t("ui-scores") : "",
    player.level ? `${t("ui-bot")}, ${levelName(player.level)}` : "",
    player.stand_in ? t("ui-bot-plays") : player.kind === "human" && !player.present ? t("ui-away") : "",
  ].filter(Boolean)
}

function BotPick({ frame, player }: Props & { readonly player: Player }) {
  const offer = games.value.find((game) => game.name === frame.game)
  const choose = (level: string) => live(level ? { type: "bot", seat: player.seat, level } : { type: "free", seat: player.seat })
  return (
    <select class="field pick" aria-label={t("ui-seat", { number: player.seat + 1 })} value={player.level ?? ""} onChange={(event) => choose(event.currentTarget.value)}>
      {(frame.may.includes("free") || player.kind === "free") && <option value="">{t("ui-friend-by-link")}</option>}
      {offer?.levels.map((level) => (
        <option key={level} value={level}>{`${t("ui-bot")}: ${levelName(level)}`}</option>
      ))}
      <Lacking game={offer} />
    </select>
  )
}

/** The levels that can't be chosen yet, each with the reason. */
export function Lacking({ game }: { readonly game: GameOffer | undefined }) {
  return (
    <>
      {game?.lacking?.map((level) => (
        <option key={level} disabled>{t("ui-level-lacking", { level: levelName(level) })}</option>
      ))}
    </>
  )
}

/** How the table plays: the host chooses what may be chosen now, the others read. */
export function TableRules({ frame }: Props) {
  const offer = useOffer(frame)
  const fixed = { options: !frame.may.includes("options"), rules: !frame.may.includes("rules") }
  if (fixed.options && fixed.rules) return <Terms frame={frame} />
  const { config, rules } = frame.life
  const change = (play: Play) => {
    if (JSON.stringify(play.config) !== JSON.stringify(config)) live({ type: "options", config: { ...config, ...play.config } })
    if (JSON.stringify(play.rules) !== JSON.stringify(rules)) live({ ...play.rules, type: "rules" })
  }
  return (
    <>
      {!fixed.options && offer && <SeatCount frame={frame} least={offer.least} most={offer.most} />}
      <HowWePlay offer={offer} play={{ config, rules }} change={change} fixed={fixed} />
    </>
  )
}

function SeatCount({ frame, least, most }: Props & { readonly least: number; readonly most: number }) {
  if (least === most) return null
  const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at)
  const set = (seats: number) => live({ type: "options", config: { ...frame.life.config, seats } })
  return (
    <div class="setting seat-count">
      <span class="caption">{t("ui-seats-word")}</span>
      <Segments label={t("ui-seats")} values={counts} value={frame.players.length} show={String} choose={set} />
    </div>
  )
}

/** The options in plain words; what departs from the usual way says so. */
export function Terms({ frame }: Props) {
  const { terms, rules } = frame.life
  return (
    <ul class="terms">
      {terms.map((term) => (
        <li key={term.message.code} class={term.default ? "" : "changed"}>
          {!term.default && <b>{t("ui-not-usual")} </b>}
          {sentence(frame, term.message)}
        </li>
      ))}
      {departures(rules).map((line) => (
        <li key={line} class="changed">
          <b>{t("ui-not-usual")} </b>
          {line}
        </li>
      ))}
    </ul>
  )
}
