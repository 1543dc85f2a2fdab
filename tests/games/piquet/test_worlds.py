"""The worlds of a view: exactly those it can't tell apart, each as likely."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.structs import replace

from pik.cards.card import index_of
from pik.cards.cardset import cards_of, size_of
from pik.core.draw import SeededDraw
from pik.core.seat import CHANCE
from pik.games.piquet.actions import Cut, Look, Spread
from pik.games.piquet.state import Deal, Held
from pik.games.piquet.worlds import Dealt
from tests.games.piquet.build import (
    BACK,
    REFUSE,
    SALT,
    act,
    by_turn,
    dealt,
    declaring_three,
    fresh,
    game_of,
    led,
    none_said,
    played,
    say,
    stacked,
    view,
)
from tests.games.piquet.filling import cards
from tests.games.piquet.test_exchange import exchange

ELDER = "S:KQJ98 H:AQ D:AK9 C:T7"
DEALER = "H:KJT8 D:QJ87 S:AT C:A9"
FIVE, THREE = "CK CQ CJ H9 S7", "C8 H7 DT"


def changed() -> Deal:
    """A deal in which the elder changed five and the dealer three: the elder faces fifteen unseen cards."""
    deal = dealt(ELDER, DEALER, five=FIVE, three=THREE)
    return by_turn(deal, exchange("D9 CT C7 HQ S8"), exchange("D7 D8 ST"))


def worlds(deal: Deal, seat: int | None) -> Dealt:
    """The worlds of a viewer of a dealt hand."""
    found = game_of(deal).worlds(view(deal, seat))
    assert isinstance(found, Dealt)
    return found


def listed(deal: Deal, seat: int | None) -> list[Deal]:
    """All worlds, each checked to be one, and to look like the truth."""
    found = list(worlds(deal, seat))
    assert all(view(world, seat) == view(deal, seat) for world in found[:: max(1, len(found) // 50)])
    assert deal in found
    return found


def assert_exact(deal: Deal, seat: int) -> int:
    """Worlds are listed once, as many as they are counted, and drawn among them; return how many."""
    every = listed(deal, seat)
    of = worlds(deal, seat)
    assert len(set(every)) == len(every) == of.size
    draw = SeededDraw(b"worlds")
    assert all(of.sample(draw) in set(every) for _ in range(40))
    assert all(world in of for world in every[:: max(1, len(every) // 30)])
    return len(every)


def test_what_the_elder_faces_after_the_exchange() -> None:
    """PQ-2.4: of fifteen unseen cards three were discarded: 455 worlds, less those without a court card."""
    assert assert_exact(changed(), 0) == 455


def test_before_the_exchange_is_over_the_talon_has_an_order() -> None:
    """PQ-2.3: the cards that are still to be taken lie in some order, and each order counts."""
    deal = by_turn(dealt(ELDER, DEALER, five=FIVE, three=THREE), exchange("D9 CT C7 HQ S8"))
    of = worlds(deal, 0)
    assert of.size == 455 * 6
    seen = {world.three for world in (of.sample(SeededDraw(bytes([n]))) for n in range(40))}
    assert len(seen) > 30


def test_a_look_at_the_talon() -> None:
    """PQ-2.5: who has looked knows what was left; the other does not know it any better."""
    deal = by_turn(dealt(ELDER, DEALER, five=FIVE, three=THREE), exchange("D9 CT C7"), exchange("D7 D8 ST"))
    both = [worlds(deal, seat).size for seat in (0, 1)]
    looked = act(deal, 0, Look())
    assert worlds(looked, 0).size == 455 < both[0]
    assert worlds(looked, 1).size == both[1]
    assert assert_exact(looked, 0) == 455


def test_a_point_that_was_named() -> None:
    """PQ-3.1: after "point of five" the dealer knows that there is a suit of five, and one of them was declared."""
    every = listed(say(changed(), "S:KQJ97"), 1)
    assert all(any(size_of(held) == 5 for held in suits(world.hands[0])) for world in every)
    assert all(held.sets[0] in suits(world.hands[0]) for world in every for held in world.held)
    assert len(every) < len(listed(say(changed(), "-"), 1))


def suits(hand: int) -> list[int]:
    """A hand by suits."""
    return [hand & 0x1FFF << 13 * suit for suit in range(4)]


DIALOGUES = [
    ("S:KQJ97", "H:KJT87"),
    ("H:A9", "H:KJT87"),
    ("S:KQJ97", "-", "S:KQJ"),
    ("S:KQJ97", "-", "S:KQJ/C:KQJ"),
    ("-", "-", "S:KQJ", "-"),
    ("-", "-", "S:KQJ", "D:QJT"),
    ("-", "-", "C:KQJ", "D:QJT", "SK DK CK"),
    ("-", "-", "-", "D:QJT", "SK DK CK", "-"),
    ("S:KQJ97", "H:KJT87", "C:KQJ", "-", "-", "-"),
]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("texts", DIALOGUES, ids=[" ".join(texts) for texts in DIALOGUES])
def test_each_step_of_the_dialogue(texts: tuple[str, ...], seat: int) -> None:
    """PQ-3.1: at each step a viewer's worlds are those in which just this was said, counted one by one."""
    assert assert_exact(say(changed(), *texts), seat) > 0


