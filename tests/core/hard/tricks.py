"""Two hands of two cards and a card out of play: what the cases of play share."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from pik.cards.card import Card
from pik.cards.notation import parse_cards
from pik.core.board import Placed
from pik.core.seat import Seat
from tests.core.hard.tools import Hands, without

PACK = parse_cards("SA SK HA HK HQ")
RANKS = "QKA"
HELD = 2
Plays: TypeAlias = tuple[Placed, ...]


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Play a card."""

    card: Card


def held(hands: Hands, plays: Plays, seat: Seat) -> tuple[Card, ...]:
    """What a seat holds after these plays."""
    return without(hands[seat], (placed.card for placed in plays)) if hands else ()


def follows(hand: Iterable[Card], led: Card | None) -> tuple[Card, ...]:
    """The cards that may be played: of the suit led if there are any."""
    cards = tuple(hand)
    suited = without(cards, (card for card in cards if led is not None and card[0] != led[0]))
    return suited or cards


def led_card(plays: Plays) -> Card | None:
    """The card to be followed."""
    return plays[-1].card if len(plays) % 2 else None


def winner(trick: Plays) -> Seat:
    """The higher card of the suit led."""
    lead, answer = trick
    over = answer.card[0] == lead.card[0] and RANKS.index(answer.card[1]) > RANKS.index(lead.card[1])
    return answer.seat if over else lead.seat


def on_move(plays: Plays, leader: Seat) -> Seat:
    """Who plays next."""
    if len(plays) % 2:
        return Seat(1 - plays[-1].seat)
    return winner(plays[-2:]) if plays else leader


def lawful(hands: Hands, plays: Plays) -> bool:
    """Whether every card was held and followed suit."""
    return all(
        placed.card in follows(held(hands, plays[:at], placed.seat), led_card(plays[:at]))
        for at, placed in enumerate(plays)
    )
