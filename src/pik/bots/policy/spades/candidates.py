"""Which cards are worth a thought, and when another one is better than the habitual one."""

from math import sqrt
from statistics import fmean, pstdev
from typing import Final

from pik.bots.policy.spades.aims import wants
from pik.bots.policy.spades.following import partner_wins
from pik.bots.policy.spades.position import ABOVE, BELOW, SUITS, Position
from pik.cards.cardset import indices_of
from pik.tricks.follow import beating

DOUBT: Final = 1.5
"""By so many standard errors another card must be better than the one by rule of thumb."""


def clearly(better: list[float], usual: list[float], doubt: float = DOUBT) -> bool:
    """Whether one card brings more than the habitual one, beyond what so few worlds may feign."""
    gains = [one - other for one, other in zip(better, usual, strict=True)]
    return fmean(gains) > doubt * pstdev(gains) / sqrt(len(gains))


def sensible(position: Position, seat: int, cards: int) -> int:
    """The cards without those that would beat a partner who wins the trick anyway."""
    if not position.trick or not partner_wins(position, seat):
        return cards
    return cards & ~beating(cards, position.best, 0) or cards


def cheapest(position: Position, seat: int, cards: int) -> int:
    """The cards without the dearer ones of a suit where the cheapest takes the trick as well, and tricks are wanted."""
    if position.trick != position.seats - 1 or position.live[seat] or not wants(position, seat):
        return cards
    over = beating(cards, position.best, 0)
    return cards & ~over | sum(over & suit & -(over & suit) for suit in SUITS)


def different(position: Position, seat: int, cards: int, habit: int) -> tuple[int, ...]:
    """One of each run of cards that no unseen one parts, the lowest; the habitual card stands for its own."""
    out = position.out(seat) | (1 << position.best if position.trick else 0)
    found, last = [habit], -1
    for card in indices_of(cards):
        same = last >= 0 and last // 13 == card // 13 and not out & ABOVE[last] & BELOW[card]
        if not same:
            found.append(card)
        last = card
    return tuple(each for each in dict.fromkeys(found) if each == habit or not alike(out, each, habit))


def alike(out: int, card: int, other: int) -> bool:
    """Whether no unseen card lies between two of a suit."""
    low, high = min(card, other), max(card, other)
    return low // 13 == high // 13 and not out & ABOVE[low] & BELOW[high]
