"""A language that nobody speaks: English with every word 40 % longer, to see where a translation would not fit."""

import re
from typing import cast

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

LONGER = 0.4
WORD = re.compile(r"[^\W\d_]+")


class Longer(visitor.Transformer):
    """Makes the words of all sentences longer; what fills them stays."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - fluent.syntax names it
        """Make a text longer."""
        node.value = longer(node.value)
        return node


def longer(text: str) -> str:
    """Each word with more of its last letter."""
    return WORD.sub(lambda found: found[0] + found[0][-1] * round(len(found[0]) * LONGER), text)


def pseudo(source: str) -> str:
    """A catalog in the language that nobody speaks."""
    resource = FluentParser(with_spans=False).parse(source)
    return FluentSerializer().serialize(cast("ast.Resource", Longer().visit(resource)))
