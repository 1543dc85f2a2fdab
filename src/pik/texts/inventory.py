"""What a Fluent source is made of: its messages, the variables and the choices in each."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from fluent.syntax import FluentParser, ast, visitor

from pik.texts.catalog import entries


class Choice(NamedTuple):
    """A choice within a message: the variable that decides ("" for anything else) and the keys."""

    variable: str
    keys: frozenset[str]


class Entry(NamedTuple):
    """A message: the variables it takes, the choices in it, the messages it contains."""

    variables: frozenset[str]
    choices: tuple[Choice, ...]
    references: frozenset[str]


class Reader(visitor.Visitor):
    """Walks through a message."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.choices: list[Choice] = []
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's name
        """A variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the parser's name
        """Another message."""
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the parser's name
        """A choice."""
        keys = (variant.key for variant in node.variants)
        words = frozenset(key.name if isinstance(key, ast.Identifier) else key.value for key in keys)
        by = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        self.choices.append(Choice(by, words))
        self.generic_visit(node)


def read(source: str) -> dict[str, Entry]:
    """The messages of a source by name."""
    return {entry.id.name: entry_of(entry) for entry in entries(source)}


def entry_of(entry: ast.Message | ast.Term) -> Entry:
    """What a message is made of."""
    reader = Reader()
    reader.visit(entry)
    return Entry(frozenset(reader.variables), tuple(reader.choices), frozenset(reader.references))


def faults(source: str) -> Iterator[str]:
    """Lines that are no Fluent, and names that are given twice."""
    for junk in FluentParser().parse(source).body:
        if isinstance(junk, ast.Junk):
            yield f"not Fluent: {(junk.content or '').strip().splitlines()[0]}"
    names = Counter(entry.id.name for entry in entries(source))
    yield from (f"{name} is there twice" for name, times in names.items() if times > 1)
