"""What a finished deal of Spades comes to for each side."""

from msgspec import Struct

from pik.core.sheet import Part
from pik.games.spades import scoring
from pik.games.spades.config import House
from pik.games.spades.state import SIDES, Deal
from pik.games.spades.turns import is_over


class Tally(Struct, frozen=True):
    """What each seat bid and took, what each side made of it, and the scores and bags after the deal."""

    bids: tuple[int | None, ...]
    taken: tuple[int, ...]
    results: tuple[scoring.Result, ...]
    parts: tuple[tuple[Part, ...], ...]
    scores: tuple[int, ...]
    bags: tuple[int, ...]


def outcome(deal: Deal) -> Tally | None:
    """The tally of a finished deal; None while it goes on."""
    return tally(deal.house, deal.scores, deal.bags, deal.bids, deal.taken) if is_over(deal) else None


def tally(
    house: House,
    scores: tuple[int, ...],
    bags: tuple[int, ...],
    bids: tuple[int | None, ...],
    taken: tuple[int, ...],
) -> Tally:
    """Score a deal whole, bag penalties included (SP-1.2); scores and bags are those before it."""
    results = tuple(scoring.result_of(bids, taken, side) for side in range(SIDES))
    parts = tuple(scoring.parts_of(house, result, before) for result, before in zip(results, bags, strict=True))
    gathered = tuple(before + result.bags for result, before in zip(results, bags, strict=True))
    return Tally(
        bids=bids,
        taken=taken,
        results=results,
        parts=parts,
        scores=tuple(score + sum(part.amount for part in each) for score, each in zip(scores, parts, strict=True)),
        bags=tuple(map(scoring.bags_left, gathered)) if house.bag_penalty else gathered,
    )
