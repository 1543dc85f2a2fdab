"""What people say at a table: kept before it is heard, said once, as plain text alone."""

import msgspec
import pytest

from pik.room.chat import LONGEST, PHRASES, SHOWN
from pik.texts.catalog import LANGS, catalog
from pik.web.keys import DESK
from pik.web.limits import Buckets
from tests.memory_journal import MemoryJournal
from tests.web.halls import Client, Device, Hall, desk_of, new_table
from tests.web.test_access import Stranger


async def heard(device: Device, count: int) -> list[tuple[int, str, str | None, str | None]]:
    """What a device has heard, when it is so much."""
    while len(device.chat) < count:
        await device.hear_any()
    return [(line.n, line.name, line.text, line.phrase) for line in device.chat]


async def said(device: Device, text: str | None, cmd: str, phrase: str | None = None) -> str:
    """Say something; `done`, or the code of the refusal."""
    before = len(device.refused)
    await device.say(text, cmd, phrase)
    while True:
        reply = await device.hear()
        if len(device.refused) > before:
            return device.refused[-1].message.code
        if getattr(reply, "done", None) == cmd:
            return "done"


async def test_everybody_hears_what_is_said(client: Client, stranger: Stranger) -> None:
    """Texts and ready phrases reach every device at the table, in order, with the speaker's name and seat."""
    table = await new_table(client)
    other = await stranger(client)
    async with Device(client, table) as device, Device(other, table) as watching:
        await device.hear()
        assert await said(device, "Привет, all", "1") == "done"
        assert await said(device, None, "2", "phrase-luck") == "done"
        expected = [(1, "Vera", "Привет, all", None), (2, "Vera", None, "phrase-luck")]
        assert await heard(watching, 2) == expected
        assert await heard(device, 2) == expected
        assert {line.seat for line in watching.chat} == {0}


async def test_what_may_not_be_watched_is_not_heard(client: Client, stranger: Stranger) -> None:
    """Where watching is off, a spectator is told nothing of what was said and of what is said; those seated all."""
    table = await new_table(client, rules={"watch": False, "pace": 0})
    other = await stranger(client)
    async with Device(client, table) as device:
        await device.hear()
        assert await said(device, "first", "1") == "done"
        async with Device(other, table) as watching:
            await watching.hear()
            assert await said(device, "second", "2") == "done"
            await device.live({"type": "rules", "watch": True}, "open")
            await watching.until(lambda frame: frame.life.rules.watch)
            assert await said(device, "third", "3") == "done"
            assert [text for _, _, text, _ in await heard(watching, 1)] == ["third"]
        assert len(await heard(device, 3)) == 3


async def test_said_again_is_said_once(client: Client) -> None:
    """The same command sent again is answered as done, and the others hear it once."""
    table = await new_table(client)
    async with Device(client, table) as device:
        await device.hear()
        assert [await said(device, "hello", "same") for _ in range(3)] == ["done"] * 3
        assert await said(device, "bye", "other") == "done"
        assert [text for _, _, text, _ in await heard(device, 2)] == ["hello", "bye"]


async def test_what_was_kept_without_an_answer_is_heard(hall: Hall) -> None:
    """A line that the store has though the write seemed to fail is heard when the command comes again."""
    journal = MemoryJournal()
    client = await hall(desk_of(journal))
    table = await new_table(client)
    async with Device(client, table) as device:
        await device.hear()
        assert await said(device, "first", "1") == "done"
        kept = journal.spoken[table][0]
        lost = msgspec.structs.replace(kept, n=2, cmd=kept.cmd[:-1] + "2", text="second")
        journal.spoken[table].append(lost)
        assert await said(device, "second", "2") == "done"
        assert [(n, text) for n, _, text, _ in await heard(device, 2)] == [(1, "first"), (2, "second")]


async def test_the_newest_is_told_to_who_comes(hall: Hall) -> None:
    """A device that comes, after a restart too, is told the newest lines behind its first frame."""
    journal = MemoryJournal()
    desk = desk_of(journal)
    desk.chats = Buckets(1000, 0.0)
    client = await hall(desk)
    table = await new_table(client)
    async with Device(client, table) as device:
        await device.hear()
        for number in range(SHOWN + 5):
            assert await said(device, f"line {number}", f"{number}") == "done"
    for browser in (client, await hall(desk_of(journal))):
        async with Device(browser, table) as device:
            await device.hear()
            assert [n for n, *_ in await heard(device, SHOWN)] == list(range(6, SHOWN + 6))


