"""An act as a label: the code of its sentence and what fills it, read from its JSON."""

from typing import Final

import msgspec

from pik.core.message import Message, Value

Field = str | int | bool | list[str | list[str]] | None
MARKED: Final = frozenset({"capot", "brag", "take"})
"""Fields that are there only where they say something; such an act has a label of its own."""


def label(act: bytes) -> Message:
    """The message of an act: "act-" and its type, filled with its fields.

    A list of cards gives their "count" and the "cards", a list of such lists its own "count"; nothing chosen is "none".
    """
    fields = msgspec.json.decode(act, type=dict[str, Field])
    data: dict[str, Value] = {}
    for name, value in fields.items():
        if isinstance(value, list):
            data |= {"count": len(value), "cards": " ".join(map(spaced, value))}
        elif name != "type":
            data[name] = "none" if value is None else value
    marks = (f"-{name}" for name, value in fields.items() if name in MARKED and value)
    return Message("".join((f"act-{fields['type']}", *marks)), data)


def spaced(part: str | list[str]) -> str:
    """A card, or cards separated by spaces."""
    return part if isinstance(part, str) else " ".join(part)
