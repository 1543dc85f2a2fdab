"""Repique and pique (PQ-4, PQ-8.3)."""

import pytest

from pik.games.piquet import scoring
from pik.games.piquet.actions import Play
from pik.games.piquet.state import Deal
from tests.games.piquet.build import (
    LEFT,
    REFUSE,
    D,
    E,
    all_said,
    awaited,
    by_turn,
    dealt,
    declaration,
    declaring,
    declaring_three,
    game_of,
    led,
    played,
    say,
    told,
    view,
)

ROYAL = "S:AKQJT HA DA CA"
"""A point of five, a quint and fourteen aces: 34."""
THREE_ACES = "S:AKQJT HA DA H8 H7 D8 D7 C9"
"""A point of five, a quint and three aces: 23."""
WITHOUT_ACE_OF_CLUBS = "HK HQ HT H9 DK DJ DT D9 CA CK CJ C8"
WINNERS = "S:AKQJ H:AKQ D:AKQ C:AK"


def all_said_by_one(hand: str, *, elder: bool) -> Deal:
    """A deal in which one player declares everything and the other nothing."""
    deal = declaring(hand, "") if elder else declaring("", hand)
    return say(deal, *(("all", "-") if elder else ("-", "all")) * 3)


@pytest.mark.parametrize(
    "declared, others, extra", [(29, 0, 0), (30, 0, 60), (33, 0, 60), (94, 0, 60), (30, 3, 0), (45, 10, 0)]
)
def test_repique_in_numbers(declared: int, others: int, extra: int) -> None:
    """PQ-4.1, PQ-4.3: thirty or more while nothing else counts: 30 becomes 90, 33 becomes 93."""
    assert scoring.repique_points(declared, others) == extra


@pytest.mark.parametrize(
    "before, now, others, extra",
    [(28, 29, 0, 0), (29, 30, 0, 30), (29, 31, 0, 30), (30, 31, 0, 0), (0, 1, 0, 0), (29, 30, 1, 0), (29, 33, 10, 0)],
)
def test_pique_in_numbers(before: int, now: int, others: int, extra: int) -> None:
    """PQ-4.2, PQ-4.3: thirty reached, once, while the others have nothing: 30 becomes 60."""
    assert scoring.pique_points(before, now, others) == extra


def test_repique_of_the_elder() -> None:
    """PQ-4.1: 34 from declarations alone and nothing on the other side begin at 94."""
    deal = all_said_by_one(ROYAL, elder=True)
    assert (deal.repique, deal.counts) == (E, (94, 0))
    assert led(deal, "SA SK").counts == (96, 0)


def test_repique_of_the_dealer() -> None:
    """PQ-4.1, PQ-4.3: the dealer makes it as well, and the 1 for the elder's first lead does not stop it."""
    deal = all_said_by_one(ROYAL, elder=False)
    assert (deal.repique, deal.counts) == (D, (0, 94))
    assert played(deal, view(deal, 0).hand[0]).counts == (1, 94)


def test_repique_is_told() -> None:
    """PQ-4.1: the table hears of it with what is shown."""
    deal = say(declaring(ROYAL, ""), "all", "-", "all", "-", "all")
    assert told(deal, 1, declaration(0, "set", "-"))[-2:] == ["repique", "counts"]


def test_a_good_point_stops_a_repique() -> None:
    """PQ-4.3: 32 stay 32 against a good point, and are 92 against nothing."""
    deal = declaring("S:AKQJT HA DA CA HK DK", "H:QJT987")
    against = say(deal, "-", "H:QJT987", "all", "-", "all", "-")
    assert (against.repique, against.counts) == (None, (32, 6))
    assert played(against, "SA").counts == (33, 6)
    alone = say(deal, "-", "-", "all", "-", "all", "-")
    assert (alone.repique, alone.counts) == (E, (92, 0))


def test_a_three_stops_a_repique() -> None:
    """PQ-4.3: three tens are reckoned last and stop it all the same."""
    deal = say(declaring("S:AKQJT987 H:AKQJ", "HT DT CT H8 H7 D8 D7 DQ C8 C7 CQ CA"), "all", "-", "all", "-", "-")
    assert (say(deal, "-").repique, say(deal, "-").counts) == (E, (8 + 18 + 4 + 20 + 60, 0))
    assert (say(deal, "all").repique, say(deal, "all").counts) == (None, (8 + 18 + 4 + 20, 3))


def test_an_equal_stops_nothing() -> None:
    """PQ-4.3: an equal point counts nothing and stops nothing."""
    deal = all_said(declaring("S:KQJT9 HK DK CK HQ DQ", "C:AQJT8"))
    assert deal.verdicts[0].equal
    assert (deal.repique, deal.counts) == (E, (15 + 14 + 3 + 60, 0))


def test_a_white_hand_stops_a_repique() -> None:
    """PQ-2.1, PQ-4.3: ten for white cards on the other side is something counted."""
    white = "S:T987 D:T987 C:T987"
    deal = by_turn(dealt("H:AKQJT SA DA CA SK DK CK SQ", white), REFUSE, REFUSE)
    deal = say(deal, "all", "-", "all", "-", "all", "-")
    assert (deal.repique, deal.counts) == (None, (5 + 15 + 3 + 14 + 14 + 20, 10))


