"""What people say at a table: plain text, or ready phrases that everybody reads in the own language."""

from typing import Final

from pik.core.message import Refusal
from pik.core.seat import Seat
from pik.room.journal import Said
from pik.room.life import Life
from pik.room.names import one_line

LONGEST: Final = 200
SHOWN: Final = 50
"""How much of what was said a device is told when it comes."""
PHRASES: Final = (
    "phrase-hello",
    "phrase-luck",
    "phrase-nice",
    "phrase-thanks",
    "phrase-sorry",
    "phrase-moment",
    "phrase-back",
    "phrase-bye",
)


def spoken(life: Life, who: str | None, text: str | None, phrase: str | None) -> tuple[Seat, str | None]:
    """Where somebody speaks from, and the text as it is kept. Raises Refusal."""
    seat = life.seat_of(who)
    if seat is None:
        raise Refusal("not-seated")
    if not life.rules.chat:
        raise Refusal("chat-off")
    if (text is None) == (phrase is None) or (phrase is not None and phrase not in PHRASES):
        raise Refusal("malformed")
    if text is None:
        return seat, None
    line = one_line(text)
    if not line or len(line) > LONGEST:
        raise Refusal("chat-length", most=LONGEST)
    return seat, line


def command_of(who: str | None, cmd: str) -> str:
    """What a person's command is called in the store: nobody can take the ids of another."""
    return f"{who}:{cmd}"


def said(
    life: Life, who: str | None, cmd: str, text: str | None, phrase: str | None, after: tuple[Said, ...], now: float
) -> Said:
    """The next line of the chat. Raises Refusal."""
    seat, line = spoken(life, who, text, phrase)
    number = after[-1].n + 1 if after else 1
    return Said(number, command_of(who, cmd), now, life.holders[seat].name, seat, line, phrase)
