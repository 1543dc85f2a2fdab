"""Deals of piquet to be played again by others: where they begin, and what they are worth."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from pik.core.draw import SeededDraw
from pik.core.game import Game
from pik.core.match import Match
from pik.core.seat import Seat
from pik.games.piquet import scoring
from pik.games.piquet.classic.config import Config as ConfigForTwo
from pik.games.piquet.ledger import Standing
from pik.games.piquet.norman.config import Config as ConfigForThree
from pik.games.piquet.state import Deal
from pik.games.piquet.tally import Tally

ForTwo: TypeAlias = Match[ConfigForTwo, Standing, Deal]
ForThree: TypeAlias = Match[ConfigForThree, Standing, Deal]
AnyConfig = TypeVar("AnyConfig")


def for_two(seats: int, number: int, draw: SeededDraw) -> ForTwo:
    """A match for two before its first deal; both deal in turn."""
    dealer = Seat(number % seats)
    return Match(ConfigForTwo(dealer), Standing((0,) * seats, dealer), None)


def for_three(seats: int, number: int, draw: SeededDraw) -> ForThree:
    """A match for three before its first deal; all deal in turn."""
    dealer = Seat(number % seats)
    return Match(ConfigForThree(dealer), Standing((0,) * seats, dealer), None)


def points(
    game: Game[Any, Deal, Any, Any, Any, Any, Tally],
) -> Callable[[Match[AnyConfig, Standing, Deal], Match[AnyConfig, Standing, Deal]], tuple[int, ...] | None]:
    """What a deal brings each seat: own count minus theirs, over all others (PQ-7.1, PQ-8.5); None while it goes on."""

    def made(before: Match[AnyConfig, Standing, Deal], now: Match[AnyConfig, Standing, Deal]) -> tuple[int, ...] | None:
        tally = None if now.deal is None else game.outcome(now.deal)
        if tally is None:
            return None
        counts = tally.counts
        return tuple(scoring.netted(count, sum(counts) - count, len(counts) - 1) for count in counts)

    return made
