"""Which texts the package's code asks for, read from its sources."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from pik.texts import catalog, inventory

BUILT: Final = (
    "act-",
    "always-",
    "ask-",
    "hint-",
    "sure-",
    "phase-",
    "pile-",
    "mark-",
    "part-",
    "row-",
    "game-",
    "announces-",
    "note-",
    "ui-theme-",
    "ui-speed-",
    "ui-group-",
    "ui-volume-",
    "ui-trump",
    "ui-vote-",
    "phrase-",
    "ui-absence-",
    "talk-",
    "option-",
    "breach-",
    "look-great-",
    "look-row-",
    "look-verdict-",
)
"""Beginnings to which the code adds a word: such texts cannot be found whole."""
ASKERS: Final = ("Refusal", "Message", "Happening", "happens")
WORD: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-zA-Z0-9]+)*")
CALL: Final = re.compile(r"""\bt\(\s*["']([a-z][a-z0-9-]*)["']""")


def unused(codes: frozenset[str]) -> Iterator[str]:
    """Texts that nothing asks for."""
    words = {word for _, text in sources() for word in WORD.findall(text)} | referred()
    for code in sorted(codes):
        if code not in words and not code.startswith(BUILT):
            yield f"{code}: nothing asks for it"


def unknown(games: Mapping[str, frozenset[str]], shared: frozenset[str]) -> Iterator[str]:
    """Codes without text that the code asks for: a game among that game's texts, the rest among the shared ones."""
    for path, text in sources():
        game = next((name for name in games if path.startswith((f"games/{name}/", f"web/client/games/{name}/"))), None)
        known = shared if game is None else games[game]
        for code in asked(text) if path.endswith(".py") else CALL.findall(text):
            if code not in known:
                yield f"{path}: {code} has no text"


def asked(text: str) -> Iterator[str]:
    """The codes that a Python source hands to a message, a refusal or a happening."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKERS and node.args:
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value


def referred() -> set[str]:
    """The messages that other messages contain."""
    games = sorted(each.name for each in (files("pik") / "games").iterdir() if (each / "texts").is_dir())
    entries = [entry for game in games for entry in inventory.read(catalog.source("en", game)).values()]
    return {code for entry in entries for code in entry.references}


@cache
def sources() -> tuple[tuple[str, str], ...]:
    """The package's Python and TypeScript sources: path within the package and text."""
    return tuple((path, file.read_text("utf-8")) for path, file in walk(files("pik"), ""))


def walk(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    """The sources in a folder and the folders below, made ones left out."""
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        here = f"{path}{each.name}"
        if each.is_dir() and each.name not in {"__pycache__", "bundle", "node_modules"}:
            yield from walk(each, f"{here}/")
        elif each.is_file() and each.name.endswith((".py", ".ts", ".tsx")):
            yield here, each
