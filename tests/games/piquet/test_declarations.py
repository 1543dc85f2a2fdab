"""What counts and how much (PQ-3.2 to PQ-3.6)."""

import pytest

from pik.games.piquet import combos, rules
from pik.games.piquet.actions import Category
from pik.games.piquet.state import Verdict
from tests.games.piquet.build import D, E, all_said, declaring, granted, led, mask, parts, say, view
from tests.games.piquet.filling import cards


def values(hand: str, category: Category) -> list[int]:
    """What each combination of a hand would count, the best first."""
    return [combos.value(each, category) for each in combos.held_in(mask(hand), category)]


def verdict(elder: str, dealer: str, category: Category) -> tuple[int | None, bool]:
    """Whose declaration of a category is good when both declare everything, and whether the best were equal."""
    found = next(each for each in all_said(declaring(elder, dealer)).verdicts if each.category == category)
    return found.seat, found.equal


@pytest.mark.parametrize("size", range(1, 9))
def test_a_point_counts_its_cards(size: int) -> None:
    """PQ-3.2: a good point counts its number of cards, and no more."""
    assert rules.point_value(size) == size
    assert values("S:" + "AKQJT987"[:size], "point") == [size]


def test_more_cards_beat_more_pips() -> None:
    """PQ-3.2: five low cards are good against four high ones, the other way round too."""
    high, low = "S:AKQJ H:AKQ D:AKQ C:AK", "H:JT987 D:JT9 S:T98 C:7"
    assert verdict(high, low, "point") == (D, False)
    assert verdict(low, high, "point") == (E, False)


def test_more_pips_decide() -> None:
    """PQ-3.2: with as many cards the point with more pips is good: 49 against 48."""
    elder, dealer = "H:AKQJ8 S:AJ98 C:J9 D:K", "D:AQJT7 C:AKQT S:TQ H:T"
    deal = say(declaring(elder, dealer), "H:AKQJ8", "D:AQJT7")
    assert deal.verdicts == (Verdict("point", E),)
    assert [call.pips for call in deal.calls] == [49, None]
    deal = say(declaring(dealer, elder), "D:AQJT7", "H:AKQJ8")
    assert deal.verdicts == (Verdict("point", D),)


def test_equal_pips_count_for_nobody() -> None:
    """PQ-3.2: as many cards and as many pips: nobody counts the point."""
    elder, dealer = "S:AKQJ H:98 D:98 C:98 H:7 D:7", "H:AKQJ S:98 D:TJ C:TJ S:7 C:7"
    deal = say(declaring(elder, dealer), "S:AKQJ", "H:AKQJ")
    assert deal.verdicts == (Verdict("point", None, equal=True),)
    assert say(deal, "-", "-", "-", "-").counts == (0, 0)


@pytest.mark.parametrize("length, value", [(3, 3), (4, 4), (5, 15), (6, 16), (7, 17), (8, 18)])
def test_what_sequences_count(length: int, value: int) -> None:
    """PQ-3.3: tierce 3, quart 4, quint 15, sixième 16, septième 17, huitième 18."""
    assert rules.sequence_value(length) == value
    assert values("S:" + "AKQJT987"[:length], "sequence") == [value]


@pytest.mark.parametrize(
    "hand, found",
    [
        ("S:AK H:A", []),
        ("S:AKJT", []),
        ("SK HQ DJ", []),
        ("S:987", ["S:789"]),
        ("S:AKQ S:T987", ["S:789T", "S:QKA"]),
        ("S:AKQ H:AKQJ D:987", ["H:JQKA", "S:QKA", "D:789"]),
        ("SA H7 H8", []),
    ],
)
def test_what_a_sequence_is(hand: str, found: list[str]) -> None:
    """PQ-3.3: three or more in a row in one suit, whole, the longer and then the higher first."""
    assert list(combos.held_in(mask(hand), "sequence")) == [mask(each) for each in found]


def test_longer_beats_higher() -> None:
    """PQ-3.3: a quart from the ten beats a tierce major."""
    elder, dealer = "H:AKQ S:AK9 D:A9 C:J8 S:87", "C:T97 D:T87 H:T987 S:JT"
    assert verdict(elder, dealer, "sequence") == (D, False)
    assert verdict(dealer, elder, "sequence") == (E, False)


def test_the_higher_top_decides() -> None:
    """PQ-3.3: of two tierces the higher is good, and the tops are named."""
    deal = say(declaring("S:KQJ", "H:AKQ"), "-", "-", "S:KQJ", "H:AKQ")
    assert deal.verdicts[-1] == Verdict("sequence", D)
    assert [call.rank for call in deal.calls[2:]] == ["K", None]
    deal = say(declaring("S:AKQ", "H:KQJ"), "-", "-", "S:AKQ", "H:KQJ")
    assert deal.verdicts[-1] == Verdict("sequence", E)


def test_equal_tops_count_for_nobody() -> None:
    """PQ-3.3: the same length and the same top: nobody counts any sequence, not even a lesser one."""
    deal = say(declaring("S:AKQ D:JT9", "H:AKQ C:JT9"), "-", "-", "S:AKQ/D:JT9", "H:AKQ")
    assert deal.verdicts[-1] == Verdict("sequence", None, equal=True)
    assert say(deal, "-", "-").counts == (0, 0)


