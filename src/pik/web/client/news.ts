// What changed around the table between two frames: who came, left, is away, is back.
import type { Frame, Message, Player } from "./wire"
import type { News } from "./words"

export function news(code: string, data: Message["data"] = {}): Message {
  return { code, data }
}

export function newsOf(before: Frame, now: Frame): readonly Message[] {
  const changes = now.players.flatMap((player) => {
    const was = before.players.find((each) => each.seat === player.seat)
    return was && player.seat !== now.you ? changesOf(was, player) : []
  })
  return [...changes, ...hostNews(before, now)]
}

/** Who runs the table from now on: everybody is told, who has come first excepted. */
function hostNews(before: Frame, now: Frame): readonly Message[] {
  const host = now.players.find((player) => player.seat === now.life.host)
  const isFirst = before.players.every((player) => player.kind !== "human")
  if (!host || isFirst || (before.life.host === host.seat && before.players[host.seat]?.name === host.name)) return []
  return [host.seat === now.you ? news("ui-news-host") : news("life-host", { name: host.name })]
}

const logged = ["ui-news-sat", "ui-news-left", "ui-news-stand-in", "life-host"]

/** What the ear has not heard from the log in other words. */
export function untold(lines: readonly Message[], { events }: Frame): readonly Message[] {
  const isTold = events.some((event) => event.happenings.some(({ code }) => code.startsWith("life-")))
  return isTold ? lines.filter(({ code }) => !logged.includes(code)) : lines
}

/** Whether it is only talk. */
export function isRemark(said: News): boolean {
  return typeof said === "object" && "at" in said && !("n" in said)
}

function changesOf(was: Player, now: Player): readonly Message[] {
  const { name } = now
  if (was.kind !== "human" && now.kind === "human") return [news("ui-news-sat", { name })]
  if (was.kind === "human" && now.kind !== "human") return [news("ui-news-left", { name: was.name })]
  if (was.kind === "human" && now.name !== was.name) return [news("ui-news-renamed", { was: was.name, name })]
  if (now.kind !== "human") return []
  if (!was.stand_in && now.stand_in) return [news("ui-news-stand-in", { name })]
  if (was.stand_in && !now.stand_in) return [news("ui-news-back", { name })]
  if (was.present && !now.present) return [news("ui-news-away", { name })]
  return !was.present && now.present ? [news("ui-news-back", { name })] : []
}
