"""The games. CATALOG is the one place where a game is registered."""

from typing import Final

from pik.core.hosted import Hosted
from pik.games.pikala import PIKALA
from pik.games.piquet.classic import PIQUET
from pik.games.piquet.norman import PIQUET_NORMAN
from pik.games.spades.partners import SPADES
from pik.games.spades.two_handed import TWO_HANDED

GAMES: Final = (PIKALA, PIQUET, PIQUET_NORMAN, SPADES, TWO_HANDED)
CATALOG: Final[dict[str, Hosted]] = {game.name: game for game in GAMES}
