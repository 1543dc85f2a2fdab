"""What a level's cards cost it against the best ones, had all cards lain open. Needs kernels.

REGRETS is the one place where a game says how its deals are looked through; Spades of four can't be from the first
lead on.
"""

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Final, TypeAlias

from msgspec import Struct

from pik.bots import piquet_deals, player, spades_deals
from pik.bots.arena import interval, warmed
from pik.bots.duplicate import (
    PikalaMatch,
    Points,
    draw_of,
    never,
    next_act,
    pikala_by_lot,
    pikala_opening,
    pikala_points,
)
from pik.bots.host import Player
from pik.bots.kernels import pikala as pikala_kernels
from pik.bots.kernels import piquet as piquet_kernels
from pik.bots.kernels import spades as spades_kernels
from pik.bots.kernels.part import Positions, Searcher
from pik.cards.card import INDEX
from pik.core.draw import SeededDraw
from pik.core.game import Action, Config, Game, Outcome, Screen, Seen, State, View
from pik.games import pikala
from pik.games.pikala.actions import Play as PikalaPlay
from pik.games.piquet import classic, norman
from pik.games.piquet.actions import Play as PiquetPlay
from pik.games.piquet.actions import TakeBack
from pik.games.spades import two_handed
from pik.games.spades.actions import Play as SpadesPlay

Losses: TypeAlias = Callable[[Player, int, int, int], Points]
"""A player for all seats, how many, the number of the deal and the seed: the points each seat's cards lost."""


class Regret(Struct, frozen=True):
    """How many points a seat and deal a level loses by its cards, on average, with a 95 % interval."""

    game: str
    level: str
    seats: int
    seed: int
    deals: int
    lost: float
    low: float
    high: float


def losses(
    game: Game[Config, State, Action, View, Screen, Seen, Outcome],
    opening: Callable[[int, int, SeededDraw], State],
    by_lot: Callable[[State], bool],
    points: Callable[[State, State], Points | None],
    positions: Callable[[State], Positions],
    searcher: Callable[[], Searcher],
) -> Losses:
    """How deals are looked through: the same ones that the arena plays, see `duplicate`."""

    def play(player: Player, seats: int, number: int, seed: int) -> Points:
        draw, search = draw_of(game.name, number, seed), searcher()
        before = now = opening(seats, number, draw)
        lost = [list[int]() for _ in range(seats)]
        while points(before, now) is None:
            seat, act = next_act(game, by_lot, [player] * seats, draw, now)
            if isinstance(act, TakeBack):
                lost[seat].pop()
            elif isinstance(act, PikalaPlay | PiquetPlay | SpadesPlay):
                lost[seat].append(cost(search, positions(now), INDEX[act.card]))
            now = game.step(now, seat, act)
        return tuple(map(sum, lost))

    return play


def cost(search: Searcher, positions: Positions, card: int) -> int:
    """What a card loses against the best one in a position."""
    (gains,) = search.cards(positions)
    return int(gains.max()) - int(gains[card])


def pikala_cards(now: PikalaMatch) -> Positions:
    """Where a deal of Pikala stands."""
    return pikala_kernels.stacked(() if now.deal is None else (now.deal,))


def piquet_cards(now: piquet_deals.ForTwo | piquet_deals.ForThree) -> Positions:
    """Where a deal of piquet stands."""
    return piquet_kernels.stacked(() if now.deal is None else (now.deal,))


def spades_cards(now: spades_deals.ForTwo) -> Positions:
    """Where a deal of two-handed Spades stands."""
    return spades_kernels.stacked(() if now.deal is None else (now.deal,))


REGRETS: Final[dict[str, Losses]] = {
    "pikala": losses(
        pikala.MATCH, pikala_opening, pikala_by_lot, pikala_points, pikala_cards, pikala_kernels.PART.searcher
    ),
    "piquet": losses(
        classic.MATCH,
        piquet_deals.for_two,
        never,
        piquet_deals.points(classic.DEAL),
        piquet_cards,
        piquet_kernels.PART.searcher,
    ),
    "piquet-norman": losses(
        norman.MATCH,
        piquet_deals.for_three,
        never,
        piquet_deals.points(norman.DEAL),
        piquet_cards,
        piquet_kernels.PART.searcher,
    ),
    "spades-two-handed": losses(
        two_handed.MATCH,
        spades_deals.for_two,
        never,
        spades_deals.points(two_handed.DEAL),
        spades_cards,
        spades_kernels.PART.searcher,
    ),
}


def regrets(game: str, level: str, seats: int, seed: int, numbers: range) -> tuple[float, ...]:
    """By deal what a seat lost, on average: what one process works off."""
    warmed(game)
    return tuple(fmean(REGRETS[game](player(game, level), seats, number, seed)) for number in numbers)


def regret(game: str, level: str, seats: int, seed: int, lost: Sequence[float]) -> Regret:
    """The mean loss a seat and deal and its interval; at least two deals."""
    return Regret(game, level, seats, seed, len(lost), fmean(lost), *interval(lost))
