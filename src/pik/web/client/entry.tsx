// Ways back to a seat that do not lead there: why not, and what to do.
import { signal } from "@preact/signals"
import { useLayoutEffect, useRef } from "preact/hooks"
import { enterByKey, keyInAddress, type Answer } from "./guest"
import { link } from "./store"
import { t, word, type Filling } from "./texts"

/** A personal link that did not open its seat, kept for another try. */
const failed = signal<{ readonly table: string; readonly key: string; readonly answer: Answer<unknown> } | null>(null)

/** Enter by the key in the address, if there is one. */
export async function enterByAddress(table: string): Promise<void> {
  const key = keyInAddress(table)
  if (key) await enter(table, key)
}

async function enter(table: string, key: string): Promise<void> {
  const answer = await enterByKey(table, key)
  failed.value = answer.data ? null : { table, key, answer }
}

/** Why a seat was not opened; `wrong`: what is said of a key or a code that opens none. */
export function whyNot({ failure }: Answer<unknown>, wrong: string): string {
  if (failure?.code === "no-table") return t(wrong)
  if (failure?.code === "already-seated") return t("ui-other-seat")
  if (failure?.code === "try-again") return t("ui-failed")
  return word(failure?.code ?? "", t("ui-failed"), failure?.data as Filling)
}

/** The seat was not opened: over whatever the page shows, until it is read. */
export function Refused() {
  const button = useRef<HTMLButtonElement>(null)
  const now = failed.value
  useLayoutEffect(() => button.current?.focus(), [now])
  if (!now) return null
  const text = whyNot(now.answer, "ui-link-old")
  const isFinal = ["no-table", "already-seated"].includes(now.answer.failure?.code ?? "")
  const again = async () => {
    await enter(now.table, now.key)
    if (!failed.peek()) link.peek()?.reopen()
  }
  return (
    <div class="veil" role="alertdialog" aria-modal="true" aria-label={text}>
      <div class="panel-box">
        <p>{text}</p>
        {!isFinal && (
          <button type="button" class="btn" onClick={() => void again()}>
            {t("ui-try-again")}
          </button>
        )}
        <button type="button" class="btn primary" id="refused-ok" ref={button} onClick={() => (failed.value = null)}>
          {t("ui-close")}
        </button>
      </div>
    </div>
  )
}
