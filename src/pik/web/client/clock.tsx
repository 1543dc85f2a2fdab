// A person's clock, where the table plays with clocks: what is left for this choice, then of the reserve.
import { useEffect, useState } from "preact/hooks"
import type { Frame } from "./wire"

const second = 1000

export function Clock({ frame, seat }: { readonly frame: Frame; readonly seat: number }) {
  const { clocks, rules } = frame.life
  const clock = clocks.find((each) => each.seat === seat)
  const running = clock?.running ?? false
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    setPassed(0)
    if (!running) return undefined
    const timer = setInterval(() => setPassed((count) => count + 1), second)
    return () => clearInterval(timer)
  }, [frame, running])
  if (!clock || !rules.clock) return null
  const choice = rules.clock.decision - clock.spent - passed
  const left = running && choice > 0 ? choice : clock.reserve + (running ? Math.min(choice, 0) : 0)
  return <span class={`clock ${running ? "running" : ""}`}>{minutes(Math.max(0, Math.round(left)))}</span>
}

function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}
