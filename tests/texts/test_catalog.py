"""The catalog of texts."""

import pytest

from pik.core.message import Happening, Message, Value
from pik.core.seat import CHANCE, TABLE, Seat
from pik.texts.catalog import LANGS, Catalog, catalog, entries, source, without


@pytest.mark.parametrize(
    "lang,name,cards",
    [
        ("en", "queen of spades", "ace of hearts, ten of diamonds, and six of clubs"),
        ("ru", "дама пик", "туз червей, десятка бубён и шестёрка треф"),
        ("pl", "dama pik", "as kier, dziesiątka karo i szóstka trefl"),
    ],
)
def test_cards_have_names(lang: str, name: str, cards: str) -> None:
    """A card and a list of cards are named as people name them."""
    texts = catalog(lang)
    assert texts.card("SQ") == name
    assert texts.cards("HA DT C6") == cards
    assert texts.cards("") == ""


@pytest.mark.parametrize("lang,indices", [("en", "9 10 J Q K A"), ("ru", "9 10 В Д К Т"), ("pl", "9 10 W D K A")])
def test_cards_have_indices(lang: str, indices: str) -> None:
    """The index on a card is the language's own."""
    assert " ".join(map(catalog(lang).index, ("S9", "ST", "SJ", "SQ", "SK", "SA"))) == indices


def test_every_card_has_its_own_name() -> None:
    """No two of the 52 cards share a name, in any language."""
    for lang in LANGS:
        assert len({catalog(lang).card(suit + rank) for suit in "SHDC" for rank in "23456789TJQKA"}) == 52


def test_a_value_becomes_what_its_name_says() -> None:
    """Seats become players' names, suits words with their letter kept, booleans "true" and "false"."""
    wanted = "{ $seat } { $mine } { $seatTo } { $mineTo } { $suit } { $suitcode } { $on } { $seats }"
    texts = Catalog("en", f"{source('en')}a = {wanted}\n")
    data: dict[str, Value] = {"seat": 0, "seatTo": 1, "suit": "H", "on": True, "seats": 4}
    assert texts.format("a", data, ("Vera", "Leo"), Seat(1)) == "Vera no You yes hearts H true 4"


def test_numbers_have_no_separators() -> None:
    """Thousands and negative numbers are written plainly in each language, as the browser writes them."""
    assert [Catalog(lang, "a = { $n }").plain("a", {"n": -12345}) for lang in LANGS] == ["−12345"] * 3


@pytest.mark.parametrize(
    "lang,one,two,five,many",
    [
        ("en", "1 card", "2 cards", "5 cards", "21 cards"),
        ("ru", "1 карта", "2 карты", "5 карт", "21 карта"),
        ("pl", "1 karta", "2 karty", "5 kart", "21 kart"),
    ],
)
def test_counts_take_their_form(lang: str, one: str, two: str, five: str, many: str) -> None:
    """A counted word takes the form that its language wants."""
    told = [catalog(lang).format("ui-cards-left", {"count": count}) for count in (1, 2, 5, 21)]
    assert told == [one, two, five, many]


def test_who_sits_nowhere_has_a_name() -> None:
    """The pack, the table and a seat without a player can be spoken of."""
    texts = catalog("en")
    assert [texts.seat(seat, ("Vera",)) for seat in (CHANCE, TABLE, 0, 1)] == [
        "the pack",
        "the table",
        "Vera",
        "Seat 2",
    ]


def test_the_reader_is_spoken_to() -> None:
    """A happening at the reader's seat speaks to the reader, for others it gives the name."""
    taken = Happening("takes-trick", Seat(0))
    texts = catalog("ru", "pikala")
    assert texts.happening(taken, ("Вера",)) == "Вера берёт взятку."
    assert texts.happening(taken, ("Вера",), Seat(0)) == "Взятка ваша."


def test_a_message_becomes_a_sentence() -> None:
    """A refusal's code and data are a sentence in each language."""
    told = [catalog(lang, "pikala").message(Message("must-follow", {"suit": "D"})) for lang in LANGS]
    assert told == ["follow suit: diamonds", "нужно в масть: бубны", "trzeba dołożyć do koloru: karo"]


@pytest.mark.parametrize("code,data", [("no-such-text", {}), ("takes-trick", {}), ("ui-deal", {"numbers": 1})])
def test_what_is_missing_is_an_error(code: str, data: dict[str, int]) -> None:
    """A code without text, and a text without its data, raise KeyError."""
    with pytest.raises(KeyError):
        catalog("en", "pikala").format(code, data)


@pytest.mark.parametrize("lang,game", [("xx", None), ("en", "nogame"), ("xx", "pikala"), ("en", "../pikala"), ("", "")])
def test_unknown_languages_and_games_are_errors(lang: str, game: str | None) -> None:
    """A language or game without texts raises KeyError, whatever is written."""
    with pytest.raises(KeyError):
        source(lang, game)


def test_a_games_message_replaces_the_shared_one() -> None:
    """A message that is replaced leaves no trace, its neighbors stay."""
    text = "a = one\nb = two\n    and more\n# about c\nc = three\n"
    left = without(text, {"b"})
    assert [entry.id.name for entry in entries(left)] == ["a", "c"]
    assert "two" not in left
    assert "more" not in left


def test_a_game_has_its_own_words_for_shared_things() -> None:
    """A place in the pack is where to cut in Pikala; elsewhere it is just a place."""
    assert [catalog("en", game).format("ui-place") for game in (None, "pikala")] == ["Place", "Where to cut"]


def test_a_source_has_each_message_once() -> None:
    """Shared and game's texts joined name no message twice, so the browser needs no rule for it."""
    for lang in LANGS:
        names = [entry.id.name for entry in entries(source(lang, "pikala"))]
        assert len(names) == len(set(names))
