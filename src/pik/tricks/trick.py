"""The winner of a trick."""

from collections.abc import Iterable

from pik.tricks.follow import beats


def winning_card(cards: Iterable[int], trump: int) -> int:
    """The index of the card that wins among cards in the order played; trump -1 where there is none.

    Raises ValueError for a trick without cards.
    """
    played = iter(cards)
    best = next(played, -1)
    if best < 0:
        raise ValueError("a trick without cards has no winner")
    for card in played:
        if beats(card, best, trump):
            best = card
    return best
