"""The master's draw: discards tried in many deals that all play out by habit."""

from itertools import chain, combinations
from typing import Final

from pik.bots.kernels.part import Position
from pik.bots.kernels.pikala.draws import DEALER, DREW, HIDDEN, SAT_OUT, SEAT, TURNED, net_by_discards, question
from pik.bots.kernels.pikala.layout import HANDS, SCORES, SEATS, START, TRUMP
from pik.bots.policy.pikala import drawing as club
from pik.bots.policy.pikala.master.likely import SEEDS
from pik.bots.policy.pikala.sight import Sight
from pik.cards.card import index_of
from pik.cards.cardset import cards_of, indices_of, mask_of, mask_of_indices
from pik.core.draw import Draw as Chance
from pik.core.lazy import Choices
from pik.games.pikala import rules
from pik.games.pikala.actions import Action, Draw, SitOut
from pik.games.pikala.ledger import Act
from pik.games.pikala.turns import from_left

ROUNDS: Final = ((33, 300), (8, 1000), (2, 3000))
"""How many of the best discards go on, and in how many more deals each is tried."""
CLEARLY: Final = 0.25
"""So many points on average it must bring to depart from the rule of thumb, which knows what is not played by habit."""


def drawing(sight: Sight, options: Choices[Action | Act], draw: Chance) -> Draw | SitOut:
    """The draw of the club player, or another one that clearly brings more over the others."""
    usual = club.drawing(sight, options, draw)
    left = ways(sight, out=SitOut() in options)
    if len(left) == 1:
        return usual
    thumb = SAT_OUT if isinstance(usual, SitOut) else mask_of(usual.discards)
    made, weights = dict.fromkeys(left, 0), 0
    for stay, times in ROUNDS:
        left = sorted(left, key=lambda discards: (discards != thumb, -made[discards]))[:stay]
        sums, more = net_by_discards(question_of(sight), left, times, draw.below(SEEDS))
        weights += more
        made = {discards: made[discards] + gain for discards, gain in zip(left, sums, strict=True)}
    best = max(left, key=lambda discards: made[discards])
    if made[best] - made[thumb] < CLEARLY * weights * (sight.view.seats - 1):
        return usual
    return SitOut() if best == SAT_OUT else Draw(cards_of(best))


def ways(sight: Sight, *, out: bool) -> list[int]:
    """All sets of cards that may be replaced, and sitting out where that is lawful."""
    most = rules.most_drawn(sight.score, sight.available)
    cards = tuple(indices_of(sight.hand))
    sets = chain.from_iterable(combinations(cards, count) for count in range(most + 1))
    return [*map(mask_of_indices, sets), *([SAT_OUT] if out else [])]


def question_of(sight: Sight) -> Position:
    """The question as the kernel wants it."""
    view = sight.view
    asked = question()
    asked[HANDS + sight.seat] = sight.hand
    asked[SCORES : SCORES + view.seats] = view.scores
    asked[START : START + view.seats] = view.start
    asked[SEATS], asked[TRUMP] = view.seats, sight.trump
    asked[DEALER], asked[SEAT], asked[HIDDEN] = view.dealer, sight.seat, sight.known.hidden
    asked[TURNED] = 0 if view.turned is None else index_of(view.turned)
    for seat, drew in zip(from_left(view.seats, view.dealer), view.draws, strict=False):
        asked[DREW + seat] = drew
    return asked
