"""Two kinds of players against each other: the same deals with the seats exchanged, compared deal by deal."""

from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from pik.bots import player
from pik.bots.duplicate import DUPLICATES

Z95 = 1.96


class Contest(Struct, frozen=True):
    """A first and a second level of a game's players, at a table of so many seats, over deals from a seed."""

    game: str
    first: str
    second: str
    seats: int
    seed: int


class Result(Struct, frozen=True):
    """How many points a deal and seat the first make more than the second, with a 95 % interval."""

    contest: Contest
    deals: int
    advantage: float
    low: float
    high: float


def seatings(seats: int) -> Iterator[tuple[bool, ...]]:
    """Who sits where (True: the first): one beside the other, in every rotation, then exchanged; none twice."""
    base = tuple(seat % 2 == 0 for seat in range(seats))
    turned = [base[at:] + base[:at] for at in range(seats)]
    exchanged = [tuple(not first for first in seating) for seating in turned]
    yield from dict.fromkeys((*turned, *exchanged))


def difference(contest: Contest, number: int) -> float:
    """What the first make more than the second, a seat, in one deal over all seatings."""
    players = {first: player(contest.game, contest.first if first else contest.second) for first in (True, False)}
    play = DUPLICATES[contest.game]
    gains: list[float] = []
    for seating in seatings(contest.seats):
        points = play([players[first] for first in seating], number, contest.seed)
        ours = fmean(made for made, first in zip(points, seating, strict=True) if first)
        theirs = fmean(made for made, first in zip(points, seating, strict=True) if not first)
        gains.append(ours - theirs)
    return fmean(gains)


def differences(contest: Contest, numbers: range) -> list[float]:
    """The differences of some deals: what one process works off."""
    return [difference(contest, number) for number in numbers]


def result(contest: Contest, gains: list[float]) -> Result:
    """The mean difference a deal and its interval; at least two deals."""
    mean = fmean(gains)
    margin = Z95 * stdev(gains) / sqrt(len(gains))
    return Result(contest, len(gains), mean, mean - margin, mean + margin)
