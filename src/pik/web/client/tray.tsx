// Where picked cards lie until they are sent: under the hand, face up, a place for each; a tap takes one back.
import { useLayoutEffect } from "preact/hooks"
import { CardFace } from "./cards"
import { most, picksOf } from "./choices"
import { glide } from "./flip"
import { focusAfterPick } from "./focus"
import type { Playing } from "./playing"
import { cardName } from "./say"
import { pending, picked, toggle } from "./store"
import { t } from "./texts"
import type { ComponentChildren } from "preact"

interface Props {
  readonly frame: Playing
  /** What the tray is for; it stands before the cards. */
  readonly children?: ComponentChildren
}

/** The cards of a choice of several; nothing while there is none. */
export function CardTray({ frame, children }: Props) {
  const cards = picked.value
  const picks = picksOf(frame)
  useLayoutEffect(() => {
    glide()
    focusAfterPick()
  }, [cards])
  if (!picks || most(picks) === 0) return null
  const places = Math.max(most(picks), cards.length)
  return (
    <section class="tray" aria-label={t("ui-tray")}>
      {children}
      <ul>
        {Array.from({ length: places }, (_, at) => {
          const card = cards[at]
          return (
            <li key={card ?? at} class="place">
              {card && (
                <button
                  type="button"
                  class="card"
                  data-fly={card}
                  aria-label={t("ui-picked", { card: cardName(card) })}
                  aria-pressed={true}
                  disabled={pending.value !== null}
                  onClick={() => toggle(card)}
                >
                  <CardFace card={card} />
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
