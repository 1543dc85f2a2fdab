"""Yardsticks that bid in one way and play in another."""

import pytest

from pik.bots import yardsticks
from pik.bots.policy.spades import MIXED, mixed
from pik.bots.policy.spades.beginner import BEGINNER
from pik.bots.policy.spades.club import CLUB
from pik.bots.policy.spades.master import STYLE as MASTER
from pik.bots.policy.spades.mixed import THUMB
from pik.bots.policy.spades.player import ForFour
from pik.core.draw import SeededDraw
from tests.bots.kernels.engines import ENGINES
from tests.bots.spades.sights import sight_of

STYLES = {"book": BEGINNER, "club": CLUB, "master": MASTER, "thumb": THUMB}


@pytest.mark.parametrize("name", MIXED)
def test_bids_of_one_cards_of_another(name: str) -> None:
    """What comes before the exchange is of the first, all else of the second."""
    bids, cards = (STYLES[each] for each in name.split("-"))
    found = getattr(mixed, name.replace("-", "_").upper())
    assert isinstance(found, ForFour)
    style = found.style
    assert (style.bidding, style.blind) == (bids.bidding, bids.blind)
    assert (style.playing, style.claiming, style.giving) == (cards.playing, cards.claiming, cards.giving)
    assert name in yardsticks("spades")


def test_by_thumb_forgets_nothing() -> None:
    """The plain player of cards plays a lawful card, and not always the one of a beginner who forgets."""
    engine, draw, other = ENGINES["spades"], SeededDraw(b"thumb"), 0
    for _ in range(40):
        deal = engine.with_left(draw, 6)
        seat, plays = engine.acts(deal)
        cards, sight = tuple(act.card for act in plays.values()), sight_of("spades", deal, seat)
        card = THUMB.playing(sight, cards, draw)
        assert card in cards
        other += card != BEGINNER.playing(sight, cards, draw)
    assert other
