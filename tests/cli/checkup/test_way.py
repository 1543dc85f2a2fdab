"""The way in, seen from outside, with real servers on the loopback."""

import socket
from collections.abc import AsyncIterator
from email.utils import formatdate

import pytest

from pik.cli.checkup.way import clocks, cookies
from pik.web.upkeep import Door
from tests.cli.checkup.servers import findings, page, pik, proxy, running, wrong
from tests.memory_journal import MemoryJournal
from tests.web.halls import desk_of


@pytest.fixture
async def server() -> AsyncIterator[str]:
    """A sound server; its address."""
    async with running(pik(desk_of())) as url:
        yield url


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


async def test_a_sound_server(server: str) -> None:
    """Nothing is wrong with a server that is asked directly; each thing is looked at."""
    found = await findings(server)
    assert wrong(found) == {}
    assert {finding.about for finding in found} == {
        "way in",
        "clock",
        "ready",
        "origin",
        "cookies",
        "callers",
        "socket",
    }


async def test_a_sound_proxy(server: str) -> None:
    """Nothing is wrong behind a proxy that passes on what matters; the caller is whom the proxy names."""
    async with running(proxy(server)) as url:
        found = await findings(url)
    assert wrong(found) == {}
    assert "this one is 127.0.0.1" in [finding.words for finding in found]


async def test_a_lost_upgrade_is_named(server: str) -> None:
    """A proxy that drops the Upgrade header lets pages through and no sockets: the header is named."""
    async with running(proxy(server, upgrades=False)) as url:
        found = wrong(await findings(url))
    assert list(found) == ["socket"]
    assert "Upgrade" in found["socket"]


async def test_a_lost_host_is_named(server: str) -> None:
    """A proxy that puts its own Host makes our pages strangers: header and setting are named."""
    async with running(proxy(server, keeps_host=False)) as url:
        found = wrong(await findings(url))
    assert set(found) == {"origin", "socket"}
    assert "Host header" in found["origin"]
    assert f"PIK_PUBLIC_URL={url}" in found["origin"]
    assert "see origin" in found["socket"]


async def test_a_public_address_makes_up_for_a_lost_host() -> None:
    """Where the server knows its address, the proxy's Host does not matter."""
    desk = desk_of()
    async with running(pik(desk)) as inner, running(proxy(inner, keeps_host=False)) as url:
        desk.public_url = url
        assert wrong(await findings(url)) == {}


async def test_a_changed_origin_is_named(server: str) -> None:
    """A proxy that puts an Origin of ours lets pages of other sites in: that is told."""
    async with running(proxy(server, origin=server, keeps_host=False)) as url:
        found = wrong(await findings(url))
    assert list(found) == ["origin"]
    assert "other sites" in found["origin"]


async def test_a_proxy_of_some_paths_is_named(server: str) -> None:
    """A proxy that passes on some paths only is told."""
    async with running(proxy(server, paths=("/healthz", "/readyz"))) as url:
        assert "all paths" in wrong(await findings(url))["way in"]


async def test_nobody_at_home() -> None:
    """Where nobody listens, and where a proxy finds nobody, it is said so."""
    closed = f"http://127.0.0.1:{free_port()}"
    assert "nobody listens" in wrong(await findings(closed))["way in"]
    async with running(page("Bad Gateway", 502)) as url:
        assert "does not reach Pik (502)" in wrong(await findings(url))["way in"]


async def test_another_name() -> None:
    """A name that is in no DNS is told."""
    assert "nobody knows the name pik.invalid" in wrong(await findings("http://pik.invalid"))["way in"]


async def test_another_program_is_told() -> None:
    """What answers and is not Pik, or leads elsewhere, is told."""
    async with running(page("welcome")) as url:
        assert "not Pik" in wrong(await findings(url))["way in"]
    async with running(page("", 301, {"Location": "https://pik.example/"})) as url:
        assert "leads on to https://pik.example/" in wrong(await findings(url))["way in"]


async def test_https_where_there_is_none(server: str) -> None:
    """An https address of a server that speaks http is told."""
    assert "does not speak TLS" in wrong(await findings(server.replace("http:", "https:")))["way in"]


async def test_a_server_in_trouble() -> None:
    """A server that stops, and one whose store is out of reach, say so themselves."""
    journal = MemoryJournal()
    desk = desk_of(journal)
    async with running(pik(desk)) as url:
        journal.down = True
        assert wrong(await findings(url))["ready"] == "the store is out of reach"
        desk.ready = False
        assert wrong(await findings(url)) == {"way in": f"Pik at {url} is stopping"}


@pytest.mark.parametrize(
    "url, secure, state, words",
    [
        ("https://pik.example", True, "ok", "https only"),
        ("https://pik.example", False, "bad", "PIK_PUBLIC_URL=https://pik.example"),
        ("http://pik.example", True, "bad", "use the https address"),
        ("http://pik.example", False, "ok", "http address"),
        ("http://127.0.0.1:8000", True, "ok", "https only"),
    ],
)
def test_cookies_suit_the_address(url: str, secure: bool, state: str, words: str) -> None:
    """Cookies for https only belong to an https address, and the other way round; the loopback takes both."""
    found = cookies(url, Door("pik.example", "192.0.2.1", forwarded=True, ours=True, secure=secure))
    assert found.state == state
    assert words in found.words


def test_clocks_that_disagree() -> None:
    """A server's clock that is two minutes off is told; half a minute is not, nor can nothing be compared."""
    assert clocks(formatdate(1_800_000_000, usegmt=True), 1_800_000_120).state == "bad"
    assert clocks(formatdate(1_800_000_000, usegmt=True), 1_800_000_030).state == "ok"
    assert [clocks(text, 1_800_000_000).state for text in (None, "yesterday")] == ["note", "note"]
