"""Pikala's texts cover what its rules can say, the rare things too."""

from collections.abc import Iterator
from random import Random
from typing import get_args

import msgspec
import pytest

from pik.cards.deck import PACK_36
from pik.core.message import Message, Refusal, Value
from pik.core.seat import Seat
from pik.games import CATALOG
from pik.games.pikala.actions import Announce, Boys
from pik.games.pikala.desk import REASONS
from pik.games.pikala.narrate import announcement
from pik.games.pikala.screen import call_codes
from pik.games.pikala.state import Call, Phase
from pik.texts.catalog import LANGS, catalog
from tests.random_acts import random_steps

BOYS: tuple[Boys | None, ...] = (None, *get_args(Boys))
NAMES = ("Вера", "Лена")
TRIED = (
    *({"type": "play", "card": card} for card in PACK_36),
    *({"type": "draw", "discards": PACK_36[at : at + size]} for at in range(0, 30, 3) for size in (0, 1, 5, 6)),
    *({"type": "announce", "pikala": pikala, "boys": boys} for pikala in (False, True) for boys in BOYS),
    *({"type": word} for word in ("rams", "sit-out", "claim", "none-mine", "ready", "shuffle", "resign")),
    *({"type": "mark", "seat": seat, "reason": "other"} for seat in (0, 5)),
    {"type": "vote", "accept": True},
    {"type": "cut", "at": 36},
)
"""Acts, most of them not lawful most of the time."""


@pytest.mark.parametrize("lang", LANGS)
def test_all_that_can_be_announced_has_words(lang: str) -> None:
    """PK-5.1: Pikala, boys of either color, both or nothing: as it happens, as a note, as a button."""
    texts = catalog(lang, "pikala")
    for pikala in (False, True):
        for boys in BOYS:
            told = texts.format(announcement(Announce(pikala, boys)), {"seat": 0}, NAMES)
            assert told.startswith("Вера")
            assert all(texts.format(code) for code in call_codes(Call(Seat(0), pikala=pikala, boys=boys)))
    buttons = {
        texts.format("act-announce", {"pikala": pikala, "boys": boys or "none"})
        for pikala in (False, True)
        for boys in BOYS
    }
    assert len(buttons) == 2 * len(BOYS)


@pytest.mark.parametrize("lang", LANGS)
def test_every_phase_has_a_name(lang: str) -> None:
    """No two phases of a deal share a name."""
    assert len({catalog(lang, "pikala").format(f"phase-{phase}") for phase in get_args(Phase)}) == len(get_args(Phase))


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_for_a_mark_can_be_read(lang: str) -> None:
    """PK-8.5: the reason of a small hooliganka is told to all and stands on its button."""
    texts = catalog(lang, "pikala")
    for reason in REASONS:
        word, data = texts.format(f"reason-{reason}"), {"seat": Seat(1), "reason": reason}
        assert word in texts.format("marked", data, NAMES)
        assert word in texts.format("marked", data, NAMES, Seat(1))
        assert word in texts.format("act-mark", data, NAMES)


@pytest.mark.parametrize(
    "lang,trump,plain",
    [
        ("en", "Вера shows a trump rams", "Вера shows a plain rams"),
        ("ru", "Вера показывает козырной рамс", "Вера показывает бескозырный рамс"),
        ("pl", "Вера pokazuje ramsa atutowego", "Вера pokazuje ramsa bez atu"),
    ],
)
def test_a_rams_is_told_by_its_kind(lang: str, trump: str, plain: str) -> None:
    """PK-4.2: a rams is shown at once: whether in trump or not, its suit and its cards."""
    data: dict[str, Value] = {"seat": 0, "suit": "H", "cards": "H6 H7 HT HQ HA"}
    texts = catalog(lang, "pikala")
    told = {on: texts.format("shows-rams", {**data, "trump": on}, NAMES) for on in (True, False)}
    assert told[True].startswith(trump)
    assert told[False].startswith(plain)
    assert all(texts.suit("H") in each and texts.card("HQ") in each for each in told.values())


@pytest.mark.parametrize(
    "lang,one,more",
    [("en", "This one is mine", "All mine"), ("ru", "Эта моя", "Все мои"), ("pl", "Ta moja", "Wszystkie moje")],
)
def test_the_last_trick_has_its_own_phrase(lang: str, one: str, more: str) -> None:
    """PK-7.2: with one trick left a claim says "This one is mine"."""
    texts = catalog(lang, "pikala")
    assert one in texts.format("claims", {"seat": 0, "count": 1, "cards": "SA"}, NAMES)
    assert more in texts.format("claims", {"seat": 0, "count": 2, "cards": "SA SK"}, NAMES)


def refusals(seats: int, seed: int) -> Iterator[Message]:
    """The answers to acts tried by anybody at any time of a random match."""
    random = Random(seed)
    for live, _, _ in random_steps(CATALOG["pikala"], seats, seed):
        for act in random.sample(TRIED, 6):
            try:
                live.act(Seat(random.randrange(-2, seats)), msgspec.json.encode(act))
            except Refusal as refusal:
                yield refusal.message


def test_every_refusal_has_a_sentence() -> None:
    """Whatever is tried and not accepted in random matches is explained in each language."""
    told = {repr(each): each for seats in (2, 5) for seed in range(3) for each in refusals(seats, seed)}
    assert {"not-now", "not-your-turn", "malformed", "not-in-hand", "not-the-scorer"} <= {
        each.code for each in told.values()
    }
    for lang in LANGS:
        assert all(catalog(lang, "pikala").message(each, NAMES).strip() for each in told.values())
