"""All cards known, everybody at their best: how much one player of piquet nets from a position on, exactly.

Alpha-beta with a memory of positions between tricks. Of two the other one wants the opposite; of three the two others
are taken to play together against that player.
"""

from pik.bots.kernels.bits import apart, lowest_of
from pik.bots.kernels.compiler import helper, kernel
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.memory import HOLDER_BITS, INFINITE, holders_of, known_of, place_of, remember
from pik.bots.kernels.piquet.bounds import bounds_of
from pik.bots.kernels.piquet.layout import HANDS, NO_TRUMP, TAKEN
from pik.bots.kernels.piquet.work import ME, MEMORY, OWNER, PLAYERS, ended, pique_of, second_key, share
from pik.cards.card import NO_SUIT, suit_of
from pik.cards.cardset import higher_in_suit
from pik.games.piquet import rules, scoring
from pik.tricks.follow import beating, beats


@helper
def promising(work: Ints, there: int, rest: int, seat: int, at: int, best: int) -> int:
    """Which cards to try first: what nobody beats, to lead; what beats the trick, to follow."""
    if at != 0:
        return rest & beating(work[HANDS + seat], best, NO_TRUMP)
    others = there & ~work[HANDS + seat]
    found, cards = 0, rest
    while cards != 0:
        card = lowest_of(cards)
        cards &= cards - 1
        if others & higher_in_suit(card) == 0:
            found |= 1 << card
    return found


@helper
def next_of(rest: int, first: int, pool: int) -> int:
    """The next card to try: the one that was best before, then the promising ones, then the others."""
    if (rest >> first) & 1 != 0 and first != 0:
        return first
    return lowest_of(rest & pool) if rest & pool != 0 else lowest_of(rest)


@kernel
def value(
    work: Ints, there: int, seat: int, at: int, led: int, best: int, holder: int, left: int, low: int, high: int
) -> int:
    """What `ME` nets from here on, within the bounds or beyond them.

    `seat` plays the card number `at` of a trick; `there` are all cards in hands and the one that is winning.
    """
    one = other = place = first = 0
    least, most = -INFINITE, INFINITE
    if at == 0:
        if left == 0:
            return ended(work)
        least, most = bounds_of(work, there, seat, left)
        if least < high and most > low and least < most:
            one = holders_of(work, OWNER, there, HOLDER_BITS)
            other = second_key(work, there, seat)
            place = place_of(MEMORY, one, other)
            known_least, known_most, first = known_of(work, place, one, other)
            least, most = max(least, known_least), min(most, known_most)
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
    start, bound = low, high
    hand = work[HANDS + seat]
    rest = apart(rules.lawful_cards(hand, led if at != 0 else NO_SUIT), there)
    pool = promising(work, there, rest, seat, at, best)
    maximize = seat == work[ME]
    found = -INFINITE if maximize else INFINITE
    found_by = 0
    lead_gain = 0
    if at == 0:
        lead_gain = share(work, seat, 1 + pique_of(work, seat, left, 0, 1))
    while rest != 0 and low < high:
        card = next_of(rest, first, pool)
        rest ^= 1 << card
        work[HANDS + seat] = hand ^ (1 << card)
        takes = at == 0 or beats(card, best, NO_TRUMP)
        led_then = suit_of(card) if at == 0 else led
        best_then = card if takes else best
        holder_then = seat if takes else holder
        there_then = there
        if at != 0:
            there_then ^= 1 << (best if takes else card)
        at_then = at + 1
        seat_then = seat + 1 if seat + 1 < work[PLAYERS] else seat + 1 - work[PLAYERS]
        left_then = left
        gain = lead_gain
        if at_then == work[PLAYERS]:
            leader = seat_then
            there_then ^= 1 << best_then
            at_then -= work[PLAYERS]
            seat_then = holder_then
            left_then -= 1
            amount = scoring.take_points(holder_then == leader)
            work[TAKEN + holder_then] += 1
            if left_then == 0:
                amount += scoring.last_points(work[TAKEN + holder_then] == rules.hand_size(work[PLAYERS]))
            work[TAKEN + holder_then] -= 1
            gain += share(work, holder_then, amount + pique_of(work, holder_then, left, 1, amount))
            work[TAKEN + holder_then] += 1
        low_then = low - gain
        high_then = high - gain
        result = gain + value(
            work,
            there_then,
            seat_then,
            at_then,
            led_then,
            best_then,
            holder_then,
            left_then,
            low_then,
            high_then,
        )
        work[TAKEN + holder_then] -= left - left_then
        if maximize and result > found:
            found, found_by = result, card
            low = max(low, result)
        elif not maximize and result < found:
            found, found_by = result, card
            high = min(high, result)
    work[HANDS + seat] = hand
    if at == 0:
        least = found if found > start else least
        most = found if found < bound else most
        remember(work, place, one, other, least, most, found_by)
    return found
