"""A claim that somebody has refused is not made again in that deal: it would be a question before every trick."""

from collections import Counter
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from pik.bots import player
from pik.core.draw import SeededDraw
from pik.core.hosted import Live
from pik.core.seat import CHANCE, Seat
from pik.games import CATALOG
from pik.room.opening import with_seats

CASES = [
    ("pikala", 3, 12, 6),
    ("piquet", 2, 3, 0),
    ("piquet-norman", 3, 3, 1),
    ("spades", 4, 2, 11),
    ("spades-two-handed", 2, 2, 0),
]
"""Game, seats, deals, seed: matches in which somebody used to claim again."""
PLAY_ON = b'{"type":"vote","accept":false}'
Act = dict[str, object]


def kind(raw: bytes) -> object:
    """What sort of act it is."""
    return msgspec.json.decode(raw, type=Act)["type"]


def claims(game: str, seats: int, deals: int, seed: int) -> Counter[tuple[int, Seat]]:
    """How often each seat claims in each deal of a match among club players, whose claims are all refused."""
    live: Live = CATALOG[game].open(with_seats(CATALOG[game], b"{}", seats))
    draw, random, bot = SeededDraw(b"%d" % seed), Random(seed), player(game, "club")
    counted: Counter[tuple[int, Seat]] = Counter()
    shuffles = 0
    while not live.over and shuffles <= deals:
        seat, act = following(live, seats, bot, draw, random)
        shuffles += kind(act) == "shuffle"
        counted[shuffles, seat] += kind(act) == "claim"
        live = live.act(seat, act)
    return +counted


def following(
    live: Live, seats: int, bot: Callable[[bytes], bytes | None], draw: SeededDraw, random: Random
) -> tuple[Seat, bytes]:
    """The next act: of the pack, or of a bot; to a claim everybody says to play on."""
    if CHANCE in live.waiting:
        return CHANCE, live.chance(draw)
    waiting = [Seat(at) for at in range(seats) if at in live.waiting]
    seat = random.choice(waiting)
    act = bot(live.view(seat))
    assert act is not None
    return seat, PLAY_ON if kind(act) == "vote" else act


@pytest.mark.parametrize("game,seats,deals,seed", CASES)
def test_a_refused_claim_is_not_repeated(game: str, seats: int, deals: int, seed: int) -> None:
    """Each seat claims once in a deal at the most, and claims are made."""
    counted = claims(game, seats, deals, seed)
    assert counted
    assert set(counted.values()) == {1}


def test_every_game_is_tried() -> None:
    """No game is left out above."""
    assert {game for game, *_ in CASES} == set(CATALOG)
