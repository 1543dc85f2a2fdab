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
  readonly table: string
  readonly game: string
  readonly phase: "counted" | "finished" | "gathering" | "playing"
  readonly players: readonly Player[]
  readonly waiting: readonly number[]
  readonly over: boolean
  readonly life: TableInfo
  readonly log: readonly Happening[]
  readonly talk: readonly Talk[]
  readonly since: number
  readonly you: number | null
  readonly host: boolean
  readonly may: readonly string[]
  readonly back: number | null
  readonly screen: MatchScreen | null
  readonly asked: Asked
  readonly scorer: Asked
  readonly late?: readonly number[]
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
  readonly present: boolean
  readonly absent: number | null
  readonly stand_in: string | null
}

/** The life of the table. */
export interface TableInfo {
  readonly host: number | null
  readonly scorer: number | null
  readonly match: number
  readonly config: Readonly<Record<string, unknown>>
  readonly terms: readonly Term[]
  readonly rules: Rules
  readonly series: SeriesSheet | null
  readonly question: Question | null
  readonly clocks: readonly SeatClock[]
  readonly lesson: boolean
}

/** An option in plain words, and whether it is what the game is usually played with. */
export interface Term {
  readonly message: Message
  readonly default: boolean
}

/** A sentence to be looked up: its code in the catalog and what fills it. */
export interface Message {
  readonly code: string
  readonly data: Readonly<Record<string, Value>>
}

/** How a table is run: who may watch and talk, what happens when somebody is away, clocks, the bots' pace. */
export interface Rules {
  readonly watch: boolean
  readonly chat: boolean
  readonly absence: "ask" | "bot" | "wait"
  readonly grace: number
  readonly clock: Clock | null
  readonly pace: number
}

/** Seconds for each decision, and a reserve for a match that longer ones are taken from. */
export interface Clock {
  readonly decision: number
  readonly reserve: number
}

/** The account: a column a person, a line a match, then the totals. */
export interface SeriesSheet {
  readonly people: readonly string[]
  readonly matches: readonly Line[]
  readonly totals: readonly Line[]
  readonly final: boolean
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
  readonly notes?: readonly Message[]
}

/** One reason for a change of score: its rule, its name in the catalog, and how much. */
export interface Part {
  readonly rule: string
  readonly code: string
  readonly amount: number
}

/** What shall be done about somebody who is away. */
export interface Question {
  readonly about: number
  readonly choices: readonly ("bot" | "stop" | "wait")[]
  readonly votes: readonly Vote[]
}

/** A vote about somebody who is away. */
export interface Vote {
  readonly seat: number
  readonly choice: "bot" | "stop" | "wait"
}

/** A person's clock: seconds of the reserve that are left, and what the present decision has taken so far. */
export interface SeatClock {
  readonly seat: number
  readonly reserve: number
  readonly spent: number
  readonly running: boolean
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

/** What a seat may do: what it is asked for, what it may do unasked, and, if anything, what breaks a rule. */
export interface Asked {
  readonly options: readonly (ListedData | PicksData | PlacesData | OrdersData)[]
  readonly offers: readonly (ListedData | PicksData | PlacesData | OrdersData)[]
  readonly breaches?: readonly BreachData[]
}

/** A few acts, each whole. */
export interface ListedData {
  readonly type: "listed"
  readonly acts: readonly Act[]
}

/** An act of type `act` whose `field` is some of these cards, as many as one of `sizes`; `also` are more fields. */
export interface PicksData {
  readonly type: "picks"
  readonly act: string
  readonly field: string
  readonly cards: readonly Card[]
  readonly sizes: readonly number[]
  readonly also?: Readonly<Record<string, number>>
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

/** Acts that break a rule, as data. */
export interface BreachData {
  readonly rule: string
  readonly price: number
  readonly acts: readonly (ListedData | PicksData | PlacesData | OrdersData)[]
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

/** Something that was said; the newest lines come after the first frame. A text is plain text, never markup. */
export interface ChatLine {
  readonly type: "chat"
  readonly n: number
  readonly at: number
  readonly name: string
  readonly seat: number
  readonly text: string | null
  readonly phrase: string | null
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
  readonly sides: readonly (readonly number[])[]
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

/** Do something at the table besides the game: sit down, leave, begin, vote about somebody who is away. */
export interface LifeCommand {
  readonly type: "life"
  readonly cmd: string
  readonly act: Sit | Leave | Rename | Free | GiveBot | Options | SetRules | Begin | Again | NameScorer | HandOver | Count | Ballot
}

/** Take a free seat; before the start and between matches a bot's seat too. */
export interface Sit {
  readonly type: "sit"
  readonly seat: number
  readonly name?: string
}

/** Give up the seat. In a match a bot plays on, whose name is filled in by the table. */
export interface Leave {
  readonly type: "leave"
  readonly bot?: string
}

/** Another name for oneself. */
export interface Rename {
  readonly type: "rename"
  readonly name: string
}

/** The host frees a seat; a person who sits there is removed. */
export interface Free {
  readonly type: "free"
  readonly seat: number
}

/** The host gives a seat to a bot, or its bot another level. The name is filled in by the table. */
export interface GiveBot {
  readonly type: "bot"
  readonly seat: number
  readonly level: string
  readonly name?: string
}

/** The host sets the options of the next match. */
export interface Options {
  readonly type: "options"
  readonly config: Readonly<Record<string, unknown>>
}

/** The host sets how the table is run. */
export interface SetRules {
  readonly type: "rules"
  readonly watch?: boolean
  readonly chat?: boolean
  readonly absence?: "ask" | "bot" | "wait"
  readonly grace?: number
  readonly clock?: Clock | null
  readonly pace?: number
}

/** The host starts the first match. */
export interface Begin {
  readonly type: "begin"
}

/** The host starts the next match of the series. */
export interface Again {
  readonly type: "again"
}

/** The host says who keeps the pad. */
export interface NameScorer {
  readonly type: "scorer"
  readonly seat: number
}

/** The host makes somebody else the host. */
export interface HandOver {
  readonly type: "host"
  readonly seat: number
}

/** The host ends the series; the account is final. */
export interface Count {
  readonly type: "count"
}

/** A vote on what to do about somebody who is away. */
export interface Ballot {
  readonly type: "ballot"
  readonly about: number
  readonly choice: "bot" | "stop" | "wait"
}

/** Say something: a text of at most 200 signs, or the code of a ready phrase; one of the two. */
export interface ChatCommand {
  readonly type: "chat"
  readonly cmd: string
  readonly text?: string | null
  readonly phrase?: string | null
}

export const usualRules: Rules = {"watch":true,"chat":true,"absence":"ask","grace":30,"clock":null,"pace":0.6}

export type Reply = Frame | Refused | ChatLine
