"""What cards cost against the best ones, had all lain open."""

import msgspec
import pytest

from pik.bots import player
from pik.bots.duplicate import DUPLICATES
from pik.bots.kernels.part import CARDS
from pik.bots.kernels.piquet import PART, stacked
from pik.bots.regret import REGRETS, cost, regret, regrets
from pik.core.draw import SeededDraw
from pik.games import CATALOG
from pik.games.piquet.actions import Play
from tests.bots.kernels.engines import ENGINES

LEVELS = ("beginner", "random")
SEATS = {"pikala": 3, "piquet": 2, "piquet-norman": 3, "spades-two-handed": 2}


def test_games_that_can_be_looked_through() -> None:
    """All games but Spades of four, whose deals take too long."""
    assert set(REGRETS) == set(CATALOG) - {"spades"}


@pytest.mark.parametrize("game", REGRETS)
def test_nobody_gains_by_a_worse_card(game: str) -> None:
    """No loss is below zero, and players at random lose something; the same deals lose the same again."""
    lost = regrets(game, "random", SEATS[game], 1, range(4))
    assert all(each >= 0 for each in lost)
    assert any(lost)
    assert lost == regrets(game, "random", SEATS[game], 1, range(2)) + regrets(
        game, "random", SEATS[game], 1, range(2, 4)
    )


@pytest.mark.parametrize("game", REGRETS)
def test_the_deals_are_those_of_the_arena(game: str) -> None:
    """A player is asked the same in the same order as in a contest of itself with itself."""
    asked: list[list[bytes]] = []

    def watched(view: bytes) -> bytes | None:
        asked[-1].append(view)
        return player(game, "beginner")(view)

    asked.append([])
    DUPLICATES[game]([watched] * SEATS[game], 3, 5)
    asked.append([])
    REGRETS[game](watched, SEATS[game], 3, 5)
    assert asked[0] == asked[1]
    assert len(asked[0]) > 5


@pytest.mark.parametrize("game", REGRETS)
def test_the_best_card_costs_nothing(game: str) -> None:
    """Of the lawful cards one costs nothing and none less; the rest is what the searcher says."""
    engine, draw = ENGINES[game], SeededDraw(b"cost")
    search = engine.part.searcher()
    for _ in range(10):
        deal = engine.with_left(draw, 5)
        rows = engine.position_of(deal)[None]
        costs = [cost(search, rows, card) for card in range(CARDS) if engine.part.lawful(rows[0]) >> card & 1]
        assert min(costs) == 0


def test_a_player_of_best_cards_loses_nothing() -> None:
    """Who plays the best open card regrets nothing to the end of a deal in which other cards would cost something."""
    engine, draw = ENGINES["piquet"], SeededDraw(b"cheat")
    search = PART.searcher()
    deal = engine.in_play(draw)
    worst = 0
    while engine.game.waiting(deal):
        seat, plays = engine.acts(deal)
        costs = {card: cost(search, stacked((deal,)), card) for card in plays}
        worst = max(worst, *costs.values())
        best = min(plays, key=lambda card: costs[card])
        assert costs[best] == 0
        assert isinstance(plays[best], Play)
        deal = engine.game.step(deal, seat, plays[best])
    assert worst > 0


def test_regret() -> None:
    """The interval is the mean and 1.96 standard errors to either side, and all of it can be written down."""
    found = regret("piquet", "club", 2, 1, [1.0, 3.0, 2.0, 2.0])
    assert (found.deals, found.lost) == (4, 2.0)
    assert (
        found.high - found.lost == pytest.approx(found.lost - found.low) == pytest.approx(1.96 * 0.816497 / 2, rel=1e-5)
    )
    assert msgspec.json.decode(msgspec.json.encode(found), type=type(found)) == found


def test_a_beginner_loses_less_than_random_players() -> None:
    """At piquet the beginner's cards cost less, interval clear of interval."""
    beginner, random = (regret("piquet", level, 2, 1, regrets("piquet", level, 2, 1, range(20))) for level in LEVELS)
    assert beginner.high < random.low
