"""Lazy sets: members, size, order, chance and data, for each kind of set."""

from collections import Counter
from itertools import combinations
from math import factorial

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from pik.cards.card import Card
from pik.cards.deck import PACK_36
from pik.cards.notation import parse_cards
from pik.core.draw import SeededDraw
from pik.core.lazy import (
    Choices,
    Either,
    Listed,
    ListedData,
    Mapped,
    Orders,
    OrdersData,
    Picks,
    PicksData,
    Places,
    PlacesData,
    combination,
    is_salt,
)

HAND = parse_cards("SA SK HQ DJ CT")


class Pick(Struct, frozen=True, tag="pick"):
    """Some cards."""

    cards: tuple[Card, ...]


class Place(Struct, frozen=True, tag="place"):
    """A place in the pack."""

    at: int


class Order(Struct, frozen=True, tag="order"):
    """An order of the pack."""

    deck: tuple[Card, ...]
    salt: str


Deed = Pick | Place | Order


def picks(sizes: tuple[int, ...], cards: tuple[Card, ...] = HAND) -> Picks[Deed]:
    """Some of the cards."""
    return Picks("pick", "cards", cards, sizes, Pick, lambda item: item.cards if isinstance(item, Pick) else None)


def places(least: int, most: int) -> Places[Deed]:
    """A place from least to most."""
    return Places("place", "at", least, most, Place, lambda item: item.at if isinstance(item, Place) else None)


def orders(cards: tuple[Card, ...]) -> Orders[Deed]:
    """Every order of the cards."""
    return Orders(cards, Order, lambda item: (item.deck, item.salt) if isinstance(item, Order) else None)


def assert_uniform(acts: Choices[Deed]) -> None:
    """Each member is drawn about as often as the others, and nothing else is."""
    members, draw = list(acts), SeededDraw(b"lazy")
    counts = Counter(acts.sample(draw) for _ in range(100 * len(members)))
    assert set(counts) == set(members)
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < len(members) + 5 * (2 * len(members)) ** 0.5


def test_listed() -> None:
    """A set written out has its items, in order, and describes them whole."""
    acts = Listed[Deed]((Place(3), Pick(("SA",))))
    assert (list(acts), acts.size) == ([Place(3), Pick(("SA",))], 2)
    assert Place(3) in acts
    assert Place(4) not in acts
    (data,) = acts.described()
    assert isinstance(data, ListedData)
    assert [bytes(raw) for raw in data.acts] == [msgspec.json.encode(act) for act in acts]
    assert_uniform(acts)


def test_picks() -> None:
    """Picks are all combinations of the sizes, each card at most once, in whatever order they are named."""
    acts = picks((0, 2))
    assert list(acts) == [Pick(()), *map(Pick, combinations(HAND, 2))]
    assert acts.size == 11
    assert Pick(("SK", "SA")) in acts
    for other in (Pick(("SA",)), Pick(("SA", "SA")), Pick(("SA", "C6")), Place(2), "pick", None):
        assert other not in acts
    assert acts.described() == (PicksData("pick", "cards", HAND, (0, 2)),)
    assert_uniform(acts)


def test_places() -> None:
    """Places are the numbers from the least to the most."""
    acts = places(1, 35)
    assert list(acts) == [Place(at) for at in range(1, 36)]
    assert (Place(1) in acts, Place(35) in acts, Place(0) in acts, Place(36) in acts) == (True, True, False, False)
    assert Pick(()) not in acts
    assert acts.described() == (PlacesData("place", "at", 1, 35),)
    assert_uniform(acts)


def test_orders() -> None:
    """Orders are more than can be listed, but each is known as a member: all the cards, and a salt of 32 hex digits."""
    acts, draw = orders(PACK_36), SeededDraw(b"orders")
    act = acts.sample(draw)
    assert isinstance(act, Order)
    assert act in acts
    assert acts.size == factorial(36) * 2**128
    assert acts.described() == (OrdersData(PACK_36),)
    for other in (Order(act.deck[:-1], act.salt), Order((*act.deck[:-1], act.deck[0]), act.salt), Place(1)):
        assert other not in acts
    assert Order(act.deck, act.salt.upper() + "0") not in acts
    assert acts.sample(draw) != act


def test_orders_start_with_the_pack() -> None:
    """Iteration goes through the salts of each order, so that a set of orders can be looked into."""
    members = iter(orders(("SA", "SK")))
    assert next(members) == Order(("SA", "SK"), "0" * 32)
    assert next(members) == Order(("SA", "SK"), "0" * 31 + "1")


def test_either() -> None:
    """Two sets as one have the members of both, each as likely."""
    acts = Either[Deed](picks((1,)), places(1, 3))
    assert list(acts) == [*picks((1,)), *places(1, 3)]
    assert acts.size == 8
    assert (Place(2) in acts, Pick(("SA",)) in acts, Place(4) in acts) == (True, True, False)
    assert acts.described() == picks((1,)).described() + places(1, 3).described()
    assert_uniform(acts)


def test_mapped() -> None:
    """A set seen through a function has the images, each once, and knows them by going back."""
    places_by_text: dict[str, Deed] = {str(place): place for place in places(1, 9)}
    lazy = Mapped(places(1, 4), str, lambda item: places_by_text.get(item) if isinstance(item, str) else None)
    assert list(lazy) == [str(Place(at)) for at in range(1, 5)]
    assert lazy.size == 4
    assert str(Place(4)) in lazy
    assert str(Place(5)) not in lazy
    assert Place(4) not in lazy
    assert lazy.sample(SeededDraw(b"")) in lazy


@pytest.mark.parametrize("acts", [Listed[Deed](), picks(()), picks((6,)), places(3, 2)])
def test_empty_sets(acts: Choices[Deed]) -> None:
    """An empty set has no members, no data, and nothing can be drawn from it."""
    assert (list(acts), acts.size, acts.described()) == ([], 0, ())
    with pytest.raises(ValueError, match="empty"):
        acts.sample(SeededDraw(b""))
    with pytest.raises(ValueError, match="empty"):
        Either(acts, acts).sample(SeededDraw(b""))


@given(n=st.integers(0, 8), k=st.integers(0, 8))
def test_combinations_by_number(n: int, k: int) -> None:
    """The combination with a number is the one at that place among all of them."""
    items = PACK_36[:n]
    expected = list(combinations(items, k))
    assert [combination(items, k, number) for number in range(len(expected))] == expected


@pytest.mark.parametrize("text", ["", "0" * 31, "0" * 33, "G" * 32, "A" * 32, " " * 32])
def test_what_is_no_salt(text: str) -> None:
    """A salt is 32 lower-case hex digits and nothing else."""
    assert is_salt("0123456789abcdef" * 2)
    assert not is_salt(text)
