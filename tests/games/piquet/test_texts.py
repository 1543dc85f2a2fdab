"""Piquet's texts cover what its rules can say, the rare things too."""

from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import get_args

import msgspec
import pytest

from pik.cards.deck import PACK_32
from pik.core.board import Board
from pik.core.match import MatchScreen
from pik.core.message import Happening, Message, Refusal, Value
from pik.core.seat import Seat
from pik.games import CATALOG
from pik.games.piquet.actions import CATEGORIES, Answer, Call, Declare, Play
from pik.games.piquet.screen import call_note
from pik.games.piquet.state import Phase
from pik.games.piquet.talk import detail_said, size_said
from pik.texts.catalog import LANGS, catalog
from pik.texts.labels import label
from tests.games.piquet.filling import cards
from tests.random_acts import random_steps

NAMES = ("Вера", "Лена", "Рая")
GAMES = ("piquet", "piquet-norman")
RANKS = {"point": [None], "sequence": [None, *"9TJQKA"], "set": [*"TJQKA"]}
SIZES = {"point": range(9), "sequence": (0, *range(3, 9)), "set": (0, 3, 4)}


def calls() -> Iterator[Call]:
    """Everything that can be said in the dialogue."""
    for category in CATEGORIES:
        for size, rank in product(SIZES[category], RANKS[category]):
            yield Call(Seat(0), category, size, rank if size else None)
        for answer, second in product(get_args(Answer), (None, *get_args(Answer))):
            yield Call(Seat(0), category, None, answer=answer, second=second if answer == "equal" else None)
    yield from (Call(Seat(0), "point", 5, pips=pips) for pips in range(34, 52))


@pytest.mark.parametrize("lang", LANGS)
def test_all_that_can_be_said_has_words(lang: str) -> None:
    """PQ-3.1: every size, answer, pips and top, as it is heard and as a note."""
    texts = catalog(lang, "piquet")
    for call in calls():
        named = call.pips is not None or (call.category == "sequence" and call.rank is not None)
        told: tuple[Happening, ...] = (*size_said(call), *(detail_said(call) if named else ()))
        for each in told:
            assert texts.happening(each, NAMES).startswith("Вера")
        assert texts.message(call_note(call), NAMES).strip()


@pytest.mark.parametrize(
    "lang, said",
    [
        ("en", ["Вера: “Point of five.”", "Вера: “Equal. Making?”", "Вера: “49.”", "Вера: “Good.”"]),
        ("ru", ["Вера: «Пять карт в масти».", "Вера: «Ровно. Сколько очков?»", "Вера: «49».", "Вера: «Подходят»."]),
        ("pl", ["Вера: „Pięć kart w kolorze”.", "Вера: „Tyle samo. Ile oczek?”", "Вера: „49”.", "Вера: „Dobry”."]),
    ],
)
def test_a_dialogue(lang: str, said: list[str]) -> None:
    """PQ-3.1: it reads as players say it."""
    texts, seat = catalog(lang, "piquet"), Seat(0)
    told = (
        Happening("says-size", seat, {"category": "point", "count": 5}),
        Happening("asks", seat, {"category": "point", "answer": "equal"}),
        Happening("names-pips", seat, {"count": 49}),
        Happening("answers", seat, {"category": "point", "answer": "good"}),
    )
    assert [texts.happening(each, NAMES) for each in told] == said


@pytest.mark.parametrize("lang, words", [("en", "sixième major"), ("ru", "секст-мажор"), ("pl", "seksta major")])
def test_sequences_have_their_names(lang: str, words: str) -> None:
    """PQ-3.3: a sequence from the ace is called major, in the words of each language."""
    data: dict[str, Value] = {
        "seat": 0,
        "category": "sequence",
        "count": 6,
        "rank": "A",
        "points": 16,
        "cards": "S9 ST SJ SQ SK SA",
    }
    assert words in catalog(lang, "piquet").format("shows-combination", data, NAMES)


