"""A fault planted in a game: one piece of a module's text replaced by another."""

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

RULE = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
DECIDING = ("rules.py", "scoring.py", "ledger.py")
"""The modules of a game in which every rule named must have a mutant."""


@dataclass(frozen=True)
class Mutant:
    """A fault: in which module of the game, against which rule, and what stands there instead of what."""

    file: str
    rule: str
    old: str
    new: str

    def applied(self, text: str) -> str:
        """Return the module's text with the fault in it; raise ValueError if `old` is not there exactly once."""
        if (count := text.count(self.old)) != 1:
            raise ValueError(f"{self.file}, {self.rule}: {count} places instead of one hold {self.old!r}")
        return text.replace(self.old, self.new)

    def line(self) -> str:
        """Return the fault in one line."""
        old, new = (" ".join(text.split()) for text in (self.old, self.new))
        return f"{self.rule:8} {self.file:12} {old}  →  {new}"


def stale(package: Path, mutants: Iterable[Mutant]) -> list[str]:
    """Say which mutants no longer fit the game's modules."""
    troubles: list[str] = []
    for mutant in mutants:
        try:
            ast.parse(mutant.applied((package / mutant.file).read_text("utf-8")))
        except (ValueError, SyntaxError) as error:
            troubles.append(f"{mutant.line()}: {error}")
    return troubles


def unmutated(package: Path, mutants: Iterable[Mutant]) -> set[tuple[str, str]]:
    """Return the rules that a deciding module names and no mutant breaks there, as (module, rule)."""
    broken = {(mutant.file, mutant.rule) for mutant in mutants}
    named = {(file, rule) for file in DECIDING for rule in RULE.findall((package / file).read_text("utf-8"))}
    return named - broken


def bearing(folder: Path) -> dict[str, list[str]]:
    """Return the ids of the tests in a folder under each rule that their docstrings name."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in set(RULE.findall(ast.get_docstring(node) or "")):
                    found.setdefault(rule, []).append(f"{path}::{node.name}")
    return found
