// The price of a breach: it flashes at the seat, and the pad's figure is struck out, with the reason and the rule.
import { useEffect, useState } from "preact/hooks"
import { Mini } from "../../cards"
import type { AtSeat, Whole } from "../../look"
import { nearSeat } from "../../places"
import type { Playing } from "../../playing"
import { isCard, seatName, told } from "../../say"
import { Struck } from "../../kit"
import { signed, unbroken } from "../../texts"
import type { Happening } from "../../wire"

const stays = 4000
/** What costs points at once. */
export const prices = ["big-hooliganka", "wrongly-given"]

function pricedIn(frame: Playing): Happening | undefined {
  return frame.events.flatMap((event) => event.happenings).find((each) => prices.includes(each.code))
}

export function isPriced(frame: Playing): boolean {
  return pricedIn(frame) !== undefined
}

/** It goes by itself, or with a tap: the table has to be seen. */
export function Middle({ frame }: Whole) {
  const [gone, setGone] = useState(-1)
  const price = pricedIn(frame)
  useEffect(() => {
    const timer = setTimeout(() => setGone(frame.seq), stays)
    return () => clearTimeout(timer)
  }, [frame.seq])
  if (!price || gone === frame.seq) return null
  const now = frame.screen.board?.seats.find((each) => each.seat === price.seat)?.score ?? 0
  const card = price.data["card"]
  return (
    <div class="middle playing" aria-hidden="true">
      <section class="feat pique price" data-feat="price" onClick={() => setGone(frame.seq)}>
        <Struck name={seatName(frame, price.seat)} was={now - Number(price.data["amount"])} now={now} />
        <p>
          {isCard(card) && <Mini card={card} />} {told(frame, price)}
        </p>
      </section>
    </div>
  )
}

export function Mark({ frame, seat }: AtSeat) {
  const price = pricedIn(frame)
  if (price?.seat !== seat) return null
  const amount = signed(Number(price.data["amount"]))
  if (seat === nearSeat(frame)) return <span class="pen" aria-hidden="true">{amount}</span>
  return (
    <span class="bubble" key={frame.seq} data-price={amount} aria-hidden="true">
      {`${amount} · ${unbroken(String(price.data["rule"]))}`}
    </span>
  )
}