@pytest.mark.parametrize("seat", [0, 1])
def test_worlds_are_uniform(seat: int) -> None:
    """Each world is drawn as often as any other: what was said, and every way to have declared it, included."""
    deal = say(changed(), "S:KQJ97", "-", "S:KQJ")
    of = worlds(deal, seat)
    draw, times = SeededDraw(b"uniform"), 40 * min(of.size, 100)
    found = Counter(hash(of.sample(draw)) % 10 for _ in range(times))
    expected = Counter(hash(world) % 10 for world in of)
    for bucket, count in expected.items():
        share = count / of.size
        assert abs(found[bucket] - share * times) < 5 * (share * times) ** 0.5 + 5


def test_secret_sets_are_part_of_the_world() -> None:
    """PQ-3.4: with a secret set there are as many worlds as ways to have declared lesser ones with it."""
    deal = dealt("SA HA DA CA SQ HQ DQ S7 H7 D7 C9 S9", "S:KJ8 H:KJ98 D:KJ98 C:K", five="ST HT DT C7 C8")
    deal = by_turn(deal, exchange("S7 H7 D7 C9 S9"), exchange("S8 H8 D8"))
    said = say(deal, *["-"] * 4, "all")
    of = worlds(said, 1)
    every = listed(said, 1)
    assert len(set(every)) == len(every) == of.size
    lesser = Counter(len(held.sets) for world in every for held in world.held)
    assert set(lesser) >= {1, 2, 3}
    drawn = Counter(len(of.sample(SeededDraw(b"%d" % n)).held[0].sets) for n in range(300))
    assert all(abs(drawn[size] / 300 - lesser[size] / len(every)) < 0.12 for size in lesser)


def test_a_world_with_another_declaration_is_none() -> None:
    """PQ-3.1: a state in which something else was declared, or somebody holds other cards than shown, is no world."""
    deal = say(changed(), "S:KQJ97")
    of = worlds(deal, 1)
    (mine,) = deal.held
    assert deal in of
    assert replace(deal, held=()) not in of
    assert replace(deal, held=(Held(mine.seat, "point", (suits(deal.hands[0])[1],)),)) not in of
    assert replace(deal, hands=(deal.hands[1], deal.hands[0])) not in of
    assert replace(deal, counts=(1, 0)) not in of
    assert "deal" not in of


def test_a_white_hand_is_known() -> None:
    """PQ-2.1: the cards of a white hand are known: after the exchange only which of them were discarded is not."""
    white = "SA ST S9 S8 HA H9 H8 D7 DT C9 C8 C7"
    deal = by_turn(dealt(white, "", five="CK CQ CJ CT CA", three="D9 D8 DA"))
    assert all(world.hands[0] == deal.hands[0] for world in islice(worlds(deal, 1), 20))
    after = by_turn(deal, exchange("S8 H8 C8"))
    for world in islice(worlds(after, 1), 0, 2000, 97):
        assert set(cards_of(world.discards[0])) <= set(cards(white))
        assert size_of(world.hands[0] & deal.hands[0]) == 9
    of = worlds(by_turn(after, REFUSE), 1)
    assert of.sample(SeededDraw(b"white")) in of
    assert of.size == len(list(of))


