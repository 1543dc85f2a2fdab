"""Names are plain text."""

import pytest

from pik.room.names import BOTS, LONGEST, bot_name, distinct, one_line, tidy


@pytest.mark.parametrize(
    "given, shown",
    [
        ("Vera", "Vera"),
        ("  Vera \n\t Pavlovna ", "Vera Pavlovna"),
        ("", "Guest"),
        ("\u200b\u202e\x00", "Guest"),
        ("a\u202eb", "ab"),
        ("<b>x</b>", "<b>x</b>"),
        ("x" * 100, "x" * LONGEST),
        ("e\u0301", "é"),
    ],
)
def test_name_is_one_tidy_line(given: str, shown: str) -> None:
    """Unseen signs go, spaces become one, long names are cut, an empty name gets a word."""
    assert tidy(given, "en") == shown


@pytest.mark.parametrize("lang", BOTS)
def test_there_are_names_enough(lang: str) -> None:
    """However many bots come, each has a name that nobody else has, whatever the letters' case."""
    names = [BOTS[lang][1].upper()]
    for _ in range(12):
        names.append(bot_name(lang, names))
    assert len({name.casefold() for name in names}) == 13


def test_equal_names_are_made_distinct() -> None:
    """A second Lena is Lena 2, a third Lena 3; a long name makes room for its number."""
    assert distinct("Lena", ["Vera"]) == "Lena"
    assert distinct("lena", ["Lena"]) == "lena 2"
    assert distinct("Lena", ["Lena", "LENA 2"]) == "Lena 3"
    long = "x" * LONGEST
    assert distinct(long, [long]) == "x" * (LONGEST - 2) + " 2"


def test_text_becomes_one_line() -> None:
    """Line breaks become spaces, and signs that turn the text around or can't be seen go."""
    assert one_line(" a\r\nb\u202e\u0007 <i>c</i> ") == "a b <i>c</i>"
