"""Deals of Pikala played to the end at random."""

from pik.bots.kernels.bits import lowest_of, nth_of, size_of
from pik.bots.kernels.chance import advanced, below, seeded
from pik.bots.kernels.compiler import helper, kernel
from pik.bots.kernels.ints import Ints, Rows
from pik.bots.kernels.pikala.layout import SEATS, TURN
from pik.bots.kernels.pikala.play import gain_of, lawful_of, put
from pik.bots.kernels.row import restored


@helper
def play_out(position: Ints, state: int) -> int:
    """Play a deal to its end; the state of chance after it."""
    cards = lawful_of(position)
    while cards != 0:
        state = advanced(state)
        put(position, nth_of(cards, below(state, size_of(cards))))
        cards = lawful_of(position)
    return state


@kernel
def playouts(position: Ints, scratch: Ints, times: int, seed: int, sums: Ints) -> None:
    """Play a position out so many times; what each seat gains is added to its sum."""
    state = seeded(seed)
    for _ in range(times):
        restored(scratch, position)
        state = play_out(scratch, state)
        for seat in range(position[SEATS]):
            sums[seat] += gain_of(scratch, seat)


@kernel
def rollouts(positions: Rows, scratch: Ints, times: int, seed: int, sums: Rows) -> None:
    """Play each position out so many times behind each lawful card; its player's gains are added up."""
    for row in range(len(positions)):
        position, total = positions[row], sums[row]
        seat, lawful = position[TURN], lawful_of(position)
        while lawful != 0:
            card = lowest_of(lawful)
            lawful &= lawful - 1
            state = seeded(seed + row)
            total[card] = 0
            for _ in range(times):
                restored(scratch, position)
                put(scratch, card)
                state = play_out(scratch, state)
                total[card] += gain_of(scratch, seat)
