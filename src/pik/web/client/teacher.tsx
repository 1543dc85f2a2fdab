// A lesson: at each decision what the rules ask for and what is best, why, and which card or button it is.
import { effect, signal, untracked } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { actsOf } from "./choices"
import { Icon } from "./icons"
import { advised, isTold, RealMatch } from "./lesson"
import type { Whole } from "./look"
import { Offers, playNow, post } from "./kit"
import { newest } from "./pace"
import { isAsked, type Playing } from "./playing"
import { openRules } from "./rules"
import { sentence } from "./say"
import { wish } from "./settings"
import { notice, pending, picked, tellTurn } from "./store"
import { capital, t, word } from "./texts"
import type { Act, Card, Frame, Message } from "./wire"

interface Advice {
  readonly lines: readonly Message[]
  readonly rule: string
  readonly act: Act | null
}

/** What the server says about the decision that an entry brought. */
interface Told {
  readonly since: number
  readonly advice: Advice | null
}

const told = signal<Told | null>(null)
const askAgainAfter = 1000

let asked: number | null = null

/** Ask what to say about a decision, until there is an answer or another decision. */
async function ask({ table, since }: Frame): Promise<void> {
  const isWanted = () => newest.peek()?.since === since
  asked = since
  while (isWanted()) {
    const { data, status } = await post<Told>(`/api/tables/${table}/advice`)
    if (!isWanted()) return
    if (data?.since === since) {
      told.value = data
      return
    }
    if (status === 404) return
    await new Promise((again) => setTimeout(again, askAgainAfter))
  }
}

/** As soon as a decision arrives: until it is drawn there may be an answer. */
effect(() => {
  const coming = newest.value
  if (coming?.life.lesson && isAsked(coming) && coming.since !== asked) untracked(() => void ask(coming))
})

function adviceOn(frame: Frame): Advice | null {
  return isAsked(frame) && told.value?.since === frame.since ? told.value.advice : null
}

function linesOn(frame: Frame): string {
  if (!isAsked(frame)) return frame.over ? "" : word("lesson-wait", "")
  return (adviceOn(frame)?.lines ?? []).map((line) => capital(sentence(frame, line))).join(" ")
}

/** The lines, in a place that is kept for them; or why something is not done. */
export function Teacher({ frame }: Whole) {
  const mine = isAsked(frame)
  const advice = adviceOn(frame)
  const isReady = mine && told.value?.since === frame.since
  useEffect(() => {
    if (isReady) tellTurn(frame, advice?.lines ?? [])
  }, [isReady, frame.since])
  return (
    <div class="panel" id="lesson" style={{ paddingBlock: "3px" }}>
      <p class="status" style={{ minHeight: isTold(frame) ? undefined : "4.8em", lineHeight: 1.2 }}>
        {mine && notice.value ? <span class="notice">{notice.value}</span> : linesOn(frame)}
      </p>
      {advice?.act && isOffered(frame, advice.act) && <Offers frame={frame} />}
    </div>
  )
}

/** Why, which one, and away. */
export function Tools({ frame }: Whole) {
  const advice = adviceOn(frame)
  return (
    <>
      <button type="button" class="btn" id="why" disabled={!advice} onClick={() => advice && openRules(frame.game, advice.rule)}>
        {t("ui-lesson-why")}
      </button>
      {isTold(frame) ? (
        <RealMatch frame={frame} size="" />
      ) : (
        <button type="button" class="btn" id="show-me" disabled={!advice?.act || pending.value !== null} onClick={() => advice?.act && show(frame, advice.act)}>
          {t("ui-lesson-show")}
        </button>
      )}
      <a class="iconbtn" href="/" aria-label={t("ui-lesson-leave")}>
        <Icon name="close" />
      </a>
    </>
  )
}

/** Whether an act is one that may be done unasked. */
function isOffered(frame: Playing, { type }: Act): boolean {
  return actsOf(frame.asked.offers).some((act) => act.type === type)
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector)
}

/** Mark what is advised: the card, the button, or the cards to pick; the keyboard goes there. */
function show(frame: Playing, act: Act): void {
  advised.value = act
  const picks = frame.asked.options.find((choice) => choice.type === "picks" && choice.act === act.type)
  if (picks?.type === "picks") picked.value = act[picks.field] as readonly Card[]
  requestAnimationFrame(() => (find(".advised") ?? find(".panel [data-act]:not([disabled])"))?.focus())
}

/** A match with bots, of the game that was learned. */
export function playForReal({ game }: Frame): Promise<void> {
  wish.value = { ...wish.peek(), game }
  return playNow()
}
