// Cards glide from where they were to where they are (FLIP on the Web Animations API); layout stays in the sheets.
// An element with data-fly="key" glides; a new one comes from the element that data-from names, one that goes flies to data-to.
import { beforePaint } from "./moment"
import { speed } from "./settings"

interface Spot {
  readonly box: DOMRect
  readonly tilt: number
  readonly element: HTMLElement
  readonly goal: string | undefined
}

let before = new Map<string, Spot>()

/** Whether the reader wants nothing to move. */
export function isStill(): boolean {
  return speed.value === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches
}

function travelTime(): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--t-move")) || 0
}

const ease = "cubic-bezier(.2, .75, .25, 1)"

function flying(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-fly]")]
}

function tiltOf(element: HTMLElement): number {
  return Number(element.dataset["tilt"] ?? 0)
}

/** Remember where the cards are, before the page changes. */
export function remember(root: ParentNode): void {
  before = new Map()
  if (isStill()) return
  for (const element of flying(root)) {
    const spot = { box: element.getBoundingClientRect(), tilt: tiltOf(element), element, goal: element.dataset["to"] }
    before.set(element.dataset["fly"] ?? "", spot)
  }
}

function boxOf(selector: string | undefined): DOMRect | undefined {
  return selector ? document.querySelector(selector)?.getBoundingClientRect() : undefined
}

function middle(box: DOMRect): readonly [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2]
}

let isDue = false

/** Let the cards glide, after the page has changed: before it is painted, in a task of its own. */
export function glide(): void {
  if (isDue) return
  isDue = true
  beforePaint(() => {
    isDue = false
    start(document)
  })
}

/** All is measured first, then set going: one layout. */
function start(root: ParentNode): void {
  if (before.size === 0 && isStill()) return
  const starts: (() => void)[] = []
  const staying = new Set<string>()
  const duration = travelTime()
  for (const element of flying(root)) {
    const key = element.dataset["fly"] ?? ""
    staying.add(key)
    const arrives = arrival(element, before.get(key), duration)
    if (arrives) starts.push(arrives)
  }
  for (const [key, spot] of before) {
    const departs = staying.has(key) ? undefined : departure(spot, duration)
    if (departs) starts.push(departs)
  }
  before = new Map()
  for (const each of starts) each()
}

function arrival(element: HTMLElement, was: Spot | undefined, duration: number): (() => void) | undefined {
  const source = was?.box ?? boxOf(element.dataset["from"])
  if (!source?.width) return undefined
  const now = element.getBoundingClientRect()
  const [x, y] = middle(source)
  const [toX, toY] = middle(now)
  const scale = was ? source.width / now.width : 0.5
  if (Math.abs(x - toX) + Math.abs(y - toY) < 1.5 && Math.abs(scale - 1) < 0.02) return undefined
  const turn = was ? was.tilt - tiltOf(element) : 0
  const first = { translate: `${x - toX}px ${y - toY}px`, scale: `${scale}`, rotate: `${turn}deg`, zIndex: 5 }
  const last = { translate: "0 0", scale: "1", rotate: "0deg", zIndex: 5 }
  const delay = was ? 0 : Number(element.dataset["delay"] ?? 0)
  return () => void element.animate([first, last], { duration, easing: ease, delay, fill: "backwards" })
}

function departure(spot: Spot, duration: number): (() => void) | undefined {
  const goal = boxOf(spot.goal)
  if (!goal) return undefined
  const [x, y] = middle(spot.box)
  const [toX, toY] = middle(goal)
  return () => {
    const ghost = spot.element.cloneNode(true) as HTMLElement
    ghost.removeAttribute("data-fly")
    ghost.removeAttribute("id")
    ghost.setAttribute("aria-hidden", "true")
    ghost.className = "ghost"
    Object.assign(ghost.style, { left: `${spot.box.left}px`, top: `${spot.box.top}px`, width: `${spot.box.width}px` })
    document.body.append(ghost)
    const last = { translate: `${toX - x}px ${toY - y}px`, scale: "0.35", opacity: 0.1 }
    const flight = ghost.animate([{ translate: "0 0", scale: "1", opacity: 1 }, last], { duration: duration * 1.25, easing: ease })
    flight.addEventListener("finish", () => ghost.remove())
    flight.addEventListener("cancel", () => ghost.remove())
  }
}
