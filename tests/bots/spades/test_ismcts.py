"""OpenSpiel's search as a yardstick: its Spades is told the deal as it went, and plays by our rules.

Where the two games differ, see tests/independent/test_spades_openspiel.py.
"""

import platform
import sys

import pytest

from pik.bots import yardsticks
from pik.bots.bot import ISMCTS
from pik.bots.kernels.spades import PART, position_of
from pik.bots.policy.spades.ismcts import playing, table
from pik.bots.policy.spades.ismcts.spiel import code, sayable, spades
from pik.bots.policy.spades.ismcts.table import Table, differences
from pik.cards.card import CARDS, SPADES, card_of, suit_of
from pik.cards.cardset import cards_of, indices_of
from pik.core.draw import SeededDraw
from pik.core.seat import Seat
from pik.games.spades.partners.state import Deal
from tests.bots.kernels.engines import ENGINES
from tests.bots.spades.scenes import ending, in_play
from tests.bots.spades.sights import sight_of
from tests.games.spades.build import DN

HAS_WHEEL = sys.version_info < (3, 15) and sys.platform == "linux" and platform.machine() == "x86_64"
"""As the extra says in pyproject.toml: where there is a wheel it must be there."""
pytestmark = pytest.mark.skipif(not HAS_WHEEL, reason="OpenSpiel has no wheel for this machine (extra openspiel)")
DEALS = 60


def test_it_is_there() -> None:
    """Where OpenSpiel is installed the arena has it, for Spades of four."""
    assert ISMCTS in yardsticks("spades")
    assert ISMCTS not in yardsticks("spades-two-handed")


def test_cards_have_other_numbers() -> None:
    """Its suits go the other way: clubs first, spades last; each number stands for one card."""
    assert [card_of(code(number)) for number in (0, 12, 13, 39, 51)] == ["C2", "CA", "D2", "S2", "SA"]
    assert [code(code(index)) for index in range(len(CARDS))] == list(range(len(CARDS)))


def test_bids_that_can_be_said() -> None:
    """SP-2.1, SP-2.3: a double nil is told as a nil; of partners' numbers the second makes thirteen at most."""
    assert sayable([4, DN, 3, 0]) == [4, 0, 3, 0]
    assert sayable([8, 2, 7, 13]) == [8, 2, 5, 11]


def test_lawful_cards_are_ours() -> None:
    """SP-3.1, SP-3.2: anywhere in a deal, broken spades that may be led among them, and also some cards later."""
    engine, draw, led = ENGINES["spades"], SeededDraw(b"told"), 0
    for _ in range(DEALS):
        deal = engine.with_left(draw, 1 + draw.below(13))
        (seat,) = engine.game.waiting(deal)
        there, here = table(spades(), sight_of("spades", deal, seat), tuple(deal.hands)), position_of(deal, (0, 0))
        copy, before = there.clone(), (there.observation_string(), there.legal_actions())
        while lawful := PART.lawful(here):
            assert sorted(there.legal_actions()) == sorted(map(code, indices_of(lawful)))
            cards = list(indices_of(lawful))
            led += not there.laid and there.broken and len({suit_of(card) == SPADES for card in cards}) > 1
            card = cards[draw.below(len(cards))]
            there.apply_action(code(card))
            PART.play(here, card)
        assert there.is_terminal()
        assert (copy.observation_string(), copy.legal_actions()) == before
    assert led > DEALS / 4


def test_points_are_differences() -> None:
    """SP-4.1: what counts is what a side makes more than the other; both know the bags before the deal."""
    assert differences([63.0, -60.0, 63.0, -60.0]) == [123.0, -123.0, 123.0, -123.0]
    deal = in_play(["S:AKQJT98765432", "H:AKQJT98765432", "", ""], (12, 0, 1, 0), bags=(3, 0))()
    whole = table(spades(), sight_of("spades", deal, Seat(0)), tuple(deal.hands))
    assert played_out(whole) == [130.0 - 200.0, 200.0 - 130.0] * 2


def played_out(there: Table) -> list[float]:
    """What a deal comes to when everybody plays the first lawful card."""
    while not there.is_terminal():
        there.apply_action(there.legal_actions()[0])
    return there.returns()


def test_it_finds_the_trick_it_needs() -> None:
    """SP-4.1: it takes the trick that makes the contract, though the deuce is lawful, too."""
    hands = ["S: H:A2 D: C:", "S: H:K D:2 C:", "S: H:34 D: C:", "S: H:5 D:3 C:"]
    deal = ending(hands, (1, 1, 0, 0), "H3 H5", leader=2)()
    assert decided(deal) == "HA"


def decided(deal: Deal) -> str:
    """The card of the search for whoever is on turn."""
    engine = ENGINES["spades"]
    (seat,) = engine.game.waiting(deal)
    cards = cards_of(PART.lawful(position_of(deal, (0, 0))))
    return playing(sight_of("spades", deal, seat), cards, SeededDraw(b"decided"))
