"""The club player: counts cards, remembers who is out of what, and weighs tricks by what they are worth."""

from pik.bots.policy.pikala.claims import certain
from pik.bots.policy.pikala.drawing import drawing
from pik.bots.policy.pikala.outlook import beaten_by, holds, hopes
from pik.bots.policy.pikala.player import Style
from pik.bots.policy.pikala.sight import Sight
from pik.bots.policy.pikala.worth import Stake, distribution, others_loss, rams_worth, stake
from pik.cards.card import NO_CARD, Card, index_of, suit_of
from pik.core.seat import Seat
from pik.games.pikala import rules, scoring
from pik.games.pikala.actions import Action, Announce, Rams
from pik.games.pikala.ledger import Act
from pik.tricks.follow import beats

DENIAL = 6.0
"""What it is worth to keep somebody else from winning the match with this trick."""


def declaring(sight: Sight, options: tuple[Action | Act, ...]) -> Announce | Rams:
    """Rams, unless the same five cards bring more in play; else what is worth most by the chance of a trick."""
    chances = hopes(sight, sight.hand)
    stakes = {act: stake(sight, act.pikala, act.boys is not None) for act in options if isinstance(act, Announce)}
    best = max(stakes, key=lambda act: stakes[act].value(chances))
    return Rams() if Rams() in options and rams_now(sight, stakes[best], chances) else best


def rams_now(sight: Sight, otherwise: Stake, chances: tuple[float, ...]) -> bool:
    """Whether to show a rams: once somebody else did, always, for nothing is played then; else by what both bring.

    What the others lose counts as well: a rams costs them 5 or 10, five tricks in one hand cost them 5 and a wheel.
    """
    if any(call.rams for call in sight.view.calls):
        return True
    suit = rules.rams_suit(sight.hand)
    played = sum(
        chance * (otherwise.worth(tricks) + others_loss(tricks, len(sight.others)))
        for tricks, chance in enumerate(distribution(chances))
    )
    return rams_worth(sight, suit) + scoring.rams_others(suit == sight.trump) >= played


def playing(sight: Sight, cards: tuple[Card, ...]) -> Card:
    """The card with which this trick and the hopes of the rest are worth most."""
    call = sight.call(sight.seat)
    now = stake(sight, call.pikala, call.boys is not None)
    return max(cards, key=lambda card: card_worth(sight, now, index_of(card)))


def card_worth(sight: Sight, now: Stake, card: int) -> float:
    """What playing a card is worth: this trick and the hopes of the rest; and denying it to somebody at the brink."""
    rest = sight.hand & ~(1 << card)
    takes = sight.best == NO_CARD or beats(card, sight.best, sight.trump)
    wins = holds(sight, card) if takes else 0.0
    return now.value((wins, *hopes(sight, rest))) - denial(sight, card, takes)


def denial(sight: Sight, card: int, takes: bool) -> float:
    """What is lost when somebody at the brink may take this trick and with it the match."""
    led = suit_of(card) if sight.best == NO_CARD else sight.led
    best = card if takes else sight.best
    danger = 0.0
    still_best = 1.0
    for seat in sight.after_me:
        beaten = beaten_by(sight, seat, led, best)
        danger += still_best * beaten if at_brink(sight, seat) else 0.0
        still_best *= 1 - beaten
    if not takes and at_brink(sight, sight.winning):
        danger += still_best
    return DENIAL * danger


def at_brink(sight: Sight, seat: Seat) -> bool:
    """Whether the next trick wins a player the match."""
    return scoring.touches_zero(sight.view.scores[seat] - 1 - sight.bonus_due(seat))


def claiming(sight: Sight) -> bool:
    """When all tricks left are certain, and there is more than one."""
    return sight.tricks_left > 1 and sight.inside[0] == sight.seat and certain(sight.view, sight.seat)


CLUB = Style(drawing, declaring, playing, claiming)
