"""Silence after a wrong discard at a live table (PQ-6.1)."""

import pytest

from pik.core.draw import SeededDraw
from pik.core.message import Message
from pik.games.piquet import scoring
from pik.games.piquet.actions import Exchange, Play
from pik.games.piquet.classic import DEAL, LEDGER
from pik.games.piquet.classic.config import Config, read_config
from pik.games.piquet.state import Deal
from pik.games.piquet.turns import phase_of
from tests.games.piquet.build import (
    REFUSE,
    SILENT,
    D,
    E,
    awaited,
    by_turn,
    game_of,
    granted,
    none_said,
    parts,
    refused,
    say,
    told,
    view,
)
from tests.games.piquet.build import dealt as guided
from tests.games.piquet.live_table import dealt, dealt_to_three, too_few

STRONG = "S:AKQJT H:AKQ D:AKQ C7"


def by_the_first(deal: Deal) -> Deal:
    """The deal played to its end, each with the first lawful card."""
    while phase_of(deal) == "play":
        cards = [each for each in game_of(deal).options(deal, awaited(deal)) if isinstance(each, Play)]
        deal = by_turn(deal, cards[0])
    return deal


@pytest.mark.parametrize("silence, times", [(False, 1), (True, 2)])
def test_beside_silence_in_numbers(silence: bool, times: int) -> None:
    """PQ-6.1: leads and takes count 2 beside a silent player."""
    assert scoring.beside_silence(silence) == times


def test_fewer_may_be_discarded_than_taken() -> None:
    """PQ-6.1: never more; each number that may be taken can go with too few discards; the price is silence."""
    ((rule, price, acts),) = [(each.rule, each.price, each.acts) for each in DEAL.breaches(dealt(), E)]
    assert (rule, price) == ("PQ-6.1", 0)
    found = [each for each in acts if isinstance(each, Exchange)]
    assert {(len(each.discards), each.taken) for each in found} == {
        (count, take) for take in (3, 4, 5) for count in range(take)
    }
    deal = dealt()
    hand = view(deal, 0).hand
    no = DEAL.refusal(deal, E, Exchange(hand[:2], 3))
    assert no is not None
    assert (no.code, no.rule, no.data) == ("discard-as-many", "PQ-6.1", {"count": 3})
    for wrong in (Exchange(hand[:4], 3), Exchange(hand[:2], 6), Exchange(hand[:1], 2)):
        assert refused(deal, 0, wrong) == "discard-as-many"


def test_guided_tables_take_as_many_as_are_discarded() -> None:
    """PQ-6.1: at a guided table a wrong discard can't be made; one that fits may be written with its number."""
    deal = guided()
    hand = view(deal, 0).hand
    assert game_of(deal).breaches(deal, E) == ()
    assert refused(deal, 0, Exchange(hand[:2], 3)) == "discard-as-many"
    assert Exchange(hand[:3], 3) == Exchange(hand[:3])
    assert Exchange(hand[:3], 3) in game_of(deal).options(deal, E)


def test_everybody_sees_it_at_once() -> None:
    """PQ-6.1: how many cards somebody holds is on show, so the silence begins before all eyes."""
    deal = too_few(dealt(), 3, 5)
    assert view(deal, 1).cards == (14, 12)
    assert game_of(deal).screen(view(deal, None)).seats[0].notes == (
        Message("note-exchanged", {"count": 5}),
        Message("note-over", {"count": 2}),
    )
    start = dealt()
    wrong = Exchange(view(start, 0).hand[:3], 5)
    assert told(start, 0, wrong) == ["exchanges", "wrong-discard"]
    worlds, draw = game_of(deal).worlds(view(deal, 1)), SeededDraw(b"over")
    assert deal in worlds
    for world in (worlds.sample(draw) for _ in range(20)):
        assert [cards.bit_count() for cards in (*world.hands, *world.discards)] == [14, 12, 3, 0]


