"""Deals of Spades to be played again by others: where they begin, and what they are worth."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from pik.core.draw import SeededDraw
from pik.core.game import Game
from pik.core.match import Match
from pik.core.seat import Seat
from pik.games.spades import state
from pik.games.spades.ledger import Standing
from pik.games.spades.partners.config import Config as ConfigForFour
from pik.games.spades.partners.state import Deal as DealForFour
from pik.games.spades.state import SIDES, side_of
from pik.games.spades.tally import Tally
from pik.games.spades.two_handed.config import Config as ConfigForTwo
from pik.games.spades.two_handed.state import Deal as DealForTwo

ForFour: TypeAlias = Match[ConfigForFour, Standing, DealForFour]
ForTwo: TypeAlias = Match[ConfigForTwo, Standing, DealForTwo]
AnyConfig = TypeVar("AnyConfig")
AnyDeal = TypeVar("AnyDeal", bound=state.Deal)
FAR: int = 251
"""Scores begin below this, so that the target is out of reach and a deal is worth what it writes."""


def opening(number: int, draw: SeededDraw, seats: int) -> Standing:
    """Scores and bags before a deal: nothing at all, or anything far from the target, in turn; everybody deals."""
    scores = tuple(draw.below(FAR) for _ in range(SIDES))
    bags = tuple(draw.below(10) for _ in range(SIDES))
    fresh, dealer = number % 2 == 0, Seat(number // 2 % seats)
    return Standing((0,) * SIDES if fresh else scores, (0,) * SIDES if fresh else bags, dealer)


def for_four(seats: int, number: int, draw: SeededDraw) -> ForFour:
    """A match for four before a deal."""
    standing = opening(number, draw, seats)
    return Match(ConfigForFour(standing.dealer), standing, None)


def for_two(seats: int, number: int, draw: SeededDraw) -> ForTwo:
    """A match for two before a deal."""
    standing = opening(number, draw, seats)
    return Match(ConfigForTwo(standing.dealer), standing, None)


def points(
    game: Game[Any, AnyDeal, Any, Any, Any, Any, Tally],
) -> Callable[[Match[AnyConfig, Standing, AnyDeal], Match[AnyConfig, Standing, AnyDeal]], tuple[int, ...] | None]:
    """What a deal writes for each seat's side (SP-4); None while it goes on."""

    def made(
        before: Match[AnyConfig, Standing, AnyDeal], now: Match[AnyConfig, Standing, AnyDeal]
    ) -> tuple[int, ...] | None:
        tally = None if now.deal is None else game.outcome(now.deal)
        if tally is None:
            return None
        gains = [new - old for old, new in zip(before.standing.scores, tally.scores, strict=True)]
        return tuple(gains[side_of(seat)] for seat in range(len(tally.bids)))

    return made
