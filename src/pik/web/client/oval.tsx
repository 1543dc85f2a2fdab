// The table seen from above, small: who sits where, which seats are free.
import { Avatar } from "./avatar"
import { Icon } from "./icons"
import { t } from "./texts"
import type { Frame, Player } from "./wire"

interface Props {
  readonly frame: Frame
  /** The seat at the bottom. */
  readonly near: number
  readonly chosen?: number | null
  readonly takable?: (player: Player) => boolean
  readonly choose?: (seat: number) => void
}

export function Oval({ frame, near, chosen = null, takable, choose }: Props) {
  const count = frame.players.length
  return (
    <ul class="oval" aria-label={t("ui-players")}>
      {frame.players.map((player) => {
        const turn = (2 * Math.PI * (player.seat - near)) / count
        const style = { "--x": -Math.sin(turn), "--y": Math.cos(turn) }
        const isOpen = takable?.(player) ?? false
        return (
          <li key={player.seat} style={style}>
            {isOpen && choose ? (
              <button type="button" class="spot" data-seat={player.seat} aria-pressed={chosen === player.seat} onClick={() => choose(player.seat)}>
                <Spot frame={frame} player={player} isChosen={chosen === player.seat} />
              </button>
            ) : (
              <span class="spot" data-seat={player.seat}>
                <Spot frame={frame} player={player} isChosen={false} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Spot({ frame, player, isChosen }: { readonly frame: Frame; readonly player: Player; readonly isChosen: boolean }) {
  if (isChosen) {
    return (
      <>
        <span class="avatar chosen-spot">
          <Icon name="check" />
        </span>
        <b>{t("ui-seat-yours")}</b>
      </>
    )
  }
  if (player.kind === "free") {
    return (
      <>
        <span class="avatar empty">
          <Icon name="plus" />
        </span>
        <b>{t("ui-seat-free")}</b>
      </>
    )
  }
  return (
    <>
      <Avatar name={player.name} seat={player.seat} bot={player.kind === "bot"} away={player.kind === "human" && !player.present} />
      <b>{player.seat === frame.you ? t("ui-you") : player.name}</b>
      {player.kind === "bot" && <span class="sr">{t("ui-bot")}</span>}
      {player.kind === "human" && !player.present && <span class="sr">{t("ui-away")}</span>}
    </>
  )
}
