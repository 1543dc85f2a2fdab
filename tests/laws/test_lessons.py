"""Every game that has a lesson: its lines follow from the view, have words, and say nothing of hidden cards."""

import re
from random import Random
from typing import Final

import pytest

from pik.core.draw import SeededDraw
from pik.core.hosted import Hosted, Live
from pik.core.lesson import Lesson
from pik.core.message import Message
from pik.core.seat import CHANCE, Seat
from pik.games import CATALOG
from pik.room.opening import seats_in, with_seats
from pik.texts.catalog import LANGS, catalog, entries, game_source, rulebook
from tests.random_acts import any_act, random_steps

TAUGHT: Final = [game for game in CATALOG.values() if game.lesson is not None]
NAMES: Final = ("Вера", "Константин", "Wojciech", "Tomek")
MOST_SIGNS: Final = 175
"""Of all lines of a decision together: they have four lines of a small phone."""
LEARNER: Final = Seat(0)


def lesson_of(game: Hosted) -> Lesson:
    """The lesson of a game that has one."""
    assert game.lesson is not None
    return game.lesson


def begun(game: Hosted) -> Live:
    """The lesson's match at its start."""
    lesson = lesson_of(game)
    return game.open(game.resolve(with_seats(game, lesson.config, lesson.seats)))


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_a_lesson_can_be_held(game: Hosted) -> None:
    """The table has the seats it says; the chosen act of the pack is lawful, and it is the first one only."""
    lesson, live = lesson_of(game), begun(game)
    assert seats_in(game, game.resolve(with_seats(game, lesson.config, lesson.seats))) == lesson.seats
    assert live.waiting == {CHANCE}
    chosen = lesson.pack(live.view(None))
    assert chosen is not None
    after = live.act(CHANCE, live.normal(chosen))
    assert lesson.pack(after.view(None)) is None


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_only_the_first_deal_is_chosen(game: Hosted) -> None:
    """Whatever is played, from the second deal on the pack is drawn."""
    lesson, live, random, draw = lesson_of(game), begun(game), Random(4), SeededDraw(b"lesson")
    chosen: list[bool] = []
    while not live.over and len(chosen) < 4:
        seat = min(live.waiting)
        if seat == CHANCE:
            pack = lesson.pack(live.view(None))
            chosen.append(pack is not None)
            live = live.act(CHANCE, live.chance(draw) if pack is None else pack)
        else:
            live = live.act(seat, any_act(live.asked(seat).options, random))
    assert chosen == [True, False, False, False]


def said(game: Hosted, seats: int, seed: int) -> list[tuple[str, tuple[Message, ...], str, Live, bytes]]:
    """What a lesson says in a random match, to whoever is asked, of the act that is done."""
    found: list[tuple[str, tuple[Message, ...], str, Live, bytes]] = []
    for live, seat, act in random_steps(game, seats, seed):
        if seat >= 0 and seat in live.waiting:
            remark = lesson_of(game).remark(live.view(seat), act)
            if remark is not None:
                found.append((game.name, remark.lines, remark.rule, live, act))
    return found


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_every_line_has_words_and_room(game: Hosted, seed: int) -> None:
    """In each language a line is a whole sentence, fits its place, and the rule behind it is in the rulebook."""
    books = {lang: rulebook(lang, game.name) for lang in LANGS}
    lines = [each for seats in game.seats for each in said(game, seats, seed)]
    assert lines
    for name, messages, rule, _, _ in lines:
        assert messages
        for lang in LANGS:
            texts = [catalog(lang, name).message(message, NAMES * 2, LEARNER) for message in messages]
            assert all(re.search(r"[.!?”»]$", text) for text in texts), texts
            assert len(" ".join(texts)) <= MOST_SIGNS, texts
            assert f"**{rule}**" in books[lang]


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_a_decision_always_has_a_line(game: Hosted) -> None:
    """There is something to say whenever a seat is asked, with the advice and, where no bot has one, without."""
    for seats in game.seats:
        for live, seat, act in random_steps(game, seats, 3):
            if seat < 0 or seat not in live.waiting:
                continue
            view = live.view(seat)
            assert (lesson_of(game).remark(view, act) is None) == (lesson_of(game).remark(view, None) is None)
            assert lesson_of(game).remark(view, act) is not None


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_who_only_looks_on_is_told_nothing(game: Hosted) -> None:
    """A view without a seat has no decision."""
    live = begun(game)
    assert lesson_of(game).remark(live.view(None), None) is None


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_what_is_said_while_others_play(game: Hosted, lang: str) -> None:
    """Every lesson has a line for the time when others play."""
    names = {entry.id.name for entry in entries(game_source(lang, game.name))}
    assert "lesson-wait" in names
    assert len(catalog(lang, game.name).format("lesson-wait")) <= MOST_SIGNS
