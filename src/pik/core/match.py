"""A match is a game again: a deal game, dealt over and over, and the ledger between the deals."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Generic, TypeVar, cast

import msgspec
from msgspec import Struct
from typing_extensions import TypeIs

from pik.core.breach import Breaches
from pik.core.game import Act, Action, Config, DealConfig, Game, Ledger, Outcome, Screen, Seen, State, View
from pik.core.lazy import Choices, Either, Lazy, Listed, Mapped
from pik.core.message import Happening, Refusal
from pik.core.seat import Seat
from pik.core.series import Standing
from pik.core.sheet import Sheet

READ: Final = 64
"""An act is read again and again while it is new: to be checked, done, told, and shown to each viewer."""

C = TypeVar("C")
G = TypeVar("G")
S = TypeVar("S")
V = TypeVar("V")
W = TypeVar("W")


class Match(Struct, Generic[C, G, S], frozen=True):
    """A match: its config, the standing, and the deal (kept when finished, until the next one starts)."""

    config: C
    standing: G
    deal: S | None


class MatchView(Struct, Generic[C, G, V], frozen=True):
    """A match as a viewer was shown it; configs and standings are public."""

    config: C
    standing: G
    deal: V | None
    seat: Seat | None


class MatchScreen(Struct, Generic[W], frozen=True):
    """A match as a device may show it now."""

    seat: Seat | None
    sheet: Sheet
    board: W | None


def match_of(
    deal: Game[DealConfig, State, Action, View, Screen, Seen, Outcome],
    ledger: Ledger[Config, Standing, DealConfig, Outcome, Act],
) -> Game[
    Config,
    Match[Config, Standing, State],
    Action | Act,
    MatchView[Config, Standing, View],
    MatchScreen[Screen],
    Seen | Act,
    Standing,
]:
    """The game of whole matches: deals follow each other as the ledger says, until it wants no more."""
    of = _MatchOf(deal, ledger)
    return Game(
        name=deal.name,
        version=deal.version,
        seats=deal.seats,
        decode=lru_cache(READ)(of.decode),
        owns=of.owns,
        start=of.start,
        waiting=of.waiting,
        options=of.options,
        offers=of.offers,
        refusal=of.refusal,
        step=of.step,
        view=of.view,
        screen=of.screen,
        redact=of.redact,
        narrate=of.narrate,
        worlds=of.worlds,
        outcome=of.outcome,
        breaches=of.breaches,
    )


@dataclass(eq=False)
class _MatchOf(Generic[Config, Standing, DealConfig, State, Action, View, Screen, Seen, Outcome, Act]):
    """Much is asked about a state and the one after it, so the newest answers are kept: of two states, of one act."""

    deal: Game[DealConfig, State, Action, View, Screen, Seen, Outcome]
    ledger: Ledger[Config, Standing, DealConfig, Outcome, Act]
    made_ready: tuple[Match[Config, Standing, State], State | None] | None = None
    before: tuple[Match[Config, Standing, State], State | None] | None = None
    stepped: tuple[State, Seat, Action, State] | None = None

    def ready(self, m: Match[Config, Standing, State]) -> State | None:
        """The running deal, or a fresh one when the ledger waits for nobody."""
        newest = self.made_ready
        if newest is None or newest[0] is not m:
            older, self.before = self.before, newest
            newest = self.made_ready = (m, self.running_or_fresh(m)) if older is None or older[0] is not m else older
        return newest[1]

    def running_or_fresh(self, m: Match[Config, Standing, State]) -> State | None:
        if m.deal is not None and self.deal.waiting(m.deal):
            return m.deal
        if self.ledger.waiting(m.config, m.standing):
            return None
        config = self.ledger.next_deal(m.config, m.standing)
        return None if config is None else self.deal.start(config)

    def start(self, config: Config) -> Match[Config, Standing, State]:
        return Match(config, self.ledger.opening(config), None)

    def waiting(self, m: Match[Config, Standing, State]) -> frozenset[Seat]:
        now = self.ready(m)
        return self.ledger.waiting(m.config, m.standing) if now is None else self.deal.waiting(now)

    def options(self, m: Match[Config, Standing, State], seat: Seat) -> Choices[Action | Act]:
        now = self.ready(m)
        if now is None:
            return self.ledger.options(m.config, m.standing, seat)
        return self.deal.options(now, seat)

    def offers(self, m: Match[Config, Standing, State], seat: Seat) -> Choices[Action | Act]:
        marks: Choices[Action | Act] = self.ledger.offers(m.config, m.standing, seat)
        now = self.ready(m)
        if now is None:
            return marks
        unasked: Choices[Action | Act] = self.deal.offers(now, seat)
        if not unasked.size:
            return marks
        return Either(unasked, marks) if marks.size else unasked

    def breaches(self, m: Match[Config, Standing, State], seat: Seat) -> tuple[Breaches[Action | Act], ...]:
        now = self.ready(m)
        if now is None:
            return ()
        found = self.deal.breaches(now, seat)
        return tuple([Breaches[Action | Act](each.rule, each.price, each.acts) for each in found])

    def refusal(self, m: Match[Config, Standing, State], seat: Seat, action: Action | Act) -> Refusal | None:
        if self.ledger.owns(action):
            return self.ledger.refusal(m.config, m.standing, seat, action)
        now = self.ready(m)
        if now is None or not self.deal.owns(action):
            return Refusal("not-now")
        return self.deal.refusal(now, seat, action)

    def step(
        self, m: Match[Config, Standing, State], seat: Seat, action: Action | Act
    ) -> Match[Config, Standing, State]:
        now = self.ready(m)
        if now is not None and self.deal.owns(action):
            after = self.deal.step(now, seat, action)
            self.stepped = (now, seat, action, after)
            done = self.deal.outcome(after)
            standing = m.standing if done is None else self.ledger.settle(m.config, m.standing, done)
            return Match(m.config, standing, after)
        if self.ledger.owns(action):
            return msgspec.structs.replace(m, standing=self.ledger.step(m.config, m.standing, seat, action))
        raise Refusal("not-now")

    def view(self, m: Match[Config, Standing, State], seat: Seat | None) -> MatchView[Config, Standing, View]:
        return MatchView(m.config, m.standing, None if m.deal is None else self.deal.view(m.deal, seat), seat)

    def screen(self, v: MatchView[Config, Standing, View]) -> MatchScreen[Screen]:
        board = None if v.deal is None else self.deal.screen(v.deal)
        return MatchScreen(v.seat, self.ledger.sheet(v.config, v.standing), board)

    def redact(
        self, m: Match[Config, Standing, State], seat: Seat, action: Action | Act, viewer: Seat | None
    ) -> Seen | Act:
        now = self.ready(m)
        if now is not None and self.deal.owns(action):
            return self.deal.redact(now, seat, action, viewer)
        if self.ledger.owns(action):
            return action
        raise Refusal("not-now")

    def narrate(self, m: Match[Config, Standing, State], seat: Seat, action: Action | Act) -> tuple[Happening, ...]:
        now = self.ready(m)
        if now is None or not self.deal.owns(action):
            if self.ledger.owns(action):
                return self.ledger.narrate(m.config, m.standing, seat, action)
            raise Refusal("not-now")
        told = self.deal.narrate(now, seat, action)
        newest = self.stepped
        known = newest is not None and newest[0] is now and newest[1:3] == (seat, action)
        done = self.deal.outcome(newest[3] if newest is not None and known else self.deal.step(now, seat, action))
        return told if done is None else told + self.ledger.settled(m.config, m.standing, done)

    def worlds(self, v: MatchView[Config, Standing, View]) -> Lazy[Match[Config, Standing, State]]:
        if v.deal is None:
            return Listed((Match[Config, Standing, State](v.config, v.standing, None),))
        return Mapped(
            self.deal.worlds(v.deal),
            lambda state: Match(v.config, v.standing, state),
            lambda item: self.deal_of(v, item),
        )

    def deal_of(self, v: MatchView[Config, Standing, View], item: object) -> State | None:
        """The deal of a match that has the view's config and standing; None for anything else."""
        if not isinstance(item, Match):
            return None
        m = cast("Match[Config, Standing, State]", item)
        return m.deal if (m.config, m.standing) == (v.config, v.standing) else None

    def outcome(self, m: Match[Config, Standing, State]) -> Standing | None:
        if (m.deal is not None and self.deal.waiting(m.deal)) or self.ledger.waiting(m.config, m.standing):
            return None
        return m.standing if self.ledger.next_deal(m.config, m.standing) is None else None

    def decode(self, raw: bytes) -> Action | Act:
        try:
            return self.deal.decode(raw)
        except msgspec.ValidationError:
            return self.ledger.decode(raw)

    def owns(self, action: object) -> TypeIs[Action | Act]:
        return self.ledger.owns(action) or self.deal.owns(action)
