"""Clients of web tables in memory."""

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from aiohttp import CookieJar, web
from aiohttp.test_utils import TestClient, TestServer

from pik.web.app import application
from pik.web.keys import Desk
from tests.web.halls import Client, Hall, desk_of


@pytest.fixture
def hall(aiohttp_client: Callable[..., Awaitable[Client]]) -> Hall:
    """Opens clients on desks."""

    async def open_client(desk: Desk | None = None) -> Client:
        app = application(desk_of() if desk is None else desk)
        return await aiohttp_client(app, cookie_jar=CookieJar(unsafe=True))

    return open_client


@pytest.fixture
async def client(hall: Hall) -> Client:
    """A browser at a fresh house."""
    return await hall()


@pytest.fixture
async def stranger() -> AsyncIterator[Callable[[Client], Awaitable[Client]]]:
    """Opens other browsers at the same server as a client."""
    others: list[Client] = []

    async def open_client(client: Client) -> Client:
        server = client.server
        assert isinstance(server, TestServer)
        other: TestClient[web.Request, web.Application] = TestClient(server, cookie_jar=CookieJar(unsafe=True))
        others.append(other)
        return other

    yield open_client
    for other in others:
        await other.session.close()
