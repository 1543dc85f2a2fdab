"""Tables of the toy game, for tests of the room and of the web."""

import asyncio
from collections.abc import Mapping
from random import Random

import msgspec
from msgspec import Raw

from pik.core.draw import SeededDraw
from pik.core.hosted import Hosted
from pik.core.seat import CHANCE, TABLE, Seat
from pik.room.commands import Act, LifeDo, RoomDo, by_chance, by_guest, by_person
from pik.room.effects import Present, Refuse
from pik.room.fold import Table, opened
from pik.room.house import House
from pik.room.journal import Head, Journal, Line, Said, Stored
from pik.room.life_acts import Begin, Device, GiveBot, Rules, Sit, Wish
from pik.room.opening import head_of
from pik.room.place import Place
from pik.room.restore import restored
from pik.room.seats import Holder
from pik.room.table import accepted, decide
from tests.random_acts import any_act
from tests.toy import TOY

KEY_OF_VERA = "a" * 64
KEY_OF_OTTO = "b" * 64
KEY_OF_LENA = "c" * 64
VERA = Holder("human", "Vera", person=KEY_OF_VERA)
OTTO = Holder("human", "Otto", person=KEY_OF_OTTO)
LENA = Holder("human", "Lena", person=KEY_OF_LENA)
LEO = Holder("bot", "Leo", "club")
FREE = Holder()
HOST = Seat(0)
BEGUN = 3
"""Entries until a match of two has begun: each sits down, and the start."""
CATALOG: Mapping[str, Hosted] = {"toy": TOY}


def people(count: int) -> tuple[Holder, ...]:
    """So many people, each with a key of the own."""
    return tuple(Holder("human", f"P{number}", person=f"{number:x}" * 64) for number in range(count))


def key_of(table: Table, seat: Seat | None) -> str | None:
    """What opens a person's seat; a spectator has nothing."""
    return None if seat is None else table.life.holders[seat].person


def toy_head(table: str = "t", rules: Rules | None = None) -> Head:
    """The head of a toy match of two deals."""
    return Head(table, "toy", 1, Raw(b'{"deals":2}'), 2, "en", rules or Rules(pace=0), 0.0)


def gathered(head: Head, game: Hosted, holders: tuple[Holder, ...], *, begin: bool) -> Stored:
    """A table at which these have sat down one after another, as it is kept; the first is the host."""
    table = opened(head, game)
    lines: list[Line] = []
    for seat, holder in enumerate(holders):
        if holder.kind != "free":
            line, table = accepted(table, taking(Seat(seat), holder, holders[0].person), 0.0)
            lines.append(line)
    if begin:
        line, table = accepted(table, by_guest(holders[0].person, "begin", Begin()), 0.0)
        lines.append(line)
    return Stored(head, tuple(lines))


def taking(seat: Seat, holder: Holder, host: str | None) -> LifeDo:
    """How somebody comes to a seat: a person by oneself, a bot by the host."""
    act = Sit(seat, holder.name) if holder.kind == "human" else GiveBot(seat, holder.level or "")
    return by_guest(holder.person or host, f"seat-{seat}", act)


def toy_stored(*holders: Holder, begin: bool = True, rules: Rules | None = None, table: str = "t") -> Stored:
    """A toy table as it is kept, before the first act of its match."""
    return gathered(toy_head(table, rules), TOY, holders or (VERA, OTTO), begin=begin)


def toy_table(*holders: Holder, begin: bool = True, rules: Rules | None = None) -> Table:
    """A toy table before the first act of its match."""
    return restored(toy_stored(*holders, begin=begin, rules=rules), CATALOG)


def game_table(game: Hosted, *holders: Holder) -> Table:
    """A table of any game before the first act of its match."""
    head = head_of("t", game, b"{}", len(holders), 0.0)
    return restored(gathered(head, game, holders, begin=True), {game.name: game})


def life(table: Table, who: str | None, act: Wish | Device, now: float = 0.0) -> Table:
    """The table after an act of its life that must not be refused."""
    return done(table, by_guest(who, f"life-{table.seq}", act), now)


def refused(table: Table, who: str | None, act: Wish | Device) -> str:
    """The code that an act of table life is refused with."""
    after, effects = decide(table, by_guest(who, "refused", act), 0.0)
    assert after is table
    (refuse,) = effects
    assert isinstance(refuse, Refuse), effects
    return refuse.message.code


def done(table: Table, command: Act | LifeDo | RoomDo, now: float = 0.0) -> Table:
    """The table after a command that must not be refused."""
    after, effects = decide(table, command, now)
    assert not any(isinstance(effect, Refuse) for effect in effects), effects
    return after


def dealt(table: Table, seed: bytes = b"toy") -> Table:
    """The table after its shuffle."""
    return done(table, by_chance(table.seq, table.live.chance(SeededDraw(seed))))


def random_command(table: Table, random: Random, draw: SeededDraw) -> Act:
    """A lawful command at a table: a shuffle, what somebody is waited for, what is offered, a mark."""
    if CHANCE in table.live.waiting and random.random() < 0.9:
        return by_chance(table.seq, table.live.chance(draw))
    wishes = [(Seat(at), choice) for at, now in enumerate(table.seats) for choice in now.asked.options]
    offers = [(Seat(at), choice) for at, now in enumerate(table.seats) for choice in now.asked.offers]
    marks = [(TABLE, choice) for choice in table.marks.asked.offers]
    groups = [group for group, often in ((wishes, 6), (offers, 2), (marks, 1)) if group for _ in range(often)]
    actor, choice = random.choice(random.choice(groups))
    seat = table.life.scorer_seat if actor == TABLE else actor
    assert seat is not None
    since = max(table.seats[seat].since, table.marks.since)
    cmd = f"{random.getrandbits(64):x}"
    return by_person(seat, cmd, since, any_act((choice,), random), for_table=actor == TABLE)


def random_tables(table: Table, seed: int) -> list[Table]:
    """A table from its start to the end of its match, by random acts."""
    random, draw = Random(seed), SeededDraw(str(seed).encode())
    tables = [table]
    while not tables[-1].live.over:
        tables.append(done(tables[-1], random_command(tables[-1], random, draw)))
    return tables


async def no_wish(game: str, level: str, view: bytes) -> bytes | None:
    """A bot that never says anything: the house plays the plainest act for it."""
    return None


def toy_house(journal: Journal, pace: float = 0.0) -> House:
    """A house with the toy alone, where the plainest acts are played for bots."""
    return House(journal, CATALOG, no_wish, SeededDraw(b"house"), pace, lambda: 0.0)


class Watching:
    """A device that counts what it is told."""

    def __init__(self, seat: Seat | None = None, key: str | None = None) -> None:
        self.seat = seat
        self.key = key
        self.shows = 0
        self.heard: list[Said] = []
        self.displaced = False
        self.is_gone = False

    def show(self) -> None:
        self.shows += 1

    def hear(self, said: Said) -> None:
        self.heard.append(said)

    def gone(self) -> None:
        self.is_gone = True

    def displace(self) -> None:
        self.displaced = True


async def settled(place: Place) -> None:
    """Wait until pack and bots have nothing more to do."""
    while work := place.works.pending:
        await asyncio.wait(work)


async def play_on(place: Place, seat: Seat = HOST) -> Present | Refuse:
    """Do the first thing that a seat is asked for."""
    decision = place.table.seats[seat]
    raw = any_act(decision.asked.options, Random(0))
    return await place.act(by_person(seat, f"cmd-{place.table.seq}", decision.since, raw))


def encoded(value: object) -> bytes:
    """A value as JSON."""
    return msgspec.json.encode(value)
