"""The last tricks of two open hands searched to the end: what the leader makes more than the other (PQ-5).

Alpha-beta with a memory, over whole tricks. Neighboring cards are alike, and of a suit that is thrown away only the
lowest is tried.
"""

from dataclasses import dataclass, field

from pik.bots.policy.piquet.sight import SUITS
from pik.cards.cardset import size_of
from pik.games.piquet import scoring

TRICKS = 12
MOST = 400
"""No deal is won by more."""


@dataclass
class Search:
    """The search of one world.

    `capots` is what all tricks count for elder and dealer; `declared` what the elder has of the thirty before the
    first card, None where the elder can make no pique (PQ-4.2).
    """

    capots: tuple[int, int]
    declared: int | None
    seen: dict[tuple[int, int, int, int], tuple[int, int]] = field(
        default_factory=dict[tuple[int, int, int, int], tuple[int, int]]
    )

    def value(self, own: int, other: int, taken: int, elder: int, low: int = -MOST, high: int = MOST) -> int:
        """What the leader makes more than the other from here on, within the bounds or beyond them.

        `taken` tricks are the leader's; `elder` is 1 where the leader is the elder.
        """
        key = own, other, taken, elder
        least, most = self.seen.get(key, (-MOST, MOST))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        start, bound = max(low, least), min(high, most)
        best = -MOST
        for card in leads(own, other):
            best = max(best, self.after_lead(own, other, taken, elder, card, max(start, best), bound))
            if best >= bound:
                break
        self.seen[key] = (
            best if best > low else least,
            best if best < high else most,
        )
        return best

    def after_lead(self, own: int, other: int, taken: int, elder: int, card: int, low: int, high: int) -> int:
        """The same once the leader has led this card."""
        gain = 1 + self.pique(own, taken, elder)
        worst = MOST
        for reply in replies(other, own, card):
            worst = min(
                worst, gain + self.after(own, other, taken, elder, card, reply, low - gain, min(high, worst) - gain)
            )
            if worst <= low:
                break
        return worst

    def after(self, own: int, other: int, taken: int, elder: int, card: int, reply: int, low: int, high: int) -> int:
        """What the leader makes more from the answer on."""
        own, other = own & ~(1 << card), other & ~(1 << reply)
        if reply > card and reply // 13 == card // 13:
            theirs = TRICKS - size_of(own) - taken
            if not own:
                return -1 - self.end(theirs, taken, 1 - elder)
            return -1 - self.value(other, own, theirs, 1 - elder, -high - 1, -low - 1)
        if not own:
            return self.end(taken + 1, TRICKS - taken - 1, elder) + self.late_pique(taken, elder)
        return self.value(own, other, taken + 1, elder, low, high)

    def end(self, taken: int, others: int, elder: int) -> int:
        """The extras for who has taken the last trick, less those of the other (PQ-5.3, PQ-5.5, PQ-5.6)."""
        capot = self.capots[1 - elder] if taken == TRICKS else 0
        leza = scoring.leza_points(taken, others, TRICKS) - scoring.leza_points(others, taken, TRICKS)
        return scoring.last_points(taken == TRICKS) + leza + capot

    def pique(self, own: int, taken: int, elder: int) -> int:
        """The extra when the elder, who has led to every trick and taken it, comes to thirty by this lead (PQ-4.2)."""
        if self.declared is None or not elder or taken + size_of(own) != TRICKS:
            return 0
        return scoring.pique_points(self.declared + taken, self.declared + taken + 1, 0)

    def late_pique(self, taken: int, elder: int) -> int:
        """The same by the extra of the last trick."""
        if self.declared is None or not elder or taken + 1 != TRICKS:
            return 0
        return scoring.pique_points(self.declared + TRICKS, self.declared + TRICKS + 1, 0)


def leads(own: int, other: int) -> list[int]:
    """The cards worth leading, winners of long suits first."""
    found: list[tuple[int, int]] = []
    for suit in SUITS:
        mine, theirs = own & suit, other & suit
        if not mine:
            continue
        length = size_of(mine)
        last = True
        for top in alike(mine, theirs):
            wins = top > theirs.bit_length() - 1
            found.append((40 + length if wins else (20 + length if last else length), top))
            last = False
    found.sort(reverse=True)
    return [card for _, card in found]


def alike(mine: int, theirs: int) -> list[int]:
    """One card for each group of neighbors with none of the other's between, the lowest group first."""
    found: list[int] = []
    while mine:
        low = mine & -mine
        above = theirs & -low
        group = mine & ((above & -above) - 1) if above else mine
        found.append(low.bit_length() - 1)
        mine &= ~group
    return found


def replies(hand: int, leader: int, card: int) -> list[int]:
    """The answers worth trying: the cheapest winner and the lowest card, or the lowest card of a suit to throw."""
    suit = SUITS[card // 13]
    duty = hand & suit
    if duty:
        low = duty & -duty
        above = duty & -(2 << card)
        first = [card.bit_length() - 1 for card in (above & -above,) if card]
        if low < 1 << card:
            first.append(low.bit_length() - 1)
        else:
            first += [each for each in alike(above, leader & suit) if each != first[0]][-1:]
        return first
    lows = [(own & -own).bit_length() - 1 for own in (hand & each for each in SUITS) if own]
    lows.sort(key=lambda each: each % 13)
    return lows
