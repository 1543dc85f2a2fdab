"""A random company for the comparison of engine and referee: it likes what is rare."""

import random
from typing import TypeAlias

from msgspec import UnsetType
from msgspec.structs import replace

from pik.cards.notation import parse_cards
from pik.core.lazy import Choices, PicksData
from pik.core.match import Match
from pik.core.seat import TABLE, Seat
from pik.games.pikala import MATCH
from pik.games.pikala.actions import Action, Announce, Claim, Cut, Draw, Shuffle, SitOut, Vote
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Act, Consent, Row, Standing, Unmark
from pik.games.pikala.state import Deal
from tests.independent.stacking import stacked

State: TypeAlias = Match[Config, Standing, Deal]
Deed: TypeAlias = Action | Act
LOW = (1, 2, 3, 4, 5, 6, 7, 11, 12, 16, 17, 25)


class Dice:
    """The draw of lazy sets, thrown with ordinary dice."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def below(self, n: int, /) -> int:
        return self._chance.randrange(n)


class Chooser:
    """Decides for the pack, for all seats and for the scorer."""

    def __init__(self, chance: random.Random, *, live: bool = False) -> None:
        self._chance = chance
        self._live = live
        self._dice = Dice(chance)
        self._cut: int | None = None

    def opening(self, seats: int) -> State:
        """A match at its start, or one in which low scores have been written already, perhaps many deals ago."""
        chance = self._chance
        first = None if chance.random() < 0.3 else Seat(chance.randrange(seats))
        fresh = MATCH.start(Config(seats, first, "live" if self._live else "guided"))
        if first is None or chance.random() < 0.3:
            return fresh
        scores = tuple(chance.choice(LOW) for _ in range(seats))
        row = Row(scores, (0,) * seats, ((),) * seats)
        rows = (row,) * chance.choice((1, 2, 3, 4, 5, 198))
        return Match(fresh.config, replace(fresh.standing, scores=scores, rows=rows), None)

    def next(self, match: State) -> tuple[Seat, Deed]:
        """The next act of a match that is not over."""
        unasked = self._unasked(match)
        if unasked is not None:
            return unasked
        seat = self._chance.choice(sorted(MATCH.waiting(match)))
        breaches = MATCH.breaches(match, seat)
        if breaches and self._chance.random() < (0.2 if breaches[0].rule == "PK-8.1" else 0.6):
            return seat, self._chance.choice(breaches).acts.sample(self._dice)
        return seat, self._asked(match, seat)

    def _unasked(self, match: State) -> tuple[Seat, Deed] | None:
        if self._chance.random() > 0.08:
            return None
        seats = [Seat(seat) for seat in range(match.config.seats)]
        desk = match.standing.live
        if not isinstance(desk, UnsetType) and desk.asked and self._chance.random() < 0.8:
            answering = next(seat for seat in seats if Consent(accept=True) in MATCH.offers(match, seat))
            return answering, Consent(accept=self._chance.random() < 0.8)
        offers = [(seat, MATCH.offers(match, seat)) for seat in (*seats, TABLE)]
        open_to = [
            (seat, acts) for seat, acts in offers if acts.size and (seat != TABLE or self._chance.random() < 0.2)
        ]
        if not open_to:
            return None
        seat, acts = self._chance.choice(open_to)
        act = Unmark() if Unmark() in acts and self._chance.random() < 0.5 else acts.sample(self._dice)
        return None if isinstance(act, Claim) and self._chance.random() < 0.4 else (seat, act)

    def _asked(self, match: State, seat: Seat) -> Deed:
        acts = MATCH.options(match, seat)
        act = acts.sample(self._dice)
        match act:
            case Shuffle():
                return self._shuffle(match, act)
            case Cut():
                return Cut(self._cut) if self._cut else act
            case Draw() | SitOut():
                return self._draw(acts, act)
            case Announce():
                loud = [each for each in acts if each != Announce()]
                return self._chance.choice(loud) if loud and self._chance.random() < 0.7 else act
            case Vote():
                return Vote(accept=self._chance.random() < 0.85)
            case _:
                return act

    def _shuffle(self, match: State, act: Shuffle) -> Deed:
        self._cut = None
        standing = match.standing
        if standing.dealer is None or self._chance.random() < 0.3:
            return act
        seats = match.config.seats
        dealer = standing.dealer + len(standing.rows)
        circle = [(dealer + place) % seats for place in range(1, seats + 1)]
        again = match.deal is not None and match.deal.end is None and bool(match.deal.jacks)
        pack = parse_cards(" ".join(stacked(self._chance, circle, jack_turned=again)))
        self._cut = self._chance.randint(1, 35)
        return Shuffle(pack[-self._cut :] + pack[: -self._cut], act.salt)

    def _draw(self, acts: Choices[Deed], act: Deed) -> Deed:
        kind = self._chance.random()
        (picks,) = (each for each in acts.described() if isinstance(each, PicksData))
        same_suit = len({card[0] for card in picks.cards}) == 1
        if kind < (0.9 if same_suit else 0.35):
            return Draw(())
        if kind < 0.5 and SitOut() in acts:
            return SitOut()
        return Draw(tuple(self._chance.sample(picks.cards, picks.sizes[-1]))) if kind > 0.7 else act
