"""Words are kept apart from rules: a message is a code and data, the catalog of texts has the sentence."""

from typing import TypeAlias

from msgspec import Struct

from pik.core.seat import Seat

Value: TypeAlias = str | int | bool


class Message(Struct, frozen=True):
    """A sentence to be looked up: its code in the catalog and what fills it.

    A value under a name that starts with "seat" is a seat, "card" or "cards" card codes, "suit" a suit letter.
    """

    code: str
    data: dict[str, Value] = {}


class Happening(Struct, frozen=True):
    """What everybody at the table saw happen, for the log, the animation and the screen reader.

    `ends` marks the end of a trick or of a deal: a log shows the happenings since the last end but one.
    """

    code: str
    seat: Seat
    data: dict[str, Value] = {}
    ends: bool = False


class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not an error
    """Why an act is not accepted. With a price or a rule, a live table lets it happen and charges for it.

    `price` is in points, charged at once; `rule` is the number of the rule that says what it costs.
    """

    def __init__(self, code: str, price: int = 0, rule: str = "", /, **data: Value) -> None:
        super().__init__(code)
        self.code = code
        self.price = price
        self.rule = rule
        self.data = data

    @property
    def message(self) -> Message:
        """The refusal as a sentence to be looked up."""
        return Message(self.code, self.data)
