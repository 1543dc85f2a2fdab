"""Piquet's rulebook, for the code and for players in each language."""

import re
from pathlib import Path

import pytest

from pik.texts import LANGS
from pik.texts.catalog import rulebook

RULES = {1: 4, 2: 6, 3: 6, 4: 3, 5: 7, 6: 3, 7: 3, 8: 5}
"""Chapter and how many rules it has."""
BOOK = Path(__file__).parents[3] / "src" / "pik" / "games" / "piquet" / "README.md"
RULE = re.compile(r"^- \*\*(PQ-\d+\.\d+)\*\* (.*)$", re.MULTILINE)
KNOWN = re.compile(r"#{1,2} .+|- \*\*PQ-\d+\.\d+\*\* .+|[^-#].*")
OURS = {"en": "*Our way:*", "ru": "*У нас:*", "pl": "*U nas:*"}
LIVE = {"en": "live table", "ru": "как за столом", "pl": "jak przy stole"}
AS_AT_A_TABLE = {"en": "as at a real table", "ru": "как за столом", "pl": "jak przy stole"}
TERMS = {
    "en": "elder dealer talon point pips tierce quart quint sixième septième huitième pique repique leza capot korolik "
    "partie king refait white clean major",
    "ru": "королик пикет король сдающий прикуп прикупает снос хвалёж очки подходят терц кварта квинта терц-мажор "
    "кварт-мажор четырнадцать картинок белые карт-бланш карточки репик выход леза капот молчанк рефет нормандский "
    "недокупленные старинный",
    "pl": "wychodzący rozdający talon kolor oczka tercja kwarta kwinta major pik repik leza kapot korolik partia król "
    "refet białe czyste",
}


def rules() -> dict[str, str]:
    """The rules by number, as the book has them."""
    text = BOOK.read_text("utf-8").partition("## Table conveniences")[0]
    return dict(re.findall(r"^- \*\*(PQ-\d+\.\d+)\*\* (.*?)(?=^- |^#|\Z)", text, re.MULTILINE | re.DOTALL))


def test_the_book_has_every_rule_in_order() -> None:
    """No number is left out, and none is there that the game has not."""
    assert list(rules()) == [
        f"PQ-{chapter}.{number}" for chapter, last in RULES.items() for number in range(1, last + 1)
    ]


def test_each_rule_says_where_it_comes_from() -> None:
    """Each rule ends by saying in words whether tradition or a reading stands behind it."""
    assert [number for number, text in rules().items() if not text.strip().endswith(("(tradition)", "(reading)"))] == []


def test_the_readings_stand_together() -> None:
    """The table at the end names exactly the rules with a reading in them."""
    with_reading = {number for number, text in rules().items() if "(reading)" in text}
    table = BOOK.read_text("utf-8").split("## Readings")[1]
    assert set(re.findall(r"PQ-\d+\.\d+", table)) == with_reading


def test_the_book_refers_to_its_own_rules() -> None:
    """A number mentioned anywhere in the book is the number of a rule."""
    assert set(re.findall(r"PQ-\d+\.\d+", BOOK.read_text("utf-8"))) == set(rules())


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", ["piquet", "piquet-norman"])
def test_every_rule_has_its_paragraph_once(game: str, lang: str) -> None:
    """The numbers are those of the rules, in their order, each once; both games have the same book."""
    assert [number for number, _ in RULE.findall(rulebook(lang, game))] == list(rules())


@pytest.mark.parametrize("lang", LANGS)
def test_readings_are_marked_where_the_rules_have_them(lang: str) -> None:
    """A paragraph says that something is this table's way exactly where the rule has a reading."""
    expected = [number for number, rule in rules().items() if "(reading)" in rule]
    assert [number for number, text in RULE.findall(rulebook(lang, "piquet")) if OURS[lang] in text] == expected


@pytest.mark.parametrize("lang", LANGS)
def test_both_kinds_of_table_are_told(lang: str) -> None:
    """PQ-6: the book says at its beginning that there are two, and which rules hold at a live one only."""
    text = rulebook(lang, "piquet")
    told = dict(RULE.findall(text))
    assert [number for number, rule in told.items() if LIVE[lang] in rule] == ["PQ-6.1", "PQ-6.2"]
    assert f"*{AS_AT_A_TABLE[lang]}*" in text.partition("## ")[0]


@pytest.mark.parametrize(
    "lang, thirteen", [("en", "was dealt thirteen"), ("ru", "сдали тринадцать"), ("pl", "dostał trzynaście")]
)
def test_accidents_at_a_real_table(lang: str, thirteen: str) -> None:
    """PQ-6.3: a card shown, or thirteen dealt: the rulebook has the rulings, for they cannot happen here."""
    assert thirteen in dict(RULE.findall(rulebook(lang, "piquet")))["PQ-6.3"]


@pytest.mark.parametrize("lang", LANGS)
def test_the_games_own_words_are_used(lang: str) -> None:
    """A player reads the words that are said at the table."""
    text = rulebook(lang, "piquet").lower()
    assert [word for word in TERMS[lang].split() if word.lower() not in text] == []


@pytest.mark.parametrize("lang", LANGS)
def test_only_lines_that_the_page_can_show(lang: str) -> None:
    """Headings, rules and plain paragraphs; stars come in pairs."""
    lines = [line for line in rulebook(lang, "piquet").splitlines() if line]
    assert [line for line in lines if not KNOWN.fullmatch(line)] == []
    assert [line for line in lines if line.count("*") % 2] == []
