// A switch with a line that says what it is good for, or why it can't be had.
import type { Signal } from "@preact/signals"
import { t } from "./texts"

interface Props {
  readonly name: string
  readonly hint: string
  readonly on: Signal<boolean>
  /** Why it can't be had now, as a code of the catalog. */
  readonly hindrance?: string
  /** Nothing the reader does would change that. */
  readonly never?: boolean
  readonly after?: (on: boolean) => unknown
}

export function Switch({ name, hint, on, hindrance = "", never = false, after }: Props) {
  return (
    <label class="ask">
      <span class="ask-words">
        <b id={name}>{t(name)}</b>
        <span class={hindrance ? "muted failure" : "muted"} id={`${name}-about`}>
          {t(hindrance || hint)}
        </span>
      </span>
      <span class="flip">
        <input
          type="checkbox"
          role="switch"
          aria-labelledby={name}
          aria-describedby={`${name}-about`}
          checked={on.value && !never}
          disabled={never}
          onChange={(event) => {
            on.value = event.currentTarget.checked
            after?.(on.value)
          }}
        />
      </span>
    </label>
  )
}
