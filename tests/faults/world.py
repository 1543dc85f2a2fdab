"""A table in a world where everything goes wrong that can: people with several devices, links, a store, a server."""

from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from random import Random
from traceback import format_exc
from typing import Final, Literal

import msgspec
import structlog
from structlog.typing import EventDict, WrappedLogger

from pik.core.draw import SeededDraw
from pik.core.hosted import Hosted
from pik.core.message import Refusal
from pik.core.seat import Seat
from pik.room.chat import PHRASES
from pik.room.life_acts import Clock, GiveBot, Rules
from pik.room.place import Place
from pik.room.runner import NewTable
from pik.web import access
from pik.web.messages import Frame, Refused
from tests.faults import laws
from tests.faults.device import REPLY, Device
from tests.faults.server import Bots, Server
from tests.faults.sockets import Wire
from tests.faults.store import Mood
from tests.memory_journal import MemoryJournal

PEOPLE: Final = 4
"""Browsers with a cookie; one more has none."""
ABSENCE: Final[tuple[Literal["ask", "bot", "wait"], ...]] = ("ask", "bot", "wait")
MOST_BOUND: Final = 8
MUST_NOT_BE: Final = ("a table's work failed", "a frame failed")
RETRIED: Final = {"try-again", "too-fast"}


class Sent(msgspec.Struct):
    """Of a command, its name and the decision that it answers."""

    cmd: str
    since: int | None = None


