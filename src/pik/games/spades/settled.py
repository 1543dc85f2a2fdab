"""What everybody is told when a deal of Spades is scored."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from pik.core.message import Happening, Value
from pik.core.seat import TABLE, Seat
from pik.games.spades import scoring
from pik.games.spades.config import Config
from pik.games.spades.ledger import Standing, settle
from pik.games.spades.state import DOUBLE_NIL, SIDES
from pik.games.spades.tally import Tally

NILS: Final = ("makes-nil", "misses-nil")
DOUBLE_NILS: Final = ("makes-double-nil", "misses-double-nil")
PARTNERS: Final = {
    "makes-contract": "side-makes-contract",
    "misses-contract": "side-misses-contract",
    "full-bags": "side-full-bags",
    "new-score": "side-new-score",
    "wins-match": "side-wins-match",
}
"""What is told of one player, and what of partners."""


def settled(config: Config, standing: Standing, tally: Tally) -> tuple[Happening, ...]:
    """For each side its contract, nils and bags, then the new scores and the end of the match."""
    after = settle(config, standing, tally)
    told = [
        *(each for side in range(SIDES) for each in result(config, tally, side)),
        *(of_side("new-score", config, side, score=score) for side, score in enumerate(after.scores)),
    ]
    if after.winner is not None:
        told.append(of_side("wins-match", config, after.winner))
    elif after.end is not None:
        told.append(Happening("draws-match", TABLE))
    return (*told[:-1], replace(told[-1], ends=True))


def result(config: Config, tally: Tally, side: int) -> Iterator[Happening]:
    """What a side made of its bids (SP-4)."""
    made = tally.results[side]
    if made.contract:
        code = "makes-contract" if made.won >= made.contract else "misses-contract"
        yield of_side(code, config, side, contract=made.contract, won=made.won)
    for seat in range(side, config.seats, SIDES):
        bid, tricks = tally.bids[seat], tally.taken[seat]
        if bid in {0, DOUBLE_NIL}:
            made_it, missed_it = NILS if bid == 0 else DOUBLE_NILS
            yield Happening(made_it if tricks == 0 else missed_it, Seat(seat), {"count": tricks})
    penalty = sum(part.amount for part in tally.parts[side] if part.code == "part-bag-penalty")
    if penalty:
        yield of_side("full-bags", config, side, amount=-penalty, count=scoring.BAGS * -penalty // scoring.PENALTY)


def of_side(code: str, config: Config, side: int, **data: Value) -> Happening:
    """A happening of a side: of its one player, or of the partners."""
    if config.seats == SIDES:
        return Happening(code, Seat(side), data)
    return Happening(PARTNERS[code], Seat(side), {"seat_partner": side + SIDES, **data})
