"""A table over its socket: acts in, frames out."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import msgspec
import pytest
from aiohttp import WSMsgType, WSServerHandshakeError

from pik.web.messages import Event, Frame
from pik.web.socket import MOST_WATCHERS
from tests.memory_journal import MemoryJournal
from tests.random_acts import any_act
from tests.web.halls import Client, Device, Hall, desk_of, new_table, origin

Stranger = Callable[[Client], Awaitable[Client]]
NONE = b'{"type":"swap","cards":[]}'


async def play_out(device: Device, random: Random) -> Frame:
    """Play a match to its end: whatever is asked, now and then what is offered."""
    acts = 0
    while not (await device.until(lambda frame: frame.over or device.mine)).over:
        asked = device.frame.asked
        choices = asked.offers if asked.offers and random.random() < 0.3 else asked.options
        acts += 1
        cmd = f"c{acts}"
        await device.act(any_act(choices, random), cmd)
        await device.hear_done(cmd)
    return device.frame


async def test_match_is_played_to_its_end(client: Client) -> None:
    """A person plays a whole match against a bot over the socket, nothing is refused."""
    table = await new_table(client)
    async with Device(client, table) as device:
        frame = await play_out(device, Random(1))
    assert frame.over
    assert device.refused == []
    assert (frame.waiting, frame.you, frame.host, frame.table) == ((), 0, True, table)
    assert [(player.kind, player.name, player.level) for player in frame.players] == [
        ("human", "Vera", None),
        ("bot", "Ada", "club"),
    ]


async def test_same_command_twice_acts_once(client: Client) -> None:
    """A command sent again is answered as done with the present table; the log has it once."""
    table = await new_table(client)
    async with Device(client, table) as device:
        await device.until(lambda frame: device.mine)
        since, start = device.frame.since, device.frame.seq
        for _ in range(3):
            await device.act(NONE, "same", since)
            await device.hear_done("same")
        assert device.refused == []
        own = [event.seq for raw in device.raw for event in events(raw) if event.seat == 0 and event.seq > start]
        assert len(own) == 1


async def test_stale_act_costs_nothing(client: Client) -> None:
    """An act for a decision that is past is refused as stale and followed by the fresh table."""
    table = await new_table(client)
    async with Device(client, table) as device:
        await device.until(lambda frame: device.mine)
        await device.act(NONE, "late", device.frame.since - 1)
        refused = await device.until_refused()
        assert (refused.cmd, refused.message.code, refused.retry) == ("late", "stale", False)
        await device.act(NONE, "now")
        await device.hear_done("now")


async def test_mark_answers_any_decision(client: Client) -> None:
    """The host's mark goes through while the host's own turn lasts, and the turn stays fresh."""
    table = await new_table(client)
    async with Device(client, table) as device:
        await device.until(lambda frame: device.mine)
        since = device.frame.since
        await device.act(b'{"type":"mark","seat":1}', "mark", table=True)
        frame = await device.hear_done("mark")
        assert frame.since == since
        assert frame.scorer.offers
        await device.act(NONE, "swap", since)
        await device.hear_done("swap")


async def test_other_browser_is_a_spectator(client: Client, stranger: Stranger) -> None:
    """Who opens the link in another browser sees the public table and can do nothing."""
    table = await new_table(client)
    other = await stranger(client)
    async with Device(client, table) as device, Device(other, table) as watching:
        await device.until(lambda frame: device.mine)
        frame = await watching.until(lambda frame: frame.seq == device.frame.seq)
        assert (frame.you, frame.host, frame.since, frame.asked.options, frame.scorer.offers) == (
            None,
            False,
            0,
            (),
            (),
        )
        await watching.act(NONE, "a", device.frame.since)
        assert (await watching.until_refused()).message.code == "not-seated"
        await device.act(NONE, "a")
        await watching.until(lambda frame: frame.seq > device.frame.seq)
    await other.close()


async def test_second_tab_takes_over(client: Client) -> None:
    """A second tab of the same browser gets the seat; the first is told with its own code."""
    table = await new_table(client)
    async with Device(client, table) as first, Device(client, table) as second:
        assert await first.closed() == 4001
        await second.until(lambda frame: second.mine)
        await second.act(NONE, "a")
        await second.hear_done("a")


async def test_reload_in_mid_trick_shows_the_same(client: Client) -> None:
    """A device that comes back is shown the bytes it was shown before."""
    table = await new_table(client)
    async with Device(client, table) as device:
        await play_some(device, 3)
        before = device.frame
    async with Device(client, table) as device:
        after = await device.until(lambda frame: True)
    assert bytes(after.screen) == bytes(before.screen)
    assert (after.seq, after.since, after.asked, after.log) == (before.seq, before.since, before.asked, before.log)


async def play_some(device: Device, acts: int) -> None:
    """Play some acts, then wait until the table waits for this seat alone."""
    for act in range(acts):
        await device.until(lambda frame: device.mine)
        await device.act(any_act(device.frame.asked.options, Random(act)), f"some{act}")
        await device.hear_done(f"some{act}")
    await device.until(lambda frame: frame.waiting == (frame.you,) or frame.over)


async def test_restart_in_mid_trick_shows_the_same(hall: Hall) -> None:
    """A new server over the same journal shows the same bytes and takes the next act."""
    journal = MemoryJournal()
    first = await hall(desk_of(journal))
    table = await new_table(first)
    async with Device(first, table) as device:
        await play_some(device, 3)
        before = device.raw[-1]
        seq = device.frame.seq
    second = await hall(desk_of(journal))
    second.session.cookie_jar.update_cookies(
        {cookie.key: cookie.value for cookie in first.session.cookie_jar}, second.make_url("/")
    )
    async with Device(second, table) as device:
        await device.until(lambda frame: frame.seq == seq)
        assert without_news(device.raw[-1]) == without_news(before)
        await device.act(any_act(device.frame.asked.options, Random(0)), "after")
        await device.hear_done("after")


def events(raw: bytes) -> tuple[Event, ...]:
    """The events of a frame."""
    return msgspec.json.decode(raw, type=Frame).events


def without_news(raw: bytes) -> bytes:
    """A frame up to its events: what is shown, not what is new."""
    return raw[: raw.index(b'"events":')]


async def test_lost_link_is_told_what_it_missed(client: Client) -> None:
    """A device that has seen some entries gets the later ones of this and the last trick, and numbers for the rest."""
    table = await new_table(client)
    async with Device(client, table) as device:
        await device.until(lambda frame: device.mine)
        first = device.frame.seq
        end = await play_out(device, Random(2))
    async with Device(client, table, seen=end.seq - 1) as device:
        frame = await device.until(lambda frame: True)
        assert ([event.seq for event in frame.events], frame.skipped) == ([end.seq], None)
    async with Device(client, table, seen=first) as device:
        frame = await device.until(lambda frame: True)
        seqs = [event.seq for event in frame.events]
        assert frame.skipped is not None
        assert (frame.skipped.first, frame.skipped.last) == (first + 1, seqs[0] - 1)
        assert seqs == list(range(seqs[0], end.seq + 1))
    for nonsense in (end.seq, end.seq + 5):
        async with Device(client, table, seen=nonsense) as device:
            frame = await device.until(lambda frame: True)
            assert (frame.events, frame.skipped) == ((), None)


async def test_every_entry_is_told_once(client: Client) -> None:
    """The events of a device's frames, put together, are all entries since it came, each once and in order."""
    table = await new_table(client)
    async with Device(client, table) as device:
        start = (await device.until(lambda frame: True)).seq
        end = await play_out(device, Random(3))
    frames = [msgspec.json.decode(raw, type=Frame) for raw in device.raw]
    seqs = [event.seq for frame in frames for event in frame.events]
    assert seqs == list(range(start + 1, end.seq + 1))
    assert [frame.seq for frame in frames] == sorted(frame.seq for frame in frames)