class World:
    """A table, and everything around it. The first person is its first host."""

    def __init__(self, game: Hosted, seed: int, troubles: list[str]) -> None:
        """`troubles`: what servers complain of."""
        self.random = Random(seed)
        self.game = game
        self.catalog = {game.name: game}
        self.disk = MemoryJournal()
        self._draw = SeededDraw(b"world%d" % seed)
        self.server = Server(self.disk, self.catalog, self._draw, 1e6)
        self.torn = False
        """A write was kept that the server holds for lost."""
        self.refusals: dict[str, int] = {}
        self.troubles = troubles
        self.table = self.server.loop.run(self.server.room.create(self._wish()))
        self.ledger = laws.Ledger(self.disk, self.table, self.catalog)
        self.devices = [Device(key) for key in (*(f"{at:x}" * 64 for at in range(PEOPLE)), None)]
        self._broken: Exception | None = None
        self._delivered: dict[str, int] = {}

    def _wish(self) -> NewTable:
        seats = self.random.choice([each for each in self.game.seats if each <= PEOPLE])
        bots = tuple(GiveBot(Seat(at), "club") for at in range(1, seats) if self.random.random() < 0.3)
        clock = Clock(30, 60) if self.random.random() < 0.4 else None
        rules = Rules(absence=self.random.choice(ABSENCE), clock=clock, grace=self.random.choice((5, 30)), pace=0.6)
        return NewTable(self.game.name, b"{}", seats, "0" * 64, "Vera", "en", bots, rules=rules)

    # -------------------------------------------------------------- what is there

    @property
    def place(self) -> Place | None:
        """The table in memory."""
        return self.server.place(self.table)

    @property
    def quiet(self) -> bool:
        """Whether nothing is under way at the table."""
        return self.place is None or not self.place._turn.taken

    def settle(self) -> None:
        """Let everything happen that needs no time."""
        self.server.loop.settle()

    # -------------------------------------------------------------- links

    def link(self, device: Device, *, anew: bool = False) -> None:
        """Open the socket of a device, with what it has seen; `anew`: the page was loaded again."""
        device.hang_up()
        if anew:
            device.frame = None
        device.wire = wire = Wire(self._note(self._leaves, device), self._note(self._arrives, device))
        if not self.server.connect(self.table, device.key, device.seen, wire):
            wire.hang_up()

    def another_device(self, person: Device) -> None:
        """A person takes up one more device, by a personal link."""
        place, ledger = self.place, self.ledger
        bound = sum(owner == ledger.owners.get(person.key or "", person.key) for owner in ledger.owners.values())
        if place is None or bound >= MOST_BOUND or len(self.devices) > 2 * PEOPLE or not self.quiet:
            return
        who = place.table.life.person(person.key)
        if who is not None and place.table.life.seat_of(who) is not None and self.server.store.mood is Mood.FINE:
            key = f"{len(self.devices):02x}" * 32
            with suppress(Refusal):  # he has left, and the table in memory has not heard of it
                self.server.loop.run(access.bind(place, who, key))
                self.devices.append(Device(key))

    def another_tab(self, device: Device) -> None:
        """The same browser opens the table once more."""
        if len(self.devices) <= 2 * PEOPLE:
            self.devices.append(Device(device.key))
            self.link(self.devices[-1])

    # -------------------------------------------------------------- what is said to the server

    def name(self, device: Device) -> str:
        """An id for a command, like no other."""
        device.count += 1
        return f"{self.devices.index(device)}-{device.count}"

    def deliver(self, device: Device, at: int, *, keep: bool) -> None:
        """One of the messages under way arrives; `keep`: it comes once more later."""
        if not (device.linked and device.under_way and device.wire):
            return
        at %= len(device.under_way)
        raw = device.under_way[at] if keep else device.under_way.pop(at)
        sent = msgspec.json.decode(raw, type=Sent)
        name = sent.cmd
        if sent.since is not None:
            self.ledger.answered[name] = sent.since
        self._delivered[name] = self._delivered.get(name, 0) + 1
        device.wire.say(raw)

    def speak(self, device: Device) -> None:
        """Say something in the chat."""
        text = self.random.choice(("Hi", "", "x" * 201, "а\u200bб", None))
        phrase = self.random.choice((*PHRASES, "phrase-none")) if text is None else None
        device.say(self.name(device), text, phrase)

    # -------------------------------------------------------------- trouble

    def restart(self, *, lucky: bool) -> None:
        """Kill the server; another one starts, and nobody is linked."""
        was = self.server
        for device in self.devices:
            device.hang_up()
        was.kill(lucky=lucky)
        self._no_failures()
        self.torn = False
        self.server = Server(self.disk, self.catalog, self._draw, was.loop.time() + self.random.choice((1, 100, 10**6)))

    def put_away(self) -> None:
        """The room puts away what nobody looks at; what that writes has to come through."""
        if self.server.store.mood is Mood.FINE:
            self.server.loop.run(self.server.room.sweep(0.0))
            self.torn &= self.place is not None

    def change_store(self, mood: Mood) -> None:
        """The store takes what is written, or not, or only later."""
        self.torn |= mood is Mood.TORN
        self.server.store.change(mood)

    def heal(self) -> None:
        """Everything works again, everybody comes back and says again what was not answered."""
        self.change_store(Mood.FINE)
        self.server.bots = Bots.PLAIN
        for device in self.devices:
            if device.wire is not None:
                device.wire.stall(stalled=False)
        self.server.loop.pass_time(10.0)
        for device in self.devices:
            self.link(device)
            self.settle()
            for _ in range(3):
                device.send_again()
                while device.linked and device.under_way:
                    self.deliver(device, 0, keep=False)
                    self.server.loop.pass_time(1.0)
            if device.linked:
                assert not device.unanswered, device.unanswered

    def end(self) -> None:
        """Be done with it; what was kept must be what was lived through."""
        self.heal()
        self.check()
        laws.is_whole(self.ledger, self.disk)

    def gone(self) -> None:
        """Leave nothing behind."""
        for device in self.devices:
            device.hang_up()
        self.server.kill(lucky=False)

    # -------------------------------------------------------------- laws

    def check(self) -> None:
        """What must hold after every step."""
        self.ledger.catch_up()
        self._no_failures()
        if self.place is not None and self.quiet:
            laws.is_as_kept(self.ledger, self.place, torn=self.torn)

    def _no_failures(self) -> None:
        if self._broken is not None:
            raise self._broken
        assert not self.troubles, self.troubles
        assert not self.server.loop.failures, self.server.loop.failures

    def _note(self, law: Callable[[Device, bytes], None], device: Device) -> Callable[[bytes], None]:
        """What listens for a device: a broken law is said at the next check, not to the server."""

        def listen(raw: bytes) -> None:
            try:
                law(device, raw)
            except Exception as error:  # noqa: BLE001 - of the law itself too
                self._broken = self._broken or error

        return listen

    def _leaves(self, device: Device, raw: bytes) -> None:
        """Something leaves the server for a device."""
        reply = REPLY.decode(raw)
        if isinstance(reply, Frame):
            assert self.place is not None
            laws.is_what_may_be_shown(self.ledger, self.place, device.key, raw, reply)
            done = reply.done
            assert done is None or done in self.ledger.commands or self.ledger.is_said(done), "done and not kept"

    def _arrives(self, device: Device, raw: bytes) -> None:
        """A device hears something."""
        seen = device.seen
        reply = device.hear(raw)
        if isinstance(reply, Frame):
            laws.is_next(seen, reply)
        elif isinstance(reply, Refused):
            self._refused(reply)

    def _refused(self, reply: Refused) -> None:
        """A refused command has changed nothing; one that was done before may be refused when it comes again."""
        code = reply.message.code
        self.refusals[code] = self.refusals.get(code, 0) + 1
        assert reply.retry == (code in RETRIED), reply
        if not reply.retry and self._delivered.get(reply.cmd) == 1:
            self.ledger.catch_up()
            assert reply.cmd not in self.ledger.commands, "refused and done"


@contextmanager
def listening(troubles: list[str]) -> Generator[None]:
    """Hear what servers complain of, instead of writing it."""

    def hear(logger: WrappedLogger, name: str, event: EventDict) -> EventDict:
        if event["event"] in MUST_NOT_BE:
            troubles.append(f"{event} {format_exc()}")
        raise structlog.DropEvent

    before = structlog.get_config()
    structlog.configure(processors=[hear])
    try:
        yield
    finally:
        structlog.configure(**before)
