"""Whether a claim to all tricks left is certain, given what one seat was shown (SP-7.1).

Who leads takes every trick left, whatever the others hold, with the highest cards of each suit and nobody left to trump
them: spades first, as far as they may be led. The check never passes a claim that may fail.
"""

from typing import Final

from pik.bots.policy.spades.position import ABOVE, SPADES, SUITS
from pik.bots.policy.spades.sight import Sight
from pik.cards.cardset import indices_of, mask_of
from pik.core.seat import Seat

SEVERAL: Final = 2


def certain(sight: Sight, claimant: Seat) -> bool:
    """Whether the claimant takes every trick left against every play, in every world that fits the view.

    No card is on the table, and the claimant's hand is open or the viewer's own.
    """
    hand = hand_of(sight, claimant)
    others = [seat for seat in range(sight.seats) if seat != claimant]
    if sight.view.leader != claimant:
        return not hand & ~SPADES and not any(overtakes(hand, may_hold(sight, seat)) for seat in others)
    drawn = sight.view.broken or not hand & ~SPADES
    return not any(beats(hand, may_hold(sight, seat), sight.view.counts[seat], drawn=drawn) for seat in others)


def hand_of(sight: Sight, seat: Seat) -> int:
    """A hand that lies open, or the viewer's own."""
    if seat == sight.seat:
        return sight.hand
    return next((mask_of(shown.cards) for shown in sight.view.open if shown.seat == seat), 0)


def may_hold(sight: Sight, seat: int) -> int:
    """The cards that a seat may have by what the viewer knows."""
    if seat == sight.seat:
        return sight.hand
    shown = next((mask_of(each.cards) for each in sight.view.open if each.seat == seat), None)
    if shown is not None:
        return shown
    lying = sum(mask_of(each.cards) for each in sight.view.open)
    return sight.unseen & ~lying & ~sight.barred[seat]


def overtakes(hand: int, held: int) -> bool:
    """Whether one of the cards held is a spade above one of the hand's."""
    return any(held & ABOVE[card] for card in indices_of(hand))


def beats(hand: int, held: int, count: int, *, drawn: bool) -> bool:
    """Whether so many of the cards held may take a trick from a hand that leads from the top, spades first.

    `drawn` says that spades may be led at once; else any spade held may trump.
    """
    spades = (held & SPADES).bit_count()
    if hand & ~SPADES and min(spades, count) > ((hand & SPADES).bit_count() if drawn else 0):
        return True
    return any(outlasts(hand & suit, held & suit, count) for suit in SUITS)


def outlasts(own: int, held: int, count: int) -> bool:
    """Whether i cards of a suit may be held, one of them above the i-th highest of the hand's."""
    most = min(held.bit_count(), count)
    return any(at <= most and held & ABOVE[card] for at, card in enumerate(reversed(tuple(indices_of(own))), 1))


def has_claimed(sight: Sight) -> bool:
    """Whether the player has claimed in this deal: its own hand lies open, which nothing else brings about (SP-7.1)."""
    return any(shown.seat == sight.seat for shown in sight.view.open)


def worth_claiming(sight: Sight) -> bool:
    """When all tricks left are certain, there are several, and none of them is an unwanted bag."""
    left = sight.view.counts[sight.seat]
    if left < SEVERAL or sight.view.leader != sight.seat or not wanted(sight, left):
        return False
    return certain(sight, sight.seat)


def wanted(sight: Sight, left: int) -> bool:
    """Whether the side needs all the tricks left, or they set the other side, or bags cost nothing."""
    position = sight.position((0,) * sight.seats)
    if position.live[sight.seat]:
        return False
    own, other = position.need[sight.side], position.need[1 - sight.side]
    return own >= left or other > 0 or not position.hurts
