"""A series of matches: seats, people and the account."""

import msgspec
from msgspec import Raw

from pik.core.seat import Seat
from pik.games import CATALOG as GAMES
from pik.room.commands import by_person
from pik.room.fold import Table
from pik.room.life_acts import (
    Again,
    Begin,
    Count,
    GiveBot,
    Leave,
    Options,
    Sit,
)
from pik.room.opening import Seated
from pik.room.table import decide, due
from tests.room.lives import ONE, SWAP_NONE, ZERO, dealt, followed, over
from tests.tables import (
    KEY_OF_LENA,
    KEY_OF_OTTO,
    KEY_OF_VERA,
    game_table,
    life,
    people,
    refused,
    toy_table,
)


def test_count_ends_the_series() -> None:
    """After the host's word nothing goes on; an unfinished match is shown as unfinished."""
    table = life(dealt(toy_table()), KEY_OF_VERA, Count())
    assert (table.life.phase, table.waiting) == ("counted", frozenset())
    assert table.series is not None
    assert (table.series.final, [line.label.code for line in table.series.matches]) == (True, ["unfinished"])
    for act in (Begin(), Again(), Options(Raw(b"{}")), GiveBot(ONE, "club"), Count()):
        assert refused(table, KEY_OF_VERA, act) == "counted"
    assert decide(table, by_person(ZERO, "a", table.seq, SWAP_NONE), 0.0)[0] is table


def test_series_keeps_seats_and_people_keep_their_totals() -> None:
    """PK-9.4: two matches, seats changed in between: the account follows the people, not the seats."""
    table = over(toy_table())
    first = dict(zip(table.life.owners, scores(table), strict=True))
    table = life(life(table, KEY_OF_OTTO, Leave()), KEY_OF_VERA, Leave())
    table = life(life(table, KEY_OF_VERA, Sit(ONE)), KEY_OF_OTTO, Sit(ZERO))
    assert table.life.host_seat == 1
    table = over(life(table, KEY_OF_VERA, Again()), seed=5)
    second = dict(zip(table.life.owners, scores(table), strict=True))
    table = life(table, KEY_OF_VERA, Count())
    assert table.series is not None
    assert table.series.people == ("Vera", "Otto")
    totals = [cell and cell.value for cell in table.series.totals[0].cells]
    assert totals == [first[key] + second[key] for key in (KEY_OF_VERA, KEY_OF_OTTO)]
    assert list(second) == [KEY_OF_OTTO, KEY_OF_VERA]


def scores(table: Table) -> tuple[int, ...]:
    """The scores of the last match."""
    return msgspec.json.decode(table.live.screen(None), type=Seated).sheet.scores


def test_who_left_in_mid_match_answers_for_the_seat() -> None:
    """A bot that plays on plays for the account of the person who left; a person who takes the seat, for the own."""
    table = life(dealt(toy_table()), KEY_OF_OTTO, Leave())
    assert table.life.owners == (KEY_OF_VERA, KEY_OF_OTTO)
    ended = over(table)
    assert ended.series is not None
    assert ended.series.people == ("Vera", "Otto")


def test_winner_deals_next_wherever_the_winner_sits() -> None:
    """PK-2.1: the next match's first dealer is the winner, on another seat too; where that person has left, the lot."""
    three = people(3)
    table = over(game_table(GAMES["pikala"], *three), seed=3)
    standing = table.life.series[-1].live
    screen = standing.screen(None)
    assert b"wins-match" not in screen
    winner: Seat = next(
        seat for seat in map(Seat, range(3)) if b'"code":"result-won","data":{"seat":%d}' % seat in screen
    )
    again = life(table, three[0].person, Again())
    assert again.life.config == b'{"seats":3,"first_dealer":%d,"table":"guided"}' % winner
    left = life(table, three[winner].person, Leave())
    left = followed(left, due(left, 0.0)[1])
    host = left.life.host
    moved = life(left, three[winner].person, Sit(winner))
    assert b'"first_dealer":%d' % winner in life(moved, host, Again()).life.config
    filled = life(left, KEY_OF_LENA, Sit(winner, "Lena"))
    assert b'"first_dealer":null' in life(filled, host, Again()).life.config
