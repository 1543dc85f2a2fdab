"""What to bid once the hand is seen."""

from typing import Final

from pik.bots.policy.spades.giving import exchanged
from pik.bots.policy.spades.hand import counting, danger, textbook
from pik.bots.policy.spades.imagining import imagined
from pik.bots.policy.spades.position import PARTNERED, Position
from pik.bots.policy.spades.sight import Sight
from pik.bots.policy.spades.thumb import play_out
from pik.core.draw import Draw
from pik.games.spades.rules import HAND_SIZE
from pik.games.spades.state import DOUBLE_NIL

WORLDS: Final = 32
BELOW, ABOVE = 1, 2
"""How far from the counted winners a bid is considered."""
RISKY: Final = 0.5
"""A nil in more danger than this is not thought about."""
EAGER: Final = 3.0
"""What a trick bid is worth beside its points: partners make more than rules of thumb do."""
NIL_COUNT: Final = 2
"""With more winners than this a beginner does not think of nil."""
SAFE: Final = 0.3
"""A nil in less danger than this a beginner bids."""
CAUTION: Final = 40.0
"""What a nil must promise more: others break it better than by rule of thumb."""


def counted(hand: int, seats: int) -> int:
    """The winners of a hand as a number to bid, at least one."""
    return max(1, min(HAND_SIZE, round(counting(seats)(hand))))


def nearest(numbers: tuple[int, ...], wish: int) -> int:
    """The number above nil that is allowed and nearest to the wish."""
    return min((number for number in numbers if number), key=lambda number: abs(number - wish))


def bid_by_book(sight: Sight, numbers: tuple[int, ...]) -> int:
    """Nil with a hand in little danger and few winners; else the winners of the textbook, halves left out."""
    count = max(1, int(textbook(sight.hand)))
    if 0 in numbers and count <= NIL_COUNT and danger(sight.hand) < SAFE:
        return 0
    return nearest(numbers, count)


def bid_by_worth(sight: Sight, numbers: tuple[int, ...], draw: Draw) -> int:
    """The bid that is worth most to the side as the match stands, played out in some worlds."""
    bids = considered(sight, numbers)
    if len(bids) == 1:
        return bids[0]
    worth = dict.fromkeys(bids, 0.0)
    for hands in imagined(sight, draw, WORLDS):
        for number in bids:
            worth[number] += outcome(sight, hands, number)
    return max(bids, key=lambda number: worth[number])


def considered(sight: Sight, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers about the counted winners, the likeliest first, and nil where it may be made."""
    count = counted(sight.hand, sight.seats)
    near = sorted((number for number in numbers if number), key=lambda number: abs(number - count))
    found = [number for number in near if -BELOW <= number - count <= ABOVE] or near[:1]
    if 0 in numbers and danger(sight.hand) < RISKY:
        found.append(0)
    return tuple(found)


def outcome(sight: Sight, hands: tuple[int, ...], number: int) -> float:
    """What a bid brings in a world where those who bid later count their winners."""
    made = (number if seat == sight.seat else bid for seat, bid in enumerate(sight.view.bids))
    bids = tuple(counted(hands[seat], sight.seats) if bid is None else bid for seat, bid in enumerate(made))
    position = Position(
        traded(hands, bids), bids, (0,) * sight.seats, sight.view.leader, hurts=sight.view.house.bag_penalty
    )
    return sight.worth.of(bids, play_out(position), hoped(sight, number))


def hoped(sight: Sight, number: int) -> float:
    """What a bid promises beside what it brings when it is played out by rules of thumb."""
    if number == 0:
        return -CAUTION
    return EAGER * number if sight.partner is not None else 0.0


def traded(hands: tuple[int, ...], bids: tuple[int, ...]) -> tuple[int, ...]:
    """The hands after the exchanges (SP-2.4)."""
    if len(hands) != PARTNERED or DOUBLE_NIL not in bids:
        return hands
    found = list(hands)
    for seat, bid in enumerate(bids):
        if bid == DOUBLE_NIL and bids[seat ^ 2] != DOUBLE_NIL:
            found[seat], found[seat ^ 2] = exchanged(hands[seat], hands[seat ^ 2])
    return tuple(found)
