// A bid as a wooden token: its ring fills trick by trick; what is too much is ochre, a lost nil is struck out.
import { bidMark } from "./board"

interface Props {
  /** What was bid; null: nothing yet. */
  readonly bid: number | null
  readonly won?: number
}

const middle = 22
const radius = 19
const gap = 0.16

function point(angle: number): string {
  return `${(middle + radius * Math.cos(angle)).toFixed(2)} ${(middle + radius * Math.sin(angle)).toFixed(2)}`
}

/** One of `count` pieces of the ring, from the top clockwise. */
function arc(at: number, count: number): string {
  if (count === 1) return "M22 3a19 19 0 110 38 19 19 0 010-38"
  const from = -Math.PI / 2 + (at * 2 * Math.PI) / count + gap / 2
  const to = from + (2 * Math.PI) / count - gap
  return `M${point(from)}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${point(to)}`
}

export function Token({ bid, won = 0 }: Props) {
  if (bid === null) {
    return (
      <svg class="token none" viewBox="0 0 44 44" aria-hidden="true">
        <circle class="wood" cx={middle} cy={middle} r="18" />
      </svg>
    )
  }
  const wanted = Math.max(bid, 0)
  const count = Math.max(wanted, won, 1)
  return (
    <svg class="token" viewBox="0 0 44 44" aria-hidden="true">
      <circle class="wood" cx={middle} cy={middle} r="15.5" />
      {Array.from({ length: count }, (_, at) => (
        <path key={at} class={at >= won ? "open" : at < wanted ? "taken" : "over"} d={arc(at, count)} />
      ))}
      <text class={bid > 0 ? "" : "word"} x={middle} y={bid > 0 ? 28.5 : 26.5}>
        {bidMark(bid)}
      </text>
      {wanted === 0 && won > 0 && <path class="struck" d="M10 34L34 10" />}
    </svg>
  )
}
