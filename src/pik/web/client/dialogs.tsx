// What opens over the table: the score sheet, the parts of a number, the log, the menu, the keys.
import type { ComponentChildren } from "preact"
import { useLayoutEffect, useRef } from "preact/hooks"
import { Chat } from "./chat"
import { actsOf } from "./choices"
import { comeBack } from "./focus"
import { Start, TableRules } from "./gather"
import { Icon } from "./icons"
import { CodeForm } from "./invite"
import { CountButton, Ending, isAlone, Me, People, Records } from "./life"
import { LogList } from "./log"
import { lookOf } from "./look"
import { before, Pad } from "./pad"
import { columnsOf } from "./places"
import { Buttons } from "./panel"
import { isPlaying, type Playing } from "./playing"
import { openRules } from "./rules"
import { sentence, sideName } from "./say"
import { Keys } from "./keys"
import { SettingsMenu } from "./settings-menu"
import { Tempted } from "./tempted"
import { standing } from "./standing"
import { dialog, opened, type DialogName } from "./store"
import { figure, signed, t, word } from "./texts"
import { Ear } from "./tools"
import type { Act, Frame, Part } from "./wire"

interface Props {
  readonly title: string
  readonly isOpen: boolean
  readonly close: () => void
  readonly children: ComponentChildren
  /** What stays in view below, however long the rest is; the keyboard comes there first. */
  readonly foot?: ComponentChildren
  /** The id of what is read out with the title: then it is a question, and what has `data-first` has the focus. */
  readonly about?: string
}

export function Dialog({ title, isOpen, close, children, foot, about }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const shown = element.current
    if (isOpen && shown && !shown.open) {
      opener.current = document.activeElement
      shown.showModal()
      shown.querySelector<HTMLElement>(about ? "[data-first]" : "h2")?.focus()
    }
    if (!isOpen) comeBack(opener.current)
  }, [isOpen])
  if (!isOpen) return null
  return (
    <dialog
      ref={element}
      class="sheet"
      role={about ? "alertdialog" : undefined}
      aria-label={title}
      aria-describedby={about}
      onClose={close}
      onClick={(event) => event.target === element.current && close()}
    >
      <div class="sheet-box">
        <header>
          <h2 tabIndex={-1}>{title}</h2>
          <button type="button" class="iconbtn" aria-label={t("ui-close")} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {foot}
        <div class="sheet-body" {...(about ? {} : { tabIndex: 0, role: "group", "aria-label": title })}>
          {children}
        </div>
        <Ear fresh />
      </div>
    </dialog>
  )
}

function closeIf(name: DialogName): () => void {
  return () => {
    if (dialog.value === name) dialog.value = null
  }
}

/** A window that is opened by its name. */
function Named({ name, title, children }: { readonly name: DialogName; readonly title: string; readonly children: ComponentChildren }) {
  return (
    <Dialog title={t(title)} isOpen={dialog.value === name} close={closeIf(name)}>
      {children}
    </Dialog>
  )
}

function Standing({ frame }: FrameProps) {
  return <ul class="choices">{standing(frame).map((line, at) => <li key={at}>{line}</li>)}</ul>
}

interface FrameProps {
  readonly frame: Playing
}

export function Dialogs({ frame }: { readonly frame: Frame }) {
  return (
    <>
      {isPlaying(frame) && <SheetDialog frame={frame} />}
      <Named name="log" title="ui-log">
        <LogList frame={frame} />
      </Named>
      <Named name="menu" title="ui-menu">
        <Menu frame={frame} />
      </Named>
      <Named name="keys" title="ui-keys">
        <Keys frame={frame} />
      </Named>
      {isPlaying(frame) && <PartsDialog frame={frame} />}
      {isPlaying(frame) && (
        <Named name="standing" title="ui-standing">
          <Standing frame={frame} />
        </Named>
      )}
      {isPlaying(frame) && <Tempted frame={frame} />}
      <Named name="chat" title="ui-chat">
        <Chat frame={frame} />
      </Named>
      <Named name="people" title="ui-players">
        <People frame={frame} />
      </Named>
      <Named name="rules" title="ui-table-rules">
        <TableRules frame={frame} />
      </Named>
      {isPlaying(frame) && <DeskDialog frame={frame} />}
      <Named name="me" title="ui-me">
        <Me frame={frame} />
      </Named>
    </>
  )
}

