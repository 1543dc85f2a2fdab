// What a frame tells the ear: what has happened, what came to the hand, what is asked.
import { amiss, most, sorted } from "./choices"
import { hintOn } from "./dock"
import { isWhole, pileWords } from "./felt"
import { lookOf } from "./look"
import { news } from "./news"
import { spokenCell } from "./pad"
import { columnsOf } from "./places"
import { isAsked, isPlaying, type Playing } from "./playing"
import { handWords, label, sideName } from "./say"
import { numberKeys } from "./settings"
import { ended, t } from "./texts"
import { accountWords } from "./standing"
import type { Act, Card, Frame, Happening, PicksData, PlacesData } from "./wire"
import type { News } from "./words"

/** What has happened: what there is no time for is left out, and a row of the sheet says more than the bare scores. */
export function happenedIn(before: Frame | null, now: Frame): readonly News[] {
  const rows = newRow(before, now)
  const told = now.events.flatMap((event) => event.happenings)
  const isLeftOut = ({ code, seat }: Happening) =>
    (code === "is-ready" && now.players[seat]?.kind === "bot") || (rows.length > 0 && code.endsWith("new-score"))
  const begins = before && before.life.match !== now.life.match ? [news("ui-match-begins")] : []
  const keys = !before && isPlaying(now) && numberKeys.peek() ? [() => ended(t("ui-keys-standing"))] : []
  return [...begins, ...told.filter((each) => !isLeftOut(each)), ...rows, ...settled(before, now), ...gained(before, now), ...keys]
}

/** What everybody pays when a match ends. */
function settled(before: Frame | null, now: Frame): readonly News[] {
  const isNew = now.over && before?.over === false
  return isNew ? [(shown: Frame) => (isPlaying(shown) ? accountWords(shown).join(" ") : "")] : []
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

/** The cards that have come to the reader's hand, and those that only the reader may look at now. */
function gained(before: Frame | null, now: Frame): readonly News[] {
  const hand = (now.screen?.board?.hand ?? []).map((held) => held.card)
  const had = before?.screen?.board?.hand ?? []
  const fresh = hand.filter((card) => had.every((held) => held.card !== card))
  const hidden = (before?.screen?.board?.piles ?? []).filter((pile) => pile.cards.length === 0).map((pile) => pile.code)
  const seen = (now.screen?.board?.piles ?? []).filter((pile) => hidden.includes(pile.code) && isWhole(pile))
  const cards = fresh.length === hand.length ? [() => `${t("ui-hand")}: ${handWords(hand)}.`] : [news("ui-gained", { cards: fresh.join(" "), count: fresh.length })]
  return [...seen.map((pile) => () => `${pileWords(pile)}.`), ...(fresh.length > 0 ? cards : [])]
}

/** That the reader is asked something new, why not all may be done, and what may be: cards in the hand say for themselves whether they may be played. */
export function turnOf(before: Frame | null, now: Frame): readonly News[] {
  const board = now.screen?.board
  if (!board || !isPlaying(now) || !isAsked(now) || (before && isAsked(before) && before.since === now.since)) return []
  const plays = board.hand.some((each) => each.playable)
  const phase = plays ? [] : [() => ended(t(`phase-${board.phase}`))]
  return [news("ui-turn-now"), ...phase, () => ended(hintOn(now)), ...choicesOf(now)]
}

/** The offers of the deal that were told last: what may be said all the time is said once. */
let offered = ""

function newOffers(now: Playing, hand: readonly Card[]): readonly Act[] {
  const { buttons } = sorted(now.asked.offers, hand)
  const before = offered
  offered = JSON.stringify([now.screen.sheet.rows.length, buttons])
  return offered === before ? [] : buttons
}

/** What may be chosen besides cards to play; a game that puts a question itself may tell it itself. */
function choicesOf(now: Playing): readonly News[] {
  const hand = (now.screen.board?.hand ?? []).map((held) => held.card)
  const { buttons, picks, places, plays } = sorted(now.asked.options, hand)
  const offers = newOffers(now, hand)
  const several = picks.filter((each) => most(each) > 0)
  const own = () => (lookOf(now).asks?.(now) ? lookOf(now).tells?.(now) : undefined)
  const words = () => [
    ...(own() ? [] : places.flatMap((each) => [label(now, placed(each)), t("ui-choose-for-me")])),
    ...picks.filter(({ sizes }) => sizes.includes(0)).map(({ act, field }) => label(now, { type: act, [field]: [] })),
    ...inShort([...(own() ? [] : buttons), ...offers].filter((act) => !("card" in act)).map((act) => label(now, act))),
  ]
  return [
    () => (own() ?? []).map(ended).join(" "),
    ...several.map((each) => () => t("ui-may-pick", { how: howMany(each) })),
    () => {
      const choices = [...new Set(words())].join("; ")
      return choices && t(plays.size + several.length > 0 || own() ? "ui-may-also" : "ui-may", { choices })
    },
  ]
}

/** How many cards may be picked, if any are. */
function howMany({ sizes }: PicksData): string {
  const most = Math.max(...sizes)
  const least = Math.min(...sizes.filter((size) => size > 0))
  const [code, data] = amiss(most + 1, sizes) ?? [""]
  return least > 1 && least < most ? t("ui-pick-between", { least, most }) : t(code, data)
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
