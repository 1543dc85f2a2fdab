// The question before a breach: what rule it breaks, what it costs, and the way back as the first answer.
import { useEffect, useState } from "preact/hooks"
import { tempted, type Temptation } from "./breach"
import { Dialog } from "./dialogs"
import type { Playing } from "./playing"
import { openRules } from "./rules"
import { label } from "./say"
import { send } from "./store"
import { t } from "./texts"
import type { Act } from "./wire"

/** A second tap of the same gesture falls where the question has opened: for so many milliseconds no pointer does a breach. */
const gesture = 800

const leave = () => (tempted.value = null)

function doIt(act: Act): void {
  leave()
  send(act)
}

export function Tempted({ frame }: { readonly frame: Playing }) {
  const asked = tempted.value
  const now = asked?.since === frame.since ? asked : null
  return (
    <Dialog title={t("ui-breach")} isOpen={now !== null} close={leave} about="breach">
      {now && <Question frame={frame} asked={now} />}
    </Dialog>
  )
}

function Question({ frame, asked: { breach, acts, why, words } }: { readonly frame: Playing; readonly asked: Temptation }) {
  const [act, another] = acts
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), gesture)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <div id="breach">
        {act && !another && <p><b>{words[0] ?? label(frame, act)}</b></p>}
        {why && <p>{why}</p>}
        <p>{t(`breach-${breach.rule.replace(".", "-")}`, { price: breach.price })}</p>
        <button type="button" class="rule-link" onClick={() => openRules(frame.game, breach.rule)}>
          {t("ui-parts-rule", { rule: breach.rule })}
        </button>
      </div>
      <div class="buttons">
        <button type="button" class="btn primary" id="leave-it" data-first onClick={leave}>
          {t("ui-leave-it")}
        </button>
        {acts.map((each, at) => (
          <button type="button" class="btn" key={at} style={{ pointerEvents: isRead ? "auto" : "none" }} data-breach={each.type} onClick={() => doIt(each)}>
            {another ? (words[at] ?? label(frame, each)) : t("ui-all-the-same")}
          </button>
        ))}
      </div>
    </>
  )
}
