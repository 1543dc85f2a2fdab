// The question before a breach, or before what can't be taken back: what it is, what it costs, and the way back as the first answer.
import type { ComponentChildren } from "preact"
import { useEffect, useState } from "preact/hooks"
import { tempted, type Temptation } from "./breach"
import { Dialog } from "./dialogs"
import type { Playing } from "./playing"
import { openRules } from "./rules"
import { label } from "./say"
import { send } from "./store"
import { t } from "./texts"

/** A second tap of the same gesture falls where the question has opened: for so many milliseconds no pointer answers it. */
const gesture = 800

const leave = () => (tempted.value = null)

export function Tempted({ frame }: { readonly frame: Playing }) {
  const asked = tempted.value
  const now = asked?.since === frame.since ? asked : null
  return (
    <Dialog title={now?.breach === null ? nameOf(frame, now) : t("ui-breach")} isOpen={now !== null} close={leave} about="breach">
      {now && <Question frame={frame} asked={now} />}
    </Dialog>
  )
}

/** What would be done, where it is one thing. */
function nameOf(frame: Playing, { acts: [act], words: [words] }: Temptation): string {
  return words ?? (act ? label(frame, act) : "")
}

function Question({ frame, asked }: { readonly frame: Playing; readonly asked: Temptation }) {
  const { breach, acts, why, words } = asked
  const [, another] = acts
  return (
    <>
      <div id="breach">
        {breach && !another && <p><b>{nameOf(frame, asked)}</b></p>}
        {why && <p>{why}</p>}
        {breach && (
          <>
            <p>{t(`breach-${breach.rule.replace(".", "-")}`, { price: breach.price })}</p>
            <button type="button" class="rule-link" onClick={() => openRules(frame.game, breach.rule)}>
              {t("ui-parts-rule", { rule: breach.rule })}
            </button>
          </>
        )}
      </div>
      <Answers leave={leave}>
        {acts.map((each, at) => (
          <button type="button" class="btn" key={at} data-breach={each.type} onClick={() => (leave(), send(each))}>
            {another || !breach ? (words[at] ?? label(frame, each)) : t("ui-all-the-same")}
          </button>
        ))}
      </Answers>
    </>
  )
}

/** The way back, and what is asked about. */
function Answers({ leave, children }: { readonly leave: () => void; readonly children: ComponentChildren }) {
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), gesture)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div class="buttons" style={{ pointerEvents: isRead ? "" : "none" }}>
      <button type="button" class="btn primary" id="leave-it" data-first onClick={leave}>
        {t("ui-leave-it")}
      </button>
      {children}
    </div>
  )
}

interface SureProps {
  readonly id: string
  readonly text: string
  readonly sure: string
  readonly act: () => void
}

/** A button for what can't be taken back: the question opens elsewhere, so that no second tap answers it. */
export function Sure({ id, text, sure, act }: SureProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <button type="button" class="btn" id={id} onClick={() => setAsking(true)}>{text}</button>
      <Dialog title={text} isOpen={isAsking} close={close} about="sure">
        <p id="sure">{sure}</p>
        <Answers leave={close}>
          <button type="button" class="btn" data-sure onClick={() => (close(), act())}>{text}</button>
        </Answers>
      </Dialog>
    </>
  )
}
