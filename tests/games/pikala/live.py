"""Deals of Pikala at a live table, and what can be done there against the rules."""

from pik.core.lazy import Choices
from pik.core.seat import Seat
from pik.games.pikala import DEAL
from pik.games.pikala.actions import Action, Play, Serve
from pik.games.pikala.state import Deal
from tests.games.pikala.build import cards, dealt

GIVE, REFUSE = Serve(give=True), Serve(give=False)
TRUMP_ACE = "HA SK SQ D7 D8"
"""Of the player who leads; hearts are trump."""
FOLLOWER = "SA S7 H7 C7 C8"
THIRD = "C6 C9 CT H8 D9"


def broken(deal: Deal, seat: int) -> list[tuple[str, int, set[Action]]]:
    """What a seat can do against the rules: rule, price, acts."""
    return [(each.rule, each.price, some(each.acts)) for each in DEAL.breaches(deal, Seat(seat))]


def some(acts_: Choices[Action]) -> set[Action]:
    """The acts of a set."""
    return set(acts_)


def drawing(*scores: int, live_table: bool = True) -> Deal:
    """A deal of as many, seat 1 to draw first and the dealer 0 last."""
    hands = (THIRD, TRUMP_ACE, FOLLOWER, "")[: len(scores)]
    return dealt(*hands, turn_up="H6", scores=scores, stock="S6 S8 S9", live_table=live_table)


def plays(text: str) -> set[Action]:
    """Cards as plays."""
    return set(map(Play, cards(text)))


def price(deal: Deal, seat: int, action: Action) -> tuple[str, str, int]:
    """The reason against an act that can be done, its rule and its price."""
    no = DEAL.refusal(deal, Seat(seat), action)
    assert no is not None
    return no.code, no.rule, no.price
