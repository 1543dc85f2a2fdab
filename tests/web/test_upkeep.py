"""Pages for those who keep the server running."""

import pytest

from pik.room.journal import JournalDownError
from pik.web.keys import DESK
from pik.web.limits import Buckets
from pik.web.proxies import LOOPBACK
from pik.web.upkeep import is_here
from tests.memory_journal import MemoryJournal
from tests.web.halls import Client, Device, Hall, desk_of, new_table, origin

SENDER = "203.0.113.7"


async def text_of(client: Client, path: str, headers: dict[str, str] | None = None) -> tuple[int, str]:
    """Status and text of a page."""
    async with client.get(path, headers=headers) as answer:
        return answer.status, await answer.text()


def figure(text: str, name: str) -> float:
    """A figure in a page of figures."""
    return next(float(line.split()[-1]) for line in text.splitlines() if line.startswith(f"{name} "))


async def test_ready_while_the_store_answers(hall: Hall) -> None:
    """`/readyz` says 503 while the store is out of reach or the server stops; `/healthz` looks at the server alone."""
    journal = MemoryJournal()
    desk = desk_of(journal)
    client = await hall(desk)
    assert await text_of(client, "/readyz") == (200, "ready\n")
    journal.down = True
    assert await text_of(client, "/readyz") == (503, "the store is out of reach\n")
    assert await text_of(client, "/healthz") == (200, "ok\n")
    desk.ready = False
    assert await text_of(client, "/readyz") == (503, "stopping\n")
    assert await text_of(client, "/healthz") == (503, "stopping\n")


async def test_figures_follow_what_happens(hall: Hall) -> None:
    """Tables, devices and refusals by their code are counted; tables' ids and names are nowhere in the figures."""
    client = await hall()
    table = await new_table(client, name="Vera Petrova")
    async with Device(client, table) as device:
        await device.until(lambda frame: bool(frame.waiting))
        await device.act(b'{"type":"play","card":"XX"}', "one")
        refused = await device.until_refused()
        _, text = await text_of(client, "/metrics")
    assert figure(text, "pik_tables") == 1
    assert figure(text, "pik_sockets") == 1
    assert figure(text, f'pik_refusals_total{{code="{refused.message.code}"}}') == 1
    assert figure(text, 'pik_http_answers_total{status="200"}') >= 1
    assert table not in text
    assert "Vera" not in text


async def test_acts_and_bots_are_timed() -> None:
    """An act that is kept counts with its time, a bot's thinking with its game and level, also when it fails."""
    meter = desk_of().meter
    meter.kept(0.003)

    async def think(game: str, level: str, view: bytes) -> bytes | None:
        if level == "broken":
            raise JournalDownError
        return view

    assert await meter.timed(think)("toy", "club", b"x") == b"x"
    with pytest.raises(JournalDownError):
        await meter.timed(think)("toy", "broken", b"x")
    text = meter.shown().decode()
    assert figure(text, "pik_acts_total") == 1
    assert figure(text, 'pik_append_seconds_bucket{le="0.002"}') == 0
    assert figure(text, 'pik_append_seconds_bucket{le="0.005"}') == 1
    assert figure(text, 'pik_bot_think_seconds_count{game="toy",level="club"}') == 1
    assert figure(text, 'pik_bot_think_seconds_count{game="toy",level="broken"}') == 1


async def test_two_servers_count_apart() -> None:
    """A meter has a registry of its own."""
    one, other = desk_of().meter, desk_of().meter
    one.kept(0.1)
    assert figure(other.shown().decode(), "pik_acts_total") == 0


@pytest.mark.parametrize("audience, local, beyond", [("off", 404, 404), ("local", 200, 404), ("on", 200, 200)])
async def test_figures_are_for_their_audience(hall: Hall, audience: str, local: int, beyond: int) -> None:
    """`off` shows them to nobody, `local` to this machine without a proxy, `on` to all; else 404 as anywhere."""
    desk = desk_of()
    desk.metrics = next(one for one in ("off", "local", "on") if one == audience)
    client = await hall(desk)
    assert (await text_of(client, "/metrics"))[0] == local
    for headers in ({"X-Forwarded-For": SENDER}, {"Via": "1.1 proxy"}, {"Host": "pik.example"}):
        status, text = await text_of(client, "/metrics", headers)
        assert status == beyond
        if beyond == 404:
            assert text == (await text_of(client, "/nothing"))[1]


