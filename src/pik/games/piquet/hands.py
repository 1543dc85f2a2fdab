"""All ways in which hidden cards may lie so that hands fit what was said: counted exactly, drawn uniformly.

Suit by suit (`suits`), the hidden cards go to the hands of which something was said or to the rest; sums over the four
suits are kept as numbers with a field for each thing that is counted. The rest is spread over all other places.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from pik.cards.cardset import indices_of, size_of
from pik.core.draw import Draw
from pik.core.hidden import Place, Spreads
from pik.games.piquet.fields import Bounds, field, field_at
from pik.games.piquet.heard import Heard
from pik.games.piquet.knowledge import Knowledge
from pik.games.piquet.suits import SUIT_SIZE, Holder, Suit, suit_like, weighed

Declared = tuple[tuple[int, ...], ...]
"""What was declared of each thing heard."""


def bounds_of(told: Heard) -> tuple[int, int]:
    """How many marks there may be at least and at most: a set has its cards, a secret point is one suit."""
    if told.category == "set":
        return told.least, told.least
    return (1, 1) if told.secret and told.category == "point" else (1, 4)


@dataclass(frozen=True)
class Hands:
    """The ways to fill the hands of some seats, and then all other places."""

    known: Knowledge
    seats: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many ways there are."""
        return sum(weight for _, weight in self._firsts)

    def sample(self, draw: Draw) -> tuple[tuple[int, ...], Declared]:
        """One way, each as likely: cards by place, and what was declared. Raises ValueError where there is none."""
        first = weighed(self._firsts, draw)
        keys = (first, weighed(tuple(self._partners(first)), draw))
        parted = [key for half, key in enumerate(keys) for key in self._parted(half, key, draw)]
        spread = [0] * len(self.known.parts)
        declared: list[tuple[int, ...]] = [()] * len(self.known.heard)
        for number, (suit, key) in enumerate(zip(self._suits, parted, strict=True)):
            given, sets = suit.drawn(key, draw)
            for seat, cards in zip(self.seats, given, strict=True):
                spread[seat] |= cards << SUIT_SIZE * number
            for at, some in sets.items():
                declared[at] += tuple(cards << SUIT_SIZE * number for cards in some)
        return self._with_rest(spread, draw), tuple(declared)

    def _with_rest(self, spread: list[int], draw: Draw) -> tuple[int, ...]:
        """The spread with what no hand got lying in the other places."""
        rest = self.known.hidden & ~sum(spread)
        for at, cards in zip(self._others, Spreads(rest, self._rest_places).sample(draw), strict=True):
            spread[at] = cards
        return tuple(spread)

    def _parted(self, half: int, key: int, draw: Draw) -> tuple[int, int]:
        """What two suits bring each to what they bring together."""
        one, other = (suit.weights for suit in self._suits[2 * half : 2 * half + 2])
        pairs = tuple(((left, key - left), times * other.get(key - left, 0)) for left, times in one.items())
        return weighed(pairs, draw)

    @cached_property
    def _others(self) -> tuple[int, ...]:
        """The places that take the rest."""
        return tuple(at for at in range(len(self.known.parts)) if at not in self.seats)

    @cached_property
    def _rest_places(self) -> tuple[Place, ...]:
        return tuple(self.known.parts[at].place for at in self._others)

    @cached_property
    def _kinds(self) -> tuple[int, ...]:
        """The hidden cards by which of the other places bar them."""
        kinds: dict[tuple[bool, ...], int] = {}
        for card in indices_of(self.known.hidden):
            kind = tuple(self.known.parts[at].barred >> card & 1 == 1 for at in self._others)
            kinds[kind] = kinds.get(kind, 0) | 1 << card
        return tuple(cards for _, cards in sorted(kinds.items()))

    @cached_property
    def _bounds(self) -> Bounds:
        """Fields: the cards of each hand, the marks of each thing heard, the cards of each kind in the rest."""
        missing = [(self.known.parts[seat].missing, self.known.parts[seat].missing) for seat in self.seats]
        kinds = ((0, size_of(cards)) for cards in self._kinds)
        return Bounds((*missing, *map(bounds_of, self.known.heard), *kinds))

    @cached_property
    def _suits(self) -> tuple[Suit, ...]:
        return tuple(self._suit(SUIT_SIZE * number) for number in range(4))

    def _suit(self, shift: int) -> Suit:
        """What is known of a suit, as if it were the first one: so equal suits are worked out once."""
        rest = len(self.seats) + len(self.known.heard)
        kinds = ((rest + at, part_of(cards, shift)) for at, cards in enumerate(self._kinds))
        holders = tuple(self._holder(at, seat, shift) for at, seat in enumerate(self.seats))
        return suit_like(part_of(self.known.hidden, shift), holders, tuple((field(at), cards) for at, cards in kinds))

    def _holder(self, at: int, seat: int, shift: int) -> Holder:
        first = len(self.seats)
        told = tuple((field(first + n), n, each) for n, each in enumerate(self.known.heard) if each.seat == seat)
        return Holder(
            field(at),
            part_of(self.known.parts[seat].barred, shift),
            part_of(self.known.hand_then(seat, 0), shift),
            part_of(self.known.needs[seat], shift),
            told,
        )

    @cached_property
    def _halves(self) -> tuple[dict[int, int], dict[int, int]]:
        one, two, three, four = self._suits
        first = self._joined(one.weights, two.weights)
        return first, first if (one, two) == (three, four) else self._joined(three.weights, four.weights)

    def _joined(self, one: dict[int, int], other: dict[int, int]) -> dict[int, int]:
        """What two suits bring together, as far as nothing gets too much."""
        found: dict[int, int] = {}
        bias, guards = self._bounds.above, self._bounds.guards
        pairs = tuple(other.items())
        for left, times in one.items():
            for right, weight in pairs:
                both = left + right
                if not both + bias & guards:
                    found[both] = found.get(both, 0) + times * weight
        return found

    @cached_property
    def _by_size(self) -> dict[int, list[tuple[int, int]]]:
        """The second half by the cards that each hand gets."""
        sizes = field(len(self.seats)) - 1
        found: dict[int, list[tuple[int, int]]] = {}
        for key, weight in self._halves[1].items():
            found.setdefault(key & sizes, []).append((key, weight))
        return found

    def _partners(self, key: int) -> Iterator[tuple[int, int]]:
        """The keys of the second half that complete one of the first, each with its number of ways."""
        bounds, sizes = self._bounds, field(len(self.seats)) - 1
        whole = sum(self.known.parts[seat].missing * field(at) for at, seat in enumerate(self.seats))
        for other, weight in self._by_size.get(whole - (key & sizes), ()):
            if bounds.met(key + other):
                yield other, weight * self._rest_ways(key + other)

    def _rest_ways(self, key: int) -> int:
        """In how many ways the other places can take the rest, given how many cards of each kind it has."""
        first = len(self.seats) + len(self.known.heard)
        counts = tuple(field_at(key, first + at) for at in range(len(self._kinds)))
        if counts not in self._memo:
            some = (list(indices_of(cards))[:count] for cards, count in zip(self._kinds, counts, strict=True))
            cards = sum(1 << card for each in some for card in each)
            self._memo[counts] = Spreads(cards, self._rest_places).size
        return self._memo[counts]

    @cached_property
    def _memo(self) -> dict[tuple[int, ...], int]:
        return {}

    @cached_property
    def _firsts(self) -> tuple[tuple[int, int], ...]:
        """The keys of the first half that can be completed, each with its number of ways."""
        sums = ((key, times * sum(w for _, w in self._partners(key))) for key, times in self._halves[0].items())
        return tuple((key, weight) for key, weight in sums if weight)


def part_of(cards: int, shift: int) -> int:
    """The cards of the suit that begins at a bit, moved to the first suit."""
    return cards >> shift & (1 << SUIT_SIZE) - 1
