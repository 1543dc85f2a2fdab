"""A yardstick: the cards are those of OpenSpiel's tree search over information sets, all else is the master's.

So `pik arena spades master ismcts` compares cards alone. Needs OpenSpiel and kernels.
"""

from dataclasses import replace
from typing import Final

from pik.bots.policy.spades.imagining import imagined
from pik.bots.policy.spades.ismcts.search import shares
from pik.bots.policy.spades.ismcts.spiel import Game, code, spades, told
from pik.bots.policy.spades.ismcts.table import Table
from pik.bots.policy.spades.master import STYLE
from pik.bots.policy.spades.player import ForFour
from pik.bots.policy.spades.position import SPADES
from pik.bots.policy.spades.sight import Sight
from pik.cards.card import Card, index_of
from pik.cards.cardset import indices_of
from pik.core.draw import Draw

WORLDS: Final = 40
"""From so many likely worlds the search draws."""
SIMULATIONS: Final = 640
"""What takes as long as the master's card does, measured side by side: see docs/decisions/0018-master.md."""
PLAYOUTS: Final = 4
"""So many playouts say what a new moment is worth."""
BOLDNESS: Final = 60.0
"""In points, as the search counts: the more, the longer it looks at cards that seem bad."""
SEEDS: Final = 1 << 30


def playing(sight: Sight, cards: tuple[Card, ...], draw: Draw) -> Card:
    """The card that the search goes to most often."""
    if len(cards) == 1:
        return cards[0]
    game = spades()
    tables = [table(game, sight, hands) for hands in imagined(sight, draw, WORLDS)]
    found = shares(tables, SIMULATIONS, PLAYOUTS, BOLDNESS, draw.below(SEEDS))
    return max(cards, key=lambda card: found.get(code(index_of(card)), 0.0))


def table(game: Game, sight: Sight, hands: tuple[int, ...]) -> Table:
    """The moment in OpenSpiel, with these hands by seat."""
    first = sight.view.dealer + 1
    circle = [(first + at) % sight.seats for at in range(sight.seats)]
    state = told(game, sight.view, sight.bids, [hand | sight.played[seat] for seat, hand in enumerate(hands)])
    held = [sum(1 << code(card) for card in indices_of(hands[seat] & SPADES)) for seat in circle]
    return Table(state, held, len(sight.trick), broken=sight.view.broken)


FOR_FOUR = ForFour(replace(STYLE, playing=playing))
