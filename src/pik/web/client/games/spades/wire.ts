// Generated from the Python structs by scripts/client_types.py; don't edit.
import type { Board, Card } from "../../wire"

/** What a device may show now: older tricks are not in it (SP-3.3). */
export interface SpadesScreen extends Board {
  readonly looked: readonly boolean[]
  readonly bids: readonly (number | null)[]
  readonly sides: readonly SideBoard[]
  readonly worth: readonly Worth[]
  readonly broken: boolean
  readonly claim: Claimed | null
  readonly commitment: string
}

/** A side for everybody to see. */
export interface SideBoard {
  readonly seats: readonly number[]
  readonly score: number
  readonly bags: number
  readonly contract: number | null
  readonly won: number
  readonly over: number
}

/** What a bid would come to. */
export interface Worth {
  readonly bid: number
  readonly contract: number
  readonly points: number
}

/** A claim to all tricks left and who has agreed so far (SP-7.1). */
export interface Claimed {
  readonly seat: number
  readonly agreed: readonly number[]
}

/** What a device may show now. */
export interface PartnersScreen extends SpadesScreen {
  readonly laid: readonly boolean[]
  readonly given: readonly Card[]
  readonly received: readonly Card[]
}

/** What a device may show now. */
export interface TwoHandedScreen extends SpadesScreen {
  readonly stock: number
  readonly top: Card | null
  readonly discarded: readonly Card[]
}
