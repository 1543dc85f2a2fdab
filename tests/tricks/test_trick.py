"""The winner of a trick."""

import pytest

from pik.cards.card import card_of, index_of
from pik.cards.notation import parse_cards
from pik.tricks.trick import winning_card

SPADES, NO_TRUMP = 0, -1


@pytest.mark.parametrize(
    "cards, trump, winner",
    [
        ("H9 HJ HT", SPADES, "HJ"),
        ("H9 S6 HA", SPADES, "S6"),
        ("H9 S6 S7", SPADES, "S7"),
        ("H9 DA CA", SPADES, "H9"),
        ("H9 SA HT", NO_TRUMP, "HT"),
        ("H9", SPADES, "H9"),
    ],
)
def test_winner(cards: str, trump: int, winner: str) -> None:
    """The highest trump wins, else the highest card of the suit that was led."""
    assert card_of(winning_card(map(index_of, parse_cards(cards)), trump)) == winner


def test_no_trick_no_winner() -> None:
    """A trick without cards has no winner."""
    with pytest.raises(ValueError, match="no winner"):
        winning_card((), SPADES)
