"""Yardsticks that bid in one way and play in another, so that bids are compared with the same player of cards.

Bids: by the book, as the club player's, as the master's; double nil goes with them. All else goes with the cards:
by rule of thumb, as the club player's, as the master's. Needs kernels.
"""

from dataclasses import replace

from pik.bots.policy.spades.beginner import BEGINNER
from pik.bots.policy.spades.candidates import sensible
from pik.bots.policy.spades.club import CLUB
from pik.bots.policy.spades.master import STYLE as MASTER
from pik.bots.policy.spades.player import ForFour, Style
from pik.bots.policy.spades.sight import Sight
from pik.bots.policy.spades.thumb import card_by_thumb
from pik.cards.card import Card, card_of
from pik.cards.cardset import mask_of
from pik.core.draw import Draw


def by_thumb(sight: Sight, cards: tuple[Card, ...], _draw: Draw) -> Card:
    """By rule of thumb, by a player who forgets no card."""
    position = sight.position(tuple(sight.hand if seat == sight.seat else 0 for seat in range(sight.seats)))
    return card_of(card_by_thumb(position, sensible(position, sight.seat, mask_of(cards))))


THUMB = replace(CLUB, playing=by_thumb)


def mixed(bids: Style, cards: Style) -> ForFour:
    """A player with the bids of one style and the cards of another."""
    return ForFour(replace(cards, bidding=bids.bidding, blind=bids.blind))


BOOK_THUMB = mixed(BEGINNER, THUMB)
CLUB_THUMB = mixed(CLUB, THUMB)
MASTER_THUMB = mixed(MASTER, THUMB)
BOOK_CLUB = mixed(BEGINNER, CLUB)
MASTER_CLUB = mixed(MASTER, CLUB)
BOOK_MASTER = mixed(BEGINNER, MASTER)
CLUB_MASTER = mixed(CLUB, MASTER)
