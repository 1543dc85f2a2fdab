"""What the dialogue of the declarations tells about a hand: bounds for one of its combinations (PQ-3.1)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from msgspec import UNSET

from pik.cards.card import RANKS
from pik.cards.cardset import size_of
from pik.core.seat import Seat
from pik.games.piquet import combos, rules
from pik.games.piquet.actions import CATEGORIES, Answer, Call, Category
from pik.games.piquet.seen import View
from pik.games.piquet.turns import speakers

MOST_SIZE, MOST_DETAIL = 8, 99


@dataclass(frozen=True)
class Heard:
    """A hand has a combination of so many cards, and with pips, top or rank in these bounds.

    `secret`: it was declared and may still count, so that which one it was, and what lesser ones went with it, is
    part of the state; else the state has forgotten it.
    """

    seat: Seat
    category: Category
    least: int
    most: int
    low: int = 0
    high: int = MOST_DETAIL
    secret: bool = False

    def fits(self, cards: int) -> bool:
        """Whether a combination lies within the bounds."""
        return self.least <= size_of(cards) <= self.most and self.low <= self.detail(cards) <= self.high

    def detail(self, cards: int) -> int:
        """The pips of a point, the top of a sequence, the rank of a set."""
        return combos.detail(cards, self.category)

    def below(self, cards: int) -> bool:
        """Whether a combination may have been declared after one within the bounds, or be one of them."""
        size = size_of(cards)
        return size < self.most or (size == self.most and self.detail(cards) <= self.high)

    def ways(self, hand: int) -> tuple[tuple[int, ...], ...]:
        """What the hand may have declared, as the state keeps it: each way a tuple, the best first."""
        found = combos.held_in(hand, self.category)
        if not self.secret:
            return ((),) if any(map(self.fits, found)) else ()
        most = 1 if self.category == "point" else len(found)
        each = (some for count in range(1, most + 1) for some in combinations(found, count))
        return tuple(some for some in each if self.fits(some[0]))


def heard(view: View) -> tuple[Heard, ...]:
    """What was said by others of combinations that were not shown, in the order in which it was said.

    At a live table all is left out that was false, or may be (PQ-6.2).
    """
    return tuple(
        found
        for at, category in enumerate(CATEGORIES[: -(-len(view.calls) // view.seats)])
        for found in of_category(view, category, view.calls[at * view.seats : (at + 1) * view.seats])
    )


def of_category(view: View, category: Category, calls: tuple[Call, ...]) -> Iterator[Heard]:
    """What was said by others in a category."""
    for call in calls:
        if call.seat == view.seat or not stands(view, call, calls[0]):
            continue
        if (found := bounds(view, category, call, calls)) is not None:
            yield found


def bounds(view: View, category: Category, call: Call, calls: tuple[Call, ...]) -> Heard | None:
    """What a call tells; None for silence, for "good", and for what has been shown."""
    verdict = next((each for each in view.verdicts if each.category == category), None)
    secret = may_count(call, calls) if verdict is None else verdict.seat == call.seat
    secret = secret and (view.live is UNSET or any(view.taken))
    if secret and len(view.verdicts) == len(CATEGORIES):
        return None
    if call.answer is None:
        return named(call, secret=secret)
    return answered(call, calls[0], secret=secret)


def stands(view: View, call: Call, first: Call) -> bool:
    """Whether what was said is true for sure.

    At a live table all that was not found false, once the first trick is over; before, only what no brag would have
    said: pips or a top below the highest (PQ-6.2).
    """
    if view.live is UNSET:
        return True
    if any((each.seat, each.category) == (call.seat, call.category) for each in view.live.wrong):
        return False
    if any(view.taken) or call.category == "set":
        return any(view.taken)
    if call.second is not None:
        return call.second != answer_to(detail_of(first), highest(call.category, first.size or 0))
    return detail_of(call) not in {-1, highest(call.category, call.size or 0)}


def highest(category: Category, size: int) -> int:
    """The most pips or the highest top that so many cards can have: what a brag names (PQ-6.2)."""
    if category == "point":
        return rules.pips_of(sum(1 << card for card in range(rules.ACE, rules.ACE - size, -1)))
    return rules.ACE


def detail_of(call: Call) -> int:
    """The pips or the top or rank that were named; -1 where none were."""
    if call.pips is not None:
        return call.pips
    return RANKS.index(call.rank) if call.rank is not None else -1


def answer_to(theirs: int, mine: int) -> Answer:
    """The answer to a number that was named."""
    if mine == theirs:
        return "equal"
    return "good" if mine < theirs else "not-good"


def may_count(call: Call, calls: tuple[Call, ...]) -> bool:
    """Whether nobody has named more yet."""
    return bool(call.size) and strength(call) == max(map(strength, calls))


def strength(call: Call) -> int:
    """A size as a number to compare."""
    if call.size and call.category == "set":
        return rules.set_strength(call.size, RANKS.index(call.rank or ""))
    return call.size or 0


def named(call: Call, *, secret: bool) -> Heard | None:
    """What a size tells, with pips or top if they were named."""
    if not call.size:
        return None
    if call.pips is not None:
        return Heard(call.seat, call.category, call.size, call.size, call.pips, call.pips, secret)
    if call.rank is not None:
        rank = RANKS.index(call.rank)
        return Heard(call.seat, call.category, call.size, call.size, rank, rank, secret)
    return Heard(call.seat, call.category, call.size, call.size, secret=secret)


def answered(call: Call, elder: Call, *, secret: bool) -> Heard | None:
    """What the dealer's answer to an elder's size tells: nothing when it was good."""
    size = elder.size or 0
    if call.answer == "good":
        return None
    if call.answer == "not-good":
        return Heard(call.seat, call.category, size + 1, MOST_SIZE, secret=secret)
    theirs = elder.pips if elder.pips is not None else RANKS.index(elder.rank or "")
    low, high = {"good": (0, theirs - 1), "equal": (theirs, theirs), "not-good": (theirs + 1, MOST_DETAIL)}[
        call.second or "equal"
    ]
    return Heard(call.seat, call.category, size, size, low, high, secret)


def order_of(view: View, told: tuple[Heard, ...]) -> tuple[tuple[Seat, Category], ...]:
    """Whose declarations of which category the state keeps, in its order: the viewer's own and the secret ones."""
    kept = {(each.seat, each.category) for each in told if each.secret}
    kept |= {(each.seat, each.category) for each in view.combos}
    if view.dealer is None:
        return ()
    order = speakers(view.seats, view.dealer)
    return tuple((seat, category) for category in CATEGORIES for seat in order if (seat, category) in kept)


@lru_cache(maxsize=1 << 16)
def marks_in(told: Heard, cards: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """What the cards of one suit of a hand bring to what was said: a mark, and what of it was declared.

    A set gets a mark for each of its cards; the lesser sets that went with it are left out. Otherwise a mark is for
    a combination within the bounds; where that is secret there is an entry for each way to have declared it or not.
    """
    if told.category == "set":
        return ((cards & (rules.ACES >> (rules.ACE - told.low)) != 0, ()),)
    found = tuple(each for each in combos.held_in(cards, told.category) if told.below(each) or told.fits(each))
    if not told.secret:
        return ((any(map(told.fits, found)), ()),)
    most = min(1, len(found)) if told.category == "point" else len(found)
    ways = [some for count in range(most + 1) for some in combinations(found, count)]
    if told.category == "point":
        ways = [some for some in ways if all(map(told.fits, some))]
    return tuple((any(map(told.fits, some)), some) for some in ways)
