"""The master's double nil: where a hand that nobody has seen is worth more to the match bid so than looked at."""

from typing import Final

from pik.bots.kernels.spades import habits
from pik.bots.policy.spades.bidding import traded
from pik.bots.policy.spades.blind import blindly
from pik.bots.policy.spades.imagining import imagined
from pik.bots.policy.spades.master.bidding import completed, would_bid
from pik.bots.policy.spades.master.rows import row_of
from pik.bots.policy.spades.master.values import Values
from pik.bots.policy.spades.sight import Sight
from pik.core.draw import Draw
from pik.games.spades.state import DOUBLE_NIL

WORLDS: Final = 240
CAUTION: Final = 40.0
"""What it must promise more: others break it better than by habit."""


def blind(sight: Sight, draw: Draw) -> bool:
    """Whether to bid it; of two players, who bid it before there is a card, as everybody does when far behind."""
    if sight.partner is None:
        return blindly(sight, draw)
    worth = sight.worth
    if worth.scores[worth.side] >= worth.scores[1 - worth.side]:
        return False
    worlds = tuple(imagined(sight, draw, WORLDS))
    usual = [would_bid(sight, hands[sight.seat]) for hands in worlds]
    return total(sight, worlds, [DOUBLE_NIL] * WORLDS, -CAUTION) > total(sight, worlds, usual, 0.0)


def total(sight: Sight, worlds: tuple[tuple[int, ...], ...], numbers: list[int], hoped: float) -> float:
    """What it is worth over the worlds to make these bids."""
    others = [completed(sight, hands) for hands in worlds]
    bids = [(*each[: sight.seat], bid, *each[sight.seat + 1 :]) for each, bid in zip(others, numbers, strict=True)]
    held = [traded(hands, made) for hands, made in zip(worlds, bids, strict=True)]
    ends = habits.tricks_at_once(habits.bidding(habits.spread(row_of(sight, bids[0]), held), bids))
    values = Values(sight.worth)
    return sum(values.of(made, taken, hoped) for made, taken in zip(bids, ends, strict=True))
