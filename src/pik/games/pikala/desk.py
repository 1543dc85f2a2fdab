"""The scorer's desk of a live table: the trace of the marks, taking the last one back, what void deals have cost."""

from typing import Literal

from msgspec import Struct, UnsetType
from msgspec.structs import replace

from pik.core.message import Message, Refusal
from pik.core.seat import Seat
from pik.core.sheet import Part

Reason = Literal["exposed", "dawdling", "rudeness", "other"]
REASONS: tuple[Reason, ...] = ("exposed", "dawdling", "rudeness", "other")


class Given(Struct, frozen=True):
    """A mark that was given: on which row (0: the opening 25), to whom, why; whether it was taken back (PK-8.5)."""

    row: int
    seat: Seat
    reason: Reason
    back: bool = False


class Desk(Struct, frozen=True):
    """What the scorer of a live table keeps."""

    marks: tuple[Given, ...] = ()
    asked: bool = False
    """Whether the last mark is to be taken back, if all agree."""
    agreed: tuple[Seat, ...] = ()
    voids: int = 0
    """How many deals were void (PK-8.2)."""
    carried: tuple[tuple[Part, ...], ...] = ()
    """By seat what void deals have cost since the last row; empty where there was none."""


def of(kept: Desk | UnsetType) -> Desk:
    """The desk of a live table. Raises Refusal("not-now") at a guided one."""
    if not isinstance(kept, Desk):
        raise Refusal("not-now")
    return kept


def given(desk: Desk, row: int, seat: Seat, reason: Reason) -> Desk:
    """The desk with a mark more; a question about the one before is dropped."""
    return replace(desk, marks=(*desk.marks, Given(row, seat, reason)), asked=False, agreed=())


def place_of_last(desk: Desk) -> int | None:
    """Where the last mark that still stands is in the trace; None without one."""
    return next((at for at in range(len(desk.marks) - 1, -1, -1) if not desk.marks[at].back), None)


def last_of(desk: Desk) -> Given:
    """The last mark that still stands. Raises Refusal("not-now") where there is none."""
    at = place_of_last(desk)
    if at is None:
        raise Refusal("not-now")
    return desk.marks[at]


def may_take_back(desk: Desk) -> bool:
    """Whether the scorer may ask for the last mark back."""
    return not desk.asked and place_of_last(desk) is not None


def asking(desk: Desk) -> Desk:
    """The desk once the scorer has asked."""
    return replace(desk, asked=True, agreed=())


def askable(desk: Desk, seats: int) -> frozenset[Seat]:
    """Who has still to agree: everybody but whose mark it is."""
    if not desk.asked:
        return frozenset()
    return frozenset(map(Seat, range(seats))) - {last_of(desk).seat} - set(desk.agreed)


def answered(desk: Desk, seat: Seat, *, accept: bool) -> Desk:
    """The desk after an answer; a "no" ends the question."""
    if not accept:
        return replace(desk, asked=False, agreed=())
    return replace(desk, agreed=(*desk.agreed, seat))


def taken_back(desk: Desk) -> Desk:
    """The desk with the last mark taken back."""
    last = last_of(desk)
    marks = tuple(replace(mark, back=True) if mark is last else mark for mark in desk.marks)
    return replace(desk, marks=marks, asked=False, agreed=())


def voided(desk: Desk, parts: tuple[tuple[Part, ...], ...]) -> Desk:
    """The desk after a void deal."""
    return replace(desk, voids=desk.voids + 1, carried=with_carried(desk, parts))


def with_carried(desk: Desk, parts: tuple[tuple[Part, ...], ...]) -> tuple[tuple[Part, ...], ...]:
    """By seat what void deals have cost and what comes on top."""
    return tuple((*before, *now) for before, now in zip(desk.carried or ((),) * len(parts), parts, strict=True))


def trace(desk: Desk, row: int, seat: Seat) -> tuple[Message, ...]:
    """The marks of a row at a seat, with their reasons, as the pad tells them."""
    found = (mark for mark in desk.marks if (mark.row, mark.seat) == (row, seat))
    return tuple(Message("trace-back" if mark.back else "trace-mark", {"reason": mark.reason}) for mark in found)
