"""How tables stand that a browser remembers: asked for when somebody looks at the list, never kept."""

from typing import Annotated

import msgspec
from aiohttp import web
from msgspec import Meta, Struct

from pik.room.restore import CannotGoOnError
from pik.web.keys import DESK, Desk
from pik.web.messages import Phase
from pik.web.pages import TABLE_ID
from pik.web.posting import answer, body, limit, posted
from pik.web.proxies import caller


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables that are asked about."""

    tables: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=8)]


class Standing(Struct, frozen=True):
    """How far a table is, and whether it waits for the caller; without a phase where its match can't go on here."""

    table: str
    phase: Phase | None
    mine: bool


_QUESTION = msgspec.json.Decoder(Question)


@posted(otherwise=400)
async def standings(request: web.Request) -> web.Response:
    """How some tables stand now; those that are no more are left out. Nothing comes to life by asking."""
    desk = request.app[DESK]
    wanted = (await body(request, _QUESTION)).tables
    limit(desk.reads, *[caller(request)] * len(wanted))
    key = desk.guests.hashed(request)
    found = [await standing(desk, table, key) for table in dict.fromkeys(wanted)]
    return answer(tuple(each for each in found if each is not None))


async def standing(desk: Desk, table: str, key: str | None) -> Standing | None:
    """How a table stands for whom a key opens; None where there is none. Raises JournalDownError."""
    try:
        there = await desk.room.glance(table) if TABLE_ID.fullmatch(table) else None
    except CannotGoOnError:
        return Standing(table, None, mine=False)
    if there is None:
        return None
    life = there.life
    return Standing(table, life.phase, life.seat_of(life.person(key)) in there.waiting)
