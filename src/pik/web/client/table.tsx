// The plain table: draws any game from the screen and what may be done; it knows no rules.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks"
import { Pip } from "./cards"
import { delay } from "./delay"
import { Dialogs } from "./dialogs"
import { Dock } from "./dock"
import { Refused } from "./entry"
import { Felt } from "./felt"
import { glide } from "./flip"
import { keepFocus, noteFocus } from "./focus"
import { Hand } from "./hand"
import { Icon } from "./icons"
import { isTold } from "./lesson"
import { LogList, showEnd } from "./log"
import { hasLook, isDrawn, lookOf } from "./look"
import { beforePaint, layOut } from "./moment"
import { Pad, Strip } from "./pad"
import { Gather } from "./gather"
import { Invite } from "./invite"
import { Account } from "./account"
import { isAsked, isPlaying, type Playing } from "./playing"
import { Rulebook } from "./rulebook"
import { sentence } from "./say"
import { ShortLanguagePick } from "./settings-list"
import { dialog, frame, halt, link, linkState, toast, watching } from "./store"
import { ChatButton, Ear, MenuButton } from "./tools"
import { hasTexts, t, word, type Filling } from "./texts"
import { isWide } from "./wide"
import type { Frame, Message, Suit } from "./wire"

export function Table() {
  const shown = frame.value
  if (!hasTexts()) return <main class="room" aria-busy="true" />
  if (linkState.value === "missing") return <Notice text={t("ui-no-table")} />
  if (linkState.value === "halted") return <Notice text={haltReason()} />
  if (!shown || !hasTexts(shown.game) || !hasLook(shown.game)) return <main class="room" aria-busy="true"><Lost /></main>
  return (
    <>
      <Shown frame={shown} />
      <Lost />
      <Dialogs frame={shown} />
      <Rulebook />
      <TakenOver />
      <Refused />
    </>
  )
}

/** The page for where the table stands and who is looking. */
function Shown({ frame: shown }: { readonly frame: Frame }) {
  if (shown.phase === "counted") return <><Account frame={shown} /><Toast /></>
  if (shown.you === null && shown.may.includes("sit") && !(watching.value && shown.screen)) return <Invite frame={shown} />
  if (isPlaying(shown)) return <Room frame={shown} />
  if (shown.phase === "gathering") return shown.you === null ? <Invite frame={shown} /> : <><Gather frame={shown} /><Toast /></>
  return <Notice text={t("ui-no-watching")} />
}

interface Props {
  readonly frame: Playing
}

function Room({ frame: shown }: Props) {
  const { board } = shown.screen
  const { Head, Tray } = lookOf(shown)
  noteFocus(shown)
  useEffect(() => {
    const mark = isAsked(shown) ? "● " : ""
    document.title = `${mark}${word(`game-${shown.game}`, shown.game)} · ${t("ui-title")}`
  })
  useLayoutEffect(() => {
    layOut()
    beforePaint(() => keepFocus(shown))
    glide()
  }, [shown])
  return (
    <>
      <main class={`room seats-${shown.players.length}`} data-phase={board?.phase} data-seq={shown.seq} data-rows={shown.screen.sheet.rows.length}>
        <Bar frame={shown} />
        <Strip frame={shown} />
        {Head && <Head frame={shown} />}
        {board ? <Felt frame={shown} board={board} /> : <section class="felt" />}
        <Dock frame={shown} />
        {board && (board.hand.length > 0 || (board.phase === "play" && shown.you !== null)) && !isTold(shown) && <Hand frame={shown} hand={board.hand} />}
        {Tray && <Tray frame={shown} />}
        {isWide.value && <Side frame={shown} />}
        <Ear />
        <Toast />
      </main>
    </>
  )
}

/** The whole sheet and the log, where there is room; the newest row is in view. */
function Side({ frame: shown }: Props) {
  const paper = useRef<HTMLDivElement>(null)
  const { sheet } = shown.screen
  const { Sheet } = lookOf(shown)
  useLayoutEffect(() => showEnd(paper), [sheet])
  return (
    <aside class="side" aria-label={t("ui-sheet")}>
      {Sheet && <Sheet frame={shown} aside />}
      {!Sheet && sheet.rows.length > 0 && (
        <div class="paper whole" ref={paper}>
          <Pad frame={shown} lines={sheet.rows} opens />
        </div>
      )}
      <LogList frame={shown} />
    </aside>
  )
}

function Bar({ frame: shown }: Props) {
  const { board } = shown.screen
  const phase = !shown.over && board && word(`phase-${board.phase}`, "")
  const line = lookOf(shown).line?.(shown)
  const where = shown.life.lesson ? [!line && phase, t("ui-lesson")] : [shown.you === null ? t("ui-onlooker") : phase]
  const facts = (board?.facts ?? []).filter((fact) => !isDrawn(shown, fact.code))
  return (
    <header class="bar">
      <h1>
        {word(`game-${shown.game}`, shown.game)}
        <small>{[...where, line].filter(Boolean).join(" · ")}</small>
      </h1>
      {facts.map((fact) => <Fact key={fact.code} frame={shown} fact={fact} />)}
      <button type="button" class="iconbtn log-button" aria-label={t("ui-log")} onClick={() => (dialog.value = "log")}>
        <Icon name="log" />
      </button>
      <ChatButton frame={shown} />
      <MenuButton />
    </header>
  )
}

/** A fact that holds for the whole deal; a suit is shown as its sign. */
function Fact({ frame: shown, fact }: Props & { readonly fact: Message }) {
  const text = sentence(shown, fact)
  const suit = fact.data["suit"]
  if (typeof suit !== "string" || !"SHDC".includes(suit)) return <span class="fact">{text}</span>
  return (
    <span class="fact" data-suit={suit} title={text}>
      <span class="sr">{text}</span>
      <Pip suit={suit as Suit} />
      <span class="fact-word" aria-hidden="true">
        {word(`ui-${fact.code}`, "")}
      </span>
    </span>
  )
}

/** What somebody has just said or become; at the table it lies on the felt. */
function Toast() {
  return toast.value ? <p class="toast" aria-hidden="true">{toast.value}</p> : null
}

function Lost() {
  const state = linkState.value
  const lost = state === "lost" ? t("ui-lost") : delay.value === 2 ? t("ui-slow") : ""
  return lost ? (
    <p class="banner" role="alert">
      {lost}
    </p>
  ) : null
}

function haltReason(): string {
  const why = halt.value
  return why ? t(why.code, { ...why.data } as Filling) : t("ui-failed")
}

function TakenOver() {
  const button = useRef<HTMLButtonElement>(null)
  const taken = linkState.value === "taken"
  useLayoutEffect(() => {
    if (taken) button.current?.focus()
  }, [taken])
  if (!taken) return null
  return (
    <div class="veil" role="alertdialog" aria-modal="true" aria-label={t("ui-taken-over")}>
      <div class="panel-box">
        <p>{t("ui-taken-over")}</p>
        <button type="button" class="btn primary big" id="take-back" ref={button} onClick={() => link.value?.takeBack()}>
          {t("ui-take-back")}
        </button>
      </div>
    </div>
  )
}

function Notice({ text }: { readonly text: string }) {
  return (
    <main class="page notice-page">
      <ShortLanguagePick />
      <div role="alert">
        <h1>{text}</h1>
      </div>
      <a class="btn primary" href="/">
        {t("ui-lobby")}
      </a>
    </main>
  )
}
