"""The options that a page asks for: each is one of the config's, each value may be chosen, and all have words."""

from itertools import islice
from typing import Final

import msgspec
import pytest
from msgspec import Raw

from pik.core.hosted import NOTHING, Hosted
from pik.core.seat import TABLE
from pik.core.series import Option
from pik.games import CATALOG
from pik.texts.catalog import LANGS, catalog
from tests.laws.games import CASES
from tests.random_acts import random_steps

STEPS: Final = 200
ALL = {name: case.hosted for name, case in CASES.items()}


def resolved(game: Hosted, **chosen: object) -> dict[str, Raw]:
    """A config with all options spelled out."""
    return msgspec.json.decode(game.resolve(msgspec.json.encode(chosen)), type=dict[str, Raw])


def chosen(option: Option, config: dict[str, Raw]) -> bytes:
    """What a config says of an option; where it says nothing, the usual."""
    return bytes(config[option.name]) if option.name in config else msgspec.json.encode(option.default)


@pytest.mark.parametrize("name", ALL)
def test_the_usual_answer_is_the_games_default(name: str) -> None:
    """Whoever is asked nothing plays with the answers that the questions call usual; each has a way to depart."""
    game = ALL[name]
    usual = resolved(game)
    for option in game.questions:
        assert chosen(option, usual) == msgspec.json.encode(option.default)
        assert option.default in option.values
        assert len(set(map(msgspec.json.encode, option.values))) == len(option.values) > 1
    assert len({option.name for option in game.questions} | {"seats"}) == len(game.questions) + 1


@pytest.mark.parametrize("name", ALL)
def test_marks_are_kept_where_the_game_says_so(name: str) -> None:
    """The table is offered marks from the start of a match where the game says that it has some; else never any."""
    game = ALL[name]
    assert bool(game.open(game.resolve(b"{}")).asked(TABLE).offers) == game.marks
    if not game.marks:
        steps = islice(random_steps(game, game.seats[0], 1), STEPS)
        assert all(live.asked(TABLE) is NOTHING for live, _, _ in steps)


@pytest.mark.parametrize("name", ALL)
def test_every_answer_may_be_chosen_and_is_told(name: str) -> None:
    """Each value is taken as it is; the invitation marks it as a departure unless it is the usual one."""
    game = ALL[name]
    for option in game.questions:
        for value in option.values:
            config = resolved(game, **{option.name: value})
            assert chosen(option, config) == msgspec.json.encode(value)
            terms = game.terms(msgspec.json.encode(config))
            assert all(term.default for term in terms) == (
                value == option.default and type(value) is type(option.default)
            )


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", CATALOG)
def test_questions_and_answers_have_words(name: str, lang: str) -> None:
    """Every question and every answer has its text in every language."""
    for option in CATALOG[name].questions:
        for code in codes(option):
            assert catalog(lang, name).plain(code, {}).strip()


def codes(option: Option) -> tuple[str, ...]:
    """The texts of a question and its answers."""
    asked = f"option-{option.name}"
    return asked, *(f"{asked}-{msgspec.json.encode(value).decode().strip(chr(34))}" for value in option.values)


def test_codes_are_made_of_name_and_value() -> None:
    """What the page puts together: the value as JSON, a word without its quotes."""
    option = Option("floor", (None, -200, True, "thrice"), None)
    assert codes(option) == (
        "option-floor",
        "option-floor-null",
        "option-floor--200",
        "option-floor-true",
        "option-floor-thrice",
    )
