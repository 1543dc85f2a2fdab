"""What is done at a table besides the game: acts as JSON, kept in the same log as the game's.

A seat is free, a bot's or a person's; a person is known by the hash of a secret, which no act names except `Device`.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from pik.core.message import Refusal
from pik.core.seat import Seat

ROOM: Final = Seat(-3)
"""Stands where a line of the log has the seat: the line is no act of the game."""

At: TypeAlias = Annotated[Seat, Meta(ge=0, le=11)]
Choice: TypeAlias = Literal["wait", "bot", "stop"]
CHOICES: Final[tuple[Choice, ...]] = ("wait", "bot", "stop")
MOST_GRACE_S: Final = 3600
MOST_DECISION_S: Final = 600
MOST_RESERVE_S: Final = 7200


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each decision, and a reserve for a match that longer ones are taken from."""

    decision: Annotated[int, Meta(ge=1, le=MOST_DECISION_S)]
    reserve: Annotated[int, Meta(ge=0, le=MOST_RESERVE_S)]


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run: who may watch and talk, what happens when somebody is away, clocks, the bots' pace."""

    watch: bool = True
    chat: bool = True
    absence: Literal["ask", "bot", "wait"] = "ask"
    grace: Annotated[int, Meta(ge=1, le=MOST_GRACE_S)] = 30
    """Seconds without a link before somebody counts as away."""
    clock: Clock | None = None
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.6
    """Seconds that a bot's act takes, at the least."""


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all acts of table life."""


class Sit(Act, frozen=True, tag="sit"):
    """Take a free seat; before the start and between matches a bot's seat too."""

    seat: At
    name: Annotated[str, Meta(max_length=200)] = ""


class Leave(Act, frozen=True, tag="leave"):
    """Give up the seat. In a match a bot plays on, whose name is filled in by the table."""

    bot: Annotated[str, Meta(max_length=200)] = ""


class Rename(Act, frozen=True, tag="rename"):
    """Another name for oneself."""

    name: Annotated[str, Meta(max_length=200)]


class Device(Act, frozen=True, tag="device"):
    """One more secret opens the seat, given by its hash: a link's, or another browser's."""

    key: str


class Free(Act, frozen=True, tag="free"):
    """The host frees a seat; a person who sits there is removed."""

    seat: At


class GiveBot(Act, frozen=True, tag="bot"):
    """The host gives a seat to a bot, or its bot another level. The name is filled in by the table."""

    seat: At
    level: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=200)] = ""


class Options(Act, frozen=True, tag="options"):
    """The host sets the options of the next match."""

    config: Raw


class SetRules(Rules, frozen=True, tag="rules"):
    """The host sets how the table is run."""


class Teach(Act, frozen=True, tag="lesson"):
    """The table is a lesson: the first pack is chosen, for one person with bots. Written when a table is founded."""


class Begin(Act, frozen=True, tag="begin"):
    """The host starts the first match."""


class Again(Act, frozen=True, tag="again"):
    """The host starts the next match of the series."""


class NameScorer(Act, frozen=True, tag="scorer"):
    """The host says who keeps the pad."""

    seat: At


class HandOver(Act, frozen=True, tag="host"):
    """The host makes somebody else the host."""

    seat: At


class Count(Act, frozen=True, tag="count"):
    """The host ends the series; the account is final."""


class Ballot(Act, frozen=True, tag="ballot"):
    """A vote on what to do about somebody who is away."""

    about: At
    choice: Choice


class Ask(Act, frozen=True, tag="ask"):
    """The room opens the question about somebody who is away."""

    seat: At


class Wait(Act, frozen=True, tag="wait"):
    """The room closes the question: the table waits."""

    seat: At


class StandIn(Act, frozen=True, tag="stand-in", omit_defaults=True):
    """The room lets a bot stand in for a person. `late`: whose clock has run out."""

    seat: At
    level: str
    late: bool = False


class GiveBack(Act, frozen=True, tag="give-back"):
    """The person is there: the stand-in goes, the question is closed."""

    seat: At


class Stopped(Act, frozen=True, tag="stopped"):
    """The match ends unfinished."""


class Inherit(Act, frozen=True, tag="inherit"):
    """The room makes somebody the host, for the host is gone."""

    seat: At


Wish: TypeAlias = (
    Sit | Leave | Rename | Free | GiveBot | Options | SetRules | Begin | Again | NameScorer | HandOver | Count | Ballot
)
"""What a person may ask for."""
RoomAct: TypeAlias = Ask | Wait | StandIn | GiveBack | Stopped | Inherit
"""What the room does by itself."""
LifeAct: TypeAlias = Wish | Device | Teach | RoomAct

ROOM_ACTS: Final = (Ask, Wait, StandIn, GiveBack, Stopped, Inherit)

_ACT = msgspec.json.Decoder[LifeAct](LifeAct)


def decode(raw: bytes) -> LifeAct:
    """An act from JSON. Raises Refusal for what is none."""
    try:
        return _ACT.decode(raw)
    except (ValueError, RecursionError) as error:
        raise Refusal("malformed") from error


def encode(act: LifeAct) -> bytes:
    """An act as the log keeps it."""
    return msgspec.json.encode(act)


def name_of(kind: type[Act] | type[SetRules]) -> str:
    """The word that an act has on the wire."""
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def settings(rules: Rules) -> Rules:
    """The rules in an act that sets them."""
    return Rules(rules.watch, rules.chat, rules.absence, rules.grace, rules.clock, rules.pace)
