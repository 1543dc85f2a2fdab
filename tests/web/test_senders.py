"""R20: every message, in every phase of a table, by every kind of sender: done, or refused with just this code."""

from random import Random

import msgspec
import pytest

from pik.core.draw import SeededDraw
from pik.core.seat import Seat
from pik.room.commands import Act, LifeDo, RoomDo, by_chance, by_guest, by_room
from pik.room.fallback import plainest
from pik.room.fold import Table, opened
from pik.room.journal import Line, Stored
from pik.room.life_acts import Ask, Begin, Count, Leave, Sit
from pik.room.table import accepted
from pik.web.guests import hashed
from tests.memory_journal import MemoryJournal
from tests.tables import random_command, toy_head
from tests.toy import TOY
from tests.web.halls import Client, Device, Hall, desk_of, signed

SECRETS = {who: who.ljust(22, "x") for who in ("host", "player", "watcher", "gone")}
COOKIES = {
    **{who: signed(secret) for who, secret in SECRETS.items()},
    "stranger": "",
    "stale": signed(SECRETS["host"], b"another key"),
}
"""Each kind of sender by its cookie: a stale one was signed by another server for the host's secret."""
TABLE = "T" * 22
OK = "done"
MARK: dict[str, object] = {"type": "mark", "seat": 1}
MESSAGES: dict[str, dict[str, object]] = {
    "act": {},
    "mark": MARK,
    "chat": {},
    "sit": {"type": "sit", "seat": 1, "name": "Nina"},
    "leave": {"type": "leave"},
    "rename": {"type": "rename", "name": "Nina"},
    "free": {"type": "free", "seat": 1},
    "bot": {"type": "bot", "seat": 1, "level": "club"},
    "options": {"type": "options", "config": {"deals": 1}},
    "rules": {"type": "rules", "grace": 60},
    "lesson": {"type": "lesson"},
    "begin": {"type": "begin"},
    "again": {"type": "again"},
    "scorer": {"type": "scorer", "seat": 1},
    "host": {"type": "host", "seat": 1},
    "count": {"type": "count"},
    "ballot": {"type": "ballot", "about": 1, "choice": "wait"},
}
POWERS = ("free", "bot", "options", "rules", "begin", "again", "scorer", "host", "count")
HOST: dict[str, dict[str, str]] = {
    "gathering": {"act": "not-now", "mark": "not-now", "again": "not-started"},
    "dealt": {"free": "in-deal", "bot": "in-deal", "options": "started", "begin": "started", "again": "started"},
    "between": {"options": "started", "begin": "started", "again": "started"},
    "finished": {"act": "not-now", "mark": "not-now", "begin": "started"},
    "counted": {"act": "not-now", "mark": "not-now", "sit": "counted"}
    | dict.fromkeys(("free", "bot", "options", "begin", "again", "scorer", "count"), "counted"),
}
"""What the host is refused, besides a second seat and a vote when nothing is asked."""
NO_SEAT = {"gathering": "table-full", "dealt": "table-full", "between": "table-full", "finished": "table-full"}


def expected(phase: str, who: str, message: str) -> str:
    """What a sender is told."""
    if message == "lesson":
        return "malformed"
    if who not in ("host", "player"):
        if message != "sit":
            return "not-seated"
        return "no-guest" if who in ("stranger", "stale") else NO_SEAT.get(phase, "counted")
    common = {"sit": "already-seated", "ballot": "no-question"} | HOST[phase]
    if who == "player" and message in POWERS:
        return "not-the-host"
    if who == "player" and message == "mark":
        return "not-the-scorer"
    return common.get(message, OK)


class Story:
    """A table told act by act."""

    def __init__(self) -> None:
        self.table = opened(toy_head(TABLE), TOY)
        self.lines: list[Line] = []

    def tell(self, command: Act | LifeDo | RoomDo) -> None:
        """The next act."""
        line, self.table = accepted(self.table, command, 0.0)
        self.lines.append(line)

    @property
    def stored(self) -> Stored:
        """The table as it is kept."""
        return Stored(self.table.head, tuple(self.lines))


