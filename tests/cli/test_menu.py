"""Menus of the terminal."""

import msgspec
import pytest
from msgspec import Raw

from pik.cli.menu import chosen, menu
from pik.core.hosted import Asked
from pik.core.lazy import ListedData, PicksData, PlacesData

CLAIM = ListedData((Raw(b'{"type":"claim"}'),))
CARDS = Asked(
    (ListedData((Raw(b'{"type":"play","card":"SA"}'), Raw(b'{"type":"play","card":"H6"}'))),),
    (CLAIM,),
)
SAY = Asked((), (ListedData((Raw(b'{"type":"none-mine"}'),)),))
DRAW = Asked((PicksData("draw", "discards", ("S6", "HT", "DA"), (0, 1, 2)), ListedData((Raw(b'{"type":"sit-out"}'),))))
OWN = Asked((PicksData("draw", "discards", ("S6", "HT", "DA"), (0,)),))
CUT = Asked((PlacesData("cut", "at", 1, 35),))
READY = Asked((ListedData((Raw(b'{"type":"ready"}'),)),))


def read(act: bytes | None) -> object:
    """An act as a value."""
    return None if act is None else msgspec.json.decode(act)


@pytest.mark.parametrize(
    "asked,answer,act",
    [
        (CARDS, "1", {"type": "play", "card": "SA"}),
        (CARDS, " 2 ", {"type": "play", "card": "H6"}),
        (CARDS, "a", {"type": "claim"}),
        (CARDS, "3", None),
        (SAY, "1", {"type": "none-mine"}),
        (CARDS, "h6", {"type": "play", "card": "H6"}),
        (CARDS, "CK", {"type": "play", "card": "CK"}),
        (CARDS, "4", None),
        (CARDS, "", None),
        (CARDS, "0", None),
        (CARDS, "1 2", None),
        (CARDS, "SA H6", None),
        (DRAW, "0", {"type": "draw", "discards": []}),
        (DRAW, "1 3", {"type": "draw", "discards": ["S6", "DA"]}),
        (DRAW, "ht, s6", {"type": "draw", "discards": ["HT", "S6"]}),
        (DRAW, "2", {"type": "draw", "discards": ["HT"]}),
        (DRAW, "a", {"type": "sit-out"}),
        (DRAW, "1 1", None),
        (DRAW, "1 S6", None),
        (DRAW, "1 2 3", None),
        (DRAW, "4", None),
        (DRAW, "C6", None),
        (DRAW, "", None),
        (OWN, "1", {"type": "draw", "discards": []}),
        (OWN, "", {"type": "draw", "discards": []}),
        (OWN, "0", None),
        (CUT, "1", {"type": "cut", "at": 1}),
        (CUT, "35", {"type": "cut", "at": 35}),
        (CUT, "0", None),
        (CUT, "36", None),
        (CUT, "-1", None),
        (CUT, "²", None),
        (READY, "", {"type": "ready"}),
        (READY, "1", {"type": "ready"}),
        (READY, "x", None),
        (Asked(), "1", None),
        (Asked(), "", None),
    ],
)
def test_an_answer_names_an_act(asked: Asked, answer: str, act: object) -> None:
    """By key, by number, by card code, or by nothing where there is one act only; else none."""
    assert read(chosen(menu(asked), answer)) == act


def test_offers_are_told_apart() -> None:
    """A menu knows which of its acts need not be answered with; a claim has a key, and is no question."""
    assert menu(SAY).unasked == {b'{"type":"none-mine"}'}
    assert menu(CARDS).unasked == menu(Asked((), (CLAIM,))).unasked == frozenset()
    assert menu(READY).unasked == frozenset()
