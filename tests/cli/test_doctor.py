"""`pik doctor` as a command."""

import asyncio
from pathlib import Path

import pytest

from pik.cli import main
from tests.web.program import Program


@pytest.fixture(autouse=True)
def _plain_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A data folder of the test's own, no other settings."""
    for name in ("PIK_CASES", "PIK_CHROMIUM", "PIK_PUBLIC_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIK_DATA", str(tmp_path / "data"))


async def test_a_running_server_is_fine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """At a running server the doctor finds nothing bad, says so line by line, and ends with 0."""
    with Program(tmp_path / "data") as server:
        assert await asyncio.to_thread(main, ["doctor", "--url", server.url]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("ok    settings")
    assert any(line.startswith("ok    socket") for line in lines)
    assert not [line for line in lines if line.startswith("BAD")]


def test_something_bad_ends_with_1(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a server at the public address the way in is bad; without a look at it all is well."""
    monkeypatch.setenv("PIK_PUBLIC_URL", "http://127.0.0.1:1")
    assert main(["doctor"]) == 1
    assert "BAD   way in     nobody listens at http://127.0.0.1:1" in capsys.readouterr().out
    assert main(["doctor", "--offline"]) == 0


def test_the_servers_own_address_is_the_default(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without any address it is the server's own that is tried."""
    monkeypatch.setenv("PIK_PORT", "1")
    assert main(["doctor"]) == 1
    assert "nobody listens at http://127.0.0.1:1" in capsys.readouterr().out


@pytest.mark.parametrize("name, words", [("PIK_PORT", ["doctor"]), ("--url", ["doctor", "--url", "web"])])
def test_a_bad_setting_ends_with_2(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str, words: list[str]
) -> None:
    """A setting or an address that can't be used ends with 2 and one line that names it."""
    monkeypatch.setenv("PIK_PORT", "web" if name == "PIK_PORT" else "0")
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert name in err
    assert err.count("\n") == 1
