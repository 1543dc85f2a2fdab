"""A match seen from outside: bytes in, bytes out, no game's type named. What the room and the catalog hold."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Generic, Protocol, TypeAlias, cast

import msgspec
from msgspec import UNSET, Struct, UnsetType

from pik.core.breach import BreachData
from pik.core.draw import Draw
from pik.core.game import Act, Action, Config, DealConfig, Game, Ledger, Outcome, Screen, Seen, State, View
from pik.core.lazy import ChoiceData
from pik.core.lesson import Lesson
from pik.core.match import Match, MatchScreen, MatchView, match_of
from pik.core.message import Happening, Refusal
from pik.core.seat import CHANCE, Seat
from pik.core.series import Finished, Option, SeriesSheet, Standing, Term

_encode = msgspec.json.Encoder().encode
_in_order = msgspec.json.Encoder(order="deterministic").encode


class Asked(Struct, frozen=True):
    """What a seat may do: what it is asked for, what it may do unasked, and, if anything, what breaks a rule."""

    options: tuple[ChoiceData, ...] = ()
    offers: tuple[ChoiceData, ...] = ()
    breaches: tuple[BreachData, ...] | UnsetType = UNSET


NOTHING: Final = Asked()


class Live(Protocol):
    """One running match as a value. Acts are JSON; bad ones raise a Refusal and change nothing."""

    @property
    def waiting(self) -> frozenset[Seat]:
        """Whom the table waits for; empty when the match is over."""
        ...

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        ...

    def asked(self, seat: Seat) -> Asked:
        """What a seat may do now."""
        ...

    def act(self, seat: Seat, raw: bytes) -> "Live":
        """The match after an act. Raises Refusal."""
        ...

    def normal(self, raw: bytes) -> bytes:
        """The one way to write an act that the log keeps. Raises Refusal for what is no act of the game."""
        ...

    def chance(self, draw: Draw) -> bytes:
        """An act of the pack, drawn; only when the table waits for CHANCE."""
        ...

    def view(self, seat: Seat | None) -> bytes:
        """All that a viewer was ever shown in this deal."""
        ...

    def screen(self, seat: Seat | None) -> bytes:
        """What a viewer may look at now."""
        ...

    def redact(self, seat: Seat, raw: bytes, viewer: Seat | None) -> bytes:
        """An acceptable act, written as the log keeps it, as a viewer sees it done."""
        ...

    def narrate(self, seat: Seat, raw: bytes) -> tuple[Happening, ...]:
        """What everybody sees happen when an acceptable act is done."""
        ...

    def digest(self) -> str:
        """A fingerprint of the full state. It must not leave the server before the match is over."""
        ...


@dataclass(frozen=True)
class Hosted:
    """A game of the catalog with its types closed over."""

    name: str
    version: int
    seats: range
    resolve: Callable[[bytes], bytes]
    """A config (JSON) with every option spelled out. Raises Refusal("bad-config")."""
    open: Callable[[bytes], Live]
    """A match at its start. Raises Refusal("bad-config")."""
    between: Callable[[Live], bool]
    """Whether no deal of the match is running."""
    following: Callable[[bytes, Live, Mapping[Seat, Seat]], bytes]
    """The config of the next match of a series: its options, the match before, where each seat's people sit now.

    Raises Refusal("bad-config").
    """
    series: Callable[[tuple[Finished[Live], ...]], SeriesSheet]
    """The account of a series; its columns are the numbers of people, without their names."""
    terms: Callable[[bytes], tuple[Term, ...]]
    """A config in plain words. Raises Refusal("bad-config")."""
    questions: tuple[Option, ...] = ()
    """The options that may be chosen for a match, besides the number of seats."""
    marks: bool = False
    """Whether somebody keeps marks for the table."""
    lesson: Lesson | None = None


class Running(Struct, Generic[Config, State, Action, View, Screen, Seen, Outcome], frozen=True):
    """The one kind of `Live`: a game and a state of it, with what is asked of every state."""

    game: Game[Config, State, Action, View, Screen, Seen, Outcome]
    state: State
    waiting: frozenset[Seat]
    """Whom the table waits for; empty when the match is over."""
    over: bool
    """Whether the match has ended."""

    def asked(self, seat: Seat) -> Asked:
        """What a seat may do now."""
        offers = self.game.offers(self.state, seat).described()
        if seat in self.waiting:
            return Asked(self.game.options(self.state, seat).described(), offers, self._breaches(seat))
        return Asked((), offers) if offers else NOTHING

    def _breaches(self, seat: Seat) -> tuple[BreachData, ...] | UnsetType:
        found = self.game.breaches(self.state, seat)
        return tuple([BreachData(each.rule, each.price, each.acts.described()) for each in found]) if found else UNSET

    def act(self, seat: Seat, raw: bytes) -> "Running[Config, State, Action, View, Screen, Seen, Outcome]":
        """The match after an act. Raises Refusal."""
        return running(self.game, self.game.step(self.state, seat, self._read(raw)))

    def normal(self, raw: bytes) -> bytes:
        """The one way to write an act that the log keeps. Raises Refusal for what is no act of the game."""
        return _encode(self._read(raw))

    def chance(self, draw: Draw) -> bytes:
        """An act of the pack, drawn; only when the table waits for CHANCE."""
        return _encode(self.game.options(self.state, CHANCE).sample(draw))

    def view(self, seat: Seat | None) -> bytes:
        """All that a viewer was ever shown in this deal."""
        return _encode(self.game.view(self.state, seat))

    def screen(self, seat: Seat | None) -> bytes:
        """What a viewer may look at now."""
        return _encode(self.game.screen(self.game.view(self.state, seat)))

    def redact(self, seat: Seat, raw: bytes, viewer: Seat | None) -> bytes:
        """An acceptable act, written as the log keeps it, as a viewer sees it done."""
        action = self._read(raw)
        seen = self.game.redact(self.state, seat, action, viewer)
        return raw if seen is action else _encode(seen)

    def narrate(self, seat: Seat, raw: bytes) -> tuple[Happening, ...]:
        """What everybody sees happen when an acceptable act is done."""
        return self.game.narrate(self.state, seat, self._read(raw))

    def digest(self) -> str:
        """A fingerprint of the full state: 16 hex digits."""
        return sha256(_in_order(self.state)).hexdigest()[:16]

    def _read(self, raw: bytes) -> Action:
        try:
            return self.game.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal("malformed") from error


def running(
    game: Game[Config, State, Action, View, Screen, Seen, Outcome], state: State
) -> Running[Config, State, Action, View, Screen, Seen, Outcome]:
    """A game in a state."""
    return Running(game, state, game.waiting(state), game.outcome(state) is not None)


Played: TypeAlias = Running[
    Config,
    Match[Config, Standing, State],
    Action | Act,
    MatchView[Config, Standing, View],
    MatchScreen[Screen],
    Seen | Act,
    Standing,
]
"""The kind of `Live` that a game of the catalog has."""


def hosted(
    deal: Game[DealConfig, State, Action, View, Screen, Seen, Outcome],
    ledger: Ledger[Config, Standing, DealConfig, Outcome, Act],
    config: Callable[[bytes], Config],
    lesson: Lesson | None = None,
) -> Hosted:
    """Close the matches of a game over their types. `config` reads a config and raises ValueError for a bad one."""
    game = match_of(deal, ledger)

    def read(raw: bytes) -> Config:
        try:
            return config(raw)
        except (ValueError, RecursionError) as error:
            raise Refusal("bad-config", why=str(error)) from error

    def state(live: Live) -> Match[Config, Standing, State]:
        return cast("Played[Config, Standing, State, Action, Act, View, Screen, Seen]", live).state

    def between(live: Live) -> bool:
        now = state(live).deal
        return now is None or deal.outcome(now) is not None

    def following(options: bytes, live: Live, moved: Mapping[Seat, Seat]) -> bytes:
        return _encode(ledger.following(read(options), state(live).standing, moved))

    def series(matches: tuple[Finished[Live], ...]) -> SeriesSheet:
        return ledger.series(
            tuple(Finished(match.people, state(match.standing).standing, match.over) for match in matches)
        )

    return Hosted(
        game.name,
        game.version,
        game.seats,
        resolve=lambda raw: _encode(read(raw)),
        open=lambda raw: running(game, game.start(read(raw))),
        between=between,
        following=following,
        series=series,
        terms=lambda raw: ledger.terms(read(raw)),
        questions=ledger.questions,
        marks=ledger.marks,
        lesson=lesson,
    )
