"""What a Pikala deal costs and brings: pure functions on ints, and the parts of a player's row."""

from pik.cards.compilable import compilable
from pik.core.sheet import Part

OPENING = 25
BLIND_STAKE = 5
WHEEL = 2
MULTIPLE = 5
HOOLIGANKA = 5
"""A big one (PK-8.1, PK-8.2)."""


@compilable
def touches_zero(score: int) -> bool:
    """Whether a score wins the match (PK-1.2)."""
    return score <= 0


@compilable
def floored(score: int) -> int:
    """A score with what lies below zero counted as zero (PK-1.2)."""
    return max(score, 0)


@compilable
def jacks_penalty(jacks: int) -> int:
    """What jacks turned in a row cost the cutter in all: the first is free, then 5 each (PK-2.4)."""
    return 5 * (jacks - 1) if jacks > 1 else 0


@compilable
def rams_own(trump: bool) -> int:
    """What a rams changes for its owner: -5 for trump, -10 for a plain suit (PK-4.3)."""
    return -5 if trump else -10


@compilable
def rams_others(trump: bool) -> int:
    """What a rams changes for every other player in the deal: +5 or +10 (PK-4.3)."""
    return 5 if trump else 10


@compilable
def trick_change(bonus: int, first: bool) -> int:
    """What a trick changes for its taker: -1 (PK-1.4), and the announced bonus with the first one (PK-5.2)."""
    return -1 - bonus if first else -1


@compilable
def no_trick_change(pikala: bool, boys: bool) -> int:
    """What ending the deal without a trick adds (PK-5.3)."""
    if pikala:
        return 10
    return 0 if boys else 5


@compilable
def no_trick_units(boys: bool) -> int:
    """The mark for ending the deal without a trick, in units of 2: a wheel is 1, a TV 2 (PK-5.3, PK-8.3)."""
    return 2 if boys else 1


@compilable
def payment(last: int, units: int) -> int:
    """A loser's final account: last written score, the blind stake, and 2 a unit (PK-9.3, PK-1.3)."""
    return last + BLIND_STAKE + WHEEL * units


def marks_of(units: int) -> tuple[str, ...]:
    """The marks that units make on a row: TVs, then at most one wheel (PK-8.3)."""
    return ("tv",) * (units // 2) + ("wheel",) * (units % 2)


def part(rule: str, code: str, amount: int) -> tuple[Part, ...]:
    """One part of a row, or none where nothing changed."""
    return (Part(rule, code, amount),) if amount else ()


def whole(change: int) -> None:
    """Check that a completed deal changed the sum of all scores by a multiple of five (PK-1.5).

    Raises AssertionError otherwise: the engine itself is wrong then.
    """
    if change % MULTIPLE:
        raise AssertionError(f"PK-1.5: the sum changed by {change}")
