// What a game draws in its own way. A game without a look is drawn plainly, and a look leaves out what may stay plain.
import { effect, signal } from "@preact/signals"
import type { ComponentType } from "preact"
import type { Playing } from "./playing"
import { scope } from "./texts"
import type { Act, Card } from "./wire"

export interface Whole {
  readonly frame: Playing
}

export interface AtSeat extends Whole {
  readonly seat: number
}

export interface AtDesk extends Whole {
  /** All that the scorer may do. */
  readonly acts: readonly Act[]
}

export interface Look {
  /** Under the bar: what a glance should find. */
  readonly Head?: ComponentType<Whole>
  /** At each other seat, and beside the status for the near one. */
  readonly Mark?: ComponentType<AtSeat>
  /** On the table, where no cards lie. */
  readonly Middle?: ComponentType<Whole>
  /** In the place of the plain choices, for the decisions that `asks` says it puts. */
  readonly Panel?: ComponentType<Whole>
  readonly asks?: (frame: Playing) => boolean
  /** What the ear is told of a question that the look puts, in the place of its buttons and places. */
  readonly tells?: (frame: Playing) => readonly string[]
  /** Under the hand, in the grid's area "tray", or in the hand's place while there is none; see tray.tsx. */
  readonly Tray?: ComponentType<Whole>
  /** In the sheet's window, under the numbers. */
  readonly Under?: ComponentType<Whole>
  /** In the sheet's window, and aside where there is room, in the place of the plain sheet. */
  readonly Sheet?: ComponentType<Whole & { readonly aside?: boolean }>
  /** What the scorer may do, in the place of plain buttons. */
  readonly Desk?: ComponentType<AtDesk>
  /** Beside the title: where the match stands. */
  readonly line?: (frame: Playing) => string
  /** Cards of the hand that the question is about: they stand raised. */
  readonly raised?: (frame: Playing) => readonly Card[]
  /** What a tap on a card does in the place of the plain act. */
  readonly act?: (frame: Playing, card: Card) => Act | undefined
  /** For how many times a finished trick's time a frame stays, because there is something to read. */
  readonly stays?: (frame: Playing) => number
  /** Whether a finished trick is gathered after its time; a button shows it again until the next card is played. */
  readonly gathers?: boolean
  /** Keys of this game, as codes of sentences for the list of keys: those that are numbers, and others. */
  readonly numberKeys?: readonly string[]
  readonly keys?: readonly string[]
  /** Codes of facts, notes, piles, offered acts and happenings that the look draws itself: the plain table leaves them out. */
  readonly draws?: readonly string[]
}

/** Where the looks are; each comes with its game only. */
const looks: Readonly<Record<string, () => Promise<{ readonly look: Look }>>> = {
  pikala: () => import("./games/pikala/look"),
  piquet: () => import("./games/piquet/look"),
  "piquet-norman": () => import("./games/piquet/look"),
  spades: () => import("./games/spades/look"),
  "spades-two-handed": () => import("./games/spades/look"),
}

const plain: Look = {}
const loaded = signal<{ readonly game: string; readonly look: Look } | null>(null)

/** Get the look of the game whose texts are wanted. */
export function followGame(): void {
  effect(() => void load(scope.value))
}

async function load(game: string): Promise<void> {
  const look = await (looks[game]?.().then((each) => each.look, () => plain) ?? plain)
  if (scope.peek() === game) loaded.value = { game, look }
}

export function hasLook(game: string): boolean {
  return loaded.value?.game === game
}

/** Whether the plain table leaves something out, because the look draws it. */
export function isDrawn(frame: Playing, code: string): boolean {
  return lookOf(frame).draws?.includes(code) ?? false
}

/** How a game is drawn; plainly where its look could not be had. */
export function lookOf(frame: Playing): Look {
  return loaded.value?.game === frame.game ? loaded.value.look : plain
}
