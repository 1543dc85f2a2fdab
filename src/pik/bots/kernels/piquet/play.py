"""Cards and counts in a position: who is on turn, what is lawful, what a card changes."""

from pik.bots.kernels.compiler import helper, kernel
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.piquet.layout import (
    ANNOUNCED,
    BEST,
    COUNTS,
    ELDER,
    HANDS,
    HOLDER,
    LEADER,
    LED,
    MADE,
    NO_TRUMP,
    PIQUED,
    SEATS,
    TABLE,
    TAKEN,
)
from pik.cards.card import NO_SUIT, suit_of
from pik.games.piquet import rules, scoring
from pik.tricks.follow import beats


@helper
def turn_of(position: Ints) -> int:
    """Whose card is awaited."""
    seat = position[LEADER] + position[TABLE]
    return seat if seat < position[SEATS] else seat - position[SEATS]


@helper
def lawful_of(position: Ints) -> int:
    """The cards that whoever is on turn may play; none when all are played."""
    led = position[LED] if position[TABLE] != 0 else NO_SUIT
    return rules.lawful_cards(position[HANDS + turn_of(position)], led)


@helper
def scored(position: Ints, seat: int, amount: int) -> None:
    """Points of play for a seat; the elder may reach thirty by them."""
    if amount == 0:
        return
    if seat == position[ELDER]:
        made = position[MADE]
        position[MADE] = made + amount
        if position[PIQUED] == 0:
            others = -position[COUNTS + seat]
            for each in range(position[SEATS]):
                others += position[COUNTS + each]
            pique = scoring.pique_points(made, made + amount, others)
            if pique != 0:
                position[PIQUED] = 1
                position[COUNTS + seat] += pique
    position[COUNTS + seat] += amount


@helper
def put(position: Ints, card: int) -> None:
    """Whoever is on turn plays a card; a lead counts, a full trick goes to its winner, who leads next."""
    seat = turn_of(position)
    position[HANDS + seat] ^= 1 << card
    if position[TABLE] == 0:
        scored(position, seat, 1)
        position[LED] = suit_of(card)
    if position[TABLE] == 0 or beats(card, position[BEST], NO_TRUMP):
        position[BEST] = card
        position[HOLDER] = seat
    position[TABLE] += 1
    if position[TABLE] == position[SEATS]:
        take(position, position[HOLDER])


@helper
def take(position: Ints, winner: int) -> None:
    """A full trick for its winner; the last one has its extra, and ends the play."""
    amount = scoring.take_points(winner == position[LEADER])
    position[TAKEN + winner] += 1
    position[LEADER] = winner
    position[TABLE] = 0
    if position[HANDS + winner] != 0:
        scored(position, winner, amount)
        return
    size = rules.hand_size(position[SEATS])
    scored(position, winner, amount + scoring.last_points(position[TAKEN + winner] == size))
    for seat in range(position[SEATS]):
        position[COUNTS + seat] += extras_of(position, seat, TAKEN, ANNOUNCED, position[SEATS])


@helper
def extras_of(row: Ints, seat: int, taken: int, announced: int, seats: int) -> int:
    """Leza or capot of a seat; from `taken` and `announced` on the row has the tricks and the announcements by seat."""
    most = 0
    for other in range(seats):
        if other != seat:
            most = max(most, row[taken + other])
    size = rules.hand_size(seats)
    own = row[taken + seat]
    return scoring.leza_points(own, most, size) + scoring.capot_points(own, size, row[announced + seat] != 0)


@helper
def gain_of(position: Ints, seat: int) -> int:
    """What a seat counts more than the others, once for each of them."""
    others = -position[COUNTS + seat]
    for each in range(position[SEATS]):
        others += position[COUNTS + each]
    return scoring.netted(position[COUNTS + seat], others, position[SEATS] - 1)


@kernel
def lawful_cards(position: Ints) -> int:
    """The cards that whoever is on turn may play."""
    return lawful_of(position)


@kernel
def play_card(position: Ints, card: int) -> None:
    """Whoever is on turn plays a lawful card."""
    put(position, card)


@kernel
def final(position: Ints, counts: Ints) -> None:
    """The counts of the deal."""
    for seat in range(position[SEATS]):
        counts[seat] = position[COUNTS + seat]


@kernel
def gains(position: Ints, found: Ints) -> None:
    """What each seat gains."""
    for seat in range(position[SEATS]):
        found[seat] = gain_of(position, seat)
