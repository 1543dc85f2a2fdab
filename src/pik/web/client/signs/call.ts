// The reader's turn, felt or told where the page is out of sight. A notification names the game and the host, and no cards.
import { plainName } from "../say"
import { buzzes, notifies } from "../settings"
import { t, word } from "../texts"
import type { Frame } from "../wire"
import { comesToMe, watch } from "./changes"

/** For so many milliseconds, with a pause between. */
const pattern = [60, 60, 60]
let shown: Notification | null = null

/** Whether the browser lets us; it asks the reader if it has to. One that only takes orders from a service worker says no. */
export async function isAllowed(): Promise<boolean> {
  if (!("Notification" in window) || (await Notification.requestPermission()) !== "granted") return false
  try {
    tell(t("ui-title"), t("ui-notify-on"), "")
    return true
  } catch {
    return false
  }
}

/** Twice, shortly; who switches it on feels it at once. */
export function buzz(): void {
  if (buzzes.peek()) navigator.vibrate?.(pattern)
}

function tell(title: string, body: string, tag: string): void {
  shown?.close()
  shown = new Notification(title, { body, tag })
  shown.onclick = () => {
    focus()
    shown?.close()
  }
}

/** What a notification says: whose turn, and at whose table. */
function call(frame: Frame): string {
  const { host } = frame.life
  return host === null || host === frame.you ? t("ui-notify-own") : t("ui-notify-turn", { name: plainName(frame, host) })
}

watch((before, now) => {
  if (!comesToMe(before, now)) return
  buzz()
  const isWanted = notifies.peek() && document.visibilityState === "hidden" && Notification.permission === "granted"
  if (isWanted) tell(word(`game-${now.game}`, now.game), call(now), now.table)
})
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && shown?.close())
