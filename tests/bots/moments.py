"""How moments of Pikala are set up by hand, for the hands that players know."""

from collections.abc import Callable
from dataclasses import dataclass

from pik.games.pikala.actions import Action, Draw
from pik.games.pikala.state import Deal
from tests.games.pikala.build import cards, dealt, standing_pat


@dataclass(frozen=True)
class NamedHand:
    """A moment of a deal, the act of the player awaited there, and the reason."""

    name: str
    deal: Callable[[], Deal]
    act: Action
    why: str
    also: tuple[Action, ...] = ()
    """What is as good."""


def first(hand: str, turn_up: str, *, seats: int = 4, score: int = 25) -> Callable[[], Deal]:
    """The first draw of a deal: the hand is at the dealer's left."""
    return lambda: dealt(
        hand, *[""] * (seats - 1), turn_up=turn_up, dealer=seats - 1, scores=(score, *(25,) * (seats - 1))
    )


def calls(hand: str, turn_up: str, *, seats: int = 4, score: int = 25) -> Callable[[], Deal]:
    """The first declaration after nobody drew."""
    return lambda: standing_pat(first(hand, turn_up, seats=seats, score=score)())


def drawn(text: str = "") -> Draw:
    """A draw that replaces these cards."""
    return Draw(cards(text))
