"""What discards come to in Pikala: chance deals the hidden cards, then all draw, announce and play by habit."""

from collections.abc import Collection
from typing import Final

import numpy as np

from pik.bots.kernels.bits import lowest_of, size_of
from pik.bots.kernels.chance import advanced, below, seeded
from pik.bots.kernels.compiler import helper, kernel
from pik.bots.kernels.ints import Ints, row
from pik.bots.kernels.part import Position
from pik.bots.kernels.pikala.habits import announce, finish, lowest_rank, net_of
from pik.bots.kernels.pikala.layout import (
    HANDS,
    INSIDE,
    INSIDERS,
    MOST,
    OVER,
    SCORES,
    SEATS,
    SIZE,
    TAKEN,
    TRICKS,
    TRUMP,
    TURN,
    WINNER,
    ZERO,
)
from pik.bots.kernels.pikala.play import next_in
from pik.cards.cardset import suit_mask
from pik.games.pikala import rules, scoring

DEALER: Final = SIZE
"""A question is a position without hands, and behind it the dealer, who asks, the turned card, the hidden ones."""
SEAT: Final = DEALER + 1
TURNED: Final = SEAT + 1
HIDDEN: Final = TURNED + 1
DREW: Final = HIDDEN + 1
"""From here on how many each drew, or NOT_YET, or SAT_OUT."""
TOP: Final = DREW + MOST
"""In the work: where the stock begins among the cards, and where it ends."""
END: Final = TOP + 1
CARDS: Final = END + 1
"""From here on the hidden cards in the order in which they are dealt and drawn."""
ASKED: Final = CARDS + 52
NOT_YET: Final = -2
SAT_OUT: Final = -1
SURE: Final = 256
"""The weight of a deal in which all drew as they do by habit; a quarter for each card more or less."""


@helper
def kept_of(hand: int, trump: int, score: int) -> int:
    """The cards that players keep: trumps, aces, and boys that can be announced."""
    kept = hand & (suit_mask(trump) | rules.ACES)
    if score < rules.announcement_needs(False, True):
        return kept
    if rules.has_blonds(hand):
        kept |= rules.BLONDS
    if rules.has_brunettes(hand):
        kept |= rules.BRUNETTES
    return kept


@helper
def weakest(hand: int, kept: int, trump: int, count: int) -> int:
    """So many of the weakest cards of a hand: those not kept, then plain ones, then trumps."""
    left = hand
    for _ in range(count):
        worst = left & ~kept
        if worst == 0:
            worst = left & ~suit_mask(trump)
        left &= ~(1 << lowest_rank(worst if worst != 0 else left))
    return hand & ~left


@helper
def shuffle(asked: Ints, state: int) -> int:
    """Put the hidden cards into an order drawn from a state; the state after it."""
    rest, count = asked[HIDDEN], 0
    while rest != 0:
        asked[CARDS + count] = lowest_of(rest)
        rest &= rest - 1
        count += 1
    for last in range(count - 1, 0, -1):
        state = advanced(state)
        other = below(state, last + 1)
        card = asked[CARDS + last]
        asked[CARDS + last] = asked[CARDS + other]
        asked[CARDS + other] = card
    asked[TOP] = 0
    asked[END] = count
    return state


@helper
def from_top(asked: Ints, count: int) -> int:
    """The next cards."""
    found = 0
    for at in range(asked[TOP], asked[TOP] + count):
        found |= 1 << asked[CARDS + at]
    asked[TOP] += count
    return found


@helper
def from_end(asked: Ints, count: int) -> int:
    """The last cards: what is asked for all discards alike, so that the others draw the same after each of them."""
    found = 0
    asked[END] -= count
    for at in range(asked[END], asked[END] + count):
        found |= 1 << asked[CARDS + at]
    return found


@helper
def deal(asked: Ints) -> int:
    """Deal the others' hands and let those draw who have drawn; the weight of that, 0 where four jacks met (PK-4.1)."""
    weight, trump = SURE, asked[TRUMP]
    for seat in range(asked[SEATS]):
        if seat == asked[SEAT]:
            continue
        hand, drew = from_top(asked, rules.HAND_SIZE), asked[DREW + seat]
        if rules.has_four_jacks(hand):
            return 0
        if drew >= 0:
            kept = kept_of(hand, trump, asked[SCORES + seat])
            if rules.may_draw(asked[SCORES + seat]):
                weight >>= 2 * abs(rules.HAND_SIZE - size_of(kept) - drew)
            hand = (hand & ~weakest(hand, kept, trump, drew)) | from_top(asked, drew)
            if rules.has_four_jacks(hand):
                return 0
        asked[HANDS + seat] = hand
    return weight


