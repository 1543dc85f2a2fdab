"""Duplicate deals: the same cards for everybody in turn, points as the match settles them, an honest interval."""

import msgspec
import pytest
from msgspec.structs import replace

from pik.bots import player
from pik.bots.arena import Contest, Worked, result, seatings, worked_off
from pik.bots.clock import Clock, together
from pik.bots.duplicate import DUPLICATES, answer, pikala_by_lot, pikala_opening, pikala_points
from pik.bots.host import Player
from pik.core.draw import SeededDraw
from tests.games.pikala.build import claimed_by, dealing, live, match, to_play, won


def test_seatings_of_an_even_table() -> None:
    """With an even number of seats two seatings are enough."""
    assert list(seatings(4)) == [(True, False, True, False), (False, True, False, True)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_seatings_are_fair(seats: int) -> None:
    """Over all seatings each of the two has every seat equally often, and no seating comes twice."""
    all_seatings = list(seatings(seats))
    assert len(set(all_seatings)) == len(all_seatings)
    for seat in range(seats):
        assert 2 * sum(seating[seat] for seating in all_seatings) == len(all_seatings)


def test_a_level_against_itself_gains_nothing() -> None:
    """The same player on both sides makes the same points in every seating: the difference of each deal is zero."""
    contest = Contest("pikala", "beginner", "beginner", 3, 1)
    assert worked_off(contest, range(8)).gains == (0.0,) * 8


def test_exchanged_sides_exchange_the_sign() -> None:
    """What the first gain over the second, the second lose to the first."""
    there, back = Contest("pikala", "beginner", "random", 4, 1), Contest("pikala", "random", "beginner", 4, 1)
    gains = worked_off(there, range(6)).gains
    assert gains == tuple(-gain for gain in worked_off(back, range(6)).gains)
    assert any(gains)
    assert gains[3:4] == worked_off(there, range(3, 4)).gains


def test_the_same_cards_for_everybody() -> None:
    """Every playing of a deal shows its players the same shuffle, cut and scores."""
    seen: list[set[bytes]] = []

    def watching(play: Player) -> Player:
        def watched(view: bytes) -> bytes | None:
            deal = msgspec.json.decode(view)["deal"]
            seen[-1].add(msgspec.json.encode([deal["commitment"], deal["turned"], deal["start"]]))
            return play(view)

        return watched

    for level in ("random", "beginner"):
        seen.append(set())
        DUPLICATES["pikala"]([watching(player("pikala", level))] * 3, 2, 1)
    assert seen[0] == seen[1]
    assert len(seen[0]) == 1


def test_where_deals_begin() -> None:
    """In turn all stand at 25, all at 14, anywhere, and near zero, and everybody deals."""
    openings = [pikala_opening(3, number, SeededDraw(b"%d" % number)) for number in range(12)]
    assert [each.standing.scores for each in openings[:2]] == [(25, 25, 25), (14, 14, 14)]
    assert all(1 <= score <= 7 for each in openings[3::4] for score in each.standing.scores)
    assert {each.standing.dealer for each in openings} == {0, 1, 2}


def test_the_cut_is_no_players_choice() -> None:
    """Only the place of the cut is left to the lot; the rest of a deal is the players'."""
    m = dealing(match(3))
    assert not pikala_by_lot(replace(m, deal=None))
    assert not pikala_by_lot(m)
    assert pikala_by_lot(replace(m, deal=replace(live(m), turned=-1)))


def test_points_of_tricks() -> None:
    """PK-9.3: a trick is a point, a deal without one costs its 5 and the wheel's 2; nothing while the deal runs."""
    m = match(3)
    running = to_play(dealing(m))
    assert pikala_points(m, running) is None
    assert pikala_points(m, claimed_by(running, 1)) == (-7, 5, -7)


def test_points_of_a_won_match() -> None:
    """PK-9.2, PK-9.3: the winner is rid of score and blind stake; the deal is not written for the others."""
    m = match(3)
    assert pikala_points(m, won(m, 2)) == (0, 0, 30)


def test_a_player_must_answer() -> None:
    """A player that is waited for and does nothing is an error, no endless deal."""
    with pytest.raises(ValueError, match="did nothing"):
        answer(lambda _view: None, b"")


def test_result() -> None:
    """The interval is the mean and 1.96 standard errors to either side."""
    parts = Worked((1.0, 3.0), (Clock(), Clock())), Worked((2.0, 2.0), (Clock(), Clock()))
    found = result(Contest("pikala", "a", "b", 4, 1), parts)
    assert found.deals == 4
    assert (found.low + found.high) / 2 == pytest.approx(found.advantage) == pytest.approx(2.0)
    assert found.high - found.advantage == pytest.approx(1.96 * 0.816497 / 2, rel=1e-5)


def test_what_decisions_cost() -> None:
    """Each decision is counted beside the play, which it does not change; a mean of none is 0."""
    clock = Clock()
    play = clock.beside(lambda view: view + view)
    assert [play(b"a"), play(b"b"), clock.decisions] == [b"aa", b"bb", 2]
    assert clock.seconds >= 0
    assert together([Clock(2, 3.0), Clock(4, 1.5)]) == Clock(6, 4.5)
    assert (together([Clock(2, 3.0), Clock(4, 1.5)]).mean(), Clock().mean()) == (0.75, 0.0)
    parts = Worked((1.0,), (Clock(1, 2.0), Clock())), Worked((0.0,), (Clock(3, 2.0), Clock(2, 5.0)))
    assert result(Contest("pikala", "a", "b", 4, 1), parts).seconds == (1.0, 2.5)


def test_beginner_beats_random() -> None:
    """The beginner makes more points than the random player, the interval clear of zero."""
    contest = Contest("pikala", "beginner", "random", 4, 1)
    assert result(contest, [worked_off(contest, range(60))]).low > 0


@pytest.mark.long
def test_club_beats_beginner() -> None:
    """The club player makes more points than the beginner, the interval clear of zero."""
    contest = Contest("pikala", "club", "beginner", 4, 1)
    assert result(contest, [worked_off(contest, range(160))]).low > 0
