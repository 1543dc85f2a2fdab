"""Golden records: whole matches as they were once played. `scripts/golden` writes them anew, on purpose only."""

from pathlib import Path

import pytest

from pik.core.record import read, replay, write
from pik.games import CATALOG
from tests.golden import piquet, spades
from tests.golden.rendering import rendered

HOME = Path(__file__).parent
RECORDS = sorted(HOME.glob("*.jsonl"))
HAPPENINGS = {
    "shows-rams",
    "four-jacks",
    "touches-zero",
    "wins-match",
    "jack-penalty",
    "sits-out",
    "claim-accepted",
    "claim-refused",
    "marked",
    "lot-dealer",
    "says-none-mine",
    "announces-pikala",
    "announces-blonds",
    "announces-brunettes",
}


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_replay(path: Path) -> None:
    """A golden record replays with the digests it has, and ends where the match was over."""
    record = read(path.read_bytes())
    *_, end = replay(CATALOG[record.header.game], record)
    assert end.over
    assert write(record) == path.read_bytes()


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_what_happened(path: Path) -> None:
    """What is told of a golden match, and its sheet, is what was told then."""
    record = read(path.read_bytes())
    expected = path.with_suffix(".txt").read_text("utf-8")
    assert expected == rendered(CATALOG[record.header.game], record)


def test_what_is_rare_is_among_them() -> None:
    """Between them the golden matches have every game and number of seats and all that is rare, and stay small."""
    names = {*(f"pikala-{seats}" for seats in range(2, 7)), *piquet.MATCHES, *spades.MATCHES}
    assert {path.stem for path in RECORDS} == names
    words = {word for path in RECORDS for word in path.with_suffix(".txt").read_text("utf-8").split()}
    assert words >= HAPPENINGS | piquet.HAPPENINGS | spades.HAPPENINGS
    assert max(path.stat().st_size for path in RECORDS) < 60_000
