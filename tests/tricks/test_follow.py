"""Following suit and beating."""

import pytest

from pik.cards.card import index_of
from pik.cards.cardset import cards_of
from pik.cards.notation import parse_cards, parse_mask
from pik.tricks.follow import beating, beats, follow_suit

SPADES, HEARTS, NO_TRUMP = 0, 1, -1


def card(text: str) -> int:
    """The index of a card."""
    return index_of(parse_cards(text)[0])


@pytest.mark.parametrize(
    "later, best, trump, result",
    [
        ("S9", "S8", SPADES, True),
        ("S8", "S9", SPADES, False),
        ("S6", "HA", SPADES, True),
        ("HA", "S6", SPADES, False),
        ("DA", "H6", SPADES, False),
        ("HA", "HK", SPADES, True),
        ("SA", "H6", NO_TRUMP, False),
        ("HA", "H6", NO_TRUMP, True),
    ],
)
def test_beats(later: str, best: str, trump: int, result: bool) -> None:
    """A later card beats by rank in suit, or as a trump on a plain card."""
    assert beats(card(later), card(best), trump) is result


def test_beating_cards_are_those_that_beat() -> None:
    """The beating cards of a hand are exactly those that beat, for each best card and trump."""
    hand = parse_mask("S:A6 H:J7 D:9 C:")
    for trump in (NO_TRUMP, 0, 1, 2, 3):
        for best in map(index_of, parse_cards("S:AT6 H:AT6 D:AT6 C:AT6")):
            expected = {held for held in cards_of(hand) if beats(index_of(held), best, trump)}
            assert set(cards_of(beating(hand, best, trump))) == expected


def test_following_suit() -> None:
    """The cards of the led suit, none where the hand is void."""
    hand = parse_mask("S:A6 H:J7")
    assert cards_of(follow_suit(hand, HEARTS)) == ("H7", "HJ")
    assert follow_suit(hand, 2) == 0