async def test_store_out_of_reach_asks_for_a_retry(hall: Hall) -> None:
    """While the store is away a command is refused with `retry`; sent again later it is done, once."""
    journal = MemoryJournal()
    client = await hall(desk_of(journal))
    table = await new_table(client)
    async with Device(client, table) as device:
        await device.until(lambda frame: device.mine)
        since = device.frame.since
        journal.down = True
        await device.act(NONE, "a", since)
        refused = await device.until_refused()
        assert (refused.cmd, refused.message.code, refused.retry) == ("a", "try-again", True)
        journal.down = False
        await device.act(NONE, "a", since)
        await device.hear_done("a")


@pytest.mark.parametrize("headers", [{}, {"Origin": "http://evil.example"}, {"Origin": "null"}])
async def test_socket_is_for_pages_of_ours(client: Client, headers: dict[str, str]) -> None:
    """A socket from another site's page, or from no page, is refused."""
    table = await new_table(client)
    with pytest.raises(WSServerHandshakeError) as caught:
        await client.ws_connect(f"/t/{table}/socket", headers=headers)
    assert caught.value.status == 403


async def test_spectators_keep_nobody_from_the_seat(client: Client, stranger: Stranger) -> None:
    """A table takes so many devices and tells others to come later; whoever sits there gets in all the same."""
    table = await new_table(client)
    other = await stranger(client)
    crowd = [await other.ws_connect(f"/t/{table}/socket", headers=origin(other)) for _ in range(MOST_WATCHERS)]
    late = await other.ws_connect(f"/t/{table}/socket", headers=origin(other))
    assert (await late.receive()).type == WSMsgType.CLOSE
    assert late.close_code == 1013
    async with Device(client, table) as device:
        assert (await device.until(lambda frame: device.mine)).you == 0
    for socket in crowd:
        await socket.close()


