"""Whole matches from the first deal to the end, and who has won them.

WHOLE is the one place where a game says how its match begins and what its end is.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from pik.bots.duplicate import draw_of, never, next_act, pikala_by_lot
from pik.bots.host import Player
from pik.core.game import Action, Config, Game, Outcome, Screen, Seen, State, View
from pik.core.seat import Seat
from pik.games import pikala
from pik.games.pikala.config import Config as PikalaConfig
from pik.games.pikala.ledger import Standing as PikalaStanding
from pik.games.piquet import classic, norman
from pik.games.piquet.classic.config import Config as PiquetConfig
from pik.games.piquet.ledger import Standing as PiquetStanding
from pik.games.piquet.norman.config import Config as NormanConfig
from pik.games.spades import partners, two_handed
from pik.games.spades.ledger import Standing as SpadesStanding
from pik.games.spades.partners.config import Config as PartnersConfig
from pik.games.spades.state import side_of
from pik.games.spades.two_handed.config import Config as TwoHandedConfig


class Nils(Struct, frozen=True):
    """Nils, double ones among them: how many were bid, and how many made."""

    bid: int = 0
    made: int = 0


class End(Struct, frozen=True):
    """What has become of a match: by seat its share of the win, one in all, and its nils, if the game has any."""

    shares: tuple[float, ...]
    nils: tuple[Nils, ...] = ()


Whole: TypeAlias = Callable[[Sequence[Player], int, int], End]
"""Players by seat, the number of the match and the seed: how it ends. Number by number the deal goes around."""


def whole(
    game: Game[Config, State, Action, View, Screen, Seen, Outcome],
    config: Callable[[int, Seat], Config],
    by_lot: Callable[[State], bool],
    end: Callable[[int, Outcome], End],
) -> Whole:
    """How whole matches are played: `config` for so many seats and a first dealer, `end` of so many seats."""

    def play(players: Sequence[Player], number: int, seed: int) -> End:
        draw, seats = draw_of(f"match of {game.name}", number, seed), len(players)
        now = game.start(config(seats, Seat(number % seats)))
        while game.waiting(now):
            now = game.step(now, *next_act(game, by_lot, players, draw, now))
        outcome = game.outcome(now)
        if outcome is None:
            raise ValueError("a match that waits for nobody has no outcome")
        return end(seats, outcome)

    return play


def won_by(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """The shares of winners who share alike; of all where there is none."""
    alike = frozenset(winners) or frozenset(range(seats))
    return tuple((seat in alike) / len(alike) for seat in range(seats))


def pikala_end(seats: int, standing: PikalaStanding) -> End:
    """Whoever is rid of all has won (PK-9.2)."""
    return End(won_by(() if standing.winner is None else (standing.winner,), seats))


def piquet_end(seats: int, standing: PiquetStanding) -> End:
    """Whoever is ahead alone has won; who share the lead share the match (PQ-7.3, PQ-8.5)."""
    scores = standing.scores
    return End(won_by([seat for seat in range(seats) if scores[seat] == max(scores)], seats))


def spades_end(seats: int, standing: SpadesStanding) -> End:
    """A side has won, or both share (SP-1.2, SP-1.4)."""
    return End(
        won_by([seat for seat in range(seats) if side_of(seat) == standing.winner], seats), nils(seats, standing)
    )


def nils(seats: int, standing: SpadesStanding) -> tuple[Nils, ...]:
    """The nils of each seat in a match (SP-2.2)."""
    bids = [[(row.bids[seat], row.taken[seat]) for row in standing.rows] for seat in range(seats)]
    taken = [[tricks for number, tricks in each if number is not None and number <= 0] for each in bids]
    return tuple(Nils(len(each), each.count(0)) for each in taken)


WHOLE: Final[dict[str, Whole]] = {
    "pikala": whole(pikala.MATCH, PikalaConfig, pikala_by_lot, pikala_end),
    "piquet": whole(classic.MATCH, lambda _seats, dealer: PiquetConfig(first_dealer=dealer), never, piquet_end),
    "piquet-norman": whole(norman.MATCH, lambda _seats, dealer: NormanConfig(first_dealer=dealer), never, piquet_end),
    "spades": whole(partners.MATCH, lambda _seats, dealer: PartnersConfig(dealer), never, spades_end),
    "spades-two-handed": whole(two_handed.MATCH, lambda _seats, dealer: TwoHandedConfig(dealer), never, spades_end),
}
