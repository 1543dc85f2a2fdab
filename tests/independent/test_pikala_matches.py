"""Whole random matches under the independent referee: what holds at every act, whatever is played."""

import random
from itertools import pairwise

import pytest

from tests.independent.pikala import CHANCE, MOST_DEALS, TABLE, Illegal, Scorer
from tests.independent.pikala_acts import Act
from tests.independent.pikala_cards import DECK
from tests.independent.pikala_deals import shuffle


def next_act(scorer: Scorer, chance: random.Random) -> tuple[int, Act]:
    """A random act of the pack, of somebody awaited or, now and then, of somebody with an offer."""
    if chance.random() < 0.05:
        asking = [(seat, act) for seat in (*range(scorer.seats), TABLE) for act in scorer.offers(seat)]
        if asking:
            return chance.choice(asking)
    seat = chance.choice(sorted(scorer.to_act))
    if seat != CHANCE:
        acts = scorer.lawful(seat)
        assert acts
        return seat, chance.choice(acts)
    if scorer.phase == "lot":
        return seat, {"type": "lot", "dealer": chance.randrange(scorer.seats)}
    return seat, shuffle(chance.sample(DECK, len(DECK)))


def assert_laws(scorer: Scorer) -> None:
    """No card is lost or doubled, no score below zero, who is awaited has a choice, who isn't has none."""
    on_table = scorer.cards_on_table()
    turned = [scorer.turn_up] if scorer.turn_up else []
    everywhere = [*scorer.pack, *scorer.stock, *scorer.discards, *scorer.taken, *on_table, *turned]
    everywhere += [card for hand in scorer.hands for card in hand]
    assert sorted(everywhere) in ([], sorted(DECK))
    assert min(scorer.scores) >= 0
    assert (min(scorer.scores) == 0) <= (scorer.winner is not None)
    assert bool(scorer.to_act) == (scorer.phase != "over")
    for seat in range(scorer.seats):
        assert bool(scorer.lawful(seat)) == (seat in scorer.to_act)


def assert_refused(scorer: Scorer, chance: random.Random) -> None:
    """A lawful act of one seat is refused from a seat that is not awaited, and nothing changes."""
    before = str(vars(scorer))
    acts = [act for seat in scorer.to_act for act in scorer.lawful(seat) or [{"type": "ready"}]]
    strangers = [seat for seat in range(scorer.seats) if seat not in scorer.to_act]
    if acts and strangers:
        with pytest.raises(Illegal):
            scorer.feed(chance.choice(strangers), chance.choice(acts))
    assert str(vars(scorer)) == before


def assert_end(scorer: Scorer) -> None:
    """PK-9.3, PK-1.6: the winner pays nothing, each loser at least the stake and one; or nobody anything."""
    pays = scorer.final()
    if scorer.called_off:
        assert (pays, len(scorer.rows), scorer.winner) == ([0] * scorer.seats, MOST_DEALS, None)
    else:
        assert scorer.winner is not None
        assert [seat for seat, pay in enumerate(pays) if pay == 0] == [scorer.winner]
        assert min(pay for pay in pays if pay) > 5


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_matches(seats: int) -> None:
    """PK-1.5, PK-1.6: every random match ends, and the laws hold after each of its acts."""
    chance = random.Random(seats)
    for first_dealer in (None, seats - 1):
        scorer = Scorer(seats, first_dealer)
        while scorer.phase != "over":
            scorer.feed(*next_act(scorer, chance))
            assert_laws(scorer)
            if chance.random() < 0.02:
                assert_refused(scorer, chance)
        assert_end(scorer)


@pytest.mark.parametrize("seats", range(2, 7))
def test_rows_of_random_matches(seats: int) -> None:
    """PK-1.5, PK-2.1, PK-9.1: sums change by fives from row to row, and the dealers follow each other clockwise."""
    chance = random.Random(100 + seats)
    scorer = Scorer(seats, 0)
    while scorer.phase != "over":
        scorer.feed(*next_act(scorer, chance))
    sums = [25 * seats, *(sum(score for score, _ in row) for row in scorer.rows)]
    assert {(after - before) % 5 for before, after in pairwise(sums)} <= {0}
    assert scorer.row_dealers == [deal % seats for deal in range(len(scorer.rows))]
