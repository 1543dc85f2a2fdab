// The first page: a game, how many, how strong, and off one goes.
import { signal } from "@preact/signals"
import { Avatar } from "./avatar"
import { Emblem } from "./emblem"
import { Icon } from "./icons"
import { chosenGame, chosenLevel, chosenSeats, failure, games, startTable, starting, type GameOffer } from "./lobby-api"
import { openRules } from "./rules"
import { Rulebook } from "./rulebook"
import { levelName } from "./say"
import { playerName, visits, wish } from "./settings"
import { Segments, ShortLanguagePick, ThemePick } from "./settings-list"
import { t, word } from "./texts"

/** Whether the name is being asked, and whether a table starts when it is given. */
const asking = signal<"no" | "change" | "start" | "friends">("no")

export function Lobby() {
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
        {game && <Choices game={game} />}
        {asking.value === "no" ? game && <PlayNow game={game} /> : <NameForm />}
        {failure.value && (
          <p class="failure" role="alert">
            {failure.value.code ? word(failure.value.code, t("ui-failed"), failure.value.data as Record<string, string>) : t("ui-failed")}
          </p>
        )}
      </section>
      <Recent />
      <section class="lobby-settings">
        {game && (
          <button type="button" class="btn quiet" onClick={() => openRules(game.name)}>
            {t("ui-rules")}
          </button>
        )}
        <ThemePick />
        {playerName.value && asking.value === "no" && (
          <button type="button" class="btn quiet" onClick={() => (asking.value = "change")}>
            {t("ui-name-change")}
          </button>
        )}
      </section>
      <Rulebook />
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
      </div>
    </div>
  )
}

function PlayNow({ game }: { readonly game: GameOffer }) {
  const play = () => {
    if (playerName.value) void startTable()
    else asking.value = "start"
  }
  const invite = () => {
    if (playerName.value) void startTable(true)
    else asking.value = "friends"
  }
  const filling = { game: word(`game-${game.name}`, game.name), seats: chosenSeats(game), level: levelName(chosenLevel(game)) }
  return (
    <>
      <button type="button" class="btn primary big two-line" id="play-now" disabled={starting.value} onClick={play}>
        {t("ui-play-now")}
        <small>{t("ui-play-now-sub", filling)}</small>
      </button>
      <button type="button" class="btn big two-line" id="friends" disabled={starting.value} onClick={invite}>
        {t("ui-friends")}
        <small>{t("ui-friends-sub")}</small>
      </button>
    </>
  )
}

const longestName = 24

function NameForm() {
  const save = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim()
    if (!name) return
    playerName.value = name.slice(0, longestName)
    const wanted = asking.value
    asking.value = "no"
    if (wanted !== "change") void startTable(wanted === "friends")
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
        aria-label={t("ui-your-name")}
        defaultValue={playerName.value}
        ref={(field) => field?.focus()}
      />
      <button type="submit" class="btn primary big">
        {t("ui-name-ok")}
      </button>
    </form>
  )
}

function Recent() {
  if (visits.value.length === 0) return null
  return (
    <section class="recent">
      <h2 class="caption">{t("ui-recent")}</h2>
      <ul>
        {visits.value.map((visit) => (
          <li key={visit.table}>
            <a href={`/t/${visit.table}`}>
              <Emblem game={visit.game} />
              <b>
                {word(`game-${visit.game}`, visit.game)} <span class="muted">{(visit.names ?? []).join(", ")}</span>
              </b>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
