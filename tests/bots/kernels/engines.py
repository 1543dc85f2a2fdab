"""The five games as engine and kernels play them: random deals that have come to the play of the cards."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from pik.bots.kernels import pikala, piquet, spades
from pik.bots.kernels.part import Part, Position
from pik.bots.kernels.pikala import layout as pikala_layout
from pik.bots.kernels.piquet import layout as piquet_layout
from pik.bots.kernels.spades import layout as spades_layout
from pik.core.draw import SeededDraw
from pik.core.game import Game
from pik.core.seat import Seat
from pik.games.pikala import DEAL as PIKALA
from pik.games.pikala.config import DealConfig as PikalaDeal
from pik.games.piquet import classic, norman
from pik.games.piquet.config import DealConfig as PiquetDeal
from pik.games.spades import partners, two_handed
from pik.games.spades.config import DealConfig as SpadesDeal
from pik.games.spades.config import House

AnyDeal: TypeAlias = Any
"""A deal of a game whose types the tests need not know."""
MORE: Final = int(os.environ.get("PIK_KERNEL_DEALS", "1"))
"""How many times as many random deals are compared."""


@dataclass(frozen=True)
class Engine:
    """A game: its deals, its kernels, and what a finished deal comes to by seat."""

    game: Game[Any, Any, Any, Any, Any, Any, Any]
    part: Part
    position_of: Callable[[Any], Position]
    config: Callable[[SeededDraw], Any]
    final: Callable[[Any], tuple[int, ...]]
    meaningless: range
    """Where a position says what lies on the table; it means nothing where nothing does."""
    table: int

    def acts(self, deal: AnyDeal) -> tuple[Seat, dict[int, Any]]:
        """Who is on turn, and its lawful plays by card."""
        (seat,) = self.game.waiting(deal)
        plays = {CARD[act.card]: act for act in self.game.options(deal, seat) if not getattr(act, "capot", False)}
        return seat, plays

    def in_play(self, draw: SeededDraw) -> AnyDeal:
        """A random deal whose cards are being played; capots are announced now and then."""
        while True:
            deal = self.game.start(self.config(draw))
            while waiting := sorted(self.game.waiting(deal)):
                options = self.game.options(deal, waiting[0])
                act = options.sample(draw)
                if type(act).__name__ == "Play":
                    return deal
                deal = self.game.step(deal, waiting[0], act)

    def with_left(self, draw: SeededDraw, most: int) -> AnyDeal:
        """A random deal in play in which nobody has more than so many cards, with a trick begun perhaps."""
        while True:
            deal = self.in_play(draw)
            while self.game.waiting(deal) and max(hand.bit_count() for hand in deal.hands) > most:
                deal = self.played(deal, draw)
            for _ in range(draw.below(deal.seats)):
                if self.game.waiting(deal):
                    deal = self.played(deal, draw)
            if self.game.waiting(deal):
                return deal

    def played(self, deal: AnyDeal, draw: SeededDraw) -> AnyDeal:
        """The deal after a random lawful card."""
        seat, plays = self.acts(deal)
        return self.game.step(deal, seat, plays[sorted(plays)[draw.below(len(plays))]])

    def cleared(self, position: Position) -> list[int]:
        """A position as a list, with what means nothing set to 0."""
        found = [int(value) for value in position]
        if not found[self.table]:
            for at in self.meaningless:
                found[at] = 0
        return found


def pikala_config(draw: SeededDraw) -> PikalaDeal:
    """Two to six seats, scores from 1 to 25."""
    seats = 2 + draw.below(5)
    return PikalaDeal(seats, Seat(draw.below(seats)), tuple(1 + draw.below(25) for _ in range(seats)))


def spades_config(seats: int) -> Callable[[SeededDraw], SpadesDeal]:
    """Any house rules, any bags."""

    def config(draw: SeededDraw) -> SpadesDeal:
        house = House(
            bag_penalty=draw.below(3) > 0,
            nil=draw.below(3) > 0,
            double_nil=("on", "off", "behind")[draw.below(3)],
            lowest_bid=(0, 4)[draw.below(2)],
            ten_for_200=draw.below(2) > 0,
        )
        scores = (draw.below(600) - 100, draw.below(600) - 100)
        return SpadesDeal(Seat(draw.below(seats)), scores, (draw.below(10), draw.below(10)), house)

    return config


def spades_points(deal: AnyDeal) -> tuple[int, ...]:
    """What each seat's side makes in the deal, by the tally."""
    tally = partners.DEAL.outcome(deal) if deal.seats == partners.turns.SEATS else two_handed.DEAL.outcome(deal)
    assert tally is not None
    return tuple(tally.scores[seat % 2] - deal.scores[seat % 2] for seat in range(deal.seats))


def scores_of(game: Game[Any, Any, Any, Any, Any, Any, Any], field: str) -> Callable[[Any], tuple[int, ...]]:
    """What a field of the tally says."""

    def found(deal: AnyDeal) -> tuple[int, ...]:
        values: tuple[int, ...] = getattr(game.outcome(deal), field)
        return values

    return found


def piquet_config(seats: int) -> Callable[[SeededDraw], PiquetDeal]:
    """Any dealer."""
    return lambda draw: PiquetDeal(seats, Seat(draw.below(seats)))


def card_codes() -> Iterator[tuple[str, int]]:
    """Every card with its index."""
    for suit, letter in enumerate("SHDC"):
        for rank, name in enumerate("23456789TJQKA"):
            yield letter + name, 13 * suit + rank


CARD: Final = dict(card_codes())
PIQUET_TABLE = range(piquet_layout.LED, piquet_layout.HOLDER + 1)
SPADES_TABLE = range(spades_layout.LED, spades_layout.HOLDER + 1)
PIKALA_TABLE = range(pikala_layout.LED, pikala_layout.HOLDER + 1)

ENGINES: Final[dict[str, Engine]] = {
    "pikala": Engine(
        PIKALA,
        pikala.PART,
        pikala.position_of,
        pikala_config,
        scores_of(PIKALA, "scores"),
        PIKALA_TABLE,
        pikala_layout.TABLE,
    ),
    "piquet": Engine(
        classic.DEAL,
        piquet.PART,
        piquet.position_of,
        piquet_config(2),
        scores_of(classic.DEAL, "counts"),
        PIQUET_TABLE,
        piquet_layout.TABLE,
    ),
    "piquet-norman": Engine(
        norman.DEAL,
        piquet.PART,
        piquet.position_of,
        piquet_config(3),
        scores_of(norman.DEAL, "counts"),
        PIQUET_TABLE,
        piquet_layout.TABLE,
    ),
    "spades": Engine(
        partners.DEAL,
        spades.PART,
        spades.position_of,
        spades_config(4),
        spades_points,
        SPADES_TABLE,
        spades_layout.TABLE,
    ),
    "spades-two-handed": Engine(
        two_handed.DEAL,
        spades.PART,
        spades.position_of,
        spades_config(2),
        spades_points,
        SPADES_TABLE,
        spades_layout.TABLE,
    ),
}
