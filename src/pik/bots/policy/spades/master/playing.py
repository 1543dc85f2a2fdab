"""The master's cards: what each brings over likely worlds, played out by habit, and towards the end exactly."""

from collections.abc import Sequence
from functools import lru_cache
from threading import get_ident
from typing import Final

from pik.bots.kernels.part import Positions, Searcher
from pik.bots.kernels.spades import PART, habits
from pik.bots.policy.spades.candidates import cheapest, clearly, different, sensible
from pik.bots.policy.spades.imagining import imagined
from pik.bots.policy.spades.master.rows import row_of
from pik.bots.policy.spades.master.values import Values
from pik.bots.policy.spades.sight import Sight
from pik.bots.policy.spades.thumb import card_by_thumb
from pik.cards.card import Card, card_of
from pik.cards.cardset import mask_of
from pik.core.draw import Draw

WORLDS: Final = 200
DOUBT: Final = 2.0
"""By so many standard errors another card must be better than the habitual one: several are compared."""
EXACT: Final = {8: 30, 7: 50, 6: 80, 5: 120}
"""So many worlds are looked through to the end with so many tricks left; with fewer tricks WORLDS."""
EXACT_OF_TWO: Final = {9: 30, 8: 60, 7: 80, 6: 120}
"""The same for two."""


def playing(sight: Sight, cards: tuple[Card, ...], draw: Draw) -> Card:
    """The card that brings most over the worlds; the habitual one where no other is clearly better."""
    position = sight.position(tuple(sight.hand if seat == sight.seat else 0 for seat in range(sight.seats)))
    lawful = cheapest(position, sight.seat, sensible(position, sight.seat, mask_of(cards)))
    habit = card_by_thumb(position, lawful)
    choices = different(position, sight.seat, lawful, habit)
    if len(choices) == 1:
        return card_of(habit)
    worth = worths(sight, choices, position.left, draw)
    best = max(choices, key=lambda card: sum(worth[card]))
    return card_of(best if clearly(worth[best], worth[habit], DOUBT) else habit)


def worths(sight: Sight, choices: Sequence[int], left: int, draw: Draw) -> dict[int, list[float]]:
    """What each card brings in each world."""
    worlds = exact_worlds(sight, left)
    hands = tuple(imagined(sight, draw, worlds or WORLDS))
    rows = habits.spread(row_of(sight, sight.bids), hands)
    ends = habits.tricks_after(rows, choices)
    values = Values(sight.worth)
    usual = {card: [values.of(sight.bids, taken) for taken in each] for card, each in zip(choices, ends, strict=True)}
    if not worlds or values.settled(sight.bids, (taken for each in ends for taken in each)):
        return usual
    exact = looked_through(rows, choices)
    return {card: [a + b for a, b in zip(exact[card], usual[card], strict=True)] for card in choices}


def exact_worlds(sight: Sight, left: int) -> int:
    """How many worlds are looked through to the end; 0: none yet."""
    sizes = EXACT if sight.partner is not None else EXACT_OF_TWO
    return 0 if left > max(sizes) else sizes.get(left, WORLDS)


def looked_through(rows: Positions, choices: Sequence[int]) -> dict[int, list[float]]:
    """What each card brings the side more than the other in each world when all play their best with open cards."""
    gains = searcher_of(get_ident()).cards(habits.bare(rows))
    return {card: [float(gain) for gain in gains[:, card]] for card in choices}


@lru_cache(maxsize=4)
def searcher_of(_thread: int) -> Searcher:
    """A searcher a thread: its memory is worth keeping."""
    return PART.searcher()
