// What is new, whatever it is, as words of the language on show.
import { remark, sentence, told } from "./say"
import { ended, t } from "./texts"
import type { ChatLine, Frame, Happening, Message, Talk } from "./wire"

export type News = string | Happening | Talk | ChatLine | Message | ((frame: Frame) => string)

/** What somebody has said in the chat. */
export function saidIn(line: ChatLine): string {
  return line.text ?? (line.phrase ? t(line.phrase) : "")
}

export function inWords(frame: Frame, news: News): string {
  if (typeof news === "string") return news
  if (typeof news === "function") return news(frame)
  if ("n" in news) return `${news.name}: ${saidIn(news)}`
  if ("ends" in news) return ended(told(frame, news))
  return "at" in news ? remark(frame, news) : sentence(frame, news)
}
