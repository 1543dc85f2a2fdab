"""`pik backup` and `pik restore` as commands, with a server that runs meanwhile."""

import asyncio
from pathlib import Path

import aiohttp
import pytest

from pik.cli import main
from pik.web.messages import Frame
from tests.store.appending import filled, seqs
from tests.web import driver
from tests.web.program import Program
from tests.web.test_serving import browser, hear, play, sit_down


async def test_a_backup_of_a_running_server_brings_everybody_back(tmp_path: Path) -> None:
    """Backed up in mid-match, the server goes on; restored elsewhere, the old cookie opens the same seat and hand."""
    async with browser() as session:
        with Program(tmp_path / "one") as server:
            table = await sit_down(session, server.url)
            async with session.ws_connect(f"{server.url}/t/{table}/socket", headers={"Origin": server.url}) as socket:
                _, before = await play(socket, 5)
                assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "one")]) == 0
            assert main(["restore", str(tmp_path / "copy"), "--data", str(tmp_path / "one"), "--force"]) == 1
            async with session.ws_connect(f"{server.url}/t/{table}/socket", headers={"Origin": server.url}) as socket:
                await play(socket, 3)
            port = server.url.rsplit(":", 1)[1]
        assert main(["restore", str(tmp_path / "copy"), "--data", str(tmp_path / "two")]) == 0
        with Program(tmp_path / "two", {"PIK_PORT": port}) as server:
            async with session.ws_connect(f"{server.url}/t/{table}/socket", headers={"Origin": server.url}) as socket:
                shown, after = await play(socket, 0)
    assert shown.you == 0
    assert after == before


async def test_the_drill_under_load(tmp_path: Path) -> None:
    """R21: backed up again and again while eight tables are played at; the copy made last brings all of them back.

    Each table stands where it stood after the copy began, or later, and goes on; nobody was refused meanwhile.
    """
    async with browser() as session:
        with Program(tmp_path / "one") as server:
            until, seen, before = asyncio.Event(), dict[str, int](), dict[str, int]()
            tables = [await sit_down(session, server.url) for _ in range(8)]
            players = [asyncio.ensure_future(play_on(session, server.url, table, seen, until)) for table in tables]
            for number in range(3):
                await more_than(seen, sum(seen.values()) + 40)
                before = dict(seen)
                words = ["backup", str(tmp_path / f"copy-{number}"), "--data", str(tmp_path / "one")]
                assert await asyncio.to_thread(main, words) == 0
            until.set()
            await asyncio.gather(*players)
            port = server.url.rsplit(":", 1)[1]
        assert main(["restore", str(tmp_path / "copy-2"), "--data", str(tmp_path / "two")]) == 0
        with Program(tmp_path / "two", {"PIK_PORT": port}) as server:
            for table in tables:
                shown = await play_some(session, server.url, table)
                assert before[table] <= shown.seq
                assert shown.you == 0


async def play_on(
    session: aiohttp.ClientSession, url: str, table: str, seen: dict[str, int], until: asyncio.Event
) -> None:
    """Play at a table, noting how far it is, until told to stop or the match is over."""
    async with session.ws_connect(f"{url}/t/{table}/socket", headers={"Origin": url}) as socket:
        answered, shown = -1, await hear(socket)
        while not (until.is_set() or shown.over):
            seen[table] = shown.seq
            if shown.you in shown.waiting and shown.since != answered:
                answered = shown.since
                await socket.send_str(driver.command(shown))
            shown = await hear(socket)


async def play_some(session: aiohttp.ClientSession, url: str, table: str) -> Frame:
    """Look at a restored table, play an act if it has one to play, and tell how it stood."""
    async with session.ws_connect(f"{url}/t/{table}/socket", headers={"Origin": url}) as socket:
        first = shown = await hear(socket)
        while not shown.over and shown.you not in shown.waiting:
            shown = await hear(socket)
        if not shown.over:
            await socket.send_str(driver.command(shown))
            while (await hear(socket)).done is None:
                pass
        return first


async def more_than(seen: dict[str, int], count: int) -> None:
    """Wait until so many acts were seen."""
    while sum(seen.values()) <= count:  # noqa: ASYNC110 - other tasks count
        await asyncio.sleep(0.01)


async def test_nothing_is_written_over_unasked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A backup or tables that are there stay, with 2 and one line, unless `--force` is said."""
    data, copy = tmp_path / "data", tmp_path / "copy"
    data.mkdir()
    await filled(data / "pik.sqlite3", (2,))
    (data / "cookie.key").write_bytes(b"old")
    words = [[name, str(copy), "--data", str(data)] for name in ("backup", "restore")]
    assert main(words[0]) == 0
    made = copy.read_bytes()
    (data / "cookie.key").write_bytes(b"new")
    await filled(data / "pik.sqlite3.new", (5,))
    (data / "pik.sqlite3.new").replace(data / "pik.sqlite3")
    capsys.readouterr()
    for command in words:
        assert main(command) == 2
        assert "--force" in capsys.readouterr().err
    assert copy.read_bytes() == made
    assert (data / "cookie.key").read_bytes() == b"new"
    assert main([*words[1], "--force"]) == 0
    assert capsys.readouterr().out == f"{data}: 1 tables, 2 acts\n"
    assert (data / "cookie.key").read_bytes() == b"old"
    assert await seqs(data / "pik.sqlite3", "t0") == [1, 2]
    assert main([*words[0], "--force"]) == 0


@pytest.mark.parametrize("name", ["backup", "restore"])
def test_nothing_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    """No tables to copy, or no copy to restore: 1 and one line; nothing is made."""
    assert main([name, str(tmp_path / "copy"), "--data", str(tmp_path / "data")]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert not (tmp_path / "copy").exists()
    assert not (tmp_path / "data" / "pik.sqlite3").exists()
