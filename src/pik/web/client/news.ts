// What changed around the table between two frames: who came, left, is away, is back.
import { isAsked } from "./playing"
import type { Frame, Message, Player } from "./wire"

function news(code: string, data: Message["data"] = {}): Message {
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

/** That the reader is asked something new, and what: cards in the hand say for themselves whether they may be played. */
export function turnOf(before: Frame | null, now: Frame): readonly Message[] {
  const board = now.screen?.board
  if (!board || !isAsked(now) || (before && isAsked(before) && before.since === now.since)) return []
  const plays = board.hand.some((each) => each.playable)
  return plays ? [news("ui-turn-now")] : [news("ui-turn-now"), news(`phase-${board.phase}`)]
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
