"""Logs tell what went wrong and where, and nothing about cards."""

import json
import logging
import sys
from io import StringIO

import pytest
import structlog

from pik.web.logs import configure


def fail() -> None:
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


def test_each_entry_goes_to_the_standard_error_of_its_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where standard error is exchanged after the start, as under a supervisor or a test, the old one is left alone."""
    first, second = StringIO(), StringIO()
    monkeypatch.setattr(sys, "stderr", first)
    configure("json")
    first.close()
    monkeypatch.setattr(sys, "stderr", second)
    structlog.get_logger().error("work failed")
    assert '"work failed"' in second.getvalue()
