"""What a frame may hold: nothing that its viewer may not know, byte by byte, over whole matches of Pikala."""

import re
from itertools import pairwise
from random import Random
from typing import Any, cast

import msgspec
import pytest
from msgspec import Raw

from pik.cards.card import card_of
from pik.cards.cardset import cards_of
from pik.core.hosted import Live
from pik.core.match import Match
from pik.core.seat import Seat
from pik.games import CATALOG
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Standing
from pik.games.pikala.state import Deal
from pik.room.commands import Here
from pik.room.fold import Table, advanced
from pik.room.life_acts import Again, Options, Sit
from pik.room.table import decide
from pik.web.frames import Sight, frame, since_of
from pik.web.messages import Frame
from tests.random_acts import random_steps
from tests.tables import KEY_OF_OTTO, KEY_OF_VERA, VERA, game_table, key_of, life, people, random_tables, toy_table

CARD = re.compile(rb'"([SHDC][2-9TJQKA])"')


def state_of(live: Live) -> Match[Config, Standing, Deal]:
    """The full state inside a match of Pikala."""
    return cast("Match[Config, Standing, Deal]", getattr(live, "state"))  # noqa: B009 - a match as the room knows it has none


def tables_of_pikala(seats: int, seed: int) -> list[Table]:
    """A random match of Pikala as tables."""
    tables = [game_table(CATALOG["pikala"], VERA, *people(seats)[1:])]
    for _, seat, act in random_steps(CATALOG["pikala"], seats, seed):
        tables.append(advanced(tables[-1], seat, act, f"c{len(tables)}"))
    return tables


def may_know(table: Table, viewer: Seat | None) -> set[str]:
    """The cards that may lie open to a viewer now: own ones, open ones, those of this and of the last trick."""
    found: set[str] = set()
    lives = [table.live, *(done.before for done in table.recent)]
    for deal in [state_of(live).deal for live in lives]:
        if deal is not None:
            found |= open_cards(deal, viewer)
    return found


def open_cards(deal: Deal, viewer: Seat | None) -> set[str]:
    """The cards of a deal that lie open to a viewer."""
    own = () if viewer is None else cards_of(deal.hands[viewer] | deal.discards[viewer])
    shown = [card for seat in deal.shown for card in cards_of(deal.hands[seat])]
    cards = [*deal.trick, *(deal.tricks[-1].cards if deal.tricks else ()), *deal.jacks]
    turned = [deal.turned] if deal.turned >= 0 else []
    return {*own, *shown, *map(card_of, (*cards, *turned))}


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_no_frame_holds_a_card_that_is_hidden(seats: int) -> None:
    """Every frame to every viewer, catch-up included, holds only cards that may lie open to that viewer."""
    found = 0
    for table in tables_of_pikala(seats, seats):
        for viewer in (None, *map(Seat, range(seats))):
            cards = {card.decode() for card in CARD.findall(frame(table, key_of(table, viewer), 0.0, 0))}
            assert cards <= may_know(table, viewer), (table.seq, viewer)
            found += len(cards)
    assert found > 1000


def test_secrets_of_seats_are_in_no_frame() -> None:
    """What proves a person to be the holder of a seat leaves the server in no form; nor do fingerprints of states."""
    for table in tables_of_pikala(3, 1)[:60]:
        for viewer in (None, Seat(0), Seat(1)):
            raw = frame(table, key_of(table, viewer), 0.0)
            assert KEY_OF_VERA.encode() not in raw
            assert table.life.digest().encode() not in raw
            assert table.live.digest().encode() not in raw


@pytest.mark.parametrize("seed", range(3))
def test_frame_says_who_may_do_what(seed: int) -> None:
    """Each viewer is asked what the match asks its seat; marks are the host's alone; a spectator is asked nothing."""
    for table in random_tables(toy_table(), seed):
        for viewer in (None, Seat(0), Seat(1)):
            shown = msgspec.json.decode(frame(table, key_of(table, viewer), 0.0), type=Frame)
            assert (shown.you, shown.host, shown.over) == (viewer, viewer == 0, table.live.over)
            assert set(shown.waiting) == set(table.live.waiting)
            expected = () if viewer is None else table.live.asked(viewer).options
            assert shown.asked.options == expected
            assert bool(shown.scorer.offers) == (viewer == 0 and bool(table.marks.asked.offers))
            assert shown.since == since_of(table, viewer)


