"""Lazy sets: what one may do, or which worlds there are, described rather than listed."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations
from math import comb, factorial
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from pik.cards.card import Card
from pik.core.draw import Draw, shuffled

WRITTEN: Final = 4096
"""Acts that are kept as JSON: all tables play with the same cards."""

_encode = msgspec.json.Encoder().encode

T_co = TypeVar("T_co", covariant=True)
X = TypeVar("X")
Y = TypeVar("Y")


class Lazy(Protocol[T_co]):
    """A finite set too large to list: of acts or of full states.

    It has `size` and not `len`, because the orders of a pack are more than `len` can count.
    """

    def __contains__(self, item: object, /) -> bool: ...
    def __iter__(self) -> Iterator[T_co]: ...
    @property
    def size(self) -> int:
        """How many items there are."""
        ...

    def sample(self, draw: Draw, /) -> T_co:
        """One item, each as likely. Raises ValueError where there is none."""
        ...


@lru_cache(WRITTEN)
def written(act: Hashable) -> Raw:
    """An act as JSON."""
    return Raw(_encode(act))


class ListedData(Struct, frozen=True, tag="listed"):
    """A few acts, each whole."""

    acts: tuple[Raw, ...]


class PicksData(Struct, frozen=True, tag="picks"):
    """An act of type `act` whose `field` is some of these cards, as many as one of `sizes`; `also` are more fields."""

    act: str
    field: str
    cards: tuple[Card, ...]
    sizes: tuple[int, ...]
    also: dict[str, int] | UnsetType = UNSET


class PlacesData(Struct, frozen=True, tag="places"):
    """An act of type `act` whose `field` is a number from `least` to `most`."""

    act: str
    field: str
    least: int
    most: int


class OrdersData(Struct, frozen=True, tag="orders"):
    """An act of the pack: any order of these cards."""

    cards: tuple[Card, ...]


ChoiceData: TypeAlias = ListedData | PicksData | PlacesData | OrdersData


class Choices(Lazy[T_co], Protocol[T_co]):
    """A lazy set of acts that a device, a fuzzer or an adapter can read as data."""

    def described(self) -> tuple[ChoiceData, ...]:
        """The set as data; empty for the empty set."""
        ...


@dataclass(frozen=True)
class Listed(Generic[T_co]):
    """A set written out."""

    items: tuple[T_co, ...] = ()

    def __contains__(self, item: object) -> bool:
        return item in self.items

    def __iter__(self) -> Iterator[T_co]:
        return iter(self.items)

    @property
    def size(self) -> int:
        """How many items there are."""
        return len(self.items)

    def sample(self, draw: Draw) -> T_co:
        """One item, each as likely. Raises ValueError for the empty set."""
        return self.items[draw.below(at_least_one(self.size))]

    def described(self) -> tuple[ChoiceData, ...]:
        """The acts, whole."""
        return (ListedData(tuple([written(item) for item in self.items])),) if self.items else ()


@dataclass(frozen=True)
class Picks(Generic[T_co]):
    """Acts that name some cards of a hand: `make` builds one, `read` gives its cards (None: of another kind)."""

    act: str
    field: str
    cards: tuple[Card, ...]
    sizes: tuple[int, ...]
    make: Callable[[tuple[Card, ...]], T_co]
    read: Callable[[object], tuple[Card, ...] | None]
    also: tuple[tuple[str, int], ...] = ()

    def __contains__(self, item: object) -> bool:
        picked = self.read(item)
        return (
            picked is not None
            and len(picked) in self.sizes
            and len(set(picked)) == len(picked)
            and set(picked) <= set(self.cards)
        )

    def __iter__(self) -> Iterator[T_co]:
        return (self.make(picked) for k in self.sizes for picked in combinations(self.cards, k))

    @property
    def size(self) -> int:
        """How many items there are."""
        return sum(comb(len(self.cards), k) for k in self.sizes)

    def sample(self, draw: Draw) -> T_co:
        """One act, each as likely. Raises ValueError for the empty set."""
        number = draw.below(at_least_one(self.size))
        for k in self.sizes:
            if number < comb(len(self.cards), k):
                return self.make(combination(self.cards, k, number))
            number -= comb(len(self.cards), k)
        raise AssertionError("a number below the size falls into one of the sizes")

    def described(self) -> tuple[ChoiceData, ...]:
        """The cards and how many may be picked."""
        also = dict(self.also) or UNSET
        return (PicksData(self.act, self.field, self.cards, self.sizes, also),) if self.size else ()


@dataclass(frozen=True)
class Places(Generic[T_co]):
    """Acts that name a place in the pack, `least` to `most`."""

    act: str
    field: str
    least: int
    most: int
    make: Callable[[int], T_co]
    read: Callable[[object], int | None]

    def __contains__(self, item: object) -> bool:
        place = self.read(item)
        return place is not None and self.least <= place <= self.most

    def __iter__(self) -> Iterator[T_co]:
        return (self.make(place) for place in range(self.least, self.most + 1))

    @property
    def size(self) -> int:
        """How many items there are."""
        return max(0, self.most - self.least + 1)

    def sample(self, draw: Draw) -> T_co:
        """One act, each as likely. Raises ValueError for the empty set."""
        return self.make(self.least + draw.below(at_least_one(self.size)))

    def described(self) -> tuple[ChoiceData, ...]:
        """The first and the last place."""
        return (PlacesData(self.act, self.field, self.least, self.most),) if self.size else ()


SALT_BYTES = 16


@dataclass(frozen=True)
class Orders(Generic[T_co]):
    """Shuffles: every order of a pack with every secret salt (32 hex digits)."""

    deck: tuple[Card, ...]
    make: Callable[[tuple[Card, ...], str], T_co]
    read: Callable[[object], tuple[tuple[Card, ...], str] | None]

    def __contains__(self, item: object) -> bool:
        found = self.read(item)
        return found is not None and sorted(found[0]) == sorted(self.deck) and is_salt(found[1])

    def __iter__(self) -> Iterator[T_co]:
        return (
            self.make(order, f"{salt:0{2 * SALT_BYTES}x}")
            for order in permutations(self.deck)
            for salt in range(256**SALT_BYTES)
        )

    @property
    def size(self) -> int:
        """How many items there are."""
        return factorial(len(self.deck)) << (8 * SALT_BYTES)

    def sample(self, draw: Draw) -> T_co:
        """One shuffle, each order and salt as likely."""
        order = shuffled(tuple(range(len(self.deck))), draw)
        salt = "".join(f"{draw.below(256):02x}" for _ in range(SALT_BYTES))
        return self.make(tuple(self.deck[i] for i in order), salt)

    def described(self) -> tuple[ChoiceData, ...]:
        """The pack."""
        return (OrdersData(self.deck),)


@dataclass(frozen=True)
class Either(Generic[T_co]):
    """Two disjoint sets of acts as one."""

    first: Choices[T_co]
    second: Choices[T_co]

    def __contains__(self, item: object) -> bool:
        return item in self.first or item in self.second

    def __iter__(self) -> Iterator[T_co]:
        yield from self.first
        yield from self.second

    @property
    def size(self) -> int:
        """How many items there are."""
        return self.first.size + self.second.size

    def sample(self, draw: Draw) -> T_co:
        """One act, each as likely. Raises ValueError for the empty set."""
        in_first = draw.below(at_least_one(self.size)) < self.first.size
        return self.first.sample(draw) if in_first else self.second.sample(draw)

    def described(self) -> tuple[ChoiceData, ...]:
        """Both sets."""
        return self.first.described() + self.second.described()


@dataclass(frozen=True)
class Mapped(Generic[X, Y]):
    """A lazy set seen through a one-to-one function; `back` undoes it (None: not in the image)."""

    inner: Lazy[X]
    each: Callable[[X], Y]
    back: Callable[[object], X | None]

    def __contains__(self, item: object) -> bool:
        found = self.back(item)
        return found is not None and found in self.inner

    def __iter__(self) -> Iterator[Y]:
        return (self.each(item) for item in self.inner)

    @property
    def size(self) -> int:
        """How many items there are."""
        return self.inner.size

    def sample(self, draw: Draw) -> Y:
        """One item, each as likely. Raises ValueError for the empty set."""
        return self.each(self.inner.sample(draw))


def at_least_one(size: int) -> int:
    """The size of a set that something is drawn from. Raises ValueError for an empty one."""
    if size < 1:
        raise ValueError("nothing to draw from an empty set")
    return size


def is_salt(text: str) -> bool:
    """Whether a text is a salt: 32 lower-case hex digits."""
    return len(text) == 2 * SALT_BYTES and all(letter in "0123456789abcdef" for letter in text)


def combination(items: tuple[Card, ...], k: int, number: int) -> tuple[Card, ...]:
    """The combination of k items with a number from 0 to C(n, k) - 1, in the order of `itertools.combinations`."""
    picked: list[Card] = []
    for at, item in enumerate(items):
        if len(picked) == k:
            break
        with_item = comb(len(items) - at - 1, k - len(picked) - 1)
        if number < with_item:
            picked.append(item)
        else:
            number -= with_item
    return tuple(picked)
