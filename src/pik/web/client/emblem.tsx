// A small drawing for each game of the lobby; a game without its own gets two cards.
import type { ComponentChildren } from "preact"

interface LeafProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly turn: number
  readonly back?: boolean
}

function Leaf({ x, y, width, turn, back = false }: LeafProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect class={back ? "leaf back" : "leaf"} x={-width / 2} y={-width * 0.72} width={width} height={width * 1.44} rx={width * 0.11} />
    </g>
  )
}

const spade = "M20 2C26 10 37 15.500 37 24.500c0 4.900-3.600 8.200-8 8.200-2.800 0-5.200-1.200-6.800-3.400.3 4 1.600 6.600 4 8.900H13.800c2.400-2.300 3.700-4.900 4-8.900-1.600 2.200-4 3.400-6.800 3.400-4.400 0-8-3.300-8-8.200C3 15.500 14 10 20 2Z"

function Spade({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return <path class="ink" d={spade} transform={`translate(${x} ${y}) scale(${size / 40})`} />
}

const drawings: Readonly<Record<string, () => ComponentChildren>> = {
  spades: () => (
    <>
      <Leaf x={28} y={31} width={32} turn={-5} />
      <Spade x={17} y={14} size={14} />
      <Spade x={27} y={32} size={14} />
      <Leaf x={58} y={31} width={32} turn={5} />
      <Spade x={56} y={14} size={14} />
      <Spade x={44} y={32} size={14} />
    </>
  ),
  pikala: () => (
    <>
      <Leaf x={42} y={30} width={34} turn={-6} />
      <Spade x={31} y={19} size={22} />
      <path class="red" d="M52 10C28 2 15 14 17 31s20 25 36 20 22-21 15-34S48 4 36 9" />
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
