"""What a search of Spades works with, in one row of ints that nobody else uses: hands, counts, tables, memory."""

from typing import Final

from pik.bots.kernels import memory
from pik.bots.kernels.bits import highest_of
from pik.bots.kernels.compiler import helper
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.memory import INFINITE, lengths_of, own, renew
from pik.bots.kernels.spades.layout import BEST, BIDS, HANDS, HOLDER, SEATS, TABLE, TAKEN
from pik.bots.kernels.spades.score import SIDES
from pik.bots.kernels.spades.tables import CASES, case_at, table
from pik.cards.card import SPADES
from pik.cards.cardset import suit_mask
from pik.games.spades import rules

SLOT: Final = 4
"""From here on for each seat which count its tricks go to. HANDS is as in a position."""
COUNT: Final = 8
"""The counts: a side's first seat or the whole side, by side; then its second seat, where it matters who takes."""
SHY: Final = 12
"""Whether a seat has bid nil of any kind."""
STAMP: Final = 16
"""Counts the searches, so that what an earlier one has left counts as forgotten."""
PLAYERS: Final = 17
OWNER: Final = 18
"""From here on whose each card is."""
BEST_CASE: Final = OWNER + 52
WORST_CASE: Final = BEST_CASE + CASES
MEMORY: Final = WORST_CASE + CASES
WORK: Final = MEMORY + memory.TABLE


@helper
def prepare(work: Ints, position: Ints) -> None:
    """Get ready for a position and what can come of it."""
    seats = position[SEATS]
    work[PLAYERS] = seats
    renew(work, STAMP, MEMORY)
    for seat in range(seats):
        work[SHY + seat] = position[BIDS + seat] <= 0
        own(work, OWNER, position[HANDS + seat], seat)
    if position[TABLE] != 0:  # the winning card has left its hand but counts among those that are there
        work[OWNER + position[BEST]] = position[HOLDER]
    for seat in range(seats):
        parted = work[SHY + seat] + work[SHY + ((seat + SIDES) & (seats - 1))]
        work[SLOT + seat] = seat if parted != 0 else seat % SIDES
    left = arrange(work, position)
    for side in range(SIDES):
        one, other = work[COUNT + side], work[COUNT + side + SIDES]
        parted = 1 if seats > SIDES and work[SLOT + side + SIDES] != side else 0
        table(work, BEST_CASE, WORST_CASE, position, side, one, other, left, parted)


@helper
def arrange(work: Ints, position: Ints) -> int:
    """Hands and counts of a position; how many tricks are left, the one on the table among them."""
    left = rules.HAND_SIZE
    for count in range(SIDES * SIDES):
        work[COUNT + count] = 0
    for seat in range(position[SEATS]):
        left -= position[TAKEN + seat]
        work[HANDS + seat] = position[HANDS + seat]
        work[COUNT + work[SLOT + seat]] += position[TAKEN + seat]
    return left


@helper
def sure_of(work: Ints, there: int) -> tuple[int, int]:
    """How many tricks each side takes however it is played: the highest spades are enough for as many."""
    spades = there & suit_mask(SPADES)
    one = other = 0
    side = work[OWNER + highest_of(spades)] % SIDES if spades != 0 else 0
    while spades != 0:
        card = highest_of(spades)
        seat = work[OWNER + card]
        if seat % SIDES != side:
            break
        spades ^= 1 << card
        if seat < SIDES:
            one += 1
        else:
            other += 1
    sure = max(one, other)
    return (sure, 0) if side == 0 else (0, sure)


@helper
def bounds_of(work: Ints, there: int, left: int) -> tuple[int, int]:
    """What side 0 makes more than side 1 at least and at most, whatever is played from here on."""
    least, most = INFINITE, -INFINITE
    ours_sure, theirs_sure = sure_of(work, there)
    for more in range(ours_sure, left - theirs_sure + 1):
        ours = case_at(0, more, work[COUNT], work[COUNT + 2])
        theirs = case_at(1, left - more, work[COUNT + 1], work[COUNT + 3])
        most = max(most, work[BEST_CASE + ours] - work[WORST_CASE + theirs])
        least = min(least, work[WORST_CASE + ours] - work[BEST_CASE + theirs])
    return least, most


@helper
def second_key(work: Ints, there: int, seat: int, broken: int) -> int:
    """The second key of the memory: the suits' lengths, the counts, the leader, whether spades are broken."""
    key = (work[STAMP] << 16) | lengths_of(there)
    for count in range(SIDES * SIDES):
        key = (key << 4) | work[COUNT + count]
    return (((key << 2) | seat) << 1) | broken
