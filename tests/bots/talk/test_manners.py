"""When bots speak and when not."""

from itertools import pairwise
from typing import Literal

import pytest

from pik.bots.talk import Line, said
from pik.bots.talk.characters import cast
from pik.bots.talk.choosing import chosen
from pik.bots.talk.occasions import Occasion, Scene
from pik.bots.talk.pikala import TOPICS
from pik.core.seat import Seat
from tests.bots.talk.talking import everybody, honest, steps

SEATS = (2, 3, 5)


def scene_of(number: int, facts: str, occasions: tuple[Occasion, ...]) -> Scene:
    """A scene of Pikala."""
    return Scene(number, facts, occasions, topics=TOPICS)


def spoken(seats: int, seed: int) -> list[tuple[Line, ...]]:
    """What is said at each step of a match."""
    talker = honest(seats, f"t{seed}")
    return [talker(before, after) for before, after in steps(seats, seed)]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(2))
def test_one_at_a_time_and_no_line_twice_running(seats: int, seed: int) -> None:
    """PK-10.1: no step brings two remarks, and no remark is the same as the one before it."""
    every = spoken(seats, seed)
    assert all(len(lines) <= 1 for lines in every)
    lines = [line.code for lines in every for line in lines]
    assert len(lines) > 3
    assert all(one != other for one, other in pairwise(lines))


def test_talk_is_rare() -> None:
    """PK-10.1: at a table of four one act in eight to twelve brings a remark."""
    every = [lines for seed in range(4) for lines in spoken(4, seed)]
    assert len(every) / 12 < sum(map(len, every)) < len(every) / 8


@pytest.mark.parametrize("seats", SEATS)
def test_only_bots_speak(seats: int) -> None:
    """PK-10.2: nothing is put into a person's mouth; without bots nobody says a word."""
    assert {line.seat for lines in spoken(seats, 1) for line in lines} <= set(everybody(seats))
    assert not any(honest(1)(before, after) for before, after in steps(seats, 1))


def test_no_deal_is_silent() -> None:
    """The end of a deal in which nobody spoke is remarked on, however unlikely it was."""
    last = Occasion("row", None, "any", 0, last=True)
    quiet = Occasion("trick", Seat(0), "any", 0)
    for number in range(20):
        lines = chosen(scene_of(number, "", (quiet, quiet, last)), everybody(4), "t")
        assert [line is not None for line in lines] == [False, False, True]


def test_nobody_speaks_right_after_somebody() -> None:
    """Of two occasions in a row the second passes in silence; the end of the match does not."""
    first, second = Occasion("row", None, "any", 100), Occasion("trick", None, "any", 99)
    over = Occasion("over", Seat(0), "any", 100, last=True)
    for number in range(20):
        lines = chosen(scene_of(number, "", (first, second)), everybody(4), "t")
        assert [line is not None for line in lines] == [True, False]
        assert None not in chosen(scene_of(number, "", (first, over)), everybody(4), "t")


@pytest.mark.parametrize("speaker, seats", [("own", {1}), ("others", {2, 3}), ("any", {1, 2, 3})])
def test_who_may_remark(speaker: Literal["own", "others", "any"], seats: set[int]) -> None:
    """On some occasions the one concerned speaks, on some another, on some anybody; over time each of them does."""
    heard: set[int] = set()
    for number in range(60):
        occasion = Occasion("row", Seat(1), speaker, 100)
        heard |= {line.seat for line in chosen(scene_of(number, "", (occasion,)), everybody(4), "t") if line}
    assert heard == seats


def test_deals_take_turns_with_lines() -> None:
    """The last line of a deal can't be the first of the next one: they have none in common."""
    row = Occasion("row", None, "any", 100)
    even, odd = (
        {
            line.code
            for at in range(40)
            for line in chosen(scene_of(2 * at + turn, "", (row,)), everybody(4), "t")
            if line
        }
        for turn in (0, 1)
    )
    assert len(even) == len(odd) == 3
    assert not even & odd


def test_characters_go_with_names() -> None:
    """Who bears a name of the list is its character in each language; others get those that are left, each another."""
    assert cast("t", {Seat(1): "Вера", Seat(2): "Jan", Seat(4): "Mira"}) == {1: "grandma", 2: "captain", 4: "actress"}
    filled = cast("t", {Seat(1): "Vera 2", Seat(2): "Ada", Seat(3): "Hugo"})
    assert filled[Seat(2)] == "grandma"
    assert len(set(filled.values())) == 3
    assert len(set(cast("t", {Seat(at): f"bot {at}" for at in range(5)}).values())) == 5
    assert len({cast(f"t{table}", {Seat(1): "Hugo"})[Seat(1)] for table in range(40)}) == 5


def test_bots_are_silent_in_other_games() -> None:
    """A game without occasions has no talk; its views are not looked into."""
    assert said("toy", "t", everybody(2), b"?", b"?") == ()
