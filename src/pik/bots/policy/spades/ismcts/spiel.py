"""OpenSpiel's Spades as it is used here. Its parts are not typed and not imported before they are asked for."""

from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import chain
from typing import Final, Protocol, cast

from pik.cards.card import INDEX
from pik.cards.cardset import indices_of
from pik.games.spades.rules import HAND_SIZE
from pik.games.spades.seen import View

FIRST_BID: Final = 52
"""A bid's number there is this and what is bid."""
LEVEL: Final = 100
"""The score of both sides. Its last digit is how many bags there are, so that much is added."""


class State(Protocol):
    """A moment of a deal in OpenSpiel."""

    def apply_action(self, action: int, /) -> None: ...
    def clone(self) -> "State": ...
    def current_player(self) -> int: ...
    def get_game(self) -> "Game": ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def observation_string(self) -> str: ...
    def returns(self) -> list[float]: ...
    def set_current_scores(self, scores: list[int], /) -> None: ...


class Game(Protocol):
    """A game of OpenSpiel."""

    def new_initial_state(self) -> State: ...


class Spiel(Protocol):
    """OpenSpiel itself."""

    def evaluate_bots(self, state: State, bots: Sequence[object], seed: int, /) -> list[float]: ...
    def load_game(self, name: str, options: dict[str, object], /) -> Game: ...
    def make_uniform_random_bot(self, player: int, seed: int, /) -> object: ...


class Search(Protocol):
    """Its tree search over information sets."""

    def run_search(self, state: object, /) -> list[tuple[int, float]]: ...
    def set_resampler(self, resampler: Callable[[object, int], object], /) -> None: ...


class Searches(Protocol):
    """The module of that search."""

    def ISMCTSBot(self, game: Game, evaluator: object, uct_c: float, simulations: int, **more: object) -> Search: ...


def spiel() -> Spiel:
    """OpenSpiel. Raises ImportError where it is not installed."""
    return cast("Spiel", import_module("pyspiel"))


def searches() -> Searches:
    """Its Python search. Raises ImportError where it is not installed."""
    return cast("Searches", import_module("open_spiel.python.algorithms.ismcts"))


def spades() -> Game:
    """OpenSpiel's Spades, where a deal is worth what it writes: no bonus for the match, no mercy."""
    return spiel().load_game("spades", {"use_mercy_rule": False, "win_or_loss_bonus": 0})


def code(index: int) -> int:
    """The number of a card there by the index here, and the other way round: the suits in the other order."""
    return 13 * (3 - index // 13) + index % 13


def dealt(game: Game, hands: Sequence[int], bags: Sequence[int]) -> State:
    """A deal with these hands and bags by player, nothing bid; player 0 bids first."""
    state = game.new_initial_state()
    state.set_current_scores([LEVEL + each for each in bags])
    held = [tuple(indices_of(hand)) for hand in hands]
    for at in range(HAND_SIZE):
        for cards in held:
            state.apply_action(code(cards[at]))
    return state


def sayable(bids: Sequence[int]) -> list[int]:
    """Bids by player as they can be made there: no double nil, and partners' numbers make thirteen at most."""
    numbers = [max(0, bid) for bid in bids]
    return [*numbers[:2], *(min(own, HAND_SIZE - mate) for mate, own in zip(numbers[:2], numbers[2:], strict=True))]


def told(game: Game, view: View, bids: Sequence[int], hands: Sequence[int]) -> State:
    """A deal in OpenSpiel that went as a view shows, with these hands by seat when the first card was led."""
    circle = [(view.dealer + 1 + at) % len(bids) for at in range(len(bids))]
    state = dealt(game, [hands[seat] for seat in circle], [view.bags[seat % 2] for seat in circle[:2]])
    for bid in sayable([bids[seat] for seat in circle]):
        state.apply_action(FIRST_BID + bid)
    for placed in (*chain.from_iterable(trick.cards for trick in view.tricks), *view.trick):
        state.apply_action(code(INDEX[placed.card]))
    return state