@pytest.mark.parametrize("lang", LANGS)
def test_what_counts_has_words(lang: str) -> None:
    """PQ-3.5: every combination that can be shown, and every part of a count."""
    texts = catalog(lang, "piquet")
    for category in CATEGORIES:
        for size, rank in product(SIZES[category][1:], RANKS[category]):
            data: dict[str, Value] = {"seat": 0, "category": category, "count": size, "points": 1, "cards": "SA"}
            more: dict[str, Value] = {} if category == "point" else {"rank": rank or "K"}
            assert texts.format("shows-combination", data | more, NAMES).startswith("Вера")
    parts = ("white", "point", "clean", "repique", "play", "last", "pique", "leza", "capot", "open-capot")
    combinations = (*(f"sequence-{length}" for length in range(3, 9)), "set-3", "set-4")
    assert all(texts.format(f"part-{name}", {"amount": 1}) for name in (*parts, *combinations))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("code", ["repique", "pique", "clean-cards", "leza", "capot", "open-capot", "white-hand"])
def test_what_is_rare_has_words(code: str, lang: str) -> None:
    """PQ-2.1, PQ-3.6, PQ-4.1, PQ-4.2, PQ-5.6: for who made it and for the others."""
    texts = catalog(lang, "piquet")
    data: dict[str, Value] = {"seat": 0, "count": 94, "cards": "S7 S8"}
    mine, theirs = texts.format(code, data, NAMES, Seat(0)), texts.format(code, data, NAMES, Seat(1))
    assert "94" in mine
    assert "Вера" in theirs
    assert mine != theirs


@pytest.mark.parametrize("lang", LANGS)
def test_every_phase_has_a_name(lang: str) -> None:
    """No two phases of a deal share a name."""
    assert len({catalog(lang, "piquet").format(f"phase-{phase}") for phase in get_args(Phase)}) == len(get_args(Phase))


@pytest.mark.parametrize("lang", LANGS)
def test_buttons_of_declarations(lang: str) -> None:
    """PQ-3.1, PQ-5.6: each declaration has a button of its own, with a capot or without."""
    texts = catalog(lang, "piquet")
    acts = [
        Declare(category, combinations, capot)
        for category in CATEGORIES
        for combinations in ((), (cards("SA SK SQ"),), (cards("SA SK SQ"), cards("H7 H8 H9")))
        for capot in ((False, True) if category == "set" else (False,))
    ]
    plays = [Play("SA"), Play("SA", capot=True)]
    labels = {texts.message(label(msgspec.json.encode(act))) for act in (*acts, *plays)}
    assert len(labels) == len(acts) + 2


TRIED: tuple[Mapping[str, object], ...] = (
    *({"type": "play", "card": card} for card in PACK_32),
    *({"type": "play", "card": card, "capot": True} for card in PACK_32[::4]),
    *({"type": "exchange", "discards": PACK_32[at : at + size]} for at in range(0, 24, 3) for size in range(7)),
    *({"type": "declare", "category": category, "combinations": []} for category in CATEGORIES),
    *(
        {"type": "declare", "category": "point", "combinations": [[card]], "capot": capot}
        for card in PACK_32[::3]
        for capot in (False, True)
    ),
    *({"type": word} for word in ("look", "claim", "take-back", "ready", "resign")),
    *({"type": "vote", "accept": accept} for accept in (False, True)),
    *({"type": "cut", "at": at} for at in (0, 31, 40)),
)
"""Acts, most of them not lawful most of the time."""


def refusals(game: str, seed: int) -> Iterator[Message]:
    """The answers to acts tried by anybody at any time of a random match."""
    random, seats = Random(seed), CATALOG[game].seats[0]
    for live, _, _ in random_steps(CATALOG[game], seats, seed):
        for act in random.sample(TRIED, 6):
            try:
                live.act(Seat(random.randrange(-2, seats)), msgspec.json.encode(act))
            except Refusal as refusal:
                yield refusal.message


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_a_sentence(game: str) -> None:
    """Whatever is tried and not accepted in random matches is explained in each language."""
    told = {repr(each): each for seed in range(3) for each in refusals(game, seed)}
    assert {"not-now", "not-your-turn", "malformed", "not-in-hand", "declare-now"} <= {
        each.code for each in told.values()
    }
    for lang in LANGS:
        assert all(catalog(lang, game).message(each, NAMES).strip() for each in told.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_table_says_who_did_what(game: str) -> None:
    """The notes and facts of the plain table are said in each language, for each reader."""
    for live, _, _ in random_steps(CATALOG[game], CATALOG[game].seats[0], 5):
        board = msgspec.json.decode(live.screen(Seat(0)), type=MatchScreen[Board]).board
        for message in () if board is None else (*board.facts, *(note for seat in board.seats for note in seat.notes)):
            assert all(catalog(lang, game).message(message, NAMES, Seat(0)).strip() for lang in LANGS)