async def test_socket_from_the_public_address(hall: Hall) -> None:
    """Behind a proxy the public address is ours too."""
    client = await hall(desk_of(public_url="https://pik.example"))
    table = await new_table(client)
    socket = await client.ws_connect(f"/t/{table}/socket", headers={"Origin": "https://pik.example"})
    assert (await socket.receive_json())["type"] == "frame"
    await socket.close()


@pytest.mark.parametrize("table", ["A" * 22, "x", "%00", "A" * 500])
async def test_no_table_is_told_alike(client: Client, table: str) -> None:
    """An id of no table and an id that can't be one: the socket closes with the same code and not a word."""
    socket = await client.ws_connect(f"/t/{table}/socket", headers=origin(client))
    await socket.receive()
    assert socket.close_code == 4404


async def test_match_of_other_rules_is_told(hall: Hall) -> None:
    """A match that can't go on says why, once, and closes with its own code."""
    journal = MemoryJournal()
    first = await hall(desk_of(journal))
    table = await new_table(first)
    second = await hall(desk_of(journal, catalog={}))
    async with Device(second, table) as device:
        refused = await device.hear()
        assert (device.refused, await device.closed()) == ([refused], 4002)
        assert device.refused[0].message.code == "other-version"


async def test_frame_too_big_is_cut_off(client: Client) -> None:
    """More than 8 KiB in a message closes the socket as too big; 8 KiB are merely malformed."""
    table = await new_table(client)
    async with Device(client, table) as device:
        await device.hear()
        await device.socket.send_str("x" * 8192)
        assert (await device.until_refused()).message.code == "malformed"
        await device.socket.send_str("x" * 8193)
        assert await device.closed() == 1009


async def test_too_many_messages_are_refused(client: Client) -> None:
    """A device that sends without end is told to slow down, keeps its seat, and is closed if it goes on for long."""
    table = await new_table(client)
    async with Device(client, table) as device:
        await device.until(lambda frame: device.mine)
        since = device.frame.since
        for number in range(120):
            await device.act(b"{}", f"c{number}", since)
        codes: list[str] = []
        while "too-fast" not in codes:
            codes.append((await device.until_refused_any()).message.code)
        assert set(codes) == {"malformed", "too-fast"}
        for number in range(400):
            await device.act(b"{}", f"d{number}", since)
        assert await device.closed() == 1008


async def test_server_that_stops_says_so(hall: Hall) -> None:
    """When the server ends, devices are told to come back, and nothing new is taken."""
    desk = desk_of()
    client = await hall(desk)
    table = await new_table(client)
    async with Device(client, table) as device:
        await device.until(lambda frame: device.mine)
        closing = asyncio.ensure_future(client.app.shutdown() if client.app else asyncio.sleep(0))
        assert await device.closed() == 1012
        await closing
        async with client.get("/healthz") as answer:
            assert answer.status == 503
        with pytest.raises(WSServerHandshakeError) as caught:
            await client.ws_connect(f"/t/{table}/socket", headers=origin(client))
        assert caught.value.status == 503
