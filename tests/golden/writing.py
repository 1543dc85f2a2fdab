"""Writes the golden records: whole matches chosen for what happens in them, of Pikala one for each number of seats."""

import random
from pathlib import Path
from typing import Final

import msgspec

from pik.core.record import Entry, Record, begin, extend, write
from pik.core.seat import Seat
from pik.games import CATALOG
from pik.games.pikala import MATCH, PIKALA
from pik.games.pikala.config import Config
from tests.golden import piquet, spades
from tests.golden.rendering import rendered
from tests.independent.chooser import Chooser

HOME: Final = Path(__file__).parent
SEEDS: Final = {2: 115, 3: 11, 4: 17, 5: 13, 6: 2}
"""Seats and the seed of a match in which much happens."""


def record_of(seats: int, seed: int) -> Record:
    """The match of a seed; its first dealer is the last seat, or falls by lot where the seats are odd."""
    chooser = Chooser(random.Random(f"golden {seats} {seed}"))
    config = Config(seats, None if seats % 2 else Seat(seats - 1))
    header, live = begin(PIKALA, msgspec.json.encode(config))
    match = MATCH.start(config)
    entries: list[Entry] = []
    while MATCH.waiting(match):
        seat, act = chooser.next(match)
        match = MATCH.step(match, seat, act)
        entry, live = extend(live, seat, msgspec.json.encode(act))
        entries.append(entry)
    return Record(header, tuple(entries))


def main() -> None:
    """Write each record and its rendering."""
    for seats, seed in SEEDS.items():
        record = record_of(seats, seed)
        (HOME / f"pikala-{seats}.jsonl").write_bytes(write(record))
        (HOME / f"pikala-{seats}.txt").write_text(rendered(PIKALA, record), "utf-8")
    others = {
        name: writer(name)
        for writer, names in ((piquet.record_of, piquet.MATCHES), (spades.recorded, spades.MATCHES))
        for name in names
    }
    for name, record in others.items():
        (HOME / f"{name}.jsonl").write_bytes(write(record))
        (HOME / f"{name}.txt").write_text(rendered(CATALOG[record.header.game], record), "utf-8")


if __name__ == "__main__":
    main()
