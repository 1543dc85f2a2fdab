"""The dialogue of the declarations: what each says, and whose declarations count (PQ-3.1)."""

from collections.abc import Iterable

from msgspec.structs import replace

from pik.cards.cardset import size_of
from pik.core.seat import Seat
from pik.games.piquet import combos, rules
from pik.games.piquet.actions import Call, Category
from pik.games.piquet.heard import answer_to
from pik.games.piquet.rules import NORMAN
from pik.games.piquet.state import Deal, Held, Verdict
from pik.games.piquet.turns import category_of


def spoken(deal: Deal, seat: Seat, sets: tuple[int, ...]) -> Deal:
    """The deal after a declaration, best first; none is silence.

    What can't count any more is forgotten, but for what was said of it.
    """
    category = category_of(deal)
    done, calls = split(deal)
    earlier = tuple(held for held in deal.held if held.category != category)
    pending = tuple(held for held in deal.held if held.category == category)
    mine = Held(seat, category, sets)
    calls = (*calls, call_of(deal, mine, pending))
    pending = strongest((*pending, mine) if sets else pending)
    if len(calls) < deal.seats:
        return replace(deal, calls=(*done, *calls), held=(*earlier, *pending))
    if len(pending) > 1:
        calls = tuple(named(deal, call, pending) for call in calls)
    verdict = judged(category, pending)
    counted = tuple(held for held in pending if held.seat == verdict.seat)
    return replace(deal, calls=(*done, *calls), held=(*earlier, *counted), verdicts=(*deal.verdicts, verdict))


def split(deal: Deal) -> tuple[tuple[Call, ...], tuple[Call, ...]]:
    """What was said in the categories that are through, and in the one in progress."""
    at = len(deal.calls) - len(deal.calls) % deal.seats
    return deal.calls[:at], deal.calls[at:]


def size_of_held(held: Held) -> int:
    """The size of the best combination of a declaration."""
    return combos.size(held.sets[0], held.category)


def detail_of(held: Held) -> int:
    """The pips or the top of the best combination of a declaration."""
    return combos.detail(held.sets[0], held.category)


def strongest(pending: tuple[Held, ...]) -> tuple[Held, ...]:
    """The declarations of the greatest size: no other can count."""
    best = max(map(size_of_held, pending), default=0)
    return tuple(held for held in pending if size_of_held(held) == best)


def judged(category: Category, pending: Iterable[Held]) -> Verdict:
    """Whose declaration counts among those of equal size: the one with more pips or the higher top (PQ-3.2, PQ-3.3)."""
    each = tuple(pending)
    best = max(map(detail_of, each), default=0)
    seats = [held.seat for held in each if detail_of(held) == best]
    return Verdict(category, seats[0] if len(seats) == 1 else None, len(seats) > 1)


def call_of(deal: Deal, mine: Held, pending: tuple[Held, ...]) -> Call:
    """What a player says: the size, or, as the dealer of two to an elder who named one, the answer."""
    if deal.seats == NORMAN or not pending:
        return size_named(mine)
    theirs = pending[0]
    answer = answer_to(size_of_held(theirs), size_of_held(mine) if mine.sets else 0)
    second = answer_to(detail_of(theirs), detail_of(mine)) if answer == "equal" else None
    return Call(mine.seat, mine.category, None, answer=answer, second=second)


def size_named(mine: Held) -> Call:
    """The size of a declaration, said aloud: of a set its rank too."""
    if not mine.sets:
        return Call(mine.seat, mine.category, 0)
    best = mine.sets[0]
    rank = combos.rank_name(rules.top_of(best)) if mine.category == "set" else None
    return Call(mine.seat, mine.category, size_of(best), rank)


def named(deal: Deal, call: Call, pending: tuple[Held, ...]) -> Call:
    """A call with pips or top named: of two by the elder alone, of three by all who are equal at the best."""
    mine = next((held for held in pending if held.seat == call.seat), None)
    if mine is None or call.size is None:
        return call
    if call.category == "point":
        return replace(call, pips=detail_of(mine))
    return replace(call, rank=combos.rank_name(detail_of(mine)))
