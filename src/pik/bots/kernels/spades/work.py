"""What a search of Spades works with, in one row of ints that nobody else uses: hands, counts, tables, memory."""

from typing import Final

from pik.bots.kernels.compiler import helper
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.spades.layout import BIDS, HANDS, SEATS, TAKEN
from pik.bots.kernels.spades.score import SIDES
from pik.bots.kernels.spades.tables import CASES, case_at, table
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
NODES: Final = 18
BEST_CASE: Final = 19
WORST_CASE: Final = BEST_CASE + CASES
MEMORY: Final = WORST_CASE + CASES
ENTRY: Final = 4
"""Two keys, the bounds, the best card."""
ENTRIES: Final = 1 << 15
WORK: Final = MEMORY + ENTRY * ENTRIES
STAMP_AT: Final = 20
LOW_32: Final = 0xFFFFFFFF
INFINITE: Final = 1 << 20


@helper
def prepare(work: Ints, position: Ints) -> int:
    """Get ready for a position; how many tricks are left, the one on the table among them."""
    seats = position[SEATS]
    left = rules.HAND_SIZE
    for seat in range(SIDES * SIDES):
        work[COUNT + seat] = 0
    for seat in range(seats):
        left -= position[TAKEN + seat]
        work[HANDS + seat] = position[HANDS + seat]
        work[SHY + seat] = position[BIDS + seat] <= 0
    for seat in range(seats):
        parted = work[SHY + seat] + work[SHY + ((seat + SIDES) & (seats - 1))]
        work[SLOT + seat] = seat if parted != 0 else seat % SIDES
        work[COUNT + work[SLOT + seat]] += position[TAKEN + seat]
    work[PLAYERS] = seats
    work[STAMP] += 1
    for side in range(SIDES):
        one, other = work[COUNT + side], work[COUNT + side + SIDES]
        parted = 1 if seats > SIDES and work[SLOT + side + SIDES] != side else 0
        table(work, BEST_CASE, WORST_CASE, position, side, one, other, left, parted)
    return left


@helper
def bounds_of(work: Ints, left: int) -> tuple[int, int]:
    """What side 0 makes more than side 1 at least and at most, whatever is played from here on."""
    least, most = INFINITE, -INFINITE
    for more in range(left + 1):
        ours = case_at(0, more, work[COUNT], work[COUNT + 2])
        theirs = case_at(1, left - more, work[COUNT + 1], work[COUNT + 3])
        most = max(most, work[BEST_CASE + ours] - work[WORST_CASE + theirs])
        least = min(least, work[WORST_CASE + ours] - work[BEST_CASE + theirs])
    return least, most


@helper
def counts_of(work: Ints) -> int:
    """The second key of the memory: the counts under the stamp."""
    counts = work[COUNT] | (work[COUNT + 1] << 4) | (work[COUNT + 2] << 8) | (work[COUNT + 3] << 12)
    return counts | (work[STAMP] << STAMP_AT)


@helper
def place_of(one: int, other: int) -> int:
    """Where in the memory two keys belong."""
    mixed = one * 0x1E3779B97F4A7C15 + other * 0x3F58476D1CE4E5B9
    return MEMORY + ENTRY * (((mixed >> 40) ^ (mixed >> 20)) & (ENTRIES - 1))
