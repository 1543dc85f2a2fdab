"""Packs stacked so that what is rare happens often: rams, four jacks, jacks at the cut, hands with much to announce."""

import random
from collections.abc import Mapping, Sequence

from tests.independent.pikala_cards import DECK, JACKS, RANKS, SUITS

ACE = "SA"
BLONDS, BRUNETTES = ["HJ", "DJ"], ["SJ", "CJ"]
Gifts = dict[int, list[str]]


def stacked(chance: random.Random, circle: Sequence[int], *, jack_turned: bool) -> list[str]:
    """A cut pack, top first, for a table dealt to in this order; `jack_turned`: the last cut showed a jack."""
    kind = chance.random()
    if kind < (0.4 if jack_turned else 0.12):
        return filled(chance, circle, {}, chance.choice(sorted(JACKS)))
    if kind < 0.5:
        return filled(chance, circle, {}, None)
    if kind < 0.65:
        return filled(chance, circle, rams(chance, circle), None)
    if kind < 0.67:
        return filled(chance, circle, jacks(chance, circle), None)
    return filled(chance, circle, announcers(chance, circle), None)


def rams(chance: random.Random, circle: Sequence[int]) -> Gifts:
    """Five cards of a suit for one player or for two."""
    owners = chance.sample(circle, chance.choice((1, 2)))
    suits = chance.sample(SUITS, len(owners))
    return {seat: [suit + rank for rank in chance.sample(RANKS, 5)] for seat, suit in zip(owners, suits, strict=True)}


def jacks(chance: random.Random, circle: Sequence[int]) -> Gifts:
    """Three or four jacks for one player."""
    return {chance.choice(circle): chance.sample(sorted(JACKS), chance.choice((3, 4)))}


def announcers(chance: random.Random, circle: Sequence[int]) -> Gifts:
    """Pikala and both pairs of boys, these for two players."""
    one, other = chance.sample(circle, 2)
    gifts: Gifts = {one: [*BLONDS], other: [*BRUNETTES]}
    gifts.setdefault(chance.choice(circle), []).append(ACE)
    return gifts


def filled(
    chance: random.Random, circle: Sequence[int], gifts: Mapping[int, Sequence[str]], bottom: str | None
) -> list[str]:
    """A pack that deals the gifts, with the other cards anywhere and `bottom` last."""
    places = {
        circle.index(seat) + turn * len(circle): card
        for seat, cards in gifts.items()
        for turn, card in zip(chance.sample(range(5), len(cards)), cards, strict=True)
    }
    if bottom is not None:
        places[len(DECK) - 1] = bottom
    rest = [card for card in DECK if card not in places.values()]
    chance.shuffle(rest)
    return [places[at] if at in places else rest.pop() for at in range(len(DECK))]
