"""A finding of the doctor: what was looked at, how it is, and what to do."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

State: TypeAlias = Literal["ok", "note", "bad"]
"""Fine; worth knowing; must be mended."""

MARKS: Final[dict[State, str]] = {"ok": "ok  ", "note": "note", "bad": "BAD "}


class Finding(Struct, frozen=True):
    """One line of the doctor's."""

    about: str
    state: State
    words: str

    def line(self) -> str:
        """The finding as text."""
        return f"{MARKS[self.state]}  {self.about:9}  {self.words}"


def ok(about: str, words: str) -> Finding:
    """All is well here."""
    return Finding(about, "ok", words)


def note(about: str, words: str) -> Finding:
    """Worth knowing."""
    return Finding(about, "note", words)


def bad(about: str, words: str) -> Finding:
    """Must be mended."""
    return Finding(about, "bad", words)
