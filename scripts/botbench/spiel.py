"""OpenSpiel's own random playouts of Spades, all of it in C++.

Its Monte Carlo search evaluates a node by random playouts. A search of one step with so many playouts behind it is one
call from Python, in which OpenSpiel copies the dealt hand, bids and plays at random to the end and scores, again and
again. We do the same from the same hand, by our rules, which ask a little more: lawful bids, broken spades, bags,
nils. Dealing is left out on both sides.
"""

from importlib import import_module
from typing import Any, TypeAlias

from pik.bots.policy.spades.ismcts.spiel import dealt

SEED = 7
Spoken: TypeAlias = Any
"""What OpenSpiel gives out, which is not typed."""


class Spiel:
    """OpenSpiel's Spades. Raises ImportError where it is not installed."""

    def __init__(self) -> None:
        self.module: Spoken = import_module("pyspiel")
        self.game: Spoken = self.module.load_game("spades")

    def dealt(self, hands: list[int]) -> Spoken:
        """The state in which these hands are dealt, player by player, and nothing is bid."""
        return dealt(self.game, hands, (0, 0))

    def playouts(self, state: Spoken, times: int) -> None:
        """Play a state out so many times."""
        evaluator = self.module.RandomRolloutEvaluator(times, SEED)
        self.module.MCTSBot(self.game, evaluator, 2.0, 1, 100, False, SEED, False).step(state)
