"""Tables of people and bots at a real server."""

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from pik.core.hosted import Hosted
from pik.web.messages import Frame
from tests.faults.people import Person
from tests.faults.servers import Servers
from tests.web.driver import Screen

RULES: Final = {"pace": 0}
MOST_ACTS: Final = 800
PUBLIC: Final = "onlooker"


class Party:
    """A table, the people at it, and somebody who looks on."""

    def __init__(self, game: Hosted, seats: int, people: list[Person], onlooker: Person) -> None:
        self.game = game
        self.seats = seats
        self.people = people
        self.onlooker = onlooker
        self.table = ""

    @property
    def everybody(self) -> list[Person]:
        """The people and who looks on."""
        return [*self.people, self.onlooker]

    @property
    def frames(self) -> list[Frame]:
        """What is on show at the people's."""
        return [person.link.frame for person in self.people if person.link.frame is not None]

    async def open(self, rules: dict[str, object] | None = None, config: bytes = b"{}") -> None:
        """Make the table; who is no host sits down, bots take the rest, the match begins."""
        host, *others = self.people
        bots = [{"seat": seat, "level": "beginner"} for seat in range(len(self.people), self.seats)]
        wish = {"game": self.game.name, "seats": self.seats, "bots": bots, "name": host.name}
        options = msgspec.json.decode(config, type=dict[str, object])
        opened = await host.post("/api/tables", {**wish, "config": options, "rules": {**RULES, **(rules or {})}})
        self.table = str(opened["table"])
        self.onlooker.come(self.table)
        host.come(self.table)
        for seat, person in enumerate(others, 1):
            await person.post("/api/hello", {})
            person.come(self.table)
            await person.live({"type": "sit", "seat": seat, "name": person.name})
        await host.live({"type": "begin"})

    @property
    def is_over(self) -> bool:
        """Whether everybody sees that the match is over."""
        frames = self.frames
        return len(frames) == len(self.people) and all(frame.over for frame in frames)

    def has_played(self, deals: int | None) -> bool:
        """Whether the match is over, or so many deals are written on everybody's sheet.

        A bound in deals is one in acts, too: people without thought may play some games for very long.
        """
        frames = self.frames
        far = deals is not None and all(frame.over or frame.seq > MOST_ACTS or is_far(frame, deals) for frame in frames)
        return self.is_over or (far and len(frames) == len(self.people))


def is_far(frame: Frame, deals: int) -> bool:
    """Whether a frame's sheet has so many deals."""
    shown = bytes(frame.screen)
    return shown != b"null" and len(msgspec.json.decode(shown, type=Screen).sheet.rows) >= deals


@asynccontextmanager
async def party(
    game: Hosted, seats: int, humans: int, seed: int, servers: Servers, way: Callable[[], str] | None = None
) -> AsyncGenerator[Party]:
    """People who are ready for a table; they leave at the end. `way`: where their sockets go instead of the server."""

    def url() -> str:
        return servers.url

    def socket(table: str) -> str:
        return f"{(way or url)()}/t/{table}/socket"

    people = [Person(f"p{seed}{at}", seed, socket, url) for at in range(humans)]
    gathered = Party(game, seats, people, Person(PUBLIC, seed, socket, url))
    try:
        yield gathered
    finally:
        for person in gathered.everybody:
            await person.leave()
