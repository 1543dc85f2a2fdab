"""What a seat may do in a deal of two-handed Spades, and why not."""

from pik.cards.deck import PACK_52
from pik.core.lazy import Choices, Listed, Orders
from pik.core.message import Refusal
from pik.core.seat import CHANCE, Seat
from pik.games.spades.actions import Bid, Claim, DoubleNil, Look, Play, Shuffle, Vote
from pik.games.spades.bidding import bid_refusal, bids_for
from pik.games.spades.play import VOTES, card_refusal, claims, plays
from pik.games.spades.two_handed.actions import Action, Keep, Pass
from pik.games.spades.two_handed.state import Deal, Phase
from pik.games.spades.two_handed.turns import phase_of, waiting_for

SHUFFLES = Orders[Action](PACK_52, Shuffle, lambda item: (item.deck, item.salt) if isinstance(item, Shuffle) else None)
BLIND = Listed[Action]((Look(), DoubleNil()))
DRAWS = Listed[Action]((Keep(), Pass()))
NOTHING = Listed[Action]()


def options(deal: Deal, seat: Seat) -> Choices[Action]:
    """What the deal waits for from a seat."""
    if seat not in waiting_for(deal):
        return NOTHING
    match phase_of(deal):
        case "shuffle":
            return SHUFFLES
        case "blind":
            return BLIND
        case "draw":
            return DRAWS
        case "bid":
            return Listed(bids_for(deal, seat))
        case "play":
            return plays(deal, seat)
        case "claim":
            return VOTES
        case "over":
            return NOTHING


def offers(deal: Deal, seat: Seat) -> Choices[Action]:
    """The claim that a seat may make unasked (SP-7.1)."""
    if phase_of(deal) != "play" or seat not in range(deal.seats):
        return NOTHING
    return claims(deal, seat)


PHASES: dict[type[Action], Phase] = {
    Shuffle: "shuffle",
    Look: "blind",
    DoubleNil: "blind",
    Keep: "draw",
    Pass: "draw",
    Bid: "bid",
    Play: "play",
    Claim: "play",
    Vote: "claim",
}


def refusal(deal: Deal, seat: Seat, action: Action) -> Refusal | None:
    """Why an act is not accepted; None when it is."""
    if action in options(deal, seat) or action in offers(deal, seat):
        return None
    if PHASES[type(action)] != phase_of(deal) or isinstance(action, Claim | Vote):
        return Refusal("not-now")
    if seat not in waiting_for(deal):
        return Refusal("not-your-turn")
    return why_not(deal, seat, action)


def why_not(deal: Deal, seat: Seat, action: Action) -> Refusal:
    """The reason against an act of the right seat in the right phase."""
    match action:
        case Bid():
            return bid_refusal(deal, seat, action)
        case Play():
            return card_refusal(deal.hands[seat], deal.trick, action.card, broken=deal.broken) or Refusal("not-now")
        case _:
            return Refusal("bad-shuffle" if seat == CHANCE else "not-now")
