"""The server as a program: started, played at, told to stop, killed."""

import os
import signal
from pathlib import Path

import aiohttp
import msgspec
import pytest

from pik.web.messages import Frame, Reply
from tests.web import driver
from tests.web.program import Program

Socket = aiohttp.ClientWebSocketResponse[bool]


def test_match_is_played_to_its_account(tmp_path: Path) -> None:
    """A whole match of Pikala against real bots on a real file: nothing refused, a result at the end."""
    with Program(tmp_path) as server:
        seen = driver.play(server.url)
    assert seen.over
    assert seen.rows >= 1
    assert len(seen.scores) == 3
    assert seen.most_bytes < 32_000


async def sit_down(session: aiohttp.ClientSession, url: str) -> str:
    """Open a table with a bot; its id."""
    wish = {"game": "pikala", "seats": 2, "bots": [{"seat": 1, "level": "beginner"}], "name": "Vera", "begin": True}
    async with session.post(f"{url}/api/tables", json=wish, headers={"Origin": url}) as answer:
        return str((await answer.json())["table"])


def browser() -> aiohttp.ClientSession:
    """A browser that keeps its cookies."""
    return aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))


async def hear(socket: Socket) -> Frame:
    """The next frame."""
    reply = msgspec.json.decode(str(await socket.receive_str(timeout=30)), type=Reply)
    assert isinstance(reply, Frame)
    return reply


async def play(socket: Socket, acts: int) -> tuple[Frame, bytes]:
    """Play so many acts, and wait until the table waits for this seat alone; the frame, less its news."""
    shown = await hear(socket)
    for _ in range(acts):
        while shown.waiting != (shown.you,):
            shown = await hear(socket)
        command = driver.command(shown)
        await socket.send_str(command)
        while shown.done != f"driver-{msgspec.json.decode(command)['since']}":
            shown = await hear(socket)
    while shown.waiting != (shown.you,):
        shown = await hear(socket)
    return shown, stripped(shown)


def stripped(frame: Frame) -> bytes:
    """What a frame shows, without what is new in it."""
    return msgspec.json.encode(msgspec.structs.replace(frame, events=(), skipped=None, done=None))


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_restart_brings_everybody_back(tmp_path: Path, how: signal.Signals) -> None:
    """Killed or told to stop in mid-trick, the server comes back to the same frame, and the match goes on."""
    async with browser() as session:
        with Program(tmp_path) as server:
            table = await sit_down(session, server.url)
            async with session.ws_connect(f"{server.url}/t/{table}/socket", headers={"Origin": server.url}) as socket:
                _, before = await play(socket, 9)
                server.end(how)
                await socket.receive()
        port = server.url.rsplit(":", 1)[1]
        with Program(tmp_path, {"PIK_PORT": port}) as server:
            async with session.ws_connect(f"{server.url}/t/{table}/socket", headers={"Origin": server.url}) as socket:
                shown, after = await play(socket, 0)
                assert after == before
                await socket.send_str(driver.command(shown))
                assert (await hear(socket)).done is not None


async def test_told_to_stop_it_ends_in_order(tmp_path: Path) -> None:
    """SIGTERM: devices are told that it restarts, everything is in one file, the exit code is 0."""
    async with browser() as session:
        with Program(tmp_path) as server:
            table = await sit_down(session, server.url)
            async with session.ws_connect(f"{server.url}/t/{table}/socket", headers={"Origin": server.url}) as socket:
                await hear(socket)
                os.kill(server.pid, signal.SIGTERM)
                while not socket.closed:
                    await socket.receive()
                assert socket.close_code == 1012
            assert server.end(signal.SIGTERM) == 0
    assert sorted(os.listdir(tmp_path)) == ["cookie.key", "pik.sqlite3"]  # noqa: PTH208
