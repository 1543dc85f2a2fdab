"""Chance for playouts: a seeded row of numbers, the same on every machine."""

from pik.bots.kernels.compiler import helper

LOW_57 = (1 << 57) - 1
LOW_31 = (1 << 31) - 1


@helper
def seeded(seed: int) -> int:
    """A state that is never 0, well mixed from any seed."""
    state = seed * 2862933555777941757 + 3037000493
    for _ in range(4):
        state = advanced(state | 1)
    return state


@helper
def advanced(state: int) -> int:
    """The next state: Marsaglia's xorshift on 64 bits."""
    state ^= state << 13
    state ^= (state >> 7) & LOW_57
    return state ^ (state << 17)


@helper
def below(state: int, bound: int) -> int:
    """A number from 0 below `bound` out of a state."""
    return (((state >> 32) & LOW_31) * bound) >> 31
