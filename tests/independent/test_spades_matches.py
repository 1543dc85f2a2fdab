"""Whole random matches under the independent referee of Spades: what holds at every act, whatever is played."""

import random

import pytest

from tests.independent.spades import CHANCE, TABLE, Illegal, Scorer
from tests.independent.spades_acts import READY
from tests.independent.spades_cards import DECK
from tests.independent.spades_chooser import Chooser, options_of
from tests.independent.spades_score import verdict


def assert_laws(scorer: Scorer) -> None:
    """No card is lost or doubled, nobody is shown too much, who is awaited has a choice, who isn't has none."""
    everywhere = [*scorer.stock, *scorer.taken, *scorer.cards_on_table()]
    everywhere += [card for cards in (*scorer.hands, *scorer.thrown) for card in cards]
    laid = [card for seat, cards in scorer.laid.items() if (seat + 2) % 4 not in scorer.laid for card in cards]
    assert sorted(everywhere + laid) in ([], sorted(DECK))
    assert bool(scorer.to_act) == (scorer.phase != "over")
    for seat in (*range(scorer.seats), CHANCE, TABLE):
        assert (scorer.lawful(seat) != []) == (seat in scorer.to_act)
    for seat in range(scorer.seats):
        if scorer.seats == 2 or seat in scorer.looked:
            assert scorer.hands[seat] <= scorer.shown[seat]
        else:
            assert not scorer.shown[seat]
        assert scorer.public <= scorer.shown[seat]


def assert_refused(scorer: Scorer, chance: random.Random) -> None:
    """A lawful act of one seat is refused from a seat that is not awaited, and nothing changes."""
    before = str(vars(scorer))
    acts = [act for seat in scorer.to_act for act in scorer.lawful(seat) or []]
    strangers = [seat for seat in (*range(scorer.seats), CHANCE, TABLE) if seat not in scorer.to_act]
    act, stranger = chance.choice(acts or [READY]), chance.choice(strangers)
    if act not in scorer.offers(stranger):
        with pytest.raises(Illegal):
            scorer.feed(stranger, act)
    assert str(vars(scorer)) == before


@pytest.mark.parametrize("seats", [4, 2])
def test_laws_of_random_matches(seats: int) -> None:
    """SP-1 to SP-5: cards, turns and knowledge are in order at every act, and the rows add up to the scores."""
    for seed in range(12):
        chance = random.Random(f"{seats} seats, {seed}")
        chooser = Chooser(chance)
        scorer = Scorer(seats, chance.choice([None, 0, 1]), options_of(chooser.options(seats)))
        while scorer.phase != "over":
            assert_laws(scorer)
            if chance.random() < 0.1:
                assert_refused(scorer, chance)
            scorer.feed(*chooser.next(scorer))
            if scorer.phase == "ready":
                assert verdict(scorer.scores, len(scorer.rows), scorer.options) is None
        assert scorer.scores == [sum(row[side].points for row in scorer.rows) for side in (0, 1)]
        assert verdict(scorer.scores, len(scorer.rows), scorer.options) in (scorer.winner, "draw")
