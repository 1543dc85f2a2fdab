// Questions with a few answers: what is asked, what holds now, and whether that is not the usual.
import { t } from "./texts"

interface Props<T> {
  readonly label: string
  readonly values: readonly T[]
  readonly value: T
  readonly usual: T
  readonly show: (value: T) => string
  readonly choose: (value: T) => void
  readonly disabled?: boolean
}

/** One question: yes or no is a switch, more answers are a list. */
export function Ask<T>({ label, values, value, usual, show, choose, disabled = false }: Props<T>) {
  const at = Math.max(0, values.findIndex((each) => same(each, value)))
  const isYesNo = values.length === 2 && values.every((each) => typeof each === "boolean")
  return (
    <div class="ask">
      <span class="ask-words">
        <b>{label}</b>
        <Answer text={show(value)} isUsual={same(value, usual)} isShown={!isYesNo} />
      </span>
      {isYesNo ? (
        <label class="flip">
          <input type="checkbox" role="switch" aria-label={label} checked={value === true} disabled={disabled} onChange={(event) => choose(event.currentTarget.checked as T)} />
        </label>
      ) : (
        <select class="field pick" aria-label={label} value={String(at)} disabled={disabled} onChange={(event) => choose(values[Number(event.currentTarget.value)] as T)}>
          {values.map((each, number) => (
            <option key={number} value={String(number)}>
              {show(each)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

/** What holds, unless the list shows it; what is not usual says so with a word and a dot, not by color alone. */
function Answer({ text, isUsual, isShown }: { readonly text: string; readonly isUsual: boolean; readonly isShown: boolean }) {
  if (!isUsual) return <span class="changed">{isShown ? t("ui-changed") : `${t("ui-changed")}: ${text}`}</span>
  return isShown ? null : <span class="muted">{text}</span>
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
