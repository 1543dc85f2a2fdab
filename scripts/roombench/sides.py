"""The two servers as the driver sees them: how a table is opened, what a view says, what a move looks like."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol
from urllib.request import Request, urlopen

import msgspec
from msgspec import Raw, Struct

from house.paths import ROOT
from pik.room.runner import IDLE_S, SWEEP_S

PAGE = os.sysconf("SC_PAGE_SIZE")
TICK = os.sysconf("SC_CLK_TCK")
HERE = Path(__file__).parent


class View(NamedTuple):
    """Of what a seat is shown: the number of the state, and its move if it is to make one."""

    seq: int
    move: bytes | None


@dataclass(frozen=True)
class Seat:
    """How a seat's socket is opened: what tells the server who is there."""

    path: str
    cookie: str | None = None
    match: str = ""
    at: str = ""


class Side(Protocol):
    """A server of the bench."""

    name: str
    forgets_s: float
    """How long until a table that nobody looks at has left the memory, if it ever does."""

    def command(self, folder: Path) -> list[str]:
        """The program; it prints its port on a line of its own."""
        ...

    def tables(self, port: int, count: int) -> list[list[Seat]]:
        """Open tables."""
        ...

    def view(self, seat: Seat, text: bytes) -> View | None:
        """What a text shows; None for one that shows no state."""
        ...

    def answer(self, seat: Seat, text: bytes) -> bytes | None:
        """What the protocol itself wants to hear for a text."""
        ...


FRAME = b'{"type":"frame","seq":'
IDLE = b'"asked":{"options":[],'
"""In a frame of a seat that has nothing to do: of that no more is read than the number."""


class Frame(Struct):
    """Of our frame, what the driver needs of the one who moves."""

    seq: int
    since: int
    you: int
    waiting: tuple[int, ...]
    asked: "Asked"


class Asked(Struct):
    """What may be done."""

    options: tuple["Listed", ...]


class Listed(Struct):
    """The acts there are."""

    acts: tuple[Raw, ...]


class Pik:
    """Our server: every move is on the disk before anybody sees it."""

    name = "pik, SQLite FULL"
    forgets_s = IDLE_S + SWEEP_S + 1

    def __init__(self) -> None:
        self._frame = msgspec.json.Decoder(Frame)

    def command(self, folder: Path) -> list[str]:
        """Run the hall."""
        return [sys.executable, "-m", "roombench.hall", str(folder)]

    def tables(self, port: int, count: int) -> list[list[Seat]]:
        """Four cookies a table."""
        return [
            [Seat(f"/t/{one['table']}/socket", cookie) for cookie in one["cookies"]]
            for one in json.loads(post(port, f"/tables?count={count}", {}))
        ]

    def view(self, seat: Seat, text: bytes) -> View | None:
        """A frame."""
        if not text.startswith(FRAME):
            raise RuntimeError(text.decode())
        if IDLE in text:
            return View(int(text[len(FRAME) : text.index(b",", len(FRAME))]), None)
        frame = self._frame.decode(text)
        if frame.waiting != (frame.you,) or not frame.asked.options:
            return View(frame.seq, None)
        act = bytes(frame.asked.options[0].acts[0])
        return View(frame.seq, b'{"type":"act","cmd":"%d","since":%d,"act":%b}' % (frame.seq, frame.since, act))

    def answer(self, seat: Seat, text: bytes) -> bytes | None:
        """Nothing."""
        return None


UPDATE = b'42/whist,["update"'
STATE = re.compile(rb'"_stateID":(\d+)')
"""The first in an update is its own; others are those of the moves that it repeats."""


class Game(Struct):
    """The peer's game as a seat sees it."""

    hand: tuple[str, ...]
    trick: tuple[str, ...]


class Turn(Struct, rename={"player": "currentPlayer"}):
    """Whose turn it is."""

    player: str


