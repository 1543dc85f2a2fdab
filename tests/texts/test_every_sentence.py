"""Whatever comes up in a match has a sentence in each language."""

from collections.abc import Iterator

import msgspec
import pytest

from pik.core.board import Board
from pik.core.hosted import Hosted, Live
from pik.core.lazy import ChoiceData, ListedData
from pik.core.match import MatchScreen
from pik.core.message import Happening, Message
from pik.core.seat import TABLE, Seat
from pik.core.sheet import Line, Sheet
from pik.games import CATALOG
from pik.texts.catalog import LANGS, Catalog, catalog
from pik.texts.labels import label
from tests.random_acts import random_steps

NAMES = ("Vera", "Boris", "Lena", "Tomek", "Anna", "Leo")
Screen = MatchScreen[Board]
TABLES = [(game, seats) for game in CATALOG.values() for seats in game.seats]


def of_choices(choices: tuple[ChoiceData, ...]) -> Iterator[Message]:
    """The labels of the acts that are written out."""
    return (label(bytes(act)) for choice in choices if isinstance(choice, ListedData) for act in choice.acts)


def of_line(line: Line) -> Iterator[Message]:
    """What a line of the sheet says."""
    yield line.label
    for cell in line.cells:
        if cell is not None:
            yield from (Message(part.code, {"amount": part.amount}) for part in cell.parts)
            yield from (Message(f"mark-{mark}") for mark in cell.marks)
            yield from cell.notes or ()


def of_sheet(sheet: Sheet) -> Iterator[Message]:
    """What the sheet says."""
    for line in (*sheet.rows, *sheet.account):
        yield from of_line(line)
    if sheet.result:
        yield sheet.result


def of_board(board: Board) -> Iterator[Message]:
    """What the table says."""
    yield Message(f"phase-{board.phase}")
    yield from (Message(f"pile-{pile.code}") for pile in board.piles)
    yield from board.facts
    yield from (note for seat in board.seats for note in seat.notes)
    yield from (card.why for card in board.hand if card.why)


def of_live(live: Live, seats: int) -> Iterator[Message]:
    """All that a state of a match says to anybody."""
    for seat in map(Seat, (*range(seats), TABLE)):
        asked = live.asked(seat)
        yield from of_choices((*asked.options, *asked.offers))
    for viewer in (None, *map(Seat, range(seats))):
        screen = msgspec.json.decode(live.screen(viewer), type=Screen)
        yield from () if screen.board is None else of_board(screen.board)
    yield from of_sheet(msgspec.json.decode(live.screen(None), type=Screen).sheet)


def said(game: Hosted, seats: int, seed: int) -> Iterator[Message | Happening]:
    """All that a random match says, from its first act to its account."""
    after: Live | None = None
    for live, seat, act in random_steps(game, seats, seed):
        yield from of_live(live, seats)
        yield label(act)
        yield from live.narrate(seat, act)
        after = live.act(seat, act)
    if after is not None:
        yield from of_live(after, seats)


def tell(texts: Catalog, each: Message | Happening, reader: Seat | None) -> str:
    """A message or a happening in words."""
    return texts.message(each, NAMES, reader) if isinstance(each, Message) else texts.happening(each, NAMES, reader)


@pytest.mark.parametrize("game,seats", TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES])
def test_whatever_comes_up_has_a_sentence(game: Hosted, seats: int) -> None:
    """Happenings, notes, reasons, parts, labels of random matches are told in each language, to a player and to all."""
    for seed in range(2):
        every = {repr(each): each for each in said(game, seats, seed)}
        for texts in (catalog(lang, game.name) for lang in LANGS):
            for each in every.values():
                for reader in (None, Seat(0)):
                    assert tell(texts, each, reader).strip()
