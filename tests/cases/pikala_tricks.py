"""Answers the worked cases about whole deals of Pikala by playing them, trick by trick."""

from collections.abc import Mapping, Sequence

from pik.cards.card import Card
from pik.core.seat import Seat
from pik.games.pikala import DEAL, MATCH, scoring
from pik.games.pikala.actions import Action, Announce, Boys, Draw, Play
from tests.cases import pikala_lines as lines
from tests.cases.pikala_given import Given, amount, words
from tests.cases.pikala_table import Table, from_left, sat_down
from tests.games.pikala import build

Answers = dict[str, object]
COLORS: dict[str, Boys] = {"red": "blonds", "blonds": "blonds", "black": "brunettes", "brunettes": "brunettes"}
BOYS: tuple[Boys, ...] = ("blonds", "brunettes")


def round_score(given: Given, _expect: Answers) -> Answers:
    """A whole deal in which each takes so many tricks."""
    table = played(given, given.scores, given.tricks)
    return {"scores": table.scores(), "marks": marks_written(table)}


def audit(given: Given, expect: Answers) -> Answers:
    """A written row, checked by the sum and against the deal played."""
    names = given.names()
    written = {name: given.scores_written.get(name, 25) for name in names}
    change = sum(written.values()) - sum(given.scores_before.get(name, 25) for name in names)
    answer: Answers = {"sum_change": change, "ok": is_whole(change), "correct": {}}
    if given.tricks:
        right = played(given, given.scores_before, given.tricks).scores()
        answer["correct"] = written == right if isinstance(expect.get("correct"), bool) else right
    return answer


def is_whole(change: int) -> bool:
    """Whether the check of a row's sum passes."""
    try:
        scoring.whole(change)
    except AssertionError:
        return False
    return True


def touch_zero(given: Given, _expect: Answers) -> Answers:
    """Play until somebody touches zero."""
    table = sat_down(given.names(), given.scores, dealer=given.dealer)
    winners = [table.seat(name) for name in given.trick_winners]
    counts = [winners.count(Seat(seat)) for seat in range(len(table.names))]
    before = len(table.m.standing.rows)
    table = along(table, given, lines.in_order(winners), counts)
    return {
        "winner": table.name(table.m.standing.winner),
        "after_trick": sum(table.deal.taken) if table.over else None,
        "record_written": len(table.m.standing.rows) > before,
    }


def played(given: Given, scores: Mapping[str, int], tricks: Mapping[str, int]) -> Table:
    """The table after a deal in which each took so many tricks."""
    table = sat_down(given.names(), scores, dealer=given.dealer)
    counts = [tricks.get(name, 0) for name in table.names]
    return along(table, given, lines.in_number(counts), counts)


def along(table: Table, given: Given, may_take: lines.MayTake, counts: Sequence[int]) -> Table:
    """The table after a line of play in which the tricks fall as wished, or to the end of the match."""
    calls = announcements(table, given)
    leader = table.seat(from_left(table)[0])
    line = lines.find(leader, counts, {seat: needed(call) for seat, call in calls.items()}, may_take)
    m = build.dealing(table.m, *(" ".join(hand) for hand in line.hands), turn_up=line.turn_up)
    table = circle(table.after(build.through(m, *[Draw(())] * len(table.names))), dict(calls))
    if {call.seat for call in table.deal.calls if call.pikala or call.boys} != set(calls):
        raise ValueError("not everything may be announced")
    table = table.fined({name: amount(points) for name, points in given.penalties.items()})
    for card in line.plays:
        if table.deal.end is None:
            table = table.after(build.through(table.m, Play(card)))
    return table


def announcements(table: Table, given: Given) -> dict[Seat, Announce]:
    """What each announces; boys whose color is not said get one that is free."""
    said = {name: set(words(each)) for name, each in given.announced.items() if words(each)}
    named: dict[str, Boys | None] = {
        name: next((COLORS[word] for word in each if word in COLORS), None) for name, each in said.items()
    }
    free: list[Boys] = [color for color in BOYS if color not in named.values()]
    calls: dict[Seat, Announce] = {}
    for name, each in said.items():
        if named[name] is None and "boys" in each:
            named[name] = free.pop(0)
        calls[table.seat(name)] = Announce("pikala" in each, named[name])
    return calls


def needed(call: Announce) -> tuple[Card, ...]:
    """The cards an announcement needs."""
    boys: dict[Boys | None, str] = {"blonds": "HJ DJ", "brunettes": "SJ CJ", None: ""}
    return build.cards(("SA " if call.pikala else "") + boys[call.boys])


def circle(table: Table, said: Mapping[Seat, Action]) -> Table:
    """The circle of declarations: what each says if it may, else nothing."""
    m = table.m
    while DEAL.outcome(build.live(m)) is None and len(build.live(m).tricks) == 0:
        (seat,) = MATCH.waiting(m)
        options = MATCH.options(m, seat)
        if build.NOTHING not in options:
            break
        wish = said.get(seat, build.NOTHING)
        m = MATCH.step(m, seat, wish if wish in options else build.NOTHING)
    return table.after(m)


def marks_written(table: Table) -> Answers:
    """The marks of the row just written, by player."""
    if not table.written:
        return {}
    brought = zip(table.names, table.m.standing.rows[-1].units, strict=True)
    names = {name: scoring.marks_of(unit) for name, unit in brought if unit}
    return {name: each[0] if len(each) == 1 else list(each) for name, each in names.items()}
