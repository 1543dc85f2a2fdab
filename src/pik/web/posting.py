"""Posts: who may, what they bring, and what is answered when they may not."""

from collections.abc import Awaitable, Callable
from math import ceil
from typing import Final, TypeAlias, TypeVar

import msgspec
from aiohttp import web
from msgspec import Struct

from pik.core.message import Message, Refusal
from pik.room.house import Again
from pik.room.journal import JournalDownError
from pik.room.restore import CannotGoOnError
from pik.web.keys import DESK
from pik.web.limits import Buckets
from pik.web.security import is_ours

T = TypeVar("T")
Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]

MOST_BYTES: Final = 8192
"""In a body."""
NOT_FOUND: Final = 404
STATUS: Final = {
    "too-many-tries": 429,
    "too-many-changes": 429,
    "try-again": 503,
    "bad-origin": 403,
    "already-seated": 409,
    "malformed": 400,
    "too-big": 413,
}
"""By the code of a refusal; everything else depends on what is asked for."""


def posted(otherwise: int) -> Callable[[Handler], Handler]:
    """Handlers for posts of pages of ours, whose refusals become answers.

    `otherwise`: the status of refusals that have none of their own; with 404 they are all like a missing table.
    """

    def around(handler: Handler) -> Handler:
        async def handle(request: web.Request) -> web.StreamResponse:
            try:
                if not is_ours(request, request.app[DESK].public_url):
                    raise Refusal("bad-origin")
                return await handler(request)
            except Refusal as refusal:
                return refused(refusal.message, otherwise)
            except (JournalDownError, Again):
                return answer(Message("try-again"), STATUS["try-again"])
            except CannotGoOnError as error:
                return answer(error.message, 409)

        return handle

    return around


def refused(why: Message, otherwise: int) -> web.Response:
    """The answer to what is refused: its code and nothing of the reason, but how long to wait."""
    status = STATUS.get(why.code, otherwise)
    if why.code != "too-many-tries":
        return answer(Message("no-table" if status == NOT_FOUND else why.code), status)
    response = answer(why, status)
    response.headers["Retry-After"] = str(why.data["seconds"])
    return response


def limit(buckets: Buckets, *keys: str) -> None:
    """Let a call pass for each of these keys. Raises Refusal that says in how many seconds one more may come."""
    if not all(buckets.take(key) for key in keys):
        raise Refusal("too-many-tries", seconds=ceil(max(buckets.wait(key) for key in keys)))


async def body(request: web.Request, decoder: msgspec.json.Decoder[T]) -> T:
    """What a request brings as JSON. Raises Refusal."""
    if request.content_type != "application/json":
        raise Refusal("malformed")
    try:
        return decoder.decode(await request.read())
    except web.HTTPRequestEntityTooLarge as error:
        raise Refusal("too-big") from error
    except (ValueError, RecursionError) as error:
        raise Refusal("malformed") from error


def answer(data: Struct | tuple[Struct, ...], status: int = 200) -> web.Response:
    """Data as JSON."""
    return web.Response(body=msgspec.json.encode(data), status=status, content_type="application/json")
