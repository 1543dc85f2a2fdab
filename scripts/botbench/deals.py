"""Random deals of every game that have come to the play of the cards, as positions for the kernels."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from pik.bots.kernels import pikala, piquet, spades
from pik.bots.kernels.part import Part, Position
from pik.bots.kernels.spades.layout import BIDS, SEATS
from pik.core.draw import SeededDraw
from pik.core.game import Game
from pik.core.seat import Seat
from pik.games.pikala import DEAL as PIKALA
from pik.games.pikala.config import DealConfig as PikalaDeal
from pik.games.piquet import classic, norman
from pik.games.piquet.config import DealConfig as PiquetDeal
from pik.games.spades import partners, two_handed
from pik.games.spades.config import DealConfig as SpadesDeal
from pik.games.spades.config import House

AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]
DOUBLE_NIL_OFF: Final = House(double_nil="off")
BIDS_OF: Final = {2: (4, 5, 6, 7, 0), 4: (2, 3, 3, 4, 3, 2, 4, 3, 2, 0)}
"""What players bid, near enough: random bids would make deals that are lost before they begin."""


@dataclass(frozen=True)
class Table:
    """A game at a table of so many seats."""

    name: str
    game: AnyGame
    part: Part
    position_of: Callable[[Any], Position]
    config: Any

    def position(self, draw: SeededDraw, cards: int = 13) -> Position:
        """A random deal in play, played on at random until nobody has more than so many cards, between tricks."""
        deal = self.game.start(self.config)
        while True:
            waiting = sorted(self.game.waiting(deal))
            if not waiting:
                deal = self.game.start(self.config)
                continue
            act = self.game.options(deal, waiting[0]).sample(draw)
            if type(act).__name__ == "Play" and not deal.trick and max(map(int.bit_count, deal.hands)) <= cards:
                return self.with_bids(self.position_of(deal), draw)
            deal = self.game.step(deal, waiting[0], act)

    def with_bids(self, position: Position, draw: SeededDraw) -> Position:
        """The same with bids as players make them, in Spades."""
        if self.part is spades.PART:
            seats = int(position[SEATS])
            bids = BIDS_OF[seats]
            position[BIDS : BIDS + seats] = [bids[draw.below(len(bids))] for _ in range(seats)]
        return position


def pikala_table(seats: int) -> Table:
    """Pikala with everybody at the opening score."""
    config = PikalaDeal(seats, Seat(0), (25,) * seats)
    return Table(f"Pikala, {seats} players", PIKALA, pikala.PART, pikala.position_of, config)


SPADES_CONFIG: Final = SpadesDeal(Seat(0), (0, 0), (0, 0), DOUBLE_NIL_OFF)
PARTNERS: Final = Table("Spades", partners.DEAL, spades.PART, spades.position_of, SPADES_CONFIG)
TWO_HANDED: Final = Table("two-handed Spades", two_handed.DEAL, spades.PART, spades.position_of, SPADES_CONFIG)
PIQUET: Final = Table("piquet", classic.DEAL, piquet.PART, piquet.position_of, PiquetDeal(2, Seat(0)))
NORMAN: Final = Table("Norman piquet", norman.DEAL, piquet.PART, piquet.position_of, PiquetDeal(3, Seat(0)))
