"""A whole match under all comparisons."""

import random

from pik.core.hosted import Hosted

from .piquet_company import Company, Deed, random_options
from .piquet_lockstep import Lockstep
from .piquet_worlds import World, compare, fresh


class Session:
    """One random match: the company decides, engine and referee are compared."""

    def __init__(self, chance: random.Random, *, norman: bool, live: bool = False, game: Hosted | None = None) -> None:
        self._chance = chance
        self._company = Company(chance)
        self.lockstep = Lockstep(random_options(chance, norman=norman, live=live), game)
        self._start = self._now()
        self._log: list[Deed] = []

    def play(self) -> int:
        """Play to the end; the number of deals."""
        referee = self.lockstep.referee
        while referee.phase != "over":
            self._compare()
            if referee.phase in ("spread", "shuffle"):
                self._start, self._log = self._now(), []
            deed = self._company.next(referee)
            self._log.append(deed)
            self.lockstep.act(*deed)
            if self._chance.random() < (0.5 if referee.phase == "declare" else 0.05):
                self.lockstep.compare_known()
            if referee.phase in ("shuffle", "ready", "over") and deed[1]["type"] != "ready":
                self._another_world()
        return len(referee.accounts)

    def _compare(self) -> None:
        if self._chance.random() < 0.1:
            self.lockstep.compare_choices()
        if self._chance.random() < 0.5:
            self.lockstep.compare_attempt(self._chance)

    def _another_world(self) -> None:
        viewer = self._chance.choice(self.lockstep.viewers)
        log = self._log[: self._chance.randint(1, len(self._log))]
        self.lockstep.seen[compare(self._start, log, viewer, self._chance)] += 1

    def _now(self) -> World:
        return World(self.lockstep.live, fresh(self.lockstep.referee), fresh(self.lockstep.known))
