"""The worlds of a view: as many as there are, each possible, none forgotten."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, islice
from math import comb, factorial

import pytest
from msgspec.structs import replace

from pik.cards.card import CARDS, Card
from pik.cards.cardset import cards_of, indices_of
from pik.core.draw import SeededDraw
from pik.core.message import Refusal
from pik.core.seat import Seat
from pik.games.spades.actions import Bid, DoubleNil, Look, Shuffle
from pik.games.spades.partners.actions import Action as ActForFour
from pik.games.spades.partners.actions import Exchange
from pik.games.spades.partners.state import Deal
from pik.games.spades.two_handed.actions import Action as ActForTwo
from pik.games.spades.two_handed.actions import Keep
from pik.games.spades.two_handed.state import Deal as DealForTwo
from tests.games.spades.build import (
    DN,
    FOUR,
    SALT,
    SUITS,
    TWO,
    bid,
    by_turn,
    config,
    dealt,
    gives,
    plays,
    stocked,
    to_play,
)

HANDS = factorial(52) // factorial(13) ** 4
OTHERS = factorial(39) // factorial(13) ** 3
GIFTS = comb(13, 3)
EVERYBODY = (None, *map(Seat, range(4)))


def worlds(deal: Deal, viewer: int | None) -> int:
    """How many worlds a viewer of a deal for four has."""
    return FOUR.worlds(FOUR.view(deal, None if viewer is None else Seat(viewer))).size


def worlds_of_two(deal: DealForTwo, viewer: int | None) -> int:
    """How many worlds a viewer of a deal for two has."""
    return TWO.worlds(TWO.view(deal, None if viewer is None else Seat(viewer))).size


def test_before_and_after_the_look() -> None:
    """SP-2.3: who has not looked may hold anything; who has knows thirteen cards."""
    assert worlds(FOUR.start(config()), 0) == 1
    assert [worlds(dealt(), viewer) for viewer in (None, 0, 1)] == [HANDS] * 3
    looked = FOUR.step(dealt(), Seat(2), Look())
    assert [worlds(looked, viewer) for viewer in (None, 1, 2)] == [HANDS, HANDS, OTHERS]


def test_voids_are_certain() -> None:
    """SP-3.1: who did not follow a suit holds none of it in any world."""
    deal = plays(to_play(SUITS, told=config(3)), "SA H2 D2 C2")
    hidden = 36
    without_spades = comb(hidden, 12) * comb(24, 12)
    assert worlds(deal, 0) == without_spades
    spectator = FOUR.worlds(FOUR.view(deal, None))
    assert all(not world.hands[1] & 0x1FFF for world in (spectator.sample(SeededDraw(b"%d" % n)) for n in range(30)))


def test_an_early_spade_lead_tells_all() -> None:
    """SP-3.2: who leads a spade before they are broken holds nothing else, which is certain to everybody."""
    deal = plays(to_play(SUITS, told=config(3)), "S5")
    world = FOUR.worlds(FOUR.view(deal, Seat(1)))
    assert world.size == comb(26, 13)
    assert all(world.sample(SeededDraw(b"%d" % n)).hands[0] == deal.hands[0] for n in range(5))


def test_an_exchange_under_way() -> None:
    """SP-2.4: what lies face down is three hidden cards of the partner's thirteen; the own three are known."""
    deal = gives(bid(dealt(SUITS), DN, 3, 3, 3), 1, "HA HK HQ")
    assert worlds(deal, 1) == OTHERS
    assert worlds(deal, 3) == OTHERS * comb(13, 3)
    assert worlds(deal, None) == HANDS * comb(13, 3)


def test_an_exchange_that_is_done() -> None:
    """SP-2.4: partners know what they gave and got; of others' exchange any three of the partner's cards may be it."""
    deal = gives(gives(bid(dealt(SUITS), DN, 3, 3, 3), 1, "HA HK HQ"), 3, "C2 C3 C4")
    assert worlds(deal, 1) == comb(36, 10) * comb(26, 13)
    assert worlds(deal, 0) == OTHERS * GIFTS**2
    assert worlds(deal, None) == HANDS * GIFTS**2
    played = plays(deal, "C2 DA C5 SA")
    assert FOUR.view(played, Seat(1)).given == ("HQ", "HK", "HA")
    sure = FOUR.worlds(FOUR.view(played, Seat(1)))
    assert all(sure.sample(SeededDraw(b"%d" % n)).hands[3] >> 23 & 0b111 == 0b111 for n in range(10))


def test_a_claimant_has_no_secrets() -> None:
    """SP-7.1: a hand that was shown is the same in all worlds."""
    deal = to_play(SUITS)
    shown = FOUR.step(deal, Seat(1), next(iter(FOUR.offers(deal, Seat(1)))))
    assert worlds(shown, 0) == comb(26, 13)
    assert worlds(shown, None) == OTHERS


