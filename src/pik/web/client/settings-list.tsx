// One of a few, wherever there is something to pick: language, colors, speed.
import type { Signal } from "@preact/signals"
import { language, languages, theme, themes, type Language } from "./settings"
import { t } from "./texts"

interface PickProps<T> {
  readonly name: string
  /** What it is good for, in one line. */
  readonly hint?: string
  readonly values: readonly T[]
  readonly chosen: Signal<T>
  readonly show: (value: T) => string
  readonly after?: () => void
}

/** One of a few, as a row of buttons. */
export function Pick<T extends string | number>({ name, hint, values, chosen, show, after }: PickProps<T>) {
  const choose = (value: T) => {
    chosen.value = value
    after?.()
  }
  return (
    <div class="setting">
      {hint ? <Words name={name} hint={hint} /> : <span class="caption">{t(name)}</span>}
      <Segments label={t(name)} about={hint} values={values} value={chosen.value} show={show} choose={choose} />
    </div>
  )
}

function Words({ name, hint }: { readonly name: string; readonly hint: string }) {
  return (
    <span class="ask-words">
      <b>{t(name)}</b>
      <span class="muted" id={hint}>
        {t(hint)}
      </span>
    </span>
  )
}

interface SegmentsProps<T> {
  readonly label: string
  /** The id of what describes it. */
  readonly about?: string | undefined
  readonly values: readonly T[]
  readonly value: T
  readonly show: (value: T) => string
  readonly choose: (value: T) => void
}

export function Segments<T extends string | number>({ label, about, values, value, show, choose }: SegmentsProps<T>) {
  return (
    <div class="seg" role="group" aria-label={label} aria-describedby={about}>
      {values.map((each) => (
        <button type="button" key={each} data-value={each} aria-pressed={each === value} onClick={() => choose(each)}>
          {show(each)}
        </button>
      ))}
    </div>
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
