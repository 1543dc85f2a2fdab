"""How a table begins."""

import msgspec
from msgspec import Raw, Struct

from pik.core.hosted import Hosted
from pik.core.message import Refusal
from pik.core.seat import Seat
from pik.room.journal import Head
from pik.room.seats import Holder


class Scores(Struct, frozen=True):
    """Of a sheet, what tells how many sit."""

    scores: tuple[int, ...]


class Seated(Struct, frozen=True):
    """Of a match's screen, its sheet."""

    sheet: Scores


def head_of(table: str, game: Hosted, config: bytes, holders: tuple[Holder, ...], now: float) -> Head:
    """The head of a new table; who sits at seat 0 is the host. Raises Refusal("bad-config")."""
    resolved = game.resolve(with_seats(game, config, len(holders)))
    screen = msgspec.json.decode(game.open(resolved).screen(None), type=Seated)
    if len(screen.sheet.scores) != len(holders):
        raise Refusal("bad-config", why="the config has another number of seats")
    return Head(table, game.name, game.version, Raw(resolved), holders, Seat(0), now)


def with_seats(game: Hosted, config: bytes, seats: int) -> bytes:
    """The config with the number of seats filled in, where the game leaves it open and the config does not say."""
    try:
        options = msgspec.json.decode(config, type=dict[str, Raw])
    except (ValueError, RecursionError) as error:
        raise Refusal("bad-config", why="no options") from error
    if seats not in game.seats:
        raise Refusal("bad-config", why="the game is not for so many")
    if len(game.seats) > 1:
        options.setdefault("seats", Raw(msgspec.json.encode(seats)))
    return msgspec.json.encode(options)
