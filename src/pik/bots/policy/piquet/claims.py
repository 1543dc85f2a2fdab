"""Whether all tricks left are certain, given what one seat was shown: for claims, votes and capots (PQ-5.6).

Who leads takes them all with the highest cards of each suit, unless somebody may hold as many cards of a suit as it
takes to come to one above theirs: who has such a guard keeps it, and nobody needs two. The check never passes what may
fail.
"""

from collections.abc import Sequence

from pik.bots.policy.piquet.sight import ABOVE, SUITS, Sight, downwards
from pik.cards.cardset import indices_of, mask_of, size_of
from pik.core.seat import Seat

SEVERAL = 2


def certain(sight: Sight, claimant: Seat) -> bool:
    """Whether the claimant takes every trick left against every play, in every world that fits the view.

    No card is on the table, and the claimant's hand is open or the viewer's own.
    """
    return takes_all(sight, claimant, sight.view.leader)


def takes_all(sight: Sight, claimant: Seat, leader: Seat) -> bool:
    """The same where this seat leads next."""
    hand = hand_of(sight, claimant)
    seats = [seat for seat in range(sight.view.seats) if seat != claimant]
    held = [sight.may_hold(seat) & ~hand for seat in seats]
    if leader == claimant:
        return runs(hand, held, size_of(hand))
    at = seats.index(leader)
    return all(answers(hand, held, size_of(hand), at, card) for card in indices_of(held[at]))


def runs(hand: int, held: Sequence[int], count: int) -> bool:
    """Whether a hand on lead takes all tricks from hands of so many cards among those held."""
    return not any(outlasts(hand & suit, cards & suit, count) for cards in held for suit in SUITS)


def outlasts(own: int, held: int, count: int) -> bool:
    """Whether i cards of a suit may be held, one of them above the i-th highest of the hand's."""
    most = min(size_of(held), count)
    return any(at <= most and held & ABOVE[card] for at, card in enumerate(downwards(own), 1))


def answers(hand: int, held: Sequence[int], count: int, leader: int, led: int) -> bool:
    """Whether the hand takes a trick that another leads with this card, and then all others."""
    suit = SUITS[led // 13]
    after = [cards & ~(1 << led) for cards in held]
    others = [cards & suit for at, cards in enumerate(after) if at != leader]
    takes = (card for card in indices_of(hand & ABOVE[led]) if not any(cards & ABOVE[card] for cards in others))
    return any(runs(hand & ~(1 << card), after, count - 1) for card in takes)


def hand_of(sight: Sight, seat: Seat) -> int:
    """A hand that lies open, or the viewer's own."""
    if seat == sight.seat:
        return sight.hand
    return next((mask_of(shown.cards) for shown in sight.view.open if shown.seat == seat), 0)


def has_claimed(sight: Sight) -> bool:
    """Whether the player has claimed in this deal, or might have: its whole hand lies open.

    Counted and taken back cards lie open as well. Where they are all that is left, the others know that they win.
    """
    opened = next((mask_of(shown.cards) for shown in sight.view.open if shown.seat == sight.seat), 0)
    return not sight.hand & ~opened


def worth_claiming(sight: Sight) -> bool:
    """When the player is to lead, there are several tricks left and all are certain."""
    return sight.view.leader == sight.seat and len(sight.view.hand) >= SEVERAL and certain(sight, sight.seat)
