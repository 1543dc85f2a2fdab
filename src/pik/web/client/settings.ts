// What this browser remembers. Everything works without storage too: then it lasts as long as the page.
import { effect, signal, type Signal } from "@preact/signals"
import { usualRules, type Frame, type Rules } from "./wire"

export type Language = "en" | "ru" | "pl"
/** Letters of a name at a table, at most. */
export const longestName = 24
export const languages: readonly Language[] = ["en", "ru", "pl"]
export type Theme = "auto" | "light" | "dark"
export const themes: readonly Theme[] = ["auto", "light", "dark"]
export type Speed = "slow" | "normal" | "fast" | "none"
export const speeds: readonly Speed[] = ["slow", "normal", "fast", "none"]
/** A finished trick stays until the reader taps it on. */
export const untilTap = 0
/** How long a finished trick stays, in seconds. */
export const stays: readonly number[] = [0.3, 1, 2, 3, untilTap]
export const volumes = ["low", "middle", "high"] as const
export type Volume = (typeof volumes)[number]

export interface Wish {
  readonly game: string
  readonly seats: number
  readonly level: string
}

export interface Visit {
  readonly table: string
  readonly game: string
  /** Who else sat there when last seen. */
  readonly names?: readonly string[]
}

/** The options of a game that were chosen, and how the table is run. */
export interface Play {
  readonly config: Readonly<Record<string, unknown>>
  readonly rules: Rules
}

/** House rules: how a game is played, saved under a name. */
export interface House extends Play {
  readonly name: string
  readonly game: string
}

/** A table for friends as it was last wished for; `bots`: a level for each seat, empty for a friend. */
export interface Draft extends Play {
  readonly game: string
  readonly bots: readonly string[]
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`pik.${key}`) ?? "null")
  } catch {
    return null
  }
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(`pik.${key}`, JSON.stringify(value))
  } catch {
    // a browser that keeps nothing
  }
}

function kept<T>(key: string, initial: T, fits: (value: unknown) => value is T): Signal<T> {
  const found = stored(key)
  const value = signal<T>(fits(found) ? found : initial)
  effect(() => store(key, value.value))
  return value
}

function oneOf<T>(values: readonly T[]): (value: unknown) => value is T {
  return (value): value is T => (values as readonly unknown[]).includes(value)
}

const isText = (value: unknown): value is string => typeof value === "string"
const isFlag = (value: unknown): value is boolean => typeof value === "boolean"
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)

function has(value: unknown, fields: Readonly<Record<string, string>>): boolean {
  if (typeof value !== "object" || value === null) return false
  const record = value as Record<string, unknown>
  return Object.entries(fields).every(([name, type]) => typeof record[name] === type)
}

const isWish = (value: unknown): value is Wish => has(value, { game: "string", seats: "number", level: "string" })
const isVisits = (value: unknown): value is readonly Visit[] =>
  Array.isArray(value) && value.every((each) => has(each, { table: "string", game: "string" }))
const isPlay = (value: unknown): value is Play =>
  has(value, { config: "object", rules: "object" }) && Object.values(value as object).every((each) => each !== null)
const isHouse = (value: unknown): value is House => has(value, { name: "string", game: "string" }) && isPlay(value)
const isHouses = (value: unknown): value is readonly House[] => Array.isArray(value) && value.every(isHouse)
const isDraft = (value: unknown): value is Draft =>
  has(value, { game: "string", bots: "object" }) && isPlay(value) && isTexts((value as unknown as Draft).bots)
const isCounts = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === "object" && value !== null && Object.values(value).every((each) => typeof each === "number")

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find(oneOf(languages)) ?? "en"
}

export const language = kept<Language>("language", preferred(), oneOf(languages))
export const theme = kept<Theme>("theme", "auto", oneOf(themes))
/** Stronger lines and colors, also where the system does not ask for them. */
export const contrast = kept<boolean>("contrast", false, isFlag)
export const speed = kept<Speed>("speed", "normal", oneOf(speeds))
export const stay = kept<number>("stay", 1, oneOf(stays))
export const fourColors = kept<boolean>("four-colors", false, isFlag)
/** Larger cards; on a phone many of them stand in two rows. */
export const largeCards = kept<boolean>("large-cards", false, isFlag)
/** The first tap lifts a card, the second plays it. */
export const twoTaps = kept<boolean>("two-taps", false, isFlag)
/** Keys that are a sign: numbers and the question mark. */
export const numberKeys = kept<boolean>("number-keys", true, isFlag)
/** Whether bots talk, and whether that is read out. */
export const botTalk = kept<boolean>("bot-talk", true, isFlag)
export const talkAloud = kept<boolean>("talk-aloud", true, isFlag)
/** What is heard, felt or told beside the page. All are off until somebody wants them. */
export const sounds = kept<boolean>("sounds", false, isFlag)
export const volume = kept<Volume>("volume", "middle", oneOf(volumes))
export const buzzes = kept<boolean>("buzzes", false, isFlag)
export const notifies = kept<boolean>("notifies", false, isFlag)
export const readsScores = kept<boolean>("reads-scores", false, isFlag)
export const playerName = kept<string>("name", "", isText)
export const always = kept<readonly string[]>("always", [], isTexts)
export const wish = kept<Wish>("wish", { game: "", seats: 4, level: "" }, isWish)
export const visits = kept<readonly Visit[]>("visits", [], isVisits)
/** The games whose tables were seen here. */
export const played = kept<readonly string[]>("played", [], isTexts)
export const houses = kept<readonly House[]>("houses", [], isHouses)
export const draft = kept<Draft>("draft", { game: "", bots: [], config: {}, rules: usualRules }, isDraft)
/** Who is not listened to: table and seat. */
export const muted = kept<readonly string[]>("muted", [], isTexts)
/** The newest line of each table's chat that was read. */
export const read = kept<Readonly<Record<string, number>>>("read", {}, isCounts)

/** Let the sheets know what was chosen. */
export function showSettings(): void {
  const root = document.documentElement
  const system = matchMedia("(prefers-contrast: more)")
  const isAsked = signal(system.matches)
  system.addEventListener("change", () => (isAsked.value = system.matches))
  effect(() => {
    root.dataset["theme"] = theme.value
    root.dataset["contrast"] = contrast.value || isAsked.value ? "more" : "usual"
    root.dataset["deck"] = fourColors.value ? "4" : "2"
    root.dataset["cards"] = largeCards.value ? "large" : "usual"
    root.dataset["speed"] = speed.value
  })
}

const mostVisits = 8

/** Keep a table among the recent ones. */
export function remember({ table, game, players, you }: Frame): void {
  const names = players.filter((player) => player.seat !== you && player.name).map((player) => player.name)
  const visit = { table, game, names }
  if (!played.peek().includes(game)) played.value = [...played.peek(), game]
  const [newest] = visits.peek()
  if (JSON.stringify(newest) === JSON.stringify(visit)) return
  visits.value = [visit, ...visits.peek().filter((each) => each.table !== table)].slice(0, mostVisits)
}

/** The table is no more, or no more of interest. */
export function forget(table: string): void {
  visits.value = visits.peek().filter((each) => each.table !== table)
  const { [table]: _, ...others } = read.peek()
  read.value = others
}
