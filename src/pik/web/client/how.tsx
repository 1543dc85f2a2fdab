// How a table plays: the options of the game as questions, how the table is run, house rules under a name.
import { useState } from "preact/hooks"
import { Ask } from "./asks"
import type { GameOffer, GameOption, OptionValue } from "./lobby-api"
import { plainNumber } from "./say"
import { houses, type Play } from "./settings"
import { t, word } from "./texts"
import { usualRules, type Clock, type Rules } from "./wire"

interface Props {
  /** The game as the lobby offers it; undefined while that is not known. */
  readonly offer: GameOffer | undefined
  readonly play: Play
  readonly change: (play: Play) => void
  /** What may not be changed now. */
  readonly fixed?: { readonly options: boolean; readonly rules: boolean }
}

export function HowWePlay({ offer, play, change, fixed = { options: false, rules: false } }: Props) {
  const asked = offer?.options ?? []
  return (
    <>
      <div class="two-ends">
        <span class="caption">{t("ui-how-we-play")}</span>
        {offer && !(fixed.options && fixed.rules) && <Houses offer={offer} play={play} change={change} />}
      </div>
      <div class="asks">
        {asked.map((option) => (
          <OptionAsk
            key={option.name}
            option={option}
            value={play.config[option.name] as OptionValue | undefined}
            disabled={fixed.options}
            choose={(value) => change({ ...play, config: { ...play.config, [option.name]: value } })}
          />
        ))}
        <RuleAsks rules={play.rules} disabled={fixed.rules} change={(rules) => change({ ...play, rules })} />
      </div>
    </>
  )
}

interface OptionProps {
  readonly option: GameOption
  readonly value: OptionValue | undefined
  readonly disabled: boolean
  readonly choose: (value: OptionValue) => void
}

function OptionAsk({ option, value, ...rest }: OptionProps) {
  const { name, values } = option
  const show = (each: OptionValue) => word(`option-${name}-${each}`, String(each))
  return <Ask label={word(`option-${name}`, name)} values={values} value={value === undefined ? option.default : value} usual={option.default} show={show} {...rest} />
}

const graces = [10, 30, 60, 300]
const paces = [0, 0.6, 1.2]
const clocks: readonly (Clock | null)[] = [null, { decision: 20, reserve: 120 }, { decision: 60, reserve: 600 }]
const yesNo = [true, false]

const flag = (on: boolean): string => t(on ? "ui-yes" : "ui-no")
const seconds = (count: number): string => t("ui-trick-seconds", { seconds: plainNumber(count) })
const clockWords = (clock: Clock | null): string =>
  clock ? t("ui-clock-set", { decision: plainNumber(clock.decision), reserve: plainNumber(clock.reserve) }) : t("ui-clock-none")

interface RulesProps {
  readonly rules: Rules
  readonly disabled: boolean
  readonly change: (rules: Rules) => void
}

function RuleAsks({ rules, disabled, change }: RulesProps) {
  const set = (part: Partial<Rules>) => change({ ...rules, ...part })
  return (
    <>
      <Ask label={t("ui-rule-watch")} values={yesNo} value={rules.watch} usual={usualRules.watch} show={flag} choose={(watch) => set({ watch })} disabled={disabled} />
      <Ask label={t("ui-rule-chat")} values={yesNo} value={rules.chat} usual={usualRules.chat} show={flag} choose={(chat) => set({ chat })} disabled={disabled} />
      <Ask label={t("ui-rule-absence")} values={["ask", "bot", "wait"] as const} value={rules.absence} usual={usualRules.absence} show={(each) => t(`ui-absence-${each}`)} choose={(absence) => set({ absence })} disabled={disabled} />
      <Ask label={t("ui-rule-grace")} values={withValue(graces, rules.grace)} value={rules.grace} usual={usualRules.grace} show={seconds} choose={(grace) => set({ grace })} disabled={disabled} />
      <Ask label={t("ui-rule-clock")} values={withValue(clocks, rules.clock)} value={rules.clock} usual={usualRules.clock} show={clockWords} choose={(clock) => set({ clock })} disabled={disabled} />
      <Ask label={t("ui-rule-pace")} values={withValue(paces, rules.pace)} value={rules.pace} usual={usualRules.pace} show={seconds} choose={(pace) => set({ pace })} disabled={disabled} />
    </>
  )
}

/** The answers offered, and the one that holds if it is none of them. */
function withValue<T>(values: readonly T[], value: T): readonly T[] {
  return values.some((each) => JSON.stringify(each) === JSON.stringify(value)) ? values : [...values, value]
}

/** What departs from how tables are usually run, as question and answer. */
export function departures(rules: Rules): readonly string[] {
  const lines: readonly (readonly [keyof Rules, string, string])[] = [
    ["watch", t("ui-rule-watch"), flag(rules.watch)],
    ["chat", t("ui-rule-chat"), flag(rules.chat)],
    ["absence", t("ui-rule-absence"), t(`ui-absence-${rules.absence}`)],
    ["grace", t("ui-rule-grace"), seconds(rules.grace)],
    ["clock", t("ui-rule-clock"), clockWords(rules.clock)],
    ["pace", t("ui-rule-pace"), seconds(rules.pace)],
  ]
  return lines
    .filter(([name]) => JSON.stringify(rules[name]) !== JSON.stringify(usualRules[name]))
    .map(([, question, answer]) => `${question}${question.endsWith("?") ? "" : ":"} ${answer}`)
}

/** The answers to the questions of a game, each. */
function answers(offer: GameOffer, config: Play["config"]): Play["config"] {
  const values = (offer.options ?? []).map(({ name, default: usual }) => [name, name in config ? config[name] : usual] as const)
  return Object.fromEntries(values)
}

interface HousesProps {
  readonly offer: GameOffer
  readonly play: Play
  readonly change: (play: Play) => void
}

/** House rules: saved by name in this browser, taken from there with a tap. */
function Houses({ offer, play, change }: HousesProps) {
  const [naming, setNaming] = useState(false)
  const game = offer.name
  const own = houses.value.filter((house) => house.game === game)
  const others = (name: string) => houses.value.filter((house) => house.game !== game || house.name !== name)
  const written = ({ config, rules }: Play) => JSON.stringify([answers(offer, config), Object.entries({ ...usualRules, ...rules }).sort()])
  const isOn = (house: Play) => written(house) === written(play)
  const current = own.find(isOn)
  const save = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get("house") ?? "").trim()
    if (!name) return
    houses.value = [...others(name), { name, game, config: answers(offer, play.config), rules: play.rules }]
    setNaming(false)
  }
  return (
    <div class="houses" id="houses">
      {own.map((house) => (
        <button type="button" class="btn small" key={house.name} aria-pressed={house === current} onClick={() => change({ config: { ...play.config, ...house.config }, rules: { ...usualRules, ...house.rules } })}>
          {house.name}
        </button>
      ))}
      {current && (
        <button type="button" class="btn small quiet" onClick={() => (houses.value = others(current.name))}>
          {t("ui-house-forget", { name: current.name })}
        </button>
      )}
      {!current && !naming && (
        <button type="button" class="btn small quiet" onClick={() => setNaming(true)}>
          {t("ui-house-save")}
        </button>
      )}
      {naming && (
        <form class="line-form" onSubmit={save}>
          <input class="field" name="house" required maxLength={40} aria-label={t("ui-house-name")} placeholder={t("ui-house-name")} ref={(field) => field?.focus()} />
          <button type="submit" class="btn small">{t("ui-save")}</button>
        </form>
      )}
    </div>
  )
}
