"""What the end of a deal is worth to a side: points, bags, the match."""

from dataclasses import dataclass

from pik.games.spades.config import House
from pik.games.spades.ledger import decided
from pik.games.spades.tally import tally

WON = 150.0
"""What the match is worth beside the points that win it."""
BAG = 7.0
"""What a gathered bag is expected to cost some day; less than a tenth of the penalty, as the match may end before."""


@dataclass(frozen=True)
class Worth:
    """What tricks are worth to a side in a deal of a match."""

    side: int
    house: House
    scores: tuple[int, ...]
    bags: tuple[int, ...]
    target: int
    floor: int | None
    last: bool
    """Whether the cap ends the match after this deal (SP-1.4)."""

    def of(self, bids: tuple[int, ...], taken: tuple[int, ...]) -> float:
        """The points that bids and tricks bring the side over the other, with what they mean for the match."""
        end = tally(self.house, self.scores, self.bags, bids, taken)
        own, other = end.scores[self.side], end.scores[1 - self.side]
        gained = own - other - self.scores[self.side] + self.scores[1 - self.side]
        if self.ends(own, other):
            return gained + (WON if own > other else -WON if own < other else 0.0)
        return gained + self.burden(self.bags) - self.burden(end.bags)

    def ends(self, own: int, other: int) -> bool:
        """Whether scores end the match (SP-1.2, SP-1.4, SP-6.4)."""
        floor = self.floor is not None and decided(-own, -other, -self.floor)
        return self.last or floor or decided(own, other, self.target)

    def burden(self, bags: tuple[int, ...]) -> float:
        """What the bags of the side weigh over those of the other (SP-4.3)."""
        if not self.house.bag_penalty:
            return 0.0
        return BAG * (bags[self.side] - bags[1 - self.side])