def test_the_stock_of_two() -> None:
    """SP-5.1: the order of the stock counts; who sees its top knows one card more."""
    deal = by_turn(stocked(), Look(), Look())
    assert [worlds_of_two(deal, viewer) for viewer in (None, 0, 1)] == [factorial(52), factorial(52), factorial(51)]
    after = by_turn(deal, Keep())
    assert worlds_of_two(after, 1) == factorial(50)
    assert worlds_of_two(after, 0) == 51 * 50 * factorial(49)
    assert worlds_of_two(after, None) == 52 * 51 * factorial(50)


def test_half_the_pack_is_hidden_to_the_end() -> None:
    """SP-5.1: after the draw the other's thirteen and what the other threw are any of the twenty-six not seen."""
    deal = by_turn(stocked(), Look(), Look(), *[Keep()] * 26, Bid(3), Bid(3))
    assert worlds_of_two(deal, 0) == comb(26, 13)
    assert worlds_of_two(deal, None) == factorial(52) // factorial(13) ** 4


@pytest.mark.parametrize("seed", range(6))
def test_every_ending_is_listed(seed: int) -> None:
    """SP-3.1, SP-3.2: near the end the worlds are exactly the deals from which the same acts lead to the same view."""
    acts, deal = ending(seed, 2)
    for viewer in map(Seat, range(4)):
        view = FOUR.view(deal, viewer)
        found = list(FOUR.worlds(view))
        assert len(found) == len(set(found)) == FOUR.worlds(view).size
        assert set(found) == {world for world in spreads(deal, viewer) if replayed(world, acts) == world}


def ending(seed: int, left: int) -> tuple[list[tuple[Seat, ActForFour]], Deal]:
    """Random acts up to where everybody holds so many cards, without double nil."""
    draw, acts = SeededDraw(f"ending {seed}".encode()), list[tuple[Seat, ActForFour]]()
    deal = FOUR.start(config(seed % 4))
    while not deal.commitment or deal.trick or any(cards.bit_count() > left for cards in deal.hands):
        (seat,) = FOUR.waiting(deal)
        act = FOUR.options(deal, seat).sample(draw)
        act = Look() if isinstance(act, DoubleNil) else act
        acts.append((seat, act))
        deal = FOUR.step(deal, seat, act)
    return acts, deal


def spreads(deal: Deal, viewer: Seat) -> list[Deal]:
    """The deal with the cards of the other three dealt in every way."""
    others = [seat for seat in range(4) if seat != viewer]
    hidden = sum(deal.hands[seat] for seat in others)
    found = list[Deal]()
    for one in combinations(indices_of(hidden), deal.hands[others[0]].bit_count()):
        first = sum(1 << card for card in one)
        for two in combinations(indices_of(hidden & ~first), deal.hands[others[1]].bit_count()):
            second = sum(1 << card for card in two)
            hands = dict(zip(others, (first, second, hidden & ~first & ~second), strict=True))
            found.append(replace(deal, hands=tuple(hands.get(seat, deal.hands[seat]) for seat in range(4))))
    return found