@pytest.mark.parametrize(
    "host, here",
    [
        ("127.0.0.1:8000", True),
        ("127.0.0.1", True),
        ("localhost:8000", True),
        ("[::1]:8000", True),
        ("[::1]", True),
        ("pik.example:8000", False),
        ("127.0.0.1.pik.example", False),
        ("192.0.2.1", False),
        ("", False),
    ],
)
def test_hosts_that_are_here(host: str, here: bool) -> None:
    """Only names and numbers of the loopback are here."""
    assert is_here(host) == here


async def test_the_door_says_what_arrives(hall: Hall) -> None:
    """`/api/door` tells a caller how the call looks from inside; a trusted proxy's last word names the caller."""
    client = await hall(desk_of(public_url="https://pik.example"))
    async with client.get("/api/door", headers={"X-Forwarded-For": f"198.51.100.1, {SENDER}"}) as answer:
        seen = await answer.json()
    host = f"{client.host}:{client.port}"
    assert seen == {"host": host, "address": SENDER, "forwarded": True, "ours": False, "secure": False}
    for headers in (origin(client), {"Origin": "https://pik.example"}):
        async with client.get("/api/door", headers=headers) as answer:
            seen = await answer.json()
        assert (seen["address"], seen["forwarded"], seen["ours"]) == ("127.0.0.1", False, True)


@pytest.mark.parametrize("said", ["", "nonsense", f"{SENDER}, ", f"{SENDER}, unknown"])
async def test_a_proxy_that_names_nobody_is_the_caller(hall: Hall, said: str) -> None:
    """What is no address counts as nothing."""
    client = await hall()
    async with client.get("/api/door", headers={"X-Forwarded-For": said}) as answer:
        assert (await answer.json())["address"] == "127.0.0.1"


async def test_who_is_no_proxy_is_not_believed(hall: Hall) -> None:
    """Where no proxy is trusted, whom a request names is hearsay."""
    desk = desk_of()
    assert desk.proxies == LOOPBACK
    desk.proxies = ()
    client = await hall(desk)
    async with client.get("/api/door", headers={"X-Forwarded-For": SENDER}) as answer:
        assert (await answer.json())["address"] == "127.0.0.1"


async def test_limits_are_each_persons(hall: Hall) -> None:
    """Behind a proxy one person's many tables leave another's alone."""
    client = await hall()
    body = {"game": "toy", "seats": 2}
    statuses: list[int] = []
    for _ in range(70):
        headers = origin(client) | {"X-Forwarded-For": SENDER}
        async with client.post("/api/tables", json=body, headers=headers) as answer:
            statuses.append(answer.status)
    assert statuses[-1] == 429
    headers = origin(client) | {"X-Forwarded-For": "198.51.100.1"}
    async with client.post("/api/tables", json=body, headers=headers) as answer:
        assert answer.status == 200


async def test_a_line_is_one_caller(hall: Hall) -> None:
    """R20: of IPv6 a line has ever new addresses: they count as one; an IPv4 address that is written so is itself."""
    client = await hall()
    assert client.app is not None
    client.app[DESK].tables = Buckets(2, 0.0)
    statuses: list[int] = []
    for address in ("2001:db8::1", "2001:db8::2", "2001:db8::ffff:1", "2001:db8:0:1::1", "::ffff:198.51.100.1"):
        headers = origin(client) | {"X-Forwarded-For": address}
        async with client.post("/api/tables", json={"game": "toy", "seats": 2}, headers=headers) as answer:
            statuses.append(answer.status)
    assert statuses == [200, 200, 429, 200, 200]
    assert len(client.app[DESK].tables) == 3
    for address in ("198.51.100.1", "::ffff:198.51.100.1"):
        headers = origin(client) | {"X-Forwarded-For": address}
        async with client.post("/api/tables", json={"game": "toy", "seats": 2}, headers=headers) as answer:
            statuses.append(answer.status)
    assert statuses[5:] == [200, 429]
