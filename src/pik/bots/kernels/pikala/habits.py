"""Deals of Pikala announced and played to the end by plain habits, and what they bring by the pad.

Who leads lets others fight first: the lowest plain card, of trumps alone the highest (the ace must go as it is). Who
follows plays the lowest card that is lawful.
"""

from collections.abc import Collection, Iterable

import numpy as np

from pik.bots.kernels.bits import highest_of, lowest_of
from pik.bots.kernels.compiler import helper, kernel
from pik.bots.kernels.ints import Ints, Rows, row
from pik.bots.kernels.part import Positions
from pik.bots.kernels.pikala.layout import (
    BOYS,
    HANDS,
    INSIDE,
    INSIDERS,
    OVER,
    PIKALA,
    SCORES,
    SEATS,
    SIZE,
    START,
    TABLE,
    TAKEN,
    TRUMP,
    TURN,
    WINNER,
    ZERO,
)
from pik.bots.kernels.pikala.play import lawful_of, put
from pik.bots.kernels.row import restored
from pik.cards.cardset import suit_mask
from pik.games.pikala import rules, scoring

FEW = 3
"""Among so many an ace of spades often takes a trick without a trump beside it."""


@helper
def lowest_rank(cards: int) -> int:
    """The card of the lowest rank in a set that is not empty; of equals the first."""
    best = lowest_of(cards)
    while cards != 0:
        card = lowest_of(cards)
        cards &= cards - 1
        if card % 13 < best % 13:
            best = card
    return best


@helper
def habit_of(position: Ints) -> int:
    """The card that whoever is on turn plays by habit; the deal goes on."""
    cards = lawful_of(position)
    if position[TABLE] != 0:
        return lowest_rank(cards)
    plain = cards & ~suit_mask(position[TRUMP])
    return lowest_rank(plain) if plain != 0 else highest_of(cards)


@helper
def announce(position: Ints, seat: int) -> None:
    """A seat announces by habit before the first card: Pikala beside a trump or among few, boys in any case."""
    hand, score = position[HANDS + seat], position[SCORES + seat]
    trumps = hand & suit_mask(position[TRUMP])
    pikala = rules.has_pikala(hand) and (trumps != 0 or position[INSIDERS] <= FEW)
    pikala = pikala and score >= rules.announcement_needs(True, False)
    boys = rules.has_blonds(hand) or rules.has_brunettes(hand)
    boys = boys and score >= rules.announcement_needs(pikala, True)
    position[PIKALA + seat] = 1 if pikala else 0
    position[BOYS + seat] = 1 if boys else 0


@helper
def finish(position: Ints) -> None:
    """Play a deal to its end by habit."""
    while position[OVER] == 0:
        put(position, habit_of(position))


@helper
def made_by(position: Ints, seat: int) -> int:
    """How far a deal that is over lowered what a seat would pay (PK-9.3): who wins is rid of all, others of nothing."""
    if position[OVER] == ZERO:
        return position[START + seat] + scoring.BLIND_STAKE if seat == position[WINNER] else 0
    units = 0
    if position[INSIDE + seat] != 0 and position[TAKEN + seat] == 0:
        units = scoring.no_trick_units(position[BOYS + seat] != 0)
    return position[START + seat] - position[SCORES + seat] - scoring.WHEEL * units


@helper
def net_of(position: Ints, seat: int) -> int:
    """What a seat makes more than each other one, added up over all others, in a deal that is over."""
    net = position[SEATS] * made_by(position, seat)
    for each in range(position[SEATS]):
        net -= made_by(position, each)
    return net


@kernel
def announced(positions: Rows, unsaid: Ints) -> None:
    """Those seats whose number is not 0 in `unsaid` announce by habit in each position."""
    for number in range(len(positions)):
        for seat in range(len(unsaid)):
            if unsaid[seat] != 0:
                announce(positions[number], seat)


@kernel
def nets(positions: Rows, scratch: Ints, seat: int, sums: Ints) -> None:
    """Add up what a seat nets from each position on when all play by habit; the sum goes into `sums[0]`."""
    for number in range(len(positions)):
        restored(scratch, positions[number])
        finish(scratch)
        sums[0] += net_of(scratch, seat)


@kernel
def nets_by_card(positions: Rows, scratch: Ints, cards: Ints, sums: Ints) -> None:
    """For each of these cards add up what its player, on turn everywhere, nets by it when all play on by habit."""
    for number in range(len(positions)):
        seat = positions[number][TURN]
        for at in range(len(cards)):
            restored(scratch, positions[number])
            put(scratch, cards[at])
            finish(scratch)
            sums[at] += net_of(scratch, seat)


def announce_all(positions: Positions, seats: Iterable[int]) -> None:
    """These seats announce by habit in each position, which changes."""
    asked = set(seats)
    announced(positions, row(seat in asked for seat in range(int(positions[0][SEATS]))))


def net(positions: Positions, seat: int) -> int:
    """What a seat nets when all play by habit, added up over the positions."""
    sums = np.zeros(1, np.int64)
    nets(positions, np.zeros(SIZE, np.int64), seat, sums)
    return int(sums[0])


def net_by_card(positions: Positions, cards: Collection[int]) -> list[int]:
    """For each of these cards what its player, on turn everywhere, nets by it, added up over the positions."""
    sums = np.zeros(len(cards), np.int64)
    nets_by_card(positions, np.zeros(SIZE, np.int64), row(cards), sums)
    return [int(each) for each in sums]