def test_a_white_hand_helps_its_holder() -> None:
    """PQ-2.1: the ten of a white hand are part of the holder's thirty, for repique and for pique."""
    deal = all_said_by_one("S:T987 D:T987 C:T98 HT", elder=True)
    assert (deal.repique, deal.counts) == (E, (10 + 4 + 11 + 14 + 20 + 60, 0))
    deal = all_said_by_one("S:T987 D:T987 C:T987", elder=True)
    assert (deal.repique, deal.counts) == (None, (10 + 4 + 12 + 3 + 20, 0))
    assert played(deal, "ST").counts == (49 + 1 + 30, 0)


def test_pique() -> None:
    """PQ-4.2: 23 declared, and the seventh lead makes thirty: sixty, before the answer; the other has nothing."""
    deal = say(declaring(THREE_ACES, WITHOUT_ACE_OF_CLUBS), *["all", "-"] * 3)
    deal = led(deal, "SA SK SQ SJ ST HA")
    assert (deal.counts, deal.pique) == ((29, 0), None)
    assert told(deal, 0, Play("DA")) == ["leads", "pique"]
    assert (played(deal, "DA").counts, played(deal, "DA").pique) == ((60, 0), E)
    assert led(deal, "DA H8").counts[0] == 61


def test_tricks_of_the_other_stop_a_pique() -> None:
    """PQ-4.2: to have nothing is to have no count at all: one trick of the other, and thirty is thirty."""
    deal = say(declaring(THREE_ACES, WITHOUT_ACE_OF_CLUBS), *["all", "-"] * 3)
    deal = played(deal, "C9 CA HK HA")
    assert deal.counts == (25, 2)
    deal = led(deal, "SA SK SQ SJ ST")
    assert (deal.counts, deal.pique) == ((30, 2), None)


def test_no_pique_for_the_dealer() -> None:
    """PQ-4.2: only who leads first can make it: the dealer's 29 becomes 30."""
    deal = declaring("HK HQ HJ H8 DK D9 CK CJ C9 S8 S7 H7", "S:AKQJT HA DA CA D8 D7 C8 C7")
    deal = say(deal, "-", "-", "-", "all", "-", "all")
    assert deal.counts == (0, 29)
    deal = played(deal, "S8 ST")
    assert (deal.counts, deal.pique) == ((1, 30), None)


def test_the_last_trick_makes_a_pique() -> None:
    """PQ-4.2: its extra is play: 17 declared, twelve leads and one extra are thirty; a capot is added afterwards."""
    deal = say(declaring(WINNERS, ""), "S:AKQJ", "-", "all", "-", "SQ HQ DQ", "-")
    assert deal.counts == (17, 0)
    deal = led(deal, "S:AKQJ H:AKQ D:AKQ C:A")
    assert (deal.counts, deal.pique) == ((28, 0), None)
    deal = led(deal, "CK")
    assert (deal.counts, deal.pique) == ((17 + 13 + 30 + 40, 0), E)


def test_a_capot_makes_no_pique() -> None:
    """PQ-4.2: leza and capot are no part of thirty: 14 and thirteen of play stay below it."""
    deal = say(declaring(WINNERS, ""), "S:AKQJ", "-", "all", "-", "-", "-")
    deal = led(deal, "S:AKQJ H:AKQ D:AKQ C:AK")
    assert (deal.counts, deal.pique) == ((14 + 13 + 40, 0), None)


def test_never_both() -> None:
    """PQ-4.2: who has made a repique makes no pique by leading on."""
    deal = led(all_said_by_one(ROYAL, elder=True), "S:AKQJT")
    assert (deal.counts, deal.pique) == ((99, 0), None)


def test_thirty_among_three() -> None:
    """PQ-8.3: repique needs both others to have nothing; 32 and clean cards against a point stay what they are."""
    deal = declaring_three("", "HK DK CK", ROYAL)
    both = say(deal, "all", "-", "-", "all", "-", "-", "all", "-", "-")
    assert (both.repique, both.counts[2]) == (2, 94)
    deal = declaring_three("", "H:QJT987", "S:AKQJT HA DA CA HK DK")
    one = say(deal, "-", "-", "all", "all", "-", "-", "all", "-", "-")
    assert (one.repique, one.counts) == (None, (0, 6, 32 + 20))


def test_pique_among_three() -> None:
    """PQ-8.3: pique is the first leader's alone, against both others."""
    hand = "S:AKQJT HA DA"
    deal = say(declaring_three(hand, "", ""), "-", "all", "-", "-", "all", "-", "-", "all", "-")
    deal = led(deal, "S:AKQJT HA DA")
    assert (deal.counts, deal.pique) == ((60, 0, 0), LEFT)
    deal = declaring_three(hand, "H:KQJT98", "")
    deal = say(deal, "-", "-", "all", "-", "all", "-", "-", "all", "-")
    assert deal.counts == (18, 6, 0)
    deal = declaring_three("S9 S8 HK HQ DK DQ CK CQ C8 D7", hand + " CA", "")
    deal = say(deal, "-", "-", "-", "-", "-", "all", "-", "-", "all")
    deal = played(deal, "S9 SA")
    deal = by_turn(deal, next(iter(game_of(deal).options(deal, awaited(deal)))))
    assert (deal.counts, deal.pique) == ((1, 30, 0), None)
