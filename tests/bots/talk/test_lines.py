"""The lines themselves, in each language."""

import re

import pytest

from pik.bots.talk.characters import CHARACTERS
from pik.bots.talk.choosing import OWN, SHARED, codes
from pik.texts import LANGS
from pik.texts.catalog import catalog, entries, game_source

LONGEST = 40
"""Signs that a bubble on a phone holds in two lines."""
PERSON = re.compile(r"\$")


def reachable() -> set[str]:
    """The codes that a character can come to say."""
    topics = (*OWN, *SHARED)
    return {code for who in CHARACTERS for topic in topics for number in (0, 1) for code in codes(who, topic, number)}


def lines(lang: str) -> dict[str, str]:
    """The lines of a language."""
    names = [entry.id.name for entry in entries(game_source(lang, "pikala"))]
    texts = catalog(lang, "pikala")
    return {name: texts.format(name) for name in names if name.startswith("talk-")}


@pytest.mark.parametrize("lang", LANGS)
def test_every_line_has_words_and_all_words_can_be_said(lang: str) -> None:
    """PK-10.1: what bots may choose among is what there is, in each language."""
    assert set(lines(lang)) == reachable()


@pytest.mark.parametrize("lang", LANGS)
def test_lines_are_short_and_all_different(lang: str) -> None:
    """A line fits into a bubble, and no two read the same."""
    texts = list(lines(lang).values())
    assert [text for text in texts if len(text) > LONGEST] == []
    assert len(set(texts)) == len(texts)


def test_each_character_has_a_voice_of_its_own() -> None:
    """Five characters, none without lines on every topic of its own."""
    assert len(CHARACTERS) == 5
    for who in CHARACTERS:
        assert all(f"-{who}-" in code for topic in OWN for number in (0, 1) for code in codes(who, topic, number))


def test_a_line_names_no_player() -> None:
    """Lines take nothing in: whoever is at the table, a line is the same."""
    assert all(not PERSON.search(text) for lang in LANGS for text in lines(lang).values())
