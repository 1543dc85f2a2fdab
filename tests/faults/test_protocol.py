"""The protocol as a state machine: whatever people, links, store and server do, the laws of the table hold.

`PIK_STEPS=1000000` takes a million steps.
"""

import os
from collections import Counter
from contextlib import ExitStack
from random import Random
from typing import ClassVar, Final

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from pik.games import CATALOG
from pik.web import session
from tests.faults.deeds import DEEDS, come_all, get_going
from tests.faults.walks import NAMES
from tests.faults.world import World, listening
from tests.toy import TOY

EACH: Final = 100
GAMES: Final = {**CATALOG, TOY.name: TOY}
STEPS: Final = int(os.environ.get("PIK_STEPS", "20000")) // len(GAMES)
"""Of each game."""
OFTEN: Final = settings(
    stateful_step_count=EACH,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    database=None,
)


class Protocol(RuleBasedStateMachine):
    """A table of people with several devices each, over a network, a store and a server that fail."""

    game: ClassVar[str] = ""
    seen: ClassVar[Counter[str]] = Counter()
    """Steps and refusals, by their kind."""

    def __init__(self) -> None:
        super().__init__()
        self._stack = ExitStack()
        self.troubles: list[str] = []
        self._stack.enter_context(listening(self.troubles))

    @initialize(seed=st.integers(0, 2**32 - 1))
    def open(self, seed: int) -> None:
        """Somebody opens a table, and everybody comes."""
        self.world = World(GAMES[self.game], seed, self.troubles)
        for deed in (come_all, get_going):
            deed(self.world, self.world.devices[0], Random(seed))
            self.world.settle()

    @rule(name=st.sampled_from(NAMES), who=st.integers(0, 15), pick=st.integers(0, 2**24 - 1), at_once=st.booleans())
    def do(self, name: str, who: int, pick: int, at_once: bool) -> None:
        """Something happens, and what follows from it, or something else comes first."""
        world = self.world
        DEEDS[name][0](world, world.devices[who % len(world.devices)], Random(pick))
        if not at_once:
            world.settle()
        self.seen["steps"] += 1
        self.seen[f"phase {world.ledger.fold.life.phase}"] += 1

    @invariant()
    def the_laws_hold(self) -> None:
        """What must hold after every step."""
        if hasattr(self, "world"):
            self.world.check()

    def teardown(self) -> None:
        """Everything is mended; nothing is lost."""
        with self._stack:
            if hasattr(self, "world"):
                try:
                    self.world.end()
                finally:
                    self.world.gone()
                self.seen.update({f"refused {code}": count for code, count in self.world.refusals.items()})


@pytest.mark.parametrize("name", GAMES)
def test_laws_hold_whatever_happens(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Each act once, stale ones cost nothing, seats stay, frames are numbered, views hide, the log is the table."""
    monkeypatch.setattr(session, "AT_ONCE", 10**9)
    monkeypatch.setattr(Protocol, "game", name)
    monkeypatch.setattr(Protocol, "seen", Counter[str]())
    while (left := STEPS - Protocol.seen["steps"]) > 0:
        run_state_machine_as_test(Protocol, settings=settings(OFTEN, max_examples=left // EACH + 1))
    assert {f"phase {phase}" for phase in ("gathering", "playing", "finished")} <= set(Protocol.seen)
    assert {f"refused {code}" for code in ("stale", "not-seated", "try-again")} <= set(Protocol.seen)
