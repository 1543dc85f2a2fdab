"""What a search of piquet works with, in one row of ints that nobody else uses: hands, tricks, memory.

What is searched for is how much `ME` nets from here on; the others, if there are two, play together against it.
"""

from typing import Final

from pik.bots.kernels.compiler import helper
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.memory import TABLE, lengths_of, own, renew
from pik.bots.kernels.piquet import layout
from pik.bots.kernels.piquet.layout import HANDS, SEATS, TAKEN
from pik.bots.kernels.piquet.play import extras_of
from pik.games.piquet import rules, scoring

ANNOUNCED: Final = 6
"""From here on who has announced a capot. HANDS and TAKEN are as in a position."""
PLAYERS: Final = 9
STAMP: Final = 10
"""Counts the searches, so that what an earlier one has left counts as forgotten."""
ME: Final = 11
ELDER: Final = 12
DECLARED: Final = 13
"""What the elder has of the thirty beside a point a trick, while the elder takes all; NEVER where it is too late."""
OWNER: Final = 14
"""From here on whose each card is."""
MEMORY: Final = OWNER + 52
WORK: Final = MEMORY + TABLE
NEVER: Final = -1000


@helper
def prepare(work: Ints, position: Ints, me: int) -> None:
    """Get ready for a position and what can come of it."""
    work[PLAYERS], work[ME], work[ELDER] = position[SEATS], me, position[layout.ELDER]
    renew(work, STAMP, MEMORY)
    for seat in range(position[SEATS]):
        work[ANNOUNCED + seat] = position[layout.ANNOUNCED + seat]
        own(work, OWNER, position[HANDS + seat], seat)


@helper
def arrange(work: Ints, position: Ints) -> int:
    """Hands and tricks of a position; how many tricks are left, the one on the table among them."""
    left = rules.hand_size(position[SEATS])
    elder = position[layout.ELDER]
    others = -position[layout.COUNTS + elder]
    for seat in range(position[SEATS]):
        left -= position[TAKEN + seat]
        others += position[layout.COUNTS + seat]
        work[HANDS + seat] = position[HANDS + seat]
        work[TAKEN + seat] = position[TAKEN + seat]
    led = 1 if position[layout.TABLE] != 0 else 0
    work[DECLARED] = position[layout.MADE] - position[TAKEN + elder] - led
    reach = position[layout.MADE] + left + scoring.last_points(False)
    if others != 0 or position[layout.PIQUED] != 0 or reach < scoring.THIRTY:
        work[DECLARED] = NEVER
    return left


@helper
def share(work: Ints, seat: int, amount: int) -> int:
    """What points of a seat are for `ME`."""
    return amount * (work[PLAYERS] - 1) if seat == work[ME] else -amount


@helper
def pique_of(work: Ints, seat: int, left: int, more: int, amount: int) -> int:
    """The pique, if a seat makes it by points of this trick, after so many others of it."""
    if seat != work[ELDER] or work[DECLARED] == NEVER:
        return 0
    tricks = rules.hand_size(work[PLAYERS]) - left
    if work[TAKEN + seat] < tricks:
        return 0
    made = work[DECLARED] + tricks + more
    return scoring.pique_points(made, made + amount, 0)


@helper
def ended(work: Ints) -> int:
    """Leza and capot, when all tricks are taken."""
    total = 0
    for seat in range(work[PLAYERS]):
        total += share(work, seat, extras_of(work, seat, TAKEN, ANNOUNCED, work[PLAYERS]))
    return total


@helper
def second_key(work: Ints, there: int, seat: int) -> int:
    """The second key of the memory: the suits' lengths, the tricks, the leader."""
    key = (work[STAMP] << 16) | lengths_of(there)
    for each in range(work[PLAYERS]):
        key = (key << 4) | work[TAKEN + each]
    return (key << 2) | seat
