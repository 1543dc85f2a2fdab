"""What must hold at a table whatever happens to links, devices, store and server."""

import re
from typing import Final
from zlib import crc32

from msgspec.structs import replace

from pik.core.hosted import Hosted, Live
from pik.core.seat import TABLE, Seat
from pik.room.fold import Table
from pik.room.journal import Line, Stored
from pik.room.life_acts import (
    ROOM,
    Device,
    Free,
    GiveBot,
    Inherit,
    Leave,
    Sit,
    decode,
)
from pik.room.place import Place
from pik.room.restore import after, blank, restored
from pik.web.frames import frame
from pik.web.messages import Frame
from tests.memory_journal import MemoryJournal

CARD: Final = re.compile(rb'"([SHDC][2-9TJQKA])"')
EVERY: Final = 2
"""One frame in so many is made anew from the log and compared."""
FOLDED: Final = ("seq", "life", "seats", "marks", "terms", "series", "heard")
"""What of a table comes from its log alone and is cheap to compare; its cards have their fingerprint."""


class Ledger:
    """The log of a table as it is kept, followed from outside: the table it comes to, and who must sit where."""

    def __init__(self, disk: MemoryJournal, table: str, catalog: dict[str, Hosted]) -> None:
        self.catalog = catalog
        self.table = table
        self._disk = disk
        self.fold = blank(disk.heads[table], catalog)
        self.commands: dict[str, int] = {}
        """The ids that devices gave, by the entry."""
        self.seats: dict[str, Seat] = {}
        """Where each person sits, by what was done alone."""
        self.owners: dict[str, str] = {}
        """Whose key it is, of keys that were added."""
        self.answered: dict[str, int] = {}
        """The entry that brought the decision, by the id of the command that answers it."""
        self._shown: dict[tuple[int, Seat | None], tuple[Live, frozenset[bytes]]] = {}
        self.catch_up()

    @property
    def lines(self) -> list[Line]:
        """The log."""
        return self._disk.lines[self.table]

    def catch_up(self) -> None:
        """Follow what was written since. Raises CannotGoOnError where a fingerprint is wrong."""
        lines = self.lines
        while self.fold.seq < len(lines):
            line = lines[self.fold.seq]
            name = line.cmd.rpartition(":")[2]
            assert name not in self.commands, f"done twice: {line}"
            self.commands[name] = line.seq
            if line.seat == ROOM:
                self._note(line)
            elif name in self.answered:
                self._answers(line, self.answered[name])
            self.fold = after(self.fold, line)

    def _answers(self, line: Line, since: int) -> None:
        """A person's act answers the decision that it names, and no later one."""
        decision = self.fold.marks if line.seat == TABLE else self.fold.seats[line.seat]
        assert decision.since <= since, f"stale and done: {line}"

    def _note(self, line: Line) -> None:
        """Who sits where after an act of table life."""
        act = decode(line.act)
        match act:
            case Sit():
                self.seats[line.who] = act.seat
            case Leave():
                del self.seats[line.who]
            case Free() | GiveBot():
                self.seats = {person: seat for person, seat in self.seats.items() if seat != act.seat}
            case Device():
                self.owners[act.key] = line.who
            case Inherit():
                assert act.seat in self.seats.values()
            case _:
                pass

    def seat_of(self, key: str | None) -> Seat | None:
        """Where the person with a key must sit."""
        return None if key is None else self.seats.get(self.owners.get(key, key))

    def is_said(self, name: str) -> bool:
        """Whether a line of the chat has this command's id."""
        return any(said.cmd.rpartition(":")[2] == name for said in self._disk.spoken[self.table])

    def cards(self, table: Table, viewer: Seat | None) -> frozenset[bytes]:
        """The cards that may lie open to a viewer: in the views of the present state and of those looked back at."""
        lives = (table.live, *(done.before for done in table.recent))
        return frozenset[bytes]().union(*(self._cards(live, viewer) for live in lives))

    def _cards(self, live: Live, viewer: Seat | None) -> frozenset[bytes]:
        key = id(live), viewer
        if key not in self._shown:
            if len(self._shown) > 2000:
                self._shown.clear()
            try:
                view = live.view(viewer)
            except IndexError:  # a seat that was added after this match
                view = live.view(None)
            self._shown[key] = live, frozenset(CARD.findall(view))
        return self._shown[key][1]


def is_as_kept(ledger: Ledger, place: Place, *, torn: bool) -> None:
    """The table in memory is what its log comes to; after a torn write it may be one entry behind."""
    ledger.catch_up()
    table, fold = place.table, ledger.fold
    if torn and table.seq == fold.seq - 1:
        return
    for name in FOLDED:
        assert getattr(table, name) == getattr(fold, name), name
    assert table.live.digest() == fold.live.digest()
    assert table.clocks.reserve == fold.clocks.reserve
    assert [(done.seq, done.act, done.happenings) for done in table.recent] == [
        (done.seq, done.act, done.happenings) for done in fold.recent
    ]


def is_whole(ledger: Ledger, disk: MemoryJournal) -> None:
    """The log read from its start comes to the same as the log followed act by act."""
    stored = disk.lines[ledger.table]
    assert [line.seq for line in stored] == list(range(1, len(stored) + 1))
    whole = restored(Stored(disk.heads[ledger.table], tuple(stored)), ledger.catalog)
    fold = replace(ledger.fold, presence=whole.presence, clocks=whole.clocks)
    assert frame(whole, None, 0.0) == frame(fold, None, 0.0)
    assert whole.life == fold.life


def is_what_may_be_shown(ledger: Ledger, place: Place, key: str | None, raw: bytes, shown: Frame) -> None:
    """A frame is stored before it is shown; it is the fold's own view for this key, and has no card that is hidden."""
    ledger.catch_up()
    fold = ledger.fold
    assert shown.seq <= fold.seq, "shown and not stored"
    if shown.seq < fold.seq:
        return
    assert shown.you == ledger.seat_of(key), "a seat is lost"
    if crc32(raw) % EVERY:
        return
    table = replace(fold, presence=place.table.presence, clocks=place.table.clocks)
    assert plain(raw) == plain(frame(table, key, place.now))
    may_see = ledger.cards(fold, shown.you)
    watched = shown.you is not None or fold.life.rules.watch
    assert set(CARD.findall(raw)) <= (may_see if watched else set())


def plain(raw: bytes) -> bytes:
    """A frame up to its news."""
    return raw[: raw.index(b'"events":')]


def is_next(seen: int | None, shown: Frame) -> None:
    """Frames are numbered: nothing is told twice, what is left out is said, time does not run back."""
    start = shown.seq if seen is None else seen
    assert shown.seq >= start, "an older table"
    gap = [] if shown.skipped is None else list(range(shown.skipped.first, shown.skipped.last + 1))
    told = [*gap, *(event.seq for event in shown.events)]
    assert told == list(range(start + 1, shown.seq + 1)), (seen, shown.seq, told)
