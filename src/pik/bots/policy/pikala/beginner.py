"""The beginner: rules of thumb for the cards in sight. What was played before is forgotten."""

from pik.bots.policy.pikala.player import Style
from pik.bots.policy.pikala.sight import Sight, by_strength
from pik.cards.card import Card, card_of, index_of
from pik.cards.cardset import suit_mask
from pik.core.draw import Draw as Chance
from pik.core.lazy import Choices
from pik.games.pikala import rules
from pik.games.pikala.actions import Action, Announce, Draw, Rams, SitOut
from pik.games.pikala.ledger import Act

KINGS = rules.ACES >> 1


def drawing(sight: Sight, _options: Choices[Action | Act], _draw: Chance) -> Draw | SitOut:
    """Keep trumps, aces and kings, replace the rest, the lowest first where the stock is short."""
    useless = sight.hand & ~(suit_mask(sight.trump) | rules.ACES | KINGS)
    most = rules.most_drawn(sight.score, sight.available)
    return Draw(tuple(card_of(card) for card in by_strength(useless, sight.trump)[:most]))


def declaring(_sight: Sight, options: tuple[Action | Act, ...], _draw: Chance) -> Announce | Rams:
    """Declare whatever there is: rams before all, else the most that may be announced."""
    if Rams() in options:
        return Rams()
    said = [act for act in options if isinstance(act, Announce)]
    return max(said, key=lambda act: rules.announcement_bonus(act.pikala, act.boys is not None))


def playing(sight: Sight, cards: tuple[Card, ...], _draw: Chance) -> Card:
    """Lead the strongest card; take as cheaply as possible; throw the weakest."""
    weakest_first = by_strength(sum(1 << index_of(card) for card in cards), sight.trump)
    return card_of(weakest_first[-1] if not sight.trick else weakest_first[0])


def claiming(_sight: Sight) -> bool:
    """Never: that needs counting."""
    return False


BEGINNER = Style(drawing, declaring, playing, claiming)
