// What a frame tells the ear: what has happened, what came to the hand, what is asked.
import { amiss, most, sorted } from "./choices"
import { lookOf } from "./look"
import { news } from "./news"
import { spokenCell } from "./pad"
import { columnsOf } from "./places"
import { isAsked, isPlaying, type Playing } from "./playing"
import { handWords, label, sideName } from "./say"
import { numberKeys } from "./settings"
import { ended, t } from "./texts"
import type { Act, Frame, Happening, PicksData, PlacesData } from "./wire"
import type { News } from "./words"

/** What has happened: what there is no time for is left out, and a row of the sheet says more than the bare scores. */
export function happenedIn(before: Frame | null, now: Frame): readonly News[] {
  const rows = newRow(before, now)
  const told = now.events.flatMap((event) => event.happenings)
  const isLeftOut = ({ code, seat }: Happening) =>
    (code === "is-ready" && now.players[seat]?.kind === "bot") || (rows.length > 0 && code.endsWith("new-score"))
  const keys = !before && isPlaying(now) && numberKeys.peek() ? [() => ended(t("ui-keys-standing"))] : []
  return [...told.filter((each) => !isLeftOut(each)), ...rows, ...gained(before, now), ...keys]
}

/** What a deal has brought, and why: the reader first. */
function newRow(before: Frame | null, now: Frame): readonly News[] {
  const count = before?.screen?.sheet.rows.length
  const row = now.screen?.sheet.rows.at(-1)
  if (count === undefined || !row || !isPlaying(now) || now.screen.sheet.rows.length <= count) return []
  return columnsOf(now).flatMap((seats) => {
    const cell = row.cells[seats[0] ?? 0]
    return cell ? [(shown: Frame) => (isPlaying(shown) ? `${sideName(shown, seats)}: ${spokenCell(cell, cell.parts)}.` : "")] : []
  })
}

/** The cards that have come to the reader's hand. */
function gained(before: Frame | null, now: Frame): readonly News[] {
  const hand = (now.screen?.board?.hand ?? []).map((held) => held.card)
  const had = before?.screen?.board?.hand ?? []
  const fresh = hand.filter((card) => had.every((held) => held.card !== card))
  if (fresh.length === 0) return []
  if (fresh.length === hand.length) return [() => `${t("ui-hand")}: ${handWords(hand)}.`]
  return [news("ui-gained", { cards: fresh.join(" "), count: fresh.length })]
}

/** That the reader is asked something new, and what may be chosen: cards in the hand say for themselves whether they may be played. */
export function turnOf(before: Frame | null, now: Frame): readonly News[] {
  const board = now.screen?.board
  if (!board || !isPlaying(now) || !isAsked(now) || (before && isAsked(before) && before.since === now.since)) return []
  const plays = board.hand.some((each) => each.playable)
  const phase = plays ? [] : [() => ended(t(`phase-${board.phase}`))]
  return [news("ui-turn-now"), ...phase, ...choicesOf(before, now)]
}

/** What may be chosen besides cards to play, and what Enter does, where that is known: a game may put its questions itself. */
function choicesOf(before: Frame | null, now: Playing): readonly News[] {
  const hand = (now.screen.board?.hand ?? []).map((held) => held.card)
  const { buttons, picks, places, plays } = sorted(now.asked.options, hand)
  const isOld = JSON.stringify(before?.asked.offers) === JSON.stringify(now.asked.offers)
  const offered = isOld ? [] : sorted(now.asked.offers, hand).buttons
  const isOwn = () => lookOf(now).asks?.(now) === true
  const several = picks.filter((each) => most(each) > 0)
  const words = () => [
    ...places.flatMap((each) => (isOwn() ? [t("ui-place")] : [label(now, placed(each)), t("ui-choose-for-me")])),
    ...picks.filter(({ sizes }) => sizes.includes(0)).map(({ act, field }) => label(now, { type: act, [field]: [] })),
    ...inShort([...buttons, ...offered].filter((act) => !("card" in act)).map((act) => label(now, act))),
  ]
  const cards = plays.size + several.length
  return [
    ...several.map((each) => () => t("ui-may-pick", { how: howMany(each) })),
    () => {
      const [first = "", ...others] = new Set(words())
      const isEnter = before !== null && !isOwn() && cards === 0
      const choices = others.length > 0 || (first && !isEnter) ? `${t(cards > 0 ? "ui-may-also" : "ui-may", { choices: [first, ...others].join("; ") })} ` : ""
      return choices + (isEnter && first ? t("ui-enter-does", { act: first }) : "")
    },
  ]
}

/** How many cards may be picked: just so many, or at most. */
function howMany({ sizes }: PicksData): string {
  const [code, data] = amiss(Math.max(...sizes) + 1, sizes) ?? [""]
  return t(code, data)
}

/** The place that is proposed. */
function placed({ act, field, least, most: end }: PlacesData): Act {
  return { type: act, [field]: Math.floor((least + end) / 2) }
}

/** A row of numbers by its ends. */
function inShort(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? ""
  return words.length > 6 && Number(last) > 0 ? [t("ui-from-to", { first: words[0] ?? "", last })] : words
}
