"""Who holds a seat, and who is known at a table."""

from typing import Literal, TypeAlias

from msgspec import Struct

Kind: TypeAlias = Literal["human", "bot", "free"]


class Holder(Struct, frozen=True):
    """A seat's holder: a person by id, a bot by its level, or nobody."""

    kind: Kind = "free"
    name: str = ""
    level: str | None = None
    person: str | None = None

    @property
    def owner(self) -> str:
        """What tells who answers for the seat in a match: the person, or the bot by its name; empty for a free one."""
        return "" if self.kind == "free" else self.person or f"bot {self.name}"


class Person(Struct, frozen=True):
    """Somebody who sat at the table: `id` and `keys` are hashes of secrets; each key proves who it is."""

    id: str
    name: str
    keys: tuple[str, ...]


FREE = Holder()
