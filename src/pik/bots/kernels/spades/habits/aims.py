"""What a player is after at a moment of the play, as `pik.bots.policy.spades.aims` has it."""

from pik.bots.kernels.bits import lowest_of
from pik.bots.kernels.compiler import helper
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.spades.habits.known import PARTNERED, has_nil, left_of, lives, need_of, out_of
from pik.bots.kernels.spades.layout import BIDS, HANDS, PENALTY, SEATS
from pik.cards.cardset import higher_in_suit

NIL = 0
COVER = 1
BREAK = 2
TAKE = 3
DUCK = 4
IN_REACH = 1
"""A contract may be set when it leaves the other side no more tricks than this to lose."""


@helper
def aim(position: Ints, seat: int) -> int:
    """What a seat is after: its own nil, its partner's, an opponents' one, tricks, or no more of them."""
    if lives(position, seat):
        return NIL
    if position[SEATS] == PARTNERED and lives(position, seat ^ 2):
        return COVER
    if has_nil(position, 1 - (seat & 1)) and stands(position, seat):
        return BREAK
    return TAKE if wants(position, seat) else DUCK


@helper
def wants(position: Ints, seat: int) -> bool:
    """Whether tricks help: for the own contract, to set the other, or where bags cost nothing."""
    side = seat & 1
    if need_of(position, side) > 0 and position[BIDS + seat] > 0:
        return True
    if position[PENALTY] == 0:
        return True
    need = need_of(position, 1 - side)
    return need > 0 and left_of(position) - need <= IN_REACH


@helper
def stands(position: Ints, seat: int) -> bool:
    """Whether the own contract is made or certain: as many masters in hand as tricks lacking."""
    need = need_of(position, seat & 1)
    if need <= 0:
        return True
    out, rest = out_of(position, seat), position[HANDS + seat]
    while rest != 0:
        if out & higher_in_suit(lowest_of(rest)) == 0:
            need -= 1
        rest &= rest - 1
    return need <= 0
