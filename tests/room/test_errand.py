"""Work that goes on when nobody waits for it any more."""

import asyncio

import pytest

from pik.room.errand import Errand
from pik.room.works import Works


async def said(gate: "asyncio.Future[str]", times: int = 1) -> str:
    """What the gate says, after some turns of the loop."""
    for _ in range(times):
        await asyncio.sleep(0)
    return await gate


def a_gate() -> "asyncio.Future[str]":
    """Something to wait for."""
    return asyncio.get_running_loop().create_future()


async def test_what_needs_no_waiting_is_done_at_once() -> None:
    """Work that waits for nothing is done when it has begun, well or badly."""

    async def work(*, well: bool) -> str:
        if not well:
            raise ValueError("no")
        return "done"

    good, bad = Errand(work(well=True)), Errand(work(well=False))
    assert (good.done, bad.done) == (True, True)
    assert await good == "done"
    with pytest.raises(ValueError, match="no"):
        await bad


async def test_who_waits_gets_what_the_work_comes_to() -> None:
    """A value or an error comes out, to each who waits."""
    good, bad = a_gate(), a_gate()
    errand, failing = Errand(said(good)), Errand(said(bad, 0))
    asyncio.get_running_loop().call_soon(good.set_result, "done")
    assert list(await asyncio.gather(errand, errand)) == ["done", "done"]
    bad.set_exception(ValueError("no"))
    with pytest.raises(ValueError, match="no"):
        await failing


@pytest.mark.parametrize("turns", range(4))
async def test_work_goes_on_where_waiting_is_broken_off(turns: int) -> None:
    """Whenever who waits goes away, what is awaited stays whole, and the rest is done by itself."""
    gate = a_gate()
    errand = Errand(said(gate, 2))

    async def wait() -> str:
        return await errand

    waiting = asyncio.ensure_future(wait())
    for _ in range(turns + 1):
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait((waiting,))
    assert waiting.cancelled()
    assert not gate.cancelled()
    gate.set_result("done")
    await errand.ending
    assert await errand == "done"


async def test_work_that_is_broken_off_from_within_is_told_so() -> None:
    """Where what it waits for is cancelled, the work ends so, and who waits for it learns of it."""
    gate = a_gate()
    errand = Errand(said(gate, 0))
    gate.cancel()
    with pytest.raises(asyncio.CancelledError):
        await errand


async def test_a_table_that_stops_waits_for_its_errands() -> None:
    """What was begun is under way until it is done, and whoever stops the table waits for that."""
    works, gate = Works("t"), a_gate()
    errand = works.begin(said(gate, 0))
    assert works.pending
    stopping = asyncio.ensure_future(works.stop())
    await asyncio.sleep(0)
    assert not stopping.done()
    gate.set_result("done")
    await stopping
    assert (errand.done, works.pending) == (True, ())
