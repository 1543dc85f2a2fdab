"""What a seat may do in a deal of Spades for four, and why not."""

from pik.cards.card import index_of
from pik.cards.cardset import cards_of, has
from pik.cards.deck import PACK_52
from pik.core.lazy import Choices, Listed, Orders, Picks
from pik.core.message import Refusal
from pik.core.seat import CHANCE, Seat
from pik.games.spades import rules
from pik.games.spades.actions import Bid, Claim, DoubleNil, Look, Play, Shuffle, Vote
from pik.games.spades.bidding import bid_refusal, bids_for, double_nil_refusal
from pik.games.spades.partners.actions import Action, Exchange
from pik.games.spades.partners.state import Deal, Phase
from pik.games.spades.partners.turns import phase_of, waiting_for
from pik.games.spades.play import VOTES, card_refusal, claims, plays

SHUFFLES = Orders[Action](PACK_52, Shuffle, lambda item: (item.deck, item.salt) if isinstance(item, Shuffle) else None)
UNSEEN = Listed[Action]((Look(), DoubleNil()))
LOOK = Listed[Action]((Look(),))
NOTHING = Listed[Action]()


def options(deal: Deal, seat: Seat) -> Choices[Action]:
    """What the deal waits for from a seat."""
    if seat not in waiting_for(deal):
        return NOTHING
    match phase_of(deal):
        case "shuffle":
            return SHUFFLES
        case "bid":
            return Listed(bids_for(deal, seat)) if deal.looked[seat] else UNSEEN
        case "exchange":
            return exchanges(deal, seat)
        case "play":
            return plays(deal, seat)
        case "claim":
            return VOTES
        case "over":
            return NOTHING


def exchanges(deal: Deal, seat: Seat) -> Choices[Action]:
    """Any three cards of the hand (SP-2.4)."""
    return Picks[Action](
        "exchange",
        "cards",
        cards_of(deal.hands[seat]),
        (rules.EXCHANGED,),
        Exchange,
        lambda item: item.cards if isinstance(item, Exchange) else None,
    )


def offers(deal: Deal, seat: Seat) -> Choices[Action]:
    """What a seat may do unasked: look at its hand (SP-2.3), claim (SP-7.1)."""
    if seat not in range(deal.seats):
        return NOTHING
    match phase_of(deal):
        case "bid":
            return NOTHING if deal.looked[seat] or seat in waiting_for(deal) else LOOK
        case "play":
            return claims(deal, seat)
        case _:
            return NOTHING


PHASES: dict[type[Action], Phase] = {
    Shuffle: "shuffle",
    Look: "bid",
    DoubleNil: "bid",
    Bid: "bid",
    Exchange: "exchange",
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
        case Look():
            return Refusal("already-looked")
        case DoubleNil():
            return double_nil_refusal(deal.house, deal.scores, seat) or Refusal("already-looked")
        case Bid():
            return bid_refusal(deal, seat, action)
        case Exchange():
            return exchange_refusal(deal, seat, action)
        case Play():
            return card_refusal(deal.hands[seat], deal.trick, action.card, broken=deal.broken) or Refusal("not-now")
        case _:
            return Refusal("bad-shuffle" if seat == CHANCE else "not-now")


def exchange_refusal(deal: Deal, seat: Seat, action: Exchange) -> Refusal:
    """The reason against an exchange (SP-2.4)."""
    strangers = [card for card in action.cards if not has(deal.hands[seat], index_of(card))]
    if strangers:
        return Refusal("not-in-hand", card=strangers[0])
    return Refusal("exchange-three", count=rules.EXCHANGED)
