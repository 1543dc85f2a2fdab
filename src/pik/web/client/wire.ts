// Generated from the Python structs by scripts/client_types.py; don't edit.

export type Suit = "S" | "H" | "D" | "C"
export type Rank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A"
export type Card = `${Suit}${Rank}`
export type Value = string | number | boolean

/** An act of a game: its type and the fields that this type has. */
export interface Act {
  readonly type: string
  readonly [field: string]: unknown
}

/** The table as this viewer may see it now; it replaces all that came before. */
export interface Frame {
  readonly type: "frame"
  readonly seq: number
  readonly since: number
  readonly table: string
  readonly game: string
  readonly you: number | null
  readonly host: boolean
  readonly players: readonly Player[]
  readonly waiting: readonly number[]
  readonly over: boolean
  readonly screen: MatchScreen
  readonly asked: Asked
  readonly scorer: Asked
  readonly log: readonly Happening[]
  readonly talk: readonly Talk[]
  readonly events: readonly Event[]
  readonly skipped: Skipped | null
  readonly done: string | null
}

/** Who sits at a seat. A bot's level is shown to all; names are plain text. */
export interface Player {
  readonly seat: number
  readonly kind: "bot" | "free" | "human"
  readonly name: string
  readonly level: string | null
}

/** What a seat may do: what it is asked for, and what it may do unasked. */
export interface Asked {
  readonly options: readonly (ListedData | PicksData | PlacesData | OrdersData)[]
  readonly offers: readonly (ListedData | PicksData | PlacesData | OrdersData)[]
}

/** A few acts, each whole. */
export interface ListedData {
  readonly type: "listed"
  readonly acts: readonly Act[]
}

/** An act of type `act` whose `field` is some of these cards, as many as one of `sizes`. */
export interface PicksData {
  readonly type: "picks"
  readonly act: string
  readonly field: string
  readonly cards: readonly Card[]
  readonly sizes: readonly number[]
}

/** An act of type `act` whose `field` is a number from `least` to `most`. */
export interface PlacesData {
  readonly type: "places"
  readonly act: string
  readonly field: string
  readonly least: number
  readonly most: number
}

/** An act of the pack: any order of these cards. */
export interface OrdersData {
  readonly type: "orders"
  readonly cards: readonly Card[]
}

/** What everybody at the table saw happen, for the log, the animation and the screen reader. */
export interface Happening {
  readonly code: string
  readonly seat: number
  readonly data: Readonly<Record<string, Value>>
  readonly ends: boolean
}

/** What a bot said with an entry, after so many happenings of the log; `code` is a sentence of the catalog. */
export interface Talk {
  readonly seq: number
  readonly at: number
  readonly seat: number
  readonly code: string
}

/** An entry of the log as this viewer sees it. */
export interface Event {
  readonly seq: number
  readonly seat: number
  readonly act: Act
  readonly happenings: readonly Happening[]
}

/** Numbers of entries that this frame does not repeat. */
export interface Skipped {
  readonly first: number
  readonly last: number
}

/** A command that was not accepted, and why; a fresh frame follows. `retry`: send the same command again. */
export interface Refused {
  readonly type: "refused"
  readonly cmd: string
  readonly message: Message
  readonly retry: boolean
}

/** A sentence to be looked up: its code in the catalog and what fills it. */
export interface Message {
  readonly code: string
  readonly data: Readonly<Record<string, Value>>
}

/** A match as a device may show it now. */
export interface MatchScreen {
  readonly seat: number | null
  readonly sheet: Sheet
  readonly board: Board | null
}

/** The sheet: running scores, the written rows and, when the match is over, the account. */
export interface Sheet {
  readonly scores: readonly number[]
  readonly rows: readonly Line[]
  readonly account: readonly Line[]
  readonly result: Message | null
}

/** A line of the sheet: its label and a cell a seat (None: nothing written). */
export interface Line {
  readonly label: Message
  readonly cells: readonly (Cell | null)[]
}

/** A number on the sheet, the marks on it, and what it is made of. */
export interface Cell {
  readonly value: number
  readonly marks: readonly string[]
  readonly parts: readonly Part[]
}

/** One reason for a change of score: its rule, its name in the catalog, and how much. */
export interface Part {
  readonly rule: string
  readonly code: string
  readonly amount: number
}

/** What may be looked at now: base of every game's screen. */
export interface Board {
  readonly phase: string
  readonly hand: readonly HandCard[]
  readonly trick: readonly Placed[]
  readonly last_trick: readonly Placed[]
  readonly last_winner: number | null
  readonly seats: readonly SeatBoard[]
  readonly piles: readonly Pile[]
  readonly facts: readonly Message[]
}

/** A card the viewer holds; while it may not be played, `why` says why. */
export interface HandCard {
  readonly card: Card
  readonly playable: boolean
  readonly why: Message | null
}

/** A card on the table and whose it is. */
export interface Placed {
  readonly seat: number
  readonly card: Card
}

/** What lies at a seat for everybody to see. */
export interface SeatBoard {
  readonly seat: number
  readonly score: number
  readonly cards: number
  readonly tricks: number
  readonly dealer: boolean
  readonly notes: readonly Message[]
  readonly shown: readonly Card[]
}

/** A pile on the table: its name in the catalog, how many cards, and those that lie open. */
export interface Pile {
  readonly code: string
  readonly count: number
  readonly cards: readonly Card[]
}

/** Do an act. `since` is the frame's `since` that the act answers; `table` acts for the table (scorer's marks). */
export interface ActCommand {
  readonly type: "act"
  readonly cmd: string
  readonly since: number
  readonly act: Act
  readonly table?: boolean
}

export type Reply = Frame | Refused
