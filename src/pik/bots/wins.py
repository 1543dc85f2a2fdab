"""Two kinds of players against each other over whole matches: which share of them the first win."""

from collections.abc import Iterable
from functools import reduce
from statistics import fmean

from msgspec import Struct

from pik.bots.arena import Contest, interval, seatings, sides
from pik.bots.clock import Clock, means
from pik.bots.host import Player
from pik.bots.whole import WHOLE, End, Nils


class Wins(Struct, frozen=True):
    """The share of matches that the first win, with a 95 % interval.

    Matches of one number, with the seats exchanged, have the same cards for a while: they are one observation.
    """

    contest: Contest
    numbers: int
    matches: int
    share: float
    low: float
    high: float
    nils: tuple[Nils, Nils] | None
    """Of the first and of the second; None in a game without."""
    seconds: tuple[float, float]
    """The processor's seconds a decision of the first and of the second, on average."""


class Tried(Struct, frozen=True):
    """What one process has worked off: by number the share of the first, the nils and clocks of both."""

    shares: tuple[float, ...]
    nils: tuple[Nils, Nils] | None
    clocks: tuple[Clock, Clock]


def tried(contest: Contest, numbers: range) -> Tried:
    """The matches of some numbers, each in all seatings: what one process works off."""
    clocks = Clock(), Clock()
    players = sides(contest, clocks)
    ended = [played(contest, players, number) for number in numbers]
    shares = tuple(fmean(share(seating, end) for seating, end in each) for each in ended)
    every = [(seating, end) for each in ended for seating, end in each]
    both = (nils_of(every, first=True), nils_of(every, first=False)) if every[0][1].nils else None
    return Tried(shares, both, clocks)


def played(contest: Contest, players: dict[bool, Player], number: int) -> list[tuple[tuple[bool, ...], End]]:
    """A match in all seatings (True: the first), and how it ends there."""
    play = WHOLE[contest.game]
    return [
        (seating, play([players[first] for first in seating], number, contest.seed))
        for seating in seatings(contest.seats)
    ]


def share(seating: tuple[bool, ...], end: End) -> float:
    """Which share of a match the first have won."""
    return sum(won for won, first in zip(end.shares, seating, strict=True) if first)


def nils_of(ended: Iterable[tuple[tuple[bool, ...], End]], *, first: bool) -> Nils:
    """The nils of the first, or of the second."""
    return added(
        nils for seating, end in ended for nils, is_first in zip(end.nils, seating, strict=True) if is_first == first
    )


def added(nils: Iterable[Nils]) -> Nils:
    """All these nils."""
    return reduce(lambda one, other: Nils(one.bid + other.bid, one.made + other.made), nils, Nils())


def wins(contest: Contest, parts: Iterable[Tried]) -> Wins:
    """The share of the first and its interval; at least two numbers."""
    all_parts = tuple(parts)
    shares = [each for part in all_parts for each in part.shares]
    low, high = interval(shares)
    both = [part.nils for part in all_parts if part.nils is not None]
    nils = (added(first for first, _ in both), added(second for _, second in both)) if both else None
    seconds = means(part.clocks for part in all_parts)
    matches = len(shares) * len(tuple(seatings(contest.seats)))
    return Wins(contest, len(shares), matches, fmean(shares), low, high, nils, seconds)
