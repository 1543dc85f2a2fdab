"""Which card to play to a trick that somebody has led to, as `pik.bots.policy.spades.following` has it."""

from pik.bots.kernels.bits import lowest_of
from pik.bots.kernels.compiler import helper
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.spades.habits.aims import BREAK, COVER, DUCK, NIL, TAKE, wants
from pik.bots.kernels.spades.habits.known import (
    PARTNERED,
    below_in_suit,
    left_of,
    lives,
    may_get_under,
    need_of,
    out_of,
    threatened,
)
from pik.bots.kernels.spades.habits.ranking import highest, lowest, threatening, thrown
from pik.bots.kernels.spades.layout import BEST, HANDS, HOLDER, LED, SEATS, TABLE
from pik.cards.card import SPADES, suit_of
from pik.cards.cardset import higher_in_suit, suit_mask
from pik.tricks.follow import beating

HIGH = 10
"""From this rank on (the queen) a card covers by itself."""
SPARE = 2
"""So many tricks more than the contract lacks must be left to let one go."""


@helper
def follow(position: Ints, seat: int, cards: int, what: int) -> int:
    """The card of those that may be played that serves what the seat is after."""
    if what in (TAKE, DUCK) and caught(position, seat):
        what = BREAK
    if what == COVER:
        return cover(position, seat, cards)
    if what == BREAK:
        return leave(position, seat, cards)
    if what == TAKE:
        return take(position, seat, cards)
    return under(position, seat, cards, what == NIL)


@helper
def caught(position: Ints, seat: int) -> bool:
    """Whether an opponent's nil wins the trick so far, and the own contract can spare it."""
    holder = position[HOLDER]
    if not lives(position, holder) or (holder ^ seat) & 1 == 0:
        return False
    return need_of(position, seat & 1) + SPARE <= left_of(position)


@helper
def below_best(position: Ints, cards: int) -> int:
    """The cards that don't beat the one that wins so far."""
    return cards & ~beating(cards, position[BEST], SPADES)


@helper
def is_last(position: Ints) -> bool:
    """Whether nobody plays to the trick later."""
    return position[TABLE] == position[SEATS] - 1


@helper
def take(position: Ints, seat: int, cards: int) -> int:
    """Take the trick as cheaply as will do; leave it to a partner who holds it; else throw the least."""
    rest = below_best(position, cards)
    over = cards & ~rest
    spare = rest if rest != 0 else cards
    if over == 0 or partner_holds(position, seat, rest):
        return thrown(spare)
    if is_last(position):
        return lowest(over)
    safe, left = 0, over
    while left != 0:
        card = lowest_of(left)
        left &= left - 1
        if not threatened(position, seat, card):
            safe |= 1 << card
    if safe != 0:
        return lowest(safe)
    if cards & suit_mask(position[LED]) != 0:
        return highest(over) if position[TABLE] == position[SEATS] - 2 else thrown(spare)
    return lowest(over)


@helper
def partner_holds(position: Ints, seat: int, rest: int) -> bool:
    """Whether the partner's card wins so far, and is not worth beating as long as there is another card to play."""
    if position[SEATS] != PARTNERED or position[HOLDER] != seat ^ 2 or rest == 0:
        return False
    best = position[BEST]
    if not threatened(position, seat, best):
        return True
    suited = position[HANDS + seat] & suit_mask(position[LED])
    if suited == 0:
        return best % 13 >= HIGH
    return out_of(position, seat) & higher_in_suit(best) & below_in_suit(highest(suited)) == 0


@helper
def under(position: Ints, seat: int, cards: int, nil: bool) -> int:
    """Stay below the winning card with the highest that does; who can't wins dearly if last, else as low as can be."""
    below = below_best(position, cards)
    if below != 0:
        suited = below & suit_mask(position[LED])
        return highest(suited) if suited != 0 else threatening(position, seat, below)
    if is_last(position) or not nil:
        return highest(cards)
    return lowest(cards)


@helper
def cover(position: Ints, seat: int, cards: int) -> int:
    """Keep the partner's nil: beat the partner's card, or play high before the partner has to."""
    rest = below_best(position, cards)
    over = cards & ~rest
    best = position[BEST]
    if position[HOLDER] == seat ^ 2:
        return lowest(over) if over != 0 else thrown(cards)
    if position[TABLE] > 1 or over == 0:
        return take(position, seat, cards) if wants(position, seat) else thrown(rest if rest != 0 else cards)
    suited = over & suit_mask(position[LED])
    if suited != 0:
        return highest(suited)
    covered = best % 13 >= HIGH or suit_of(best) != position[LED]
    return thrown(rest) if covered and rest != 0 else lowest(over)


@helper
def leave(position: Ints, seat: int, cards: int) -> int:
    """Break an opponents' nil: leave the trick to its bidder where that may be."""
    holder = position[HOLDER]
    if lives(position, holder) and (holder ^ seat) & 1 != 0:
        rest = below_best(position, cards)
        return highest(rest) if rest != 0 else lowest(cards)
    for step in range(1, position[SEATS] - position[TABLE]):
        other = (seat + step) % position[SEATS]
        if lives(position, other) and (other ^ seat) & 1 != 0 and may_get_under(position, seat, other):
            return thrown(cards)
    if wants(position, seat):
        return take(position, seat, cards)
    return under(position, seat, cards, False)
