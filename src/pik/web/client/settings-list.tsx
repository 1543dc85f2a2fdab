// The switches of the lobby and of the table's menu.
import type { Signal } from "@preact/signals"
import {
  always,
  botTalk,
  fourColors,
  largeCards,
  language,
  languages,
  numberKeys,
  speed,
  speeds,
  stay,
  stays,
  talkAloud,
  theme,
  themes,
  type Language,
} from "./settings"
import { plainNumber } from "./say"
import { scope, t } from "./texts"

interface PickProps<T> {
  readonly name: string
  readonly values: readonly T[]
  readonly chosen: Signal<T>
  readonly show: (value: T) => string
}

/** One of a few, as a row of buttons. */
export function Pick<T extends string | number>({ name, values, chosen, show }: PickProps<T>) {
  return (
    <div class="setting">
      <span class="caption" id={`set-${name}`}>
        {t(name)}
      </span>
      <Segments label={t(name)} values={values} value={chosen.value} show={show} choose={(value) => (chosen.value = value)} />
    </div>
  )
}

interface SegmentsProps<T> {
  readonly label: string
  readonly values: readonly T[]
  readonly value: T
  readonly show: (value: T) => string
  readonly choose: (value: T) => void
}

export function Segments<T extends string | number>({ label, values, value, show, choose }: SegmentsProps<T>) {
  return (
    <div class="seg" role="group" aria-label={label}>
      {values.map((each) => (
        <button type="button" key={each} data-value={each} aria-pressed={each === value} onClick={() => choose(each)}>
          {show(each)}
        </button>
      ))}
    </div>
  )
}

function Switch({ name, on }: { readonly name: string; readonly on: Signal<boolean> }) {
  return (
    <label class="tick">
      <input type="checkbox" role="switch" checked={on.value} onChange={(event) => (on.value = event.currentTarget.checked)} />
      {t(name)}
    </label>
  )
}

const tongues: Readonly<Record<Language, string>> = { en: "English", ru: "Русский", pl: "Polski" }
const shortTongues: Readonly<Record<Language, string>> = { en: "EN", ru: "РУС", pl: "PL" }

export function LanguagePick() {
  return <Pick name="ui-language" values={languages} chosen={language} show={(each) => tongues[each]} />
}

export function ShortLanguagePick() {
  return (
    <Segments
      label={t("ui-language")}
      values={languages}
      value={language.value}
      show={(each) => shortTongues[each]}
      choose={(each) => (language.value = each)}
    />
  )
}

export function ThemePick() {
  return <Pick name="ui-theme" values={themes} chosen={theme} show={(each) => t(`ui-theme-${each}`)} />
}

export function SettingsList() {
  return (
    <section class="settings" aria-label={t("ui-settings")}>
      <LanguagePick />
      <ThemePick />
      <Pick name="ui-speed" values={speeds} chosen={speed} show={(each) => t(`ui-speed-${each}`)} />
      <Pick name="ui-trick-stays" values={stays} chosen={stay} show={(each) => t("ui-trick-seconds", { seconds: plainNumber(each) })} />
      <Switch name="ui-four-colors" on={fourColors} />
      <Switch name="ui-large-cards" on={largeCards} />
      <Switch name="ui-letter-keys" on={numberKeys} />
      <Switch name="ui-bot-talk" on={botTalk} />
      {botTalk.value && <Switch name="ui-talk-aloud" on={talkAloud} />}
      {always.value.filter((key) => key.split("/")[0] === scope.value).map((key) => (
        <label class="tick" key={key}>
          <input type="checkbox" checked onChange={() => (always.value = always.value.filter((each) => each !== key))} />
          {t(`always-${key.split("/")[1]}`)}
        </label>
      ))}
    </section>
  )
}
