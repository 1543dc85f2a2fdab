// A table for friends, before it is set: how many, who is a bot, how it is played.
import { Avatar } from "./avatar"
import { Emblem } from "./emblem"
import { Lacking } from "./gather"
import { titleFocus } from "./focus"
import { HowWePlay } from "./how"
import { Icon } from "./icons"
import { botAt, chosenGame, chosenSeats, drafted, founding, games, setTable, type GameOffer } from "./lobby-api"
import { levelName } from "./say"
import { draft, longestName, playerName, wish } from "./settings"
import { Segments, ShortLanguagePick } from "./settings-list"
import { scope, t, word } from "./texts"
import { useEffect } from "preact/hooks"

export function Friends() {
  const game = chosenGame()
  useEffect(() => scrollTo(0, 0), [])
  useEffect(() => {
    if (game) scope.value = game.name
    return () => (scope.value = "shared")
  }, [game?.name])
  return (
    <main class="page gather friends">
      <header class="lobby-head">
        <a class="iconbtn" href="#" aria-label={t("ui-lobby")}>
          <Icon name="left" />
        </a>
        <h1 tabIndex={-1} ref={titleFocus}>{t("ui-friends")}</h1>
        <ShortLanguagePick />
      </header>
      {game && <Wishes game={game} />}
    </main>
  )
}

function Wishes({ game }: { readonly game: GameOffer }) {
  const set = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get("name") ?? playerName.value).trim()
    if (!name) return
    playerName.value = name.slice(0, longestName)
    void setTable()
  }
  const wished = drafted(game)
  return (
    <form class="wishes" onSubmit={set}>
      <section class="panel-box game-line">
        <Emblem game={game.name} />
        <span class="about">
          <b>{word(`game-${game.name}`, game.name)}</b>
          <span class="muted">{word(`game-${game.name}-about`, "")}</span>
        </span>
        {games.value.length > 1 && <a class="btn quiet" href="#">{t("ui-change")}</a>}
      </section>
      <section class="panel-box">
        <Seats game={game} />
      </section>
      <section class="panel-box">
        <HowWePlay offer={game} play={wished} change={(play) => (draft.value = { ...wished, ...play })} />
      </section>
      <div class="sit go-on">
        {!playerName.value && (
          <label class="setting">
            <span class="caption">{t("ui-your-name")}</span>
            <input class="field" id="name" name="name" required maxLength={longestName} autocomplete="nickname" />
          </label>
        )}
        <button type="submit" class="btn primary big" id="set-table" disabled={founding.value}>
          {t("ui-set-table")}
        </button>
      </div>
    </form>
  )
}

function Seats({ game }: { readonly game: GameOffer }) {
  const seats = chosenSeats(game)
  const counts = Array.from({ length: game.most - game.least + 1 }, (_, at) => game.least + at)
  return (
    <>
      <div class="setting seat-count" id="seats">
        <span class="caption">{t("ui-seats-word")}</span>
        {counts.length > 1 && <Segments label={t("ui-seats")} values={counts} value={seats} show={String} choose={(count) => (wish.value = { ...wish.value, seats: count })} />}
      </div>
      <ul class="seat-list">
        <li>
          <Avatar name={playerName.value || t("ui-you")} seat={0} />
          <b>{t("ui-you")}</b>
          <span class="muted">{t("ui-host")}</span>
        </li>
        {Array.from({ length: seats - 1 }, (_, at) => <SeatWish key={at + 1} game={game} seat={at + 1} />)}
      </ul>
    </>
  )
}

function SeatWish({ game, seat }: { readonly game: GameOffer; readonly seat: number }) {
  const level = botAt(game, seat)
  const choose = (wished: string) => {
    const bots = Array.from({ length: game.most }, (_, at) => (at === seat ? wished : botAt(game, at)))
    draft.value = { ...drafted(game), bots }
  }
  return (
    <li>
      {level ? <Avatar name={t("ui-bot").toLocaleUpperCase()} seat={seat} bot /> : <span class="avatar empty"><Icon name="plus" /></span>}
      <b>{t(level ? "ui-bot" : "ui-friend")}</b>
      <select class="field pick" aria-label={t("ui-seat", { number: seat + 1 })} value={level} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{t("ui-by-link")}</option>
        {game.levels.map((each) => (
          <option key={each} value={each}>{levelName(each)}</option>
        ))}
        <Lacking game={game} />
      </select>
    </li>
  )
}
