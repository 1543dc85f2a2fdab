"""How a table begins."""

import msgspec
from msgspec import Raw, Struct

from pik.core.hosted import Hosted
from pik.core.message import Refusal
from pik.room.journal import Head
from pik.room.life_acts import Rules


class Scores(Struct, frozen=True):
    """Of a sheet, what tells how many sit."""

    scores: tuple[int, ...]


class Seated(Struct, frozen=True):
    """Of a match's screen, its sheet."""

    sheet: Scores


def head_of(
    table: str, game: Hosted, config: bytes, seats: int, now: float, *, lang: str = "en", rules: Rules | None = None
) -> Head:
    """The head of a new table. Raises Refusal("bad-config")."""
    resolved = game.resolve(with_seats(game, config, seats))
    if seats_in(game, resolved) != seats:
        raise Refusal("bad-config", why="the config has another number of seats")
    return Head(table, game.name, game.version, Raw(resolved), seats, lang, rules or Rules(), now)


def seats_in(game: Hosted, config: bytes) -> int:
    """How many sit at a match of a config. Raises Refusal("bad-config")."""
    return len(msgspec.json.decode(game.open(config).screen(None), type=Seated).sheet.scores)


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
