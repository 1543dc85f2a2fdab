// What Pikala draws in its own way: nearly all of it belongs to a live table.
import type { Look, Whole } from "../../look"
import { Panel as Plain } from "../../panel"
import { consents, Consent, Desk, isProposed, Proposal } from "./desk"
import { isPriced, Mark, Middle, prices } from "./price"
import { isServing, isVoid, Serving, Void } from "./serving"

function Panel({ frame }: Whole) {
  return (
    <>
      <Consent frame={frame} />
      <Proposal frame={frame} />
      {isServing(frame) ? <Serving frame={frame} /> : isVoid(frame) ? <Void frame={frame} /> : <Plain frame={frame} />}
    </>
  )
}

export const look: Look = {
  Middle,
  Mark,
  Panel,
  Desk,
  asks: (frame) => isServing(frame) || isVoid(frame) || isProposed(frame) || consents(frame).length > 0,
  stays: (frame) => (isPriced(frame) ? 2.5 : 0),
  draws: ["act-consent", ...prices],
}
