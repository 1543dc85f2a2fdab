"""Pikala's rulebook for players, in each language."""

import re
from pathlib import Path

import pytest

from pik.texts import LANGS
from pik.texts.catalog import rulebook

BOOK = Path(__file__).parents[3] / "src" / "pik" / "games" / "pikala" / "README.md"
RULE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* (.*)$", re.MULTILINE)
KNOWN = re.compile(r"#{1,2} .+|- \*\*PK-\d+\.\d+\*\* .+|[^-#].*")
OURS = {"en": "*Our way:*", "ru": "*У нас:*", "pl": "*U nas:*"}
LIVE = {"en": "live table", "ru": "как за столом", "pl": "jak przy stole"}
AS_AT_A_TABLE = {"en": "as at a real table", "ru": "как за столом", "pl": "jak przy stole"}
TERMS = {
    "en": "trump wheel TV hooliganka scorer stock turn-up rams blonds brunettes Pikala",
    "ru": "козырь колесо телевизор хулиганка пишущий колода прикуп рамс блондины брюнеты жребий засвет «Моих «Все",
    "pl": "atu kółko telewizor chuliganka rams blondyni bruneci Pikala lewa wyjścia rozdający",
}


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_has_its_paragraph_once(lang: str) -> None:
    """The numbers are those of the rules, in their order, each once."""
    rules = re.findall(r"^- \*\*(PK-\d+\.\d+)\*\*", BOOK.read_text("utf-8"), re.MULTILINE)
    assert [number for number, _ in RULE.findall(rulebook(lang, "pikala"))] == rules


@pytest.mark.parametrize("lang", LANGS)
def test_readings_are_marked_where_the_rules_have_them(lang: str) -> None:
    """A paragraph says that something is this table's way exactly where the rule has a reading."""
    text = BOOK.read_text("utf-8").partition("## Readings")[0]
    rules = re.findall(r"^- \*\*(PK-\d+\.\d+)\*\* (.*?)(?=^- |^#|\Z)", text, re.MULTILINE | re.DOTALL)
    expected = [number for number, rule in rules if "(reading)" in rule]
    assert [number for number, rule in RULE.findall(rulebook(lang, "pikala")) if OURS[lang] in rule] == expected


@pytest.mark.parametrize("lang", LANGS)
def test_both_kinds_of_table_are_told(lang: str) -> None:
    """PK-8.6: the book says at its beginning that there are two, and which rules hold at a live one only."""
    text = rulebook(lang, "pikala")
    told = dict(RULE.findall(text))
    assert [number for number, rule in told.items() if LIVE[lang] in rule] == ["PK-8.1", "PK-8.2", "PK-8.5", "PK-8.6"]
    assert f"*{AS_AT_A_TABLE[lang]}*" in text.partition("## ")[0]


@pytest.mark.parametrize("lang", LANGS)
def test_the_games_own_words_are_used(lang: str) -> None:
    """A player reads the words that are said at the table."""
    text = rulebook(lang, "pikala").lower()
    assert [word for word in TERMS[lang].split() if word.lower() not in text] == []


@pytest.mark.parametrize("lang", LANGS)
def test_only_lines_that_the_page_can_show(lang: str) -> None:
    """Headings, rules and plain paragraphs; stars come in pairs."""
    lines = [line for line in rulebook(lang, "pikala").splitlines() if line]
    assert [line for line in lines if not KNOWN.fullmatch(line)] == []
    assert [line for line in lines if line.count("*") % 2] == []


def test_there_is_no_other_book() -> None:
    """An unknown language or game has none."""
    for lang, game in (("de", "pikala"), ("en", "toy"), ("en", "../pikala")):
        with pytest.raises(KeyError):
            rulebook(lang, game)
