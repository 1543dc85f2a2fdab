"""Ways to a seat: the guest's cookie, personal links, short codes; and the end of a table."""

import secrets
from typing import Annotated

import msgspec
from aiohttp import web
from msgspec import Meta, Struct

from pik.core.message import Refusal
from pik.room.commands import by_guest
from pik.room.effects import Refuse
from pik.room.life_acts import Device
from pik.room.place import Place
from pik.web.codes import MINUTES
from pik.web.guests import hashed
from pik.web.keys import DESK, Desk
from pik.web.pages import TABLE_ID
from pik.web.posting import answer, body, limit, posted
from pik.web.proxies import caller


class Hello(Struct, frozen=True):
    """Whether the browser was given a cookie just now."""

    new: bool


class Link(Struct, frozen=True):
    """A personal link; its key stands in the fragment, which browsers send to nobody."""

    link: str


class Code(Struct, frozen=True):
    """A short code and how long it holds."""

    code: str
    minutes: int = MINUTES


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """What opens a seat: the key of a personal link, or a short code."""

    key: Annotated[str, Meta(max_length=100)] | None = None
    code: Annotated[str, Meta(max_length=40)] | None = None


class Entered(Struct, frozen=True):
    """Where the browser has a seat now."""

    table: str


class Gone(Struct, frozen=True):
    """The table is deleted."""

    deleted: str


_ENTRY = msgspec.json.Decoder(Entry)


@posted(otherwise=404)
async def hello(request: web.Request) -> web.Response:
    """A cookie for a browser that has none."""
    desk = request.app[DESK]
    limit(desk.hellos, caller(request))
    if desk.guests.secret(request) is not None:
        return answer(Hello(new=False))
    response = answer(Hello(new=True))
    give(request, response, desk.guests.fresh())
    return response


@posted(otherwise=404)
async def link(request: web.Request) -> web.Response:
    """A fresh personal link to the caller's seat."""
    place, person = await seated(request)
    secret = request.app[DESK].guests.fresh()
    await bind(place, person, hashed(secret))
    return answer(Link(f"/t/{place.table.head.table}#k={secret}"))


@posted(otherwise=404)
async def code(request: web.Request) -> web.Response:
    """A short code to the caller's seat."""
    place, person = await seated(request)
    return answer(Code(request.app[DESK].codes.give(place.table.head.table, person)))


@posted(otherwise=404)
async def enter(request: web.Request) -> web.Response:
    """Bind the caller's browser to the seat that a key or a code opens at a table."""
    desk, table = request.app[DESK], request.match_info["table"]
    limit(desk.tries, caller(request), f"table {table}")
    wish = await body(request, _ENTRY)
    place = await found(desk, table)
    return await let_in(request, place, wish)


@posted(otherwise=404)
async def enter_by_code(request: web.Request) -> web.Response:
    """Bind the caller's browser to the seat that a code opens, at whatever table it is."""
    desk = request.app[DESK]
    limit(desk.tries, caller(request))
    wish = await body(request, _ENTRY)
    if wish.code is None or wish.key is not None:
        raise Refusal("malformed")
    there = desk.codes.look(wish.code)
    if there is None:
        raise Refusal("no-table")
    place = await found(desk, there.table)
    return await let_in(request, place, wish)


async def let_in(request: web.Request, place: Place, wish: Entry) -> web.Response:
    """Bind the caller's browser to the seat that a key or a code opens; a code is used up. Raises Refusal, Again."""
    desk = request.app[DESK]
    person = opened(desk, place, wish)
    secret = desk.guests.secret(request) or desk.guests.fresh()
    own = place.table.life.person(hashed(secret))
    if own != person and place.table.life.seat_of(own) is not None:
        raise Refusal("already-seated")
    if wish.code is not None:
        desk.codes.use(wish.code)
    if own != person:
        await bind(place, person, hashed(secret))
    response = answer(Entered(place.table.head.table))
    give(request, response, secret)
    return response


@posted(otherwise=404)
async def delete(request: web.Request) -> web.Response:
    """Delete the table for good; the host may."""
    place, person = await seated(request)
    if person != place.table.life.host:
        raise Refusal("not-the-host")
    table = place.table.head.table
    await request.app[DESK].room.delete(table)
    return answer(Gone(table))


def opened(desk: Desk, place: Place, wish: Entry) -> str:
    """Whom a key or a code belongs to, who sits here or may take a seat back. Raises Refusal."""
    life = place.table.life
    if (wish.key is None) == (wish.code is None):
        raise Refusal("malformed")
    if wish.key is not None:
        person = life.person(hashed(wish.key))
    else:
        there = desk.codes.look(wish.code or "")
        person = there.person if there is not None and there.table == place.table.head.table else None
    if person is None or (life.seat_of(person) is None and life.back(person) is None):
        raise Refusal("no-table")
    return person


async def seated(request: web.Request) -> tuple[Place, str]:
    """The table of a request and the person who asks, who sits at it. Raises Refusal, JournalDownError."""
    desk = request.app[DESK]
    key = desk.guests.hashed(request)
    limit(desk.lives, key or caller(request))
    place = await found(desk, request.match_info["table"])
    person = place.table.life.person(key)
    if person is None or place.table.life.seat_of(person) is None:
        raise Refusal("no-table")
    return place, person


async def found(desk: Desk, table: str) -> Place:
    """A table. Raises Refusal, JournalDownError, CannotGoOnError."""
    place = await desk.room.open(table) if TABLE_ID.fullmatch(table) else None
    if place is None:
        raise Refusal("no-table")
    return place


async def bind(place: Place, person: str, key: str) -> None:
    """Let a key open a person's seat. Raises Refusal, Again."""
    done = await place.act(by_guest(person, f"device-{secrets.token_hex(8)}", Device(key)))
    if isinstance(done, Refuse):
        raise Refusal(done.message.code if done.message.code == "too-many-changes" else "no-table")


def give(request: web.Request, response: web.Response, secret: str) -> None:
    """Let the caller's browser keep a secret."""
    desk = request.app[DESK]
    desk.guests.give(response, secret, secure=request.scheme == "https")
