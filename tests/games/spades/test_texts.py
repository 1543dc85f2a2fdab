"""The texts of Spades cover what its rules can say, the rare things too."""

from collections.abc import Iterator
from random import Random
from typing import get_args

import msgspec
import pytest

from pik.cards.deck import PACK_52
from pik.core.draw import SeededDraw
from pik.core.message import Message, Refusal
from pik.core.record import begin
from pik.core.seat import Seat
from pik.games import CATALOG
from pik.games.spades.partners.actions import Exchange
from pik.games.spades.state import Phase
from pik.texts.catalog import LANGS, catalog, rulebook
from tests.random_acts import next_act

NAMES = ("Вера", "Лена", "Борис", "Анна")
GAMES = {"spades": 4, "spades-two-handed": 2}
CONFIGS: tuple[dict[str, object], ...] = (
    {},
    {"nil": False, "double_nil": "off", "lowest_bid": 4, "cap": 3},
    {"double_nil": "behind", "target": 200, "floor": -200},
)
ALWAYS = (
    *(b'{"type":"bid","number":%d}' % number for number in (0, 1, 2, 13)),
    *(b'{"type":"%s"}' % word for word in (b"look", b"double-nil", b"keep", b"pass", b"claim", b"ready", b"resign")),
    b'{"type":"vote","accept":true}',
    b'{"type":"lot","dealer":1}',
)
SOME = (
    *(b'{"type":"play","card":"%s"}' % card.encode() for card in PACK_52),
    *(msgspec.json.encode(Exchange(PACK_52[at : at + size])) for at in range(0, 50, 7) for size in (2, 3)),
)
"""Acts, most of them not lawful most of the time."""
SOURCE_SLIPS = ("sztuczk", "trik", "torb", "krawat", "ofert", "zerow", "krupier")
"""Words of a machine translation that no player of the game says."""


@pytest.mark.parametrize("lang", LANGS)
def test_every_phase_has_a_name(lang: str) -> None:
    """No two phases of a deal share a name."""
    assert len({catalog(lang, "spades").format(f"phase-{phase}") for phase in get_args(Phase)}) == len(get_args(Phase))


@pytest.mark.parametrize("lang", LANGS)
def test_bids_are_buttons(lang: str) -> None:
    """SP-2.1, SP-2.2: each number has its own button, and zero is nil."""
    texts = catalog(lang, "spades")
    buttons = [texts.format("act-bid", {"number": number}) for number in range(14)]
    assert buttons[1:] == [str(number) for number in range(1, 14)]
    assert buttons[0] == texts.format("note-nil").capitalize()


@pytest.mark.parametrize(
    "lang, you, others",
    [
        ("en", "You and Анна: 152.", "Лена and Анна: 152."),
        ("pl", "Ty i Анна: 152.", "Лена i Анна: 152."),
        ("ru", "Вы и Анна: 152.", "Лена и Анна: 152."),
    ],
)
def test_partners_are_named_together(lang: str, you: str, others: str) -> None:
    """SP-1.2: a side is told by its two names, the reader first."""
    texts, data = catalog(lang, "spades"), {"seat": 1, "seat_partner": 3, "score": 152}
    assert texts.format("side-new-score", data, NAMES, Seat(1)) == you
    assert texts.format("side-new-score", data, NAMES, Seat(0)) == others
    assert texts.format("side-new-score", data, NAMES, Seat(3)) == you.replace("Анна", "Лена")


@pytest.mark.parametrize("lang", LANGS)
def test_both_games_share_their_words(lang: str) -> None:
    """The texts and the rulebook of the family serve the game for two as well."""
    assert catalog(lang, "spades-two-handed").format("act-keep") == catalog(lang, "spades").format("act-keep")
    assert rulebook(lang, "spades-two-handed") == rulebook(lang, "spades")
    assert catalog(lang).format("game-spades") != catalog(lang).format("game-spades-two-handed")


def test_polish_is_a_players() -> None:
    """The Polish texts have none of the slips of a machine translation."""
    words = "".join(catalog_source("pl")).lower()
    assert [slip for slip in SOURCE_SLIPS if slip in words] == []
    assert [word for word in ("lewa", "lewy", "stawka", "worki", "remis", "rozbite") if word not in words] == []


def catalog_source(lang: str) -> Iterator[str]:
    """All that is said and written of Spades in a language."""
    from pik.texts.catalog import game_source

    yield game_source(lang, "spades")
    yield rulebook(lang, "spades")


def refusals(game: str, seats: int, seed: int) -> Iterator[Message]:
    """The answers to acts tried by anybody at any time of a random match."""
    random, draw = Random(seed), SeededDraw(b"%d" % seed)
    _, live = begin(CATALOG[game], msgspec.json.encode(CONFIGS[seed % len(CONFIGS)]))
    for _ in range(300):
        if live.over:
            return
        for act in (*ALWAYS, *random.sample(SOME, 4)):
            try:
                live.act(Seat(random.randrange(-2, seats)), act)
            except Refusal as refusal:
                yield refusal.message
        seat, done = next_act(live, seats, random, draw)
        live = live.act(seat, done)


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_a_sentence(game: str) -> None:
    """Whatever is tried and not accepted in random matches is explained in each language."""
    told = {repr(each): each for seed in range(6) for each in refusals(game, GAMES[game], seed)}
    codes = {each.code for each in told.values()}
    assert {"not-now", "not-your-turn", "malformed", "not-in-hand", "must-follow", "not-broken"} <= codes
    for lang in LANGS:
        assert all(catalog(lang, game).message(each, NAMES).strip() for each in told.values())
