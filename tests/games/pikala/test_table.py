"""Seats, the pack, running scores and how long a match may last (PK-1)."""

import itertools

import pytest
from msgspec.structs import replace

from pik.cards.deck import PACK_36
from pik.core.message import Message
from pik.core.seat import CHANCE, TABLE, Seat
from pik.games.pikala import DEAL, LEDGER, MATCH
from pik.games.pikala.account import accounts, payments, sheet
from pik.games.pikala.actions import Action, Draw, Rams, Shuffle
from pik.games.pikala.config import read_config
from pik.games.pikala.ledger import Act, Mark, Ready
from tests.games.pikala.build import (
    SALT,
    at_random,
    awaited,
    by_turn,
    dealt,
    declared,
    fresh,
    granted,
    match,
    played,
    playing,
    refused,
    standing_pat,
    swept,
    won,
)


@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_sit_down(seats: int) -> None:
    """PK-1.1: a table has two to six seats, and every one of them plays five cards."""
    config = read_config(b'{"seats":%d,"first_dealer":0}' % seats)
    deal = dealt(*[""] * config.seats, turn_up="D6")
    assert DEAL.view(deal, None).counts == (5,) * seats


@pytest.mark.parametrize("config", [b'{"seats":1}', b'{"seats":7}', b'{"seats":3,"first_dealer":3}', b'{"house":1}'])
def test_no_other_table_is_opened(config: bytes) -> None:
    """PK-1.1: fewer than two or more than six seats, a dealer without a seat, an unknown option are no config."""
    with pytest.raises(ValueError, match=r"\w"):
        read_config(config)


def test_the_pack_is_six_to_ace() -> None:
    """PK-1.1: 36 cards, six to ace; a pack with a two, with a card twice or with a bad salt is no shuffle."""
    wrong = [Shuffle(("D2", *PACK_36[1:]), SALT), Shuffle(("SA", *PACK_36[1:]), SALT), Shuffle(PACK_36, "salt")]
    assert [refused(fresh(), CHANCE, shuffle) for shuffle in wrong] == ["bad-shuffle"] * 3
    assert Shuffle(PACK_36, SALT) in DEAL.options(fresh(), CHANCE)
    assert {card[1] for card in PACK_36} == set("6789TJQKA")
    assert len(PACK_36) == 36


@pytest.mark.parametrize("high, low", tuple(itertools.pairwise("AKQJT9876")))
def test_the_ace_is_high(high: str, low: str) -> None:
    """PK-1.1: ace high, then king, queen, jack, ten, nine, eight, seven, six."""
    deal = playing(f"H{high} C7 C8 C9 CT", f"H{low} D7 D8 D9 DT", turn_up="S7")
    assert played(deal, f"H{low} H{high}").tricks[0].winner == 0


def test_everybody_starts_at_25() -> None:
    """PK-1.2: a match opens at 25 for everybody, and its first deal begins there."""
    m = match(4)
    config = LEDGER.next_deal(m.config, m.standing)
    assert m.standing.scores == (25, 25, 25, 25)
    assert config is not None
    assert config.scores == (25, 25, 25, 25)


def test_zero_wins_at_that_instant() -> None:
    """PK-1.2, PK-1.4: who reaches 0 with a trick has won, with cards still in hand; nobody plays on."""
    deal = playing("H6 H7 H8 C6 C7", "HA HK HQ D7 D8", turn_up="S9", scores=(9, 2))
    one = played(deal, "HA H6")
    assert (one.scores, one.end, awaited(one)) == ((9, 1), None, 1)
    two = played(one, "HK H7")
    tally = DEAL.outcome(two)
    assert tally is not None
    assert (two.scores, tally.end, tally.winner, two.taken) == ((9, 0), "zero", 1, (0, 2))
    assert DEAL.waiting(two) == frozenset()


def test_below_zero_counts_as_zero() -> None:
    """PK-1.2: a rams takes ten from seven; the score is 0, not below, and the match is won."""
    deal = standing_pat(dealt("H6 H7 C8 C9 D7", "HA HK HQ HT H9", turn_up="S9", scores=(25, 7)))
    over = by_turn(deal, Rams())
    over = declared(over)
    assert (over.scores, over.winner) == ((35, 0), 1)


def test_one_is_not_zero() -> None:
    """PK-1.2: a score of 1 wins nothing yet."""
    deal = playing("H6 H7 H8 C6 C7", "HA HK HQ D7 D8", turn_up="S9", scores=(9, 3))
    assert played(deal, "HA H6 HK H7").end is None


def test_the_blind_stake_is_in_no_running_score() -> None:
    """PK-1.3: the stake of 5 shows in no running score; it is added in a loser's final account."""
    m = swept(match(2), 0)
    assert m.standing.scores == (20, 30)
    over = won(m, 0).standing
    assert over.scores == (20, 30)
    assert [one.blind for one in accounts(over)] == [0, 5]
    assert payments(over) == (0, 30 + 5 + 2)


def test_a_trick_counts_at_once() -> None:
    """PK-1.4: the taker's score falls by 1 when the trick is complete, not before and not at the deal's end."""
    deal = playing("H6 H7 H8 C6 C7", "HA HK HQ D7 D8", turn_up="S9")
    scores = [played(deal, text).scores for text in ("HA", "HA H6", "HA H6 HK H7")]
    assert scores == [(25, 25), (25, 24), (25, 23)]


@pytest.mark.parametrize("seats", range(2, 7))
def test_rows_change_the_sum_by_fives(seats: int) -> None:
    """PK-1.5: over random matches each row changes the sum of all scores by a multiple of five."""
    changes = list[int]()
    for seed in range(5):
        *_, last = at_random(match(seats), seed)
        sums = [25 * seats, *(sum(row.scores) for row in last.standing.rows)]
        changes += [after - before for before, after in itertools.pairwise(sums)]
    assert len(changes) > 10
    assert [change for change in changes if change % 5] == []


@pytest.mark.parametrize("start", [(24, 25), (25, 27)])
def test_a_wrong_sum_stops_the_engine(start: tuple[int, int]) -> None:
    """PK-1.5: a completed deal whose sum is no multiple of five away is never written: the engine itself is wrong."""
    deal = replace(playing("", "", turn_up="D6"), start=start)
    with pytest.raises(AssertionError, match=r"PK-1\.5"):
        granted(deal, 0)


def test_no_match_lasts_longer_than_200_deals() -> None:
    """PK-1.6: after deal 200 the match is called off without winner, and nothing is paid."""
    m = swept(match(2), *[0, 1] * 99, 0)
    assert len(m.standing.rows) == 199
    assert MATCH.outcome(m) is None
    off = swept(m, 1)
    standing = MATCH.outcome(off)
    assert standing is not None
    assert (len(standing.rows), standing.end, standing.winner) == (200, "called-off", None)
    assert payments(standing) == ()
    shown = sheet(off.config, standing)
    assert (shown.account, shown.result) == ((), Message("result-called-off"))
    assert MATCH.waiting(off) == frozenset()


def test_a_match_called_off_takes_no_more_acts() -> None:
    """PK-1.6: after the last deal neither readiness, nor a mark, nor a draw is accepted."""
    off = swept(match(2), *[0, 1] * 100)
    tries: list[tuple[Seat, Action | Act]] = [(Seat(0), Ready()), (TABLE, Mark(Seat(0), "other")), (Seat(1), Draw(()))]
    refusals = [MATCH.refusal(off, seat, act) for seat, act in tries]
    assert [no and no.code for no in refusals] == ["not-now"] * 3
