"""Logs tell what went wrong and where, and nothing about cards."""

import json
import logging
import sys
from io import StringIO
from random import Random

import pytest
import structlog
from msgspec.structs import replace

from pik.room.journal import alias
from pik.web.logs import configure
from tests.memory_journal import MemoryJournal
from tests.random_acts import any_act
from tests.web.halls import Device, Hall, desk_of, new_table


def fail(*_: object) -> None:
    """Go wrong with a card in the words."""
    raise ValueError("the queen is SQ")


@pytest.mark.parametrize("how", ["text", "json"])
def test_error_is_told_without_its_words(how: str) -> None:
    """An error is logged by its kind and its places; what it says stays out, it could name a card."""
    out = StringIO()
    configure(how, out)
    try:
        fail()
    except ValueError as error:
        structlog.get_logger().exception("a bot failed", seat=1)
        structlog.get_logger().error("work failed", exc_info=error)
    text = out.getvalue()
    assert text.count("ValueError") == 2
    assert text.count("test_logs.py") == 4
    assert "SQ" not in text
    assert "raise" not in text


def test_json_is_a_line_an_entry() -> None:
    """As JSON, each entry is one line with level, time and data."""
    out = StringIO()
    configure("json", out)
    structlog.get_logger().info("table opened", table="t", seats=4)
    entry = json.loads(out.getvalue())
    assert {name: entry[name] for name in ("event", "level", "table", "seats")} == {
        "event": "table opened",
        "level": "info",
        "table": "t",
        "seats": 4,
    }
    assert entry["timestamp"].endswith("Z")


def test_logs_of_others_go_the_same_way() -> None:
    """What libraries log is written alike: their warnings, not their chatter."""
    out = StringIO()
    configure("json", out)
    logging.getLogger("aiohttp.server").info("chatter")
    try:
        fail()
    except ValueError:
        logging.getLogger("aiohttp.server").exception("Error handling request")
    entry = json.loads(out.getvalue())
    assert (entry["event"], entry["by"], entry["error"]) == ("Error handling request", "aiohttp.server", "ValueError")
    assert "SQ" not in out.getvalue()


def test_logs_of_others_have_no_addresses() -> None:
    """What a library says of a request may have the id of a table or the key of a seat in it: they are left out."""
    out = StringIO()
    configure("json", out)
    logging.getLogger("aiohttp.server").warning("GET /t/%s/socket from %s", "x" * 22, "127.0.0.1")
    assert json.loads(out.getvalue())["event"] == "GET /t/…/socket from 127.0.0.1"


def test_each_entry_goes_to_the_standard_error_of_its_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where standard error is exchanged after the start, as under a supervisor or a test, the old one is left alone."""
    first, second = StringIO(), StringIO()
    monkeypatch.setattr(sys, "stderr", first)
    configure("json")
    first.close()
    monkeypatch.setattr(sys, "stderr", second)
    structlog.get_logger().error("work failed")
    assert '"work failed"' in second.getvalue()


async def test_logs_name_no_table(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table's id is an invitation: whatever happens at a table and to it, no line of the log has the id."""
    out = StringIO()
    configure("json", out)
    journal = MemoryJournal()
    desk = desk_of(journal)
    client = await hall(desk)
    table = await new_table(client)
    async with Device(client, table) as device:
        await device.until(lambda frame: device.mine)
        journal.down = True
        await device.act(any_act(device.frame.asked.options, Random(0)), "lost")
        assert (await device.until_refused_any()).message.code == "try-again"
        journal.down = False
        journal.lines[table].append(replace(journal.lines[table][0], seq=len(journal.lines[table]) + 1, cmd="other"))
        await device.act(any_act(device.frame.asked.options, Random(0)), "conflict")
        assert await device.closed() == 4002
    monkeypatch.setattr("pik.web.frames.may", fail)
    other = await new_table(client)
    async with Device(client, other) as device:
        assert await device.closed() == 1011
    await desk.room.delete(other)
    await desk.room.close()
    async with Device(client, table) as device:
        assert await device.closed() == 4002
    told = out.getvalue()
    for event in ("table opened", "store out of reach", "read anew", "a frame failed", "table deleted"):
        assert event in told
    assert "table not opened" in told
    assert table not in told
    assert other not in told
    assert alias(table) in told
