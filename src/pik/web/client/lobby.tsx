// The first page: a game, how many, how strong, and off one goes.
import { signal } from "@preact/signals"
import { useEffect, useState } from "preact/hooks"
import { Avatar } from "./avatar"
import { Emblem } from "./emblem"
import { whyNot } from "./entry"
import { Icon } from "./icons"
import { Friends } from "./friends"
import { enterByCode } from "./guest"
import {
  askStandings,
  chosenGame,
  chosenLevel,
  chosenSeats,
  failure,
  founding,
  games,
  learn,
  playNow,
  standings,
  type GameOffer,
} from "./lobby-api"
import { openRules } from "./rules"
import { Rulebook } from "./rulebook"
import { levelName } from "./say"
import { forget, longestName, played, playerName, visits, wish, type Visit } from "./settings"
import { Segments, ShortLanguagePick, ThemePick } from "./settings-list"
import { t, tongue, word } from "./texts"

/** Whether the name is being asked, and whether a table starts when it is given. */
const asking = signal<"no" | "change" | "start" | "learn">("no")
/** The part of the address that names a page of the lobby; the browser's own way back works. */
const place = signal(location.hash)
addEventListener("hashchange", () => (place.value = location.hash))

export function Lobby() {
  return (
    <>
      {place.value === "#friends" ? <Friends /> : <Start />}
      <Failure />
      <Rulebook />
    </>
  )
}

function Failure() {
  const why = failure.value
  if (!why) return null
  return (
    <p class="failure page-foot" role="alert">
      {why.code ? word(why.code, t("ui-failed"), why.data as Record<string, string>) : t("ui-failed")}
    </p>
  )
}

function Start() {
  const game = chosenGame()
  return (
    <main class="page lobby">
      <header class="lobby-head">
        {playerName.value && <Avatar name={playerName.value} seat={0} />}
        <h1>{playerName.value ? t("ui-hello", { name: playerName.value }) : t("ui-title")}</h1>
        <ShortLanguagePick />
      </header>
      <section class="games" aria-label={t("ui-pick-game")}>
        {games.value.map((each) => (
          <GameCard key={each.name} game={each} isChosen={each === game} />
        ))}
      </section>
      <section class="go">
        {game && asking.value === "no" && <Choices game={game} />}
        {asking.value === "no" ? game && <PlayNow game={game} /> : <NameForm />}
      </section>
      <Recent />
      <section class="lobby-settings">
        {game && (
          <button type="button" class="btn quiet" onClick={() => openRules(game.name)}>
            {t("ui-rules")}
          </button>
        )}
        {game?.lesson && !isNew(game) && asking.value === "no" && (
          <button type="button" class="btn quiet" id="learn" onClick={teach}>
            {t("ui-learn")}
          </button>
        )}
        <ThemePick />
        {playerName.value && asking.value === "no" && (
          <button type="button" class="btn quiet" onClick={() => (asking.value = "change")}>
            {t("ui-name-change")}
          </button>
        )}
        <CodeEntry />
      </section>
    </main>
  )
}

function GameCard({ game, isChosen }: { readonly game: GameOffer; readonly isChosen: boolean }) {
  return (
    <button
      type="button"
      class="game"
      data-game={game.name}
      aria-pressed={isChosen}
      onClick={() => (wish.value = { ...wish.value, game: game.name })}
    >
      <Emblem game={game.name} />
      <span class="about">
        <b>{word(`game-${game.name}`, game.name)}</b>
        <span class="muted">{word(`game-${game.name}-about`, "")}</span>
      </span>
      {isChosen && (
        <span class="chosen">
          <Icon name="check" />
        </span>
      )}
    </button>
  )
}

function Choices({ game }: { readonly game: GameOffer }) {
  const counts = Array.from({ length: game.most - game.least + 1 }, (_, at) => game.least + at)
  return (
    <div class="choices">
      {counts.length > 1 && (
        <div class="setting" id="seats">
          <span class="caption">{t("ui-seats")}</span>
          <Segments
            label={t("ui-seats")}
            values={counts}
            value={chosenSeats(game)}
            show={String}
            choose={(seats) => (wish.value = { ...wish.value, seats })}
          />
        </div>
      )}
      <div class="setting" id="levels">
        <span class="caption">{t("ui-level")}</span>
        <Segments
          label={t("ui-level")}
          values={game.levels}
          value={chosenLevel(game)}
          show={levelName}
          choose={(level) => (wish.value = { ...wish.value, level })}
        />
        <p class="muted" id="level-about">{t("ui-level-about", { level: chosenLevel(game) })}</p>
        {game.lacking?.map((level) => (
          <p class="muted" key={level}>{t("ui-level-lacking", { level: levelName(level) })}. {t("kernels-missing")}</p>
        ))}
      </div>
    </div>
  )
}