class State(Struct, rename={"game": "G", "turn": "ctx", "seq": "_stateID"}):
    """The peer's state."""

    game: Game
    turn: Turn
    seq: int


class Synced(Struct):
    """What the peer sends first."""

    state: State


class Peer:
    """boardgame.io with the store named."""

    forgets_s = 1.0

    def __init__(self, folder: Path, store: str) -> None:
        self.name = f"boardgame.io, {store}"
        self._folder, self._store = folder, store
        self._update = msgspec.json.Decoder(tuple[str, str, State, Raw])
        self._sync = msgspec.json.Decoder(tuple[str, str, Synced])

    def command(self, folder: Path) -> list[str]:
        """Run the program for Node."""
        return ["node", str(HERE / "peer.mjs"), str(self._folder), self._store, str(folder)]

    def tables(self, port: int, count: int) -> list[list[Seat]]:
        """Matches made through its lobby."""
        matches = [json.loads(post(port, "/games/whist/create", {"numPlayers": 4}))["matchID"] for _ in range(count)]
        path = "/socket.io/?EIO=4&transport=websocket"
        return [[Seat(path, match=match, at=str(at)) for at in range(4)] for match in matches]

    def view(self, seat: Seat, text: bytes) -> View | None:
        """An update, or the state that comes first."""
        if text.startswith(UPDATE):
            if f'"currentPlayer":"{seat.at}"'.encode() not in text:
                number = STATE.search(text)
                return None if number is None else View(int(number[1]), None)
            state = self._update.decode(text[9:])[2]
        elif text.startswith(b'42/whist,["sync"'):
            state = self._sync.decode(text[9:])[2].state
        else:
            return None
        return View(state.seq, move(state, seat) if state.turn.player == seat.at else None)

    def answer(self, seat: Seat, text: bytes) -> bytes | None:
        """A heartbeat; and step by step into the match."""
        if text.startswith(b"0{"):
            return b"40/whist,"
        if text.startswith(b"40/whist,"):
            return b"42/whist," + json.dumps(["sync", seat.match, seat.at, None, 4]).encode()
        return b"3" if text == b"2" else None


def move(state: State, seat: Seat) -> bytes:
    """The first card that follows suit, or the first."""
    hand, trick = state.game.hand, state.game.trick
    card = next((card for card in hand if trick and card[0] == trick[0][0]), hand[0])
    payload = {"type": "play", "args": [card], "playerID": seat.at}
    action = {"type": "MAKE_MOVE", "payload": payload}
    return b"42/whist," + msgspec.json.encode(["update", action, state.seq, seat.match, seat.at])


def post(port: int, path: str, body: Mapping[str, object]) -> bytes:
    """Ask a server on this machine."""
    url = f"http://127.0.0.1:{port}{path}"
    request = Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=600) as answer:  # noqa: S310 - our own address
        raw: bytes = answer.read()
        return raw


class Started:
    """A running server with its figures."""

    def __init__(self, side: Side, folder: Path) -> None:
        begun = time.perf_counter()
        env = os.environ | {"PYTHONPATH": os.pathsep.join(str(ROOT / name) for name in ("src", "scripts"))}
        env |= {"NODE_ENV": "production"}
        with (folder / "errors").open("w") as errors:
            self._process = subprocess.Popen(side.command(folder), stdout=subprocess.PIPE, stderr=errors, env=env)
        assert self._process.stdout is not None
        lines = (line.strip() for line in self._process.stdout)
        port = next(filter(bytes.isdigit, lines), None)
        if port is None:
            raise RuntimeError(f"{side.name} does not start:\n{(folder / 'errors').read_text()}")
        self.port = int(port)
        self.start_s = time.perf_counter() - begun

    def cpu(self) -> float:
        """Seconds of processor time so far, of all threads."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> int:
        """Bytes in memory."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * PAGE

    def stop(self) -> None:
        """End it; nothing it kept is wanted any more."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
