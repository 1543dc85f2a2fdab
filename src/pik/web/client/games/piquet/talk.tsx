// The talk of the declarations as bubbles: what others say on the left, what the reader says on the right.
import type { Playing } from "../../playing"
import { plainName, told } from "../../say"
import { quoted } from "./board"

const sayings = new Set(["says-size", "says-set", "says-nothing", "asks", "names-pips", "names-top", "answers", "announces-capot"])
const most = 5

/** The log and the live region say all of it: this is for the eye. */
export function Lane({ frame }: { readonly frame: Playing }) {
  const said = frame.log.filter((each) => sayings.has(each.code)).slice(-most)
  const isMany = frame.players.length > 2
  return (
    <div class="lane" aria-hidden="true">
      {said.map((each, at) => {
        const mine = each.seat === frame.you
        const words = quoted(told(frame, each)) ?? ""
        return (
          <span class={`says ${mine ? "mine" : ""} ${at === said.length - 1 ? "new" : ""}`} key={at}>
            {isMany && !mine ? `${plainName(frame, each.seat)}: ${words}` : words}
          </span>
        )
      })}
    </div>
  )
}

/** The count that was said with the newest lead. */
export function CountSaid({ frame }: { readonly frame: Playing }) {
  const last = frame.log.at(-1)
  if (last?.code !== "leads") return null
  return (
    <span class={`says new count-said ${last.seat === frame.you ? "mine" : ""}`} aria-hidden="true">
      {quoted(told(frame, last))}
    </span>
  )
}