def test_a_hand_that_was_not_white() -> None:
    """PQ-2.1: who declared no white hand was dealt a court card: worlds without one are left out."""
    deal = dealt("CJ CA SA HA DA CT C9 C8 C7 D9 D8 D7", "SK SQ SJ HK HQ HJ DK DQ DJ CK CQ S7")
    deal = by_turn(deal, REFUSE, exchange("SK SQ SJ"))
    every = listed(deal, 1)
    assert worlds(deal, 1).size == len(every)
    assert all(world.hands[0] >> index_of("CJ") & 1 for world in every)


def test_voids_and_cards_taken_back() -> None:
    """PQ-5.1, PQ-5.4: who did not follow has none of the suit; who took a card back has it, and another to play."""
    deal = played(facing("H:JT98 D:QJT98 C:JT8"), "SA H8")
    assert all(not world.hands[1] & suits(-1)[0] for world in listed(deal, 0))
    back = act(deal, 1, BACK)
    for world in listed(back, 0):
        assert world.hands[1] >> index_of("H8") & 1
        assert not world.hands[1] & suits(-1)[0]
    following = act(played(facing("S:98 H:JT98 D:QJT C:JT8"), "SA S8"), 1, BACK)
    every = listed(following, 0)
    assert all(size_of(suits(world.hands[1])[0]) >= 2 for world in every)
    assert worlds(following, 0).size == len(every)
    assert all(worlds(following, 0).sample(SeededDraw(bytes([n]))) in every for n in range(20))


def facing(dealer: str) -> Deal:
    """A deal at its first lead in which the elder changed five and faces fifteen unseen cards."""
    deal = dealt("S:AKQJ H:AKQ S7 H7 D7 C7 C9", dealer, five="DA DK CA CK CQ")
    return none_said(by_turn(deal, exchange("S7 H7 D7 C7 C9"), REFUSE))


def test_what_was_shown_is_held() -> None:
    """PQ-3.5: cards that count are known to be held until they are played."""
    deal = say(changed(), "S:KQJ97", "-", "S:KQJ", "-", "-", "-")
    shown = set(cards("S:KQJ97"))
    assert all(set(cards_of(world.hands[0])) >= shown for world in listed(deal, 1))
    later = led(deal, "SK")
    assert assert_exact(later, 1) > 0


def test_the_spread_pack() -> None:
    """PQ-1.2: turned cards lie where they were turned, the others in any order."""
    deal = fresh(dealer=None)
    deal = act(deal, CHANCE, Spread(stacked().deck, SALT))
    deal = act(deal, 0, Cut(3))
    of = game_of(deal).worlds(view(deal, 1))
    assert deal in of
    world = of.sample(SeededDraw(b"spread"))
    assert (world.spread[3], sorted(world.spread)) == (deal.spread[3], sorted(deal.spread))
    assert world in of
    assert replace(world, spread=world.spread[::-1]) not in of
    assert replace(world, spread=world.spread[:5]) not in of
    assert 0 not in of
    assert next(iter(of)) in of
    assert of.size == 8222838654177922817725562880000000


def test_before_the_shuffle_there_is_one_world() -> None:
    """A deal in which nobody has cards is known to all."""
    assert list(game_of(fresh()).worlds(view(fresh(), 0))) == [fresh()]


def at_three() -> Iterator[tuple[str, Deal]]:
    """Steps of the dialogue among three."""
    deal = declaring_three("S:AKQ9 H:KQ D:T9 C:J8", "H:AJT8 D:KQJ C:Q7 S8", "D:A87 C:AKT9 S:T7 H9")
    yield "start", deal
    for text in ("C:AKT9", "S:AKQ9", "H:AJT8", "-", "S:AKQ", "D:KQJ", "-", "-", "-"):
        deal = say(deal, text)
        yield text, deal


def test_three_at_each_step() -> None:
    """PQ-8.2: among three the worlds of each viewer hold what was said at each step of the dialogue."""
    for _, deal in at_three():
        for seat in (None, 0, 1, 2):
            of = worlds(deal, seat)
            assert deal in of
            for n in range(3):
                world = of.sample(SeededDraw(bytes([n])))
                assert world in of
                assert view(world, seat) == view(deal, seat)


def test_three_at_the_end() -> None:
    """PQ-8.2: towards the end of a deal of three the worlds are few and counted one by one."""
    *_, (_, deal) = at_three()
    for _ in range(7):
        deal = led(deal, view(deal, deal.leader).hand[0])
    for seat in range(3):
        assert assert_exact(deal, seat) > 1
