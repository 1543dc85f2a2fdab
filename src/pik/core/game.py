"""The contract: a game is a value made of functions; a ledger is what lies between its deals."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from typing_extensions import TypeIs

from pik.core.breach import Breaches, no_breaches
from pik.core.lazy import Choices, Lazy
from pik.core.message import Happening, Refusal
from pik.core.seat import Seat
from pik.core.series import Finished, Option, SeriesSheet, Standing, Term
from pik.core.sheet import Sheet

Config = TypeVar("Config")
State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")
Screen = TypeVar("Screen")
Seen = TypeVar("Seen")
Outcome = TypeVar("Outcome")
DealConfig = TypeVar("DealConfig")
Act = TypeVar("Act")


@dataclass(frozen=True)
class Game(Generic[Config, State, Action, View, Screen, Seen, Outcome]):
    """A game as functions over immutable values. The truth is the log of acts, chance among them."""

    name: str
    version: int
    """Rises only for corrections that no option of the config can express."""
    seats: range
    decode: Callable[[bytes], Action]
    """Reads an act from JSON; raises msgspec.ValidationError (a ValueError)."""
    owns: Callable[[object], TypeIs[Action]]
    start: Callable[[Config], State]
    waiting: Callable[[State], frozenset[Seat]]
    """Whom the table waits for; empty: over."""
    options: Callable[[State, Seat], Choices[Action]]
    """What a seat that is waited for may do."""
    offers: Callable[[State, Seat], Choices[Action]]
    """What a seat may do unasked: look, claim, take back."""
    refusal: Callable[[State, Seat, Action], Refusal | None]
    """Why an act is not accepted; None when it is. One of the breaches has the rule and the price there."""
    step: Callable[[State, Seat, Action], State]
    """The state after an act; raises the Refusal where there is one, unless the act is one of the breaches."""
    view: Callable[[State, Seat | None], View]
    """All that a viewer (a seat, or None for everybody) was ever shown in the deal: for bots."""
    screen: Callable[[View], Screen]
    """What may be looked at now: for devices."""
    redact: Callable[[State, Seat, Action, Seat | None], Seen]
    """An act as a viewer sees it done in a state; the act must be acceptable there."""
    narrate: Callable[[State, Seat, Action], tuple[Happening, ...]]
    """What everybody sees happen when an acceptable act is done; public information only."""
    worlds: Callable[[View], Lazy[State]]
    """The full states that this viewer can't tell from the true one, each once."""
    outcome: Callable[[State], Outcome | None]
    """The tally of a finished game; None while it goes on."""
    breaches: Callable[[State, Seat], tuple[Breaches[Action], ...]] = no_breaches
    """What a seat can do though it breaks a rule, by what it costs; none of it is an option or an offer."""


@dataclass(frozen=True)
class Ledger(Generic[Config, Standing, DealConfig, Outcome, Act]):
    """What lies between deals and above them: scores, marks, the dealer, readiness. Its acts are public."""

    decode: Callable[[bytes], Act]
    owns: Callable[[object], TypeIs[Act]]
    opening: Callable[[Config], Standing]
    waiting: Callable[[Config, Standing], frozenset[Seat]]
    """Whom it waits for before the next deal; empty: the deal may start, or the match is over."""
    options: Callable[[Config, Standing, Seat], Choices[Act]]
    offers: Callable[[Config, Standing, Seat], Choices[Act]]
    """Acts possible at any time, in mid-deal too: a mark, a stop."""
    refusal: Callable[[Config, Standing, Seat, Act], Refusal | None]
    step: Callable[[Config, Standing, Seat, Act], Standing]
    narrate: Callable[[Config, Standing, Seat, Act], tuple[Happening, ...]]
    next_deal: Callable[[Config, Standing], DealConfig | None]
    """What the next deal must know; None: the match is over."""
    settle: Callable[[Config, Standing, Outcome], Standing]
    settled: Callable[[Config, Standing, Outcome], tuple[Happening, ...]]
    """What everybody sees when a deal is settled on the standing before it."""
    following: Callable[[Config, Standing, Mapping[Seat, Seat]], Config]
    """The config of the next match of the series: its options, this match, where each seat's people sit now.

    Who has left is in no seat.
    """
    sheet: Callable[[Config, Standing], Sheet]
    series: Callable[[tuple[Finished[Standing], ...]], SeriesSheet]
    """The account of a series; its columns are the numbers of people, without their names."""
    terms: Callable[[Config], tuple[Term, ...]]
    """The options in plain words."""
    questions: tuple[Option, ...] = ()
    """The options that may be chosen for a match, besides the number of seats."""
    marks: bool = False
    """Whether somebody keeps marks for the table: then TABLE is offered some from the start of a match."""
