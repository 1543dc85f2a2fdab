"""What the kernels of Pikala's master say of likely hands, of play by habit and of discards."""

from itertools import combinations
from typing import Final

import numpy as np
import pytest

from pik.bots.duplicate import pikala_points
from pik.bots.kernels.part import Position
from pik.bots.kernels.pikala import stacked
from pik.bots.kernels.pikala.beliefs import ANY, WHOLE, Belief
from pik.bots.kernels.pikala.draws import DREW, SAT_OUT, net_by_discards
from pik.bots.kernels.pikala.habits import announce_all, net, net_by_card
from pik.bots.kernels.pikala.layout import BOYS, PIKALA
from pik.bots.policy.pikala.master.drawing import question_of
from pik.bots.policy.pikala.sight import Sight
from pik.cards.cardset import mask_of_indices
from pik.core.draw import SeededDraw
from pik.core.match import Match
from pik.core.seat import Seat
from pik.games.pikala import DEAL
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Standing
from pik.games.pikala.state import Deal
from tests.bots.kernels.engines import ENGINES, MORE
from tests.bots.moments import first
from tests.games.pikala.build import playing

ENGINE: Final = ENGINES["pikala"]
DEALS: Final = 30
HIDDEN: Final = tuple(range(6))
THROWN: Final = (500, 100, 900, 300, 700, 950, *(400,) * 46)
SHOWN: Final = mask_of_indices((20, 21, 22))


def walked(barred: int, rows: int) -> list[int]:
    """The hands that a walk meets of a player who drew two: three cards are known, two of six are not."""
    belief = Belief(
        held=(0, SHOWN | 0b11),
        cards=HIDDEN,
        places=(1, 1, 3, 3, 4, 4),
        barred=(0, barred, 0, 0, 0),
        kept=(ANY, 3, ANY, 0),
        turned=(0, 0),
        thrown=THROWN,
    )
    return [hands[1] & ~SHOWN for hands in belief.hands(rows, 5)]


def chance_of(hand: int, thrown: int) -> float:
    """How likely it is to have kept three of this hand and to have thrown these, by listing what was kept."""
    chance = 0.0
    cards = [card for card in range(52) if (hand | SHOWN) >> card & 1]
    for kept in combinations(cards, 3):
        chance += float(np.prod([1 - THROWN[card] / WHOLE for card in kept]))
    return chance * float(np.prod([THROWN[card] / WHOLE for card in HIDDEN if thrown >> card & 1]))


@pytest.mark.parametrize("barred", [0, 0b100010])
def test_hands_come_as_often_as_they_are_likely(barred: int) -> None:
    """The walk meets each hand as often as a list of all worlds says; what can't be held never."""
    rows = 60_000
    hands = walked(barred, rows)
    expected: dict[int, float] = {}
    for pair in combinations(HIDDEN, 2):
        hand = mask_of_indices(pair)
        rest = [card for card in HIDDEN if card not in pair]
        chances = (chance_of(hand, mask_of_indices(thrown)) for thrown in combinations(rest, 2))
        if not hand & barred:
            expected[hand] = sum(chances)
    total = sum(expected.values())
    assert set(hands) == expected.keys()
    for hand, chance in expected.items():
        assert hands.count(hand) / rows == pytest.approx(chance / total, abs=0.012)


def test_worlds_repeat_from_the_seed() -> None:
    """The same question has the same answer."""
    assert walked(0, 50) == walked(0, 50)


def by_habit(deal: Deal) -> Deal:
    """A deal played to its end by the engine: low plain cards are led, then high trumps; the lowest follows."""
    while DEAL.waiting(deal):
        seat, plays = ENGINE.acts(deal)
        plain = [card for card in plays if card // 13 != deal.trump]
        low = min(plays, key=lambda card: (card % 13, card))
        if not deal.trick:
            low = min(plain, key=lambda card: (card % 13, card)) if plain else max(plays)
        deal = DEAL.step(deal, seat, plays[low])
    return deal


def paid(deal: Deal, seat: int) -> int:
    """What a seat makes more than the others by what the match would be paid (PK-9.3)."""
    standing = Standing(deal.start, (0,) * deal.seats, deal.dealer)
    config = Config(deal.seats, deal.dealer)
    points = pikala_points(Match(config, standing, None), Match(config, standing, by_habit(deal)))
    assert points is not None
    return deal.seats * points[seat] - sum(points)


def test_play_by_habit_is_that_of_the_engine() -> None:
    """PK-6, PK-9.3: for every seat, and for each card of the player on turn, it comes to what the engine pays."""
    draw = SeededDraw(b"habit")
    for _ in range(DEALS * MORE):
        deal = ENGINE.with_left(draw, 5)
        positions = stacked([deal])
        turn, plays = ENGINE.acts(deal)
        assert net_by_card(positions, plays) == [paid(DEAL.step(deal, turn, act), turn) for act in plays.values()]
        for seat in range(deal.seats):
            assert net(positions, seat) == paid(deal, seat)


def test_announcements_by_habit() -> None:
    """PK-5.1: Pikala beside a trump, boys in any case, as far as the score goes; only for those who are asked."""
    hands = ("SA C6 D6 D7 D8", "HJ DJ S6 S7 S8", "SJ CJ H6 H7 H8", "D9 DT H9 HT C7")
    deal = playing(*hands, turn_up="CT", dealer=3, scores=(25, 7, 25, 25))
    positions = stacked([deal])
    announce_all(positions, (0, 1, 3))
    assert positions[0][PIKALA : PIKALA + 4].tolist() == [1, 0, 0, 0]
    assert positions[0][BOYS : BOYS + 4].tolist() == [0, 1, 0, 0]


def tried(asked: Position, discards: tuple[int, ...]) -> tuple[list[int], int]:
    """What some discards come to in 2,000 deals, and the weights."""
    return net_by_discards(asked, discards, 2000, 3)


def test_discards_are_compared_over_the_same_deals() -> None:
    """PK-4.1 ends a few. The same discards come to the same, whatever is tried beside them, better ones to more."""
    deal = first("CA CK CQ D6 D7", "CT")()
    sight = Sight(DEAL.view(deal, Seat(0)), Seat(0))
    low, high = mask_of_indices(card for card in range(52) if sight.hand >> card & 1 and card // 13 != 3), sight.hand
    (one, two, three), weights = tried(question_of(sight), (low, high, low))
    assert one == three > two
    assert weights % 256 == 0
    assert 0.995 < weights / (2000 * 256) < 1
    assert tried(question_of(sight), (high,))[0] == [two]


def test_who_sits_out_nets_what_the_others_lose() -> None:
    """PK-3.4, PK-3.6: out of the deal the own points stay; others who drew otherwise than usual weigh less."""
    deal = first("C9 S6 H6 D6 D7", "CT")()
    sight = Sight(DEAL.view(deal, Seat(0)), Seat(0))
    (out, stay), weights = tried(question_of(sight), (SAT_OUT, 0))
    assert out != stay
    question = question_of(sight)
    question[DREW + 1] = 0
    assert tried(question, (0,))[1] < weights / 4
