"""`pik backup` and `pik restore` as commands, with a server that runs meanwhile."""

from pathlib import Path

import pytest

from pik.cli import main
from tests.store.appending import filled, seqs
from tests.web.program import Program
from tests.web.test_serving import browser, play, sit_down


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
