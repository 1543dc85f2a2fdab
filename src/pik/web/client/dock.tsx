// Over the hand: whose turn it is and why, and the choices that are no cards.
import { Avatar } from "./avatar"
import { actsOf, most, picksOf } from "./choices"
import { Clock } from "./clock"
import { delay } from "./delay"
import { isReserved, isTaught, isTold, Lesson, LessonTools } from "./lesson"
import { Between, Question } from "./life"
import { liftedIn, spokenLift } from "./lift"
import { Offers } from "./kit"
import { isDrawn, lookOf } from "./look"
import { held } from "./pace"
import { Panel } from "./panel"
import { nearSeat } from "./places"
import { isAsked, type Playing } from "./playing"
import { plainName, seatName, sentence, told } from "./say"
import { Notes, Taken } from "./seat"
import { goOn, linkState, notice, picked, watching } from "./store"
import { capital, figure, known, listed, t, word } from "./texts"
import type { PicksData } from "./wire"

export function Dock({ frame }: { readonly frame: Playing }) {
  const near = nearSeat(frame)
  const board = frame.screen.board?.seats.find((each) => each.seat === near)
  const isMine = isAsked(frame)
  const { Mark, Panel: Own, asks } = lookOf(frame)
  const score = board?.score ?? frame.screen.sheet.scores[near]
  return (
    <section class={`dock ${isMine ? "turn" : ""}`} id={`seat${near}`}>
      <div class="status-line">
        {isTaught(frame) ? (
          <>
            <LessonTools frame={frame} />
            <span class="status" />
          </>
        ) : (
          <>
            <Avatar name={plainName(frame, near)} seat={near} dealer={board?.dealer ?? false} away={frame.you !== null && linkState.value !== "open"} />
            <p class="status">
              <span class="tab">
                {frame.players.some((player) => player.seat === frame.you && player.stand_in) && <span class="note">{t("ui-bot-plays")}</span>}
                {board && <Notes frame={frame} board={board} />}
              </span>
              <b>{headline(frame)}</b>
              {board && board.notes.length > 0 && <span class="sr">{board.notes.map((note) => sentence(frame, note)).join(", ")}</span>}
              <span class={notice.value ? "notice" : ""}>{notice.value || detail(frame)}</span>
            </p>
          </>
        )}
        {board && board.tricks > 0 && !isTold(frame) && (
          <span class="meta">
            <Taken count={board.tricks} />
            <span class="sr">{t("ui-tricks", { count: board.tricks })}</span>
          </span>
        )}
        {Mark && !isTold(frame) && <Mark frame={frame} seat={near} />}
        <Clock frame={frame} seat={near} />
        {frame.you === null && frame.may.includes("sit") && (
          <button type="button" class="btn small" id="take-seat" onClick={() => (watching.value = false)}>
            {t("ui-sit")}
          </button>
        )}
        {held.value && !isMine && !frame.over ? (
          <button type="button" class="btn small" id="go-on" onClick={goOn}>
            {t("ui-go-on")}
          </button>
        ) : (
          !isReserved(frame) && <Offers frame={frame} />
        )}
        {delay.value > 0 && <span class="spinner" role="img" aria-label={t("ui-sending")} />}
        <span class="pen score">
          <span class="sr">{t("ui-score")} </span>
          {score === undefined ? "" : figure(score)}
        </span>
      </div>
      {frame.life.lesson && frame.you !== null && <Lesson frame={frame} />}
      <Question frame={frame} />
      {Own && asks?.(frame) ? <Own frame={frame} /> : <Panel frame={frame} />}
      <Between frame={frame} />
    </section>
  )
}

/** Whose turn it is. */
export function headline(frame: Playing): string {
  const { board } = frame.screen
  if (frame.over) return t("ui-over")
  if (isAsked(frame)) {
    const claimant = board?.seats.find(({ notes }) => notes.some(({ code }) => code === "note-claims"))?.seat ?? 0
    return word(`ask-${board?.phase}`, t("ui-your-turn"), { seat: plainName(frame, claimant), count: actsOf(frame.asked.options).length })
  }
  if (frame.phase === "finished") return t("ui-stopped")
  if (held.value) return t("ui-waits-for-you")
  const away = frame.players.find((player) => frame.waiting.includes(player.seat) && player.kind === "human" && !player.present && !player.stand_in)
  if (away) return t("ui-is-away", { name: away.name })
  const names = frame.waiting.filter((seat) => seat >= 0).map((seat) => seatName(frame, seat))
  if (names.length === 0) return t("ui-wait-table")
  const [name = ""] = names
  return names.length === 1 ? t("ui-thinking", { seat: name, mine: "no" }) : t("ui-waiting-many", { seats: listed(names) })
}

/** Why some cards cannot be played or none be picked, else what is to be known of the question. */
export function hintOn(frame: Playing): string {
  const hand = frame.screen.board?.hand ?? []
  const why = hand.find((held) => !held.playable && held.why)?.why
  const picks = picksOf(frame)
  if (why && (hand.some((held) => held.playable) || (picks && most(picks) === 0))) return capital(sentence(frame, why))
  return isAsked(frame) ? word(`hint-${frame.screen.board?.phase}`, "") : ""
}

/** The deal is over: what happened last stands in the panel. */
const unremarked = "over"

/** What is to be known, else the last thing that happened and is not drawn. */
function detail(frame: Playing): string {
  const result = frame.screen.sheet.result
  if (frame.over && result) return sentence(frame, result)
  const lifted = liftedIn(frame)
  if (lifted) return capital(spokenLift(lifted))
  const picks = picksOf(frame)
  const hint = (picks && most(picks) > 0 && pickHint(picks)) || hintOn(frame)
  if (hint || (isAsked(frame) && frame.screen.board?.phase === unremarked)) return hint
  const last = frame.log.findLast((each) => !isDrawn(frame, each.code))
  return last ? capital(told(frame, last)) : ""
}

/** That cards may be picked, while none is. */
function pickHint(picks: PicksData): string {
  if (picked.value.length > 0 || !known("ui-pick-hint")) return ""
  return t(picks.sizes.length === 1 ? "ui-pick-hint-exactly" : "ui-pick-hint", { most: most(picks) })
}
