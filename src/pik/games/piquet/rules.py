"""The decisions of piquet: pure functions on ints. Cards are indices 0…51, sets of cards masks, suits 0…3."""

from pik.cards.cardset import suit_mask
from pik.cards.compilable import compilable
from pik.tricks.follow import follow_suit

ACES = (1 << 12) | (1 << 25) | (1 << 38) | (1 << 51)
COURTS = (ACES >> 1) | (ACES >> 2) | (ACES >> 3)
SEVEN, TEN, ACE = 5, 8, 12
ELDERS_PART, DEALERS_PART = -2, -1
"""Where a card of the pack can lie beside a hand: the talon's five, and its three (Norman: its two)."""
NORMAN = 3
"""So many play Norman piquet."""
TALON_AT, OLD_TALON_AT, NORMAN_TALON_AT = 24, 12, 30
"""Where the talon begins in the pack."""
TALON_SIZE, TALON_FIVE, TALON_THREE = 8, 5, 3
LEAST_TAKEN = 3
NORMAN_TAKEN = 2
SHORTEST, QUINT = 3, 5
"""The shortest sequence, which is also the smallest set; and the first that counts ten more than its length."""
FOUR = 4
PACK_SIZE = 32


@compilable
def hand_size(seats: int) -> int:
    """How many cards each is dealt: twelve for two (PQ-1.3), ten for three (PQ-8.1)."""
    return 10 if seats == NORMAN else 12


@compilable
def owner_of(at: int, seats: int, thrice: bool) -> int:
    """Whose card lies at a place 0…31 of the pack: a number from the dealer's left, or a part of the talon.

    By twos (PQ-1.3, PQ-8.1); `thrice` is the old way, with the talon after three rounds (PQ-1.3).
    """
    if seats == NORMAN:
        return at // 2 % NORMAN if at < NORMAN_TALON_AT else DEALERS_PART
    talon = OLD_TALON_AT if thrice else TALON_AT
    if at < talon or at >= talon + TALON_SIZE:
        return at // 2 % 2
    return DEALERS_PART if at < talon + TALON_THREE else ELDERS_PART


@compilable
def lower_rank(card: int, other: int) -> bool:
    """Whether a card cut is lower than another; suits have no order (PQ-1.2)."""
    return card % 13 < other % 13


@compilable
def is_white(hand: int) -> bool:
    """Whether a hand has no king, queen or jack (PQ-2.1)."""
    return hand & COURTS == 0


@compilable
def may_take(seats: int, count: int, there: int) -> bool:
    """Whether so many cards may be taken of those that are there (PQ-2.2, PQ-2.3; Norman: PQ-8.1)."""
    if count == 0:
        return True
    if seats == NORMAN:
        return count == NORMAN_TAKEN
    return LEAST_TAKEN <= count <= there


@compilable
def open_to_dealer(elder_took: int) -> int:
    """How many talon cards the dealer of two finds: the three and the elder's leftover (PQ-2.3)."""
    return TALON_THREE if elder_took == 0 else TALON_THREE + TALON_FIVE - elder_took


@compilable
def count_of(cards: int) -> int:
    """How many cards a set has."""
    count = 0
    while cards != 0:
        cards &= cards - 1
        count += 1
    return count


@compilable
def pips_of_rank(rank: int) -> int:
    """The pips of a card by its rank 5…12: ace 11, court cards and ten 10, others their face (PQ-1.1)."""
    if rank == ACE:
        return 11
    return 10 if rank >= TEN else rank + 2


@compilable
def pips_of(cards: int) -> int:
    """The pips of a set of cards (PQ-1.1)."""
    pips = 0
    for card in range(52):
        if (cards >> card) & 1 == 1:
            pips += pips_of_rank(card % 13)
    return pips


@compilable
def top_of(cards: int) -> int:
    """The highest rank in a set of cards of one suit or one rank; -1 where there is none."""
    top = -1
    for card in range(52):
        if (cards >> card) & 1 == 1:
            top = max(top, card % 13)
    return top


@compilable
def point_in(hand: int, suit: int) -> int:
    """The whole of a suit in a hand, which can be declared as a point (PQ-3.2)."""
    return follow_suit(hand, suit)


@compilable
def sequence_at(hand: int, low: int) -> int:
    """The whole sequence of three or more in suit that starts with the card `low`; 0 where there is none (PQ-3.3)."""
    if (hand >> low) & 1 == 0 or (hand >> (low - 1)) & 1 == 1:
        return 0
    run = 0
    length = 0
    while (hand >> (low + length)) & 1 == 1:
        run |= 1 << (low + length)
        length += 1
    return run if length >= SHORTEST else 0


@compilable
def set_in(hand: int, rank: int) -> int:
    """All cards of a rank in a hand if they are a set: three or four, tens or better (PQ-3.4); else 0."""
    if rank < TEN:
        return 0
    cards = hand & (ACES >> (ACE - rank))
    return cards if count_of(cards) >= SHORTEST else 0


@compilable
def point_value(size: int) -> int:
    """What a good point counts: its number of cards (PQ-3.2)."""
    return size


@compilable
def sequence_value(length: int) -> int:
    """What a sequence counts: 3, 4, then ten more than its length (PQ-3.3)."""
    return length if length < QUINT else length + 10


@compilable
def set_value(size: int) -> int:
    """What a set counts: 14 for four, 3 for three (PQ-3.4)."""
    return 14 if size == FOUR else 3


@compilable
def set_strength(size: int, rank: int) -> int:
    """The order of sets: a four beats any three, then the rank decides (PQ-3.4)."""
    return 13 * size + rank


@compilable
def lawful_cards(hand: int, led: int) -> int:
    """The cards that may be played: any to lead (`led` -1), else the led suit, else any (PQ-5.1)."""
    if led < 0:
        return hand
    duty = hand & suit_mask(led)
    return duty if duty != 0 else hand
