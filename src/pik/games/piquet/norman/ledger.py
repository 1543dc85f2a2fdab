"""The account of Norman piquet: each pair settles its difference (PQ-8.5)."""

from collections.abc import Mapping

from msgspec.structs import replace

from pik.core.message import Happening
from pik.core.seat import TABLE, Seat
from pik.games.piquet import ledger, scoring
from pik.games.piquet.config import DealConfig
from pik.games.piquet.ledger import Row, Standing
from pik.games.piquet.norman.config import Config
from pik.games.piquet.tally import Tally

SEATS = 3
DEALS = 6
"""A partie: two deals a dealer (PQ-8.5)."""


def opening(config: Config) -> Standing:
    """Nobody owes anything."""
    return Standing((0,) * SEATS, config.first_dealer)


def nets_of(row: Row) -> tuple[int, ...]:
    """What a deal brings each: the sum over the others of own minus theirs (PQ-8.5)."""
    return tuple(scoring.netted(count, sum(row.counts) - count, SEATS - 1) for count in row.counts)


def next_deal(config: Config, standing: Standing) -> DealConfig | None:
    """What the next deal must know; None when the partie is over (PQ-8.5)."""
    return None if is_over(standing) else DealConfig(SEATS, ledger.next_dealer(standing), live=config.live)


def is_over(standing: Standing) -> bool:
    """Whether all deals of the partie are written (PQ-8.5)."""
    return len(standing.rows) == DEALS


def settle(_config: Config, standing: Standing, tally: Tally) -> Standing:
    """Write a deal (PQ-8.5)."""
    after = ledger.written(standing, tally, last=len(standing.rows) + 1 == DEALS)
    nets = nets_of(after.rows[-1])
    return replace(after, scores=tuple(map(sum, zip(standing.scores, nets, strict=True))))


def settled(config: Config, standing: Standing, tally: Tally) -> tuple[Happening, ...]:
    """The counts are read out, the nets, the end (PQ-8.5)."""
    after = settle(config, standing, tally)
    seats = [Seat(seat) for seat in range(SEATS)]
    return ledger.told(
        (
            *(Happening("deal-count", seat, {"count": tally.counts[seat]}) for seat in seats),
            *(Happening("deal-net", seat, {"amount": nets_of(after.rows[-1])[seat]}) for seat in seats),
            *(ending(after) if is_over(after) else ()),
        )
    )


def ending(standing: Standing) -> tuple[Happening, ...]:
    """How the partie has ended: whoever is ahead alone has won it."""
    winner = winner_of(standing)
    if winner is None:
        return (Happening("drawn-match", TABLE),)
    return (Happening("wins-match", winner, {"amount": standing.scores[winner]}),)


def winner_of(standing: Standing) -> Seat | None:
    """Whoever has the highest net alone."""
    ahead = [Seat(seat) for seat, net in enumerate(standing.scores) if net == max(standing.scores)]
    return ahead[0] if len(ahead) == 1 else None


def following(config: Config, standing: Standing, moved: Mapping[Seat, Seat]) -> Config:
    """The next match of the series: the deal passes on (PQ-8.1)."""
    return replace(config, first_dealer=ledger.following_dealer(standing, moved))
