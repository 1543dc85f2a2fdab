"""The names of those at a table."""

import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

from pik.bots.talk.characters import NAMES

LONGEST: Final = 24
BOTS: Final = NAMES
"""Names that go with the characters of those who bear them."""
NOBODY: Final = {"en": "Guest", "ru": "Гость", "pl": "Gość"}


def tidy(name: str, lang: str) -> str:
    """A person's name as plain text: one line, no signs that can't be seen, not too long."""
    return one_line(name)[:LONGEST].strip() or NOBODY[lang]


def one_line(text: str) -> str:
    """A text in one line, without signs that can't be seen."""
    seen = "".join(" " if sign.isspace() else sign for sign in text if sign.isspace() or sign.isprintable())
    return unicodedata.normalize("NFC", " ".join(seen.split()))


def distinct(name: str, taken: Iterable[str]) -> str:
    """A name that none of the others looks like: the name, or the name with a number."""
    others = {other.casefold() for other in taken}
    if name.casefold() not in others:
        return name
    numbered = (f"{name[: LONGEST - len(f' {number}')].strip()} {number}" for number in count(2))
    return next(each for each in numbered if each.casefold() not in others)


def bot_name(lang: str, taken: Iterable[str]) -> str:
    """A name for a bot that nobody has."""
    others = tuple(taken)
    known = {other.casefold() for other in others}
    free = (name for name in BOTS[lang] if name.casefold() not in known)
    return next(free, None) or distinct(BOTS[lang][0], others)
