"""The lines themselves, in each language."""

import re

import pytest

from pik.bots.talk import pikala, piquet, spades
from pik.bots.talk.characters import CHARACTERS
from pik.bots.talk.choosing import codes
from pik.bots.talk.occasions import Topics
from pik.texts import LANGS
from pik.texts.catalog import catalog, entries, game_source

LONGEST = 40
"""Signs that a bubble on a phone holds in two lines."""
PERSON = re.compile(r"\$")
GAMES = {"pikala": pikala.TOPICS, "piquet": piquet.TOPICS, "spades": spades.TOPICS}


def reachable(topics: Topics) -> set[str]:
    """The codes that a character can come to say."""
    every = (*topics.own, *topics.shared)
    return {
        code for who in CHARACTERS for topic in every for number in (0, 1) for code in codes(topics, who, topic, number)
    }


def lines(lang: str, game: str) -> dict[str, str]:
    """The lines of a language in a game."""
    names = [entry.id.name for entry in entries(game_source(lang, game))]
    texts = catalog(lang, game)
    return {name: texts.format(name) for name in names if name.startswith("talk-")}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_line_has_words_and_all_words_can_be_said(lang: str, game: str) -> None:
    """PK-10.1, SP-7.4: what bots may choose among is what there is, in each language."""
    assert set(lines(lang, game)) == reachable(GAMES[game])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_lines_are_short_and_all_different(lang: str, game: str) -> None:
    """A line fits into a bubble, and no two read the same."""
    texts = list(lines(lang, game).values())
    assert [text for text in texts if len(text) > LONGEST] == []
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("topics", GAMES.values(), ids=GAMES)
def test_each_character_has_a_voice_of_its_own(topics: Topics) -> None:
    """Five characters, none without lines on every topic of its own."""
    assert len(CHARACTERS) == 5
    for who in CHARACTERS:
        said = [code for topic in topics.own for number in (0, 1) for code in codes(topics, who, topic, number)]
        assert said
        assert all(f"-{who}-" in code for code in said)


def test_a_line_names_no_player() -> None:
    """Lines take nothing in: whoever is at the table, a line is the same."""
    assert all(not PERSON.search(text) for game in GAMES for lang in LANGS for text in lines(lang, game).values())
