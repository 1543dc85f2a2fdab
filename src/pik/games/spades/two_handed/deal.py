"""A deal of two-handed Spades from the shuffle to the last trick: how each act changes the state."""

from typing import assert_never

from msgspec.structs import replace

from pik.cards.card import index_of
from pik.cards.commitment import commitment
from pik.core.seat import Seat, put
from pik.games.spades.actions import Bid, Claim, DoubleNil, Look, Play, Shuffle, Vote
from pik.games.spades.bidding import seen_from_start
from pik.games.spades.config import DealConfig
from pik.games.spades.play import claimed, played, voted
from pik.games.spades.state import DOUBLE_NIL
from pik.games.spades.two_handed.actions import Action, Keep, Pass
from pik.games.spades.two_handed.choices import refusal
from pik.games.spades.two_handed.state import Deal
from pik.games.spades.two_handed.turns import SEATS


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
        leader=Seat(1 - config.dealer),
    )


def step(deal: Deal, seat: Seat, action: Action) -> Deal:
    """The deal after an act; raises the Refusal where there is one."""
    if (no := refusal(deal, seat, action)) is not None:
        raise no
    match action:
        case Shuffle():
            return replace(deal, stock=tuple(map(index_of, action.deck)), commitment=commitment(action))
        case Look():
            return replace(deal, looked=put(deal.looked, seat, True))
        case DoubleNil():
            return replace(deal, looked=put(deal.looked, seat, True), bids=put(deal.bids, seat, DOUBLE_NIL))
        case Keep():
            return drawn(deal, seat, deal.stock[0], deal.stock[1], kept=True)
        case Pass():
            return drawn(deal, seat, deal.stock[1], deal.stock[0], kept=False)
        case Bid():
            return replace(deal, bids=put(deal.bids, seat, action.number))
        case Play():
            return played(deal, seat, action.card)
        case Claim():
            return claimed(deal, seat)
        case Vote():
            return voted(deal, seat, accept=action.accept)
        case _:
            assert_never(action)


def drawn(deal: Deal, seat: Seat, card: int, thrown: int, *, kept: bool) -> Deal:
    """A turn at the stock: of its two top cards one joins the hand, the other the discards (SP-5.1)."""
    return replace(
        deal,
        hands=put(deal.hands, seat, deal.hands[seat] | 1 << card),
        discards=put(deal.discards, seat, deal.discards[seat] | 1 << thrown),
        stock=deal.stock[2:],
        kept=(*deal.kept, kept),
    )
