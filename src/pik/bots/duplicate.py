"""The same deal played again with other players in the seats, and what it brought each seat in points.

DUPLICATES is the one place where a game says what a deal is worth.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final, TypeAlias, TypeVar

import msgspec

from pik.bots import piquet_deals, spades_deals
from pik.bots.host import Player
from pik.core.draw import SeededDraw
from pik.core.game import Action, Config, Game, Outcome, Screen, Seen, State, View
from pik.core.match import Match
from pik.core.seat import CHANCE, Seat
from pik.games import pikala
from pik.games.pikala import scoring
from pik.games.pikala.config import Config as PikalaConfig
from pik.games.pikala.ledger import Standing
from pik.games.pikala.state import Deal
from pik.games.piquet import classic, norman
from pik.games.spades import partners, two_handed

Points: TypeAlias = tuple[int, ...]
Duplicate: TypeAlias = Callable[[Sequence[Player], int, int], Points]
"""Players by seat, the number of the deal and the seed: the points each seat made, more is better."""

S = TypeVar("S")


def duplicate(
    game: Game[Config, State, Action, View, Screen, Seen, Outcome],
    opening: Callable[[int, int, SeededDraw], State],
    by_lot: Callable[[State], bool],
    points: Callable[[State, State], Points | None],
) -> Duplicate:
    """How a game's deals are played again.

    `opening` is the match before a deal for so many seats, with this number, drawn; `by_lot` says that chance and not
    a player decides next, so that it is the same each time; `points` compares the match before a deal and now, None
    while the deal goes on.
    """

    def play(players: Sequence[Player], number: int, seed: int) -> Points:
        draw = draw_of(game.name, number, seed)
        before = now = opening(len(players), number, draw)
        made = None
        while made is None:
            now = game.step(now, *next_act(game, by_lot, players, draw, now))
            made = points(before, now)
        return made

    return play


def draw_of(game: str, number: int, seed: int) -> SeededDraw:
    """The chance of a deal by its number."""
    return SeededDraw(sha256(f"{game} {seed} {number}".encode()).digest())


def next_act(
    game: Game[Config, State, Action, View, Screen, Seen, Outcome],
    by_lot: Callable[[State], bool],
    players: Sequence[Player],
    draw: SeededDraw,
    now: State,
) -> tuple[Seat, Action]:
    """Who acts next, and how: as the player does, or drawn where chance decides."""
    seat = min(game.waiting(now))
    if seat == CHANCE or by_lot(now):
        return seat, game.options(now, seat).sample(draw)
    return seat, game.decode(answer(players[seat], msgspec.json.encode(game.view(now, seat))))


def answer(player: Player, view: bytes) -> bytes:
    """What a player does when the table waits for it. Raises ValueError when it does nothing."""
    act = player(view)
    if act is None:
        raise ValueError("a player that is waited for did nothing")
    return act


PikalaMatch: TypeAlias = Match[PikalaConfig, Standing, Deal]


def pikala_opening(seats: int, number: int, draw: SeededDraw) -> PikalaMatch:
    """A match somewhere on its way: all at 25, all at 14, anywhere from 1 to 25, or all near zero, in turn."""
    drawn = tuple(1 + draw.below(25) for _ in range(seats))
    low = tuple(1 + draw.below(7) for _ in range(seats))
    scores = ((scoring.OPENING,) * seats, (14,) * seats, drawn, low)[number % 4]
    dealer = Seat(number // 4 % seats)
    return Match(PikalaConfig(seats, dealer), Standing(scores, (0,) * seats, dealer), None)


def pikala_by_lot(now: PikalaMatch) -> bool:
    """The cut is the deal's, not the cutter's: the same cards each time."""
    return now.deal is not None and bool(now.deal.pack) and now.deal.turned < 0


def pikala_points(before: PikalaMatch, now: PikalaMatch) -> Points | None:
    """How far the deal lowered what a seat would pay if the match were lost after it (PK-9.3); nothing for a winner.

    So a trick is a point, a wheel costs two, and who wins the match is rid of all: score and blind stake.
    """
    tally = None if now.deal is None else pikala.DEAL.outcome(now.deal)
    if tally is None:
        return None
    if tally.winner is not None:
        return tuple(
            scoring.payment(score, 0) if seat == tally.winner else 0
            for seat, score in enumerate(before.standing.scores)
        )
    return tuple(
        scoring.payment(old, 0) - scoring.payment(new, units)
        for old, new, units in zip(before.standing.scores, tally.scores, tally.units, strict=True)
    )


def never(now: object) -> bool:
    """After the shuffle everything is the players'."""
    return False


DUPLICATES: Final[dict[str, Duplicate]] = {
    "pikala": duplicate(pikala.MATCH, pikala_opening, pikala_by_lot, pikala_points),
    "piquet": duplicate(classic.MATCH, piquet_deals.for_two, never, piquet_deals.points(classic.DEAL)),
    "piquet-norman": duplicate(norman.MATCH, piquet_deals.for_three, never, piquet_deals.points(norman.DEAL)),
    "spades": duplicate(partners.MATCH, spades_deals.for_four, never, spades_deals.points(partners.DEAL)),
    "spades-two-handed": duplicate(two_handed.MATCH, spades_deals.for_two, never, spades_deals.points(two_handed.DEAL)),
}
