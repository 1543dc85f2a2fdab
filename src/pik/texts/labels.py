"""An act as a label: the code of its sentence and what fills it, read from its JSON."""

import msgspec

from pik.core.message import Message, Value

Field = str | int | bool | list[str] | None


def label(act: bytes) -> Message:
    """The message of an act: "act-" and its type, filled with its fields.

    A list of cards gives their "count" and the "cards"; nothing chosen is "none".
    """
    fields = msgspec.json.decode(act, type=dict[str, Field])
    data: dict[str, Value] = {}
    for name, value in fields.items():
        if isinstance(value, list):
            data |= {"count": len(value), "cards": " ".join(value)}
        elif name != "type":
            data[name] = "none" if value is None else value
    return Message(f"act-{fields['type']}", data)
