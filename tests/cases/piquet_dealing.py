"""Cards that bring about tricks of which a case tells only who led and who won."""

from collections.abc import Sequence

from pik.cards.card import Card
from pik.cards.deck import PACK_32
from tests.cases.piquet_given import NAMES


def hands_for(tricks: Sequence[tuple[str, str]]) -> tuple[list[tuple[Card, Card]], list[list[Card]]]:
    """Cards for tricks led and won so: each trick two neighbors of a suit, the higher for its winner."""
    pairs: list[tuple[Card, Card]] = [(PACK_32[at], PACK_32[at + 1]) for at in range(0, 24, 2)]
    hands: list[list[Card]] = [[], []]
    plays: list[tuple[Card, Card]] = []
    for at, (low, high) in enumerate(pairs):
        leader, winner = tricks[at] if at < len(tricks) else ("E", "E")
        hands[NAMES.index(winner)].append(high)
        hands[1 - NAMES.index(winner)].append(low)
        if at < len(tricks):
            plays.append((high, low) if leader == winner else (low, high))
    return plays, hands
