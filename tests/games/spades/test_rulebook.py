"""The rulebook of Spades."""

import re
from pathlib import Path

RULES = {1: 4, 2: 5, 3: 3, 4: 4, 5: 2, 6: 6, 7: 4}
"""Chapter and how many rules it has."""
BOOK = Path(__file__).parents[3] / "src" / "pik" / "games" / "spades" / "README.md"


def rules() -> dict[str, str]:
    """The rules by number, as the book has them."""
    text = BOOK.read_text("utf-8")
    found = re.findall(r"^- \*\*(SP-\d+\.\d+)\*\* (.*?)(?=^- |^#|\Z)", text, re.MULTILINE | re.DOTALL)
    return dict(found)


def test_the_book_has_every_rule_in_order() -> None:
    """No number is left out from the first chapter to the last, and none is there that the game has not."""
    assert list(rules()) == [
        f"SP-{chapter}.{number}" for chapter, last in RULES.items() for number in range(1, last + 1)
    ]


def test_each_rule_says_where_it_comes_from() -> None:
    """Each rule ends by saying whether tradition, a reading or a house rule stands behind it."""
    ends = ("(tradition)", "(reading)", "(house rule)")
    assert [number for number, text in rules().items() if not text.strip().endswith(ends)] == []


def test_house_rules_have_a_chapter() -> None:
    """House rules, all of them options, are chapter 6 and nothing else."""
    assert [number for number, text in rules().items() if "(house rule)" in text] == [
        f"SP-6.{number}" for number in range(1, 7)
    ]


def test_the_readings_stand_together() -> None:
    """The table near the end names exactly the rules with a reading in them."""
    with_reading = {number for number, text in rules().items() if "(reading)" in text}
    table = BOOK.read_text("utf-8").split("## Readings")[1].split("## Not as")[0]
    assert set(re.findall(r"SP-\d+\.\d+", table)) == with_reading


def test_the_book_refers_to_its_own_rules() -> None:
    """A number mentioned anywhere in the book is the number of a rule."""
    assert set(re.findall(r"SP-\d+\.\d+", BOOK.read_text("utf-8"))) == set(rules())
