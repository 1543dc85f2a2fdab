"""Bots that think in processes of their own: beside the table, replaced when they die, gone with the server."""

import asyncio
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from pik.room.asking import Asker, NowhereError
from pik.room.thinking import Thinkers, begin, think
from tests.room import thinkers

PATIENCE_S = 90.0
"""A machine that is busy elsewhere is no failure; one that never answers is."""


@pytest.fixture
def pool() -> Iterator[Thinkers]:
    """A pool of one process."""
    found = Thinkers(thinkers.player, thinkers.warm, thinkers.leave, processes=1)
    yield found
    found.close()


async def answered(pool: Thinkers, notes: Path, level: str) -> tuple[int, bytes]:
    """The process that has answered, and what."""
    answer = await pool(str(notes), level, b"view")
    assert answer is not None
    process, view = answer.split(b" ")
    return int(process), view


async def test_thinking_is_done_elsewhere(pool: Thinkers, tmp_path: Path) -> None:
    """A question is answered by another process, the next one by the same."""
    first = await answered(pool, tmp_path / "one", "plain")
    assert first[0] != os.getpid()
    assert await answered(pool, tmp_path / "one", "plain") == first


async def test_the_loop_goes_on_meanwhile(pool: Thinkers, tmp_path: Path) -> None:
    """While a bot thinks and its process is started, the table's loop takes turns as ever."""
    turns = 0
    question = asyncio.ensure_future(answered(pool, tmp_path / "one", "slow"))
    while not question.done():
        await asyncio.sleep(0.001)
        turns += 1
    assert (await question)[1] == b"view"
    assert turns > 50


async def test_one_that_dies_is_replaced_and_asked_again(pool: Thinkers, tmp_path: Path) -> None:
    """The question of a process that died is answered by another one, and so is the next."""
    before, _ = await answered(pool, tmp_path / "one", "plain")
    after, view = await answered(pool, tmp_path / "other", "dies-once")
    assert (view, after != before) == (b"view", True)
    assert (await answered(pool, tmp_path / "one", "plain"))[0] == after


async def test_questions_of_others_survive_a_death(pool: Thinkers, tmp_path: Path) -> None:
    """What waited for the process that died is asked again too."""
    questions = [answered(pool, tmp_path / "one", "dies-once")]
    questions += [answered(pool, tmp_path / name, "plain") for name in ("two", "three")]
    assert [view for _, view in await asyncio.gather(*questions)] == [b"view"] * 3


async def test_a_question_that_always_kills_is_given_up(pool: Thinkers, tmp_path: Path) -> None:
    """After some tries it fails, so that the table plays on by the plainest act; others are answered as before."""
    with pytest.raises(BrokenProcessPool):
        await answered(pool, tmp_path / "one", "always-dies")
    assert (await answered(pool, tmp_path / "two", "plain"))[1] == b"view"


async def test_what_a_bot_raises_comes_back(pool: Thinkers, tmp_path: Path) -> None:
    """A bot that fails does not take its process along."""
    before, _ = await answered(pool, tmp_path / "one", "plain")
    with pytest.raises(ZeroDivisionError):
        await answered(pool, tmp_path / "one", "fails")
    assert (await answered(pool, tmp_path / "one", "plain"))[0] == before


async def test_getting_ready_is_done_in_the_background(pool: Thinkers, tmp_path: Path) -> None:
    """Whoever says that a game will come goes on at once; the process that gets ready is the one that thinks."""
    pool.soon(str(tmp_path / "one"))
    pool.soon(str(tmp_path / "one"))
    process, _ = await answered(pool, tmp_path / "two", "plain")
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.to_thread(appeared, tmp_path / "one")
    assert (tmp_path / "one").read_text() == str(process)


def warmed() -> None:
    """Wait until nobody gets ready any more."""
    for thread in threading.enumerate():
        if thread.name == "pik-warming":
            thread.join()


def appeared(note: Path) -> None:
    """Wait until a note is there."""
    while not note.exists():
        time.sleep(0.01)


async def test_levels_go_where_they_are_thought_about(pool: Thinkers, tmp_path: Path) -> None:
    """An asker thinks by itself, but for the levels that are thought about elsewhere."""
    asker = Asker(thinkers.player, elsewhere={"plain": pool})
    there, here = await asker(str(tmp_path / "one"), "plain", b"v"), await asker(str(tmp_path / "one"), "quick", b"v")
    asker.close()
    assert here == b"%d v" % os.getpid()
    assert there not in {None, here}


