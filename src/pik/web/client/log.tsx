// What happened in the present and the last trick, as sentences.
import { told } from "./say"
import { capital } from "./texts"
import type { Frame } from "./wire"

export function LogList({ frame }: { readonly frame: Frame }) {
  return (
    <ol class="log">
      {frame.log.map((happening, at) => (
        <li key={at} class={happening.ends ? "ends" : ""}>
          {capital(told(frame, happening))}
        </li>
      ))}
    </ol>
  )
}
