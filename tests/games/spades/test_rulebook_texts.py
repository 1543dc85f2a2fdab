"""The rulebook of Spades for players, in each language."""

import re
from pathlib import Path

import pytest

from pik.texts import LANGS
from pik.texts.catalog import rulebook

BOOK = Path(__file__).parents[3] / "src" / "pik" / "games" / "spades" / "README.md"
RULE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* (.*)$", re.MULTILINE)
KNOWN = re.compile(r"#{1,2} .+|- \*\*SP-\d+\.\d+\*\* .+|[^-#].*")
OURS = {"en": "*Our way:*", "ru": "*У нас:*", "pl": "*U nas:*"}
TERMS = {
    "en": "nil double bid contract bag broken trick trump lot",
    "ru": "ноль двойной заявка контракт мешок вскрыты взятка козыри жребий",
    "pl": "nil podwójny stawka kontrakt worek rozbite lewa atu remis partnerstwo rozdając dołożyć wychodzi wymienia",
}


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_has_its_paragraph_once(lang: str) -> None:
    """The numbers are those of the rules, in their order, each once."""
    rules = re.findall(r"^- \*\*(SP-\d+\.\d+)\*\*", BOOK.read_text("utf-8"), re.MULTILINE)
    assert [number for number, _ in RULE.findall(rulebook(lang, "spades"))] == rules


@pytest.mark.parametrize("lang", LANGS)
def test_readings_are_marked_where_the_rules_have_them(lang: str) -> None:
    """A paragraph says that something is this table's way exactly where the rule has a reading."""
    text = BOOK.read_text("utf-8").partition("## Readings")[0]
    rules = re.findall(r"^- \*\*(SP-\d+\.\d+)\*\* (.*?)(?=^- |^#|\Z)", text, re.MULTILINE | re.DOTALL)
    expected = [number for number, rule in rules if "(reading)" in rule]
    assert [number for number, rule in RULE.findall(rulebook(lang, "spades")) if OURS[lang] in rule] == expected


@pytest.mark.parametrize("lang", LANGS)
def test_the_games_own_words_are_used(lang: str) -> None:
    """A player reads the words that are said at the table."""
    text = rulebook(lang, "spades").lower()
    assert [word for word in TERMS[lang].split() if word.lower() not in text] == []


@pytest.mark.parametrize("lang", LANGS)
def test_numbers_are_the_same_everywhere(lang: str) -> None:
    """SP-4.4: each paragraph has the numbers that it has in English, none more and none less."""

    def figures(book: str) -> list[list[str]]:
        return [sorted(re.findall(r"(?<!SP-)\d+", text)) for _, text in RULE.findall(book)]

    assert figures(rulebook(lang, "spades")) == figures(rulebook("en", "spades"))


@pytest.mark.parametrize("lang", LANGS)
def test_only_lines_that_the_page_can_show(lang: str) -> None:
    """Headings, rules and plain paragraphs; stars come in pairs."""
    lines = [line for line in rulebook(lang, "spades").splitlines() if line]
    assert [line for line in lines if not KNOWN.fullmatch(line)] == []
    assert [line for line in lines if line.count("*") % 2] == []
