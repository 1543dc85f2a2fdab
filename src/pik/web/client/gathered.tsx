// A finished trick is gathered after its time; until the next card is played it may be looked at again.
import { signal } from "@preact/signals"
import { useEffect, useLayoutEffect } from "preact/hooks"
import { glide, remember } from "./flip"
import { lookOf } from "./look"
import { finishedTrick, held } from "./pace"
import type { Playing } from "./playing"
import { stay } from "./settings"
import { t } from "./texts"

/** The finished trick that was gathered, and whether it lies open again. */
const gathered = signal("")
const isOpen = signal(false)

function set(trick: string, open: boolean): void {
  remember(document)
  gathered.value = trick
  isOpen.value = open
}

/** Whether the finished trick is out of sight. */
export function isGathered(frame: Playing): boolean {
  const trick = finishedTrick(frame)
  return lookOf(frame).gathers === true && trick !== "" && gathered.value === trick && !isOpen.value
}

/** Gathers the trick in time. */
export function useGathering(frame: Playing): void {
  const trick = finishedTrick(frame)
  const waits = lookOf(frame).gathers === true && trick !== "" && gathered.value !== trick && !held.value
  useEffect(() => {
    if (!waits) return undefined
    const timer = setTimeout(() => set(trick, false), stay.value * 1000)
    return () => clearTimeout(timer)
  }, [trick, waits])
  useLayoutEffect(glide, [gathered.value, isOpen.value])
}

/** Shows the gathered trick and puts it away. */
export function LastTrickButton({ frame }: { readonly frame: Playing }) {
  const trick = finishedTrick(frame)
  if (lookOf(frame).gathers !== true || trick === "" || gathered.value !== trick) return null
  return (
    <button
      type="button"
      class="btn small last-button"
      aria-pressed={isOpen.value}
      onClick={(event) => {
        event.stopPropagation()
        set(trick, !isOpen.value)
      }}
    >
      {t("ui-last-trick")}
    </button>
  )
}
