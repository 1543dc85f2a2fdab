"""Nothing that bots say depends on a hidden card."""

import msgspec
import pytest

from pik.bots.talk import Line
from pik.cards.cardset import cards_of
from pik.core.draw import SeededDraw
from pik.core.seat import Seat
from pik.games.pikala import MATCH
from pik.games.pikala.state import Deal
from tests.bots.talk.talking import PikalaMatch, Talker, honest, steps
from tests.faults.comparing import LeakError


def check(talker: Talker, seats: int, seed: int) -> int:
    """Deal the hidden cards of each state differently and compare. Raises LeakError; how many remarks were made."""
    draw = SeededDraw(b"talk%d" % seed)
    heard = 0
    for pair in steps(seats, seed):
        lines = talker(*pair)
        before, after = (otherwise(state, draw) for state in pair)
        if talker(before, after) != lines:
            raise LeakError(f"{lines} becomes {talker(before, after)}")
        heard += len(lines)
    return heard


def otherwise(state: PikalaMatch, draw: SeededDraw) -> PikalaMatch:
    """A state that looks the same to everybody and whose hidden cards, and so the seal of the pack, differ."""
    twin = MATCH.worlds(MATCH.view(state, None)).sample(draw)
    if twin.deal is None or not twin.deal.commitment:
        return twin
    return replaced(twin, commitment=f"{draw.below(2**128):032x}")


def replaced(match: PikalaMatch, commitment: str) -> PikalaMatch:
    """A match with another seal of its pack."""
    assert match.deal is not None
    return msgspec.structs.replace(match, deal=msgspec.structs.replace(match.deal, commitment=commitment))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_twin_worlds_hear_the_same(seats: int) -> None:
    """PK-10.2: with the hidden cards dealt differently, the same bots say the same at the same moments."""
    assert sum(check(honest(seats), seats, seed) for seed in range(2)) > 20


def holds_pikala(deal: Deal) -> bool:
    """Whether the first bot holds the ace of spades."""
    return "SA" in cards_of(deal.hands[1])


def boasting(before: PikalaMatch, after: PikalaMatch) -> tuple[Line, ...]:
    """A bot that can't keep its ace to itself."""
    if after.deal is not None and holds_pikala(after.deal):
        return (Line(Seat(1), "talk-all-pikala-1"),)
    return honest(4)(before, after)


def hushed(before: PikalaMatch, after: PikalaMatch) -> tuple[Line, ...]:
    """A bot that falls silent when it has it."""
    return () if after.deal is not None and holds_pikala(after.deal) else honest(4)(before, after)


def sealed(before: PikalaMatch, after: PikalaMatch) -> tuple[Line, ...]:
    """Talk seeded with the seal of the pack, which is made from the order of its cards."""
    return honest(4, after.deal.commitment if after.deal else "")(before, after)


@pytest.mark.parametrize("talker", [boasting, hushed, sealed])
def test_planted_leak_is_caught(talker: Talker) -> None:
    """PK-10.2: a remark, a silence or a choice of words that comes from a hidden card is found."""
    with pytest.raises(LeakError):
        sum(check(talker, 4, seed) for seed in range(3))
