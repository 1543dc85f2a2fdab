"""The master's exchange: discards tried against guesses, the best of them played out exactly (PQ-2)."""

from collections.abc import Sequence
from itertools import islice
from statistics import fmean
from typing import Final

from pik.bots.policy.piquet.discarding import candidates, worth_of
from pik.bots.policy.piquet.guesses import Guess, guesses
from pik.bots.policy.piquet.master.exact import on_the_whole, opening
from pik.bots.policy.piquet.sight import Sight
from pik.cards.cardset import cards_of, mask_of
from pik.core.draw import Draw
from pik.games.piquet.actions import Exchange
from pik.games.piquet.rules import NORMAN

PLAYED_OUT: Final = 8
"""Guesses for every discard, played out by plain habits."""
ROUNDS: Final = ((12, 10), (4, 36))
"""How many of the best discards go on, and for how many more guesses each is played out exactly."""
OF_THREE: Final = ((6, 3), (2, 8))
"""The same for three, whose deals take longer to look through."""
HABITS_OF_THREE: Final = 30


def discarding(sight: Sight, draw: Draw) -> Exchange:
    """The discard that brings the most over the guesses."""
    tried = guesses(sight, draw)
    three = sight.view.seats == NORMAN
    first = tuple(islice(tried, HABITS_OF_THREE if three else PLAYED_OUT))
    rough = {cards: worth_of(sight, cards, first) for cards in candidates(sight)}
    left = sorted(rough, key=lambda cards: -rough[cards])
    made: dict[int, list[int]] = {cards: [] for cards in left}
    for stay, more in OF_THREE if three else ROUNDS:
        left = left[:stay]
        further = tuple(islice(tried, more))
        for cards in left:
            made[cards] += worths(sight, cards, further)
        left.sort(key=lambda cards: -fmean(made[cards]))
    return Exchange(cards_of(left[0]))


def worths(sight: Sight, discards: int, tried: Sequence[Guess]) -> list[int]:
    """What the player makes more than the others in each guess."""
    whites = [0] * sight.view.seats
    for each in sight.view.whites:
        whites[each.seat] = mask_of(each.cards)
    hands = [guess.hands(sight, discards) for guess in tried]
    return on_the_whole([opening(each, whites, sight.elder) for each in hands], sight.seat)
