// The catalog of texts in the chosen language. A missing sentence shows its code; nothing crashes for want of words.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle"
import { effect, signal } from "@preact/signals"
import { language, type Language } from "./settings"

export type Filling = Record<string, FluentVariable>

interface Catalog {
  readonly scope: string
  readonly language: Language
  readonly bundle: FluentBundle
}

/** Before a number that is not part of a word it is a minus. */
const hyphen = /(?<![\p{L}\p{N}_])-(?=\d)/gu
/** Within the number of a rule: no line ends there. */
const inside = /(?<=\b[A-Z]{2})-(?=\d)/g

const catalog = signal<Catalog | null>(null)
/** Whose texts are wanted: a game's, or only the shared ones. */
export const scope = signal("shared")

/** Get the texts again whenever another language or another game is wanted. */
export function followLanguage(): void {
  effect(() => void load(language.value, scope.value))
}

async function load(tongue: Language, game: string): Promise<void> {
  const source = await read(`/texts/${tongue}/${game}.ftl`)
  if (source === null || language.value !== tongue || scope.value !== game) return
  const bundle = new FluentBundle(tongue, { useIsolating: false })
  bundle.addResource(new FluentResource(source))
  document.documentElement.lang = tongue
  catalog.value = { scope: game, language: tongue, bundle }
}

/** A text file; asked for again when the link fails, null when there is none. */
async function read(address: string): Promise<string | null> {
  for (;;) {
    try {
      const answer = await fetch(address)
      return answer.ok ? await answer.text() : null
    } catch {
      await new Promise((again) => setTimeout(again, 1000))
    }
  }
}

/** Whether there are words to show: those of a game, or any. */
export function hasTexts(game?: string): boolean {
  return catalog.value !== null && (game === undefined || catalog.value.scope === game)
}

/** The language of the texts on show: it follows the chosen one as soon as its texts are here. */
export function tongue(): Language {
  return catalog.value?.language ?? language.value
}

export function known(code: string): boolean {
  return catalog.value?.bundle.hasMessage(code) ?? false
}

export function t(code: string, filling: Filling = {}): string {
  const bundle = catalog.value?.bundle
  const message = bundle?.getMessage(code)
  if (!bundle || !message?.value) return [code, ...Object.values(filling).map(String)].join(" ")
  const errors: Error[] = []
  return unbroken(bundle.formatPattern(message.value, filling, errors).replace(hyphen, "−"))
}

/** A text in which no number of a rule is broken in two. */
export function unbroken(text: string): string {
  return text.replace(inside, "\u2011")
}

/** A word that may be missing: then the fallback. */
export function word(code: string, fallback: string, filling: Filling = {}): string {
  return known(code) ? t(code, filling) : fallback
}

const lists = new Map<Language, Intl.ListFormat>()

export function listed(items: readonly string[]): string {
  const spoken = tongue()
  const list = lists.get(spoken) ?? new Intl.ListFormat(spoken, { type: "conjunction" })
  lists.set(spoken, list)
  return list.format(items)
}

/** A number as the sheet writes it: with a real minus sign. */
export function figure(value: number): string {
  return String(value).replace("-", "−")
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : figure(value)
}

/** With a full stop, if no sign is there; nothing stays nothing. */
export function ended(sentence: string): string {
  return /(^|[.?!…][”»")]*)$/.test(sentence) ? sentence : `${sentence}.`
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(tongue()) + sentence.slice(1)
}
