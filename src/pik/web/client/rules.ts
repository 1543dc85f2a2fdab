// A game's rulebook: which one is open, its text, and the few kinds of lines that the text has.
import { effect, signal } from "@preact/signals"
import { language, type Language } from "./settings"

export interface Piece {
  readonly kind: "plain" | "strong" | "em"
  readonly text: string
}

export interface Block {
  readonly kind: "title" | "chapter" | "rule" | "text"
  readonly pieces: readonly Piece[]
  /** The number of a rule. */
  readonly number: string
}

export interface OpenBook {
  readonly game: string
  /** The rule to show first; empty: the beginning. */
  readonly rule: string
}

export const openBook = signal<OpenBook | null>(null)
export const blocks = signal<readonly Block[]>([])
let opener: Element | null = null

/** Open the rulebook, at a rule if one is named. */
export function openRules(game: string, rule = ""): void {
  opener = document.activeElement
  blocks.value = []
  openBook.value = { game, rule }
}

/** Get the text of whatever book is open, in whatever language is chosen. */
export function followBook(): void {
  effect(() => {
    const book = openBook.value
    if (book) void load(book.game, language.value)
  })
}

/** Close it; the keyboard goes back to where it was. */
export function closeRules(): void {
  if (!openBook.value) return
  openBook.value = null
  const back = opener
  requestAnimationFrame(() => back instanceof HTMLElement && back.focus())
}

async function load(game: string, tongue: Language): Promise<void> {
  const isWanted = () => openBook.peek()?.game === game && language.peek() === tongue
  while (isWanted()) {
    try {
      const answer = await fetch(`/rules/${tongue}/${game}`)
      const text = await answer.text()
      if (answer.ok && isWanted()) blocks.value = parse(text)
      return
    } catch {
      await new Promise((again) => setTimeout(again, 1000))
    }
  }
}

export function parse(text: string): readonly Block[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(block)
}

function block(line: string): Block {
  const rule = /^- \*\*([A-Z]+-\d+\.\d+)\*\* (.*)$/.exec(line)
  if (rule) return { kind: "rule", number: rule[1] ?? "", pieces: pieces(rule[2] ?? "") }
  const heading = /^(#{1,2}) (.*)$/.exec(line)
  if (!heading) return { kind: "text", number: "", pieces: pieces(line) }
  return { kind: heading[1] === "#" ? "title" : "chapter", number: "", pieces: pieces(heading[2] ?? "") }
}

function pieces(text: string): readonly Piece[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).filter(Boolean).map(piece)
}

function piece(text: string): Piece {
  if (text.startsWith("**")) return { kind: "strong", text: text.slice(2, -2) }
  return text.startsWith("*") ? { kind: "em", text: text.slice(1, -1) } : { kind: "plain", text }
}
