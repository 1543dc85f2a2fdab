"""What the comparison reads of the engine's bytes, and the configs it writes."""

import re

import msgspec
from msgspec import Struct

from .piquet_table import Options

CARD = re.compile(rb'(?<=[" ])[SHDC][789TJQKA](?=[" ])')
CUTS = re.compile(rb'"(?:cuts|earlier)":\[[^]]*\]|\{"code":"note-cut"[^}]*\}\}')
"""Cards of the pack spread before the deal, which everybody saw."""


class WrongData(Struct):
    """A false brag that is known."""

    seat: int
    category: str
    righted: bool = False


class LiveData(Struct):
    """What a live table shows besides."""

    over: list[int]
    wrong: list[WrongData]


class CallData(Struct):
    """What one has said in a category."""

    seat: int
    category: str
    size: int | None
    rank: str | None
    pips: int | None
    answer: str | None
    second: str | None


class ComboData(Struct):
    """What has been counted and shown."""

    seat: int
    category: str
    combinations: list[list[str]]


class WhiteData(Struct):
    """A white hand that was shown."""

    seat: int
    cards: list[str]


class CutData(Struct):
    """A card turned up in the spread pack."""

    seat: int
    card: str


class DealData(Struct):
    """A deal as a viewer was shown it."""

    dealer: int | None
    cuts: list[CutData]
    earlier: list[CutData]
    cards: list[int]
    counts: list[int]
    taken: list[int]
    calls: list[CallData]
    combos: list[ComboData]
    whites: list[WhiteData]
    looked: list[int]
    announced: list[int]
    live: LiveData | None = None

    def combos_of(self, seat: int, category: str) -> list[list[str]]:
        """What counts for a seat in a category."""
        found = [combo for combo in self.combos if (combo.seat, combo.category) == (seat, category)]
        return [cards for combo in found for cards in combo.combinations]


class PartData(Struct):
    """One reason for points."""

    rule: str
    amount: int


class RowData(Struct):
    """A deal on the pad."""

    counts: list[int]
    parts: list[list[PartData]]


class StandingData(Struct):
    """The pad."""

    scores: list[int]
    rows: list[RowData]


class View(Struct):
    """A match as a viewer was shown it."""

    standing: StandingData
    deal: DealData | None


def all_cards(raw: bytes) -> set[str]:
    """Every card that is named anywhere in these bytes, but for those that were cut before the deal."""
    return {found.decode() for found in CARD.findall(CUTS.sub(b"", raw))}


def config_of(options: Options) -> bytes:
    """The options as the engine reads them."""
    common: dict[str, object] = {"first_dealer": options.first_dealer, **({"table": "live"} if options.live else {})}
    if not options.norman:
        way = "thrice" if options.thrice else "twos"
        common |= {"deals": options.deals, "deal_by": way, "open_refait": options.open_refait}
    return msgspec.json.encode(common)
