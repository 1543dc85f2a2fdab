"""The beginner: rules of thumb for the cards in sight. What was said and played before is forgotten."""

from pik.bots.policy.piquet.declaring import everything
from pik.bots.policy.piquet.discarding import thumb
from pik.bots.policy.piquet.player import Style
from pik.bots.policy.piquet.playout import winning
from pik.bots.policy.piquet.sight import ABOVE, SUITS, Sight, by_rank
from pik.cards.card import card_of
from pik.cards.cardset import size_of
from pik.core.draw import Draw
from pik.games.piquet.actions import Exchange, Play


def discarding(sight: Sight, _draw: Draw) -> Exchange:
    """As many as there are, the least useful cards."""
    return thumb(sight)


def playing(sight: Sight, cards: int, _draw: Draw, _capot: bool) -> Play:
    """Lead the longest suit from the top; take as cheaply as possible; throw the lowest."""
    if not sight.trick:
        longest = max(SUITS, key=lambda suit: (size_of(cards & suit), cards & suit))
        return Play(card_of((cards & longest).bit_length() - 1))
    takes = cards & ABOVE[sight.trick[winning(sight.trick)]]
    return Play(card_of(by_rank(takes or cards)[0]))


def never(_sight: Sight) -> bool:
    """Claiming and taking back need counting."""
    return False


BEGINNER = Style(discarding, everything, playing, never, never, curious=False)
