"""Whole matches in the arena: from the first deal to the end, each with the seats exchanged."""

import msgspec
import pytest
from msgspec import Struct

from pik.bots import player
from pik.bots.arena import Contest
from pik.bots.clock import Clock
from pik.bots.host import Player
from pik.bots.whole import WHOLE, End, Nils, piquet_end, spades_end, won_by
from pik.bots.wins import Tried, added, nils_of, share, tried, wins
from pik.core.seat import Seat
from pik.games import CATALOG
from pik.games.piquet.ledger import Standing as PiquetStanding
from pik.games.spades.ledger import Row, Standing

SEATS = {"pikala": 3, "piquet": 2, "piquet-norman": 3, "spades": 4, "spades-two-handed": 2}
NOBODY = Clock(), Clock()


class Opening(Struct):
    """What is asked of a standing."""

    rows: list[object]
    dealer: int


class Opened(Struct):
    """What is asked of a view."""

    standing: Opening


def test_every_game_has_matches() -> None:
    """What the catalog has can be played to the end of a match."""
    assert set(WHOLE) == set(CATALOG)


@pytest.mark.parametrize("game", WHOLE)
def test_matches_end(game: str) -> None:
    """Players come to the end; the shares of a match are one in all, and the same match ends alike again."""
    players = [player(game, "beginner")] * SEATS[game]
    end = WHOLE[game](players, 1, 1)
    assert sum(end.shares) == pytest.approx(1.0)
    assert end == WHOLE[game](players, 1, 1)
    assert len(end.nils) == (SEATS[game] if "spades" in game else 0)


@pytest.mark.parametrize("game", WHOLE)
def test_a_match_begins_at_nothing(game: str) -> None:
    """The first view is of a match without rows, and number by number another seat deals first."""
    seen: list[Opening] = []

    def watched(view: bytes) -> bytes | None:
        seen.append(msgspec.json.decode(view, type=Opened).standing)
        return player(game, "beginner")(view)

    dealers: list[int] = []
    for number in range(2):
        seen.clear()
        WHOLE[game]([watched] * SEATS[game], number, 1)
        assert seen[0].rows == []
        dealers.append(seen[0].dealer)
    assert dealers == [0, 1]


def test_the_same_cards_whoever_plays() -> None:
    """Every match of a number shows its players the same fingerprint of the first pack."""
    seen: list[str] = []

    def watched(view: bytes) -> bytes | None:
        seen.append(str(msgspec.json.decode(view)["deal"]["commitment"]))
        return player("piquet", "beginner")(view)

    firsts: list[str] = []
    players: list[Player] = [player("piquet", "random"), watched]
    for seating in (players, players[::-1]):
        seen.clear()
        WHOLE["piquet"](seating, 5, 1)
        firsts.append(seen[0])
    assert firsts[0] == firsts[1]


def test_who_has_won() -> None:
    """A win is one share in all, of partners a half each; where nobody is ahead alone it is divided."""
    assert won_by([1], 3) == (0.0, 1.0, 0.0)
    assert won_by([1, 3], 4) == (0.0, 0.5, 0.0, 0.5)
    assert won_by([], 2) == (0.5, 0.5)
    assert piquet_end(3, PiquetStanding((30, -60, 30), Seat(0))) == End((0.5, 0.0, 0.5))


def test_nils_of_a_match() -> None:
    """SP-2.2, SP-2.3: nils and double nils are counted by seat, with those that took no trick."""
    rows = (
        Row((0, 3, 4, -1), (0, 4, 8, 1), (0, 0), (0, 0), ((), ())),
        Row((0, 3, 0, 5), (2, 4, 0, 7), (0, 0), (0, 0), ((), ())),
    )
    end = spades_end(4, Standing((500, 300), (0, 0), Seat(0), rows, winner=0))
    assert end == End((0.5, 0.0, 0.5, 0.0), (Nils(2, 1), Nils(), Nils(1, 1), Nils(1, 0)))
    seating = (True, False, True, False)
    assert share(seating, end) == 1.0
    assert nils_of([(seating, end)], first=True) == Nils(3, 2)
    assert nils_of([(seating, end), (seating, end)], first=False) == Nils(2, 0)
    assert added([Nils(2, 1), Nils(3, 3)]) == Nils(5, 4)


def test_a_level_against_itself_wins_half() -> None:
    """With the seats exchanged the same player wins one of two matches: each number counts a half."""
    found = tried(Contest("spades", "beginner", "beginner", 4, 1), range(2))
    assert found.shares == (0.5, 0.5)
    assert found.nils is not None
    assert found.nils[0] == found.nils[1]


def test_matches_of_a_number_are_one_observation() -> None:
    """The interval comes from the numbers, not from the matches; nils and clocks of all parts are added."""
    contest = Contest("spades", "a", "b", 4, 1)
    parts = (
        Tried((1.0, 0.5), (Nils(1, 1), Nils(2, 0)), (Clock(2, 1.0), Clock(1, 3.0))),
        Tried((0.5, 0.0), (Nils(3, 2), Nils()), (Clock(2, 2.0), Clock(1, 1.0))),
    )
    found = wins(contest, parts)
    assert (found.numbers, found.matches, found.share) == (4, 8, 0.5)
    assert found.high - found.share == pytest.approx(1.96 * 0.408248 / 2, rel=1e-5)
    assert (found.nils, found.seconds) == ((Nils(4, 3), Nils(2, 0)), (0.75, 2.0))
    assert wins(contest, [Tried((1.0, 0.5), None, NOBODY)]).nils is None


def test_beginner_wins_against_random() -> None:
    """Of Pikala matches the beginner wins more than half, the interval clear of it."""
    contest = Contest("pikala", "beginner", "random", 2, 1)
    assert wins(contest, [tried(contest, range(12))]).low > 0.5
