"""The packs that the games use, lowest card first in each suit."""

from typing import Final

from pik.cards.card import CARDS, RANKS, Card


def pack_from(lowest: str) -> tuple[Card, ...]:
    """The pack of all cards that rank at least as high as the rank letter `lowest`."""
    floor = RANKS.index(lowest)
    return tuple(card for card in CARDS if RANKS.index(card[1]) >= floor)


PACK_52: Final = pack_from("2")
PACK_36: Final = pack_from("6")
PACK_32: Final = pack_from("7")
