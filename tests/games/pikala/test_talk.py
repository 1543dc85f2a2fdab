"""What the engine has to do with table talk (PK-10)."""

import pytest
from msgspec.structs import replace

from pik.core.seat import Seat
from pik.games.pikala import DEAL, MATCH
from pik.games.pikala.actions import Action, Announce, Claim, Draw, Play
from pik.games.pikala.state import Deal
from tests.games.pikala.build import at_random, by_turn, dealt, declared, match, standing_pat

ONE = ("H6 H7 H8 C6 C7", "HA HK HQ D7 D8", "SK SQ ST D9 DT")
OTHER = ("S6 S7 S8 CA CK", "HA HK HQ D7 D8", "SK SQ C8 C9 DT")


def deals(turn_up: str = "S9") -> tuple[Deal, Deal]:
    """Two deals that look alike to everybody and whose hidden cards differ."""
    return dealt(*ONE, turn_up=turn_up), dealt(*OTHER, turn_up=turn_up)


def test_a_saying_is_no_act() -> None:
    """PK-10.1: sayings are no part of the rules: the match knows no act for them, so none can change it."""
    with pytest.raises(ValueError, match="say"):
        MATCH.decode(b'{"type":"say","text":"..."}')


@pytest.mark.parametrize("seed", range(3))
def test_telling_changes_nothing(seed: int) -> None:
    """PK-10.1: what the table is told of an act leaves the match as it was."""
    for m in at_random(match(3), seed):
        for seat in MATCH.waiting(m):
            before = MATCH.view(m, seat)
            act = next(iter(MATCH.options(m, seat)))
            assert MATCH.narrate(m, seat, act)
            assert MATCH.view(m, seat) == before


@pytest.mark.parametrize(
    "act, alike",
    [
        (Draw(()), "draw"),
        (Draw(("HA", "D7")), "draw"),
        (Announce(), "declare"),
        (Play("HA"), "play"),
        (Claim(), "play"),
    ],
)
def test_what_is_told_is_public(act: Action, alike: str) -> None:
    """PK-10.2: what everybody is told of an act stays the same when the hidden cards are dealt differently."""
    told = list[object]()
    for deal in deals():
        at = deal if alike == "draw" else standing_pat(deal)
        at = declared(at) if alike == "play" else at
        told.append(DEAL.narrate(at, Seat(1), act))
    assert told[0] == told[1]


def test_the_public_view_hides_hands() -> None:
    """PK-10.2: what somebody without a seat is shown, but for the seal of the pack, does not depend on hidden cards."""
    one, other = deals()
    for _ in range(6):
        views = [replace(DEAL.view(deal, None), commitment="") for deal in (one, other)]
        assert views[0] == views[1]
        act: Action = Draw(()) if len(one.draws) < one.seats else Announce()
        one, other = by_turn(one, act), by_turn(other, act)
    assert DEAL.view(one, None).commitment != DEAL.view(other, None).commitment
