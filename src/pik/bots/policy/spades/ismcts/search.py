"""OpenSpiel's tree search over information sets, asked for one card."""

import random
from collections.abc import Sequence

from pik.bots.policy.spades.ismcts.spiel import Spiel, searches, spades, spiel
from pik.bots.policy.spades.ismcts.table import SEATS, Table, differences


class Playouts:
    """Random playouts by OpenSpiel, all in C++, as what a moment is worth."""

    def __init__(self, module: Spiel, times: int, seed: int) -> None:
        self.module, self.times, self.seed = module, times, seed
        self.players = [module.make_uniform_random_bot(player, seed + player) for player in range(SEATS)]

    def evaluate(self, table: Table) -> list[float]:
        """What each makes more than the other side, on average."""
        ends = [
            self.module.evaluate_bots(table.state.clone(), self.players, self.seed + time) for time in range(self.times)
        ]
        return differences([sum(points) / self.times for points in zip(*ends, strict=True)])

    def prior(self, table: Table) -> list[tuple[int, float]]:
        """All cards are as likely before anything is known."""
        cards = table.legal_actions()
        return [(card, 1 / len(cards)) for card in cards]


class Chance:
    """The chance that the search asks for, seeded."""

    def __init__(self, seed: int) -> None:
        self.source = random.Random(seed)

    def randint(self, below: int) -> int:
        """A number below another."""
        return self.source.randrange(below)

    def shuffle(self, items: list[int]) -> None:
        """Put items in any order."""
        self.source.shuffle(items)


def shares(tables: Sequence[Table], simulations: int, times: int, boldness: float, seed: int) -> dict[int, float]:
    """How the search would mix the cards, from worlds that its player can't tell apart, at its usual settings."""
    chance = Chance(seed)
    search = searches().ISMCTSBot(
        spades(),
        Playouts(spiel(), times, seed),
        boldness,
        simulations,
        random_state=chance,
        use_observation_string=True,
    )
    search.set_resampler(lambda _state, _player: tables[chance.randint(len(tables))].clone())
    return dict(search.run_search(tables[0]))
