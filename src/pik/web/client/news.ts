// What changed around the table between two frames, as sentences: who came, left, is away, is back.
import { t } from "./texts"
import type { Frame, Player } from "./wire"

export function newsOf(before: Frame, now: Frame): readonly string[] {
  const changes = now.players.flatMap((player) => {
    const was = before.players.find((each) => each.seat === player.seat)
    return was && player.seat !== now.you ? changesOf(was, player) : []
  })
  const isNewHost = now.host && !before.host && before.you !== null
  return isNewHost ? [...changes, t("ui-news-host")] : changes
}

function changesOf(was: Player, now: Player): readonly string[] {
  const { name } = now
  if (was.kind !== "human" && now.kind === "human") return [t("ui-news-sat", { name })]
  if (was.kind === "human" && (now.kind !== "human" || now.name !== was.name)) return [now.kind === "human" ? t("ui-news-renamed", { was: was.name, name }) : t("ui-news-left", { name: was.name })]
  if (now.kind !== "human") return []
  if (!was.stand_in && now.stand_in) return [t("ui-news-stand-in", { name })]
  if (was.stand_in && !now.stand_in) return [t("ui-news-back", { name })]
  if (was.present && !now.present) return [t("ui-news-away", { name })]
  return !was.present && now.present ? [t("ui-news-back", { name })] : []
}
