"""R1 on the wire: whoever can't tell two tables apart is sent the same bytes at the same moments, whatever he does."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

import pytest

from pik.core.hosted import Hosted
from pik.games import CATALOG
from pik.room import prompter
from pik.web import session
from tests.faults.comparing import Comparison, LeakError
from tests.faults.leaks import LEAKS, leaky
from tests.faults.pairs import GAMES, pairs
from tests.faults.traffic import kinds_of
from tests.faults.world import listening


@pytest.fixture(autouse=True)
def _quietly(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As many messages as one likes, and no word about bots without a wish."""
    monkeypatch.setattr(session, "AT_ONCE", 10**9)
    with listening([]):
        yield


@pytest.mark.parametrize("name", GAMES)
def test_who_can_not_know_is_sent_the_same(name: str) -> None:
    """R1, R3: first paint, frames, log, record, page, refusals and moments are equal for every seat and all others."""
    counted: Counter[str] = Counter()
    kinds: set[str] = set()
    for table, found in pairs(name):
        Comparison(found, {name: GAMES[name]}, Random(len(counted))).run()
        counted["seat" if found.seat is not None else "onlooker" if found.key else "stranger"] += 1
        kinds |= {kind for seat in table.waiting if seat >= 0 for kind in kinds_of(table, seat)}
    assert min(counted["seat"], counted["onlooker"], counted["stranger"]) >= 5
    assert len(kinds) > 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("where", LEAKS)
def test_planted_leak_is_found(name: str, where: str) -> None:
    """A game that tells what is hidden in one place is found out."""
    catalog = {name: leaky(GAMES[name], where)}
    with pytest.raises(LeakError):
        compare_all(name, catalog)


def at_once(pace: float, thought: float) -> float:
    """How long to wait when one does not care."""
    return 0.0


def test_moments_that_tell_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """R3: bots who act as soon as they have thought, which takes another time for other cards, are found out."""
    monkeypatch.setattr(prompter, "wait_for", at_once)
    with pytest.raises(LeakError, match="bots acted"):
        compare_all("pikala", CATALOG)


def compare_all(name: str, catalog: Mapping[str, Hosted]) -> None:
    """Compare all pairs of a game. Raises LeakError."""
    for _, found in pairs(name):
        Comparison(found, catalog, Random(1)).run()
