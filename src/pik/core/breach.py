"""Acts that break a rule and can be done all the same, at a live table."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from msgspec import Struct

from pik.core.lazy import ChoiceData, Choices
from pik.core.message import Refusal
from pik.core.seat import Seat

Action = TypeVar("Action")


@dataclass(frozen=True)
class Breaches(Generic[Action]):
    """Acts that cost the same: the number of the rule that says what, the points charged at once, and the acts.

    0 points where the price is of another kind.
    """

    rule: str
    price: int
    acts: Choices[Action]


class BreachData(Struct, frozen=True):
    """Acts that break a rule, as data."""

    rule: str
    price: int
    acts: tuple[ChoiceData, ...]


def priced(no: Refusal, breaches: tuple[Breaches[Action], ...], action: Action) -> Refusal:
    """A refusal with rule and price, where the act can be done all the same."""
    found = next((each for each in breaches if action in each.acts), None)
    return no if found is None else Refusal(no.code, found.price, found.rule, **no.data)


def no_breaches(_state: object, _seat: Seat) -> tuple[()]:
    """Nothing that breaks a rule can be done."""
    return ()
