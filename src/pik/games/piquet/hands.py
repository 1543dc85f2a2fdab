"""All ways in which hidden cards may lie so that hands fit what was said: counted exactly, drawn uniformly.

Suit by suit, the hidden cards of a suit go to the hands of which something was said or to the rest; what they bring to
what was said adds up over the suits. The rest is spread over the other places in any way.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import TypeAlias, TypeVar

from pik.cards.cardset import indices_of, size_of, suit_mask
from pik.core.draw import Draw
from pik.core.hidden import Place, Spreads
from pik.core.lazy import at_least_one
from pik.games.piquet.heard import Heard, marks_in
from pik.games.piquet.knowledge import Knowledge

Key: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Cards for each hand, cards of the rest by kind, marks for each thing said."""
Entry: TypeAlias = tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]
"""Which cards go to each hand, and what was declared of each thing said."""
Table: TypeAlias = dict[Key, list[Entry]]
Weights: TypeAlias = dict[Key, int]
T = TypeVar("T")


def limit_of(told: Heard) -> int:
    """Marks above this number make no difference: one more than there may be, or one where more do no harm."""
    if told.category == "set":
        return told.least + 1
    return 2 if told.secret and told.category == "point" else 1


def wanted(told: Heard) -> int:
    """How many marks there have to be: a set needs its cards, anything else one combination."""
    return told.least if told.category == "set" else 1


