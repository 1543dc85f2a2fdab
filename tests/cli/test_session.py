"""A match in the terminal, the person's lines written beforehand."""

import pytest

from pik.cards.card import is_card
from pik.cli.menu import menu
from pik.cli.session import ME
from pik.core.record import last
from pik.games import CATALOG
from pik.texts import LANGS
from tests.cli.table import Table, anything, written


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_match_is_played_to_its_account(seats: int) -> None:
    """A person who names any choice on show gets through a whole match, and its record holds."""
    table = Table(anything, seats)
    table.session.play()
    assert table.session.live.over
    assert last(CATALOG["pikala"], table.record).digest() == table.session.live.digest()
    assert "won the match" in table.text
    assert "Final account" in table.text


@pytest.mark.parametrize("lang,words", [("en", "Your cards"), ("ru", "Ваши карты"), ("pl", "Twoje karty")])
def test_the_table_speaks_the_language(lang: str, words: str) -> None:
    """Each language has the whole table; none leaves a code or a brace in the print."""
    assert lang in LANGS
    table = Table(anything, lang=lang)
    table.session.play()
    assert words in table.text
    assert "{" not in table.text


def test_the_questions_are_on_show() -> None:
    """The cut asks for a place, the draw shows numbered cards and what none means."""
    table = Table(written("12"), seed=2, dealer=1)
    with pytest.raises(EOFError):
        table.session.play()
    place, rest = table.text.split("You cut.")
    assert "A number from 1 to 35." in place
    assert "5) " in rest
    assert "0) Keep all my cards" in rest


def test_nonsense_is_asked_again() -> None:
    """An answer that names no choice costs nothing but another question."""
    table = Table(written("what?", "99", ""), 2)
    with pytest.raises(EOFError):
        table.session.play()
    assert table.text.count("That is not one of the choices.") == len(("what?", "99", ""))
    assert table.asked == len(("what?", "99", "")) + 1


def test_an_unlawful_card_is_explained() -> None:
    """A card that may not be played gets the reason, and the question stands."""
    table = Table(unlawful, 3, seed=2)
    table.session.play()
    assert "follow suit: " in table.text
    assert "You do not hold the ace of spades." in table.text


def unlawful(table: Table) -> str:
    """A person who often tries some card before a lawful one."""
    line = anything(table)
    return (
        table.random.choice(("SA", "S6", "H6", "D6", "C6")) if is_card(line) and table.random.random() < 0.7 else line
    )


def test_an_offer_is_put_once() -> None:
    """Who leaves an offer alone is not asked again while the offer lasts, and play goes on."""
    questions: list[int] = []

    def silent(table: Table) -> str:
        if not table.session.live.asked(ME).options:
            questions.append(len(table.entries))
            return ""
        return anything(table)

    table = Table(silent, 4)
    table.session.play()
    assert questions
    assert len(questions) == len(set(questions))


def test_an_offer_can_be_taken() -> None:
    """Enter goes on, a number says what is offered."""
    table = Table(anything, 3, seed=5)
    table.session.play()
    assert "You: “None are mine.”" in table.text


def test_a_claim_is_a_key_and_no_question() -> None:
    """Nobody is asked before each trick whether all is theirs; with a card to play it has a letter beside the cards."""
    asked: list[bool] = []

    def claims(table: Table) -> str:
        offers = [bytes(act) for act in menu(table.session.live.asked(ME)).acts.values()]
        can = b'{"type":"claim"}' in offers
        asked.append(can and not table.session.live.asked(ME).options)
        return "a" if can else anything(table)

    table = Table(claims, 3, seed=5)
    table.session.play()
    assert asked
    assert not any(asked)
    assert "a) " in table.text
    assert "You: “All mine!”" in table.text
