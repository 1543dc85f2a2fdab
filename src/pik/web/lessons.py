"""Lessons: a table for one person who learns a game, and what the learner is told there."""

from typing import Annotated

import msgspec
from aiohttp import web
from msgspec import Meta, Struct

from pik.core.message import Refusal
from pik.room.names import BOTS
from pik.room.teaching import Advice
from pik.web.access import seated
from pik.web.frames import since_of
from pik.web.keys import DESK
from pik.web.posting import answer, body, limit, posted
from pik.web.proxies import caller
from pik.web.tables import opened


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a lesson: the rest the game knows."""

    game: str
    name: Annotated[str, Meta(max_length=200)] = ""
    lang: str = "en"


class Told(Struct, frozen=True):
    """What the learner is told of the decision that an entry brought; None where there is nothing to decide."""

    since: int
    advice: Advice | None


_WISH = msgspec.json.Decoder(Wish)


@posted(otherwise=400)
async def create(request: web.Request) -> web.Response:
    """A new lesson; the caller's cookie opens its only seat."""
    desk = request.app[DESK]
    limit(desk.tables, caller(request))
    wish = await body(request, _WISH)
    if wish.lang not in BOTS or wish.game not in desk.catalog:
        raise Refusal("malformed")
    return await opened(request, lambda host: desk.room.teach(wish.game, host, wish.name, wish.lang))


@posted(otherwise=404)
async def advice(request: web.Request) -> web.Response:
    """What the caller, who learns at this table, is told now."""
    place, person = await seated(request)
    table = place.table
    since = since_of(table, table.life.seat_of(person))
    return answer(Told(since, await place.advice(request.app[DESK].guests.hashed(request))))
