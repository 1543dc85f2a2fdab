// What the lobby asks of the server.
import { signal } from "@preact/signals"
import { language, playerName, wish } from "./settings"
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

const unreachable: Message = { code: "", data: {} }

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

/** A table against bots as last chosen; goes there. */
export async function startTable(): Promise<void> {
  if (starting.value) return
  starting.value = true
  failure.value = null
  try {
    if (games.value.length === 0) await loadGames()
    const game = chosenGame()
    if (game) await ask(game)
  } catch {
    failure.value = unreachable
  }
  starting.value = false
}

async function ask(game: GameOffer): Promise<void> {
  const seats = chosenSeats(game)
  const levels = Array.from({ length: seats - 1 }, () => chosenLevel(game))
  const order = { game: game.name, config: { seats }, levels, name: playerName.value, lang: language.value }
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(order),
  })
  if (answer.ok) location.assign(`/t/${((await answer.json()) as { readonly table: string }).table}`)
  else failure.value = (await answer.json()) as Message
}
