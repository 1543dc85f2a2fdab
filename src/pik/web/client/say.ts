// Messages and acts of the wire as sentences.
import { FluentNumber } from "@fluent/bundle"
import type { Playing } from "./playing"
import { listed, t, word, type Filling } from "./texts"
import type { Act, Card, Frame, Happening, Message, Suit, Talk } from "./wire"

const suits = "SHDC"
const cardCode = /^[SHDC][2-9TJQKA]$/

export function isCard(value: unknown): value is Card {
  return typeof value === "string" && cardCode.test(value)
}

export function suitOf(card: Card): Suit {
  return card.charAt(0) as Suit
}

export function rankOf(card: Card): string {
  return card.charAt(1)
}

export function cardName(card: Card): string {
  return t("card", { rank: rankKey(card), suit: suitOf(card) })
}

function rankKey(card: Card): string | number {
  const rank = rankOf(card)
  return /\d/.test(rank) ? Number(rank) : rank
}

export function cardNames(cards: readonly Card[]): string {
  return listed(cards.map(cardName))
}

/** Cards in short: many of them suit by suit. */
export function handWords(cards: readonly Card[]): string {
  if (cards.length < 7) return cardNames(cards)
  const suits = [...new Set(cards.map(suitOf))]
  return suits.map((suit) => `${suitName(suit)}: ${cards.filter((card) => suitOf(card) === suit).map(rankName).join(", ")}`).join("; ")
}

function rankName(card: Card): string {
  return t("rank", { rank: rankKey(card) })
}

export function suitName(suit: string): string {
  return suits.includes(suit) ? t("suit", { suit }) : suit
}

export function levelName(level: string): string {
  return word("level", level, { level })
}

export function shortLevel(level: string): string {
  return word("level-short", levelName(level), { level })
}

/** The name of whoever sits there; the reader is "you". */
export function seatName(frame: Frame, seat: number): string {
  return seat === frame.you ? t("ui-you") : plainName(frame, seat)
}

export function plainName(frame: Frame, seat: number): string {
  const player = frame.players.find((each) => each.seat === seat)
  return player?.name || t("ui-seat", { number: seat + 1 })
}

/** Who shares a column of the sheet; of two sides the reader's is "we". */
export function sideName(frame: Playing, seats: readonly number[]): string {
  const [seat] = seats
  if (seats.length === 1 && seat !== undefined) return seatName(frame, seat)
  if (frame.you === null || frame.screen.sheet.sides.length !== 2) return seats.map((each) => plainName(frame, each)).join(" + ")
  return t(seats.includes(frame.you) ? "ui-we" : "ui-they")
}

/** What fills a sentence: seats become names, cards and suits their words. */
export function filling(frame: Frame, data: Readonly<Record<string, unknown>>): Filling {
  return Object.assign({}, ...Object.entries(data).map(([name, value]) => filled(frame, name, value))) as Filling
}

function filled(frame: Frame, name: string, value: unknown): Filling {
  if (Array.isArray(value)) return { ...cardsFilled(name, value.flat().filter(isCard)), count: value.length }
  if (typeof value === "number") return isSeatName(name) ? seatFilled(frame, name, value) : { [name]: plainNumber(value) }
  if (typeof value !== "string") return { [name]: value === null || value === undefined ? "none" : String(value) }
  if (name.startsWith("suit")) return { [name]: suitName(value), [name.replace("suit", "suitcode")]: value }
  if (name.startsWith("cards")) return { [name]: cardNames(value.split(/[ ,]+/).filter(isCard)) }
  return { [name]: name.startsWith("card") && isCard(value) ? cardName(value) : value }
}

function isSeatName(name: string): boolean {
  return name.startsWith("seat") && !name.startsWith("seats")
}

function seatFilled(frame: Frame, name: string, seat: number): Filling {
  return { [name]: seatName(frame, seat), [name.replace("seat", "mine")]: seat === frame.you ? "yes" : "no" }
}

function cardsFilled(name: string, cards: readonly Card[]): Filling {
  return { [name]: cardNames(cards), cards: cardNames(cards), count: cards.length }
}

/** A number without separators between thousands. */
export function plainNumber(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: false })
}

export function sentence(frame: Frame, message: Message): string {
  return t(message.code, filling(frame, message.data))
}

export function told(frame: Frame, happening: Happening): string {
  const who = happening.seat < 0 ? {} : { seat: happening.seat }
  return t(happening.code, filling(frame, { ...who, ...happening.data }))
}

/** What somebody at the table said. */
export function remark(frame: Frame, talk: Talk): string {
  return `${seatName(frame, talk.seat)}: ${t(talk.code)}`
}

/** Fields that are there only where they are true; such an act has a label of its own. */
const marked = ["capot", "brag", "take"]

/** The words on an act's button. */
export function label(frame: Frame, act: Act): string {
  const { type, ...fields } = act
  const marks = marked.filter((name) => fields[name])
  return t(["act", type, ...marks].join("-"), filling(frame, fields))
}
