"""What kernels do with a row of ints, whatever is in it."""

from pik.bots.kernels.compiler import helper
from pik.bots.kernels.ints import Ints


@helper
def restored(scratch: Ints, position: Ints) -> None:
    """Make a position that is played with like another of the same length."""
    for at in range(len(position)):
        scratch[at] = position[at]
