"""The account of piquet for two: differences, koroliks, refaits, the partie."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from pik.core.message import Happening
from pik.core.seat import TABLE, Seat
from pik.games.piquet import ledger, scoring
from pik.games.piquet.classic.config import Config
from pik.games.piquet.config import DealConfig
from pik.games.piquet.ledger import Row, Standing
from pik.games.piquet.tally import Tally

SEATS = 2
KOROLIK = 2
"""So many deals make a korolik (PQ-1.4)."""


class Korolik(Struct, frozen=True):
    """Two deals, or the first of them: the net for seat 0, whether it counts double, whether both are there."""

    net: int
    doubled: bool
    complete: bool

    @property
    def refait(self) -> bool:
        """Whether it is through and has netted to zero (PQ-7.2)."""
        return self.complete and scoring.is_refait(self.net)

    @property
    def points(self) -> int:
        """What it counts for seat 0 (PQ-7.2)."""
        return scoring.korolik_points(self.net, self.doubled)


def opening(config: Config) -> Standing:
    """Nobody owes anything."""
    return Standing((0,) * SEATS, config.first_dealer)


def net_of(row: Row) -> int:
    """What a deal brings seat 0: the difference, which belongs to the higher count (PQ-7.1)."""
    mine, theirs = row.counts
    return scoring.difference(mine, theirs) - scoring.difference(theirs, mine)


def koroliks(config: Config, rows: tuple[Row, ...]) -> tuple[Korolik, ...]:
    """The koroliks of some deals, the last perhaps with its first deal only; a refait doubles the next (PQ-7.2)."""
    found: list[Korolik] = []
    doubled = config.open_refait
    for at in range(0, len(rows), KOROLIK):
        deals = rows[at : at + KOROLIK]
        found.append(Korolik(sum(map(net_of, deals)), doubled, len(deals) == KOROLIK))
        doubled = found[-1].refait
    return tuple(found)


def result(config: Config, rows: tuple[Row, ...]) -> int:
    """The net of the koroliks for seat 0 (PQ-7.3)."""
    return sum(korolik.points for korolik in koroliks(config, rows))


def sides(net: int) -> tuple[int, ...]:
    """A net as it is written: at the side of whoever is ahead (PQ-7.1)."""
    return (max(net, 0), max(-net, 0))


def is_over(config: Config, standing: Standing) -> bool:
    """Whether all deals of the match are written (PQ-1.4)."""
    return len(standing.rows) == config.deals


def next_deal(config: Config, standing: Standing) -> DealConfig | None:
    """What the next deal must know; None when the match is over (PQ-1.4)."""
    if is_over(config, standing):
        return None
    return DealConfig(SEATS, ledger.next_dealer(standing), config.deal_by, config.live)


def settle(config: Config, standing: Standing, tally: Tally) -> Standing:
    """Write a deal (PQ-7.1)."""
    after = ledger.written(standing, tally, last=len(standing.rows) + 1 == config.deals)
    return replace(after, scores=sides(result(config, after.rows)))


def settled(config: Config, standing: Standing, tally: Tally) -> tuple[Happening, ...]:
    """The counts are read out, the difference, the korolik, the end (PQ-7.1 to PQ-7.3)."""
    after = settle(config, standing, tally)
    last = koroliks(config, after.rows)[-1]
    counts = tuple(Happening("deal-count", Seat(seat), {"count": count}) for seat, count in enumerate(tally.counts))
    return ledger.told(
        (
            *counts,
            *gain("deal-difference", net_of(after.rows[-1])),
            *(korolik_told(last) if last.complete else ()),
            *(ending(config, after) if is_over(config, after) else ()),
        )
    )


def gain(code: str, net: int) -> tuple[Happening, ...]:
    """Points for whoever is ahead, if anybody is."""
    return (Happening(code, Seat(0 if net > 0 else 1), {"amount": abs(net)}),) if net else ()


def korolik_told(korolik: Korolik) -> tuple[Happening, ...]:
    """What a korolik has brought (PQ-7.2)."""
    if korolik.refait:
        return (Happening("refait", TABLE),)
    return gain("korolik-doubled" if korolik.doubled else "korolik-single", korolik.points)


def ending(config: Config, standing: Standing) -> tuple[Happening, ...]:
    """How the match has ended (PQ-7.3)."""
    return gain("wins-match", result(config, standing.rows)) or (Happening("drawn-match", TABLE),)


def refait_open(config: Config, standing: Standing) -> bool:
    """Whether the next korolik would count double: the last one through was a refait (PQ-7.2)."""
    through = [korolik for korolik in koroliks(config, standing.rows) if korolik.complete]
    return through[-1].refait if through else config.open_refait


def following(config: Config, standing: Standing, moved: Mapping[Seat, Seat]) -> Config:
    """The next match of the series: the deal alternates on (PQ-1.2), an open refait goes with it (PQ-7.2).

    A refait lies between two people: it is lost when one of them has left.
    """
    both = all(Seat(seat) in moved for seat in range(SEATS))
    return replace(
        config,
        first_dealer=ledger.following_dealer(standing, moved),
        open_refait=both and refait_open(config, standing),
    )
