// The buttons in the corner of every page of a table.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks"
import { delay } from "./delay"
import { drawnForTheEar, news, spoken } from "./hearing"
import { Icon } from "./icons"
import { dialog, lifePending, unread } from "./store"
import { t } from "./texts"
import type { Frame } from "./wire"

/** A command of table life is on its way for longer than one should notice. */
export function Sending() {
  if (delay.value === 0 || lifePending.value === null) return null
  return <span class="spinner" role="img" aria-label={t("ui-sending")} />
}

/** What is new, for who listens; on every page of a table, and in each window over it: what lies under one is mute. */
export function Ear({ fresh = false }: { /** Only what comes from now on. */ readonly fresh?: boolean }) {
  const old = useRef(fresh ? news.value : null)
  // what is there from the start is not read: only what changes
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const said = !isThere || news.value === old.current ? "" : spoken.value
  useLayoutEffect(drawnForTheEar, [news.value])
  return (
    <p class="sr" role="status" aria-live="polite">
      {said}
    </p>
  )
}

export function MenuButton() {
  return (
    <button type="button" class="iconbtn" id="menu-button" aria-label={t("ui-menu")} onClick={() => (dialog.value = "menu")}>
      <Icon name="menu" />
    </button>
  )
}

/** Where people are who may talk to each other; how many lines were not read. */
export function ChatButton({ frame }: { readonly frame: Frame }) {
  const people = frame.players.filter((player) => player.kind === "human" && player.seat !== frame.you)
  if (!frame.life.rules.chat || (people.length === 0 && unread.value === 0)) return null
  const label = unread.value > 0 ? `${t("ui-chat")}, ${t("ui-unread", { count: unread.value })}` : t("ui-chat")
  return (
    <button type="button" class="iconbtn" id="chat-button" aria-label={label} onClick={() => (dialog.value = "chat")}>
      <Icon name="chat" />
      {unread.value > 0 && <span class="badge" aria-hidden="true">{unread.value}</span>}
    </button>
  )
}
