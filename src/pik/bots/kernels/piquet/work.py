"""What a search of piquet works with, in one row of ints that nobody else uses: hands, tricks, memory.

What is searched for is how much `ME` nets from here on; the others, if there are two, play together against it.
"""

from typing import Final

from pik.bots.kernels.bits import highest_of, size_of
from pik.bots.kernels.compiler import helper
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.memory import INFINITE, TABLE, lengths_of, own
from pik.bots.kernels.piquet import layout
from pik.bots.kernels.piquet.layout import HANDS, SEATS, TAKEN
from pik.bots.kernels.piquet.play import extras_of
from pik.cards.cardset import suit_mask
from pik.games.piquet import rules, scoring

ANNOUNCED: Final = 6
"""From here on who has announced a capot. HANDS and TAKEN are as in a position."""
PLAYERS: Final = 9
STAMP: Final = 10
"""Counts the searches, so that what an earlier one has left counts as forgotten."""
ME: Final = 11
ELDER: Final = 12
DECLARED: Final = 13
"""What the elder has of the thirty beside a point a trick, as long as the elder takes all; NEVER where it is too late."""
OWNER: Final = 14
"""From here on whose each card is."""
MEMORY: Final = OWNER + 52
WORK: Final = MEMORY + TABLE
NEVER: Final = -1000
PAIR: Final = 2


@helper
def prepare(work: Ints, position: Ints, me: int) -> None:
    """Get ready for a position and what can come of it."""
    work[PLAYERS], work[ME], work[ELDER] = position[SEATS], me, position[layout.ELDER]
    work[STAMP] += 1
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
def sure_of(work: Ints, there: int, seat: int) -> int:
    """How many tricks a leader can take at once: the cards that nobody beats."""
    sure = 0
    hand = work[HANDS + seat]
    for suit in range(4):
        mine, theirs = hand & suit_mask(suit), there & ~hand & suit_mask(suit)
        if mine != 0:
            sure += size_of(mine & -(1 << highest_of(theirs)) if theirs != 0 else mine)
    return sure


@helper
def extras_with(work: Ints, more: int, left: int) -> int:
    """Leza and capot between two, when `ME` takes so many of the tricks left."""
    me, other = work[ME], 1 - work[ME]
    work[TAKEN + me] += more
    work[TAKEN + other] += left - more
    total = ended(work)
    work[TAKEN + me] -= more
    work[TAKEN + other] -= left - more
    return total


@helper
def pique_left(work: Ints, left: int) -> int:
    """What a pique that can still be made would be for `ME`."""
    possible = work[DECLARED] != NEVER and work[TAKEN + work[ELDER]] + left == rules.hand_size(work[PLAYERS])
    return share(work, work[ELDER], scoring.PIQUE) if possible else 0


@helper
def bounds_of(work: Ints, there: int, leader: int, left: int) -> tuple[int, int]:
    """What `ME` nets at least and at most from this lead on, if both play their best; among three anything.

    Between two, leads and takings come to twice the tricks of `ME` less all, one more for a leader who loses the last
    one, one less for a follower who takes it.
    """
    if work[PLAYERS] != PAIR:
        return -INFINITE, INFINITE
    me, sure = work[ME], sure_of(work, there, leader)
    leads = 1 if leader == me else 0
    least_tricks, most_tricks = (sure, left) if leads == 1 else (0, left - sure)
    least, most = INFINITE, -INFINITE
    for more in range(left + 1):
        net = 2 * more - left + extras_with(work, more, left)
        won = net + leads - 1 + scoring.last_points(work[TAKEN + 1 - me] + left == more)
        lost = net + leads - scoring.last_points(work[TAKEN + me] + more == 0)
        if more >= least_tricks:
            least = min(least, min(won if more > 0 else lost, lost if more < left else won))
        if more <= most_tricks:
            most = max(most, max(won if more > 0 else lost, lost if more < left else won))
    pique = pique_left(work, left)
    return least + min(pique, 0), most + max(pique, 0)


@helper
def second_key(work: Ints, there: int, seat: int) -> int:
    """The second key of the memory: the suits' lengths, the tricks, the leader."""
    key = (work[STAMP] << 16) | lengths_of(there)
    for each in range(work[PLAYERS]):
        key = (key << 4) | work[TAKEN + each]
    return (key << 2) | seat