function PlayNow({ game }: { readonly game: GameOffer }) {
  const play = () => {
    if (playerName.value) void playNow()
    else asking.value = "start"
  }
  const filling = { game: word(`game-${game.name}`, game.name), seats: chosenSeats(game), level: levelName(chosenLevel(game)) }
  return (
    <>
      {isNew(game) && (
        <button type="button" class="btn big two-line" id="learn" disabled={founding.value} onClick={teach}>
          {t("ui-learn")}
          <small>{t("ui-learn-sub")}</small>
        </button>
      )}
      <button type="button" class="btn primary big two-line" id="play-now" disabled={founding.value} onClick={play}>
        {t("ui-play-now")}
        <small>{t("ui-play-now-sub", filling)}</small>
      </button>
      <a class="btn big two-line" id="friends" href="#friends">
        {t("ui-friends")}
        <small>{t("ui-friends-sub")}</small>
      </a>
    </>
  )
}

/** Whether a game can be learned that was never played in this browser. */
function isNew({ name, lesson }: GameOffer): boolean {
  return lesson === true && !played.value.includes(name)
}

function teach(): void {
  if (playerName.value) void learn()
  else asking.value = "learn"
}

function NameForm() {
  const save = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim()
    if (!name) return
    playerName.value = name.slice(0, longestName)
    const wanted = asking.value
    asking.value = "no"
    if (wanted !== "change") void (wanted === "learn" ? learn() : playNow())
  }
  return (
    <form class="name panel-box" onSubmit={save}>
      <label for="name">{t("ui-name-ask")}</label>
      <input
        class="field"
        id="name"
        name="name"
        required
        maxLength={longestName}
        autocomplete="nickname"
        defaultValue={playerName.value}
        ref={(field) => field?.focus()}
      />
      <button type="submit" class="btn primary big">
        {t("ui-name-ok")}
      </button>
    </form>
  )
}

/** Ask anew whenever the page is opened or looked at again. */
function useStandings(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void askStandings()
    }
    look()
    document.addEventListener("visibilitychange", look)
    addEventListener("pageshow", look)
    return () => {
      document.removeEventListener("visibilitychange", look)
      removeEventListener("pageshow", look)
    }
  }, [])
}

function Recent() {
  useStandings()
  if (visits.value.length === 0) return null
  return (
    <section class="recent">
      <h2 class="caption">
        {t("ui-recent")} <AsOf />
      </h2>
      <ul>
        {visits.value.map((visit) => (
          <li key={visit.table}>
            <a href={`/t/${visit.table}`}>
              <Emblem game={visit.game} />
              <span class="about">
                <span class="names">
                  <b>{word(`game-${visit.game}`, visit.game)}</b> <span class="muted">{(visit.names ?? []).join(", ")}</span>
                </span>
                <Standing visit={visit} />
              </span>
            </a>
            <button type="button" class="iconbtn" aria-label={t("ui-forget", { names: (visit.names ?? []).join(", ") })} onClick={() => forget(visit.table)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** When the server has said how the tables stand. */
function AsOf() {
  const at = standings.value?.at
  const time = at && new Intl.DateTimeFormat(tongue(), { hour: "2-digit", minute: "2-digit" }).format(at)
  return time ? <span class="muted">{t("ui-as-of", { time })}</span> : null
}

/** How far a table is; nothing while that is not known. */
function Standing({ visit }: { readonly visit: Visit }) {
  const now = standings.value?.tables.find((each) => each.table === visit.table)
  if (!now?.phase) return null
  if (now.mine) return <span class="muted mine">{t("ui-your-turn")}</span>
  const states = { gathering: "ui-state-gathering", playing: "ui-state-playing", finished: "ui-state-finished", counted: "ui-state-counted" }
  return <span class="muted">{t(states[now.phase])}</span>
}

/** Who sits at a table already, on another device, brings a short code from there. */
function CodeEntry() {
  const [failed, setFailed] = useState("")
  const enter = async (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const answer = await enterByCode(String(new FormData(event.currentTarget).get("code") ?? ""))
    if (answer.data?.table) location.assign(`/t/${answer.data.table}`)
    else setFailed(whyNot(answer, "ui-code-wrong"))
  }
  return (
    <details class="code-entry">
      <summary>{t("ui-have-code")}</summary>
      <form class="line-form" onSubmit={(event) => void enter(event)}>
        <input class="field" name="code" required autocomplete="off" autocapitalize="characters" aria-label={t("ui-code")} placeholder={t("ui-code")} />
        <button type="submit" class="btn">{t("ui-enter")}</button>
      </form>
      <p class="failure" role="alert">{failed}</p>
    </details>
  )
}
