"""Sentences in English, Russian and Polish for the codes of the rules and for the pages; no rule is in them."""

from typing import Final

LANGS: Final = ("en", "ru", "pl")