def test_lesser_sequences_count() -> None:
    """PQ-3.3: whose best is good counts the lesser ones declared as well; the other counts none."""
    deal = declaring("S:AKQJ D:987", "H:AKQ9")
    assert say(deal, "-", "-", "S:AKQJ/D:987", "H:AKQ", "-", "-").counts == (4 + 3, 0)
    assert say(deal, "-", "-", "S:AKQJ", "H:AKQ", "-", "-").counts == (4, 0)


@pytest.mark.parametrize(
    "hand, found",
    [
        ("SA HA DA CA SK HK DK", [14, 3]),
        ("ST HT DT CT", [14]),
        ("ST HT DT", [3]),
        ("S9 H9 D9 C9 S8 H8 D8 C8", []),
        ("SQ HQ", []),
    ],
)
def test_what_sets_count(hand: str, found: list[int]) -> None:
    """PQ-3.4: four of a rank from the ten up 14, three 3, nines and lower nothing."""
    assert values(hand, "set") == found
    assert rules.set_in(mask("S9 H9 D9 C9"), rules.TEN - 1) == 0


@pytest.mark.parametrize(
    "elder, dealer, winner",
    [
        ("SA HA DA", "SK HK DK", E),
        ("SJ HJ DJ", "ST HT DT", E),
        ("ST HT DT", "SJ HJ DJ", D),
        ("SA HA DA", "ST HT DT CT", D),
        ("SK HK DK CK", "SA HA DA CA", D),
        ("SQ HQ DQ CQ", "SA HA DA", E),
    ],
)
def test_which_set_is_good(elder: str, dealer: str, winner: int) -> None:
    """PQ-3.4: a four beats any three; of like sets the higher rank is good."""
    assert verdict(elder, dealer, "set") == (winner, False)


def test_lesser_sets_count() -> None:
    """PQ-3.4: whose best is good counts lesser ones too, three of a rank with four of another; the other none."""
    elder, dealer = "SA HA DA CA SQ HQ DQ S9 S8 D7 H7 C9", "SK HK DK CK HJ DJ CJ HT CT C8 D8 S7"
    assert say(declaring(elder, dealer), "-", "-", "-", "-", "all", "all").counts == (17, 0)


def test_a_three_needs_nothing_above_it() -> None:
    """PQ-3.4: three tens are good when nothing better is declared."""
    deal = say(declaring("ST HT DT SA HA", "SK HK DK"), "-", "-", "-", "-", "ST HT DT", "-")
    assert deal.counts == (3, 0)


def test_what_counts_is_shown() -> None:
    """PQ-3.5: after the last category the cards that count are seen by all; before, by nobody else."""
    deal = declaring("S:AKQJ SA HA DA", "H:KQJT9 CK DK")
    deal = say(deal, "S:AKQJ", "H:KQJT9", "-", "H:KQJT9", "SA HA DA")
    assert [each.seat for each in view(deal, 0).combos] == [E]
    assert (view(deal, None).combos, view(deal, None).open) == ((), ())
    deal = say(deal, "-")
    for viewer in (None, 0, 1):
        shown = {each.seat: set(each.cards) for each in view(deal, viewer).open}
        assert shown == {E: set(cards("SA HA DA")), D: set(cards("H:KQJT9"))}
        assert [(each.seat, each.category) for each in view(deal, viewer).combos] == [
            (D, "point"),
            (D, "sequence"),
            (E, "set"),
        ]


def test_what_is_not_good_is_not_shown() -> None:
    """PQ-3.5: the suit of a point that was not good stays unknown."""
    deal = say(declaring("S:AKQJ", "H:KQJT9"), "S:AKQJ", "H:KQJT9", "-", "-", "-", "-")
    assert [each.seat for each in view(deal, 1).open] == [D]
    assert [call.size for call in view(deal, 1).calls[:2]] == [4, None]


CLEAN = "S:AKQJ H:AKQJ D:AKQJ"


def test_clean_cards() -> None:
    """PQ-3.6: all twelve cards take part in what counts: 20 more, written after the sets."""
    deal = all_said(declaring(CLEAN, ""))
    assert deal.clean == (E,)
    assert deal.counts == (4 + 12 + 12 + 20, 0)
    assert list(parts(granted(deal, 0), 0))[:4] == ["part-point", "part-sequence-4", "part-set-3", "part-clean"]


def test_one_card_beside_is_not_clean() -> None:
    """PQ-3.6: a card that no combination has, or that was not declared, or was not good, and there is no 20."""
    assert all_said(declaring("S:AKQJ H:AKQJ D:AKQ C:7", "")).clean == ()
    deal = say(declaring(CLEAN, ""), "S:AKQJ", "-", "S:AKQJ/H:AKQJ", "-", "all", "-")
    assert deal.clean == (E,)
    assert say(declaring(CLEAN, ""), "S:AKQJ", "-", "S:AKQJ", "-", "SA HA DA", "-").clean == ()


def test_clean_cards_are_no_part_of_thirty() -> None:
    """PQ-3.6: 28 declared and the 20 make no repique, though nobody else counts; the second lead makes thirty."""
    deal = all_said(declaring(CLEAN, ""))
    assert deal.repique is None
    assert [led(deal, leads).counts for leads in ("SA", "SA SK")] == [(48 + 1, 0), (48 + 2 + 30, 0)]