@pytest.mark.parametrize(
    "text, phrase, code",
    [
        ("", None, "chat-length"),
        (" \u200b\u202e ", None, "chat-length"),
        ("x" * (LONGEST + 1), None, "chat-length"),
        (None, "phrase-none", "malformed"),
        (None, None, "malformed"),
        ("a", "phrase-luck", "malformed"),
    ],
)
async def test_what_cannot_be_said(client: Client, text: str | None, phrase: str | None, code: str) -> None:
    """Empty, too long, an unknown phrase, both or none: refused with a code, and nobody hears anything."""
    table = await new_table(client)
    async with Device(client, table) as device:
        await device.hear()
        assert await said(device, text, "1", phrase) == code
        assert await said(device, "x" * LONGEST, "2") == "done"
        assert len(await heard(device, 1)) == 1


async def test_words_are_text_and_nothing_else(client: Client) -> None:
    """R20: markup stays the signs it is made of; line breaks and signs that turn text around go."""
    table = await new_table(client)
    async with Device(client, table) as device:
        await device.hear()
        for cmd, text in enumerate(("<b onclick=x>&amp;</b>", "two\nlines\u2028of\ttext", "a\u202eb\u0000c\u200b")):
            assert await said(device, text, str(cmd)) == "done"
        texts = [text for _, _, text, _ in await heard(device, 3)]
        assert texts == ["<b onclick=x>&amp;</b>", "two lines of text", "abc"]


async def test_talk_may_be_off(client: Client) -> None:
    """Where the host has turned talk off nobody is heard; turned on again they are."""
    table = await new_table(client)
    async with Device(client, table) as device:
        await device.hear()
        for chat, answer in ((False, "chat-off"), (True, "done")):
            await device.live({"type": "rules", "chat": chat}, f"rules-{chat}")
            await device.hear_done(f"rules-{chat}")
            assert await said(device, "hello", f"say-{chat}") == answer


async def test_talkers_are_limited(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who says line after line is told to slow down, on however many sockets."""
    assert client.app is not None
    monkeypatch.setattr(client.app[DESK], "chats", Buckets(2, 0.0))
    table = await new_table(client)
    async with Device(client, table) as device:
        await device.hear()
        assert [await said(device, "x", f"a{number}") for number in range(3)] == ["done", "done", "too-fast"]
    async with Device(client, table) as device:
        await device.hear()
        assert await said(device, "x", "b") == "too-fast"


@pytest.mark.parametrize("lang", LANGS)
def test_phrases_have_words_in_every_language(lang: str) -> None:
    """Everybody reads a ready phrase in the own language."""
    assert all(catalog(lang, "pikala").plain(phrase, {}).strip() for phrase in PHRASES)


async def test_what_was_said_is_said_again_at_no_cost(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """R10: a line that comes twice is done twice, heard once, and not too fast; talk may be off by then."""
    assert client.app is not None
    monkeypatch.setattr(client.app[DESK], "chats", Buckets(1, 0.0))
    table = await new_table(client)
    async with Device(client, table) as device:
        await device.hear()
        assert [await said(device, "x", "a") for _ in range(3)] == ["done"] * 3
        await device.live({"type": "rules", "chat": False}, "off")
        await device.hear_done("off")
        assert await said(device, "x", "a") == "done"
        assert len(await heard(device, 1)) == 1


async def test_what_was_done_is_done_again_at_no_cost(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """R10: an act of table life that comes twice is done, not too fast; a further one is."""
    assert client.app is not None
    table = await new_table(client)
    monkeypatch.setattr(client.app[DESK], "lives", Buckets(1, 0.0))
    async with Device(client, table) as device:
        await device.hear()
        for _ in range(3):
            await device.live({"type": "rules", "chat": False}, "off")
            await device.hear_done("off")
        await device.live({"type": "rules", "chat": True}, "on")
        while not device.refused:
            await device.hear()
        assert [refused.message.code for refused in device.refused] == ["too-fast"]
