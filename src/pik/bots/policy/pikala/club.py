"""The club player: counts cards, remembers who is out of what, and plays the deal out in a few imagined worlds."""

from collections.abc import Iterator

from pik.bots.policy.pikala.claims import certain
from pik.bots.policy.pikala.drawing import drawing
from pik.bots.policy.pikala.player import Style
from pik.bots.policy.pikala.playout import Playout
from pik.bots.policy.pikala.sight import Sight, by_strength
from pik.bots.policy.pikala.worth import Stake, others_loss, rams_worth, stake
from pik.cards.card import Card, card_of
from pik.cards.cardset import mask_of
from pik.core.draw import Draw as Chance
from pik.games.pikala import rules, scoring
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
    stakes = {act: stake(sight, act.pikala, act.boys is not None) for act in options if isinstance(act, Announce)}
    tricks = tuple(tricks_in(sight, world) for world in imagined(sight, draw))
    best = max(stakes, key=lambda act: sum(map(stakes[act].worth, tricks)))
    return Rams() if Rams() in options and rams_now(sight, stakes[best], tricks) else best


def tricks_in(sight: Sight, world: Deal) -> int:
    """How many tricks the player takes when a world is played out; a match that ends before is not played on."""
    playout = Playout(sight, world.hands)
    playout.run(())
    return playout.taken[sight.seat]


def rams_now(sight: Sight, otherwise: Stake, tricks: tuple[int, ...]) -> bool:
    """Whether to show a rams: once somebody else did, always, for nothing is played then; else by what both bring.

    What the others lose counts as well: a rams costs them 5 or 10, five tricks in one hand cost them 5 and a wheel.
    """
    if any(call.rams for call in sight.view.calls):
        return True
    suit = rules.rams_suit(sight.hand)
    shown = rams_worth(sight, suit) + scoring.rams_others(suit == sight.trump)
    played = sum(otherwise.worth(count) + others_loss(count, len(sight.others)) for count in tricks) / len(tricks)
    return shown >= played


def playing(sight: Sight, cards: tuple[Card, ...], draw: Chance) -> Card:
    """The card that brings most when the deal is played out in a few worlds; of equals the weakest."""
    if len(cards) == 1:
        return cards[0]
    call = sight.call(sight.seat)
    now = stake(sight, call.pikala, call.boys is not None)
    worth = dict.fromkeys(by_strength(mask_of(cards), sight.trump), 0.0)
    for world in imagined(sight, draw):
        for card in worth:
            worth[card] += worth_in(sight, now, world, card)
    return card_of(max(worth, key=lambda card: worth[card]))


def worth_in(sight: Sight, now: Stake, world: Deal, card: int) -> float:
    """What a card brings when a world is played out."""
    playout = Playout(sight, world.hands)
    playout.hands[sight.seat] &= ~(1 << card)
    playout.run((*sight.trick, card))
    if playout.winner not in (None, sight.seat):
        return -DENIAL
    return now.worth(playout.taken[sight.seat] - sight.view.taken[sight.seat])


def claiming(sight: Sight) -> bool:
    """When all tricks left are certain, and there is more than one."""
    return sight.tricks_left > 1 and sight.inside[0] == sight.seat and certain(sight.view, sight.seat)


CLUB = Style(drawing, declaring, playing, claiming)