@dataclass(frozen=True)
class Hands:
    """The ways to fill the hands of some seats, and then all other places."""

    known: Knowledge
    seats: tuple[int, ...]

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The places that take the rest."""
        return tuple(at for at in range(len(self.known.parts)) if at not in self.seats)

    @cached_property
    def _limits(self) -> tuple[int, ...]:
        return tuple(map(limit_of, self.known.heard))

    @cached_property
    def _wanted(self) -> tuple[int, ...]:
        return tuple(map(wanted, self.known.heard))

    @cached_property
    def _kinds(self) -> dict[tuple[bool, ...], int]:
        """The hidden cards by which of the other places bar them: kind and the cards of it."""
        kinds: dict[tuple[bool, ...], int] = {}
        for card in indices_of(self.known.hidden):
            kind = tuple(self.known.parts[at].barred >> card & 1 == 1 for at in self.others)
            kinds[kind] = kinds.get(kind, 0) | 1 << card
        return dict(sorted(kinds.items()))

    @cached_property
    def _tables(self) -> tuple[Table, ...]:
        return tuple(self._table(suit_mask(suit)) for suit in range(4))

    def _table(self, suit: int) -> Table:
        """The ways to deal out the hidden cards of a suit, by what they bring."""
        table: Table = {}
        for given, rest in self._givings(self.known.hidden & suit, suit, 0):
            sizes = tuple(map(size_of, given))
            kinds = tuple(size_of(rest & cards) for cards in self._kinds.values())
            held = dict(zip(self.seats, given, strict=True))
            marks = (
                marks_in(told, self.known.hand_then(told.seat, held[told.seat]) & suit) for told in self.known.heard
            )
            for way in product(*marks):
                key = sizes, kinds, tuple(mark for mark, _ in way)
                table.setdefault(key, []).append((given, tuple(sets for _, sets in way)))
        return table

    def _givings(self, cards: int, suit: int, level: int) -> Iterator[tuple[tuple[int, ...], int]]:
        """The ways to give some of these cards to the hands from `level` on, and what is left."""
        if level == len(self.seats):
            yield (), cards
            return
        seat = self.seats[level]
        part, need = self.known.parts[seat], self.known.needs[seat]
        for mine in subsets(cards & ~part.barred):
            if size_of(mine) <= part.missing and (mine & need or not need & suit):
                for more, rest in self._givings(cards & ~mine, suit, level + 1):
                    yield (mine, *more), rest

    @cached_property
    def _halves(self) -> tuple[Weights, Weights]:
        first, second, third, fourth = ({key: len(ways) for key, ways in table.items()} for table in self._tables)
        return self._joined(first, second), self._joined(third, fourth)

    def _joined(self, one: Weights, other: Weights) -> Weights:
        found: Weights = {}
        for (key, weight), (more, times) in product(one.items(), other.items()):
            sum_of = self._sum(key, more)
            if sum_of is not None:
                found[sum_of] = found.get(sum_of, 0) + weight * times
        return found

    def _sum(self, one: Key, other: Key) -> Key | None:
        """Two suits' keys as one; None where a hand gets too many cards."""
        sizes = tuple(map(sum, zip(one[0], other[0], strict=True)))
        if any(size > self.known.parts[seat].missing for size, seat in zip(sizes, self.seats, strict=True)):
            return None
        kinds = tuple(map(sum, zip(one[1], other[1], strict=True)))
        return sizes, kinds, tuple(map(capped, one[2], other[2], self._limits))

    @cached_property
    def _by_size(self) -> dict[tuple[int, ...], list[tuple[Key, int]]]:
        found: dict[tuple[int, ...], list[tuple[Key, int]]] = {}
        for key, weight in self._halves[1].items():
            found.setdefault(key[0], []).append((key, weight))
        return found

    def _partners(self, key: Key) -> Iterator[tuple[Key, int]]:
        """The keys of the second half that complete one of the first, each with its number of ways."""
        missing = (self.known.parts[seat].missing for seat in self.seats)
        sizes = tuple(whole - size for whole, size in zip(missing, key[0], strict=True))
        for other, weight in self._by_size.get(sizes, ()):
            if tuple(map(capped, key[2], other[2], self._limits)) == self._wanted:
                yield other, weight * self._rest_ways(tuple(map(sum, zip(key[1], other[1], strict=True))))

    def _rest_ways(self, kinds: tuple[int, ...]) -> int:
        """In how many ways the other places can take a rest of so many cards of each kind."""
        if kinds not in self._rest_memo:
            cards = 0
            for count, of_kind in zip(kinds, self._kinds.values(), strict=True):
                for card, _ in zip(indices_of(of_kind), range(count), strict=False):
                    cards |= 1 << card
            self._rest_memo[kinds] = Spreads(cards, self._rest_places).size
        return self._rest_memo[kinds]

    @cached_property
    def _rest_memo(self) -> dict[tuple[int, ...], int]:
        return {}

    @cached_property
    def _rest_places(self) -> tuple[Place, ...]:
        return tuple(self.known.parts[at].place for at in self.others)

    @cached_property
    def _firsts(self) -> tuple[tuple[Key, int], ...]:
        """The keys of the first half that can be completed, each with its number of ways."""
        sums = ((key, times * sum(w for _, w in self._partners(key))) for key, times in self._halves[0].items())
        return tuple((key, weight) for key, weight in sums if weight)

    @property
    def size(self) -> int:
        """How many ways there are."""
        return sum(weight for _, weight in self._firsts)

    def sample(self, draw: Draw) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
        """One way, each as likely: cards by place, and what was declared. Raises ValueError where there is none."""
        first = weighed(self._firsts, draw)
        second = weighed(tuple(self._partners(first)), draw)
        entries = (*self._parted(first, 0, draw), *self._parted(second, 2, draw))
        spread = [0] * len(self.known.parts)
        for given, _ in entries:
            for seat, cards in zip(self.seats, given, strict=True):
                spread[seat] |= cards
        rest = self.known.hidden
        for cards in spread:
            rest &= ~cards
        for at, cards in zip(self.others, Spreads(rest, self._rest_places).sample(draw), strict=True):
            spread[at] = cards
        sets = zip(*(declared for _, declared in entries), strict=True)
        return tuple(spread), tuple(tuple(cards for some in each for cards in some) for each in sets)

    def _parted(self, key: Key, suit: int, draw: Draw) -> tuple[Entry, Entry]:
        """Entries of two suits that make up a key."""
        one, other = self._tables[suit], self._tables[suit + 1]
        pairs = [
            ((left, right), len(one[left]) * len(other[right]))
            for left, right in product(one, other)
            if self._sum(left, right) == key
        ]
        left, right = weighed(tuple(pairs), draw)
        return one[left][draw.below(len(one[left]))], other[right][draw.below(len(other[right]))]


def weighed(items: tuple[tuple[T, int], ...], draw: Draw) -> T:
    """An item drawn by weight. Raises ValueError where there is none."""
    number = draw.below(at_least_one(sum(weight for _, weight in items)))
    for item, weight in items:
        if number < weight:
            return item
        number -= weight
    raise AssertionError("a number below the sum falls to one of the items")


def capped(one: int, other: int, limit: int) -> int:
    """Two numbers of marks as one."""
    return min(one + other, limit)


def subsets(cards: int) -> Iterator[int]:
    """All sets of some of these cards."""
    some = cards
    while True:
        yield some
        if not some:
            return
        some = (some - 1) & cards
