"""Two kinds of players against each other: the same deals with the seats exchanged, compared deal by deal."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from pik.bots import compiled, player, warm
from pik.bots.clock import Clock, means
from pik.bots.duplicate import DUPLICATES
from pik.bots.host import Player

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
    seconds: tuple[float, float]
    """The processor's seconds a decision of the first and of the second, on average."""


class Worked(Struct, frozen=True):
    """What one process has worked off: the differences of some deals, and the clocks of the first and the second."""

    gains: tuple[float, ...]
    clocks: tuple[Clock, Clock]


def seatings(seats: int) -> Iterator[tuple[bool, ...]]:
    """Who sits where (True: the first): one beside the other, in every rotation, then exchanged; none twice."""
    base = tuple(seat % 2 == 0 for seat in range(seats))
    turned = [base[at:] + base[:at] for at in range(seats)]
    exchanged = [tuple(not first for first in seating) for seating in turned]
    yield from dict.fromkeys((*turned, *exchanged))


def sides(contest: Contest, clocks: tuple[Clock, Clock]) -> dict[bool, Player]:
    """The players of a contest (True: the first) with their clocks; what they need is loaded before."""
    names = (contest.first, contest.second)
    if any(map(compiled, names)):
        warmed(contest.game)
    first, second = (clock.beside(player(contest.game, name)) for clock, name in zip(clocks, names, strict=True))
    return {True: first, False: second}


@lru_cache
def warmed(game: str) -> None:
    """Get the master of a game ready, once in a process."""
    warm(game)


def difference(contest: Contest, players: dict[bool, Player], number: int) -> float:
    """What the first make more than the second, a seat, in one deal over all seatings."""
    play = DUPLICATES[contest.game]
    gains: list[float] = []
    for seating in seatings(contest.seats):
        points = play([players[first] for first in seating], number, contest.seed)
        ours = fmean(made for made, first in zip(points, seating, strict=True) if first)
        theirs = fmean(made for made, first in zip(points, seating, strict=True) if not first)
        gains.append(ours - theirs)
    return fmean(gains)


def worked_off(contest: Contest, numbers: range) -> Worked:
    """The differences of some deals: what one process works off."""
    clocks = Clock(), Clock()
    players = sides(contest, clocks)
    return Worked(tuple(difference(contest, players, number) for number in numbers), clocks)


def result(contest: Contest, worked: Iterable[Worked]) -> Result:
    """The mean difference a deal and its interval; at least two deals."""
    parts = tuple(worked)
    gains = [gain for part in parts for gain in part.gains]
    low, high = interval(gains)
    return Result(contest, len(gains), fmean(gains), low, high, means(part.clocks for part in parts))


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of at least two values."""
    mean, margin = fmean(values), Z95 * stdev(values) / sqrt(len(values))
    return mean - margin, mean + margin
