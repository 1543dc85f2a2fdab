"""The worlds of a view: all deals that could be the true one, each once, each as likely."""

from collections import Counter
from itertools import islice
from math import comb, factorial

import msgspec
import pytest
from msgspec.structs import replace

from pik.cards.card import index_of
from pik.cards.cardset import indices_of
from pik.cards.notation import parse_mask
from pik.core.draw import SeededDraw
from pik.core.seat import Seat
from pik.games.pikala import DEAL, rules
from pik.games.pikala.actions import Claim, Cut, Draw, Rams
from pik.games.pikala.knowledge import barred_by_play, knowledge
from pik.games.pikala.state import Deal
from tests.games.pikala.build import (
    BLONDS,
    CUT_AT,
    NOTHING,
    PIKALA,
    PLAY_ON,
    by_turn,
    dealt,
    declared,
    fresh,
    played,
    playing,
    showing,
    stacked,
    standing_pat,
)
from tests.games.pikala.replayed import sizes, stories, ways, worlds_of

HANDS = ("SA S7 HK HQ D7", "SK S8 H8 D8 C8", "ST H9 DT CT C9")


def seen_by(deal: Deal, seat: int | None) -> bytes:
    """A view as bytes."""
    return msgspec.json.encode(DEAL.view(deal, None if seat is None else Seat(seat)))


