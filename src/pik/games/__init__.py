"""The games. CATALOG is the one place where a game is registered."""

from typing import Final

from pik.core.hosted import Hosted
from pik.games.pikala import PIKALA

CATALOG: Final[dict[str, Hosted]] = {game.name: game for game in (PIKALA,)}