@pytest.mark.parametrize("error", [ImportError, NotImplementedError, BlockingIOError])
async def test_where_no_process_can_be_started_bots_think_here(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, error: type[Exception]
) -> None:
    """A machine without semaphores, or with no room for another process, has bots that think; it says so once."""

    def none_here(*_: object) -> None:
        raise error

    monkeypatch.setattr("pik.room.thinking.ProcessPoolExecutor", none_here)
    asker = Asker(thinkers.player, elsewhere={"plain": Thinkers(thinkers.player, thinkers.warm, thinkers.leave)})
    with capture_logs() as logs:
        asker.soon(str(tmp_path / "one"), "plain")
        await asyncio.to_thread(warmed)
        answers = {await asker(str(tmp_path / "one"), "plain", b"v") for _ in range(2)}
    asker.close()
    assert answers == {b"%d v" % os.getpid()}
    assert [entry["event"] for entry in logs] == ["no process to think in"]


async def test_a_process_too_many_is_no_end(monkeypatch: pytest.MonkeyPatch, pool: Thinkers, tmp_path: Path) -> None:
    """Where a process can't be started when it is needed, that is told apart from a bot that fails."""

    def full(*_: object) -> None:
        raise BlockingIOError

    monkeypatch.setattr("pik.room.thinking.ProcessPoolExecutor.submit", full)
    with pytest.raises(NowhereError):
        await answered(pool, tmp_path / "one", "plain")


async def test_who_will_be_asked_gets_ready_where_he_thinks(pool: Thinkers, tmp_path: Path) -> None:
    """An asker passes on that a question will come, to whom it concerns, and ends what is elsewhere with itself."""
    asker = Asker(thinkers.player, elsewhere={"plain": pool})
    for level in ("quick", "plain"):
        asker.soon(str(tmp_path / level), level)
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.to_thread(appeared, tmp_path / "plain")
    assert not (tmp_path / "quick").exists()
    asker.close()
    with pytest.raises(BrokenProcessPool):
        await answered(pool, tmp_path / "two", "plain")


def test_a_process_that_was_not_made_ready_says_so() -> None:
    """Nobody thinks without players."""
    with pytest.raises(RuntimeError):
        think("game", "level", b"view")


SERVER = """
import asyncio, sys
from pik.room.thinking import Thinkers
from tests.room import thinkers
if __name__ == "__main__":
    pool = Thinkers(thinkers.player, thinkers.warm, thinkers.leave, processes=1)
    answer = asyncio.run(pool(sys.argv[1], "plain", b"view"))
    print(answer.split()[0].decode(), flush=True)
    sys.stdin.read()
"""


def test_no_process_outlives_the_server(tmp_path: Path) -> None:
    """A server that is killed leaves nobody thinking; each process clears up before it goes."""
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(("src", "."))}
    with subprocess.Popen(
        [sys.executable, str(script), str(tmp_path / "one")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
    ) as server:
        assert server.stdout is not None
        process = int(server.stdout.readline())
        server.kill()
        server.stdout.read()
    assert process != server.pid
    gone(process)
    assert (tmp_path / "one.left").read_text() == str(process)


async def test_closing_ends_a_thought(tmp_path: Path) -> None:
    """A server that stops does not wait for a bot in the middle of a thought, nor for one that gets ready."""
    pool = Thinkers(thinkers.player, thinkers.warm, thinkers.leave, processes=1)
    process, _ = await answered(pool, tmp_path / "one", "plain")
    question = asyncio.ensure_future(answered(pool, tmp_path / "two", "for ever"))
    await asyncio.to_thread(appeared, tmp_path / "two")
    pool.close()
    with pytest.raises((BrokenProcessPool, asyncio.CancelledError)):
        await question
    await asyncio.to_thread(gone, process)
    assert (tmp_path / "two.left").read_text() == str(process)


def gone(process: int) -> None:
    """Wait for the end of a process."""
    until = time.monotonic() + PATIENCE_S
    while is_running(process):
        assert time.monotonic() < until
        time.sleep(0.01)


def is_running(process: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state not in {"Z", "X"}


def test_begin_is_what_a_process_starts_with() -> None:
    """Processes that think leave Ctrl-C to the server: it tells them when it has ended."""
    code = """
import multiprocessing, os, signal
from pik.room.thinking import begin
from tests.room.thinkers import leave, player
ours, theirs = multiprocessing.Pipe()
before = os.nice(0)
begin(player, leave, theirs)
os.kill(os.getpid(), signal.SIGINT)
print(os.nice(0) > before)
"""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(("src", "."))}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert (done.stdout, callable(begin)) == ("True\n", True)
