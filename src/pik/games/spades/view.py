"""What every viewer was shown of a deal of either Spades game: the cards on the table and the open hands."""

from functools import lru_cache

from pik.cards.card import Card, card_of
from pik.cards.cardset import cards_of
from pik.core.board import Placed
from pik.core.seat import Seat
from pik.games.spades.seen import OpenHand, SeenTrick
from pik.games.spades.state import Deal, Trick


def placed(seats: int, leader: Seat, cards: tuple[int, ...]) -> tuple[Placed, ...]:
    """Cards with the seats that played them, clockwise from the leader."""
    return tuple(Placed(Seat((leader + at) % seats), card_of(card)) for at, card in enumerate(cards))


@lru_cache(maxsize=4096)
def seen_trick(seats: int, trick: Trick) -> SeenTrick:
    """A finished trick as everybody saw it."""
    return SeenTrick(placed(seats, trick.leader, trick.cards), trick.winner)


def seen_tricks(deal: Deal) -> tuple[SeenTrick, ...]:
    """All finished tricks."""
    return tuple(seen_trick(deal.seats, trick) for trick in deal.tricks)


def open_hands(deal: Deal) -> tuple[OpenHand, ...]:
    """The hands that a claim has shown (SP-7.1)."""
    return tuple(OpenHand(seat, cards_of(deal.hands[seat])) for seat in deal.shown)


def own_hand(deal: Deal, seat: Seat | None) -> tuple[Card, ...]:
    """The viewer's cards; none for who has no seat, or has not looked (SP-2.3)."""
    return () if seat is None or not deal.looked[seat] else cards_of(deal.hands[seat])
