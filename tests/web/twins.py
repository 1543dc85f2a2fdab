"""Two tables that a viewer can't tell apart must send the same bytes: the strongest test of what leaves the server."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import TypeAlias, cast

import msgspec
from msgspec.structs import replace

from pik.core.draw import SeededDraw
from pik.core.game import Game
from pik.core.hosted import Live, Running
from pik.core.match import Match, MatchScreen, MatchView
from pik.core.message import Refusal
from pik.core.seat import TABLE, Seat
from pik.games import CATALOG
from pik.games.pikala import MATCH
from pik.games.pikala.actions import Action, Seen
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Act, Standing
from pik.games.pikala.seen import Screen, View
from pik.games.pikala.state import Deal
from pik.room.commands import by_person
from pik.room.effects import Refuse
from pik.room.fold import Decision, Table, advanced
from pik.room.table import decide
from pik.web.frames import frame
from tests.random_acts import any_act, next_act
from tests.tables import game_table, key_of, people

PikalaMatch: TypeAlias = Match[Config, Standing, Deal]
PikalaAct: TypeAlias = Action | Act
PikalaView: TypeAlias = MatchView[Config, Standing, View]
PikalaSeen: TypeAlias = Seen | Act
Pikala: TypeAlias = Game[Config, PikalaMatch, PikalaAct, PikalaView, MatchScreen[Screen], PikalaSeen, Standing]

PACK: list[str] = [suit + rank for suit in "SHDC" for rank in "6789TJQKA"]
TRIES = 6


class LeakError(AssertionError):
    """Two worlds that look alike gave other bytes."""


def table_of(live: Live) -> Table:
    """A table where a match is in this state, with no past."""
    seats = len(state_of(live).standing.scores)
    table = begun_table(seats)
    decisions = tuple(Decision(live.asked(Seat(at))) for at in range(seats))
    return replace(table, live=live, seq=0, recent=(), seats=decisions, marks=Decision(live.asked(TABLE)))


@cache
def begun_table(seats: int) -> Table:
    """A table of people whose match has just begun."""
    return game_table(CATALOG["pikala"], *people(seats))


def acts_of_match(seats: int, seed: int) -> Iterator[tuple[PikalaMatch, Seat, bytes]]:
    """A random match as states of the honest game, with the act that follows each."""
    random, draw = Random(seed), SeededDraw(str(seed).encode())
    live = Running(MATCH, MATCH.start(Config(seats)))
    while not live.over:
        seat, act = next_act(live, seats, random, draw)
        yield live.state, seat, act
        live = live.act(seat, act)


def check_match(game: Pikala, seats: int, seed: int, every: int = 1) -> Counter[str]:
    """Compare what `game` sends in twin worlds of a random match. Raises LeakError; counts comparisons by kind."""
    counted: Counter[str] = Counter()
    draw = SeededDraw(b"twins%d" % seed)
    random = Random(seed)
    for number, (state, seat, act) in enumerate(acts_of_match(seats, seed)):
        if number % every:
            continue
        for viewer in (None, *map(Seat, range(seats))):
            twin = MATCH.worlds(MATCH.view(state, viewer)).sample(draw)
            check_state(game, (state, twin), viewer, random)
            counted["states"] += 1
            counted += check_act(game, (state, twin), (seat, act), viewer, random)
    return counted


def check_state(game: Pikala, states: tuple[PikalaMatch, PikalaMatch], viewer: Seat | None, random: Random) -> None:
    """Frames and refusals of two states that a viewer can't tell apart."""
    tables = [table_of(Running(game, state)) for state in states]
    same([frame(table, key_of(table, viewer), 0.0) for table in tables], "state", viewer)
    if viewer is not None:
        raw = msgspec.json.encode({"type": "play", "card": random.choice(PACK)})
        acts = [any_act(tables[0].seats[viewer].asked.options, random)] if tables[0].seats[viewer].asked.options else []
        for tried in (raw, b'{"type":"claim"}', b'{"type":"rams"}', b'{"type":"sit-out"}', *acts):
            same([told(table, viewer, tried) for table in tables], "refusal", viewer)


def told(table: Table, viewer: Seat, raw: bytes) -> bytes:
    """What a viewer is told who tries an act: nothing but whether it is done, or the refusal."""
    _, effects = decide(table, by_person(viewer, "c", table.seats[viewer].since, raw), 0.0)
    return msgspec.json.encode([effect.message for effect in effects if isinstance(effect, Refuse)])


def check_act(
    game: Pikala,
    states: tuple[PikalaMatch, PikalaMatch],
    entry: tuple[Seat, bytes],
    viewer: Seat | None,
    random: Random,
) -> Counter[str]:
    """Frames after acts that look alike, with the news of them."""
    seat, act = entry
    table, twin = (table_of(Running(game, state)) for state in states)
    after = advanced(table, seat, act, "c")
    shown = MATCH.view(state_of(after.live), viewer)
    hidden = seat != viewer and seat >= 0 and twin.seats[seat].asked.options
    others = [any_act(twin.seats[seat].asked.options, random) for _ in range(TRIES)] if hidden else []
    for other in (*others, act):
        try:
            twin_after = advanced(twin, seat, other, "c")
        except Refusal:
            continue
        alike = seen_of(states[1], seat, other, viewer) == seen_of(states[0], seat, act, viewer)
        if alike and MATCH.view(state_of(twin_after.live), viewer) == shown:
            same([newest(table, viewer) for table in (after, twin_after)], "act", viewer)
            return Counter({"acts": 1, "hidden acts": other != act})
    return Counter()


def newest(table: Table, viewer: Seat | None) -> bytes:
    """A frame with the news of the last entry."""
    return frame(table, key_of(table, viewer), 0.0, table.seq - 1)


def state_of(live: Live) -> PikalaMatch:
    """The full state inside a match of Pikala."""
    return cast(
        "Running[Config, PikalaMatch, PikalaAct, PikalaView, MatchScreen[Screen], PikalaSeen, Standing]", live
    ).state


def seen_of(state: PikalaMatch, seat: Seat, act: bytes, viewer: Seat | None) -> PikalaSeen:
    """An act as the rules show it to a viewer."""
    return MATCH.redact(state, seat, MATCH.decode(act), viewer)


def same(sent: list[bytes], what: str, viewer: Seat | None) -> None:
    """Both are equal, byte by byte. Raises LeakError."""
    if sent[0] != sent[1]:
        at = next((at for at, (one, other) in enumerate(zip(*sent, strict=False)) if one != other), -1)
        one, other = (raw[max(0, at - 60) : at + 60] for raw in sent)
        raise LeakError(f"{what} to {viewer}: {one!r} and {other!r}")
