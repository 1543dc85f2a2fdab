"""Endings of Spades beside DDS, a double dummy solver for bridge by others.

DDS knows no broken spades: in the endings that are compared they are broken. It counts tricks and no points: both
sides have made bids that are already won, so that a trick more is a point more. `PIK_DDS_ENDINGS=10000` compares so
many.
"""

import os
import random
from collections.abc import Iterable
from typing import Any, Final

import numpy as np
import pytest

from pik.bots.kernels import spades
from pik.bots.kernels.part import UNLAWFUL, Position
from pik.bots.kernels.spades.layout import BIDS, BROKEN, LEADER, NIL, SEATS, SIZE, TAKEN
from pik.cards.cardset import cards_of

ENDINGS: Final = int(os.environ.get("PIK_DDS_ENDINGS", "300"))
MOST: Final = 8
BATCH: Final = 40
REASON = "endplay has no wheel for this machine (dependency group endplay)"


def ending(chance: random.Random) -> Position:
    """Up to eight cards each; every side has two tricks or more, and has bid two."""
    count = chance.randint(1, MOST)
    deck = chance.sample(range(52), 4 * count)
    position = np.zeros(SIZE, np.int64)
    for seat in range(4):
        position[seat] = sum(1 << card for card in deck[seat::4])
    position[SEATS], position[LEADER], position[BROKEN], position[NIL] = 4, chance.randrange(4), 1, 1
    position[BIDS : BIDS + 4] = 1
    position[TAKEN : TAKEN + 2] = 2
    for _ in range(13 - 4 - count):
        position[TAKEN + chance.randrange(4)] += 1
    return position


def hand_text(cards: int) -> str:
    """A hand as bridge players write it: spades, hearts, diamonds, clubs, the highest first."""
    held = cards_of(cards)
    return ".".join("".join(card[1] for card in reversed(held) if card[0] == suit) for suit in "SHDC")


def solved(endings: Iterable[Position]) -> list[dict[str, int]]:
    """What DDS says each card of the leader takes in all, by the card's name."""
    types: Any = pytest.importorskip("endplay.types", reason=REASON)
    dds: Any = pytest.importorskip("endplay.dds", reason=REASON)
    players = (types.Player.north, types.Player.east, types.Player.south, types.Player.west)
    deals = [
        types.Deal(
            "N:" + " ".join(hand_text(int(position[seat])) for seat in range(4)),
            first=players[int(position[LEADER])],
            trump=types.Denom.spades,
        )
        for position in endings
    ]
    boards = dds.solve_all_boards(deals)
    return [{f"{card.suit.name[0].upper()}{card.rank.name[-1]}": tricks for card, tricks in board} for board in boards]


def test_endings_are_worth_the_same() -> None:
    """Each card that may be led takes as many tricks for the side as DDS says."""
    chance = random.Random(2026)
    searcher = spades.PART.searcher()
    compared = 0
    while compared < ENDINGS:
        endings = [ending(chance) for _ in range(min(BATCH, ENDINGS - compared))]
        gains = searcher.cards(np.stack(endings))
        for position, gain, tricks in zip(endings, gains, solved(endings), strict=True):
            side, count = int(position[LEADER]) % 2, 13 - int(position[TAKEN : TAKEN + 4].sum())
            had = [int(position[TAKEN + each] + position[TAKEN + each + 2]) for each in (side, 1 - side)]
            ours = {
                card: (int(gain[index]) - had[0] + had[1] + count) // 2
                for index, card in enumerate(CARDS)
                if gain[index] != UNLAWFUL
            }
            assert ours == tricks
        compared += len(endings)


CARDS: Final = cards_of((1 << 52) - 1)
