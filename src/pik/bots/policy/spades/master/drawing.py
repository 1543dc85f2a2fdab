"""Two players: the card seen or the next one, by what the whole deal comes to with either (SP-5.1)."""

from collections.abc import Callable, Iterator
from statistics import fmean
from typing import Final

from pik.bots.kernels.spades import habits
from pik.bots.policy.spades.drawing import nil_worth, trick_worth
from pik.bots.policy.spades.master.bidding import completed, would_bid
from pik.bots.policy.spades.master.rows import row_of
from pik.bots.policy.spades.master.values import Values
from pik.bots.policy.spades.sight import Sight
from pik.cards.cardset import indices_of, mask_of_indices
from pik.core.draw import Draw, shuffled
from pik.games.spades.knowledge import PACK
from pik.games.spades.rules import HAND_SIZE
from pik.games.spades.state import DOUBLE_NIL

WORLDS: Final = 150


def above_average(worth: Callable[[int], float]) -> int:
    """The cards that are worth more than one is on average."""
    usual = fmean(map(worth, indices_of(PACK)))
    return mask_of_indices(card for card in indices_of(PACK) if worth(card) >= usual)


GOOD: Final = above_average(trick_worth)
GOOD_FOR_NIL: Final = above_average(nil_worth)
"""What is kept in later turns, by habit."""


def keeping(sight: Sight, top: int, nil: bool, draw: Draw) -> bool:
    """Whether a deal with the card is worth more than one with the next, over likely stocks."""
    values = Values(sight.worth)
    kept, passed = list[tuple[int, ...]](), list[tuple[int, ...]]()
    for _ in range(WORLDS):
        hands = sight.imagined(draw)
        stock = shuffled(tuple(indices_of(PACK & ~(sum(hands) | sight.thrown | 1 << top))), draw)
        kept.append(drawn_on(sight, taking(hands, sight.seat, top), stock[1:]))
        passed.append(drawn_on(sight, taking(hands, sight.seat, stock[0]), stock[1:]))
    return total(sight, values, kept, nil) >= total(sight, values, passed, nil)


def taking(hands: tuple[int, ...], seat: int, card: int) -> tuple[int, ...]:
    """The hands when a seat has taken a card."""
    return tuple(hand | 1 << card if at == seat else hand for at, hand in enumerate(hands))


def drawn_on(sight: Sight, hands: tuple[int, ...], stock: tuple[int, ...]) -> tuple[int, ...]:
    """The full hands when both go on drawing by habit, the other one next."""
    found, cards, seat = list(hands), iter(stock), 1 - sight.seat
    while min(hand.bit_count() for hand in found) < HAND_SIZE:
        good = GOOD_FOR_NIL if sight.view.bids[seat] == DOUBLE_NIL else GOOD
        found[seat] |= 1 << taken(cards, good)
        seat = 1 - seat
    return tuple(found)


def taken(cards: Iterator[int], good: int) -> int:
    """The card that a turn brings: the first seen where it is good, else the next."""
    first, second = next(cards), next(cards)
    return first if good >> first & 1 else second


def total(sight: Sight, values: Values, worlds: list[tuple[int, ...]], nil: bool) -> float:
    """What hands are worth when the player bids on them and all is played by habit."""
    bids = [completed(sight, hands) for hands in worlds]
    if not nil:
        seat = sight.seat
        bids = [
            (*made[:seat], would_bid(sight, hands[seat]), *made[seat + 1 :])
            for made, hands in zip(bids, worlds, strict=True)
        ]
    rows = habits.bidding(habits.spread(row_of(sight, bids[0]), worlds), bids)
    return sum(values.of(made, ends) for made, ends in zip(bids, habits.tricks_at_once(rows), strict=True))
