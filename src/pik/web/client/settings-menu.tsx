// The settings in the table's menu, in groups that open one by one; what is chosen is remembered in this browser.
import { useSignal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import { plainNumber } from "./say"
import { always, botTalk, buzzes, contrast, fourColors, largeCards, notifies, numberKeys, readsScores, sounds, speed, speeds, stay, stays, talkAloud, twoTaps, untilTap, volume, volumes } from "./settings"
import { LanguagePick, Pick, ThemePick } from "./settings-list"
import { askToNotify, cannotBuzz, cannotNotify, cannotRead, loadSigns } from "./signs"
import { Switch } from "./switch"
import { scope, t } from "./texts"

interface GroupProps {
  readonly name: "table" | "cards" | "signs" | "look"
  readonly children: ComponentChildren
}

/** The look is open from the start: who can't read the page finds the language. */
function Group({ name, children }: GroupProps) {
  return (
    <details class="group" data-group={name} open={name === "look"}>
      <summary>{t(`ui-group-${name}`)}</summary>
      <div class="asks">{children}</div>
    </details>
  )
}

export function SettingsMenu() {
  return (
    <section class="settings" aria-label={t("ui-settings")}>
      <Group name="table">
        <Pick name="ui-speed" hint="ui-speed-hint" values={speeds} chosen={speed} show={(each) => t(`ui-speed-${each}`)} />
        <Pick name="ui-trick-stays" hint="ui-trick-stays-hint" values={stays} chosen={stay} show={time} />
        <NumberKeys />
        <Switch name="ui-bot-talk" hint="ui-bot-talk-hint" on={botTalk} />
        {botTalk.value && <Switch name="ui-talk-aloud" hint="ui-talk-aloud-hint" on={talkAloud} />}
        <Always />
      </Group>
      <Group name="cards">
        <Switch name="ui-two-taps" hint="ui-two-taps-hint" on={twoTaps} />
        <Switch name="ui-four-colors" hint="ui-four-colors-hint" on={fourColors} />
        <Switch name="ui-large-cards" hint="ui-large-cards-hint" on={largeCards} />
      </Group>
      <Signs />
      <Group name="look">
        <LanguagePick />
        <ThemePick />
        <Switch name="ui-contrast" hint="ui-contrast-hint" on={contrast} />
      </Group>
    </section>
  )
}

function time(seconds: number): string {
  return seconds === untilTap ? t("ui-trick-until-tap") : t("ui-trick-seconds", { seconds: plainNumber(seconds) })
}

/** It stands by the list of keys, too. */
export function NumberKeys() {
  return <Switch name="ui-letter-keys" hint="ui-letter-keys-hint" on={numberKeys} />
}

/** What this game does without asking, to be taken back. */
function Always() {
  return (
    <>
      {always.value.filter((key) => key.split("/")[0] === scope.value).map((key) => (
        <label class="tick" key={key}>
          <input type="checkbox" checked onChange={() => (always.value = always.value.filter((each) => each !== key))} />
          {t(`always-${key.split("/")[1]}`)}
        </label>
      ))}
    </>
  )
}

/** What is switched on makes itself known at once. */
function sample(name: "chime" | "buzz" | "introduce"): void {
  void loadSigns().then((signs) => signs[name]())
}

function Signs() {
  const refusal = useSignal("")
  const ask = async (on: boolean) => {
    refusal.value = ""
    if (on) refusal.value = await askToNotify()
    if (refusal.value) notifies.value = false
  }
  const notice = cannotNotify() || refusal.value
  const spoken = readsScores.value ? cannotRead() : ""
  return (
    <Group name="signs">
      <Switch name="ui-sounds" hint="ui-sounds-hint" on={sounds} after={(on) => on && sample("chime")} />
      {sounds.value && <Pick name="ui-volume" values={volumes} chosen={volume} show={(each) => t(`ui-volume-${each}`)} after={() => sample("chime")} />}
      <Switch name="ui-buzzes" hint="ui-buzzes-hint" on={buzzes} hindrance={cannotBuzz()} never={cannotBuzz() !== ""} after={(on) => on && sample("buzz")} />
      <Switch
        name="ui-notifies"
        hint="ui-notifies-hint"
        on={notifies}
        hindrance={notice}
        never={notice === "ui-notify-insecure" || notice === "ui-notify-none"}
        after={(on) => void ask(on)}
      />
      <Switch name="ui-reads-scores" hint="ui-reads-scores-hint" on={readsScores} hindrance={spoken} after={(on) => on && sample("introduce")} />
      <p class="sr" role="status">
        {[refusal.value, spoken].filter(Boolean).map((code) => t(code)).join(" ")}
      </p>
    </Group>
  )
}
