"""Compiles or loads all kernels of a part by asking each once."""

import numpy as np

from pik.bots.kernels.part import Part, Position


def warmed(part: Part, position: Position) -> None:
    """Ask all of a position with lawful cards."""
    positions = np.stack([position])
    searcher = part.searcher()
    searcher.worths(positions)
    searcher.cards(positions)
    part.rollouts(positions, 1, 1)
    part.playouts(position, 1, 1)
    part.final(position)
    part.gains(position)
    part.play(position, part.lawful(position).bit_length() - 1)
