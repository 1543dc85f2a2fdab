// The keys that do something at this table.
import { lookOf } from "./look"
import { isPlaying } from "./playing"
import { numberKeys, twoTaps } from "./settings"
import { NumberKeys } from "./settings-menu"
import { t } from "./texts"
import type { Frame } from "./wire"

const always = ["ui-keys-arrows", "ui-keys-rows", "ui-keys-enter", "ui-keys-tab", "ui-keys-escape"]
/** A game that is drawn plainly asks for a place on a slider. */
const plain = ["ui-keys-slider"]

/** Each key and what it does; signs only while they do something. */
export function Keys({ frame }: { readonly frame: Frame }) {
  const { numberKeys: numbers = [], keys = plain } = isPlaying(frame) ? lookOf(frame) : {}
  const cards = twoTaps.value ? "ui-keys-cards-twice" : "ui-keys-cards"
  const lines = numberKeys.value ? [cards, ...numbers, ...keys, ...always, "ui-keys-standing", "ui-keys-help"] : [...keys, ...always]
  return (
    <>
      <ul class="choices">
        {lines.map((code) => (
          <li key={code}>{t(code)}</li>
        ))}
      </ul>
      <NumberKeys />
    </>
  )
}
