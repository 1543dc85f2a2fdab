// A link to pass on: as text, copied, shared, or as a picture for another camera.
import { useRef, useState } from "preact/hooks"
import { Icon } from "./icons"
import { t } from "./texts"

interface Props {
  readonly address: string
  /** What the share sheet shows. */
  readonly title?: string
  /** What the field is called. */
  readonly label: string
}

/** Share where the browser can (only on https), copy everywhere; the text itself can always be selected. */
export function Share({ address, title, label }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no")
  const copyIt = async () => setCopied((await copy(address, field.current)) ? "yes" : "failed")
  const canShare = "share" in navigator
  return (
    <div class="share">
      <input class="field link-field" readOnly aria-label={label} value={address} ref={field} onFocus={(event) => event.currentTarget.select()} />
      <div class="buttons">
        {canShare && (
          <button type="button" class="btn primary" onClick={() => void navigator.share({ url: address, ...(title ? { title } : {}) }).catch(() => undefined)}>
            <Icon name="share" /> {t("ui-share")}
          </button>
        )}
        <button type="button" class={canShare ? "btn" : "btn primary"} data-copy onClick={() => void copyIt()}>
          <Icon name={copied === "yes" ? "check" : "copy"} /> {t(copied === "yes" ? "ui-copied" : "ui-copy")}
        </button>
      </div>
      <p class="muted" role="status">
        {copied === "failed" ? t("ui-copy-by-hand") : ""}
      </p>
    </div>
  )
}

/** Copy a text. On plain http there is no clipboard: then the old way, from a field. */
export async function copy(text: string, field: HTMLInputElement | HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return field !== null && document.execCommand("copy")
  }
}

export function invitation(table: string): string {
  return `${location.origin}/t/${table}`
}

export function QrCode({ table }: { readonly table: string }) {
  return <img class="qr" src={`/t/${table}/qr.svg`} alt={t("ui-qr")} width="220" height="220" />
}
