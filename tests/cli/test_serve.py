"""`pik serve` and what it says when it can't."""

import multiprocessing
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from pik import bots
from pik.cli import main
from pik.cli.serve import asker_of_bots
from pik.core.draw import SeededDraw
from pik.core.seat import CHANCE
from pik.games import CATALOG
from pik.web import bundle
from pik.web.bundle import BundleMissingError, read_bundle
from tests.web.program import environ


@pytest.fixture(autouse=True)
def _plain_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No settings from outside; a data folder of the test's own; a client that is there."""
    for name in ("PIK_CASES", "PIK_CHROMIUM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIK_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(bundle, "read_bundle", lambda: read_bundle(client(tmp_path)))


def client(folder: Path) -> Path:
    """A folder with the parts of a client."""
    (folder / "bundle").mkdir(exist_ok=True)
    for name in bundle.PARTS:
        (folder / "bundle" / name).write_bytes(b"x")
    return folder / "bundle"


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line on stderr; nothing else was said."""
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("pik: ")
    assert err.count("\n") == 1
    return err


def test_settings_are_printed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """`--check-config` prints every setting and ends well, touching nothing; options beat the environment."""
    assert main(["serve", "--check-config", "--port", "9000"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == ["PIK_HOST=127.0.0.1", "PIK_PORT=9000", f"PIK_DATA={tmp_path / 'data'}"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("option", [[], ["--check-config"]])
def test_unknown_setting_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, option: list[str]
) -> None:
    """A setting there is none of ends with 2 and one line that names it."""
    monkeypatch.setenv("PIK_PROT", "9000")
    assert main(["serve", *option]) == 2
    assert "PIK_PROT" in said(capsys)


def test_port_in_use_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """A port that somebody else has ends with 2 and one line."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    assert f"port {port} is in use" in said(capsys)


def test_address_that_is_not_ours_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """An address this machine does not have ends with 2 and one line."""
    assert main(["serve", "--host", "192.0.2.1", "--port", "0"]) == 2
    assert "can't listen on 192.0.2.1" in said(capsys)


@pytest.mark.parametrize("option", [["--port", "0"], ["--check-config"]])
def test_folder_that_cannot_be_written_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, option: list[str]
) -> None:
    """A data folder that can't be made or written to ends with 2 and one line; a check of the settings tells it too."""
    (tmp_path / "file").write_bytes(b"")
    for data in (tmp_path / "file" / "data", tmp_path / "file"):
        monkeypatch.setenv("PIK_DATA", str(data))
        assert main(["serve", *option]) == 2
        assert "PIK_DATA" in said(capsys)


def test_newer_file_is_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Tables written by a newer version end with 2 and one line."""
    (tmp_path / "data").mkdir()
    base = sqlite3.connect(tmp_path / "data" / "pik.sqlite3")
    base.execute("PRAGMA user_version = 9")
    base.close()
    assert main(["serve", "--port", "0"]) == 2
    assert "newer Pik" in said(capsys)


def test_missing_client_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the client's bundle the server ends with 2 and one line."""

    def none() -> None:
        raise BundleMissingError("the client bundle is not there")

    monkeypatch.setattr(bundle, "read_bundle", none)
    assert main(["serve", "--port", "0"]) == 2
    assert "bundle" in said(capsys)


def test_commands_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """Help names every command; no command, or one there is none of, ends with 2."""
    for words, code in ((["--help"], 0), ([], 2), (["deal"], 2)):
        with pytest.raises(SystemExit) as caught:
            main(words)
        assert caught.value.code == code
        out, err = capsys.readouterr()
        assert all(name in out + err for name in ("serve", "play", "replay", "arena")) or not words


def test_terminal_starts_without_the_web() -> None:
    """Other commands import neither the web nor the database."""
    code = (
        "import sys, contextlib, io, pik.cli\n"
        "with contextlib.suppress(SystemExit), contextlib.redirect_stdout(io.StringIO()):\n"
        "    pik.cli.main(['play', '-h'])\n"
        "print([name for name in ('aiohttp', 'sqlite3', 'pik.web') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], env=environ({}), capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


async def test_who_thinks_for_long_does_so_in_a_process() -> None:
    """R19: the club's and the master's thoughts take nothing from the table's process; a beginner's are short."""
    live = CATALOG["pikala"].open(CATALOG["pikala"].resolve(b'{"seats":2,"first_dealer":0}'))
    live = live.act(CHANCE, live.chance(SeededDraw(b"serve")))
    (seat,) = live.waiting
    view, asker = live.view(seat), asker_of_bots()
    before = set(multiprocessing.active_children())
    started: dict[str, bool] = {}
    for level in ("beginner", "club"):
        assert await asker("pikala", level, view) == bots.player("pikala", level)(view)
        started[level] = bool(set(multiprocessing.active_children()) - before)
    asker.close()
    assert started == {"beginner": False, "club": True}
    assert asker._elsewhere.keys() == {"club", "master"}
