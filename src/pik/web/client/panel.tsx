// Choices that are no single card of the hand: buttons, picking several cards, a place in the pack.
import { useState } from "preact/hooks"
import { alwaysDo, isAlways } from "./always"
import { breachOfPicks, otherBreaches, tempt } from "./breach"
import { Mini } from "./cards"
import { amiss, cardOf, sorted, type Amiss, type Sorted } from "./choices"
import { isAdvised } from "./lesson"
import { isDrawn } from "./look"
import type { Playing } from "./playing"
import { label } from "./say"
import { Summary } from "./summary"
import { cardMenu, chooseFor, pending, picked, send, toggle, warn } from "./store"
import { t, word } from "./texts"
import type { Act, BreachData, Card, Frame, PicksData, PlacesData } from "./wire"

interface Props {
  readonly frame: Playing
}

export function Panel({ frame }: Props) {
  const hand = (frame.screen.board?.hand ?? []).map((held) => held.card)
  const asked = sorted(frame.asked.options, hand)
  const offered = offersOf(frame, hand)
  const several = cardMenu.value ? [...(asked.plays.get(cardMenu.value) ?? []), ...(offered.plays.get(cardMenu.value) ?? [])] : []
  const isInline = isShort(offered)
  if (isEmpty(asked) && (isEmpty(offered) || isInline) && several.length === 0) return null
  const alone = asked.buttons.length === 1 && asked.picks.length === 0
  return (
    <div class="panel">
      {isAcknowledgment(asked) && <Summary frame={frame} />}
      {asked.picks.map((picks) => (
        <Picks key={picks.act} frame={frame} picks={picks} hand={hand} />
      ))}
      {asked.places.map((places) => (
        <Places key={places.act} frame={frame} places={places} />
      ))}
      <Buttons frame={frame} acts={[...several, ...asked.buttons]} kind={alone && !frame.life.lesson ? "primary" : ""} />
      {offered.picks.map((picks) => (
        <Picks key={picks.act} frame={frame} picks={picks} hand={hand} />
      ))}
      {!isInline && <Buttons frame={frame} acts={offered.buttons} kind="small" />}
      <Breaches frame={frame} text={t("ui-breach")} />
    </div>
  )
}

/** The way to what breaks a rule and is no card of the hand. */
export function Breaches({ frame, text, words }: Props & { readonly text: string; readonly words?: (act: Act) => string }) {
  return otherBreaches(frame.asked).map(([breach, acts]) => (
    <button
      type="button"
      class="btn small quiet"
      key={breach.rule}
      data-tempts={breach.rule}
      disabled={pending.value !== null}
      onClick={() => tempt(frame.since, breach, acts, "", words && acts.map(words))}
    >
      {text}
    </button>
  ))
}

/** What may be said unasked, when it is little: it stands beside the status, so that nothing shifts. */
export function Offers({ frame }: Props) {
  const hand = (frame.screen.board?.hand ?? []).map((held) => held.card)
  const offered = offersOf(frame, hand)
  return isShort(offered) ? <Buttons frame={frame} acts={offered.buttons} kind="small" /> : null
}

/** What may be said unasked, but for what the look of the game offers in its own place. */
function offersOf(frame: Playing, hand: readonly Card[]): Sorted {
  const offered = sorted(frame.asked.offers, hand)
  return { ...offered, buttons: offered.buttons.filter((act) => !isDrawn(frame, `act-${act.type}`)) }
}

function isShort(offered: Sorted): boolean {
  return offered.buttons.length <= 2 && offered.picks.length + offered.places.length === 0
}

/** Whether all that is asked is one act without any choice in it: then the newest row is what there is to see. */
function isAcknowledgment({ buttons, picks, places, plays }: Sorted): boolean {
  const [act] = buttons
  return buttons.length === 1 && picks.length + places.length + plays.size === 0 && Object.keys(act ?? {}).length === 1
}

function isEmpty({ buttons, picks, places }: Sorted): boolean {
  return buttons.length + picks.length + places.length === 0
}

interface ButtonsProps {
  readonly frame: Frame
  readonly acts: readonly Act[]
  readonly kind: "primary" | "small" | ""
  readonly table?: boolean
}

