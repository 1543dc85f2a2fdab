// What people say to each other: read, written, not listened to.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks"
import { Avatar } from "./avatar"
import { muted } from "./settings"
import { chat, isMuted, muteKey, readAll, say, saying } from "./store"
import { t } from "./texts"
import type { Frame } from "./wire"
import { saidIn } from "./words"

const phrases = ["hello", "luck", "nice", "thanks", "sorry", "moment", "back", "bye"]

interface Props {
  readonly frame: Frame
}

export function Chat({ frame }: Props) {
  return (
    <>
      <Lines frame={frame} />
      {frame.you !== null && frame.life.rules.chat && <Mouth />}
      {frame.players
        .filter((player) => player.kind === "human" && player.seat !== frame.you)
        .map((player) => <Mute key={player.seat} frame={frame} seat={player.seat} name={player.name} />)}
    </>
  )
}

function Lines({ frame }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const lines = chat.value.filter((line) => !isMuted(frame.table, line.seat))
  useLayoutEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [lines.length, saying.value])
  useEffect(readAll)
  return (
    <ol class="log chat-lines" aria-live="polite" ref={list}>
      {lines.map((line) => (
        <li key={line.n} class={line.seat === frame.you ? "own" : "said"}>
          {line.seat !== frame.you && <Avatar name={line.name} seat={line.seat} />}
          <span>
            <b>{line.name}</b> {saidIn(line)}
          </span>
        </li>
      ))}
      {saying.value.map((each) => (
        <li key={each.cmd} class="own unsaid">
          <span>{each.text ?? t(each.phrase ?? "")}</span> <small>{t("ui-sending")}</small>
        </li>
      ))}
    </ol>
  )
}

/** Ready phrases, and a text of one's own. */
function Mouth() {
  const speak = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get("text") ?? "").trim()
    event.currentTarget.reset()
    if (text) say({ text })
  }
  return (
    <>
      <div class="phrases">
        {phrases.map((phrase) => (
          <button type="button" class="btn small" key={phrase} onClick={() => say({ phrase: `phrase-${phrase}` })}>
            {t(`phrase-${phrase}`)}
          </button>
        ))}
      </div>
      <form class="line-form" onSubmit={speak}>
        <input class="field" name="text" maxLength={200} autocomplete="off" aria-label={t("ui-say")} />
        <button type="submit" class="btn primary">{t("ui-say")}</button>
      </form>
    </>
  )
}

function Mute({ frame, seat, name }: Props & { readonly seat: number; readonly name: string }) {
  const key = muteKey(frame.table, seat)
  const mute = (on: boolean) => {
    const others = muted.value.filter((each) => each !== key)
    muted.value = on ? [...others, key] : others
  }
  return (
    <label class="tick">
      <input type="checkbox" checked={isMuted(frame.table, seat)} onChange={(event) => mute(event.currentTarget.checked)} />
      {t("ui-mute", { name })}
    </label>
  )
}
