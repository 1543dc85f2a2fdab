// Where the keyboard is: it stays among the cards and choices when the table changes under it.
import { putBack } from "./lift"
import { held } from "./pace"
import { dialog } from "./store"
import { numberKeys } from "./settings"
import { isAsked, type Playing } from "./playing"
import type { Asked, Frame } from "./wire"

let wasInside = false
/** Where in the hand the card stood that was picked last. */
let left = -1
let isFirst = true
/** The decision that was on show last. */
let since = -1

/** The title of a page has the focus when the page has come and nothing else has it. */
export function titleFocus(title: HTMLElement | null): void {
  if (title && isLost(document.activeElement)) title.focus()
}

function isInside(element: Element | null): boolean {
  return element !== null && element.closest("#hand, .dock, .middle") !== null
}

/** Before the table is drawn anew: was the focus among cards and choices? */
export function noteFocus(frame: Playing): void {
  const now = document.activeElement
  wasInside = isInside(now)
  if (wasInside && now instanceof HTMLElement && goes(frame, now)) now.blur()
}

/** Whether an element is about something that is gone: with the focus on it, its removal would lay out the whole page. */
function goes(frame: Playing, element: HTMLElement): boolean {
  const { card, act } = element.dataset
  if (card) return frame.screen.board?.hand.every((each) => each.card !== card) ?? true
  if (act) return ![...frame.asked.options, ...frame.asked.offers].some((each) => mentions(each, act))
  return frame.since !== since && element.closest(".panel, .spread") !== null
}

function mentions(choice: Asked["options"][number], act: string): boolean {
  if (choice.type === "listed") return choice.acts.some(({ type }) => type === act)
  return choice.type !== "orders" && choice.act === act
}

/** After it: if that element is gone, or it is the reader's turn, go to the next sensible one. */
export function keepFocus(frame: Frame): void {
  const now = document.activeElement
  since = frame.since
  if (isFirst) {
    isFirst = false
    return
  }
  const lost = isLost(now)
  if (!lost && !isInside(now)) return
  if (!lost && now instanceof HTMLElement && isOpen(now)) return
  if (isAsked(frame) || held.peek() || (wasInside && lost)) sensible()?.focus({ preventScroll: true })
}

function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body
}

function isOpen(element: HTMLElement): boolean {
  return element.getAttribute("aria-disabled") !== "true" && !(element as HTMLButtonElement).disabled
}

function sensible(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>("#go-on") ??
    document.querySelector<HTMLElement>(".card.ok") ??
    document.querySelector<HTMLElement>(".pickable .card") ??
    document.querySelector<HTMLElement>(":is(.dock, .panel) .btn.primary:not([disabled])") ??
    document.querySelector<HTMLElement>(".dock [data-key]:not([disabled])") ??
    document.querySelector<HTMLElement>(".panel [data-act]:not([disabled])") ??
    document.querySelector<HTMLElement>(".middle button:not([disabled], .cover)") ??
    document.querySelector<HTMLElement>(".panel .btn:not([disabled])") ??
    document.querySelector<HTMLElement>("#hand .card")
  )
}

/** After a dialog: where the focus was before, if something can still be done there; else what is sensible. */
export function comeBack(opener: Element | null): void {
  const now = document.activeElement
  if (!isLost(now) && !(now instanceof HTMLElement && isInside(now) && !isOpen(now))) return
  const before = opener instanceof HTMLElement && !isLost(opener) && opener.isConnected && isOpen(opener) ? opener : null
  ;(before ?? sensible())?.focus()
}

/** A card that has the focus may go from the hand to a tray. */
export function leavesHand(card: HTMLElement): void {
  left = card === document.activeElement ? items("#hand .card").indexOf(card) : -1
}

/** If it went, its neighbor has the focus, once all is drawn; when enough are picked, the button that sends them. */
export function focusAfterPick(): void {
  requestAnimationFrame(() => {
    if (left < 0 || document.activeElement !== document.body) return
    const hand = items("#hand .card")
    const send = document.querySelector<HTMLElement>(".panel .btn.primary:not([disabled], [aria-disabled])")
    ;(send ?? hand[Math.min(left, hand.length - 1)])?.focus({ preventScroll: true })
    left = -1
  })
}

function items(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
}

const rows = ["dialog[open] .buttons .btn", ".middle button:not([disabled]), .dock button:not([disabled]), .dock input", "#hand .card, .tray .card"]

function step(by: number): boolean {
  const row = rows.map(items).find((each) => each.some((item) => item === document.activeElement)) ?? items(rows[2] ?? "")
  if (row.length === 0) return false
  const at = row.findIndex((item) => item === document.activeElement)
  const next = at < 0 ? (by > 0 ? 0 : row.length - 1) : (at + by + row.length) % row.length
  row[next]?.focus()
  return true
}

/** To the other row; among the choices first to what goes on with the game, then to one that does something. */
function cross(to: number): boolean {
  const row = items(rows[to] ?? "")
  const first = row.find((item) => item.matches(".primary")) ?? row.find((item) => item.matches("[data-act], [data-key]")) ?? row[0]
  first?.focus()
  return row.length > 0
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input:not([type=checkbox]), select, textarea") !== null
}

/** A choice that has this number; then the button that confirms it is next. */
function choice(key: string): boolean {
  const button = document.querySelector<HTMLElement>(`.dock [data-key="${key}"]:not([disabled])`)
  if (!button) return false
  button.focus()
  button.click()
  requestAnimationFrame(() => document.querySelector<HTMLElement>(".panel .btn.primary:not([disabled])")?.focus())
  return true
}

function card(key: string): boolean {
  const button = items("#hand .card")[(Number(key) + 9) % 10]
  if (!button) return false
  button.focus()
  button.click()
  return true
}

function act(key: string): boolean {
  if (key === "ArrowRight") return step(1)
  if (key === "ArrowLeft") return step(-1)
  if (key === "ArrowUp") return cross(1)
  if (key === "ArrowDown") return cross(2)
  if (key === "Escape") return putBack()
  const chosen = document.activeElement?.getAttribute("data-key")
  if (key === "Enter" && chosen) return choice(chosen)
  if (!numberKeys.value) return false
  if (key === "?") {
    dialog.value = "keys"
    return true
  }
  return /^\d$/.test(key) && (choice(key) || card(key))
}

/** In a question that lies over the table: from one answer to the other. */
function between(key: string): boolean {
  const isQuestion = document.querySelector("dialog[open] [data-first]") !== null
  return isQuestion && key.startsWith("Arrow") && step(key === "ArrowRight" || key === "ArrowDown" ? 1 : -1)
}

/** Cards by number, arrows along them, `=` for how things stand, `?` for the list of keys. Who speaks to the computer does without the signs. */
export function followKeys(tellStanding: () => void): void {
  addEventListener("keydown", () => (document.documentElement.dataset["keys"] = ""), { once: true })
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
    if (event.key === "=" && numberKeys.value) tellStanding()
    else if (!(document.querySelector("dialog[open]") ? between(event.key) : act(event.key))) return
    event.preventDefault()
  })
}
