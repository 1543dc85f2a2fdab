// What the lobby asks of the server.
import { signal } from "@preact/signals"
import { createTable } from "./guest"
import { playerName, wish } from "./settings"
import type { Message } from "./wire"

export interface GameOffer {
  readonly name: string
  readonly version: number
  readonly least: number
  readonly most: number
  readonly levels: readonly string[]
}

export const games = signal<readonly GameOffer[]>([])
export const starting = signal(false)
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
  return game.levels.includes(wish.value.level) ? wish.value.level : (game.levels.at(-1) ?? "")
}

/** A table as last chosen, against bots or for friends; goes there. */
export async function startTable(withFriends = false): Promise<void> {
  if (starting.value) return
  starting.value = true
  failure.value = null
  if (games.value.length === 0) await loadGames()
  const game = chosenGame()
  if (game) await ask(game, withFriends)
  starting.value = false
}

async function ask(game: GameOffer, withFriends: boolean): Promise<void> {
  const seats = chosenSeats(game)
  const level = chosenLevel(game)
  const bots = withFriends ? [] : Array.from({ length: seats - 1 }, (_, at) => ({ seat: at + 1, level }))
  const order = { game: game.name, config: {}, seats, bots, name: playerName.value, begin: !withFriends }
  const { data, failure: why } = await createTable(order)
  if (data) location.assign(`/t/${data.table}`)
  else failure.value = why
}
