"""Names are plain text."""

import pytest

from pik.web.names import BOTS, LONGEST, bot_names, tidy


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
def test_there_are_bots_enough(lang: str) -> None:
    """Five bots have five names, whoever the person is."""
    for taken in (*BOTS[lang], "Nobody"):
        names = bot_names(lang, 5, taken.upper())
        assert len(set(names)) == 5
        assert taken not in names
