"""The club player: counts cards, remembers who is out of what, and plays the deal out in a few imagined worlds."""

from collections.abc import Iterator
from statistics import fmean

from pik.bots.policy.pikala.claims import certain
from pik.bots.policy.pikala.drawing import drawing
from pik.bots.policy.pikala.player import Style
from pik.bots.policy.pikala.playout import Playout
from pik.bots.policy.pikala.sight import Sight, by_strength
from pik.bots.policy.pikala.worth import Stake, rams_wins, rams_worth, stake, stake_now
from pik.cards.card import Card, card_of
from pik.cards.cardset import mask_of
from pik.core.draw import Draw as Chance
from pik.games.pikala import rules
from pik.games.pikala.actions import Action, Announce, Rams
from pik.games.pikala.ledger import Act
from pik.games.pikala.state import Deal
from pik.games.pikala.worlds import worlds

WORLDS = 20
DENIAL = 6.0
"""What it costs when somebody else wins the match."""


def imagined(sight: Sight, draw: Chance) -> Iterator[Deal]:
    """A few worlds that fit all the player was shown."""
    possible = worlds(sight.view)
    return (possible.sample(draw) for _ in range(WORLDS))


def declaring(sight: Sight, options: tuple[Action | Act, ...], draw: Chance) -> Announce | Rams:
    """Rams, unless the same five cards bring more in play; else what is worth most by the tricks to be expected."""
    stakes = {
        act: stake(sight, sight.seat, pikala=act.pikala, boys=act.boys is not None)
        for act in options
        if isinstance(act, Announce)
    }
    ends = tuple(played_out(sight, world) for world in imagined(sight, draw))
    best = max(stakes, key=lambda act: sum(stakes[act].worth(end.taken[sight.seat]) for end in ends))
    if Rams() in options and rams_now(sight, sum(settled(sight, stakes[best], end) for end in ends) / len(ends)):
        return Rams()
    return best


def rams_now(sight: Sight, otherwise: float) -> bool:
    """Whether to show a rams: when it wins, when nothing is played anyway, and when play brings less over the others.

    A rams costs the others 5 or 10; five tricks in one hand cost them 5 and a wheel, so sure tricks may be worth more.
    """
    suit = rules.rams_suit(sight.hand)
    shown_before = any(call.rams for call in sight.view.calls)
    return shown_before or rams_wins(sight, suit) or rams_worth(sight, suit) >= otherwise


def playing(sight: Sight, cards: tuple[Card, ...], draw: Chance) -> Card:
    """The card that brings most when the deal is played out in a few worlds; of equals the weakest."""
    if len(cards) == 1:
        return cards[0]
    now = stake_now(sight, sight.seat)
    worth = dict.fromkeys(by_strength(mask_of(cards), sight.trump), 0.0)
    for world in imagined(sight, draw):
        for card in worth:
            worth[card] += settled(sight, now, played_out(sight, world, card))
    return card_of(max(worth, key=lambda card: worth[card]))


def played_out(sight: Sight, world: Deal, *cards: int) -> Playout:
    """A world played out, after the player's card if there is one."""
    playout = Playout(sight, world.hands)
    for card in cards:
        playout.hands[sight.seat] &= ~(1 << card)
    playout.run((*sight.trick, *cards))
    return playout


def settled(sight: Sight, now: Stake, end: Playout) -> float:
    """What a deal that was played out brings over the others on average; a match won counts for itself."""
    own = now.worth(end.taken[sight.seat] - sight.view.taken[sight.seat])
    if end.winner is not None:
        return own if end.winner == sight.seat else -DENIAL
    theirs = [stake_now(sight, seat).worth(end.taken[seat] - sight.view.taken[seat]) for seat in sight.others]
    return own - fmean(theirs) if theirs else own


def claiming(sight: Sight) -> bool:
    """When all tricks left are certain, and there is more than one."""
    return sight.tricks_left > 1 and sight.inside[0] == sight.seat and certain(sight.view, sight.seat)


CLUB = Style(drawing, declaring, playing, claiming)