def test_a_seat_added_after_a_match_sees_what_everybody_sees() -> None:
    """After a match the host adds a seat: whoever takes it is shown the match as a spectator was, and may go on."""
    three, late = people(3), people(4)[3]
    table = random_tables(game_table(CATALOG["pikala"], *three), 3)[-1]
    table = life(table, three[0].person, Options(Raw(b'{"seats":4}')))
    table = life(table, late.person, Sit(Seat(3), "Late"))
    public, shown = (
        msgspec.json.decode(frame(table, key, 0.0, table.seq - 3), type=Frame) for key in (None, late.person)
    )
    assert (shown.you, bytes(shown.screen)) == (3, bytes(public.screen))
    assert [bytes(event.act) for event in shown.events] == [bytes(event.act) for event in public.events]
    assert life(table, three[0].person, Again()).life.phase == "playing"


def test_news_and_gaps_make_a_whole() -> None:
    """Wherever a device stopped hearing, events and skipped numbers are exactly what it has not had."""
    tables = random_tables(toy_table(), 4)
    for table in tables:
        for seen in range(table.seq + 1):
            shown = msgspec.json.decode(frame(table, KEY_OF_OTTO, 0.0, seen), type=Frame)
            gap = [] if shown.skipped is None else list(range(shown.skipped.first, shown.skipped.last + 1))
            assert [*gap, *(event.seq for event in shown.events)] == list(range(seen + 1, table.seq + 1))
    assert all(later.seq == earlier.seq + 1 for earlier, later in pairwise(tables))


@pytest.mark.parametrize("seed", range(3))
def test_pieces_make_a_frame(seed: int) -> None:
    """A frame, put together of pieces, is just what its struct encodes to: the client's types are made from that."""
    for table in random_tables(toy_table(), seed):
        for viewer in (None, Seat(0), Seat(1)):
            raw = frame(table, key_of(table, viewer), 0.0, table.seq - 3, 'c"1')
            again = msgspec.json.encode(msgspec.json.decode(raw, type=Frame))
            fields, expected = msgspec.json.decode(raw, type=dict[str, Any]), msgspec.json.decode(again)
            assert (fields, list(fields)) == (expected, list(expected))


@pytest.mark.parametrize("seed", range(3))
def test_what_is_taken_over_is_still_so(seed: int) -> None:
    """A frame made with the help of how the table looked before is the same bytes as one made from nothing."""
    both = frozenset({KEY_OF_VERA, KEY_OF_OTTO})
    tables = random_tables(looked_at(toy_table(), both), seed)
    halfway = len(tables) // 2
    changed = [looked_at(tables[halfway], people) for people in (both - {KEY_OF_VERA}, both)]
    sight = Sight(tables[0], 0.0)
    kept = 0
    for table in (*tables[:halfway], *changed, *tables[halfway:]):
        before, sight = sight, Sight(table, 0.0, sight)
        kept += sight.company is before.company
        for viewer in (None, Seat(0), Seat(1)):
            key = key_of(table, viewer)
            assert sight.frame(key, table.seq - 1, "c") == frame(table, key, 0.0, table.seq - 1, "c")
    assert kept > halfway


def looked_at(table: Table, people: frozenset[str]) -> Table:
    """The table when just these have a link."""
    return decide(table, Here(people), 0.0)[0]


def test_same_table_is_the_same_bytes() -> None:
    """A frame depends on the table, the viewer and the time alone."""
    table = random_tables(toy_table(), Random(1).randrange(99))[-1]
    assert frame(table, KEY_OF_VERA, 0.0) == frame(table, KEY_OF_VERA, 0.0)
    assert frame(table, KEY_OF_VERA, 0.0) != frame(table, KEY_OF_OTTO, 0.0)
