"""What a lesson of Spades for four says at each decision, from the learner's view and the advised act alone."""

from typing import Final

import msgspec

from pik.core.lesson import Remark, advised_act
from pik.core.match import MatchView
from pik.core.message import Message
from pik.core.seat import Seat
from pik.games.spades.actions import Bid, Claim, DoubleNil, Look, Play, Vote
from pik.games.spades.ledger import Standing
from pik.games.spades.partners import actions
from pik.games.spades.partners.actions import Action, Exchange
from pik.games.spades.partners.config import Config
from pik.games.spades.partners.played import advice_on, duty_of
from pik.games.spades.partners.seen import View
from pik.games.spades.partners.turns import partner_of
from pik.games.spades.state import DOUBLE_NIL, side_of

NIL: Final = "SP-2.2"
"""The rule behind a card of a player who is to take no trick."""
VIEW: Final = msgspec.json.Decoder(MatchView[Config, Standing, View])
"""Reads a view of a match."""


def remark(raw: bytes, advised: bytes | None) -> Remark | None:
    """What is said in a view of a match, given the advised act; None where there is nothing to decide."""
    match = VIEW.decode(raw)
    deal, seat = match.deal, match.seat
    if seat is None:
        return None
    if deal is None or deal.phase == "over":
        return of_row(match.standing, seat) if match.standing.rows and match.standing.end is None else None
    return of_deal(deal, seat, advised_act(actions.decode, advised))


def of_deal(view: View, seat: Seat, advised: Action | None) -> Remark | None:
    """What is said in the middle of a deal."""
    match view.phase:
        case "bid":
            return of_bid(view, seat, advised) if view.looked[seat] else of_look(advised)
        case "exchange":
            return of_exchange(view, seat, advised)
        case "play":
            return of_play(view, seat, advised)
        case "claim":
            return of_claim(view, advised)
        case _:
            return None


def of_row(standing: Standing, seat: Seat) -> Remark:
    """What the newest row of the sheet says (SP-4)."""
    side = side_of(seat)
    *earlier, row = standing.rows
    before = earlier[-1].scores[side] if earlier else 0
    told = Message("lesson-row", {"was": before, "score": row.scores[side]})
    bags = any(part.code in {"part-bags", "part-nil-bags"} for part in row.parts[side])
    return Remark((told, Message("lesson-bags")), "SP-4.3") if bags else Remark((told,), "SP-4.1")


def of_look(advised: Action | None) -> Remark:
    """That the cards may be looked at, or double nil be bid unseen (SP-2.3)."""
    match advised:
        case Look():
            return Remark((Message("lesson-unseen"), Message("lesson-look")), "SP-2.3")
        case DoubleNil():
            return Remark((Message("lesson-unseen"), Message("lesson-double-nil")), "SP-2.3")
        case _:
            return Remark((Message("lesson-unseen"),), "SP-2.3")


def of_bid(view: View, seat: Seat, advised: Action | None) -> Remark:
    """How many tricks to name (SP-2.1, SP-2.2)."""
    partners = view.bids[partner_of(seat)]
    if partners is None:
        told = Message("lesson-bid")
    elif partners in {0, DOUBLE_NIL}:
        told = Message("lesson-bid-beside-nil")
    else:
        told = Message("lesson-bid-beside", {"count": partners})
    match advised:
        case Bid(number=0):
            return Remark((told, Message("lesson-bid-nil")), "SP-2.2")
        case Bid(number=number):
            return Remark((told, Message("lesson-bid-number", {"count": number})), "SP-4.1")
        case _:
            return Remark((told,), "SP-2.1")


def of_exchange(view: View, seat: Seat, advised: Action | None) -> Remark:
    """Which three cards go to the partner (SP-2.4)."""
    own = view.bids[seat] == DOUBLE_NIL
    told = Message("lesson-exchange-own" if own else "lesson-exchange")
    if not isinstance(advised, Exchange):
        return Remark((told,), "SP-2.4")
    return Remark((told, Message("lesson-give", {"cards": " ".join(advised.cards)})), "SP-2.4")


def of_play(view: View, seat: Seat, advised: Action | None) -> Remark:
    """What may be played, and what is best (SP-3)."""
    if isinstance(advised, Claim):
        return Remark((Message("lesson-claim"),), "SP-7.1")
    duty = duty_of(view, seat)
    if not isinstance(advised, Play):
        return duty
    advice = advice_on(view, seat, advised.card)
    return Remark((*duty.lines, advice), NIL if advice.code in {"lesson-nil-under", "lesson-lead-nil"} else duty.rule)


def of_claim(view: View, advised: Action | None) -> Remark | None:
    """What to answer to an opponent who claims the rest (SP-7.1)."""
    if view.claim is None:
        return None
    told = Message("lesson-claimed", {"seat": view.claim.seat})
    if not isinstance(advised, Vote):
        return Remark((told,), "SP-7.1")
    return Remark((told, Message("lesson-agree" if advised.accept else "lesson-play-on")), "SP-7.1")
