"""The club player's exchange: discards tried against guesses of how all the cards may come to lie (PQ-2)."""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from statistics import fmean
from typing import Final

from pik.bots.policy.piquet.guesses import Guess, guesses
from pik.bots.policy.piquet.playout import Playout
from pik.bots.policy.piquet.sight import SUITS, Sight
from pik.bots.policy.piquet.values import declared, keeping
from pik.cards.cardset import cards_of, mask_of, mask_of_indices
from pik.core.draw import Draw
from pik.games.piquet import scoring
from pik.games.piquet.actions import Exchange
from pik.games.piquet.rules import NORMAN
from pik.games.piquet.turns import exchangers

LOOSE: Final = 3
"""So many cards beyond those to be discarded are looked at for being discarded instead."""
FIRST, SECOND, FINALISTS = 6, 24, 8
"""Guesses for every discard, more of them for the best ones, and how many these are."""


def discarding(sight: Sight, draw: Draw) -> Exchange:
    """The discard that brings the most over the guesses: the poorer half is dropped after a few of them."""
    tried = tuple(islice(guesses(sight, draw), FIRST + SECOND))
    worth = {cards: worth_of(sight, cards, tried[:FIRST]) for cards in candidates(sight)}
    best = sorted(worth, key=lambda cards: worth[cards], reverse=True)[:FINALISTS]
    chosen = max(best, key=lambda cards: FIRST * worth[cards] + SECOND * worth_of(sight, cards, tried[FIRST:]))
    return Exchange(cards_of(chosen))


def there_for(sight: Sight) -> int:
    """How many cards the player may take at most (PQ-2.2, PQ-2.3, PQ-8.1)."""
    view = sight.view
    if view.seats == NORMAN:
        return view.three
    order = exchangers(view.seats, sight.dealer)
    if sight.seat == order[0]:
        return view.five
    return view.three + (view.five if view.exchanged[0] else 0)


def counts_for(sight: Sight) -> tuple[int, ...]:
    """How many cards the player may take, none left out."""
    there = there_for(sight)
    return (2,) if sight.view.seats == NORMAN else tuple(range(3, there + 1))


def candidates(sight: Sight) -> tuple[int, ...]:
    """The discards worth a thought: from the least useful cards, or all but a suit and what is best beside it."""
    order = keeping(sight.hand)
    found = [0]
    for count in counts_for(sight):
        loose = LOOSE if count == there_for(sight) else 1
        found += map(mask_of_indices, combinations(order[: count + loose], count))
        found += around_suits(order, count)
    return tuple(dict.fromkeys(found))


def around_suits(order: Sequence[int], count: int) -> Iterator[int]:
    """Discards that keep one suit whole."""
    for suit in SUITS:
        others = [card for card in order if not suit >> card & 1]
        if len(others) >= count:
            yield mask_of_indices(others[:count])


def worth_of(sight: Sight, discards: int, tried: Sequence[Guess]) -> float:
    """What the player makes more than the others on average."""
    return fmean(made(sight, guess.hands(sight, discards)) for guess in tried)


def made(sight: Sight, hands: Sequence[int]) -> int:
    """What the player makes more than the others with these hands, declared and played out."""
    seats = sight.view.seats
    whites = [0] * seats
    for each in sight.view.whites:
        whites[each.seat] = mask_of(each.cards)
    plain, counts = declared(hands, whites)
    own = plain[sight.elder]
    lacks = scoring.THIRTY - own if own == sum(plain) and own < scoring.THIRTY else 0
    play = Playout(hands, sight.elder, (0,) * seats, lacks=lacks).run()
    total = [before + after for before, after in zip(counts, play, strict=True)]
    return scoring.netted(total[sight.seat], sum(total) - total[sight.seat], seats - 1)


def thumb(sight: Sight) -> Exchange:
    """The rule of thumb: as many as there are, the least useful cards."""
    count = max(counts_for(sight))
    return Exchange(cards_of(mask_of_indices(keeping(sight.hand)[:count])))
