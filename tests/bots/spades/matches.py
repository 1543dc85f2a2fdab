"""Both Spades games with any house rules, for tests that hold for each."""

import os
from collections.abc import Iterator
from typing import Any, Final, Literal, TypeAlias

import msgspec

from pik.bots import levels, player, yardsticks
from pik.bots.host import Player
from pik.bots.policy.spades import MIXED
from pik.core.draw import SeededDraw
from pik.core.game import Game
from pik.core.match import Match
from pik.core.seat import CHANCE, Seat
from pik.games.spades import partners, two_handed
from pik.games.spades.config import Config
from pik.games.spades.ledger import Standing
from pik.games.spades.partners.config import Config as ConfigForFour
from pik.games.spades.two_handed.config import Config as ConfigForTwo

AnyMatch: TypeAlias = Match[Any, Standing, Any]
AnyGame: TypeAlias = Game[Any, AnyMatch, Any, Any, Any, Any, Standing]

GAMES: Final[dict[str, AnyGame]] = {"spades": partners.MATCH, "spades-two-handed": two_handed.MATCH}
CONFIGS: Final[dict[str, type[Config]]] = {"spades": ConfigForFour, "spades-two-handed": ConfigForTwo}
MORE: Final = int(os.environ.get("PIK_BOT_MATCHES", "1"))
"""How many times as many random matches are played."""


def players_of(name: str) -> list[str]:
    """All players of a game; of those that mix the parts of others one that has a part of its own."""
    return [each for each in (*yardsticks(name), *levels(name)) if each not in MIXED or each == "book-thumb"]


def any_config(name: str, draw: SeededDraw, cap: int | None = None) -> Config:
    """House rules at random (R7); the cap, too, where none is given."""
    double_nil: tuple[Literal["on", "behind", "off"], ...] = ("on", "behind", "off")
    floor: tuple[Literal[-200, -500] | None, ...] = (None, -200, -500)
    lowest: tuple[Literal[0, 4], ...] = (0, 4)
    return CONFIGS[name](
        first_dealer=(None, Seat(0), Seat(1))[draw.below(3)],
        target=200 + 50 * draw.below(17),
        cap=cap or (1 + draw.below(3) if draw.below(2) else 100),
        bag_penalty=bool(draw.below(2)),
        nil=bool(draw.below(2)),
        double_nil=double_nil[draw.below(3)],
        floor=floor[draw.below(3)],
        lowest_bid=lowest[draw.below(2)],
        ten_for_200=bool(draw.below(2)),
    )


def somewhere(name: str, draw: SeededDraw, cap: int | None = None) -> AnyMatch:
    """A match on its way, before a deal, with scores and bags at random."""
    config = any_config(name, draw, cap)
    scores = tuple(10 * draw.below(30) - 100 for _ in range(2))
    standing = Standing(scores, (draw.below(10), draw.below(10)), Seat(draw.below(config.seats)))
    return Match(config, standing, None)


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
