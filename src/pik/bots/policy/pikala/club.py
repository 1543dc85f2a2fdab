"""The club player: counts cards, remembers who is out of what, and weighs tricks by what they are worth."""

from itertools import combinations
from math import comb
from statistics import fmean

from pik.bots.policy.pikala.claims import certain
from pik.bots.policy.pikala.outlook import Stake, beaten_by, holds, hope, hopes, lead_best, lead_chance, length_of
from pik.bots.policy.pikala.player import Style
from pik.bots.policy.pikala.sight import Sight
from pik.cards.card import NO_CARD, Card, index_of, suit_of
from pik.cards.cardset import cards_of, indices_of, mask_of_indices, size_of, suit_mask
from pik.core.draw import Draw as Chance
from pik.core.lazy import Choices
from pik.core.seat import Seat
from pik.games.pikala import rules, scoring
from pik.games.pikala.actions import Action, Announce, Draw, Rams, SitOut
from pik.games.pikala.ledger import Act
from pik.tricks.follow import beats

DENIAL = 6.0
"""What it is worth to keep somebody else from winning the match with this trick."""


def drawing(sight: Sight, options: Choices[Action | Act], draw: Chance) -> Draw | SitOut:
    """The draw after which the hand is worth most on average; out of the deal when all are worth less than nothing."""
    most = rules.most_drawn(sight.score, sight.available)
    best, worth = Draw(()), drawn_worth(sight, 0)
    for discards in candidates(sight, most):
        average = drawn_worth(sight, discards)
        if average > worth:
            best, worth = Draw(cards_of(discards)), average
    return SitOut() if worth < 0 and SitOut() in options else best


def candidates(sight: Sight, most: int) -> tuple[int, ...]:
    """The sets of cards that may be worth replacing: the least hopeful ones, or all but a pair of jacks or the ace."""
    weakest = sorted(indices_of(sight.hand), key=lambda card: hope(sight, card, length_of(sight.hand, card)))
    found = [mask_of_indices(weakest[:count]) for count in range(1, most + 1)]
    for kept in (rules.PIKALA, rules.BLONDS, rules.BRUNETTES):
        if sight.hand & kept == kept:
            rest = [card for card in weakest if not kept >> card & 1]
            found += [mask_of_indices(rest[:count]) for count in range(1, min(most, len(rest)) + 1)]
    found += [
        mask
        for mask in map(mask_of_indices, combinations(indices_of(sight.hand), 1))
        if most and rules.rams_suit(sight.hand & ~mask) >= 0
    ]
    return tuple(dict.fromkeys(found))


def drawn_worth(sight: Sight, discards: int) -> float:
    """What the hand is worth on average when these cards are replaced from the stock.

    Beside trumps and plain cards as they come there is what is drawn now and then: the ace of spades, the second jack
    of a color, the fifth card of a suit.
    """
    kept = sight.hand & ~discards
    count = size_of(discards)
    turned = sight.view.turned
    if count and sight.seat == sight.view.dealer and turned is not None:
        kept |= 1 << index_of(turned)
        count -= 1
    worth = mixed_worth(sight, kept, count)
    if not count:
        return worth if rules.rams_suit(kept) < 0 else max(worth, rams_worth(sight, rules.rams_suit(kept)))
    hidden, lucky = sight.known.hidden, 0.0
    for cards in (rules.PIKALA, rules.BLONDS, rules.BRUNETTES):
        if size_of(cards & ~kept) == 1 and cards & ~kept & hidden:
            better = mixed_worth(sight, kept | cards, count - 1)
            lucky += max(0.0, better - worth) * count / size_of(hidden)
    return worth + lucky + rams_chance(kept, hidden, count) * max(0.0, rams_worth(sight, rules.rams_suit(kept)) - worth)


def mixed_worth(sight: Sight, kept: int, count: int) -> float:
    """What some cards with so many drawn ones are worth, over the numbers of trumps among these."""
    hidden = sight.known.hidden & ~kept
    trumps = hidden & suit_mask(sight.trump)
    plain = hidden & ~trumps
    ways = comb(size_of(hidden), count)
    average = fmean(hope(sight, card, 1) for card in indices_of(plain)) if plain else 0.0
    return sum(
        comb(size_of(trumps), drawn)
        * comb(size_of(plain), count - drawn)
        / ways
        * said_worth(sight, kept, (*with_trumps(sight, kept, trumps, drawn), *(average,) * (count - drawn)))
        for drawn in range(count + 1)
    )


