"""Pikala's rulebook."""

import re
from pathlib import Path

RULES = {1: 6, 2: 5, 3: 7, 4: 3, 5: 3, 6: 6, 7: 3, 8: 6, 9: 4, 10: 2}
"""Chapter and how many rules it has."""
BOOK = Path(__file__).parents[3] / "src" / "pik" / "games" / "pikala" / "README.md"


def rules() -> dict[str, str]:
    """The rules by number, as the book has them."""
    text = BOOK.read_text("utf-8")
    found = re.findall(r"^- \*\*(PK-\d+\.\d+)\*\* (.*?)(?=^- |^#|\Z)", text, re.MULTILINE | re.DOTALL)
    return dict(found)


def test_the_book_has_every_rule_in_order() -> None:
    """No number is left out from the first chapter to the tenth, and none is there that the game has not."""
    assert list(rules()) == [
        f"PK-{chapter}.{number}" for chapter, last in RULES.items() for number in range(1, last + 1)
    ]


def test_each_rule_says_where_it_comes_from() -> None:
    """Each rule ends by saying in words whether tradition or a reading stands behind it."""
    assert [number for number, text in rules().items() if not text.strip().endswith(("(tradition)", "(reading)"))] == []


def test_the_readings_stand_together() -> None:
    """The table at the end names exactly the rules with a reading in them."""
    with_reading = {number for number, text in rules().items() if "(reading)" in text}
    table = BOOK.read_text("utf-8").split("## Readings")[1]
    assert set(re.findall(r"PK-\d+\.\d+", table)) == with_reading


def test_the_book_refers_to_its_own_rules() -> None:
    """A number mentioned anywhere in the book is the number of a rule."""
    assert set(re.findall(r"PK-\d+\.\d+", BOOK.read_text("utf-8"))) == set(rules())
