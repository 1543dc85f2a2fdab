"""Every code that a game sends has its sentence in every language, with all that the sentence wants to know."""

from collections.abc import Iterable, Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pik.core.board import Board
from pik.core.draw import SeededDraw
from pik.core.message import Happening, Message
from pik.core.seat import TABLE, Seat
from pik.core.sheet import Sheet
from pik.texts.catalog import LANGS, Catalog, catalog
from pik.texts.labels import label
from tests.laws.games import CASES, AnyCase
from tests.laws.walk import SEEDS, AnyMoment, everybody, match_of, some_of

LAW = settings(max_examples=12, deadline=None)
PEOPLE = ("Anna", "Boris", "Celina", "Dmitri", "Ewa", "Fyodor")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", [name for name in CASES if name != "toy"])
@LAW
@given(data=st.data())
def test_everything_has_words(name: str, lang: str, data: st.DataObject) -> None:
    """Screens, sheets, happenings and refusals of random matches can be said in each language, for each reader."""
    case, texts = CASES[name], catalog(lang, name.removesuffix("-live"))
    draw = SeededDraw(data.draw(SEEDS))
    moments = match_of(case, data)
    for moment in some_of(case, data, 10):
        for said in (
            *seen(case, moment),
            *buttons(case, moment, draw),
            *refused(case, moment, moments[draw.below(len(moments))].act),
        ):
            assert_said(texts, said)


def seen(case: AnyCase, moment: AnyMoment) -> Iterator[Message | Happening]:
    """All that the viewers of a moment are told."""
    yield from case.game.narrate(moment.before, moment.seat, moment.act)
    for viewer in (None, Seat(0), Seat(1)):
        screen = case.game.screen(case.game.view(moment.after, viewer))
        yield from on_sheet(screen.sheet)
        if screen.board is not None:
            yield from on_board(screen.board)


def buttons(case: AnyCase, moment: AnyMoment, draw: SeededDraw) -> Iterator[Message]:
    """The labels of some acts that somebody may do, or can do against a rule."""
    for seat in (*map(Seat, range(2)), TABLE):
        broken = (each.acts for each in case.game.breaches(moment.before, seat))
        for acts in (case.game.options(moment.before, seat), case.game.offers(moment.before, seat), *broken):
            if acts.size:
                yield label(msgspec.json.encode(acts.sample(draw)))


def on_board(board: Board) -> Iterator[Message]:
    """What a board has to say."""
    yield Message(f"phase-{board.phase}")
    yield from board.facts
    yield from (card.why for card in board.hand if card.why is not None)
    yield from (Message(f"pile-{pile.code}", {"count": pile.count}) for pile in board.piles)
    yield from (note for seat in board.seats for note in seat.notes)


def on_sheet(sheet: Sheet) -> Iterator[Message]:
    """What a sheet has to say."""
    yield from () if sheet.result is None else (sheet.result,)
    for line in (*sheet.rows, *sheet.account):
        yield line.label
        for cell in line.cells:
            if cell is not None:
                yield from (Message(f"mark-{mark}") for mark in cell.marks)
                yield from (Message(part.code, {"amount": part.amount}) for part in cell.parts)
                yield from cell.notes or ()


def refused(case: AnyCase, moment: AnyMoment, act: object) -> Iterator[Message]:
    """Why an act of another moment is not accepted at this one, by any seat."""
    refusals = (case.game.refusal(moment.before, seat, act) for seat in everybody(case.game))
    yield from (refusal.message for refusal in refusals if refusal is not None)


def assert_said(texts: Catalog, said: Message | Happening) -> None:
    """A code has a sentence, for who is meant and for who is not."""
    readers: Iterable[Seat | None] = (None, Seat(0))
    for reader in readers:
        if isinstance(said, Happening):
            sentence = texts.happening(said, PEOPLE, reader)
        else:
            sentence = texts.message(said, PEOPLE, reader)
        assert sentence.strip()
        assert "{" not in sentence
        assert "[" not in sentence
