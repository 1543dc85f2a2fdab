"""Following suit and beating."""

from pik.cards.cardset import higher_in_suit, suit_mask
from pik.cards.compilable import compilable


@compilable
def follow_suit(hand: int, led: int) -> int:
    """The cards of the led suit in a hand; 0 when the hand is void."""
    return hand & suit_mask(led)


@compilable
def beats(card: int, best: int, trump: int) -> bool:
    """Whether a card played later takes the lead from `best`.

    Indices 0…51; trump is a suit 0…3, or -1 where there is none.
    """
    if card // 13 == best // 13:
        return card > best
    return card // 13 == trump


@compilable
def beating(hand: int, best: int, trump: int) -> int:
    """The cards of a hand that beat `best`: higher in its suit, or a trump on a plain card."""
    over = hand & higher_in_suit(best)
    if trump >= 0 and best // 13 != trump:
        over |= hand & suit_mask(trump)
    return over
