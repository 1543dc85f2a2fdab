"""What a seat knows of a deal of either Spades game."""

from pik.bots.policy.spades.sight import Sight
from pik.bots.policy.spades.worth import Worth
from pik.cards.cardset import mask_of
from pik.core.seat import Seat
from pik.games.spades.state import side_of
from tests.bots.kernels.engines import ENGINES, AnyDeal


def sight_of(name: str, deal: AnyDeal, seat: Seat, scores: tuple[int, int] = (0, 0), target: int = 500) -> Sight:
    """What a seat knows of a deal."""
    game = ENGINES[name].game
    view = game.view(deal, seat)
    thrown = mask_of(view.discarded) if name == "spades-two-handed" else 0
    worth = Worth(side_of(seat), view.house, scores, view.bags, target, None, last=False)
    return Sight(view, seat, worth, thrown, lambda draw: tuple(game.worlds(view).sample(draw).hands))
