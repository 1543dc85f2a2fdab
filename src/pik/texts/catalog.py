"""The catalog of texts: a code and its data become a sentence in a language."""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib.resources import files
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone, FluentNumber, fluent_number
from fluent.syntax import FluentParser, ast

from pik import texts
from pik.core.message import Happening, Message, Value
from pik.core.seat import CHANCE, TABLE, Seat

LANGS: Final = texts.LANGS
HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")
"""Before a number that is not part of a word it is a minus."""
Filled = str | FluentNumber | FluentNone
NOTHING: Final[Mapping[str, Value]] = {}


def source(lang: str, game: str | None = None) -> str:
    """The Fluent source of the shared texts and a game's own; a game's message replaces a shared one of its name.

    Raises KeyError for an unknown language or game.
    """
    shared = shared_source(lang)
    if game is None:
        return shared
    own = game_source(lang, game)
    replaced = {entry.id.name for entry in entries(own)}
    return without(shared, replaced) + "\n" + own


def shared_source(lang: str) -> str:
    """The texts that all games share. Raises KeyError for an unknown language."""
    if lang not in LANGS:
        raise KeyError(lang)
    return (files("pik") / "texts" / "shared" / f"{lang}.ftl").read_text("utf-8")


def game_source(lang: str, game: str) -> str:
    """A game's own texts, what bots say in it, and its lesson. Raises KeyError for an unknown language or game."""
    parts = [game_file(game, lang, f"{lang}.ftl")]
    for more in ("talk", "lesson"):
        with suppress(KeyError):
            parts.append(game_file(game, lang, f"{more}.{lang}.ftl"))
    return "\n".join(parts)


def rulebook(lang: str, game: str) -> str:
    """A game's rulebook for players, as Markdown of a few kinds of lines. Raises KeyError where there is none."""
    return game_file(game, lang, f"rules.{lang}.md")


def game_file(game: str, lang: str, name: str) -> str:
    """One of a game's files of words. Raises KeyError for an unknown language, game or file."""
    family = family_of(game)
    if lang not in LANGS or not family.isidentifier():
        raise KeyError(game)
    path = files("pik") / "games" / family / "texts" / name
    if not path.is_file():
        raise KeyError(name)
    return path.read_text("utf-8")


def family_of(game: str) -> str:
    """The folder whose words a game has: games of a family share them, "spades-two-handed" those of "spades"."""
    return game.partition("-")[0]


def entries(text: str) -> list[ast.Message | ast.Term]:
    """The messages and terms of a Fluent source, in order."""
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message | ast.Term)]


def without(text: str, names: set[str]) -> str:
    """A Fluent source less the messages with these names."""
    kept: list[str] = []
    at = 0
    for entry in entries(text):
        if entry.id.name in names and entry.span is not None:
            kept.append(text[at : entry.span.start])
            at = entry.span.end
    return "".join(kept) + text[at:]


class Catalog:
    """The sentences of one language, made of a Fluent source."""

    def __init__(self, lang: str, text: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentParser().parse(text))

    def __contains__(self, code: str) -> bool:
        return self._bundle.has_message(code)

    def format(
        self,
        code: str,
        data: Mapping[str, Value] = NOTHING,
        names: Sequence[str] = (),
        reader: Seat | None = None,
    ) -> str:
        """The sentence for a code, filled with data; `names` are the players', by seat.

        What a value becomes is told by its name: "seat…" a player's name, "card" and "cards…" card names, "suit…" the
        suit's name. Beside a seat stands "mine" ("yes" where it is the reader's own), beside a suit its letter as
        "suitcode". Yes and no become "true" and "false". Raises KeyError for a code that has no text, or a text that
        wants data that is not there.
        """
        filled: dict[str, Filled] = {}
        for key, value in data.items():
            filled |= self._filled(key, value, names, reader)
        return self._write(code, filled)

    def plain(self, code: str, data: Mapping[str, str | int] = NOTHING) -> str:
        """The sentence for a code, filled with data as they are. Raises KeyError like `format`."""
        return self._write(code, {key: plain(value) for key, value in data.items()})

    def message(self, message: Message, names: Sequence[str] = (), reader: Seat | None = None) -> str:
        """A message as a sentence. Raises KeyError like `format`."""
        return self.format(message.code, message.data, names, reader)

    def happening(self, told: Happening, names: Sequence[str] = (), reader: Seat | None = None) -> str:
        """A happening as a sentence. Raises KeyError like `format`."""
        return self.format(told.code, {"seat": told.seat, **told.data}, names, reader)

    def card(self, code: str) -> str:
        """The name of a card: "queen of spades"."""
        return self._write("card", {"rank": rank(code), "suit": code[0]})

    def index(self, code: str) -> str:
        """The index printed on a card in this language: "10", "Q"."""
        return self._write("card-index", {"rank": rank(code)})

    def cards(self, codes: str) -> str:
        """The names of cards whose codes are separated by spaces."""
        return format_list([self.card(code) for code in codes.split()], locale=self.lang)

    def suit(self, letter: str) -> str:
        """The name of a suit."""
        return self._write("suit", {"suit": letter})

    def seat(self, seat: int, names: Sequence[str] = (), reader: Seat | None = None) -> str:
        """The name of whoever sits at a seat; the reader is "you", the pack and the table have names too."""
        if seat == reader:
            return self._write("ui-you", {})
        if seat in (CHANCE, TABLE):
            return self._write("the-pack" if seat == CHANCE else "the-table", {})
        if 0 <= seat < len(names):
            return names[seat]
        return self._write("ui-seat", {"number": plain(seat + 1)})

    def _filled(self, key: str, value: Value, names: Sequence[str], reader: Seat | None) -> dict[str, Filled]:
        if isinstance(value, bool):
            return {key: "true" if value else "false"}
        if isinstance(value, int):
            if not key.startswith("seat") or key.startswith("seats"):
                return {key: plain(value)}
            mine = "yes" if value == reader else "no"
            return {key: self.seat(value, names, reader), "mine" + key.removeprefix("seat"): mine}
        if key.startswith("cards"):
            return {key: self.cards(value)}
        if key.startswith("card"):
            return {key: self.card(value)}
        if key.startswith("suit"):
            return {key: self.suit(value), "suitcode" + key.removeprefix("suit"): value}
        return {key: value}

    def _write(self, code: str, filled: Mapping[str, Filled]) -> str:
        pattern = self._bundle.get_message(code).value
        if pattern is None:
            raise KeyError(code)
        text, errors = self._bundle.format_pattern(pattern, dict(filled))
        if errors or not isinstance(text, str):
            raise KeyError(f"{code}: {errors}")
        return HYPHEN.sub("\N{MINUS SIGN}", text)


def plain(value: str | int) -> Filled:
    """A value as it is written: numbers without separators, as in the browser."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


def rank(card: str) -> Filled:
    """A card's rank as texts select on it: digits are numbers."""
    return plain(int(card[1])) if card[1].isdigit() else card[1]


@cache
def catalog(lang: str, game: str | None = None) -> Catalog:
    """The catalog of a language and a game, read once. Raises KeyError for an unknown language or game."""
    return Catalog(lang, source(lang, game))
