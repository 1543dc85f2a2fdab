"""The games. CATALOG is the one place where a game is registered."""

from typing import Final

from pik.core.hosted import Hosted
from pik.games.pikala import PIKALA
from pik.games.piquet.classic import PIQUET
from pik.games.piquet.norman import PIQUET_NORMAN

CATALOG: Final[dict[str, Hosted]] = {game.name: game for game in (PIKALA, PIQUET, PIQUET_NORMAN)}
