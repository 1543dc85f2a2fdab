"""A card by habit, and deals played out by it."""

from pik.bots.kernels.bits import highest_of
from pik.bots.kernels.compiler import helper, kernel
from pik.bots.kernels.ints import Ints, Rows
from pik.bots.kernels.row import restored
from pik.bots.kernels.spades.habits.aims import aim
from pik.bots.kernels.spades.habits.following import follow
from pik.bots.kernels.spades.habits.known import put_openly
from pik.bots.kernels.spades.habits.leading import lead
from pik.bots.kernels.spades.layout import SEATS, TABLE, TAKEN
from pik.bots.kernels.spades.play import lawful_of, turn_of

AT_ONCE = -1
"""Stands for no card: all is played by habit."""


@helper
def by_habit(position: Ints, cards: int) -> int:
    """What whoever is on turn plays of these cards, by all that seat knows."""
    if cards & (cards - 1) == 0:
        return highest_of(cards)
    seat = turn_of(position)
    what = aim(position, seat)
    return lead(position, seat, cards, what) if position[TABLE] == 0 else follow(position, seat, cards, what)


@kernel
def card_by_habit(position: Ints, cards: int) -> int:
    """What whoever is on turn plays of these cards."""
    return by_habit(position, cards)


@kernel
def played_out(positions: Rows, cards: Ints, scratch: Ints, taken: Rows) -> None:
    """The tricks of each seat when each position is played out behind each card."""
    for at in range(len(cards)):
        for row in range(len(positions)):
            restored(scratch, positions[row])
            if cards[at] != AT_ONCE:
                put_openly(scratch, cards[at])
            lawful = lawful_of(scratch)
            while lawful != 0:
                put_openly(scratch, by_habit(scratch, lawful))
                lawful = lawful_of(scratch)
            for seat in range(scratch[SEATS]):
                taken[at * len(positions) + row][seat] = scratch[TAKEN + seat]