def story(phase: str) -> Story:
    """A table of host and player in a phase; one more person sat there once and left."""
    told = Story()
    told.tell(by_guest(hashed(SECRETS["host"]), "1", Sit(Seat(0), "Vera")))
    told.tell(by_guest(hashed(SECRETS["gone"]), "2", Sit(Seat(1), "Lena")))
    told.tell(by_guest(hashed(SECRETS["gone"]), "3", Leave()))
    told.tell(by_guest(hashed(SECRETS["player"]), "4", Sit(Seat(1), "Otto")))
    if phase == "gathering":
        return told
    told.tell(by_guest(hashed(SECRETS["host"]), "5", Begin()))
    told.tell(by_chance(told.table.seq, told.table.live.chance(SeededDraw(b"senders"))))
    random, draw = Random(3), SeededDraw(b"acts")
    while not reached(told.table, phase):
        told.tell(random_command(told.table, random, draw))
    if phase == "counted":
        told.tell(by_guest(hashed(SECRETS["host"]), "6", Count()))
    return told


def reached(table: Table, phase: str) -> bool:
    """Whether a table has come to a phase."""
    if phase == "between":
        return table.between and set(table.live.waiting) == {Seat(0), Seat(1)}
    return phase == "dealt" or table.live.over


async def told(client: Client, who: str, message: str) -> str:
    """What a sender's message comes to."""
    async with Device(client, TABLE, cookie=COOKIES[who]) as device:
        await device.hear()
        match message:
            case "act":
                await device.act(plainest(device.frame.asked) or b'{"type":"swap","cards":[]}', "c")
            case "mark":
                await device.act(msgspec.json.encode(MARK), "c", table=True)
            case "chat":
                await device.say("hello", "c")
            case _:
                await device.live(MESSAGES[message], "c")
        while True:
            reply = await device.hear()
            if device.refused:
                assert device.refused[0].cmd == "c"
                return device.refused[0].message.code
            if getattr(reply, "done", None) == "c":
                return OK


@pytest.mark.parametrize("phase", HOST)
@pytest.mark.parametrize("who", COOKIES)
async def test_every_message_in_every_phase(hall: Hall, phase: str, who: str) -> None:
    """A message is done, and kept, or it is refused with the code that phase and sender call for, and nothing is."""
    before = story(phase).stored
    for message in MESSAGES:
        journal = MemoryJournal()
        await journal.create(before)
        client = await hall(desk_of(journal))
        assert (message, await told(client, who, message)) == (message, expected(phase, who, message))
        kept = (tuple(journal.lines[TABLE]), tuple(journal.spoken[TABLE]))
        assert (kept == (before.lines, ())) == (expected(phase, who, message) != OK), message


@pytest.mark.parametrize(
    "who, ballot, code",
    [
        ("host", 1, OK),
        ("host", 0, "no-question"),
        ("watcher", 1, "not-seated"),
        ("gone", 1, "not-seated"),
        ("stranger", 1, "not-seated"),
        ("stale", 1, "not-seated"),
        ("player", 1, "no-question"),
    ],
)
async def test_votes_while_somebody_is_away(hall: Hall, who: str, ballot: int, code: str) -> None:
    """While a question is open those seated may vote about the absent; whoever is meant has come back by asking."""
    told_so = story("dealt")
    told_so.tell(by_room(told_so.table.seq, Ask(Seat(1))))
    journal = MemoryJournal()
    await journal.create(told_so.stored)
    client = await hall(desk_of(journal))
    async with Device(client, TABLE, cookie=COOKIES[who]) as device:
        await device.until(lambda frame: (frame.life.question is None) == (who == "player"))
        await device.live({"type": "ballot", "about": ballot, "choice": "wait"}, "c")
        if code == OK:
            await device.hear_done("c")
        else:
            assert (await device.until_refused_any()).message.code == code


async def test_host_by_another_servers_cookie_sees_what_strangers_see(hall: Hall) -> None:
    """A stale cookie shows nothing more than none: the frames are the same, byte by byte, in every phase."""
    for phase in HOST:
        journal = MemoryJournal()
        await journal.create(story(phase).stored)
        client = await hall(desk_of(journal))
        shown: list[bytes] = []
        for who in ("stranger", "stale", "watcher", "gone"):
            async with Device(client, TABLE, cookie=COOKIES[who]) as device:
                await device.hear()
                shown.append(device.raw[0])
        assert shown == [shown[0]] * 4
