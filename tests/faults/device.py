"""A device as the client's page is one: it says again what was not answered, and goes on where it stopped."""

from random import Random

import msgspec
from msgspec import Raw

from pik.web.messages import ChatLine, Frame, Refused, Reply
from tests.faults.sockets import Wire
from tests.random_acts import any_act

REPLY = msgspec.json.Decoder[Reply](Reply)


class Device:
    """A tab of a browser."""

    def __init__(self, key: str | None) -> None:
        self.key = key
        self.wire: Wire | None = None
        self.frame: Frame | None = None
        self.fresh = True
        """Nothing was heard since the link was made."""
        self.unanswered: dict[str, str] = {}
        """Commands by their ids, the oldest first."""
        self.under_way: list[str] = []
        """Messages between the device and the server, in any order."""
        self.said: list[ChatLine] = []
        self.count = 0

    @property
    def linked(self) -> bool:
        """Whether the device thinks that it has a link."""
        return self.wire is not None and self.wire.open

    @property
    def seen(self) -> int | None:
        """The entry seen last."""
        return None if self.frame is None else self.frame.seq

    def hear(self, raw: bytes) -> Reply:
        """Take in what the server says."""
        reply = REPLY.decode(raw)
        match reply:
            case Frame():
                self.frame = reply
                if reply.done is not None:
                    self.unanswered.pop(reply.done, None)
            case Refused():
                if not reply.retry:
                    self.unanswered.pop(reply.cmd, None)
            case ChatLine():
                self.said.append(reply)
        return reply

    def hang_up(self) -> None:
        """Lose the link, and what is under way with it."""
        if self.wire is not None:
            self.wire.hang_up()
        self.under_way.clear()

    def lawful_act(self, random: Random) -> tuple[bytes, bool] | None:
        """One of the acts that the frame allows, and whether it is one for the table."""
        frame = self.frame
        if frame is None:
            return None
        asked = [(choice, False) for choice in frame.asked.options]
        offered = [(choice, False) for choice in frame.asked.offers]
        marks = [(choice, True) for choice in frame.scorer.offers]
        groups = [group for group in (asked, asked, asked, offered, marks) if group]
        if not groups:
            return None
        choice, table = random.choice(random.choice(groups))
        return any_act((choice,), random), table

    def act(self, cmd: str, raw: bytes, *, table: bool, since: int | None = None) -> None:
        """Send an act that answers the frame on show."""
        shown = 0 if self.frame is None else self.frame.since
        since = shown if since is None else since
        self.send(cmd, {"type": "act", "cmd": cmd, "since": since, "act": Raw(raw), "table": table})

    def live(self, cmd: str, act: object) -> None:
        """Send an act of table life."""
        self.send(cmd, {"type": "life", "cmd": cmd, "act": act})

    def say(self, cmd: str, text: str | None, phrase: str | None) -> None:
        """Say something to the others."""
        self.send(cmd, {"type": "chat", "cmd": cmd, "text": text, "phrase": phrase})

    def send(self, cmd: str, message: object) -> None:
        """Put a message on its way."""
        raw = msgspec.json.encode(message).decode()
        self.unanswered[cmd] = raw
        self.under_way.append(raw)

    def send_again(self) -> None:
        """Put everything on its way again that was not answered."""
        self.under_way.extend(self.unanswered.values())
