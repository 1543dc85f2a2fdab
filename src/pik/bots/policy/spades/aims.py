"""What a player is after at a moment of the play."""

from typing import Final, Literal

from pik.bots.policy.spades.position import ABOVE, PARTNERED, Position
from pik.cards.cardset import indices_of

Aim = Literal["nil", "cover", "break", "take", "duck"]

IN_REACH: Final = 1
"""A contract may be set when it leaves the other side no more tricks than this to lose."""


def aim(position: Position, seat: int) -> Aim:
    """What a seat is after: its own nil, its partner's, an opponents' one, tricks, or no more of them."""
    if position.live[seat]:
        return "nil"
    side = seat & 1
    if position.seats == PARTNERED and position.live[seat ^ 2]:
        return "cover"
    if position.nils[1 - side] and stands(position, seat):
        return "break"
    return "take" if wants(position, seat) else "duck"


def wants(position: Position, seat: int) -> bool:
    """Whether tricks help: for the own contract, to set the other, or where bags cost nothing."""
    side = seat & 1
    if position.need[side] > 0 and position.bids[seat] > 0:
        return True
    return not position.hurts or may_set(position, side)


def may_set(position: Position, side: int) -> bool:
    """Whether the other side needs so many of the tricks left that it may be set."""
    return position.need[1 - side] > 0 and position.left - position.need[1 - side] <= IN_REACH


def stands(position: Position, seat: int) -> bool:
    """Whether the own contract is made or certain: as many masters in hand as tricks lacking."""
    need = position.need[seat & 1]
    return need <= 0 or masters(position, seat) >= need


def masters(position: Position, seat: int) -> int:
    """How many cards of a seat nobody can beat in their suits."""
    out = position.out(seat)
    return sum(not out & ABOVE[card] for card in indices_of(position.hands[seat]))
