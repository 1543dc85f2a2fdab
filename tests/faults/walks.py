"""Walks through a world by a seed, without a search for the shortest way to a failure."""

from random import Random
from typing import Final

from pik.core.hosted import Hosted
from tests.faults.deeds import DEEDS, come_all, get_going
from tests.faults.world import World, listening

NAMES: Final = [name for name, (_, often) in DEEDS.items() for _ in range(often)]


def walk(game: Hosted, seed: int, steps: int) -> World:
    """A world after so many steps, mended; the laws held after each of them. Raises AssertionError."""
    random = Random(seed)
    troubles: list[str] = []
    with listening(troubles):
        world = World(game, seed, troubles)
        try:
            for deed in (come_all, get_going):
                deed(world, world.devices[0], random)
                world.settle()
            for _ in range(steps):
                step(world, random)
            world.end()
        finally:
            world.gone()
    return world


def step(world: World, random: Random) -> None:
    """Something happens; the laws hold after it."""
    DEEDS[random.choice(NAMES)][0](world, random.choice(world.devices), random)
    if random.random() < 0.8:
        world.settle()
    world.check()


def walk_all(game: Hosted, seeds: range, steps: int) -> list[World]:
    """The worlds after walks by some seeds. Raises AssertionError."""
    return [walk(game, seed, steps) for seed in seeds]
