"""Plays at a running server over its socket, as a browser would: `python driver.py URL [--deals N]`.

Needs nothing but an installed `pik`. Plays the plainest act each time it is asked, until the match is over or so many
deals are written; prints what it saw as JSON. Ends with 1 where the server does not do what it promises.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence

import aiohttp
import msgspec
from msgspec import Raw, Struct

from pik.core.message import Message
from pik.room.fallback import plainest
from pik.web.messages import ActCommand, ChatLine, Frame, Refused, Reply

PATIENCE_S = 60.0
RETRY_S = 0.2


class Sheet(Struct):
    """Of a score sheet, what tells how far the match is."""

    scores: tuple[int, ...]
    rows: tuple[Raw, ...]
    result: Message | None = None


class Screen(Struct):
    """Of a screen, its sheet."""

    sheet: Sheet


class Seen(Struct):
    """What a driver saw of a match."""

    table: str
    frames: int
    acts: int
    over: bool
    rows: int
    scores: tuple[int, ...]
    most_bytes: int


class BrokenPromiseError(Exception):
    """The server did what it may not."""


def play(
    url: str, deals: int | None = None, levels: tuple[str, ...] = ("club", "beginner"), game: str = "pikala"
) -> Seen:
    """Play a match, or so many deals of it. Raises BrokenPromiseError."""
    return asyncio.run(play_table(url.rstrip("/"), deals, levels, game))


async def play_table(url: str, deals: int | None, levels: tuple[str, ...], game: str) -> Seen:
    """Open a table, sit down and play."""
    headers = {"Origin": url}
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(headers=headers, cookie_jar=jar) as session:
        bots = [{"seat": seat, "level": level} for seat, level in enumerate(levels, 1)]
        wish = {"game": game, "seats": len(levels) + 1, "bots": bots, "name": "Driver", "begin": True}
        async with session.post(f"{url}/api/tables", json=wish) as answer:
            if answer.status != 200:
                raise BrokenPromiseError(f"no table: {answer.status} {await answer.text()}")
            table = str((await answer.json())["table"])
        async with session.ws_connect(f"{url}/t/{table}/socket") as socket:
            return await play_socket(socket, table, deals)


async def play_socket(socket: "aiohttp.ClientWebSocketResponse[bool]", table: str, deals: int | None) -> Seen:
    """Answer what is asked, once for each decision."""
    seen = Seen(table, 0, 0, over=False, rows=0, scores=(), most_bytes=0)
    seq = answered = -1
    while not (seen.over or (deals is not None and seen.rows >= deals)):
        raw = str(await asyncio.wait_for(socket.receive_str(), PATIENCE_S))
        reply = msgspec.json.decode(raw, type=Reply)
        if isinstance(reply, ChatLine):
            continue
        if isinstance(reply, Refused):
            answered = await after_refusal(reply)
            continue
        if reply.seq < seq:
            raise BrokenPromiseError(f"went back from {seq} to {reply.seq}")
        seq = reply.seq
        note(seen, reply, len(raw.encode()))
        if reply.you in reply.waiting and reply.since != answered:
            answered = reply.since
            seen.acts += 1
            await socket.send_str(command(reply))
    return seen


async def after_refusal(refused: Refused) -> int:
    """Wait for another try where that is asked for. Raises BrokenPromiseError for every other refusal."""
    if not refused.retry:
        raise BrokenPromiseError(f"refused: {refused.message}")
    await asyncio.sleep(RETRY_S)
    return -1


def note(seen: Seen, frame: Frame, size: int) -> None:
    """Add a frame to what was seen."""
    sheet = msgspec.json.decode(frame.screen, type=Screen).sheet
    seen.frames += 1
    seen.over = frame.over
    seen.rows = len(sheet.rows)
    seen.scores = sheet.scores
    seen.most_bytes = max(seen.most_bytes, size)
    if frame.over != (sheet.result is not None):
        raise BrokenPromiseError("a match is over when its result is there")


def command(frame: Frame) -> str:
    """The plainest answer to what a frame asks. Raises BrokenPromiseError where it waits and asks nothing."""
    act = plainest(frame.asked)
    if act is None:
        raise BrokenPromiseError("the table waits for a seat that it asks for nothing")
    return msgspec.json.encode(ActCommand(f"driver-{frame.since}", frame.since, Raw(act))).decode()


def main(argv: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Play at a running server.")
    parser.add_argument("url")
    parser.add_argument("--deals", type=int, help="stop after so many deals; without it the match is played out")
    args = parser.parse_args(argv)
    try:
        seen = play(args.url, args.deals)
    except BrokenPromiseError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(msgspec.json.encode(seen).decode() + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
