// The socket of one table: it comes back by itself, for ever, and says again what was not answered.
import { signal } from "@preact/signals"
import type { ActCommand, Frame, Refused, Reply } from "./wire"

/** lost: it tries to come back; taken: another tab has the seat; halted: the match can't go on; missing: no such table. */
export type State = "opening" | "open" | "lost" | "taken" | "halted" | "missing"

interface Listener {
  readonly frame: (frame: Frame) => void
  readonly refused: (refused: Refused) => void
}

const takenOver = 4001
const noTable = 4404
const cannotGoOn = 4002
const firstDelay = 500
const longestDelay = 8000
/** A link that says nothing for so long after we came back to the page is not trusted. */
const silence = 30_000

export class Link {
  readonly state = signal<State>("opening")
  readonly #address: string
  readonly #listener: Listener
  #socket: WebSocket | null = null
  #delay = firstDelay
  #timer = 0
  #heard = 0
  #seen: number | null = null
  #unanswered: ActCommand | null = null

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
    this.#open()
  }

  send(command: ActCommand): void {
    this.#unanswered = command
    this.#say(command)
  }

  /** Take the table back from the other tab. */
  takeBack(): void {
    this.#open()
  }

  #say(command: ActCommand): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command))
  }

  #open(): void {
    clearTimeout(this.#timer)
    this.#leave()
    const seen = this.#seen === null ? "" : `?seen=${this.#seen}`
    const socket = new WebSocket(this.#address + seen)
    this.#socket = socket
    socket.addEventListener("open", () => this.#opened(socket))
    socket.addEventListener("message", (event) => this.#hear(socket, String(event.data)))
    socket.addEventListener("close", (event) => this.#closed(socket, event.code))
  }

  /** Let go of a socket without waiting for its farewell. */
  #leave(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#heard = Date.now()
    this.state.value = "open"
    if (this.#unanswered) this.#say(this.#unanswered)
  }

  #hear(socket: WebSocket, text: string): void {
    if (socket !== this.#socket) return
    this.#heard = Date.now()
    this.#delay = firstDelay
    const reply = JSON.parse(text) as Reply
    if (reply.type === "refused") this.#refuse(reply)
    else this.#show(reply)
  }

  #show(frame: Frame): void {
    this.#seen = frame.seq
    if (frame.done !== null && frame.done === this.#unanswered?.cmd) this.#unanswered = null
    this.#listener.frame(frame)
  }

  #refuse(refused: Refused): void {
    const command = this.#unanswered
    if (command?.cmd === refused.cmd) {
      if (refused.retry) {
        setTimeout(() => this.#again(command), firstDelay)
        return
      }
      this.#unanswered = null
    }
    this.#listener.refused(refused)
  }

  #again(command: ActCommand): void {
    if (this.#unanswered === command) this.#say(command)
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return
    this.#socket = null
    if (code === takenOver) this.state.value = "taken"
    else if (code === cannotGoOn) this.state.value = "halted"
    else if (code === noTable) this.state.value = "missing"
    else this.#comeBack()
  }

  #comeBack(): void {
    this.state.value = "lost"
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#open(), this.#delay * (0.75 + Math.random() / 2))
    this.#delay = Math.min(this.#delay * 2, longestDelay)
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
