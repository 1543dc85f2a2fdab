"""What piquet's screen says for the ledger, the exchange and the running counts."""

from pik.core.message import Message
from pik.core.seat import Seat
from pik.games.piquet.actions import Exchange
from pik.games.piquet.seen import Screen, Strip
from pik.games.piquet.state import Deal
from tests.games.piquet.build import (
    ALL,
    REFUSE,
    SILENT,
    D,
    E,
    by_turn,
    dealt,
    dealt_to_three,
    declaring,
    declaring_three,
    game_of,
    played,
    say,
)

MINE = "SA SK SQ SJ S8 HA HQ HT DA D9 CA C7"
HERS = "HK HJ H9 DK DQ DJ DT D8 CK CQ CJ S7"


def shown(deal: Deal, seat: int | None) -> Screen:
    """The screen of a viewer."""
    game = game_of(deal)
    screen: Screen = game.screen(game.view(deal, None if seat is None else Seat(seat)))
    return screen


def brief(strips: tuple[Strip, ...]) -> list[tuple[int, str, str]]:
    """Who, in short what, what came of it."""
    return [(each.seat, each.said.code, each.outcome) for each in strips]


def test_a_declaration_is_open_until_it_is_answered() -> None:
    """PQ-3.1: the size stands alone; an answer of "equal" tells the size of the dealer, and pips decide."""
    deal = say(declaring(MINE, HERS), ALL)
    assert brief(shown(deal, D).strips) == [(E, "strip-point", "open")]
    deal = say(deal, ALL)
    mine, hers = shown(deal, None).strips
    assert (mine.said, mine.outcome) == (Message("strip-point-pips", {"count": 5, "pips": 49}), "good")
    assert (hers.said, hers.outcome) == (Message("strip-point", {"count": 5}), "not-good")


def test_cards_and_points_are_known_to_their_holder_first() -> None:
    """PQ-3.5: others get them when all have spoken."""
    deal = say(declaring(MINE, HERS), ALL, ALL)
    assert shown(deal, E).strips[0].points == 5
    assert (shown(deal, D).strips[0].points, shown(deal, D).strips[0].shown) == (None, None)
    deal = say(deal, ALL, ALL, ALL, ALL)
    assert [each.points for each in shown(deal, D).strips if each.seat == E] == [5, 4, 14]


def test_silence_and_giving_way_count_nothing() -> None:
    """PQ-3.1: who is silent or calls the other good is not struck out."""
    deal = say(declaring(MINE, HERS), ALL, SILENT, SILENT, ALL)
    point, answer, silent, named = shown(deal, None).strips
    assert (point.outcome, answer.said.code, answer.outcome) == ("good", "strip-less", "silent")
    assert (silent.said.code, silent.outcome, named.outcome) == ("strip-nothing", "silent", "good")


def test_of_three_the_equal_best_alone_are_equal() -> None:
    """PQ-8.3: among equal sizes the details decide who is equal."""
    deal = declaring_three("SA SK ST S9 S8", "HA HK HT H9 H8", "DA DQ DT D8 D7")
    outcomes = {each.seat: each.outcome for each in shown(say(deal, ALL, ALL, ALL), None).strips}
    assert outcomes == {0: "equal", 1: "equal", 2: "not-good"}


def test_what_is_held_is_told_to_its_holder_alone() -> None:
    """PQ-3.2 to PQ-3.4: each combination with what it would count, until its category is through."""
    deal = declaring(MINE, HERS)
    assert [(each.category, each.points) for each in shown(deal, E).holdings if each.points > 3] == [
        ("point", 5),
        ("sequence", 4),
        ("set", 14),
    ]
    assert shown(deal, None).holdings == ()
    assert {each.category for each in shown(say(deal, ALL), E).holdings} == {"sequence", "set"}


def test_the_reach_of_an_exchange() -> None:
    """PQ-2.2, PQ-2.3, PQ-8.1: elder the five; dealer what was left of them, then the three; or the three alone."""
    deal = dealt(MINE, HERS)
    assert shown(deal, E).reach == (5, 0)
    assert shown(by_turn(deal, Exchange(("C7", "D9", "S8"))), D).reach == (2, 3)
    assert shown(by_turn(deal, REFUSE), D).reach == (0, 3)
    assert shown(dealt_to_three(), 2).reach == (2,)


def test_the_way_to_the_pique() -> None:
    """PQ-4.2: what the first leader lacks to thirty, while the others have nothing."""
    deal = say(declaring(MINE, HERS), ALL, ALL, ALL, ALL, ALL, ALL)
    screen = shown(deal, None)
    assert (screen.elder, screen.to_pique) == (E, 7)
    deal = played(deal, "SA S7")
    assert shown(deal, None).to_pique == 6
    assert [part.code for part in shown(deal, None).parts[E]] == [
        "part-point",
        "part-sequence-4",
        "part-set-4",
        "part-play",
    ]


def test_no_way_to_a_pique_once_the_other_counts() -> None:
    """PQ-4.3: whatever the dealer counts stops it."""
    deal = say(declaring(MINE, HERS), ALL, ALL, ALL, ALL, SILENT, ALL)
    assert shown(deal, None).to_pique is None
