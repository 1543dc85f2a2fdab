"""Deals of Spades played to the end at random: bids that are not made yet, every card left, the score."""

from pik.bots.kernels.bits import lowest_of, nth_of, size_of
from pik.bots.kernels.chance import advanced, below, seeded
from pik.bots.kernels.compiler import helper, kernel
from pik.bots.kernels.ints import Ints, Rows
from pik.bots.kernels.row import restored
from pik.bots.kernels.spades.layout import (
    BIDS,
    BROKEN,
    HANDS,
    LEADER,
    SEATS,
    TABLE,
    TAKEN,
    TO_BID,
)
from pik.bots.kernels.spades.play import lawful_of, may_bid, put, turn_of
from pik.bots.kernels.spades.score import SIDES, gain_of
from pik.cards.card import SPADES, suit_of
from pik.games.spades import rules
from pik.tricks.follow import beats


@helper
def bid_out(position: Ints, state: int) -> int:
    """Make the bids that are still to be made, each lawful number alike; the state of chance after them."""
    for at in range(position[SEATS]):
        seat = (position[LEADER] + at) % position[SEATS]
        while position[BIDS + seat] == TO_BID:
            state = advanced(state)
            number = below(state, rules.HAND_SIZE + 1)
            if may_bid(position, seat, number):
                position[BIDS + seat] = number
    return state


@helper
def trick_out(position: Ints, state: int) -> int:
    """Play a whole trick: as `put` does it, with what changes kept at hand. For two or four."""
    around = position[SEATS] - 1
    holder = seat = position[LEADER]
    broken = position[BROKEN] != 0
    led = best = 0
    for at in range(around + 1):
        hand = position[HANDS + seat]
        cards = rules.follow_cards(hand, led) if at != 0 else rules.lead_cards(hand, broken)
        state = advanced(state)
        card = nth_of(cards, below(state, size_of(cards)))
        position[HANDS + seat] = hand ^ (1 << card)
        broken = broken or rules.breaks(card)
        if at == 0:
            led = suit_of(card)
        if at == 0 or beats(card, best, SPADES):
            best, holder = card, seat
        seat = (seat + 1) & around
    position[BROKEN] = broken
    position[LEADER] = holder
    position[TAKEN + holder] += 1
    return state


@helper
def play_out(position: Ints, state: int) -> int:
    """Bid and play a deal to its end; the state of chance after it."""
    state = bid_out(position, state)
    while position[TABLE] != 0:
        cards = lawful_of(position)
        state = advanced(state)
        put(position, nth_of(cards, below(state, size_of(cards))))
    for _ in range(size_of(position[HANDS + position[LEADER]])):
        state = trick_out(position, state)
    return state


@kernel
def playouts(position: Ints, scratch: Ints, times: int, seed: int, sums: Ints) -> None:
    """Play a position out so many times; what each seat gains is added to its sum."""
    state = seeded(seed)
    for _ in range(times):
        restored(scratch, position)
        state = play_out(scratch, state)
        gain = gain_of(scratch, 0)
        for seat in range(position[SEATS]):
            sums[seat] += gain * (1 - 2 * (seat % SIDES))


@kernel
def rollouts(positions: Rows, scratch: Ints, times: int, seed: int, sums: Rows) -> None:
    """Play each position out so many times behind each lawful card; its player's gains are added up."""
    for row in range(len(positions)):
        position, total = positions[row], sums[row]
        seat, lawful = turn_of(position), lawful_of(position)
        while lawful != 0:
            card = lowest_of(lawful)
            lawful &= lawful - 1
            state = seeded(seed + row)
            total[card] = 0
            for _ in range(times):
                restored(scratch, position)
                put(scratch, card)
                state = play_out(scratch, state)
                total[card] += gain_of(scratch, seat)
