"""Random deals of live tables, by players who misbehave: every law holds over the very same matches.

`PIK_DEALS=10000` sets the number of written deals of each game; a few matches without it. The laws are those of
this folder.
"""

import os
import random
from collections.abc import Iterator
from inspect import signature
from itertools import product
from typing import Any, Final, cast

import pytest
from hypothesis import strategies as st

from tests.laws import (
    test_choices,
    test_pikala_rows,
    test_piquet_counts,
    test_records,
    test_secrecy,
    test_states,
    test_words,
)
from tests.laws.games import CASES, AnyCase
from tests.laws.walk import SEEDS, match_of

DEALS: Final = int(os.environ.get("PIK_DEALS", "6"))
LIVE = tuple(name for name in CASES if name.endswith("-live"))
MODULES = (
    test_choices,
    test_pikala_rows,
    test_piquet_counts,
    test_records,
    test_secrecy,
    test_states,
    test_words,
)
OF_ALL = ("choices", "records", "secrecy", "states", "words")


class Fixed:
    """Draws for a law: always the same match, so that all laws look at one."""

    def __init__(self, case: AnyCase, chance: random.Random) -> None:
        self._config = chance.choice(case.configs)
        self._seed = chance.randbytes(4)

    def draw(self, strategy: object) -> object:
        """The config, or the seed of whatever else is random."""
        return self._seed if strategy is SEEDS else self._config


def laws(name: str) -> Iterator[tuple[Any, dict[str, object]]]:
    """Every law of this folder that asks for nothing but random matches of a game, for all else it is tried with."""
    found = [law for module in MODULES for law in vars(module).values() if hasattr(law, "hypothesis")]
    for law in found:
        tried = {mark.args[0]: mark.args[1] for mark in law.pytestmark}
        check = law.hypothesis.inner_test
        if name in tried.pop("name", ()) and set(signature(check).parameters) == {"name", "data", *tried}:
            for values in product(*tried.values()):
                yield check, dict(zip(tried, values, strict=True))


@pytest.mark.parametrize("name", LIVE)
def test_every_law_is_among_them(name: str) -> None:
    """PK-8.6: what may be done, what is kept, who learns what, what is said and what is written: all of it is tried."""
    assert {check.__module__ for check, _ in laws(name)} >= {f"tests.laws.test_{each}" for each in OF_ALL}


@pytest.mark.parametrize("name", LIVE)
def test_live_deals_keep_every_law(name: str) -> None:
    """PK-8.6, PQ-6.1, PQ-6.2: whatever is misdone, every law of random matches holds."""
    chance, deals = random.Random(name), 0
    while deals < DEALS:
        fixed = cast("st.DataObject", Fixed(CASES[name], chance))
        deals += len(match_of(CASES[name], fixed)[-1].after.standing.rows)
        for law, others in laws(name):
            law(name=name, data=fixed, **others)
