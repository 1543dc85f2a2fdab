"""A table and its score sheet in plain text, for any game."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from pik.cards.card import Card
from pik.core.board import Board, Pile, SeatBoard
from pik.core.match import MatchScreen
from pik.core.message import Happening, Message
from pik.core.seat import Seat
from pik.core.sheet import Cell, Line, Sheet
from pik.texts.catalog import Catalog

SYMBOLS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
SEPARATOR: Final = " · "
Screen = MatchScreen[Board]


def read_screen(raw: bytes) -> Screen:
    """The common part of a game's screen."""
    return msgspec.json.decode(raw, type=Screen)


@dataclass(frozen=True)
class Teller:
    """Says things about a table to one reader (None: to everybody) in one language."""

    texts: Catalog
    names: tuple[str, ...]
    reader: Seat | None = None

    def message(self, message: Message) -> str:
        """A message in words."""
        return self.texts.message(message, self.names, self.reader)

    def happening(self, told: Happening) -> str:
        """A happening in words."""
        return self.texts.happening(told, self.names, self.reader)

    def seat(self, seat: Seat) -> str:
        """A player's name."""
        return self.texts.seat(seat, self.names, self.reader)

    def short(self, card: Card) -> str:
        """A card in two or three signs."""
        return self.texts.index(card) + SYMBOLS[card[0]]

    def shorts(self, cards: Iterable[Card]) -> str:
        """Cards in short."""
        return " ".join(map(self.short, cards))

    def board(self, board: Board) -> Iterator[str]:
        """The table, line by line."""
        facts = (self.message(fact) for fact in board.facts)
        yield SEPARATOR.join((self.texts.format(f"phase-{board.phase}"), *facts, *map(self.pile, board.piles)))
        yield from (f"  {self.place(seat)}" for seat in board.seats)
        if board.trick:
            trick = ", ".join(f"{self.seat(placed.seat)} {self.short(placed.card)}" for placed in board.trick)
            yield f"{self.texts.format('ui-trick')}: {trick}"
        if board.hand:
            yield f"{self.texts.format('ui-hand')}: {self.shorts(card.card for card in board.hand)}"

    def pile(self, pile: Pile) -> str:
        """A pile: how many cards, or the cards that lie open."""
        name = self.texts.format(f"pile-{pile.code}")
        return f"{name} {self.shorts(pile.cards) if pile.cards else pile.count}"

    def place(self, seat: SeatBoard) -> str:
        """What lies at a seat."""
        text = self.texts.format
        dealer = (text("ui-dealer"),) if seat.dealer else ()
        tricks = (text("ui-tricks", {"count": seat.tricks}),) if seat.tricks else ()
        shown = (self.shorts(seat.shown),) if seat.shown else ()
        counts = (f"{text('ui-score')} {figure(seat.score)}", text("ui-cards-left", {"count": seat.cards}), *tricks)
        return SEPARATOR.join((self.seat(seat.seat), *dealer, *counts, *map(self.message, seat.notes), *shown))

    def sheet(self, console: Console, sheet: Sheet) -> None:
        """Print the score sheet, and the account when there is one."""
        self.table(console, "ui-sheet", sheet.rows, sheet.sides)
        if sheet.account:
            self.table(console, "ui-account", sheet.account, ())
        if sheet.result:
            console.print(self.message(sheet.result), markup=False, highlight=False)

    def table(self, console: Console, title: str, lines: tuple[Line, ...], sides: tuple[tuple[Seat, ...], ...]) -> None:
        """Print some lines of the sheet under the players' names; a side has a column, or else each seat."""
        if not lines:
            return
        columns = sides or tuple((Seat(seat),) for seat in range(len(lines[0].cells)))
        table = Table(title=self.texts.format(title), title_justify="left")
        table.add_column()
        for seats in columns:
            table.add_column(" + ".join(map(self.seat, seats)), justify="right")
        for line in lines:
            table.add_row(self.message(line.label), *(self.cell(line.cells[seats[0]]) for seats in columns))
        console.print(table, markup=False, highlight=False)

    def cell(self, cell: Cell | None) -> str:
        """A number with its marks."""
        if cell is None:
            return ""
        return ", ".join((figure(cell.value), *(self.texts.format(f"mark-{mark}") for mark in cell.marks)))


def figure(value: int) -> str:
    """A number with a minus, not a hyphen, before it."""
    return str(value).replace("-", "\N{MINUS SIGN}")
