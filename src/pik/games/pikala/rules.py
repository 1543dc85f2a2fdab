"""The decisions of a Pikala deal: pure functions on ints. Cards are indices 0…51, hands masks, suits 0…3."""

from pik.cards.cardset import suit_mask
from pik.cards.compilable import compilable
from pik.tricks.follow import beating

ACES = (1 << 12) | (1 << 25) | (1 << 38) | (1 << 51)
JACKS = ACES >> 3
PIKALA = 1 << 12
RED_SUITS = ((1 << 26) - 1) << 13
BLONDS = JACKS & RED_SUITS
BRUNETTES = JACKS & ~RED_SUITS
HAND_SIZE = 5
DRAW_ABOVE = 3
EASY_SEATS = 4


@compilable
def lead_cards(hand: int, trump: int, has_led: bool) -> int:
    """The cards that may be led: the trump ace at the first own lead, else any (PK-6.1, PK-6.2)."""
    trump_ace = hand & ACES & suit_mask(trump)
    if trump_ace != 0 and not has_led:
        return trump_ace
    return hand


@compilable
def follow_cards(hand: int, led: int, best: int, trump: int) -> int:
    """The cards that may follow: suit, else trump, else any (PK-6.3); beating where possible (PK-6.4).

    `led` is the led suit, `best` the card that is winning the trick.
    """
    duty = hand & suit_mask(led)
    if duty == 0:
        duty = hand & suit_mask(trump)
    if duty == 0:
        return hand
    over = beating(duty, best, trump)
    return over if over != 0 else duty


@compilable
def is_jack(card: int) -> bool:
    """Whether a turned card is a jack and goes back (PK-2.4)."""
    return (JACKS >> card) & 1 == 1


@compilable
def may_draw(score: int) -> bool:
    """Whether a score lets its player draw (PK-3.2)."""
    return score > DRAW_ABOVE


@compilable
def most_drawn(score: int, available: int) -> int:
    """How many cards a player may take at most, with `available` cards there (PK-3.2, PK-3.5)."""
    if score <= DRAW_ABOVE:
        return 0
    return min(available, HAND_SIZE)


@compilable
def most_asked(available: int) -> int:
    """How many cards a player of a live table may ask for, entitled or not (PK-8.2)."""
    return most_drawn(DRAW_ABOVE + 1, available)


@compilable
def may_sit_out(seats: int, score: int, available: int) -> bool:
    """Whether a player may leave the deal for want of cards (PK-3.4)."""
    return seats > EASY_SEATS and score > DRAW_ABOVE and available < HAND_SIZE


@compilable
def has_four_jacks(hand: int) -> bool:
    """Whether a hand wins the match on the spot (PK-4.1)."""
    return hand & JACKS == JACKS


@compilable
def rams_suit(hand: int) -> int:
    """The suit of five cards of one suit, -1 when the hand is no rams (PK-4.2)."""
    for suit in range(4):
        if hand != 0 and hand & suit_mask(suit) == hand:
            return suit
    return -1


@compilable
def has_pikala(hand: int) -> bool:
    """Whether a hand has the ace of spades (PK-5.1)."""
    return hand & PIKALA != 0


@compilable
def has_blonds(hand: int) -> bool:
    """Whether a hand has both red jacks (PK-5.1)."""
    return hand & BLONDS == BLONDS


@compilable
def has_brunettes(hand: int) -> bool:
    """Whether a hand has both black jacks (PK-5.1)."""
    return hand & BRUNETTES == BRUNETTES


@compilable
def announcement_bonus(pikala: bool, boys: bool) -> int:
    """What an announcement takes off with the first trick: 10, 5 or 15 (PK-5.2)."""
    return (10 if pikala else 0) + (5 if boys else 0)


@compilable
def announcement_needs(pikala: bool, boys: bool) -> int:
    """The score that an announcement needs: its bonus and two (PK-5.1); 0 for announcing nothing."""
    bonus = announcement_bonus(pikala, boys)
    return bonus + 2 if bonus > 0 else 0
