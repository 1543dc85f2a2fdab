"""Acts that break a rule, and what they cost, as a device gets them."""

import msgspec
from msgspec import UNSET

from pik.cards.card import Card
from pik.cards.notation import parse_cards
from pik.core.breach import BreachData, Breaches, no_breaches, priced
from pik.core.hosted import Asked, running
from pik.core.lazy import Listed, ListedData, Picks, PicksData
from pik.core.message import Refusal
from pik.core.seat import CHANCE
from tests.core.hard.breach import BREACH, Config, State
from tests.core.hard.tools import A, B, Shuffle
from tests.core.hard.tricks import Play

DEAL = Shuffle(parse_cards("SA HQ SK HK HA"), "0" * 32)


def led(*, live: bool) -> State:
    """The first card is led."""
    state = BREACH.step(BREACH.start(Config(live)), CHANCE, DEAL)
    return BREACH.step(state, A, Play("HQ"))


def test_a_refusal_gets_rule_and_price_where_the_act_can_be_done() -> None:
    """PK-8.6: the reason and its data stay; elsewhere a refusal stays what it is."""
    no = Refusal("must-follow", suit="H")
    found = (Breaches("X-1", 5, Listed(("one",))), Breaches("X-2", 0, Listed(("two",))))
    told = [priced(no, found, act) for act in ("one", "two", "three")]
    assert [(each.code, each.rule, each.price, each.data) for each in told] == [
        ("must-follow", "X-1", 5, {"suit": "H"}),
        ("must-follow", "X-2", 0, {"suit": "H"}),
        ("must-follow", "", 0, {"suit": "H"}),
    ]


def test_a_seat_is_told_what_it_can_do_against_the_rules() -> None:
    """PK-8.6: only at a live table, only who is waited for; at a guided one the field is absent."""
    state = led(live=True)
    ((rule, price, acts),) = [(each.rule, each.price, each.acts) for each in BREACH.breaches(state, B)]
    asked = running(BREACH, state).asked(B)
    assert asked.breaches == (BreachData(rule, price, acts.described()),)
    assert running(BREACH, state).asked(A).breaches is UNSET
    guided = running(BREACH, led(live=False)).asked(B)
    assert guided.breaches is UNSET
    assert b"breaches" not in msgspec.json.encode(guided)
    assert no_breaches(state, A) == ()


def test_what_is_told_can_be_done() -> None:
    """PK-8.6: an act of the breaches is done when it comes, and is told as what it is."""
    state = led(live=True)
    asked = running(BREACH, state).asked(B)
    assert isinstance(asked, Asked)
    assert isinstance(asked.breaches, tuple)
    (breach,) = asked.breaches
    (listed,) = breach.acts
    assert isinstance(listed, ListedData)
    for raw in listed.acts:
        after = running(BREACH, state).act(B, bytes(raw))
        assert after.state.scores == (0, breach.price)


def test_picks_may_have_more_fields() -> None:
    """PQ-6.1: a set of picks tells the fields that all its acts have besides; without any it tells none."""
    cards: tuple[Card, ...] = parse_cards("SA SK")

    def read(item: object) -> tuple[Card, ...] | None:
        return (item.card,) if isinstance(item, Play) else None

    (with_more,) = Picks("x", "cards", cards, (1,), lambda some: Play(some[0]), read, (("take", 3),)).described()
    (bare,) = Picks("x", "cards", cards, (1,), lambda some: Play(some[0]), read).described()
    assert with_more == PicksData("x", "cards", cards, (1,), {"take": 3})
    assert b"also" not in msgspec.json.encode(bare)
