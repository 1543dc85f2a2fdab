"""The master's draw: each discard tried with the stock as it may lie, the deal then played out exactly."""

from collections.abc import Sequence
from itertools import chain, combinations
from statistics import fmean
from typing import Final

from pik.bots.policy.pikala.drawing import drawn_worth
from pik.bots.policy.pikala.master.exact import gains, net
from pik.bots.policy.pikala.master.forecast import drawn, opened, usual_calls
from pik.bots.policy.pikala.master.likely import likely
from pik.bots.policy.pikala.sight import Sight
from pik.bots.policy.pikala.worth import rams_worth
from pik.bots.policy.weighing import Weighed
from pik.cards.cardset import cards_of, indices_of, mask_of_indices
from pik.core.draw import Draw as Chance
from pik.core.lazy import Choices
from pik.games.pikala import rules, scoring
from pik.games.pikala.actions import Action, Draw, SitOut
from pik.games.pikala.ledger import Act
from pik.games.pikala.state import Deal

ROUNDS: Final = {
    2: ((32, 60), (8, 100), (3, 300)),
    3: ((20, 50), (8, 100), (3, 200)),
    4: ((16, 50), (7, 100), (3, 200)),
    5: ((6, 8), (3, 12)),
    6: ((4, 4), (2, 4)),
}
"""By seats: how many of the best discards go on, and in how many more worlds each is tried."""


def drawing(sight: Sight, options: Choices[Action | Act], draw: Chance) -> Draw | SitOut:
    """The draw that brings most over the others; out of the deal when all bring less than nothing."""
    most = rules.most_drawn(sight.score, sight.available)
    cards = tuple(indices_of(sight.hand))
    ways = chain.from_iterable(combinations(cards, count) for count in range(most + 1))
    left = sorted(map(mask_of_indices, ways), key=lambda discards: -drawn_worth(sight, discards))
    if len(left) == 1 and SitOut() not in options:
        return Draw(())
    rounds = ROUNDS[sight.view.seats]
    found = likely(sight, sum(more for _, more in rounds), draw)
    made: dict[int, list[float]] = {discards: [] for discards in left}
    start = 0
    for stay, more in rounds:
        left = left[:stay]
        for discards in left:
            made[discards] += tried(sight, discards, found[start : start + more])
        left.sort(key=lambda discards: -fmean(made[discards]))
        start += more
    best = left[0]
    if SitOut() in options and fmean(made[best]) < 0 and drawn_worth(sight, best) < 0:
        return SitOut()
    return Draw(cards_of(best))


def tried(sight: Sight, discards: int, found: Weighed[Deal]) -> list[float]:
    """What the player makes more than the others in each world when it replaces these cards, times the weight."""
    deals = [drawn(sight, world, discards) for world, _ in found]
    settled = [at_once(sight, deal) for deal in deals]
    played = [deal for deal, known in zip(deals, settled, strict=True) if known is None]
    rows = iter(gains([opened(deal, usual_calls(sight, deal.hands, None)) for deal in played]) if played else ())
    nets = (
        net(next(rows), sight.seat, sight.others) / max(1, len(sight.others)) if known is None else known
        for known in settled
    )
    return [weight * made for made, (_, weight) in zip(nets, found, strict=True)]


def at_once(sight: Sight, deal: Deal) -> float | None:
    """What the deal brings where four jacks or a rams settle it before a card is played; None where it is played."""
    won = jacks(sight, deal.hands)
    return rams(sight, deal.hands) if won is None else won


def jacks(sight: Sight, hands: Sequence[int]) -> float | None:
    """What four jacks in one hand bring (PK-4.1)."""
    owner = next((seat for seat, hand in enumerate(hands) if rules.has_four_jacks(hand)), None)
    if owner is None:
        return None
    stake = sight.view.scores[owner] + scoring.BLIND_STAKE
    return float(stake if owner == sight.seat else -stake)


def rams(sight: Sight, hands: Sequence[int]) -> float | None:
    """What a rams in a hand brings, shown at once (PK-4.3)."""
    owner = next((seat for seat, hand in enumerate(hands) if rules.rams_suit(hand) >= 0), None)
    if owner is None:
        return None
    worth = rams_worth(sight, rules.rams_suit(hands[owner]))
    return float(worth if owner == sight.seat else -worth / max(1, len(hands) - 1))
