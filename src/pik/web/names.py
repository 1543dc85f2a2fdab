"""The names of those at a table."""

import unicodedata
from typing import Final

from pik.bots.talk.characters import NAMES

LONGEST: Final = 24
BOTS: Final = NAMES
"""Names that go with the characters of those who bear them."""
NOBODY: Final = {"en": "Guest", "ru": "Гость", "pl": "Gość"}


def tidy(name: str, lang: str) -> str:
    """A person's name as plain text: one line, no signs that can't be seen, not too long."""
    seen = "".join(" " if sign.isspace() else sign for sign in name if sign.isspace() or sign.isprintable())
    short = unicodedata.normalize("NFC", " ".join(seen.split()))[:LONGEST].strip()
    return short or NOBODY[lang]


def bot_names(lang: str, count: int, taken: str) -> tuple[str, ...]:
    """Names for so many bots, none of them the one that a person has."""
    return tuple(name for name in BOTS[lang] if name.casefold() != taken.casefold())[:count]
