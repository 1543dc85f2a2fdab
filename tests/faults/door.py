"""Somebody before a table, who says everything that can be said."""

from collections import Counter
from collections.abc import Mapping

import msgspec

from pik.core.hosted import Hosted
from pik.room.fold import Table
from pik.room.journal import Stored
from pik.room.place import Place
from pik.web.frames import frame
from pik.web.messages import Frame, Refused
from tests.faults.device import REPLY
from tests.faults.nonsense import Said, is_lawful
from tests.faults.sockets import Wire
from tests.faults.traffic import Scene


class Door:
    """Counts what became of it. What was offered and is done is undone, so that the table stays in its phase."""

    def __init__(self, stored: Stored, catalog: Mapping[str, Hosted], key: str | None, other: str | None) -> None:
        """`other`: somebody else who is at the table, and hears nothing of what does not count."""
        self.codes: Counter[str] = Counter()
        self._key = key
        self._scene = Scene(stored, catalog, key)
        self._wire = self._scene.come(key)
        self._overheard: list[bytes] = []
        wire = Wire(lambda raw: None, self._overheard.append)
        assert self._scene.server.connect(stored.head.table, other, None, wire)
        self._scene.server.loop.settle()
        self._lines = tuple(self._scene.disk.lines[stored.head.table])
        self._before = self._scene.now

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self._scene.now

    def close(self) -> None:
        """Go away."""
        self._scene.end()

    def say(self, raw: str) -> None:
        """Say something. It was offered, or there is a code for it and nothing has changed."""
        shown = self._shown()
        self._overheard.clear()
        self._scene.heard.clear()
        self._wire.say(raw)
        self._scene.server.loop.settle()
        answer = self._answer(raw)
        if answer is None:
            assert self._was_offered(shown, raw), raw[:200]
            self._begin_again()
            return
        self.codes[answer.message.code] += 1
        assert not answer.retry, raw[:200]
        assert self._shown() == shown, raw[:200]
        assert (self._overheard, self._kept()) == ([], (self._lines, ())), raw[:200]

    def _answer(self, raw: str) -> Refused | None:
        """The one answer to a message; None where it is done."""
        replies = [REPLY.decode(heard) for _, heard in self._scene.heard]
        answers = [each for each in replies if isinstance(each, Refused) or (isinstance(each, Frame) and each.done)]
        assert len(answers) == 1, (raw[:200], replies)
        return answers[0] if isinstance(answers[0], Refused) else None

    def _shown(self) -> bytes:
        """What the table shows to whoever stands here."""
        return frame(self._scene.now, self._key, self._scene.server.loop.time())

    def _kept(self) -> tuple[tuple[object, ...], tuple[object, ...]]:
        """What the store has."""
        disk, table = self._scene.disk, self._scene.table
        return tuple(disk.lines[table]), tuple(disk.spoken[table])

    def _was_offered(self, shown: bytes, raw: str) -> bool:
        """Whether what was done is among what the table said that may be done."""
        said = msgspec.json.decode(raw, type=Said)
        before = msgspec.json.decode(shown, type=Frame)
        self.codes[f"done {said['type']}"] += 1
        act = said.get("act")
        match said["type"]:
            case "life":
                return isinstance(act, dict) and act["type"] in before.may
            case "act":
                asked = before.scorer if said.get("table") else before.asked
                return is_lawful(self._before, asked, msgspec.json.encode(act))
            case _:
                return before.you is not None and before.life.rules.chat

    def _begin_again(self) -> None:
        """Let the table be what it was."""
        disk, table = self._scene.disk, self._scene.table
        disk.lines[table], disk.spoken[table] = list(self._lines), []
        place: Place | None = self._scene.server.place(table)
        assert place is not None
        place.table = self._before
