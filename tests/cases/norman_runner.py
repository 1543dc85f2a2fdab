"""Answers the worked cases of Norman piquet by playing them."""

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from pik.core.seat import Seat
from pik.games.piquet import counting, rules
from pik.games.piquet.actions import Declare, Play
from pik.games.piquet.state import Deal
from pik.games.piquet.turns import phase_of
from tests.cases.case import Case
from tests.cases.piquet_given import THREE, Given, all_said, declaring_three
from tests.games.piquet import build

Answers = dict[str, object]
SPOKEN = {"L": "left of the dealer", "R": "right of the dealer", "D": "dealer"}


def answers(case: Case) -> Answers:
    """All answers to a case of Norman piquet. Raises for an unknown kind or key, or what can't come about."""
    return KINDS[case.kind](msgspec.convert(case.given, Given), case.expect)


def named(values: Sequence[int]) -> dict[str, int]:
    """Numbers by name."""
    return dict(zip(THREE, values, strict=True))


def name_of(seat: Seat | None) -> str | None:
    """The name of a seat, if it is one."""
    return None if seat is None else THREE[seat]


def deal(given: Given, _expect: Answers) -> Answers:
    """Ten each and two for the dealer; with plays, all is declared and played."""
    if not given.plays:
        now = build.dealt_to_three()
        first = build.none_said(build.by_turn(now, build.REFUSE))
        return {
            "hand": rules.hand_size(3),
            "talon": len(now.three),
            "talon_owner": SPOKEN[THREE[build.awaited(now)]],
            "first_to_declare": SPOKEN[THREE[build.awaited(build.by_turn(now, build.REFUSE))]],
            "first_leader": SPOKEN[THREE[build.awaited(first)]],
        }
    start = now = all_said(declaring_three(given))
    now = build.by_turn(now, *map(Play, given.plays))
    return {
        "hand": named(start.counts),
        "tricks": named(now.taken),
        "leza": leza_in(now),
        "totals": named(now.counts),
    }


def leza_in(now: Deal) -> str | None:
    """Who counts a leza."""
    return next((name for seat, name in enumerate(THREE) if counting.leza_of(now, Seat(seat))), None)


def leza(given: Given, _expect: Answers) -> Answers:
    """Who counts for these tricks."""
    tricks = given.tricks if isinstance(given.tricks, dict) else {}
    taken = tuple(tricks.get(name, 0) for name in THREE)
    return {"leza": leza_in(replace(build.playing_three(), taken=taken))}


def capot(given: Given, _expect: Answers) -> Answers:
    """All ten tricks are granted, announced or not."""
    tricks = given.tricks if isinstance(given.tricks, dict) else {}
    winner = Seat(THREE.index(max(tricks, key=lambda name: tricks[name])))
    parts = [build.parts(granted(winner, announced), winner) for announced in given.announced]
    return {
        "capot": [each.get("part-capot", 0) + each.get("part-open-capot", 0) for each in parts],
        "leza": [each.get("part-leza", 0) for each in parts],
        "last_trick_extra": [each["part-last"] for each in parts],
    }


def granted(winner: Seat, announced: str | None) -> Deal:
    """A deal in which somebody takes every trick, after a capot was announced by somebody or not."""
    now = build.declaring_three()
    while phase_of(now) == "declare":
        seat = build.awaited(now)
        option = next(iter(build.game_of(now).options(now, seat)))
        assert isinstance(option, Declare)
        says = option.category == "set" and announced == THREE[seat] != "L"
        now = build.act(now, seat, Declare(option.category, (), says))
    return build.granted(now, winner)


def declare(given: Given, _expect: Answers) -> Answers:
    """All declare everything."""
    start = declaring_three(given)
    order = [THREE[Seat((2 + at) % 3)] for at in range(3)]
    if sorted(given.declare_order) == sorted(order) and given.declare_order not in {tuple(order), THREE}:
        raise ValueError(f"the order of declaring is {order}")
    now = all_said(start)
    best: Answers = {str(verdict.category): name_of(verdict.seat) for verdict in now.verdicts}
    return {**best, "totals": named(now.counts), "repique": name_of(now.repique)}


def exchange(_given: Given, expect: Answers) -> Answers:
    """What each may take of the talon, and what becomes of it when the dealer refuses."""
    now = build.dealt_to_three()
    left = build.by_turn(now, build.REFUSE)
    closed = all(build.offered(left, seat) == set() for seat in range(3))
    others = [] if build.awaited(now) == build.DEALER else [0, 2]
    return {
        "dealer": sorted(build.sizes_of(now)),
        "others": others if isinstance(expect.get("others"), list) else bool(others),
        "refused": "closed" if closed else "open",
    }


KINDS: dict[str, Callable[[Given, Answers], Answers]] = {
    "capot": capot, "deal": deal, "declare": declare, "exchange": exchange, "leza": leza,
}  # fmt: skip
