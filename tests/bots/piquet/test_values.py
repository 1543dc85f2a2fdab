"""What hands are held to declare against each other."""

from pik.bots.policy.piquet.values import declared
from tests.games.piquet.build import mask


def test_clean_cards_count_beside_the_thirty() -> None:
    """PQ-3.6: eight, eighteen and three are no thirty, and all ten cards take part."""
    hands = [mask("HA HK HQ HJ HT H9 H8 H7 SA CA"), mask("SK SQ S9"), mask("DK DQ D9")]
    assert declared(hands, (0, 0, 0)) == ([29, 0, 0], [49, 0, 0])


def test_cards_are_not_clean_where_one_takes_no_part() -> None:
    """PQ-3.6: the seven of diamonds is in no combination."""
    hands = [mask("HA HK HQ HJ HT H9 H8 SA CA D7"), mask("SK SQ S9"), mask("DK DQ D9")]
    assert declared(hands, (0, 0, 0)) == ([27, 0, 0], [27, 0, 0])


def test_cards_are_not_clean_where_a_category_is_equal() -> None:
    """PQ-3.2, PQ-3.3: equal points and sequences count for nobody, and neither do their cards."""
    hands = [mask("HA HK HQ HJ HT"), mask("SA SK SQ SJ ST"), mask("D7")]
    assert declared(hands, (0, 0, 0)) == ([0, 0, 0], [0, 0, 0])


def test_a_repique_and_clean_cards_count_both() -> None:
    """PQ-3.6, PQ-4.1: two quints and the point are thirty-five without the twenty."""
    hands = [mask("HA HK HQ HJ HT SA SK SQ SJ ST"), mask("D9 D8 C7"), mask("C9 C8 D7")]
    assert declared(hands, (0, 0, 0)) == ([35, 0, 0], [115, 0, 0])
