"""The club player's draw: what each discard makes of the hand on average."""

from itertools import combinations
from math import comb
from statistics import fmean

from pik.bots.policy.pikala.outlook import hope, length_of
from pik.bots.policy.pikala.sight import Sight
from pik.bots.policy.pikala.worth import rams_worth, said_worth
from pik.cards.card import index_of, suit_of
from pik.cards.cardset import cards_of, indices_of, mask_of_indices, size_of, suit_mask
from pik.core.draw import Draw as Chance
from pik.core.lazy import Choices
from pik.games.pikala import rules
from pik.games.pikala.actions import Action, Draw, SitOut
from pik.games.pikala.ledger import Act


def drawing(sight: Sight, options: Choices[Action | Act], _draw: Chance) -> Draw | SitOut:
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
