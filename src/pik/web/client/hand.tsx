// The reader's own cards: each a button that plays, picks, or says why not.
import { useEffect, useRef, useState } from "preact/hooks"
import { breachOf, tempt, wronglyPickable } from "./breach"
import { CardFace } from "./cards"
import { amiss, pickable, picksOf, sorted } from "./choices"
import { delay } from "./delay"
import { isStill } from "./flip"
import { leavesHand } from "./focus"
import { tell } from "./hearing"
import { isAdvised } from "./lesson"
import { lift, liftedIn, putBack, spokenLift } from "./lift"
import { lookOf } from "./look"
import { held as waits } from "./pace"
import { isAsked, type Playing } from "./playing"
import { cardName, label, sentence } from "./say"
import { numberKeys, twoTaps } from "./settings"
import { cardMenu, goOn, pending, picked, send, toggle, warn } from "./store"
import { capital, ended, t } from "./texts"
import type { Act, Card, Frame, HandCard } from "./wire"

interface Way {
  readonly acts: readonly Act[]
  readonly pickable: boolean
}

interface Props {
  readonly frame: Playing
  readonly hand: readonly HandCard[]
}

/** So many cards stand in one row on a phone, where they may stand in two. */
const few = 7
/** So many faces are drawn at once: those of a whole hand would hold up the frame in which it is dealt. */
const early = 6

