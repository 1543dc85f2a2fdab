"""Work that goes on when nobody waits for it any more."""

import asyncio
from collections.abc import Coroutine

import pytest

from pik.room.unbroken import Unbroken


class Started:
    """The tasks of what went on by itself."""

    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[str]] = []

    def start(self, work: Coroutine[None, None, str]) -> None:
        """Let it go on."""
        self.tasks.append(asyncio.ensure_future(work))


async def said(gate: "asyncio.Future[str]", times: int = 1) -> str:
    """What the gate says, after some turns of the loop."""
    for _ in range(times):
        await asyncio.sleep(0)
    return await gate


def a_gate() -> "asyncio.Future[str]":
    """Something to wait for."""
    return asyncio.get_running_loop().create_future()


async def test_who_waits_gets_what_the_work_comes_to() -> None:
    """A value or an error comes out, and nothing was started for it."""
    started, good, bad = Started(), a_gate(), a_gate()
    asyncio.get_running_loop().call_soon(good.set_result, "done")
    assert await Unbroken(said(good), started.start) == "done"
    bad.set_exception(ValueError("no"))
    with pytest.raises(ValueError, match="no"):
        await Unbroken(said(bad), started.start)
    assert not started.tasks


@pytest.mark.parametrize("turns", range(4))
async def test_work_goes_on_where_waiting_is_broken_off(turns: int) -> None:
    """Whenever who waits goes away, what is awaited stays whole, and the rest is done by itself."""
    started, gate = Started(), a_gate()

    async def wait() -> str:
        return await Unbroken(said(gate, 2), started.start)

    waiting = asyncio.ensure_future(wait())
    for _ in range(turns + 1):
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait((waiting,))
    assert waiting.cancelled()
    assert not gate.cancelled()
    gate.set_result("done")
    assert [await task for task in started.tasks] == ["done"]
