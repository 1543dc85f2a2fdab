"""One after another."""

import asyncio

from pik.room.turn import Turn


async def visit(turn: Turn, who: int, heard: list[int], gate: "asyncio.Future[None]") -> None:
    """Have it until the gate opens."""
    async with turn:
        heard.append(who)
        await gate


async def standing(count: int) -> "tuple[Turn, list[int], asyncio.Future[None], list[asyncio.Task[None]]]":
    """So many who want it; the first one has it."""
    turn, heard, gate = Turn(), list[int](), asyncio.get_running_loop().create_future()
    tasks = [asyncio.ensure_future(visit(turn, who, heard, gate)) for who in range(count)]
    await asyncio.sleep(0)
    return turn, heard, gate, tasks


async def test_each_has_it_in_turn() -> None:
    """One has it at a time, the first comer first; afterwards it is free."""
    turn, heard, gate, tasks = await standing(4)
    assert (heard, turn.taken) == ([0], True)
    gate.set_result(None)
    await asyncio.gather(*tasks)
    assert (heard, turn.taken) == ([0, 1, 2, 3], False)


async def test_who_goes_away_is_passed_over() -> None:
    """Who no longer waits does not hold up the others."""
    turn, heard, gate, tasks = await standing(3)
    tasks[1].cancel()
    await asyncio.sleep(0)
    gate.set_result(None)
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (heard, turn.taken) == ([0, 2], False)


async def test_who_goes_away_when_it_is_theirs_passes_it_on() -> None:
    """Who is broken off between getting it and taking it leaves it to the next."""
    turn, heard, gate = Turn(), list[int](), asyncio.get_running_loop().create_future()
    gate.set_result(None)
    async with turn:
        tasks = [asyncio.ensure_future(visit(turn, who, heard, gate)) for who in range(2)]
        await asyncio.sleep(0)
    tasks[0].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (heard, turn.taken) == ([1], False)


async def test_an_error_passes_it_on() -> None:
    """Who fails gives it back."""
    turn = Turn()
    try:
        async with turn:
            raise ValueError
    except ValueError:
        pass
    assert not turn.taken
