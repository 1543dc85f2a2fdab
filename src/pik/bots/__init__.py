"""Artificial players: each sees what its seat sees, and its decisions repeat from the view."""

from pik.bots import kernels, openspiel
from pik.bots.bot import CLUB, ISMCTS, LEVELS, MASTER, RANDOM
from pik.bots.host import Player
from pik.bots.kernels import folder
from pik.bots.policy import PLAYERS

__all__ = ["CLUB", "LEVELS", "MASTER", "lacking", "leave", "levels", "player", "ready", "refused", "warm", "yardsticks"]


def player(game: str, level: str) -> Player:
    """The player of a game of the catalog at a level, or one of its yardsticks.

    Raises KeyError for a game that is not there, and for a master or a yardstick of a game that has none.
    """
    return PLAYERS[game].at(level)


def levels(game: str) -> tuple[str, ...]:
    """The levels that can be played here, the weakest first; of a game without players of its own all but MASTER."""
    return tuple(level for level in offered(game) if level not in lacking(game))


def yardsticks(game: str) -> tuple[str, ...]:
    """The players of a game of the catalog that the arena can compare the levels with here."""
    return tuple(name for name in PLAYERS[game].yardsticks if refused(name) is None)


def lacking(game: str) -> tuple[str, ...]:
    """The levels that the game has, and that want packages which are not installed here."""
    return tuple(level for level in offered(game) if refused(level) is not None)


def refused(name: str) -> str | None:
    """What has to be installed before a level or yardstick can play here, as a line; None when it can."""
    try:
        if compiled(name):
            kernels.require()
        if name == ISMCTS:
            openspiel.require()
    except (kernels.MissingError, openspiel.MissingError) as error:
        return str(error)
    return None


def compiled(name: str) -> bool:
    """Whether a level or yardstick needs kernels: all do but the plain ones."""
    return name == MASTER or name not in (*LEVELS, RANDOM)


def ready(game: str) -> None:
    """Get the club's player of a game ready in this process: it is there at once."""
    player(game, CLUB)


def warm(game: str) -> None:
    """Get the master of a game ready in this process: half a minute the first time, then a second."""
    if MASTER in levels(game):
        kernels.warm(game)


def leave() -> None:
    """Take away what this process alone has on the disk: it is about to be broken off."""
    folder.forget_private()


def offered(game: str) -> tuple[str, ...]:
    """The levels of a game, whatever is installed."""
    return PLAYERS[game].levels if game in PLAYERS else tuple(level for level in LEVELS if level != MASTER)
