"""The games there are, and new tables."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Final

import msgspec
from aiohttp import web
from msgspec import Meta, Raw, Struct

from pik.core.message import Refusal
from pik.core.series import Option
from pik.room.life_acts import At, GiveBot, Rules
from pik.room.names import BOTS
from pik.room.runner import NewTable
from pik.web.guests import hashed
from pik.web.keys import DESK, Desk
from pik.web.posting import answer, body, limit, posted
from pik.web.proxies import caller

MOST_BOTS: Final = 11


class BotAt(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot at a seat."""

    seat: At
    level: str


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a table; who wishes sits at seat 0. `begin`: the first match starts at once."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=12)]
    bots: Annotated[tuple[BotAt, ...], Meta(max_length=MOST_BOTS)] = ()
    config: Raw = Raw(b"{}")
    name: Annotated[str, Meta(max_length=200)] = ""
    lang: str = "en"
    begin: bool = False
    rules: Rules | None = None


class Opened(Struct, frozen=True):
    """The id of a new table."""

    table: str


class GameInfo(Struct, frozen=True):
    """A game of the catalog; `options` are what the page asks for besides the number of seats."""

    name: str
    version: int
    least: int
    most: int
    levels: tuple[str, ...]
    options: tuple[Option, ...] = ()
    lesson: bool = False
    """Whether there is a first deal that teaches it."""
    lacking: tuple[str, ...] = ()
    """Levels that want something which is not installed here."""


_OPENING = msgspec.json.Decoder(Opening)


async def games(request: web.Request) -> web.Response:
    """The games, with how many may play and how well bots do."""
    desk = request.app[DESK]
    return answer(
        tuple(
            GameInfo(
                game.name,
                game.version,
                game.seats[0],
                game.seats[-1],
                desk.levels.of(game.name),
                game.questions,
                game.lesson is not None,
                desk.levels.lacking(game.name),
            )
            for game in desk.catalog.values()
        )
    )


@posted(otherwise=400)
async def create(request: web.Request) -> web.Response:
    """A new table; the caller's cookie opens seat 0."""
    desk = request.app[DESK]
    limit(desk.tables, caller(request))
    wish = checked(await body(request, _OPENING), desk)
    return await opened(request, lambda host: desk.room.create(new_table(wish, host)))


async def opened(request: web.Request, create_for: Callable[[str], Awaitable[str]]) -> web.Response:
    """A new table, made for the hash of the caller's secret; the cookie with the secret opens seat 0."""
    guests = request.app[DESK].guests
    secret = guests.secret(request) or guests.fresh()
    response = answer(Opened(await create_for(hashed(secret))))
    guests.give(response, secret, secure=request.scheme == "https")
    return response


def checked(wish: Opening, desk: Desk) -> Opening:
    """The wish, if the game, the language and the levels are there. Raises Refusal."""
    if wish.lang not in BOTS or wish.game not in desk.catalog:
        raise Refusal("malformed")
    desk.levels.given(wish.game, (bot.level for bot in wish.bots))
    return wish


def new_table(wish: Opening, host: str) -> NewTable:
    """The wish as the room takes it."""
    bots = tuple(GiveBot(bot.seat, bot.level) for bot in wish.bots)
    config = bytes(wish.config)
    return NewTable(wish.game, config, wish.seats, host, wish.name, wish.lang, bots, wish.begin, wish.rules)
