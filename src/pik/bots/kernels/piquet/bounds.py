"""What can still come of the tricks of piquet, before a card of them is played."""

from pik.bots.kernels.bits import highest_of, size_of
from pik.bots.kernels.compiler import helper
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.memory import INFINITE
from pik.bots.kernels.piquet.layout import HANDS, TAKEN
from pik.bots.kernels.piquet.work import ANNOUNCED, DECLARED, ELDER, ME, NEVER, PLAYERS, share
from pik.cards.cardset import suit_mask
from pik.games.piquet import rules, scoring


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
def pique_left(work: Ints, left: int) -> int:
    """What a pique that can still be made would be for `ME`."""
    possible = work[DECLARED] != NEVER and work[TAKEN + work[ELDER]] + left == rules.hand_size(work[PLAYERS])
    return share(work, work[ELDER], scoring.PIQUE) if possible else 0


@helper
def highest_other(work: Ints) -> tuple[int, int]:
    """The most tricks that another than `ME` has, and all tricks of the others."""
    highest = total = 0
    for seat in range(work[PLAYERS]):
        if seat != work[ME]:
            highest = max(highest, work[TAKEN + seat])
            total += work[TAKEN + seat]
    return highest, total


@helper
def against_of(work: Ints, tricks: int, own: int) -> int:
    """What leza or capot cost `ME`, with so many own tricks, when another one has so many."""
    size = rules.hand_size(work[PLAYERS])
    announced = False
    for seat in range(work[PLAYERS]):
        announced = announced or (seat != work[ME] and work[ANNOUNCED + seat] != 0)
    return scoring.leza_points(tricks, own, size) + scoring.capot_points(tricks, size, announced)


@helper
def extras_of_tricks(work: Ints, own: int, least: int, most: int) -> tuple[int, int]:
    """Leza and capot at least and at most with so many own tricks, when another one has `least` to `most`."""
    size, others = rules.hand_size(work[PLAYERS]), work[PLAYERS] - 1
    capot = scoring.capot_points(own, size, work[ANNOUNCED + work[ME]] != 0)
    low = others * (scoring.leza_points(own, most, size) + capot) - against_of(work, most, own)
    if others == 1:
        return low, low
    return low, others * (scoring.leza_points(own, least, size) + capot)


@helper
def bounds_of(work: Ints, there: int, leader: int, left: int) -> tuple[int, int]:
    """What `ME` nets at least and at most from this lead on, if all play their best.

    Who takes a trick leads to the next one, so leads follow from tricks. What is counted for taking follows from the
    changes of the lead: with so many `turns` to the others `ME` counts the tricks taken and the turns, and the others
    theirs, their turns, and among three what they take from each other.
    """
    sure, others = sure_of(work, there, leader), work[PLAYERS] - 1
    leads = 1 if leader == work[ME] else 0
    highest, total = highest_other(work)
    least, most = INFINITE, -INFINITE
    for more in range(left + 1):
        theirs = left - more
        own = work[TAKEN + work[ME]] + more
        low, high = extras_of_tricks(work, own, max(highest, (total + theirs + others - 1) // others), highest + theirs)
        net = others * more - theirs
        fewest, widest = (1 if leads == 1 and theirs > 0 else 0), min(theirs, more + leads)
        low += net + (others - 1) * (2 * fewest - theirs)
        high += net + (others - 1) * widest
        won = others * scoring.last_points(total + theirs == 0) - (1 - leads)
        lost_high = leads - scoring.last_points(own == 0)
        lost_low = lost_high if others == 1 else leads - scoring.last_points(False)
        if more >= leads * sure:
            least = min(least, low + min(won if more > 0 else lost_low, lost_low if theirs > 0 else won))
        if more <= left - (1 - leads) * sure:
            most = max(most, high + max(won if more > 0 else lost_high, lost_high if theirs > 0 else won))
    pique = pique_left(work, left)
    return least + min(pique, 0), most + max(pique, 0)
