"""Cards and scores in a position of Pikala: what is lawful, what a card changes, what it comes to."""

from pik.bots.kernels.compiler import helper, kernel
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.pikala.layout import (
    BEST,
    BOYS,
    HANDS,
    HAS_LED,
    HOLDER,
    INSIDE,
    INSIDERS,
    LED,
    OVER,
    PIKALA,
    SCORES,
    SEATS,
    START,
    TABLE,
    TAKEN,
    TRICKS,
    TRUMP,
    TURN,
    WINNER,
    ZERO,
)
from pik.cards.card import suit_of
from pik.games.pikala import rules, scoring
from pik.tricks.follow import beats


@helper
def lawful_of(position: Ints) -> int:
    """The cards that whoever is on turn may play; none when the deal is over."""
    if position[OVER] != 0:
        return 0
    seat, trump = position[TURN], position[TRUMP]
    if position[TABLE] == 0:
        return rules.lead_cards(position[HANDS + seat], trump, position[HAS_LED + seat] != 0)
    return rules.follow_cards(position[HANDS + seat], position[LED], position[BEST], trump)


@helper
def put(position: Ints, card: int) -> None:
    """Whoever is on turn plays a card; a full trick is credited at once."""
    seat = position[TURN]
    position[HANDS + seat] ^= 1 << card
    if position[TABLE] == 0:
        position[LED] = suit_of(card)
        position[HAS_LED + seat] = 1
    if position[TABLE] == 0 or beats(card, position[BEST], position[TRUMP]):
        position[BEST] = card
        position[HOLDER] = seat
    position[TABLE] += 1
    if position[TABLE] == position[INSIDERS]:
        credit(position, position[HOLDER])
    else:
        position[TURN] = next_in(position, seat)


@helper
def next_in(position: Ints, seat: int) -> int:
    """The next seat clockwise that is in the deal."""
    seat = seat + 1 if seat + 1 < position[SEATS] else 0
    while position[INSIDE + seat] == 0:
        seat = seat + 1 if seat + 1 < position[SEATS] else 0
    return seat


@helper
def credit(position: Ints, seat: int) -> None:
    """A trick for its taker, who leads next; at zero the match ends, after the last trick the deal."""
    bonus = rules.announcement_bonus(position[PIKALA + seat] != 0, position[BOYS + seat] != 0)
    score = position[SCORES + seat] + scoring.trick_change(bonus, position[TAKEN + seat] == 0)
    position[SCORES + seat] = scoring.floored(score)
    position[TAKEN + seat] += 1
    position[TURN] = seat
    position[TABLE] = 0
    if scoring.touches_zero(score):
        position[OVER] = ZERO
        position[WINNER] = seat
    elif position[HANDS + seat] == 0:
        tricks_over(position)


@helper
def tricks_over(position: Ints) -> None:
    """Those in the deal without a trick pay."""
    position[OVER] = TRICKS
    for seat in range(position[SEATS]):
        if position[INSIDE + seat] != 0 and position[TAKEN + seat] == 0:
            position[SCORES + seat] += scoring.no_trick_change(position[PIKALA + seat] != 0, position[BOYS + seat] != 0)


@helper
def gain_of(position: Ints, seat: int) -> int:
    """What a seat gains by a deal that is over: points taken off, the blind stake at the end, a point for each unit."""
    if position[OVER] == ZERO:
        return position[START + seat] + scoring.BLIND_STAKE if seat == position[WINNER] else -scoring.BLIND_STAKE
    units = 0
    if position[INSIDE + seat] != 0 and position[TAKEN + seat] == 0:
        units = scoring.no_trick_units(position[BOYS + seat] != 0)
    return position[START + seat] - position[SCORES + seat] - units


@kernel
def lawful_cards(position: Ints) -> int:
    """The cards that whoever is on turn may play."""
    return lawful_of(position)


@kernel
def play_card(position: Ints, card: int) -> None:
    """Whoever is on turn plays a lawful card."""
    put(position, card)


@kernel
def final(position: Ints, scores: Ints) -> None:
    """The scores after the deal."""
    for seat in range(position[SEATS]):
        scores[seat] = position[SCORES + seat]


@kernel
def gains(position: Ints, found: Ints) -> None:
    """What each seat gains."""
    for seat in range(position[SEATS]):
        found[seat] = gain_of(position, seat)
