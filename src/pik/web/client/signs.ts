// What of the table is heard, felt or told beside the page; each comes in a chunk that only who wants it loads.
import { effect, signal } from "@preact/signals"
import { buzzes, notifies, readsScores, sounds } from "./settings"

/** Whether this device has no voice for the language on show; known once somebody wants to be read to. */
export const isVoiceless = signal(false)

export const canRead = "speechSynthesis" in window

/** The chunk that does it. */
export const loadSigns = () => import("./signs/all")

/** Load what is switched on. */
export function followSigns(): void {
  effect(() => {
    if ([sounds, buzzes, notifies, readsScores].some((each) => each.value)) void loadSigns()
  })
}

/** Why this device cannot vibrate, as a code of the catalog; empty if it can. */
export function cannotBuzz(): string {
  return "vibrate" in navigator ? "" : "ui-buzz-none"
}

/** Why there can be no notification, now or ever. */
export function cannotNotify(): string {
  if (!isSecureContext) return "ui-notify-insecure"
  if (!("Notification" in window)) return "ui-notify-none"
  return Notification.permission === "denied" ? "ui-notify-denied" : ""
}

/** Why nothing can be read aloud. */
export function cannotRead(): string {
  return canRead && !isVoiceless.value ? "" : "ui-voice-none"
}

/** Ask the browser for notifications; why there will be none, empty if there will. */
export async function askToNotify(): Promise<string> {
  const { isAllowed } = await loadSigns()
  return (await isAllowed()) ? "" : cannotNotify() || "ui-notify-none"
}
