"""Artificial players: each sees what its seat sees, and its decisions repeat from the view."""

from pik.bots.bot import LEVELS
from pik.bots.host import Player
from pik.bots.policy import PLAYERS

__all__ = ["LEVELS", "player"]


def player(game: str, level: str) -> Player:
    """The player of a game of the catalog at a level. Raises KeyError for a game that is not there."""
    return PLAYERS[game].at(level)
