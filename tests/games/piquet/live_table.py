"""Deals at a live table of piquet for tests."""

from typing import Literal

from pik.core.seat import Seat
from pik.games.piquet.actions import Action, Category, Declare, Exchange, PutRight
from pik.games.piquet.state import Deal
from tests.games.piquet.build import REFUSE, act, awaited, by_turn, fresh, game_of, stacked, stacked_for_three, view


def dealt(elder: str = "", dealer: str = "", *, five: str = "", three: str = "") -> Deal:
    """A deal of two with these cards, the elder to exchange."""
    return by_turn(fresh(live_table=True), stacked(elder, dealer, five=five, three=three))


def declaring(elder: str = "", dealer: str = "") -> Deal:
    """A deal of two in which nobody took a card, the elder to declare."""
    return by_turn(dealt(elder, dealer), REFUSE, REFUSE)


def dealt_to_three(left: str = "", right: str = "", dealer: str = "") -> Deal:
    """A deal of three, the dealer to exchange."""
    return by_turn(fresh(dealer=2, seats=3, live_table=True), stacked_for_three(left, right, dealer))


def declaring_three(left: str = "", right: str = "", dealer: str = "") -> Deal:
    """A deal of three in which the dealer took no card and is to declare."""
    return by_turn(dealt_to_three(left, right, dealer), REFUSE)


def too_few(deal: Deal, discards: int, take: int) -> Deal:
    """The deal after whoever exchanges takes more than is discarded: the last cards of the hand."""
    seat = awaited(deal)
    hand = view(deal, seat).hand
    return act(deal, seat, Exchange(hand[len(hand) - discards :], take))


def brag(category: Category, size: int, rank: Literal["T", "J", "Q", "K", "A"] | None = None) -> Declare:
    """A size without a combination."""
    return Declare(category, (), brag=size, rank=rank)


def righted(deal: Deal, seat: int, category: Category) -> Deal:
    """The deal after a brag was put right."""
    return act(deal, seat, PutRight(category))


def broken(deal: Deal, seat: int) -> list[tuple[str, int, list[Action]]]:
    """What a seat can do against the rules: rule, price, acts."""
    return [(each.rule, each.price, list(each.acts)) for each in game_of(deal).breaches(deal, Seat(seat))]
