// A small drawing for each game of the lobby; a game without its own gets two cards.
import type { ComponentChildren } from "preact"

interface LeafProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly turn: number
  readonly back?: boolean
  readonly children?: ComponentChildren
}

/** A card round its middle; what is drawn on it turns with it. */
function Leaf({ x, y, width, turn, back = false, children }: LeafProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect class={back ? "leaf back" : "leaf"} x={-width / 2} y={-width * 0.72} width={width} height={width * 1.44} rx={width * 0.11} />
      {children}
    </g>
  )
}

const spade = "M20 2C26 10 37 15.500 37 24.500c0 4.900-3.600 8.200-8 8.200-2.800 0-5.200-1.200-6.800-3.400.3 4 1.600 6.600 4 8.900H13.800c2.400-2.300 3.700-4.900 4-8.900-1.600 2.200-4 3.400-6.800 3.400-4.400 0-8-3.300-8-8.200C3 15.500 14 10 20 2Z"

interface SpadeProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly ours?: boolean
}

function Spade({ x, y, size, ours = false }: SpadeProps) {
  return <path fill={`var(--${ours ? "accent" : "black"})`} d={spade} transform={`translate(${x} ${y}) scale(${size / 40})`} />
}

const drawings: Readonly<Record<string, () => ComponentChildren>> = {
  pikala: () => (
    <>
      <Leaf x={42} y={30} width={34} turn={-6} />
      <Spade x={31} y={19} size={22} />
      <path class="red" d="M52 10C28 2 15 14 17 31s20 25 36 20 22-21 15-34S48 4 36 9" />
    </>
  ),
  // Two pairs, partners opposite.
  spades: () => (
    <>
      <Spade x={33} y={2} size={18} ours />
      <Spade x={33} y={40} size={18} ours />
      <Spade x={12} y={21} size={18} />
      <Spade x={54} y={21} size={18} />
    </>
  ),
  // A repique: thirty become ninety.
  piquet: () => (
    <>
      <text class="pen" opacity={0.7} x={6} y={40} font-size={24}>30</text>
      <path class="red" d="M3 40 34 24" />
      <text class="pen" x={40} y={44} font-size={38}>90</text>
    </>
  ),
  // Three players round a talon of two.
  "piquet-norman": () => (
    <>
      <Leaf x={42} y={13} width={15} turn={0}>
        <path fill="var(--pen-red)" d="M0 6C-4 2-6 0-6-3a3.200 3.200 0 0 1 6-1.500A3.200 3.200 0 0 1 6-3c0 3-2 5-6 9Z" />
      </Leaf>
      <Leaf x={17} y={43} width={15} turn={-52}>
        <Spade x={-5.500} y={-5.500} size={11} />
      </Leaf>
      <Leaf x={67} y={43} width={15} turn={52}>
        <path fill="var(--pen-red)" d="M0-7 5 0 0 7-5 0Z" />
      </Leaf>
      <Leaf x={38} y={45} width={9} turn={-4} back />
      <Leaf x={47} y={45} width={9} turn={4} back />
    </>
  ),
}

export function Emblem({ game }: { readonly game: string }) {
  const draw = drawings[game]
  return (
    <svg class="emblem" viewBox="0 0 84 60" aria-hidden="true">
      {draw ? (
        draw()
      ) : (
        <>
          <Leaf x={29} y={31} width={28} turn={-5} />
          <Spade x={20} y={22} size={18} />
          <Leaf x={57} y={31} width={28} turn={5} back />
        </>
      )}
    </svg>
  )
}
