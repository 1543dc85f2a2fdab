"""The socket of a table."""

from typing import Final

import msgspec
import structlog
from aiohttp import web

from pik.core.message import Message
from pik.room.journal import JournalDownError
from pik.room.place import Place
from pik.room.restore import CannotGoOnError
from pik.web.keys import DESK, Desk
from pik.web.link import Link, opened
from pik.web.messages import Refused
from pik.web.pages import TABLE_ID
from pik.web.proxies import caller
from pik.web.security import is_ours
from pik.web.session import CANNOT_GO_ON, NO_TABLE, Limits, Session

TRY_LATER: Final = 1013
MOST_WATCHERS: Final = 64

log = structlog.get_logger()


async def socket(request: web.Request) -> web.StreamResponse:
    """Let a device play or watch; only a page of ours may."""
    desk = request.app[DESK]
    if not is_ours(request, desk.public_url):
        raise web.HTTPForbidden
    if not desk.ready:
        raise web.HTTPServiceUnavailable
    if not desk.sockets.take(caller(request)):
        raise web.HTTPTooManyRequests
    place = await find(desk, request.match_info["table"], desk.guests.hashed(request))
    try:
        link = await opened(request)
    except ConnectionError:
        return web.Response()  # to nobody: the device has gone while its table was opened
    if isinstance(place, Place):
        await talk(desk, request, link, place)
    else:
        await turn_away(link, place)
    return link.response


async def find(desk: Desk, table: str, key: str | None) -> Place | Message | int:
    """The table; or why it can't go on; or the code to close with: spectators may be too many, people who sit not."""
    if not TABLE_ID.fullmatch(table):
        return NO_TABLE
    try:
        place = await desk.room.open(table)
    except CannotGoOnError as error:
        return error.message
    except JournalDownError:
        return TRY_LATER
    if place is None:
        return NO_TABLE
    life = place.table.life
    seated = life.seat_of(life.person(key)) is not None
    return place if seated or len(place.devices) < MOST_WATCHERS else TRY_LATER


async def turn_away(link: Link, why: Message | int) -> None:
    """Say why not, and close."""
    if isinstance(why, Message):
        link.write(msgspec.json.encode(Refused("", why)))
    await link.close(code=why if isinstance(why, int) else CANNOT_GO_ON)


async def talk(desk: Desk, request: web.Request, link: Link, place: Place) -> None:
    """Talk until the socket closes."""
    key = desk.guests.hashed(request)
    limits = Limits(key or caller(request), desk.lives, desk.chats, desk.levels)
    session = Session(link, place, key, seen_of(request), limits)
    session.on_refused = desk.meter.refused
    desk.sessions.add(session)
    try:
        await session.run()
    finally:
        desk.sessions.discard(session)


def seen_of(request: web.Request) -> int | None:
    """The entry that the device has seen last; None where it says nothing sensible."""
    text = request.query.get("seen", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None  # noqa: PLR2004
