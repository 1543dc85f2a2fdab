"""What the searches say of small hands is what the plain engine finds by trying everything."""

import numpy as np
import pytest

from pik.bots.kernels import memory, spades
from pik.bots.kernels.spades.work import STAMP
from pik.core.draw import SeededDraw
from tests.bots.kernels.brute import (
    Gains,
    card_gains,
    everybody_for_himself,
    one_against_all,
    pikala_gains,
    piquet_gains,
    spades_gains,
)
from tests.bots.kernels.engines import ENGINES, MORE

GAINS: dict[str, Gains] = {
    "pikala": pikala_gains,
    "piquet": piquet_gains,
    "piquet-norman": piquet_gains,
    "spades": spades_gains,
    "spades-two-handed": spades_gains,
}
LEFT = {"pikala": 2, "piquet": 4, "piquet-norman": 3, "spades": 3, "spades-two-handed": 5}
POSITIONS = 12


@pytest.mark.parametrize("name", ENGINES)
def test_searches_are_exact(name: str) -> None:
    """Each card gains what it gains when all ways to go on are tried: tricks, extras, bonuses, penalties, the zero."""
    engine, draw = ENGINES[name], SeededDraw(b"brute force")
    searcher = engine.part.searcher()
    wish_of = one_against_all if name.startswith("piquet") else everybody_for_himself
    for _ in range(POSITIONS * MORE):
        deal = engine.with_left(draw, LEFT[name])
        expected = card_gains(engine, deal, GAINS[name], wish_of)
        assert searcher.cards(np.stack([engine.position_of(deal)]))[0].tolist() == expected


def test_a_spade_on_the_table_is_its_players() -> None:
    """A trick begun with a high spade is reckoned to whoever has played it, not to whom a search before says."""
    engine, draw = ENGINES["spades"], SeededDraw(b"on the table")
    searcher = engine.part.searcher()
    for _ in range(60 * MORE):
        deal = engine.with_left(draw, 2)
        while not any(card < 13 for card in deal.trick):
            deal = engine.with_left(draw, 2)
        expected = card_gains(engine, deal, spades_gains, everybody_for_himself)
        assert searcher.cards(np.stack([engine.position_of(deal)]))[0].tolist() == expected


@pytest.mark.parametrize("name", ENGINES)
def test_a_best_card_keeps_what_the_deal_is_worth(name: str) -> None:
    """Whoever plays on by the search's word ends with what the search has said: of long hands too."""
    engine, draw = ENGINES[name], SeededDraw(b"kept")
    searcher = engine.part.searcher()
    for _ in range(3 * MORE):
        deal = engine.with_left(draw, 7)
        if name == "piquet-norman":
            deal = engine.with_left(draw, 5)
        seat, _plays = engine.acts(deal)
        position = engine.position_of(deal)
        promised = int(searcher.cards(np.stack([position]))[0].max())
        while engine.part.lawful(position):
            gains = searcher.cards(np.stack([position]))[0]
            engine.part.play(position, int(gains.argmax()))
        if name == "piquet-norman":
            assert engine.part.gains(position)[seat] >= promised
        else:
            assert engine.part.gains(position)[seat] == promised


@pytest.mark.parametrize("name", ENGINES)
def test_a_searcher_forgets(name: str) -> None:
    """One searcher asked of many positions says of each what a fresh one says."""
    engine, draw = ENGINES[name], SeededDraw(b"forgets")
    positions = np.stack([engine.position_of(engine.with_left(draw, 5)) for _ in range(20)])
    alone = [engine.part.searcher().cards(positions[at : at + 1])[0].tolist() for at in range(20)]
    assert engine.part.searcher().cards(positions).tolist() == alone


def test_the_stamps_of_a_memory_run_out_without_harm() -> None:
    """When a searcher has been asked so often that its stamps start anew, what it remembered is wiped."""
    engine, draw = ENGINES["spades"], SeededDraw(b"stamps")
    positions = np.stack([engine.position_of(engine.with_left(draw, 5)) for _ in range(4)])
    searcher = engine.part.searcher()
    expected = searcher.cards(positions).tolist()
    searcher.work[STAMP] = memory.STAMPS - 2
    assert searcher.cards(positions).tolist() == expected
    assert searcher.work[STAMP] == 3


def test_a_price_on_bags_is_taken_off() -> None:
    """A side to whose bags a price is put gains so much less for each (SP-4.3): with it a bag may be worth avoiding."""
    engine, draw = ENGINES["spades"], SeededDraw(b"price")
    deal = engine.with_left(draw, 1)
    plain, priced = spades.position_of(deal), spades.position_of(deal, (7, 0))
    for position in (plain, priced):
        while engine.part.lawful(position):
            engine.part.play(position, engine.part.lawful(position).bit_length() - 1)
    while engine.game.waiting(deal):
        deal = engine.played(deal, draw)
    tally = engine.game.outcome(deal)
    assert tally is not None
    assert engine.part.final(plain)[0] - engine.part.final(priced)[0] == 7 * tally.results[0].bags
