"""The options of a Spades match in plain words, for the invitation."""

from collections.abc import Iterator

from pik.core.message import Message
from pik.core.series import Option, Term
from pik.games.spades.config import Config
from pik.games.spades.state import SIDES

TARGET, CAP = 500, 100
QUESTIONS = (
    Option("target", (200, 300, 500, 700, 1000), TARGET),
    Option("nil", (True, False), default=True),
    Option("double_nil", ("on", "behind", "off"), "on"),
    Option("bag_penalty", (True, False), default=True),
    Option("lowest_bid", (0, 4), 0),
    Option("ten_for_200", (False, True), default=False),
    Option("floor", (None, -200, -500), None),
)
"""What a page asks for (SP-1.2, chapter 6)."""


def terms(config: Config) -> tuple[Term, ...]:
    """What is played: seats, first dealer, target, then nils and bags, and each house rule that is not usual."""
    return tuple(written(config))


def written(config: Config) -> Iterator[Term]:
    """The terms one by one (SP-1, chapter 6)."""
    yield usual("term-two" if config.seats == SIDES else "term-partners")
    if config.first_dealer is None:
        yield usual("term-dealer-lot")
    else:
        yield Term(Message("term-dealer-seat", {"seat": config.first_dealer}), default=False)
    yield Term(Message("term-target", {"target": config.target}), config.target == TARGET)
    yield usual("term-nil") if config.nil else Term(Message("term-no-nil"), default=False)
    yield double_nil(config)
    yield usual("term-bags") if config.bag_penalty else Term(Message("term-no-bags"), default=False)
    if config.floor is not None:
        yield Term(Message("term-floor", {"floor": config.floor}), default=False)
    if config.lowest_bid:
        yield Term(Message("term-lowest", {"number": config.lowest_bid}), default=False)
    if config.ten_for_200:
        yield Term(Message("term-ten"), default=False)
    yield Term(Message("term-cap", {"count": config.cap}), config.cap == CAP)


def usual(code: str) -> Term:
    """A term that most tables have."""
    return Term(Message(code), default=True)


def double_nil(config: Config) -> Term:
    """Whether double nil may be bid (SP-6.3)."""
    match config.double_nil:
        case "on":
            return usual("term-double-nil")
        case "behind":
            return Term(Message("term-double-nil-behind"), default=False)
        case "off":
            return Term(Message("term-no-double-nil"), default=False)
