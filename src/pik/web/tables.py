"""The games there are, and new tables."""

from typing import Annotated, Final

import msgspec
from aiohttp import web
from msgspec import Meta, Raw, Struct

from pik.core.message import Message, Refusal
from pik.room.journal import JournalDownError
from pik.room.seats import Holder
from pik.web.guests import hashed
from pik.web.keys import DESK, Desk
from pik.web.names import BOTS, bot_names, tidy
from pik.web.security import is_ours

MOST_BYTES: Final = 8192
MOST_BOTS: Final = 5


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a table: `levels` has one entry for each seat of a bot; the one who wishes sits at seat 0."""

    game: str
    levels: Annotated[tuple[str, ...], Meta(max_length=MOST_BOTS)]
    config: Raw = Raw(b"{}")
    name: str = ""
    lang: str = "en"


class Opened(Struct, frozen=True):
    """The id of a new table."""

    table: str


class GameInfo(Struct, frozen=True):
    """A game of the catalog."""

    name: str
    version: int
    least: int
    most: int
    levels: tuple[str, ...]


_OPENING = msgspec.json.Decoder(Opening)


async def games(request: web.Request) -> web.Response:
    """The games, with how many may play and how well bots do."""
    desk = request.app[DESK]
    return answer(
        tuple(
            GameInfo(game.name, game.version, game.seats[0], game.seats[-1], desk.levels)
            for game in desk.catalog.values()
        )
    )


async def create(request: web.Request) -> web.Response:
    """A new table; the caller's cookie opens seat 0."""
    desk = request.app[DESK]
    if not is_ours(request, desk.public_url):
        return answer(Message("bad-origin"), 403)
    if not desk.tables.take(request.remote or ""):
        return answer(Message("too-fast"), 429)
    try:
        wish = await read(request, desk)
        secret = desk.guests.secret(request) or desk.guests.fresh()
        table = await desk.room.create(wish.game, bytes(wish.config), holders(wish, secret))
    except Refusal as refusal:
        return answer(Message(refusal.code), 400)
    except JournalDownError:
        return answer(Message("try-again"), 503)
    response = answer(Opened(table))
    desk.guests.give(response, secret)
    return response


async def read(request: web.Request, desk: Desk) -> Opening:
    """The wish in a request. Raises Refusal."""
    if request.content_type != "application/json":
        raise Refusal("malformed")
    try:
        raw = await request.read()
        wish = _OPENING.decode(raw)
    except (ValueError, RecursionError) as error:
        raise Refusal("malformed") from error
    if wish.lang not in BOTS or not set(wish.levels) <= set(desk.levels) or wish.game not in desk.catalog:
        raise Refusal("malformed")
    return wish


def holders(wish: Opening, secret: str) -> tuple[Holder, ...]:
    """Who sits where: the one who wishes at seat 0, bots elsewhere."""
    name = tidy(wish.name, wish.lang)
    names = bot_names(wish.lang, len(wish.levels), name)
    bots = (Holder("bot", called, level) for called, level in zip(names, wish.levels, strict=True))
    return Holder("human", name, secret=hashed(secret)), *bots


def answer(data: Struct | tuple[Struct, ...], status: int = 200) -> web.Response:
    """Data as JSON."""
    return web.Response(body=msgspec.json.encode(data), status=status, content_type="application/json")