@helper
def gone_of(asked: Ints, position: Ints, seat: int, there: int) -> int:
    """What a seat discards by habit; SAT_OUT where it would rather not play."""
    hand, score, trump = position[HANDS + seat], position[SCORES + seat], asked[TRUMP]
    kept, most = kept_of(hand, trump, score), rules.most_drawn(score, there)
    count = rules.HAND_SIZE - size_of(kept)
    if count <= most:
        return weakest(hand, kept, trump, count)
    if rules.may_sit_out(asked[SEATS], score, there) and hand & suit_mask(trump) == 0:
        return SAT_OUT
    return weakest(hand, kept, trump, most)


@helper
def draw_one(asked: Ints, position: Ints, seat: int, discards: int) -> None:
    """A seat that has not drawn yet draws: who asks throws away `discards`, another one what it does by habit."""
    own = seat == asked[SEAT]
    there = asked[END] - asked[TOP] + (1 if seat == asked[DEALER] else 0)
    gone = discards if own else gone_of(asked, position, seat, there)
    if gone < 0:
        position[INSIDE + seat] = 0
        position[HANDS + seat] = 0
        return
    hand, count = position[HANDS + seat] & ~gone, size_of(gone)
    if count > 0 and seat == asked[DEALER]:
        hand |= 1 << asked[TURNED]
        count -= 1
    position[HANDS + seat] = hand | (from_end(asked, count) if own else from_top(asked, count))


@helper
def draw_all(asked: Ints, position: Ints, discards: int) -> None:
    """All who have not drawn yet draw in their order (PK-3.1)."""
    seat, inside = asked[DEALER], 0
    for _ in range(asked[SEATS]):
        seat = seat + 1 if seat + 1 < asked[SEATS] else 0
        position[INSIDE + seat] = 1
        if asked[DREW + seat] == SAT_OUT:
            position[INSIDE + seat] = 0
            position[HANDS + seat] = 0
        if asked[DREW + seat] == NOT_YET:
            draw_one(asked, position, seat, discards)
        inside += position[INSIDE + seat]
    position[INSIDERS] = inside


@helper
def jacks_settle(position: Ints) -> bool:
    """Whether four jacks in one hand have won the match (PK-4.1)."""
    for seat in range(position[SEATS]):
        if rules.has_four_jacks(position[HANDS + seat]):
            position[OVER] = ZERO
            position[WINNER] = seat
            return True
    return False


@helper
def rams_settle(position: Ints) -> bool:
    """Whether a rams has settled the deal, shown by whoever has one (PK-4.2, PK-4.3)."""
    settled = False
    for seat in range(position[SEATS]):
        suit = rules.rams_suit(position[HANDS + seat])
        if suit < 0:
            continue
        settled = True
        trump = suit == position[TRUMP]
        for each in range(position[SEATS]):
            if position[INSIDE + each] != 0:
                position[SCORES + each] += scoring.rams_own(trump) if each == seat else scoring.rams_others(trump)
    if settled:
        end_by_rams(position)
    return settled


@helper
def end_by_rams(position: Ints) -> None:
    """End a deal by rams: no marks, and who touched zero has won."""
    position[OVER] = TRICKS
    for seat in range(position[SEATS]):
        position[TAKEN + seat] = 1
        if scoring.touches_zero(position[SCORES + seat]):
            position[OVER] = ZERO
            position[WINNER] = seat


@helper
def begin(asked: Ints, position: Ints) -> None:
    """Take the position out of a question, which is longer."""
    for at in range(SIZE):
        position[at] = asked[at]


@kernel
def discards_tried(asked: Ints, position: Ints, discards: Ints, times: int, seed: int, sums: Ints) -> int:
    """Add up what who asks nets after each of these discards (SAT_OUT: out of the deal), times the weight.

    Returns the sum of the weights. The same chance for all discards.
    """
    state, weights = seeded(seed), 0
    for _ in range(times):
        state = shuffle(asked, state)
        weight = deal(asked)
        weights += weight
        top, end = asked[TOP], asked[END]
        for number in range(len(discards) if weight > 0 else 0):
            asked[TOP] = top
            asked[END] = end
            begin(asked, position)
            draw_all(asked, position, discards[number])
            if not jacks_settle(position) and not rams_settle(position):
                for seat in range(asked[SEATS]):
                    if position[INSIDE + seat] != 0:
                        announce(position, seat)
                position[TURN] = next_in(position, asked[DEALER])
                finish(position)
            sums[number] += weight * net_of(position, asked[SEAT])
    return weights


def question() -> Position:
    """A question with nothing in it: nobody has drawn yet."""
    blank = np.zeros(ASKED, np.int64)
    blank[DREW : DREW + MOST] = NOT_YET
    return blank


def net_by_discards(asked: Position, discards: Collection[int], times: int, seed: int) -> tuple[list[int], int]:
    """What who asks nets after each of these discards in so many deals, by weight, and the sum of the weights."""
    sums = np.zeros(len(discards), np.int64)
    weights = discards_tried(asked, np.zeros(SIZE, np.int64), row(discards), times, seed, sums)
    return [int(each) for each in sums], int(weights)
