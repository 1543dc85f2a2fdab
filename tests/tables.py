"""Tables of the toy game, for tests of the room and of the web."""

import asyncio
from collections.abc import Mapping
from random import Random

import msgspec
from msgspec import Raw

from pik.core.draw import SeededDraw
from pik.core.hosted import Hosted
from pik.core.seat import CHANCE, TABLE, Seat
from pik.room.commands import Act, by_chance, by_person
from pik.room.effects import Present, Refuse
from pik.room.journal import Head, Journal
from pik.room.place import House, Place
from pik.room.seats import Holder
from pik.room.table import Table, decide, opened
from tests.random_acts import any_act
from tests.toy import TOY

VERA = Holder("human", "Vera", secret="a" * 64)
OTTO = Holder("human", "Otto", secret="b" * 64)
LEO = Holder("bot", "Leo", "club")
HOST = Seat(0)
CATALOG: Mapping[str, Hosted] = {"toy": TOY}


def toy_head(*holders: Holder, table: str = "t") -> Head:
    """The head of a toy match of two deals."""
    return Head(table, "toy", 1, Raw(b'{"deals":2}'), holders or (VERA, OTTO), Seat(0), 0.0)


def toy_table(*holders: Holder) -> Table:
    """A toy table before its first act."""
    return opened(toy_head(*holders), TOY)


def done(table: Table, command: Act) -> Table:
    """The table after a command that must not be refused."""
    after, effects = decide(table, command, 0.0)
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
    seat = table.head.host if actor == TABLE else actor
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

    def __init__(self, seat: Seat | None = None) -> None:
        self.seat = seat
        self.shows = 0
        self.displaced = False

    def show(self) -> None:
        self.shows += 1

    def displace(self) -> None:
        self.displaced = True


async def settled(place: Place) -> None:
    """Wait until pack and bots have nothing more to do."""
    while work := (*place._waits, *place._tasks):
        await asyncio.wait(work)


async def play_on(place: Place, seat: Seat = HOST) -> Present | Refuse:
    """Do the first thing that a seat is asked for."""
    decision = place.table.seats[seat]
    raw = any_act(decision.asked.options, Random(0))
    return await place.act(by_person(seat, f"cmd-{place.table.seq}", decision.since, raw))


def encoded(value: object) -> bytes:
    """A value as JSON."""
    return msgspec.json.encode(value)
