// The state of the table page: the frame on show, the command under way, what is being chosen. Rules live on the server.
import { computed, effect, signal } from "@preact/signals"
import { isAlways } from "./always"
import { tempted } from "./breach"
import { actsOf } from "./choices"
import { endDelay, watchDelay } from "./delay"
import { advised } from "./lesson"
import { remember } from "./flip"
import { anyNumber, commandId, Link } from "./link"
import { hear, sayAgain, together, type Teller } from "./hearing"
import { drawNext } from "./moment"
import { newsOf, untold } from "./news"
import { Pace } from "./pace"
import { isPlaying } from "./playing"
import { closeRules } from "./rules"
import { sentence } from "./say"
import { forget, muted, read, remember as rememberTable } from "./settings"
import { isAloud } from "./talk"
import { capital, scope } from "./texts"
import type { Act, Card, ChatCommand, ChatLine, Frame, LifeCommand, Message, PlacesData, Refused } from "./wire"
import type { News } from "./words"

export type DialogName = "sheet" | "log" | "menu" | "keys" | "chat" | "people" | "rules" | "me" | "desk" | "standing"
export type Wish = LifeCommand["act"]

export interface Pending {
  readonly cmd: string
  readonly act: Act
  /** The decision that it answers. */
  readonly since: number
}

export const frame = signal<Frame | null>(null)
export const pending = signal<Pending | null>(null)
/** One line for the eye, until the table changes. */
export const notice = signal("")
/** Why the match can't go on here. */
export const halt = signal<Message | null>(null)
export const picked = signal<readonly Card[]>([])
/** A card of the hand that can do several things: the panel lists them. */
export const cardMenu = signal<Card | null>(null)
export const dialog = signal<DialogName | null>(null)
/** The number on the sheet whose parts are open: row, or account line, and seat. */
export const opened = signal<{ readonly account: boolean; readonly row: number; readonly seat: number } | null>(null)
/** What was said at the table, oldest first. */
export const chat = signal<readonly ChatLine[]>([])
/** What the reader has said and the server has not taken yet. */
export const saying = signal<readonly ChatCommand[]>([])
/** How many lines of others were not read. */
export const unread = computed(() => {
  const shown = frame.value
  if (!shown || dialog.value === "chat") return 0
  const last = read.value[shown.table] ?? 0
  return chat.value.filter((line) => line.n > last && line.seat !== shown.you && !isMuted(shown.table, line.seat)).length
})
/** The command of table life under way. */
export const lifePending = signal<string | null>(null)
/** Somebody without a seat looks on instead of sitting down. */
export const watching = signal(false)
/** What passes over the table, for the eye. */
const passage = signal<readonly News[]>([])
export const toast = computed(() => together(passage.value))
export const link = signal<Link | null>(null)
export const linkState = computed(() => link.value?.state.value ?? "opening")

const toastStays = 4000
const mostLines = 200
const justNow = 10
let passes = 0
let teller: Teller | null = null
let pace: Pace | null = null

export function openTable(table: string, told: Teller): void {
  teller = told
  pace = new Pace((coming) => drawNext(() => show(coming)))
  const scheme = location.protocol === "https:" ? "wss" : "ws"
  const address = `${scheme}://${location.host}/t/${table}/socket`
  link.value = new Link(address, { frame: arrived, refused, chat: heard })
  effect(() => {
    if (linkState.value === "halted") settle()
    if (linkState.value === "missing") forget(table)
    if (linkState.value === "taken") closeAll()
  })
}

function arrived(coming: Frame): void {
  if (coming.done !== null) answered(coming.done)
  pace?.add(coming)
}

/** A command of table life or of the chat has its answer. */
function answered(cmd: string): void {
  saying.value = saying.peek().filter((each) => each.cmd !== cmd)
  if (cmd !== lifePending.peek()) return
  lifePending.value = null
  if (!pending.peek()) settle()
}

/** The one place where the server's state enters the page. */
function show(coming: Frame): void {
  remember(document)
  const before = frame.peek()
  rememberTable(coming)
  scope.value = coming.game
  if (before?.since !== coming.since) {
    picked.value = []
    advised.value = null
  }
  notice.value = ""
  cardMenu.value = null
  if (answers(coming)) settle()
  frame.value = before ? withSameParts(before, coming) : coming
  speak(before, coming)
  tellNews(before, coming)
  turnPage(before, coming)
  chooseAlways(coming)
}

/** Keep the sheet and the players as they are while nothing in them changes, so that they are not drawn again. */
function withSameParts(before: Frame, coming: Frame): Frame {
  const players = same(before.players, coming.players)
  if (!before.screen || !coming.screen) return { ...coming, players }
  const sheet = same(before.screen.sheet, coming.screen.sheet)
  return { ...coming, players, screen: { ...coming.screen, sheet } }
}

function same<T>(before: T, coming: T): T {
  return JSON.stringify(before) === JSON.stringify(coming) ? before : coming
}

/** Whether a frame shows that the command has been done; the one that names it may come later. */
function answers(coming: Frame): boolean {
  const sent = pending.peek()
  return sent !== null && (coming.done === sent.cmd || coming.since !== sent.since)
}

