"""The chance of real tables."""

from os import urandom
from typing import Final

from pik.core.draw import BlockDraw

BLOCK: Final = 64
"""Bytes asked of the system at once: a shuffle takes as many, one by one they would be as many calls."""


class SecretDraw(BlockDraw):
    """Numbers that nobody can foretell."""

    def __init__(self) -> None:
        super().__init__(lambda _: urandom(BLOCK))
