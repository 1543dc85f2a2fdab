"""Both games of piquet with any options, for tests that hold for each."""

import os
from collections.abc import Iterator
from typing import Any, Final, Literal, TypeAlias

import msgspec

from pik.bots import player
from pik.bots.host import Player
from pik.core.draw import SeededDraw
from pik.core.game import Game
from pik.core.match import Match
from pik.core.seat import CHANCE, Seat
from pik.games.piquet import classic, norman
from pik.games.piquet.classic.config import Config
from pik.games.piquet.ledger import Standing
from pik.games.piquet.norman.config import Config as ConfigForThree
from pik.games.piquet.state import Deal

AnyMatch: TypeAlias = Match[Any, Standing, Deal]
AnyGame: TypeAlias = Game[Any, AnyMatch, Any, Any, Any, Any, Standing]

GAMES: Final[dict[str, AnyGame]] = {"piquet": classic.MATCH, "piquet-norman": norman.MATCH}
SEATS: Final = {"piquet": 2, "piquet-norman": 3}
MORE: Final = int(os.environ.get("PIK_BOT_MATCHES", "1"))
"""How many times as many random matches are played."""


def any_config(name: str, draw: SeededDraw, deals: Literal[2, 6, 12] | None = None) -> Config | ConfigForThree:
    """Options at random (R7); the number of deals, too, where none is given."""
    dealer = (None, *map(Seat, range(SEATS[name])))[draw.below(SEATS[name] + 1)]
    kinds: tuple[Literal["guided", "live"], ...] = ("guided", "live")
    table = kinds[draw.below(2)]
    if name != "piquet":
        return ConfigForThree(table=table, first_dealer=dealer)
    lengths: tuple[Literal[2, 6, 12], ...] = (2, 6, 12)
    ways: tuple[Literal["twos", "thrice"], ...] = ("twos", "thrice")
    return Config(
        table=table,
        first_dealer=dealer,
        deals=deals or lengths[draw.below(3)],
        deal_by=ways[draw.below(2)],
        open_refait=bool(draw.below(2)),
    )


def begun(name: str, draw: SeededDraw, deals: Literal[2, 6, 12] | None = None) -> AnyMatch:
    """A match with options at random, before its first act."""
    return GAMES[name].start(any_config(name, draw, deals))


def act_of(name: str, match: AnyMatch, seat: Seat, play: Player) -> object:
    """A player's act, which has to be one of the options or offers. Raises AssertionError."""
    game = GAMES[name]
    answer = play(msgspec.json.encode(game.view(match, seat)))
    assert answer is not None
    act = game.decode(answer)
    assert act in game.options(match, seat) or act in game.offers(match, seat)
    return act


def played(name: str, level: str, match: AnyMatch, draw: SeededDraw) -> Iterator[AnyMatch]:
    """A match to its end among players of a level, state by state."""
    game, play = GAMES[name], player(name, level)
    yield match
    while waiting := game.waiting(match):
        seat = min(waiting)
        if seat == CHANCE:
            match = game.step(match, seat, game.options(match, seat).sample(draw))
        else:
            match = game.step(match, seat, act_of(name, match, seat, play))
        yield match


def anything(name: str, match: AnyMatch, draw: SeededDraw) -> AnyMatch:
    """The match after any act of a seat that is waited for; one in six of what it may do unasked."""
    game = GAMES[name]
    seats = sorted(game.waiting(match))
    seat = seats[draw.below(len(seats))]
    offered = game.offers(match, seat)
    choice = offered if offered.size and not draw.below(6) else game.options(match, seat)
    return game.step(match, seat, choice.sample(draw))
