// What the lobby asks of the server.
import { signal } from "@preact/signals"
import { createTable, post, type Answer } from "./guest"
import { draft, forget, language, playerName, visits, wish, type Draft } from "./settings"
import { usualRules, type Frame, type Message, type Rules } from "./wire"

export interface GameOffer {
  readonly name: string
  readonly version: number
  readonly least: number
  readonly most: number
  readonly levels: readonly string[]
  /** Levels that want something which the server has not. */
  readonly lacking?: readonly string[]
  /** What may be chosen besides the number of seats. */
  readonly options?: readonly GameOption[]
  /** Whether there is a first deal that teaches it. */
  readonly lesson?: boolean
}

export type OptionValue = string | number | boolean | null

/** A question about how the game is played: a field of its config, the answers, the usual one. */
export interface GameOption {
  readonly name: string
  readonly values: readonly OptionValue[]
  readonly default: OptionValue
}

export const games = signal<readonly GameOffer[]>([])
export const founding = signal(false)
/** Why the last try failed; an empty code: the server could not be reached. */
export const failure = signal<Message | null>(null)

export async function loadGames(): Promise<void> {
  for (;;) {
    try {
      const answer = await fetch("/api/games")
      games.value = (await answer.json()) as readonly GameOffer[]
      return
    } catch {
      await new Promise((again) => setTimeout(again, 1000))
    }
  }
}

/** The chosen game; the first one while nothing was chosen. */
export function chosenGame(): GameOffer | undefined {
  return games.value.find((game) => game.name === wish.value.game) ?? games.value[0]
}

export function chosenSeats(game: GameOffer): number {
  return Math.min(game.most, Math.max(game.least, wish.value.seats))
}

export function chosenLevel(game: GameOffer): string {
  return game.levels.includes(wish.value.level) ? wish.value.level : usualLevel(game)
}

/** How well bots play where nobody has said: neither the weakest nor the strongest. */
export function usualLevel({ levels }: GameOffer): string {
  return levels.includes("club") ? "club" : (levels.at(-1) ?? "")
}

/** What was last chosen for a table of friends; the usual way where nothing was. */
export function drafted(game: GameOffer): Draft {
  const { value } = draft
  return value.game === game.name ? value : { game: game.name, bots: [], config: {}, rules: usualRules }
}

/** The level of the bot that was wished for at a seat; empty: a friend. */
export function botAt(game: GameOffer, seat: number): string {
  const level = drafted(game).bots[seat] ?? ""
  return game.levels.includes(level) ? level : ""
}

/** A table against bots that starts at once; goes there. */
export function playNow(): Promise<void> {
  return order((game) => {
    const level = chosenLevel(game)
    const bots = Array.from({ length: chosenSeats(game) - 1 }, (_, at) => ({ seat: at + 1, level }))
    return { config: {}, bots, begin: true }
  })
}

/** A table for friends; goes there. */
export function setTable(): Promise<void> {
  return order((game) => {
    const { config, rules } = drafted(game)
    const seats = Array.from({ length: chosenSeats(game) - 1 }, (_, at) => at + 1)
    const bots = seats.map((seat) => ({ seat, level: botAt(game, seat) })).filter((bot) => bot.level)
    return { config, rules, bots, begin: false }
  })
}

interface Order {
  readonly config: Readonly<Record<string, unknown>>
  readonly bots: readonly object[]
  readonly begin: boolean
  readonly rules?: Rules
}

async function order(wished: (game: GameOffer) => Order): Promise<void> {
  if (founding.value) return
  founding.value = true
  if (games.value.length === 0) await loadGames()
  const game = chosenGame()
  if (game) {
    const seats = chosenSeats(game)
    await founded({ game: game.name, seats, ...wished(game) })
  }
  founding.value = false
}

/** How tables stand by the server's word, and when that was; null while it is not known. */
export const standings = signal<{ readonly at: Date; readonly tables: readonly Standing[] } | null>(null)

export interface Standing {
  readonly table: string
  readonly phase: Frame["phase"] | null
  /** The table waits for the reader. */
  readonly mine: boolean
}

/** Ask how the recent tables stand; those that are no more leave the list. */
export async function askStandings(): Promise<void> {
  const tables = visits.peek().map((visit) => visit.table)
  if (tables.length === 0) return
  const { data } = await post<readonly Standing[]>("/api/standings", { tables })
  standings.value = data && { at: new Date(), tables: data }
  for (const table of tables) if (data && !data.some((each) => each.table === table)) forget(table)
}

/** Have a table made and go there; why not is kept. */
export function founded(table: object): Promise<void> {
  return gone(createTable({ ...table, name: playerName.value }))
}

/** A first deal that teaches the chosen game; goes there. */
export async function learn(): Promise<void> {
  const game = chosenGame()
  if (!game || founding.value) return
  founding.value = true
  await gone(post("/api/lessons", { game: game.name, name: playerName.value, lang: language.value }))
  founding.value = false
}

async function gone(made: Promise<Answer<{ readonly table: string }>>): Promise<void> {
  failure.value = null
  const { data, failure: why } = await made
  if (data) location.assign(`/t/${data.table}`)
  else failure.value = why
}
