"""The check of the texts: clean as they are, and every fault planted is found."""

import pytest

from pik.texts import check, inventory, usage
from pik.texts.catalog import source

GOOD = {
    "en": "a = { $n ->\n    [one] card\n   *[other] cards\n }\nb = { $x }\n",
    "ru": "a = { $n ->\n    [one] карта\n    [few] карты\n    [many] карт\n   *[other] карты\n }\nb = { $x }\n",
    "pl": "a = { $n ->\n    [one] karta\n    [few] karty\n    [many] kart\n   *[other] karty\n }\nb = { $x }\n",
}


def faults_of(sources: dict[str, str]) -> str:
    """What the check says of some texts."""
    told = [*check.of_source("toy", sources)]
    for lang, text in sources.items():
        told += check.rendered("toy", lang, text)
    return "\n".join(told)


def test_the_packages_texts_are_clean() -> None:
    """The texts as they are have the same messages and variables in each language, and all are used."""
    assert list(check.everything()) == []
    assert check.main() == 0


def test_good_texts_pass() -> None:
    """Nothing is said of texts without fault."""
    assert faults_of(GOOD) == ""


@pytest.mark.parametrize(
    "lang,old,new,told",
    [
        ("ru", "b = { $x }", "", "b is missing in ru"),
        ("en", "b = { $x }", "b = { $x }\nc = more", "c is missing in ru, pl"),
        ("pl", "b = { $x }", "b = { $y }", "b has other variables"),
        ("pl", "b = { $x }", "b = { $x } { $y }", "b has other variables"),
        ("ru", "    [few] карты\n", "", "a: a choice by count has many one other"),
        ("en", "    [one] card\n", "    [one] card\n    [few] cards\n", "a: a choice by count has few one other"),
        ("en", "b = { $x }", "b = { $x", "not Fluent"),
        ("en", "b = { $x }", "b = { $x }\nb = { $x }", "b is there twice"),
        ("ru", "b = { $x }", "b = { $x }{ nothing }", "toy/ru: b: "),
        ("ru", "[many] карт\n", "[many] { nothing }\n", "toy/ru: a: "),
        ("pl", "b = { $x }", "b = { $x ->\n    [yes] { a }\n   *[no] { $n }\n }", "b has other variables"),
        ("en", "b = { $x }", "b = { $x ->\n    [yes] { nothing }\n   *[no] no\n }", "toy/en: b: "),
        ("pl", "b = { $x }", 'b = { $x }{ "{" }', "comes out as"),
    ],
)
def test_a_fault_is_found(lang: str, old: str, new: str, told: str) -> None:
    """A message or variable too few or too many, a plural form left out, a name that leads nowhere."""
    assert old in GOOD[lang]
    assert told in faults_of(GOOD | {lang: GOOD[lang].replace(old, new)})


def test_choices_within_choices_are_tried() -> None:
    """A fault that shows for one count under one word only is found."""
    text = "a = { $mine ->\n    [yes] { $n ->\n        [one] { nothing }\n       *[other] x\n    }\n   *[no] y\n }\n"
    assert "toy/en: a: " in "\n".join(check.rendered("toy", "en", text))


def test_a_text_that_nothing_asks_for_is_found() -> None:
    """A text whose code stands nowhere in the sources is told."""
    assert list(usage.unused(frozenset({"takes-trick", "never-" + "asked-for"}))) == [
        "never-asked-for: nothing asks for it"
    ]


def test_a_code_without_text_is_found() -> None:
    """A code that the sources ask for must be among the game's texts or the shared ones."""
    shared = frozenset(inventory.read(source("en")))
    told = list(usage.unknown({"pikala": frozenset()}, shared))
    assert "games/pikala/choices.py: must-lead-trump-ace has no text" in told


def test_the_codes_of_a_source_are_read() -> None:
    """Codes are what is handed to a message, a refusal or a happening as it stands."""
    assert list(usage.asked('Refusal("a", n=1)\nhappens("b", seat)\nother("c")\nMessage(code)\n')) == ["a", "b"]
