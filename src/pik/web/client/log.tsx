// What happened in the present and the last trick, as sentences.
import { useLayoutEffect, useRef } from "preact/hooks"
import { told } from "./say"
import { capital } from "./texts"
import type { Frame } from "./wire"

export function LogList({ frame }: { readonly frame: Frame }) {
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [frame])
  return (
    <ol class="log" ref={list}>
      {frame.log.map((happening, at) => (
        <li key={at} class={happening.ends ? "ends" : ""}>
          {capital(told(frame, happening))}
        </li>
      ))}
    </ol>
  )
}