def test_the_other_counts_double() -> None:
    """PQ-6.1: a lead or a take counts 2, the silent player's nothing; the last trick counts 8."""
    deal = none_said(by_turn(too_few(dealt("", STRONG), 3, 4), REFUSE))
    first = by_turn(deal, Play(view(deal, 0).hand[0]))
    assert first.counts == (0, 0)
    over = by_the_first(first)
    taken = over.taken[D]
    last = over.tricks[-1].winner == D
    assert over.counts[E] == 0
    made = sum(2 * (D in {trick.leader, trick.winner}) for trick in over.tricks) + 6 * last
    assert over.played[D] == made
    assert over.counts[D] == made + 10 * (taken > 6) + 40 * (taken == 12)
    assert parts(over, D)["part-play"] == made - 6 * last
    assert len(over.tricks) == 12
    assert over.hands[E].bit_count() == 1


def test_the_last_trick_beside_silence() -> None:
    """PQ-6.1: the last trick counts 8, in a capot 4; leza and capot are not doubled."""
    deal = none_said(by_turn(too_few(dealt("", STRONG), 3, 4), REFUSE))
    all_mine = granted(deal, D)
    assert parts(all_mine, D) == {"part-play": 24, "part-last": 2, "part-capot": 40}
    assert parts(all_mine, E) == {}


def test_the_silent_player_has_no_leza_and_no_capot() -> None:
    """PQ-6.1: all tricks bring a silent player nothing."""
    deal = none_said(by_turn(too_few(dealt(), 3, 4), REFUSE))
    over = granted(deal, E)
    assert (over.taken, over.counts) == ((12, 0), (0, 0))
    assert parts(over, E) == {}


def test_declarations_stay() -> None:
    """PQ-6.1: what a silent player has declared counts, and is not doubled for the other."""
    deal = too_few(dealt("S:AKQJ HK H9 H8 D9 D8 D7 C9 C8", ""), 0, 3)
    deal = say(by_turn(deal, REFUSE), "all", SILENT, "all", SILENT, SILENT, SILENT)
    done = by_turn(deal, Play("SA"))
    done = by_turn(done, next(iter(game_of(done).options(done, D))))
    assert done.counts[E] == done.counts[E] - done.played[E] > 0


def test_both_silent() -> None:
    """PQ-6.1: two who both discarded wrongly count nothing, either of them."""
    deal = none_said(too_few(too_few(dealt(), 3, 4), 2, 3))
    assert by_the_first(deal).counts == (0, 0)


def test_a_silent_dealer_of_three() -> None:
    """PQ-6.1, PQ-8.1: of three the dealer alone can err; each other counts double."""
    deal = too_few(dealt_to_three(), 1, 2)
    assert view(deal, None).cards == (10, 10, 11)
    over = by_the_first(none_said(deal))
    assert over.counts[2] == 0
    assert sum(over.played) % 2 == 0
    assert len(over.tricks) == 10


def test_the_pique_comes_sooner_beside_silence() -> None:
    """PQ-6.1, PQ-4.2: points of play count double towards thirty too."""
    deal = by_turn(dealt("S:AKQJT HA DA CA H9 D9 S9 S8", ""), REFUSE)
    deal = say(too_few(deal, 2, 3), "all", SILENT, "all", SILENT, SILENT, SILENT)
    done = by_turn(deal, Play("SA"))
    done = by_turn(done, next(iter(game_of(done).options(done, D))))
    shown = game_of(done).screen(view(done, 0))
    assert done.counts[E] == sum(part.amount for part in shown.parts[E])
    assert done.played[E] == 2


def test_a_live_table_is_an_option() -> None:
    """PQ-6.1, PQ-6.2: guided is written as absent; the invitation names a live table."""
    assert read_config(b'{"table":"guided"}') == Config()
    assert read_config(b'{"table":"live"}').live
    assert [term.message.code for term in LEDGER.terms(Config(table="live"))][-1] == "term-live"
    assert "term-live" not in [term.message.code for term in LEDGER.terms(Config())]
