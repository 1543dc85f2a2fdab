"""A deal in OpenSpiel that knows broken spades, and counts what a side makes more than the other."""

from typing import Final

from pik.bots.policy.spades.ismcts.spiel import Game, State

FIRST_SPADE: Final = 39
"""The lowest spade there; higher numbers are higher spades."""
SEATS: Final = 4


class Table:
    """What the search walks through: OpenSpiel's state, to which the leads are added that it leaves out (SP-3.1)."""

    __slots__ = ("broken", "laid", "spades", "state")

    broken: bool
    laid: int
    spades: list[int]
    state: State

    def __init__(self, state: State, spades: list[int], laid: int, *, broken: bool) -> None:
        self.state = state
        self.spades = spades
        """The spades each player holds, as a set of the numbers there."""
        self.laid = laid
        """How many cards lie on the table."""
        self.broken = broken

    def apply_action(self, action: int) -> None:
        """Whoever is on turn plays a card."""
        if action >= FIRST_SPADE:
            self.spades[self.state.current_player()] &= ~(1 << action)
            self.broken = True
        self.state.apply_action(action)
        self.laid = (self.laid + 1) % SEATS

    def legal_actions(self) -> list[int]:
        """The cards that may be played by our rules."""
        found = self.state.legal_actions()
        if self.laid or not self.broken or found[0] >= FIRST_SPADE:
            return found
        held = self.spades[self.state.current_player()]
        return [*found, *(card for card in range(FIRST_SPADE, FIRST_SPADE + 13) if held >> card & 1)]

    def returns(self) -> list[float]:
        """What each makes more than the other side."""
        return differences(self.state.returns())

    def observation_string(self) -> str:
        """What whoever is on turn knows: of older tricks only whether spades are broken."""
        return f"{self.state.observation_string()}{self.broken}"

    def clone(self) -> "Table":
        """The same moment, to be played on by itself."""
        return Table(self.state.clone(), self.spades.copy(), self.laid, broken=self.broken)

    def current_player(self) -> int:
        """Who is on turn."""
        return self.state.current_player()

    def get_game(self) -> Game:
        """OpenSpiel's Spades."""
        return self.state.get_game()

    def is_chance_node(self) -> bool:
        """Everything is dealt."""
        return False

    def is_terminal(self) -> bool:
        """Whether all is played."""
        return self.state.is_terminal()


def differences(points: list[float]) -> list[float]:
    """Points of the players' sides, less those of the other side."""
    return [points[player] - points[player ^ 1] for player in range(SEATS)]