def dealt_to(world: Deal) -> tuple[Card, ...]:
    """The pack that deals the hands of a world as they were before anything was done."""
    held = list(world.hands)
    for trick in world.tricks:
        for at, card in enumerate(trick.cards):
            held[(trick.leader + at) % 4] |= 1 << card
    for at, card in enumerate(world.trick):
        held[(world.leader + at) % 4] |= 1 << card
    for seat in range(4):
        if world.given[seat] and world.given[(seat + 2) % 4]:
            held[seat] &= ~world.given[(seat + 2) % 4]
        held[seat] |= world.given[seat]
    hands = [cards_of(cards) for cards in held]
    return tuple(hands[(world.dealer + 1 + at) % 4][at // 4] for at in range(52))


def replayed(world: Deal, acts: Sequence[tuple[Seat, ActForFour]]) -> Deal | None:
    """What acts make of a world dealt anew: each exchange is the world's own. None where one is not lawful."""
    deal = FOUR.start(config(world.dealer))
    try:
        for seat, act in acts:
            done: ActForFour = act
            if isinstance(act, Shuffle):
                done = Shuffle(dealt_to(world), SALT)
            elif isinstance(act, Exchange):
                done = Exchange(cards_of(world.given[seat]))
            deal = FOUR.step(deal, seat, done)
    except Refusal:
        return None
    return replace(deal, commitment=world.commitment)


@pytest.mark.parametrize("seed", range(8))
def test_every_world_could_have_come_about(seed: int) -> None:
    """SP-2.4, SP-3.1: dealt anew and played by the same acts a drawn world of four becomes what it is."""
    draw, acts, deal = (
        SeededDraw(f"four {seed}".encode()),
        list[tuple[Seat, ActForFour]](),
        FOUR.start(config(seed % 4)),
    )
    while FOUR.waiting(deal):
        seat = min(FOUR.waiting(deal))
        act = FOUR.options(deal, seat).sample(draw)
        acts.append((seat, act))
        deal = FOUR.step(deal, seat, act)
        for viewer in EVERYBODY:
            world = FOUR.worlds(FOUR.view(deal, viewer)).sample(draw)
            assert replayed(world, acts) == world


@pytest.mark.parametrize("seed", range(4))
def test_every_world_of_two_could_have_come_about(seed: int) -> None:
    """SP-5.1: dealt anew and drawn and played by the same acts a drawn world of two becomes what it is."""
    draw, acts, deal = SeededDraw(f"two {seed}".encode()), list[tuple[Seat, ActForTwo]](), TWO.start(config(seed % 2))
    while TWO.waiting(deal):
        (seat,) = TWO.waiting(deal)
        act = TWO.options(deal, seat).sample(draw)
        acts.append((seat, act))
        deal = TWO.step(deal, seat, act)
        for viewer in EVERYBODY[:3]:
            world = TWO.worlds(TWO.view(deal, viewer)).sample(draw)
            again = TWO.start(config(seed % 2))
            for each, done in acts:
                again = TWO.step(again, each, Shuffle(stock_of(world), SALT) if isinstance(done, Shuffle) else done)
            assert replace(again, commitment=world.commitment) == world


def stock_of(world: DealForTwo) -> tuple[Card, ...]:
    """An order of the pack from which the hands and discards of a world are drawn."""
    held = [list(indices_of(cards)) for cards in world.hands]
    for trick in world.tricks:
        for at, card in enumerate(trick.cards):
            held[(trick.leader + at) % 2].append(card)
    for at, card in enumerate(world.trick):
        held[(world.leader + at) % 2].append(card)
    thrown, order = [list(indices_of(cards)) for cards in world.discards], list[int]()
    for at, kept in enumerate(world.kept):
        seat = (world.dealer + 1 + at) % 2
        pair = (held[seat].pop(), thrown[seat].pop())
        order += pair if kept else pair[::-1]
    return tuple(CARDS[card] for card in (*order, *world.stock))


def test_gifts_are_drawn_uniformly() -> None:
    """SP-2.4: of an exchange that others made every card is as likely to have been handed over."""
    deal = gives(gives(bid(dealt(SUITS), DN, 3, 3, 3), 1, "HA HK HQ"), 3, "C2 C3 C4")
    draw, found = SeededDraw(b"gifts"), FOUR.worlds(FOUR.view(deal, Seat(0)))
    counted = Counter(card for _ in range(2600) for card in cards_of(found.sample(draw).given[1]))
    assert set(counted) == set(CARDS[13:])
    assert all(150 < count < 260 for count in counted.values())


def test_what_is_no_world() -> None:
    """Another deal, another hand, too many cards or a gift out of nowhere are none of the worlds."""
    deal = gives(gives(bid(dealt(SUITS), DN, 3, 3, 3), 1, "HA HK HQ"), 3, "C2 C3 C4")
    seen = FOUR.worlds(FOUR.view(deal, Seat(0)))
    assert deal in seen
    assert "deal" not in seen
    assert replace(deal, leader=Seat(2)) not in seen
    assert replace(deal, hands=(deal.hands[1], deal.hands[0], *deal.hands[2:])) not in seen
    assert replace(deal, hands=(*deal.hands[:3], deal.hands[3] & ~(1 << 23))) not in seen
    assert replace(deal, given=(0, 0b111, 0, deal.given[3])) not in seen
    assert replace(deal, given=(0, 0b11 << 49, 0, deal.given[3])) not in seen
    assert replace(deal, given=(0b111, *deal.given[1:])) not in seen
    assert replace(deal, given=(0, 0b111 << 49, 0, deal.given[3])) in seen
    two = by_turn(stocked(), Look(), Look(), Keep())
    mine = TWO.worlds(TWO.view(two, Seat(0)))
    assert two in mine
    assert replace(two, stock=two.stock[::-1]) not in mine
    assert replace(two, stock=two.stock[1:]) not in mine
    assert replace(two, stock=(two.stock[0], *two.stock[:0:-1])) in mine
    assert "deal" not in mine


def test_listing_the_gifts() -> None:
    """SP-2.4: the listed worlds go through every gift, each once."""
    deal = gives(gives(bid(dealt(SUITS), DN, 3, 3, 3), 1, "HA HK HQ"), 3, "C2 C3 C4")
    some = list(islice(iter(FOUR.worlds(FOUR.view(deal, Seat(0)))), 300))
    assert len({world.given for world in some}) == 300
    assert all(FOUR.view(world, Seat(0)) == FOUR.view(deal, Seat(0)) for world in some)
