// New scores, read aloud in the page's language by a voice of this device: what is read leaves it for nobody.
import { effect } from "@preact/signals"
import { canRead, isVoiceless } from "../kit"
import { told } from "../say"
import { readsScores } from "../settings"
import { t, tongue } from "../texts"
import { isScored, scoring, watch } from "./changes"

function voice(): SpeechSynthesisVoice | undefined {
  const wanted = tongue()
  const own = speechSynthesis.getVoices().filter((each) => each.localService && each.lang.toLowerCase().startsWith(wanted))
  return own.find((each) => each.default) ?? own[0]
}

/** The old is not finished when the new is there. */
function read(text: string): void {
  const chosen = voice()
  if (!chosen || !text) return
  const line = Object.assign(new SpeechSynthesisUtterance(text.replaceAll("−", "-")), { voice: chosen, lang: chosen.lang })
  speechSynthesis.cancel()
  speechSynthesis.speak(line)
}

/** Who switches it on hears the voice. */
export function introduce(): void {
  if (canRead) read(t("ui-reads-scores-hint"))
}

function look(): void {
  isVoiceless.value = voice() === undefined
}

if (canRead) {
  watch((before, now) => {
    if (readsScores.peek() && isScored(before, now)) read(scoring(now).map((each) => told(now, each)).join(" "))
  })
  effect(look)
  speechSynthesis.addEventListener("voiceschanged", look)
  effect(() => {
    if (!readsScores.value) speechSynthesis.cancel()
  })
}
