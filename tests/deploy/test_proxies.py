"""The settings in deploy/, tried with the programs they are for."""

import ssl
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest

from tests.deploy.proxies import Settings, before, before_pik, caddy, free_port, nginx
from tests.web.program import environ
from tests.web.test_serving import play

BOTH = pytest.mark.parametrize("settings", [nginx, caddy])


def browser(folder: Path) -> aiohttp.ClientSession:
    """A browser that trusts the certificate of the tests."""
    trust = aiohttp.TCPConnector(ssl=ssl.create_default_context(cafile=str(folder / "cert.pem")))
    return aiohttp.ClientSession(connector=trust)


@BOTH
async def test_a_match_goes_through(tmp_path: Path, settings: Settings) -> None:
    """Page, cookie and socket go through the proxy: some acts are played at a seat that a secure cookie opens.

    Compression and caching stay as the server says, and so do its headers.
    """
    with before_pik(settings, tmp_path) as url:
        async with browser(tmp_path) as session:
            async with session.get(url) as page:
                assert page.status == 200
                assert "default-src 'none'" in page.headers["Content-Security-Policy"]
            wish = {"game": "pikala", "seats": 2, "bots": [{"seat": 1, "level": "beginner"}], "begin": True}
            async with session.post(f"{url}/api/tables", json=wish, headers={"Origin": url}) as answer:
                assert answer.status == 200
                table = str((await answer.json())["table"])
                cookie = answer.cookies["pik"]
            assert (cookie["secure"], cookie["httponly"], cookie["samesite"]) == (True, True, "Lax")
            async with session.ws_connect(f"{url}/t/{table}/socket", headers={"Origin": url}) as socket:
                shown, _ = await play(socket, 4)
    assert shown.you == 0
    assert shown.seq >= 4


@BOTH
async def test_strangers_stay_outside(tmp_path: Path, settings: Settings) -> None:
    """Through the proxy nobody reads the figures, and pages of other sites open no socket."""
    with before_pik(settings, tmp_path) as url:
        async with browser(tmp_path) as session:
            async with session.get(f"{url}/metrics") as answer:
                assert answer.status == 404
            with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
                await session.ws_connect(f"{url}/t/{'A' * 22}/socket", headers={"Origin": "https://elsewhere.invalid"})
            assert caught.value.status == 403


def files_with(folder: Path, text: str) -> list[str]:
    """The files of a folder that have a text in them, but for the server's own data."""
    files = [path for path in folder.rglob("*") if path.is_file() and "data" not in path.parts]
    return [path.name for path in files if text.encode() in path.read_bytes()]


@BOTH
async def test_no_log_of_the_proxy_has_an_invitation(tmp_path: Path, settings: Settings) -> None:
    """Whether the server answers or is gone, the address of a table is in none of the proxy's logs."""
    table, port = "Invitation-to-a-table-", free_port()
    folder = tmp_path / "gone"
    folder.mkdir()
    with before_pik(settings, tmp_path) as url, before(settings, folder, port, free_port()):
        async with browser(tmp_path) as session, session.get(f"{url}/t/{table}") as answer:
            assert answer.status == 404
        async with browser(folder) as session, session.get(f"https://localhost:{port}/t/{table}") as answer:
            assert answer.status == 502
    assert files_with(tmp_path, table) == []
    (tmp_path / "written").write_text(f"GET /t/{table}")
    assert files_with(tmp_path, table) == ["written"]


@BOTH
def test_the_doctor_finds_nothing(tmp_path: Path, settings: Settings) -> None:
    """`pik doctor` looks through the proxy and finds nothing to mend or to note about the way in."""
    with before_pik(settings, tmp_path) as url:
        env = environ({"PIK_PUBLIC_URL": url, "PIK_DATA": str(tmp_path / "data")})
        env["SSL_CERT_FILE"] = str(tmp_path / "cert.pem")
        done = subprocess.run(
            [sys.executable, "-m", "pik", "doctor"], env=env, text=True, capture_output=True, check=False
        )
    lines = done.stdout.splitlines()
    assert done.returncode == 0, done.stdout
    for about in ("way in", "ready", "origin", "cookies", "callers", "socket"):
        assert any(line.startswith(f"ok    {about}") for line in lines), (about, done.stdout)
    assert not [line for line in lines if line.split()[:2] == ["note", "callers"]]


@BOTH
def test_an_untrusted_certificate_is_told(tmp_path: Path, settings: Settings) -> None:
    """A certificate that this machine does not trust is named as what is wrong."""
    with before_pik(settings, tmp_path) as url:
        env = environ({"PIK_PUBLIC_URL": url, "PIK_DATA": str(tmp_path / "data")})
        env.pop("SSL_CERT_FILE", None)
        done = subprocess.run(
            [sys.executable, "-m", "pik", "doctor"], env=env, text=True, capture_output=True, check=False
        )
    assert done.returncode == 1
    assert "the certificate of localhost is not good" in done.stdout
