"""PQ-5.4: a card is taken back only where another would have brought more against cards that have come to lie open."""

from pik.bots.policy.piquet.regret import regretting
from pik.bots.policy.piquet.sight import Sight
from pik.core.seat import Seat
from tests.bots.piquet.scenes import ended
from tests.games.piquet.build import CLAIM, PLAY_ON, act, view

HANDS = ("S:KQ7 H:KQJ D:KQJ C:KQJ", "S:A8 H:AT9 D:AT9 C:AT98")


def regrets(cards: str, *, claimed: bool = True) -> bool:
    """Whether the dealer, who took the first trick, regrets the card; the elder has shown all cards with a claim."""
    deal = ended(*HANDS, cards)()
    if claimed:
        deal = act(act(deal, 0, CLAIM), 1, PLAY_ON)
    return regretting(Sight(view(deal, 1), Seat(1)))


def test_an_ace_wasted_is_regretted() -> None:
    """The eight takes the seven as well, and the ace one more trick from king and queen."""
    assert regrets("S7 SA")


def test_the_best_card_is_not_regretted() -> None:
    """PQ-5.4: nothing is taken back for nothing."""
    assert not regrets("S7 S8")


def test_nothing_new_is_no_regret() -> None:
    """While the elder's cards are hidden nothing is known that was not known before."""
    assert not regrets("S7 SA", claimed=False)
