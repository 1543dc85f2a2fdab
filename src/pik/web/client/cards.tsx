// Cards as pictures. They hold no words: whoever shows one gives it its spoken name.
import sprite from "./cards.svg"
import { rankOf, suitOf } from "./say"
import type { Language } from "./settings"
import { tongue } from "./texts"
import type { Card, Suit } from "./wire"

const address = new URL(sprite, import.meta.url).href
/** Indices that differ from the rank's letter, by language. */
const indices: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  ru: { A: "ru-A", K: "ru-K", Q: "ru-Q", J: "ru-J" },
  pl: { Q: "D", J: "W" },
}
const letters: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  ru: { A: "Т", K: "К", Q: "Д", J: "В" },
  pl: { Q: "D", J: "W" },
}

interface UseProps {
  readonly id: string
  readonly x?: number
  readonly y?: number
  readonly width: number
  readonly height: number
  readonly class?: string
}

function Use({ id, ...rest }: UseProps) {
  return <use href={`${address}#${id}`} {...rest} />
}

function Middle({ card }: { readonly card: Card }) {
  const rank = rankOf(card)
  const pip = `p${suitOf(card)}`
  if ("KQJ".includes(rank)) return <Use id={`c${rank}`} x={45} y={18} width={47} height={113} />
  if (rank !== "A") return <Use id={pip} x={40} y={80} width={50} height={50} class="ink" />
  return (
    <>
      <circle cx={61} cy={99} r={31} class="ring" />
      <Use id={pip} x={39} y={76} width={44} height={44} class="ink" />
    </>
  )
}

const Stock = () => <rect class="paperboard" x={0.75} y={0.75} width={98.5} height={142.5} rx={10} />

export function CardFace({ card }: { readonly card: Card }) {
  const rank = rankOf(card)
  const index = indices[tongue()][rank] ?? (rank === "T" ? "10" : rank)
  return (
    <svg class={`face s${suitOf(card)}`} viewBox="0 0 100 144" aria-hidden="true">
      <Stock />
      <Use id={`r${index}`} x={9} y={10} width={rank === "T" ? 33 : 30} height={32} class="ink" />
      <Use id={`p${suitOf(card)}`} x={10} y={49} width={25} height={25} class="ink" />
      <Middle card={card} />
    </svg>
  )
}

export function CardBack() {
  return (
    <svg class="face" viewBox="0 0 100 144" aria-hidden="true">
      <Stock />
      <Use id="back" width={100} height={144} />
    </svg>
  )
}

export function Pip({ suit }: { readonly suit: Suit }) {
  return (
    <svg class={`pip on-ui s${suit}`} viewBox="0 0 40 40" aria-hidden="true">
      <Use id={`p${suit}`} width={40} height={40} class="ink" />
    </svg>
  )
}

/** The rank of a card as a line of text writes it. */
export function rankMark(card: Card): string {
  const rank = rankOf(card)
  return letters[tongue()][rank] ?? (rank === "T" ? "10" : rank)
}

/** A tiny card for a line of text. */
export function Mini({ card }: { readonly card: Card }) {
  return (
    <span class={`mini s${suitOf(card)}`} aria-hidden="true">
      {rankMark(card)}
      <svg class="pip" viewBox="0 0 40 40">
        <Use id={`p${suitOf(card)}`} width={40} height={40} class="ink" />
      </svg>
    </span>
  )
}
