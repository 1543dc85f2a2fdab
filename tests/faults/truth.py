"""What is on the disk, read from outside, and whether what people saw is that."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from http.cookies import Morsel
from pathlib import Path

import msgspec
from msgspec import Raw

from pik.core.seat import Seat
from pik.games import CATALOG
from pik.room.fold import Table
from pik.room.journal import Head, Line, Stored
from pik.room.life_acts import ROOM, Device, decode, encode
from pik.room.restore import after, blank
from pik.web.frames import frame
from pik.web.guests import hashed
from tests.faults.laws import plain
from tests.faults.parties import Party
from tests.faults.people import HARMLESS, Person


def stored_in(store: Path, table: str) -> Stored:
    """A table as it is on the disk."""
    with closing(sqlite3.connect(f"{store.as_uri()}?mode=ro", uri=True)) as base:
        (head,) = base.execute("SELECT data FROM head WHERE id = ?", (table,)).fetchone()
        rows = base.execute(
            "SELECT seq, cmd, seat, act, digest, at, who, thought FROM line WHERE id = ? ORDER BY seq", (table,)
        ).fetchall()
    lines = tuple(Line(seq, cmd, Seat(seat), *rest) for seq, cmd, seat, *rest in rows)
    return Stored(msgspec.json.decode(head, type=Head), lines)


def chat_in(store: Path, table: str) -> list[tuple[int, str, str]]:
    """The chat on the disk: number, command, text."""
    with closing(sqlite3.connect(f"{store.as_uri()}?mode=ro", uri=True)) as base:
        return list(base.execute("SELECT n, cmd, text FROM chat WHERE id = ? ORDER BY n", (table,)))


def names_of(stored: Stored) -> list[str]:
    """The ids that people gave to their commands, in order."""
    return [line.cmd.rpartition(":")[2] for line in stored.lines]


def told_is_true(stored: Stored, people: Sequence[Person]) -> Table:
    """Every entry that anybody was ever shown is in the log just so. Returns the table that the log comes to."""
    table = blank(stored.head, CATALOG)
    for line in stored.lines:
        for person in people:
            event = person.link.events.get(line.seq)
            if event is not None:
                you = table.life.seat_of(table.life.person(key_of(person)))
                assert event.seat == line.seat, (person.name, line)
                assert msgspec.json.decode(event.act) == msgspec.json.decode(public(table, line, you)), line
        table = after(table, line)
    assert all(person.link.events.keys() <= set(range(1, table.seq + 1)) for person in people), "shown and not kept"
    return table


def public(table: Table, line: Line, you: Seat | None) -> Raw:
    """An entry as a viewer sees it."""
    if line.seat != ROOM:
        return Raw(table.live.redact(line.seat, line.act, you))
    act = decode(line.act)
    return Raw(encode(msgspec.structs.replace(act, key="")) if isinstance(act, Device) else line.act)


def key_of(person: Person) -> str:
    """What the store knows a browser by."""
    found: list[Morsel[str]] = [cookie for cookie in person.browser.cookie_jar if cookie.key == "pik"]
    return hashed(found[0].value.rpartition(".")[0]) if found else ""


def done_is_kept_once(stored: Stored, chat: Sequence[tuple[int, str, str]], people: Sequence[Person]) -> None:
    """Each acknowledged act is in the log once, each refused one never; nobody was told two different things."""
    kept = names_of(stored)
    said = [cmd.rpartition(":")[2] for _, cmd, _ in chat]
    for person in people:
        link = person.link
        assert not link.clashes, link.clashes[:3]
        for cmd in link.done:
            assert (said if person.sent[cmd] == "chat" else kept).count(cmd) == 1, cmd
        both = {cmd: code for cmd, code in link.refused.items() if cmd in {*kept, *said}}
        assert not both, f"refused and done: {both}"
        assert set(link.refused.values()) <= HARMLESS, link.refused
    names = [name for name in kept if name in {cmd for person in people for cmd in person.sent}]
    assert len(names) == len(set(names)), "done twice"


def is_at_rest(store: Path, gathered: Party) -> bool:
    """Whether everybody is there and sees the end of the log, nothing is under way, and only people are waited for."""
    links = [person.link for person in gathered.everybody]
    frames = [link.frame for link in links if link.frame is not None and link.linked and not link.pending]
    if len(frames) < len(links):
        return False
    length = len(stored_in(store, gathered.table).lines)
    people = set(range(len(gathered.people)))
    return all(shown.seq == length and set(shown.waiting) <= people for shown in frames)


async def at_rest(store: Path, gathered: Party) -> None:
    """Let nobody do anything more, and wait until everything is done."""
    for person in gathered.everybody:
        person.plays = False
    await gathered.people[0].until(lambda: is_at_rest(store, gathered))


async def all_is_true(store: Path, gathered: Party) -> None:
    """Everybody comes to see one table, which is what the log comes to; what anybody was told is in it, once."""
    await at_rest(store, gathered)
    seen = max(shown.seq for shown in gathered.frames)
    stored, chat = stored_in(store, gathered.table), chat_in(store, gathered.table)
    stored = msgspec.structs.replace(stored, lines=stored.lines[:seen])
    table = told_is_true(stored, gathered.everybody)
    done_is_kept_once(stored, chat, gathered.everybody)
    for person in gathered.everybody:
        assert stripped(person.link.raw) == stripped(frame(table, key_of(person), 0.0)), person.name


def stripped(raw: bytes) -> dict[str, object]:
    """A frame without its news, without who is here now, and what the clocks say."""
    shown = msgspec.json.decode(plain(raw) + b'"":0}')
    return {**shown, "players": None, "life": {**shown["life"], "clocks": None}}
