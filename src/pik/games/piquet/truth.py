"""Whether what was said at a live table is true of a hand, and what counts of it (PQ-6.2)."""

from msgspec import UNSET, UnsetType

from pik.cards.cardset import size_of
from pik.core.seat import Seat
from pik.games.piquet import combos
from pik.games.piquet.actions import CATEGORIES, Call, Category
from pik.games.piquet.heard import answer_to, highest, strength
from pik.games.piquet.state import Deal, Live


def hand_then(deal: Deal, seat: Seat) -> int:
    """What a seat held when it declared: what it holds and what it has played."""
    played = 0
    for leader, cards in (*((trick.leader, trick.cards) for trick in deal.tricks), (deal.leader, deal.trick)):
        at = (seat - leader) % deal.seats
        played |= 1 << cards[at] if at < len(cards) else 0
    return deal.hands[seat] | played


def first_call(calls: tuple[Call, ...], category: Category) -> Call:
    """What was said first in a category."""
    return next(call for call in calls if call.category == category)


def is_declared(call: Call) -> bool:
    """Whether something was declared by a call; "good" and silence declare nothing."""
    return bool(call.size) or call.answer in {"equal", "not-good"}


def fitting(hand: int, call: Call, first: Call) -> tuple[int, ...]:
    """The whole combinations of a hand that a call may mean, best first; of "good" those it gave way with."""
    found = combos.held_in(hand, call.category)
    sizes = [combos.size(cards, call.category) for cards in found]
    theirs = strength(first)
    if call.answer is None:
        fits = [size == strength(call) for size in sizes]
    else:
        fits = [answer_to(theirs, size) == call.answer for size in sizes]
    return tuple(cards for cards, fit in zip(found, fits, strict=True) if fit)


def is_false(deal: Deal, call: Call) -> bool:
    """Whether nothing in the hand it came from fits a call."""
    first = first_call(deal.calls, call.category)
    return is_declared(call) and not fitting(hand_then(deal, call.seat), call, first)


def counting_sets(deal: Deal, call: Call) -> tuple[int, ...]:
    """What a call that is good counts: the best that fits and all lesser ones; of points one."""
    hand = hand_then(deal, call.seat)
    best = fitting(hand, call, first_call(deal.calls, call.category))[:1]
    if not best or call.category == "point":
        return best
    found = combos.held_in(hand, call.category)
    return found[found.index(best[0]) :]


def is_wrong(live: Live | UnsetType, call: Call) -> bool:
    """Whether everybody knows that a call was false."""
    return live is not UNSET and any((each.seat, each.category) == (call.seat, call.category) for each in live.wrong)


def detail_said(hand: int, category: Category, size: int) -> int:
    """The pips or the top that a player of a live table names for a size: of the best one held, else the highest."""
    held = (cards for cards in combos.held_in(hand, category) if size_of(cards) == size)
    best = next(held, None)
    return highest(category, size) if best is None else combos.detail(best, category)


def false_now(deal: Deal, seat: Seat) -> tuple[Category, ...]:
    """The categories in which a seat has bragged, as long as it can put that right."""
    if deal.live is UNSET:
        return ()
    own = (call for call in deal.calls if call.seat == seat and not is_wrong(deal.live, call))
    false = {call.category for call in own if is_false(deal, call)}
    return tuple(category for category in CATEGORIES if category in false)