function SheetDialog({ frame }: FrameProps) {
  const { rows, account, result } = frame.screen.sheet
  const { Under, Sheet } = lookOf(frame)
  return (
    <Dialog
      title={result ? sentence(frame, result) : t("ui-sheet")}
      isOpen={dialog.value === "sheet"}
      close={closeIf("sheet")}
      foot={frame.phase === "finished" && <Again frame={frame} />}
    >
      {Sheet && <Sheet frame={frame} />}
      {!Sheet && account.length > 0 && (
        <div class="paper" id="account">
          <Pad frame={frame} lines={account} account opens />
        </div>
      )}
      {account.length > 0 && <p class="muted">{word("account-note", "")}</p>}
      {!Sheet && rows.length > 0 && (
        <div class="paper" id="rows">
          <Pad frame={frame} lines={rows} opens />
        </div>
      )}
      {Under && <Under frame={frame} />}
    </Dialog>
  )
}

/** What comes after a match: among people the account may be next, alone with bots the lobby. */
function Again({ frame }: FrameProps) {
  return (
    <div class="buttons foot" style={{ order: 1 }}>
      {frame.may.includes("count") && !isAlone(frame) ? <CountButton /> : <a class="btn" href="/">{t("ui-lobby")}</a>}
      {frame.you !== null && <Start frame={frame} />}
    </div>
  )
}

/** What the scorer may do for the table. */
function marksOf({ scorer }: Frame): readonly Act[] {
  return actsOf([...scorer.options, ...scorer.offers])
}

function DeskDialog({ frame }: FrameProps) {
  const { Desk } = lookOf(frame)
  const acts = marksOf(frame)
  return (
    <Named name="desk" title="ui-scorer">
      {Desk ? <Desk frame={frame} acts={acts} /> : <Buttons frame={frame} acts={acts} kind="small" table />}
    </Named>
  )
}

function PartsDialog({ frame }: FrameProps) {
  const at = opened.value
  const line = at && (at.account ? frame.screen.sheet.account : frame.screen.sheet.rows)[at.row]
  const cell = at && line?.cells[at.seat]
  const seats = at && !at.account ? (columnsOf(frame).find((each) => each.includes(at.seat)) ?? [at.seat]) : [at?.seat ?? 0]
  const was = cell ? before(cell) : 0
  const title = at && line ? t("ui-parts", { seat: sideName(frame, seats), label: sentence(frame, line.label) }) : ""
  return (
    <Dialog title={title} isOpen={Boolean(cell)} close={() => (opened.value = null)}>
      <ul class="parts">
        {cell?.parts.map((part, number) => <PartLine key={number} game={frame.game} part={part} />)}
        {cell && was ? <li><span /><b class="pen">{figure(was)} → {figure(cell.value)}</b></li> : null}
        {cell?.notes?.map((note, number) => <li key={`note-${number}`}>{sentence(frame, note)}</li>)}
      </ul>
    </Dialog>
  )
}

function PartLine({ game, part }: { readonly game: string; readonly part: Part }) {
  return (
    <li>
      <span>
        {t(part.code, { amount: part.amount })}{" "}
        <button type="button" class="rule-link" onClick={() => openRules(game, part.rule)}>
          {t("ui-parts-rule", { rule: part.rule })}
        </button>
      </span>
      <b class="pen">{signed(part.amount)}</b>
    </li>
  )
}

/** An entry of the menu that leads to another dialog. */
function Opens({ name, text }: { readonly name: DialogName; readonly text: string }) {
  return (
    <button type="button" class="btn" data-opens={name} onClick={() => (dialog.value = name)}>
      {text}
    </button>
  )
}

function Menu({ frame }: { readonly frame: Frame }) {
  return (
    <>
      <nav class="buttons">
        <a class="btn" href="/">
          <Icon name="home" /> {t("ui-lobby")}
        </a>
        <button type="button" class="btn" onClick={() => openRules(frame.game)}>
          {t("ui-rules")}
        </button>
        {isPlaying(frame) && <Opens name="standing" text={t("ui-standing")} />}
        <Opens name="keys" text={t("ui-keys")} />
        <Opens name="people" text={t("ui-players")} />
        <Opens name="rules" text={t("ui-table-rules")} />
        {frame.you !== null && <Opens name="me" text={t("ui-me")} />}
        {marksOf(frame).length > 0 && <Opens name="desk" text={t("ui-scorer")} />}
        {frame.life.rules.chat && <Opens name="chat" text={t("ui-chat")} />}
        <Ending frame={frame} />
      </nav>
      {frame.you === null && <CodeForm table={frame.table} />}
      <Records frame={frame} />
      <SettingsMenu />
    </>
  )
}
