"""The dialogue of the declarations as it is heard: "Point of five." "Making?" "Forty-nine." "Good." (PQ-3.1)."""

from collections.abc import Iterator

from pik.core.message import Happening, Value
from pik.core.seat import TABLE, Seat
from pik.games.piquet.actions import Call
from pik.games.piquet.rules import NORMAN
from pik.games.piquet.state import Deal
from pik.games.piquet.turns import category_of


def happens(code: str, seat: Seat, **data: Value) -> tuple[Happening, ...]:
    """One happening at a seat."""
    return (Happening(code, seat, data),)


def talked(deal: Deal, after: Deal, seat: Seat, *, capot: bool) -> Iterator[Happening]:
    """What is said at an act of declaring: size or answer, then pips or top where the sizes were equal."""
    category = category_of(deal)
    calls = tuple(call for call in after.calls if call.category == category)
    yield from size_said(calls[-1])
    named = tuple(call for call in calls if call.pips is not None or (category == "sequence" and call.rank))
    for call in named:
        yield from detail_said(call)
    if calls[-1].second is not None:
        yield Happening("answers", seat, {"category": category, "answer": calls[-1].second})
    if deal.seats == NORMAN and len(after.verdicts) > len(deal.verdicts):
        yield from verdict_told(after)
    if capot:
        yield Happening("announces-capot", seat)


def size_said(call: Call) -> tuple[Happening, ...]:
    """A size, an answer to one, or silence."""
    if call.answer is not None:
        code = "asks" if call.answer == "equal" and call.category != "set" else "answers"
        return happens(code, call.seat, category=call.category, answer=call.answer)
    if not call.size:
        return happens("says-nothing", call.seat, category=call.category)
    if call.category == "set":
        return happens("says-set", call.seat, count=call.size, rank=call.rank or "")
    return happens("says-size", call.seat, category=call.category, count=call.size)


def detail_said(call: Call) -> tuple[Happening, ...]:
    """Pips or top, named between equals."""
    if call.pips is not None:
        return happens("names-pips", call.seat, count=call.pips)
    return happens("names-top", call.seat, count=call.size or 0, rank=call.rank or "")


def verdict_told(after: Deal) -> tuple[Happening, ...]:
    """Whose declaration is good among three."""
    verdict = after.verdicts[-1]
    if verdict.seat is not None:
        return happens("is-good", verdict.seat, category=verdict.category)
    return happens("nobody-counts", TABLE, category=verdict.category) if verdict.equal else ()
