"""Every rule has a test that names it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BOOKS = sorted((ROOT / "src" / "pik" / "games").rglob("README.md"))
RULE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\*", re.MULTILINE)


def docstrings(source: str) -> Iterator[str]:
    """The docstrings of the tests in a source."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield ast.get_docstring(node) or ""


@cache
def named() -> frozenset[str]:
    """The rule numbers that some test's docstring names."""
    every = (text for path in (ROOT / "tests").rglob("*.py") for text in docstrings(path.read_text("utf-8")))
    return frozenset(number for text in every for number in re.findall(r"[A-Z]+-\d+\.\d+", text))


@pytest.mark.parametrize("book", BOOKS, ids=[book.parent.name for book in BOOKS])
def test_every_rule_is_named_by_a_test(book: Path) -> None:
    """Each rule of a game's rulebook stands in a test's docstring."""
    numbers = RULE.findall(book.read_text("utf-8"))
    assert numbers
    assert [number for number in numbers if number not in named()] == []


def test_only_docstrings_of_tests_count() -> None:
    """A number in a helper, a comment or a name is no test of the rule."""
    source = '"""PK-9.8"""\ndef helper():\n    "PK-9.9"\n# PK-9.7\ndef test_x():\n    """Said (PK-9.6)."""\n'
    assert list(docstrings(source)) == ["Said (PK-9.6)."]
