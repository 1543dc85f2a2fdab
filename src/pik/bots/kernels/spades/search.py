"""All cards known, everybody at their best: what a deal of Spades comes to for side 0 over side 1, exactly.

Alpha-beta with a memory of positions between tricks. Whose a card is never changes, so the cards that are left say who
holds what. What can't matter any more is cut off by what the score leaves possible.
"""

from pik.bots.kernels.bits import apart, highest_of, lowest_of
from pik.bots.kernels.compiler import helper, kernel
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.memory import HOLDER_BITS, INFINITE, holders_of, known_of, place_of, remember
from pik.bots.kernels.spades.layout import HANDS
from pik.bots.kernels.spades.score import SIDES
from pik.bots.kernels.spades.work import COUNT, MEMORY, OWNER, PLAYERS, SHY, SLOT, bounds_of, second_key
from pik.cards.card import SPADES, suit_of
from pik.games.spades import rules
from pik.tricks.follow import beating, beats


@helper
def promising(work: Ints, rest: int, seat: int, at: int, best: int, holder: int) -> tuple[int, bool]:
    """Which cards to try first, and whether from the highest."""
    if at == 0:
        return rest, True
    winning = rest & beating(work[HANDS + seat], best, SPADES)
    if work[SHY + seat] != 0:
        return rest & ~winning, True
    if at == work[PLAYERS] - 1 and holder % SIDES == seat % SIDES:
        return rest & ~winning, False
    return winning, False


@helper
def next_of(rest: int, first: int, pool: int, down: bool) -> int:
    """The next card to try: the one that was best before, then the promising ones, then the lowest."""
    if (rest >> first) & 1 != 0 and first != 0:
        return first
    if rest & pool == 0:
        return lowest_of(rest)
    return highest_of(rest & pool) if down else lowest_of(rest & pool)


@kernel
def value(
    work: Ints,
    there: int,
    seat: int,
    at: int,
    led: int,
    best: int,
    holder: int,
    broken: int,
    left: int,
    low: int,
    high: int,
) -> int:
    """What side 0 makes more than side 1 in the whole deal, within the bounds or beyond them.

    `seat` plays the card number `at` of a trick; `there` are all cards in hands and the one that is winning.
    """
    one = other = place = first = 0
    least, most = -INFINITE, INFINITE
    if at == 0:
        least, most = bounds_of(work, there, left)
        if least < high and most > low and least < most:
            one = holders_of(work, OWNER, there, HOLDER_BITS)
            other = second_key(work, there, seat, broken)
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
    rest = rules.lead_cards(hand, broken != 0) if at == 0 else rules.follow_cards(hand, led)
    rest = apart(rest, there)
    pool, down = promising(work, rest, seat, at, best, holder)
    maximize = seat % SIDES == 0
    found = -INFINITE if maximize else INFINITE
    found_by = 0
    while rest != 0 and low < high:
        card = next_of(rest, first, pool, down)
        rest ^= 1 << card
        work[HANDS + seat] = hand ^ (1 << card)
        takes = at == 0 or beats(card, best, SPADES)
        led_then = suit_of(card) if at == 0 else led
        best_then = card if takes else best
        holder_then = seat if takes else holder
        there_then = there
        if at != 0:
            there_then ^= 1 << (best if takes else card)
        broken_then = 1 if rules.breaks(card) else broken
        at_then = at + 1
        seat_then = seat + 1 if seat + 1 < work[PLAYERS] else seat + 1 - work[PLAYERS]
        left_then = left
        count = COUNT + work[SLOT + holder_then]
        if at_then == work[PLAYERS]:
            there_then ^= 1 << best_then
            at_then -= work[PLAYERS]
            seat_then = holder_then
            left_then -= 1
            work[count] += 1
        result = value(
            work,
            there_then,
            seat_then,
            at_then,
            led_then,
            best_then,
            holder_then,
            broken_then,
            left_then,
            low,
            high,
        )
        work[count] -= left - left_then
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
