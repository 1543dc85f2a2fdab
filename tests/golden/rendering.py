"""A recorded match as text: what happened, act by act, and the sheet at the end."""

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from pik.core.hosted import Hosted
from pik.core.message import Happening, Message
from pik.core.record import Record, replay
from pik.core.sheet import Cell, Sheet


class Shown(Struct):
    """The part of a screen that is the sheet."""

    sheet: Sheet


def rendered(game: Hosted, record: Record) -> str:
    """The happenings of a match, a blank line after each deal, then its sheet. Raises RecordError."""
    states = list(replay(game, record))
    lines: list[str] = []
    for live, entry in zip(states, record.entries, strict=False):
        told = live.narrate(entry.seat, bytes(entry.act))
        lines += [happening(each) for each in told if each.code not in {"is-ready", "new-score"}]
        if told[-1].ends and told[-1].code != "takes-trick":
            lines.append("")
    sheet = msgspec.json.decode(states[-1].screen(None), type=Shown).sheet
    return "\n".join([*lines, *on_sheet(sheet), ""])


def happening(told: Happening) -> str:
    """A happening on a line."""
    return f"{told.seat} {words(Message(told.code, told.data))}"


def on_sheet(sheet: Sheet) -> Iterator[str]:
    """The sheet: a line for each of its lines, and the parts of each written change below."""
    for line in (*sheet.rows, *sheet.account):
        yield words(line.label) + ": " + " | ".join(map(number, line.cells))
        for seat, cell in enumerate(line.cells):
            if cell is not None and cell.parts:
                parts = ", ".join(f"{part.rule} {part.code} {part.amount:+}" for part in cell.parts)
                yield f"  {seat}: {parts}"
    yield f"scores: {' | '.join(map(str, sheet.scores))}"
    if sheet.result is not None:
        yield words(sheet.result)


def words(message: Message) -> str:
    """A message: its code and data."""
    return " ".join([message.code, *(f"{key}={value}" for key, value in message.data.items())])


def number(cell: Cell | None) -> str:
    """A number with its marks."""
    return "-" if cell is None else " ".join([str(cell.value), *cell.marks])