export function Buttons({ frame, acts, kind, table = false }: ButtonsProps) {
  if (acts.length === 0) return null
  return (
    <div class={`buttons ${kind}`}>
      {acts.map((act) => (
        <ActButton key={JSON.stringify(act)} frame={frame} act={act} kind={kind} table={table} />
      ))}
    </div>
  )
}

function ActButton({ frame, act, kind, table }: { readonly frame: Frame; readonly act: Act; readonly kind: string; readonly table: boolean }) {
  const card = cardOf(act)
  const sure = word(`sure-${act.type}`, "")
  return (
    <button
      type="button"
      class={`btn ${kind} ${pending.value?.act === act ? "sent" : isAdvised(act) ? "sent advised" : ""}`}
      data-act={act.type}
      disabled={pending.value !== null && pending.value.act !== act}
      onClick={() => (sure ? tempt(frame.since, null, [act], sure) : send(act, table))}
    >
      {card && <Mini card={card} />}
      {label(frame, act)}
    </button>
  )
}

interface PicksProps extends Props {
  readonly picks: PicksData
  readonly hand: readonly Card[]
}

/** Cards of the hand are picked there; others lie here. One button does it and shows the count. */
function Picks({ frame, picks, hand }: PicksProps) {
  const chosen = picked.value.filter((card) => picks.cards.includes(card))
  const wrong = amiss(chosen.length, picks.sizes)
  const elsewhere = picks.cards.filter((card) => !hand.includes(card))
  const act = { type: picks.act, [picks.field]: picks.cards.filter((card) => chosen.includes(card)) }
  const breach = wrong && breachOfPicks(frame.asked, picks.act, chosen.length)
  return (
    <div class="picks">
      {elsewhere.length > 0 && (
        <div class="minis">
          {elsewhere.map((card) => (
            <button type="button" class="btn small" key={card} aria-pressed={chosen.includes(card)} onClick={() => toggle(card)}>
              <Mini card={card} />
            </button>
          ))}
        </div>
      )}
      <SendPicks frame={frame} act={act} wrong={wrong} breach={breach} kind="big" />
    </div>
  )
}

interface SendProps extends Props {
  readonly act: Act
  readonly wrong: Amiss | null
  /** What so many cards break, where they can be sent all the same. */
  readonly breach?: BreachData | null | undefined
  readonly kind?: string
  readonly style?: Readonly<Record<string, string>> | undefined
}

/** Sends the cards that are picked. While they are too few or too many it says so, and can be found all the same. */
export function SendPicks({ frame, act, wrong, breach, kind = "", style }: SendProps) {
  const why = wrong && !breach ? t(...wrong) : ""
  const tap = () => (breach ? tempt(frame.since, breach, [act]) : why ? warn(why) : send(act))
  return (
    <button type="button" class={`btn primary ${kind}`} style={style} data-act={act.type} aria-disabled={why ? true : undefined} disabled={pending.value !== null} onClick={tap}>
      {why || label(frame, act)}
    </button>
  )
}

function Places({ frame, places }: Props & { readonly places: PlacesData }) {
  const [place, setPlace] = useState(Math.floor((places.least + places.most) / 2))
  const confirm = (event: Event) => {
    event.preventDefault()
    send({ type: places.act, [places.field]: place })
  }
  const choose = (text: string) => setPlace(Math.min(places.most, Math.max(places.least, Math.round(Number(text)) || places.least)))
  return (
    <form class="places" onSubmit={confirm}>
      <label class="slide">
        <span class="sr">{t("ui-place")}</span>
        <input type="range" min={places.least} max={places.most} value={place} onInput={(event) => choose(event.currentTarget.value)} />
        <output class="pen">{place}</output>
      </label>
      <div class="buttons">
        <button type="submit" class="btn primary" data-act={places.act} disabled={pending.value !== null}>
          {label(frame, { type: places.act, [places.field]: place })}
        </button>
        <button type="button" class="btn" data-choose disabled={pending.value !== null} onClick={() => chooseFor(places)}>
          {t("ui-choose-for-me")}
        </button>
      </div>
      <label class="tick">
        <input type="checkbox" checked={isAlways(frame, places.act)} onChange={(event) => alwaysDo(frame, places.act, event.currentTarget.checked)} />
        {word(`always-${places.act}`, t("ui-always"))}
      </label>
    </form>
  )
}
