// The socket of one table: it comes back by itself, for ever, and says again what was not answered.
import { signal } from "@preact/signals"
import type { ActCommand, ChatCommand, ChatLine, Frame, LifeCommand, Refused, Reply } from "./wire"

export type Command = ActCommand | LifeCommand | ChatCommand

/** lost: it tries to come back; taken: another tab has the seat; halted: the match can't go on; missing: no such table. */
export type State = "opening" | "open" | "lost" | "taken" | "halted" | "missing"

interface Listener {
  readonly frame: (frame: Frame) => void
  readonly refused: (refused: Refused) => void
  readonly chat: (line: ChatLine) => void
}

const takenOver = 4001
const noTable = 4404
const cannotGoOn = 4002
const firstDelay = 500
/** Who looks at the page is back within a second of the server; in the background there is no such hurry. */
const longestDelay = 800
const longestUnseen = 8000
/** A link that says nothing for so long after we came back to the page is not trusted. */
const silence = 30_000
/** Nor one that brings no answer for so long, does not open for so long, or is silent for so long while we look. */
const answerComes = 5000
const opensWithin = 8000
const longSilence = 40_000
const tick = 1000
/** A socket of our own that was given up while it was opening may still reach the server so much later. */
const ghostsLast = 20_000

export class Link {
  readonly state = signal<State>("opening")
  readonly #address: string
  readonly #listener: Listener
  #socket: WebSocket | null = null
  #delay = firstDelay
  #timer = 0
  #heard = 0
  /** When the socket was opened, or something was sent that is not answered. */
  #asked = 0
  /** When a socket was given up while it was opening. */
  #gaveUp = -ghostsLast
  #seen: number | null = null
  /** What was sent and not answered, in order. */
  #unanswered: Command[] = []

  constructor(address: string, listener: Listener) {
    this.#address = address
    this.#listener = listener
    addEventListener("online", () => this.#wake())
    addEventListener("offline", () => this.#drop())
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#wake()
    })
    addEventListener("pageshow", (event) => {
      if (event.persisted) this.#wake()
    })
    setInterval(() => this.#check(), tick)
    this.#open()
  }

  send(command: Command): void {
    if (this.#unanswered.length === 0) this.#asked = Date.now()
    this.#unanswered.push(command)
    this.#say(command)
  }

  /** Open the socket anew: the browser is somebody else now. */
  reopen(): void {
    this.state.value = "opening"
    this.#seen = null
    this.#open()
  }

  /** Take the table back from the other tab. */
  takeBack(): void {
    this.#open()
  }

  #say(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command))
  }

  #open(): void {
    clearTimeout(this.#timer)
    this.#leave()
    const seen = this.#seen === null ? "" : `?seen=${this.#seen}`
    const socket = new WebSocket(this.#address + seen)
    this.#socket = socket
    this.#asked = Date.now()
    socket.addEventListener("open", () => this.#opened(socket))
    socket.addEventListener("message", (event) => this.#hear(socket, String(event.data)))
    socket.addEventListener("close", (event) => this.#closed(socket, event.code))
  }

  /** Let go of a socket without waiting for its farewell. */
  #leave(): void {
    const socket = this.#socket
    this.#socket = null
    if (socket?.readyState === WebSocket.CONNECTING) this.#gaveUp = Date.now()
    socket?.close()
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#heard = Date.now()
    this.state.value = "open"
    for (const command of this.#unanswered) this.#say(command)
  }

  #hear(socket: WebSocket, text: string): void {
    if (socket !== this.#socket) return
    this.#heard = Date.now()
    this.#delay = firstDelay
    const reply = JSON.parse(text) as Reply
    if (reply.type === "refused") this.#refuse(reply)
    else if (reply.type === "chat") this.#listener.chat(reply)
    else this.#show(reply)
  }

  #show(frame: Frame): void {
    this.#seen = frame.seq
    if (frame.done !== null) this.#forget(frame.done)
    this.#listener.frame(frame)
  }

  #refuse(refused: Refused): void {
    const command = this.#unanswered.find((each) => each.cmd === refused.cmd)
    if (command && refused.retry) {
      setTimeout(() => this.#again(command), firstDelay)
      return
    }
    this.#forget(refused.cmd)
    this.#listener.refused(refused)
  }

  #forget(cmd: string): void {
    this.#unanswered = this.#unanswered.filter((each) => each.cmd !== cmd)
  }

  #again(command: Command): void {
    if (this.#unanswered.includes(command)) this.#say(command)
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return
    this.#socket = null
    if (code === takenOver) this.#taken()
    else if (code === cannotGoOn) this.state.value = "halted"
    else if (code === noTable) this.state.value = "missing"
    else this.#comeBack()
  }

  /** Another tab has the seat; unless it was a socket of ours that came late to the server, while the reader plays here. */
  #taken(): void {
    const isGhost = Date.now() - this.#gaveUp < ghostsLast && document.visibilityState === "visible" && document.hasFocus()
    this.#gaveUp = -ghostsLast
    if (isGhost) this.#comeBack()
    else this.state.value = "taken"
  }

  /** A link may be dead without a word: nothing comes, and what is sent goes nowhere. Then open another. */
  #check(): void {
    if (!this.#socket || document.visibilityState !== "visible") return
    const now = Date.now()
    const isOpening = this.#socket.readyState === WebSocket.CONNECTING
    const quiet = now - Math.max(this.#heard, this.#asked)
    if (isOpening && now - this.#asked > opensWithin) {
      this.#leave()
      this.#comeBack()
    } else if (!isOpening && quiet > (this.#unanswered.length > 0 ? answerComes : longSilence)) this.#open()
  }

  #comeBack(): void {
    this.state.value = "lost"
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#open(), this.#delay * (0.75 + Math.random() / 2))
    this.#delay = Math.min(this.#delay * 2, document.visibilityState === "visible" ? longestDelay : longestUnseen)
  }

  #drop(): void {
    if (this.state.value !== "open" && this.state.value !== "opening") return
    this.#leave()
    this.#comeBack()
  }

  #wake(): void {
    const settled = ["taken", "halted", "missing"].includes(this.state.value)
    const fresh = this.state.value === "open" && Date.now() - this.#heard < silence
    if (!settled && !fresh) {
      this.#delay = firstDelay
      this.#open()
    }
  }
}

/** A new name for a command. Works on plain http too, where there is no crypto.randomUUID. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}

/** A whole number from `least` to `most`, each as likely. */
export function anyNumber(least: number, most: number): number {
  const span = most - least + 1
  const limit = Math.floor(2 ** 32 / span) * span
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < limit) return least + (drawn % span)
  }
}
