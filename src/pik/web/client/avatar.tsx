// A player as a colored letter; a bot's is square, that of somebody away is hollow.
import { hueOf } from "./places"
import { t } from "./texts"

interface Props {
  readonly name: string
  readonly seat: number
  readonly bot?: boolean
  readonly dealer?: boolean
  readonly away?: boolean
}

export function Avatar({ name, seat, bot = false, dealer = false, away = false }: Props) {
  return (
    <span class={`avatar ${bot ? "bot" : ""} ${away ? "away" : ""}`} style={{ "--hue": hueOf(seat) }} aria-hidden="true">
      {[...name][0] ?? "?"}
      {dealer && <i class="dealer">{t("ui-dealer-mark")}</i>}
    </span>
  )
}
