"""What the end of a deal is worth to a side: points, bags, the match."""

from dataclasses import dataclass
from math import tanh

from pik.games.spades.config import House
from pik.games.spades.ledger import decided
from pik.games.spades.scoring import Result
from pik.games.spades.tally import tally

MATCH = 300.0
"""What the match is worth in points to a side that is level. A lead is worth a part of it, the further the less."""
MARGIN = 0.05
"""What a point more is worth once the match is over."""
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

    def of(self, bids: tuple[int, ...], taken: tuple[int, ...], hoped: float = 0.0) -> float:
        """What bids and tricks are worth to the side: the lead after them, with what it means for the match.

        `hoped`: points that are expected besides; they weigh as much as points do at these scores.
        """
        end = tally(self.house, self.scores, self.bags, bids, taken)
        own, other = end.scores[self.side], end.scores[1 - self.side]
        if self.ends(own, other):
            return MARGIN * (own - other) + hoped + (MATCH if own > other else -MATCH if own < other else 0.0)
        ahead = own - other + hoped - self.burden(end.bags)
        if end.results[self.side].won < end.results[self.side].contract:
            ahead += sum(min(0, nil) for nil in nils_of(end.results[1 - self.side]))
        return MATCH * tanh(ahead / MATCH)

    def settles(self, bids: tuple[int, ...], taken: tuple[int, ...]) -> bool:
        """Whether bids and tricks end the match."""
        end = tally(self.house, self.scores, self.bags, bids, taken)
        return self.ends(end.scores[self.side], end.scores[1 - self.side])

    def ends(self, own: int, other: int) -> bool:
        """Whether scores end the match (SP-1.2, SP-1.4, SP-6.4)."""
        floor = self.floor is not None and decided(-own, -other, -self.floor)
        return self.last or floor or decided(own, other, self.target)

    def burden(self, bags: tuple[int, ...]) -> float:
        """What the bags of the side weigh over those of the other (SP-4.3)."""
        if not self.house.bag_penalty:
            return 0.0
        return BAG * (bags[self.side] - bags[1 - self.side])


def nils_of(result: Result) -> tuple[int, ...]:
    """What the nils of a side came to.

    One that was broken is no gain for a side that has missed its own contract over it (a rule of good players).
    """
    return (*result.nils, *result.doubles)