export function Hand({ frame, hand: held }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    addEventListener("click", layDown)
    return () => removeEventListener("click", layDown)
  }, [])
  const asked = sorted([...frame.asked.options, ...frame.asked.offers], held.map((each) => each.card))
  const open = [...pickable(asked), ...wronglyPickable(frame.asked)]
  const half = Math.ceil(held.length / 2)
  const hasTray = lookOf(frame).Tray !== undefined && asked.picks.length > 0
  const hand = hasTray ? held.filter((each) => !picked.value.includes(each.card)) : held
  const raised = lookOf(frame).raised?.(frame) ?? []
  const why = open.length === 0 ? sharedReason(frame, hand) : ""
  const choosing = hand.some((each) => each.playable) && isAsked(frame)
  return (
    <ul class={`hand ${choosing ? "choosing" : ""} ${held.length > few ? "many" : ""}`} id="hand" ref={list} aria-label={[t("ui-hand"), why].filter(Boolean).join(": ")} style={{ "--n": Math.max(held.length, 2), "--half": half, minHeight: held.length > 0 ? undefined : "calc(var(--cw) * 1.44 + 24px)" }}>
      {held.map((each, at) => (
        <li key={each.card} class={`${open.includes(each.card) ? "pickable" : ""} ${at < half ? "upper" : ""}`} aria-hidden={!hand.includes(each)}>
          {hand.includes(each) && (
            <CardButton
              frame={frame}
              held={each}
              isAlike={why !== ""}
              at={hand.indexOf(each)}
              raised={raised.includes(each.card)}
              way={{ acts: asked.plays.get(each.card) ?? [], pickable: open.includes(each.card) }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** A tap elsewhere puts a lifted card back; what a tap on a card does, it says itself. */
function layDown(event: Event): void {
  if (!(event.target instanceof Element && event.target.closest("#hand .card"))) putBack()
}

/** Why a card cannot be played, as part of a sentence. */
function reason(frame: Frame, held: HandCard): string {
  return held.why ? sentence(frame, held.why) : t("ui-why-later")
}

/** Why no card can be played, where that is the same for all: it is said once, of the hand. */
function sharedReason(frame: Playing, hand: readonly HandCard[]): string {
  const all = new Set(hand.map((each) => (each.playable || breachOf(frame.asked, each.card) ? "" : reason(frame, each))))
  return all.size === 1 ? [...all].join() : ""
}

function spokenCard(frame: Frame, held: HandCard, way: Way, isAlike: boolean): string {
  const card = cardName(held.card)
  if (way.pickable) return t(picked.value.includes(held.card) ? "ui-picked" : "ui-pickable", { card })
  if (liftedIn(frame) === held.card) return spokenLift(held.card)
  if (held.playable) return t("ui-playable", { card })
  if (isAlike) return card
  return t(breachOf(frame.asked, held.card) ? "ui-breaks" : "ui-unplayable", { card, why: reason(frame, held) })
}

/** Where it takes two taps: whether this is the first one. */
function isToLift(frame: Frame, card: Card): boolean {
  return twoTaps.value && liftedIn(frame) !== card
}

function tap(frame: Playing, held: HandCard, way: Way, element: HTMLElement): void {
  const [first, another] = way.acts
  const own = lookOf(frame).act?.(frame, held.card)
  const act = own ?? first
  if (pending.value) return
  if (way.pickable) {
    leavesHand(element)
    toggle(held.card)
    tellPicked(frame, held.card)
  } else if (another && !own) cardMenu.value = held.card
  else if (act && isToLift(frame, held.card)) lift(frame, held.card)
  else if (act) {
    putBack()
    send(act)
  } else if (waits.peek()) {
    goOn()
  } else {
    const why = capital(reason(frame, held))
    const breach = breachOf(frame.asked, held.card)
    if (breach && isToLift(frame, held.card)) return lift(frame, held.card)
    putBack()
    warn(why)
    if (breach) tempt(frame.since, breach[0], [breach[1]], why)
    if (breach || isStill()) return
    const steps = ["0", "-5px", "5px", "0"].map((translate) => ({ translate }))
    element.animate(steps, { duration: 180 })
  }
}

/** What is chosen now, and what can be done with it. */
function tellPicked(frame: Playing, card: Card): void {
  const picks = picksOf(frame)
  if (!picks) return
  const chosen = picks.cards.filter((each) => picked.value.includes(each))
  const wrong = amiss(chosen.length, picks.sizes)
  const now = picked.value.includes(card) ? t("ui-picked", { card: cardName(card) }) : cardName(card)
  tell(`${ended(capital(now))} ${ended(wrong ? t(...wrong) : label(frame, { type: picks.act, [picks.field]: chosen }))}`)
}

interface CardProps {
  readonly frame: Playing
  readonly raised: boolean
  readonly held: HandCard
  readonly isAlike: boolean
  readonly at: number
  readonly way: Way
}

function CardButton({ frame, held, isAlike, at, way, raised }: CardProps) {
  const [isOpen, setOpen] = useState(at < early)
  useEffect(() => setOpen(true), [])
  const isPicked = way.pickable && picked.value.includes(held.card)
  const isSent = holds(pending.value?.act, held.card)
  const state = [
    "card",
    way.acts.length > 0 ? "ok" : "no",
    isPicked ? "picked" : "",
    raised ? "raised" : "",
    liftedIn(frame) === held.card ? "lifted" : "",
    isSent ? "sent" : "",
    way.acts.some(isAdvised) ? "picked advised" : "",
    isSent && delay.value > 0 ? "slow" : "",
  ]
  const key = at < 10 ? String((at + 1) % 10) : undefined
  return (
    <button
      type="button"
      class={state.filter(Boolean).join(" ")}
      data-fly={held.card}
      data-from={way.pickable ? "#pile-stock" : ".pile"}
      data-delay={at * 50}
      data-card={held.card}
      aria-label={spokenCard(frame, held, way, isAlike)}
      aria-disabled={way.acts.length > 0 || way.pickable || breachOf(frame.asked, held.card) ? undefined : true}
      aria-pressed={way.pickable ? isPicked : undefined}
      aria-keyshortcuts={numberKeys.value ? key : undefined}
      onClick={(event) => tap(frame, held, way, event.currentTarget)}
    >
      {isOpen && <CardFace card={held.card} />}
      {numberKeys.value && key !== undefined && (
        <kbd aria-hidden="true">{key}</kbd>
      )}
    </button>
  )
}

/** Whether an act is about this card: it is lifted while the act is on its way. */
function holds(act: Act | undefined, card: Card): boolean {
  return act !== undefined && Object.values(act).some((value) => value === card || (Array.isArray(value) && value.includes(card)))
}