function speak(before: Frame | null, coming: Frame): void {
  const talk = before && isAloud() ? coming.talk.filter((each) => each.seq > before.seq) : []
  const asked = coming.life.lesson ? [] : (teller?.turnOf(before, coming) ?? [])
  hear([...(teller?.happenedIn(before, coming) ?? []), ...asked, ...talk])
}

/** What is asked, together with what a teacher says of it. */
export function tellTurn(shown: Frame, advice: readonly Message[]): void {
  hear([...(teller?.turnOf(null, shown) ?? []), ...advice])
}

/** What changed around the table: for the ear, and for the eye as a line that passes. */
function tellNews(before: Frame | null, coming: Frame): void {
  const lines = before ? newsOf(before, coming) : []
  if (lines.length === 0) return
  hear(untold(lines, coming))
  pass(lines)
}

/** The dialogs that show nothing of some frames: they close then. */
const shows: { readonly [name in DialogName]?: (coming: Frame) => boolean } = {
  sheet: isPlaying,
  standing: isPlaying,
  me: (coming) => coming.you !== null,
  chat: (coming) => coming.life.rules.chat,
}

/** At the end of a match the sheet opens; when the next begins, or its own matter is gone, what is open closes. */
function turnPage(before: Frame | null, coming: Frame): void {
  const isAtTable = isPlaying(coming) && (coming.you !== null || watching.peek())
  if (coming.over && !before?.over && coming.phase !== "counted" && isAtTable) {
    dialog.value = "sheet"
    sayAgain()
  }
  if (before && before.life.match !== coming.life.match) dialog.value = null
  if (before && before.phase !== coming.phase && coming.phase === "counted") dialog.value = null
  const open = dialog.peek()
  if (open && shows[open]?.(coming) === false) dialog.value = null
}

function settle(): void {
  pending.value = null
  endDelay()
}

function refused(answer: Refused): void {
  if (answer.cmd === pending.peek()?.cmd || answer.cmd === "") settle()
  answered(answer.cmd)
  if (answer.cmd === "") halt.value = answer.message
  const shown = frame.peek()
  if (!shown) return
  const line = capital(sentence(shown, answer.message))
  warn(line)
  if (answer.cmd !== "" && !pending.peek()) pass([line])
}

/** Nothing lies over what has to be read now. */
function closeAll(): void {
  dialog.value = null
  opened.value = null
  tempted.value = null
  closeRules()
}

/** Let something pass over the table. */
function pass(lines: readonly News[]): void {
  passage.value = lines
  clearTimeout(passes)
  passes = setTimeout(() => (passage.value = []), toastStays)
}

function heard(line: ChatLine): void {
  const before = chat.peek()
  if (before.some((each) => each.n === line.n)) return
  chat.value = [...before, line].slice(-mostLines)
  const shown = frame.peek()
  const isOld = Date.now() / 1000 - line.at > justNow
  if (isOld || !shown || line.seat === shown.you || dialog.peek() === "chat" || isMuted(shown.table, line.seat)) return
  hear([line])
  pass([line])
}

export function muteKey(table: string, seat: number): string {
  return `${table}/${seat}`
}

/** Whether the reader does not listen to who sits there. */
export function isMuted(table: string, seat: number): boolean {
  return muted.value.includes(muteKey(table, seat))
}

/** All that was said has been seen. */
export function readAll(): void {
  const shown = frame.peek()
  const last = chat.peek().at(-1)?.n ?? 0
  if (shown && last > (read.peek()[shown.table] ?? 0)) read.value = { ...read.peek(), [shown.table]: last }
}

/** Do something at the table besides the game; several things one after the other. */
export function live(...acts: readonly Wish[]): void {
  if (!pending.peek()) watchDelay()
  for (const act of acts) {
    const cmd = commandId()
    lifePending.value = cmd
    link.peek()?.send({ type: "life", cmd, act })
  }
}

/** Say something: a text, or a ready phrase. */
export function say(said: Pick<ChatCommand, "text"> | Pick<ChatCommand, "phrase">): void {
  const command: ChatCommand = { type: "chat", cmd: commandId(), ...said }
  saying.value = [...saying.peek(), command]
  link.peek()?.send(command)
}

/** Say why something is not done. */
export function warn(line: string): void {
  notice.value = line
  hear([line])
}

/** Send an act; nothing else can be sent until it is answered. */
export function send(act: Act, table = false): void {
  const shown = frame.peek()
  if (!shown || pending.peek()) return
  const cmd = commandId()
  pending.value = { cmd, act, since: shown.since }
  notice.value = ""
  watchDelay()
  goOn()
  link.peek()?.send({ type: "act", cmd, since: shown.since, act, ...(table ? { table } : {}) })
}

/** See what comes next without waiting. */
export function goOn(): void {
  pace?.goOn()
}

export function toggle(card: Card): void {
  remember(document)
  const now = picked.value
  picked.value = now.includes(card) ? now.filter((each) => each !== card) : [...now, card]
}

export function chooseFor(places: PlacesData): void {
  send({ type: places.act, [places.field]: anyNumber(places.least, places.most) })
}

function chooseAlways(shown: Frame): void {
  const choices = [...shown.asked.options, ...shown.asked.offers]
  const places = choices.find((choice) => choice.type === "places")
  if (places && isAlways(shown, places.act)) chooseFor(places)
  const act = actsOf(choices).find((each) => isAlways(shown, each.type))
  if (act) send(act)
}
