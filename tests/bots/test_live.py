"""Players at a live table break no rule, and serve draws as they must (PK-8.6)."""

from random import Random

import msgspec
import pytest

from pik.bots.policy import PLAYERS
from pik.core.draw import SeededDraw
from pik.core.hosted import Asked, Live
from pik.core.lazy import ChoiceData, ListedData, OrdersData, PicksData, PlacesData
from pik.core.record import begin
from pik.core.seat import CHANCE, TABLE, Seat
from pik.games import CATALOG
from tests.random_acts import any_act, misdeed

TABLES = [("pikala", 2), ("pikala", 4), ("piquet", 2), ("piquet-norman", 3)]
ACTS = {"beginner": 250, "club": 250, "master": 40}


def asked(live: Live, seats: int) -> list[Seat]:
    """The seats, but the first, that have something to decide."""
    return [seat for seat in map(Seat, range(1, seats)) if seat in live.waiting or live.asked(seat).offers]


def misbehaved(live: Live, random: Random) -> bytes:
    """What somebody does who breaks every rule that can be broken."""
    now = live.asked(Seat(0))
    if now.breaches and random.random() < 0.4:
        return misdeed(now.breaches, random)
    return any_act(now.options, random)


@pytest.mark.parametrize("level", ["beginner", "club", "master"])
@pytest.mark.parametrize("game,seats", TABLES)
def test_bots_break_no_rule(game: str, seats: int, level: str) -> None:
    """PK-8.6, PQ-6.1, PQ-6.2: whatever a person does at a live table, a bot answers with an option or an offer."""
    random, draw, player = Random(level), SeededDraw(level.encode()), PLAYERS[game].at(level)
    _, live = begin(
        CATALOG[game], msgspec.json.encode({"table": "live"} | ({"seats": seats} if game == "pikala" else {}))
    )
    for _ in range(ACTS[level]):
        if live.over:
            break
        if CHANCE in live.waiting:
            live = live.act(CHANCE, live.chance(draw))
            continue
        if random.random() < 0.02 and (marks := live.asked(TABLE).offers):
            live = live.act(TABLE, any_act(marks, random))
        for seat in asked(live, seats):
            act = player(live.view(seat))
            if act is not None:
                assert act in lawful(live.asked(seat))
                live = live.act(seat, act)
                break
        else:
            live = live.act(Seat(0), misbehaved(live, random))


class Lawful:
    """The acts that a seat is asked for or offered."""

    def __init__(self, asked_: Asked) -> None:
        self.choices = (*asked_.options, *asked_.offers)

    def __contains__(self, act: object) -> bool:
        assert isinstance(act, bytes)
        return any(is_one(choice, act) for choice in self.choices)


lawful = Lawful


def is_one(choice: ChoiceData, act: bytes) -> bool:
    """Whether an act is one of a set."""
    said = msgspec.json.decode(act)
    match choice:
        case ListedData(acts):
            return said in [msgspec.json.decode(each) for each in acts]
        case PicksData(kind, field, held, sizes):
            some = said.get(field, ())
            return said == {"type": kind, field: some} and set(some) <= set(held) and len(some) in sizes
        case PlacesData(kind, field, least, most):
            return said == {"type": kind, field: said.get(field)} and said[field] in range(least, most + 1)
        case OrdersData():
            return False
