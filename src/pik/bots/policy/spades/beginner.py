"""The beginner: rules of thumb for the cards in sight. What was played before is forgotten."""

from pik.bots.policy.spades.bidding import bid_by_book
from pik.bots.policy.spades.drawing import keeps_high
from pik.bots.policy.spades.player import Style
from pik.bots.policy.spades.sight import Sight
from pik.bots.policy.spades.thumb import card_by_thumb
from pik.cards.card import Card, card_of
from pik.cards.cardset import mask_of
from pik.core.draw import Draw


def bidding(sight: Sight, numbers: tuple[int, ...], _draw: Draw) -> int:
    """Nil with low cards, else the winners by the textbook."""
    return bid_by_book(sight, numbers)


def playing(sight: Sight, cards: tuple[Card, ...], _draw: Draw) -> Card:
    """By rule of thumb, as if no card had been played before this trick."""
    return card_of(card_by_thumb(sight.forgetful(), mask_of(cards)))


def claiming(_sight: Sight) -> bool:
    """Never: that needs counting."""
    return False


BEGINNER = Style(bidding, playing, claiming, keeps_high)
