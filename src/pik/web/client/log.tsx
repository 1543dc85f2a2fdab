// What happened in the present and the last trick, as sentences, and what was said meanwhile.
import type { RefObject } from "preact"
import { useLayoutEffect, useRef } from "preact/hooks"
import { Avatar } from "./avatar"
import { beforePaint } from "./moment"
import { plainName, told } from "./say"
import { talkOf } from "./talk"
import { capital, t } from "./texts"
import type { Frame, Talk } from "./wire"

interface Props {
  readonly frame: Frame
}

/** Let the newest of a list be in view. */
export function showEnd({ current }: RefObject<Element | null>): void {
  beforePaint(() => current?.scrollTo({ top: current.scrollHeight }))
}

export function LogList({ frame }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const talk = talkOf(frame)
  useLayoutEffect(() => showEnd(list), [frame])
  return (
    <ol class="log" ref={list}>
      {frame.log.map((happening, at) => [
        <li key={at} class={happening.ends ? "ends" : ""}>
          {capital(told(frame, happening))}
        </li>,
        talk.filter((each) => each.at === at + 1).map((each) => <Said key={`talk-${each.seq}`} frame={frame} talk={each} />),
      ])}
    </ol>
  )
}

function Said({ frame, talk }: Props & { readonly talk: Talk }) {
  const name = plainName(frame, talk.seat)
  return (
    <li class="said">
      <Avatar name={name} seat={talk.seat} bot />
      <span>
        <b>{name}</b> {t(talk.code)}
      </span>
    </li>
  )
}
