"""Packs stacked so that what is rare happens often: white hands, long suits, many of a rank, equals, capots."""

import random

from .piquet_cards import DECK, RANKS, SUITS
from .piquet_deals import arranged
from .piquet_table import Options

Gifts = list[list[str]]


def stacked(chance: random.Random, options: Options, dealer: int) -> list[str]:
    """A pack in which somebody's hand is out of the common; now and then any pack."""
    kind = chance.choice((nothing, white, long_suits, ranks, equals, equals, strong, strong, top))
    gifts = kind(chance, options.seats)
    chance.shuffle(gifts)
    return filled(chance, options, dealer, gifts)


def nothing(chance: random.Random, seats: int) -> Gifts:
    """No gifts."""
    return [[] for _ in range(seats)]


def white(chance: random.Random, seats: int) -> Gifts:
    """One or two hands without a court card; where there are not enough for two, the rest is anything."""
    small = [card for card in DECK if card[1] not in "KQJ"]
    chance.shuffle(small)
    size = 10 if seats == 3 else 12
    both = chance.random() < 0.4 and seats == 3
    return [small[:size], small[size : 2 * size] if both else [], *([[]] * (seats - 2))]


def long_suits(chance: random.Random, seats: int) -> Gifts:
    """A good part of one suit for each."""
    suits = chance.sample(SUITS, seats)
    return [[suit + rank for rank in chance.sample(RANKS, chance.randint(4, 8))] for suit in suits]


def ranks(chance: random.Random, seats: int) -> Gifts:
    """Three or four of some ranks for each."""
    order = chance.sample("TJQKA", 5)
    hands: Gifts = [[] for _ in range(seats)]
    for rank in order:
        cards = [suit + rank for suit in chance.sample(SUITS, chance.choice((3, 4)))]
        hand = chance.choice(hands)
        if len(hand) + len(cards) <= 10:
            hand.extend(cards)
    return hands


def equals(chance: random.Random, seats: int) -> Gifts:
    """The same cards of different suits, so that points and sequences are alike or nearly so."""
    low, length = chance.randrange(4), chance.randint(3, 5)
    run = RANKS[low : low + length]
    hands = [[suit + rank for rank in run] for suit in chance.sample(SUITS, seats)]
    if chance.random() < 0.3:
        chance.choice(hands).pop()
    return hands


def strong(chance: random.Random, seats: int) -> Gifts:
    """A hand that takes most tricks or all."""
    suit, *others = chance.sample(SUITS, 4)
    hand = [suit + rank for rank in RANKS[8 - chance.randint(5, 8) :]]
    aces = [other + "A" for other in others]
    return [hand + aces[: min(chance.randint(0, 3), 10 - len(hand))], *([[]] * (seats - 1))]


def top(chance: random.Random, seats: int) -> Gifts:
    """The highest cards of every suit in one hand: every card of it may count."""
    hand = [suit + rank for suit in chance.sample(SUITS, 3) for rank in "AKQJ"]
    return [hand[: 10 if seats == 3 else 12], *([[]] * (seats - 1))]


def filled(chance: random.Random, options: Options, dealer: int, gifts: Gifts) -> list[str]:
    """A pack that deals the gifts, with the other cards anywhere."""
    size = 10 if options.norman else 12
    given = {card for gift in gifts for card in gift}
    rest = [card for card in DECK if card not in given]
    chance.shuffle(rest)
    hands: dict[int, str] = {}
    for seat, gift in enumerate(gifts):
        short = size - len(gift)
        hand = [*gift, *rest[:short]]
        rest = rest[short:]
        chance.shuffle(hand)
        hands[seat] = " ".join(hand)
    return arranged(options, dealer, hands, " ".join(rest))
