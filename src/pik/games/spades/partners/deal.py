"""A deal of Spades for four from the shuffle to the last trick: how each act changes the state."""

from typing import assert_never

from msgspec.structs import replace

from pik.cards.card import index_of
from pik.cards.cardset import mask_of, mask_of_indices
from pik.cards.commitment import commitment
from pik.core.seat import Seat, put
from pik.games.spades.actions import Bid, Claim, DoubleNil, Look, Play, Shuffle, Vote
from pik.games.spades.bidding import seen_from_start
from pik.games.spades.config import DealConfig
from pik.games.spades.partners.actions import Action, Exchange
from pik.games.spades.partners.choices import refusal
from pik.games.spades.partners.state import Deal
from pik.games.spades.partners.turns import SEATS, partner_of
from pik.games.spades.play import claimed, played, voted
from pik.games.spades.state import DOUBLE_NIL
from pik.games.spades.turns import order_of


def start(config: DealConfig) -> Deal:
    """A deal before its shuffle."""
    return Deal(
        dealer=config.dealer,
        scores=config.scores,
        bags=config.bags,
        house=config.house,
        hands=(0,) * SEATS,
        looked=seen_from_start(config, SEATS),
        bids=(None,) * SEATS,
        taken=(0,) * SEATS,
        leader=Seat((config.dealer + 1) % SEATS),
    )


def step(deal: Deal, seat: Seat, action: Action) -> Deal:
    """The deal after an act; raises the Refusal where there is one."""
    if (no := refusal(deal, seat, action)) is not None:
        raise no
    match action:
        case Shuffle():
            return dealt(deal, action)
        case Look():
            return replace(deal, looked=put(deal.looked, seat, True))
        case DoubleNil():
            return replace(deal, looked=put(deal.looked, seat, True), bids=put(deal.bids, seat, DOUBLE_NIL))
        case Bid():
            return replace(deal, bids=put(deal.bids, seat, action.number))
        case Exchange():
            return laid(deal, seat, mask_of(action.cards))
        case Play():
            return played(deal, seat, action.card)
        case Claim():
            return claimed(deal, seat)
        case Vote():
            return voted(deal, seat, accept=action.accept)
        case _:
            assert_never(action)


def dealt(deal: Deal, shuffle: Shuffle) -> Deal:
    """Thirteen cards each, one at a time, from the dealer's left (SP-1.1)."""
    hands = list(deal.hands)
    for at, seat in enumerate(order_of(deal)):
        hands[seat] = mask_of_indices(map(index_of, shuffle.deck[at::SEATS]))
    return replace(deal, hands=tuple(hands), commitment=commitment(shuffle))


def laid(deal: Deal, seat: Seat, cards: int) -> Deal:
    """Three cards lie face down; once the partner's lie there too, both pick up (SP-2.4)."""
    hands = put(deal.hands, seat, deal.hands[seat] & ~cards)
    partner = partner_of(seat)
    if deal.given[partner]:
        hands = put(hands, seat, hands[seat] | deal.given[partner])
        hands = put(hands, partner, hands[partner] | cards)
    return replace(deal, hands=hands, given=put(deal.given, seat, cards))