def some_worlds(deal: Deal, seat: int | None, count: int) -> list[Deal]:
    """A few worlds of a view, drawn."""
    worlds, draw = DEAL.worlds(DEAL.view(deal, None if seat is None else Seat(seat))), SeededDraw(b"worlds")
    return [worlds.sample(draw) for _ in range(count)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nobody_can_tell_worlds_apart(seats: int) -> None:
    """At every act of random deals, for every viewer: the truth and each world drawn are in the set and look alike."""
    draw = SeededDraw(b"%d" % seats)
    for story in (story for seed in range(3) for story in stories(seed, seats)):
        for viewer in (None, *map(Seat, range(seats))):
            worlds = DEAL.worlds(DEAL.view(story.deal, viewer))
            world = worlds.sample(draw)
            assert story.deal in worlds
            assert world in worlds
            assert seen_by(world, viewer) == seen_by(story.deal, viewer)
            assert DEAL.screen(DEAL.view(world, viewer)) == DEAL.screen(DEAL.view(story.deal, viewer))
            if viewer is not None:
                assert DEAL.options(world, viewer).described() == DEAL.options(story.deal, viewer).described()
                assert DEAL.offers(world, viewer).described() == DEAL.offers(story.deal, viewer).described()


@pytest.mark.parametrize("seed", [17, 18, 24, 27, 35, 37])
def test_all_worlds_and_no_other(seed: int) -> None:
    """The worlds are exactly the deals of the hidden cards whose acts can be played through and look the same."""
    compared = 0
    for story in stories(seed, 6):
        if len(story.deal.draws) < 6:
            continue
        for viewer in (None, *map(Seat, range(6))):
            if 12 <= ways(*sizes(story, viewer)) <= 200:
                worlds, expected = DEAL.worlds(DEAL.view(story.deal, viewer)), worlds_of(story, viewer)
                listed = list(worlds)
                assert (len(listed), set(listed), worlds.size) == (len(expected), expected, len(expected))
                compared += 1
    assert compared


def test_worlds_are_drawn_uniformly() -> None:
    """Each of some worlds that plays and declarations left comes as often as the others, within five deviations."""
    story = next(
        story
        for story in stories(35, 6)
        if len(story.deal.draws) == 6 and 20 <= DEAL.worlds(DEAL.view(story.deal, Seat(0))).size <= 100
    )
    worlds, draw, each = DEAL.worlds(DEAL.view(story.deal, Seat(0))), SeededDraw(b"even"), 400
    found = Counter(worlds.sample(draw) for _ in range(each * worlds.size))
    assert len(found) == worlds.size
    assert all(abs(count - each) < 5 * each**0.5 for count in found.values())


def test_before_the_cut_every_order_is_a_world() -> None:
    """While the pack waits for the cut, all its orders may be the true one (PK-2.2)."""
    deal = by_turn(fresh(2), stacked(("", ""), "D6"))
    worlds = DEAL.worlds(DEAL.view(deal, Seat(0)))
    assert worlds.size == factorial(36)
    assert deal in worlds
    assert replace(deal, pack=deal.pack[::-1]) in worlds
    assert replace(deal, pack=deal.pack[1:]) not in worlds
    assert replace(deal, dealer=Seat(1)) not in worlds
    assert sorted(worlds.sample(SeededDraw(b"")).pack) == sorted(deal.pack)
    assert len({world.pack for world in islice(worlds, 50)}) == 50
    assert "deal" not in worlds


def test_between_shuffles_there_is_one_world() -> None:
    """Before a shuffle, and after a jack went back, nothing is hidden (PK-2.4)."""
    for deal in (fresh(3), by_turn(fresh(3), showing("SJ"), Cut(CUT_AT))):
        assert list(DEAL.worlds(DEAL.view(deal, Seat(1)))) == [deal]


def test_size_after_the_deal() -> None:
    """PK-4.1: the other hand holds any five hidden cards but the four jacks, and the stock has any order."""
    deal = dealt("S6 S7 S8 H6 H7", "", turn_up="DA")
    worlds = DEAL.worlds(DEAL.view(deal, Seat(0)))
    assert worlds.size == factorial(25) * (comb(30, 5) - comb(26, 1))


def test_order_of_the_stock_counts() -> None:
    """PK-3.7: deals that differ in the order of the stock are two worlds, until the stock has left the table."""
    deal = dealt(*HANDS, turn_up="D6")
    other = replace(deal, pack=(deal.pack[1], deal.pack[0], *deal.pack[2:]))
    assert other in DEAL.worlds(DEAL.view(deal, Seat(0)))
    assert standing_pat(deal).pack == ()


def test_what_is_no_world() -> None:
    """Another own hand, a card twice, other public facts and other things are no worlds."""
    deal = playing(*HANDS, turn_up="D6")
    worlds = DEAL.worlds(DEAL.view(deal, Seat(1)))
    swapped = (deal.hands[1], deal.hands[0], deal.hands[2])
    for wrong in (
        replace(deal, hands=swapped),
        replace(deal, hands=(deal.hands[0], deal.hands[1], deal.hands[0])),
        replace(deal, leader=Seat(2)),
        replace(deal, pack=(index_of("S6"),)),
        None,
    ):
        assert wrong not in worlds
    assert replace(deal, hands=(deal.hands[2], deal.hands[1], deal.hands[0])) in worlds


@pytest.mark.parametrize(
    "played_cards, barred",
    [
        ("HA", "S:A"),
        ("HA C8", "H:6789TJQKA S:6789TJQKA"),
        ("HA S8", "H:6789TJQKA"),
        ("H8 H6", "H:9TJQKA"),
        ("H8 S8 S6", "H:6789TJQKA S:9TJQKA"),
        ("H8 S8 H9", ""),
        ("S8 S6", "S:9TJQKA"),
        ("S8 H6", "S:6789TJQKA"),
    ],
)
def test_what_a_play_tells(played_cards: str, barred: str) -> None:
    """PK-6.2, PK-6.3, PK-6.4: who plays a card had no other that would have forbidden it."""
    cards = played_cards.split()
    seats = max(2, len(cards))
    deal = replace(
        fresh(seats, dealer=seats - 1),
        trump=0,
        turned=index_of("S7"),
        draws=(0,) * seats,
        trick=tuple(map(parse_index, cards)),
    )
    told = barred_by_play(DEAL.view(deal, None))[len(cards) - 1]
    six_to_ace = parse_mask("S:6789TJQKA H:6789TJQKA D:6789TJQKA C:6789TJQKA")
    assert told & six_to_ace & ~parse_mask(cards[-1]) == parse_mask(barred) & ~parse_mask(cards[-1])


def parse_index(card: str) -> int:
    """The index of a card as written."""
    return parse_mask(card).bit_length() - 1


def test_a_later_lead_tells_nothing() -> None:
    """PK-6.2: only the first own lead shows that there is no trump ace."""
    deal = playing("S7 S8 HK HQ D7", "SA SQ H8 D8 C8", turn_up="S6", dealer=1)
    first = played(deal, "HK H8")
    assert barred_by_play(DEAL.view(first, None))[0] == parse_mask("SA")
    assert barred_by_play(DEAL.view(played(first, "HQ"), None))[0] == parse_mask("SA")


def test_declared_cards_are_known() -> None:
    """PK-5.1: who plays on Pikala holds the ace of spades, with the blonds both red jacks, until they are played."""
    deal = playing("SA S7 HK HQ D7", "HJ DJ S8 C7 C8", "ST H9 DT CT C9", turn_up="D6", calls={0: PIKALA, 1: BLONDS})
    for world in some_worlds(deal, 2, 20):
        assert rules.has_pikala(world.hands[0])
        assert rules.has_blonds(world.hands[1])
    later = played(deal, "S8 ST SA")
    assert all(not rules.has_pikala(world.hands[0]) for world in some_worlds(later, 2, 20))


def test_the_dealer_holds_the_turn_up() -> None:
    """PK-3.3: a dealer that drew has the turn-up; of one that did not nobody has it."""
    before = by_turn(dealt(*HANDS, turn_up="D6"), Draw(()), Draw(()))
    drawn = by_turn(before, Draw(("S7",)))
    assert all(world.hands[0] >> index_of("D6") & 1 for world in some_worlds(drawn, 1, 20))
    for world in some_worlds(by_turn(before, Draw(())), 1, 20):
        assert not any(mask >> index_of("D6") & 1 for mask in (*world.hands, *world.discards))


def test_open_hands_are_known() -> None:
    """PK-4.2, PK-7.2: a rams and the cards of a claimant lie open in every world."""
    deal = playing(*HANDS, turn_up="D6")
    open_hand = DEAL.step(DEAL.step(deal, Seat(0), Claim()), Seat(1), PLAY_ON)
    assert {world.hands[0] for world in some_worlds(open_hand, 1, 10)} == {deal.hands[0]}
    rams = declared(standing_pat(dealt("", "HA HK HQ H9 H8", "", turn_up="D6")), {1: Rams(), 2: NOTHING})
    assert {world.hands[1] for world in some_worlds(rams, 0, 10)} == {parse_mask("H:AKQ98")}


def test_nobody_was_dealt_four_jacks() -> None:
    """PK-4.1: who played three jacks does not hold the fourth, or the match had ended before."""
    hands = ("SJ HJ DJ C6 H6", "S6 S7 S8 C9 C7", "D7 D8 D9 H7 H8", "ST HT DT CT SQ", "HQ DQ CQ SK HK", "DK CK SA HA DA")
    deal = playing(*hands, turn_up="CA", dealer=5)
    after = played(deal, "SJ S6 D7 SQ SK SA")
    part = knowledge(DEAL.view(after, Seat(1)))
    jacks = [
        rules.has_four_jacks(world.hands[seat] | (1 << index_of("SJ") if seat == 0 else 0))
        for world in some_worlds(after, 1, 400)
        for seat in range(6)
    ]
    assert not any(jacks)
    assert part.count < part.spreads.size


def test_a_dealer_of_one_card_was_not_dealt_four_jacks() -> None:
    """PK-4.1, PK-3.3: whose only drawn card is the turn-up held all the others, discards and hand, from the start."""
    deal = by_turn(dealt("S6 S7 S8 H6 H7", "", turn_up="DA", dealer=1), Draw(()), Draw(("C6",)))
    known = knowledge(DEAL.view(deal, Seat(0)))
    missing = ways_with_all_jacks(hand=4, discards=1, hidden=30)
    assert known.spreads.size - known.count == missing


def ways_with_all_jacks(hand: int, discards: int, hidden: int) -> int:
    """In how many ways hidden cards go to a hand and its discards with all four jacks among them."""
    return comb(hidden - 4, hand + discards - 4) * comb(hand + discards, discards)


def test_four_jacks_end_the_match_and_are_shown() -> None:
    """PK-4.1: after four jacks the winner's cards lie open, and the others may have had any of the rest."""
    deal = dealt("SJ HJ DJ CJ S6", "", turn_up="DA")
    worlds = DEAL.worlds(DEAL.view(deal, Seat(1)))
    assert deal.end == "four-jacks"
    assert worlds.size == factorial(25)
    assert deal in worlds


def test_played_cards_lie_nowhere_else() -> None:
    """No world has a card at two places, and the cards of the pack that are nowhere have left the table."""
    deal = played(playing(*HANDS, turn_up="D6"), "SK ST SA HK H8")
    for world in some_worlds(deal, 0, 20):
        lying = [card for mask in (*world.hands, *world.discards) for card in indices_of(mask)]
        lying += [*world.trick, *(card for trick in world.tricks for card in trick.cards)]
        assert len(set(lying)) == len(lying) == 15
