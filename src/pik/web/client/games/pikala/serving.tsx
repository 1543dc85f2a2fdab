// The dealer of a live table serves those who ask for cards; a deal that was spoiled is void.
import { otherBreaches, tempt } from "../../breach"
import { actsOf } from "../../choices"
import type { Whole } from "../../look"
import { Buttons } from "../../panel"
import type { Playing } from "../../playing"
import { seatName, told } from "../../say"
import { pending, send } from "../../store"
import { figure, t } from "../../texts"
import type { Act } from "../../wire"

function serves(frame: Playing): readonly Act[] {
  return actsOf(frame.asked.options).filter((act) => act.type === "serve")
}

export function isServing(frame: Playing): boolean {
  return serves(frame).length > 0
}

/** What the rules ask for is sent, what breaks them is asked about; the rest the server refuses and says why. */
function serve(frame: Playing, give: boolean): void {
  const act: Act = { type: "serve", give }
  const isLawful = serves(frame).some((each) => each["give"] === give)
  const breach = otherBreaches(frame.asked).find(([, acts]) => acts.some((each) => each["give"] === give))
  if (breach && !isLawful) tempt(frame.since, ...breach)
  else send(act)
}

/** Two answers that look the same: who deals looks at the score. */
export function Serving({ frame }: Whole) {
  const asks = frame.screen.board?.seats.flatMap((board) => board.notes.filter((note) => note.code === "note-asks").map((note) => ({ board, note })))
  const [asked] = asks ?? []
  if (!asked) return null
  const count = Number(asked.note.data["count"])
  const words = t("look-asks", { seat: seatName(frame, asked.board.seat), count })
  const score = t("look-asks-score", { score: figure(asked.board.score) })
  return (
    <div class="panel" role="group" aria-label={`${words}, ${score}`}>
      <p>
        <b>{words}</b>, {score}
      </p>
      <div class="buttons">
        {[true, false].map((give) => (
          <button type="button" class="btn" key={String(give)} data-act="serve" data-give={give} disabled={pending.value !== null} onClick={() => serve(frame, give)}>
            {give ? t("look-give", { count }) : t("look-refuse")}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Whether the deal that has just ended was void. */
export function isVoid({ log, over, screen }: Playing): boolean {
  const last = (code: string) => log.findLastIndex((each) => each.code === code)
  return screen.board?.phase === "over" && !over && last("deal-void") > last("shuffles")
}

export function Void({ frame }: Whole) {
  const why = frame.log.findLast((each) => each.code === "wrongly-given")
  return (
    <div class="panel" data-void>
      <p>
        <b>{t("look-void")}.</b> {why && told(frame, why)}
      </p>
      <Buttons frame={frame} acts={actsOf(frame.asked.options)} kind="primary" />
    </div>
  )
}