def with_trumps(sight: Sight, kept: int, trumps: int, drawn: int) -> tuple[float, ...]:
    """The hopes of some cards joined by so many of the hidden trumps."""
    length = size_of(kept & suit_mask(sight.trump)) + drawn
    own = [
        hope(sight, card, length if suit_of(card) == sight.trump else length_of(kept, card))
        for card in indices_of(kept)
    ]
    joined = fmean(hope(sight, card, length) for card in indices_of(trumps)) if drawn and trumps else 0.0
    return (*own, *(joined,) * drawn)


def rams_chance(kept: int, hidden: int, count: int) -> float:
    """The chance that cards of one suit become five of it by drawing so many."""
    suit = rules.rams_suit(kept)
    return 0.0 if suit < 0 else comb(size_of(hidden & suit_mask(suit)), count) / comb(size_of(hidden), count)


def said_worth(sight: Sight, hand: int, chances: tuple[float, ...]) -> float:
    """What a hand with these chances is worth when the best is declared that it and the score allow."""
    return max(stake(sight, pikala, boys).value(chances) for pikala, boys in sayable(sight, hand))


def rams_worth(sight: Sight, suit: int) -> float:
    """What a rams is worth: its points or the match, and what it costs the others."""
    gain = -scoring.rams_own(suit == sight.trump)
    return gain if gain < sight.score else sight.score + scoring.BLIND_STAKE


def sayable(sight: Sight, hand: int) -> tuple[tuple[bool, bool], ...]:
    """Pikala or not and boys or not, as far as a hand and the score allow (PK-5.1)."""
    boys_held = rules.has_blonds(hand) or rules.has_brunettes(hand)
    return tuple(
        (pikala, boys)
        for pikala in ((False, True) if rules.has_pikala(hand) else (False,))
        for boys in ((False, True) if boys_held else (False,))
        if sight.score >= rules.announcement_needs(pikala, boys)
    )


def stake(sight: Sight, pikala: bool, boys: bool) -> Stake:
    """What tricks are worth after an announcement."""
    return Stake(
        score=sight.score,
        taken=sight.view.taken[sight.seat],
        bonus=rules.announcement_bonus(pikala, boys),
        penalty=scoring.no_trick_change(pikala, boys),
        units=scoring.no_trick_units(boys),
    )


def declaring(sight: Sight, options: tuple[Action | Act, ...]) -> Announce | Rams:
    """Rams, unless the same five cards bring more in play; else what is worth most by the chance of a trick."""
    chances = hopes(sight, sight.hand)
    said = [act for act in options if isinstance(act, Announce)]
    worth = {act: stake(sight, act.pikala, act.boys is not None).value(chances) for act in said}
    best = max(said, key=lambda act: worth[act])
    if Rams() in options and rams_now(sight, worth[best]):
        return Rams()
    return best


def rams_now(sight: Sight, otherwise: float) -> bool:
    """Whether to show a rams: always once somebody else did, for play is over then anyway."""
    if any(call.rams for call in sight.view.calls):
        return True
    suit = rules.rams_suit(sight.hand)
    return rams_worth(sight, suit) >= otherwise


def playing(sight: Sight, cards: tuple[Card, ...]) -> Card:
    """The card with which this trick and the hopes of the rest are worth most."""
    call = sight.call(sight.seat)
    now = stake(sight, call.pikala, call.boys is not None)
    return max(cards, key=lambda card: card_worth(sight, now, index_of(card)))


def card_worth(sight: Sight, now: Stake, card: int) -> float:
    """What playing a card is worth: taking the trick and the lead, or not, by chance; and denying it to others."""
    rest = sight.hand & ~(1 << card)
    takes = sight.best == NO_CARD or beats(card, sight.best, sight.trump)
    wins = holds(sight, card) if takes else 0.0
    later = hopes(sight, rest)
    worth = (1 - wins) * now.value(later) - denial(sight, card, takes)
    if wins:
        worth += wins * now.value((1.0, *with_lead(sight, rest)))
    return worth


def with_lead(sight: Sight, hand: int) -> tuple[float, ...]:
    """The hopes of a hand that leads next: one card is led at its best."""
    best = lead_best(sight, hand)
    return tuple(
        max(kept, lead_chance(sight, card)) if card == best else kept
        for card, kept in zip(indices_of(hand), hopes(sight, hand), strict=True)
    )


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
