"""Who may do what at a table besides the game. A refusal is a code; the table shows the sentence."""

from typing import Final, assert_never

from pik.core.message import Refusal
from pik.core.seat import Seat
from pik.room.life import Life
from pik.room.life_acts import (
    Again,
    Ballot,
    Begin,
    Count,
    Device,
    Free,
    GiveBot,
    HandOver,
    Leave,
    LifeAct,
    NameScorer,
    Options,
    Rename,
    SetRules,
    Sit,
    Teach,
    Wish,
    name_of,
)

MOST_PEOPLE: Final = 200
"""Who ever sat at one table."""
HOSTS: Final = (Free, GiveBot, Options, SetRules, Begin, Again, NameScorer, HandOver, Count)


def refusal(life: Life, between: bool, who: str | None, act: LifeAct, marks: bool = True) -> Refusal | None:
    """Why somebody may not do something; None where it is fine. `who` None: the room.

    `between`: no deal is running. `marks`: the game has some for a scorer to keep.
    """
    match act:
        case Sit():
            return sit_refusal(life, who, act.seat)
        case Device() if life.back(who) is not None:
            return None
        case Leave() | Rename() | Device():
            return None if life.seat_of(who) is not None else Refusal("not-seated")
        case NameScorer() if not marks and who == life.host:
            return Refusal("no-marks")
        case Ballot():
            return ballot_refusal(life, who, act)
        case Teach():
            return lesson_refusal(life, who)
        case Free() | GiveBot() | Options() | SetRules() | Begin() | Again() | NameScorer() | HandOver() | Count():
            return host_refusal(life, between, who, act)
        case _:
            return None


def host_refusal(
    life: Life,
    between: bool,
    who: str | None,
    act: Free | GiveBot | Options | SetRules | Begin | Again | NameScorer | HandOver | Count,
) -> Refusal | None:
    """Why the host may not, or who is not the host."""
    if life.seat_of(who) is None:
        return Refusal("not-seated")
    if who != life.host:
        return Refusal("not-the-host")
    if life.lesson and not (isinstance(act, Begin) and life.phase == "gathering"):
        return Refusal("lesson-table")
    if life.phase == "counted" and not isinstance(act, SetRules | HandOver):
        return Refusal("counted")
    match act:
        case Free() | GiveBot():
            return seat_refusal(life, between, who, act)
        case Options():
            return Refusal("started") if life.phase == "playing" else None
        case SetRules():
            running = life.phase == "playing" and not between
            return Refusal("in-deal") if running and act.clock != life.rules.clock else None
        case Begin():
            return start_refusal(life, wanted="gathering")
        case Again():
            return start_refusal(life, wanted="finished")
        case NameScorer() | HandOver():
            return person_refusal(life, act.seat)
        case Count():
            return None
        case _:
            assert_never(act)


def sit_refusal(life: Life, who: str | None, seat: Seat) -> Refusal | None:
    """Why somebody may not sit down."""
    if who is None:
        return Refusal("no-guest")
    if life.phase == "counted":
        return Refusal("counted")
    if life.seat_of(who) is not None:
        return Refusal("already-seated")
    if life.lesson:
        return Refusal("lesson-table")
    if seat >= len(life.holders):
        return Refusal("no-such-seat")
    if seat == life.back(who):
        return None
    if not life.takable or (life.known(who) is None and len(life.people) >= MOST_PEOPLE):
        return Refusal("table-full")
    return None if seat in life.takable else Refusal("seat-taken")


def lesson_refusal(life: Life, who: str | None) -> Refusal | None:
    """Why a table can't be a lesson: the host founds it so, alone with bots, where nobody may look on or talk."""
    if who is None or who != life.host:
        return Refusal("not-the-host")
    closed = not (life.rules.watch or life.rules.chat)
    kinds = sorted(holder.kind for holder in life.holders)
    alone = closed and len(life.people) == 1 and kinds == ["bot"] * (len(kinds) - 1) + ["human"]
    return None if alone and life.phase == "gathering" else Refusal("lesson-table")


def seat_refusal(life: Life, between: bool, who: str | None, act: Free | GiveBot) -> Refusal | None:
    """Why the host may not empty a seat, or give it to a bot: not in mid-deal, and not the host's own."""
    if act.seat >= len(life.holders):
        return Refusal("no-such-seat")
    holder = life.holders[act.seat]
    if holder.person == who:
        return Refusal("own-seat")
    if life.phase != "playing" or between or (holder.kind == "free" and isinstance(act, GiveBot)):
        return None
    return Refusal("in-deal")


def start_refusal(life: Life, wanted: str) -> Refusal | None:
    """Why no match can start: another one is on, none was, a seat is free."""
    if life.phase == "gathering" and wanted == "finished":
        return Refusal("not-started")
    if life.phase != wanted:
        return Refusal("started")
    return None if life.filled else Refusal("seats-free")


def person_refusal(life: Life, seat: Seat) -> Refusal | None:
    """Why a seat can't be named: no person sits there."""
    if seat >= len(life.holders):
        return Refusal("no-such-seat")
    return None if life.holders[seat].kind == "human" else Refusal("not-a-person")


def ballot_refusal(life: Life, who: str | None, act: Ballot) -> Refusal | None:
    """Why somebody may not vote: not seated, nothing is asked, or it is about oneself."""
    seat = life.seat_of(who)
    if seat is None:
        return Refusal("not-seated")
    if life.question is None or life.question.about != act.about:
        return Refusal("no-question")
    return Refusal("not-now") if seat == act.about else None


def may(life: Life, between: bool, who: str | None, marks: bool = True) -> tuple[str, ...]:
    """The types of the acts that somebody may do now. `marks`: the game has some for a scorer to keep."""
    if life.seat_of(who) is None:
        return (name_of(Sit),) if life.takable or life.back(who) is not None else ()
    asked = life.question is not None and life.question.about != life.seat_of(who)
    own: tuple[type[Wish], ...] = (Leave, Rename, Ballot) if asked else (Leave, Rename)
    powers = powers_of_host(life, between) if who == life.host else ()
    return tuple(name_of(kind) for kind in (*own, *powers) if marks or kind is not NameScorer)


def powers_of_host(life: Life, between: bool) -> tuple[type[Wish], ...]:
    """The kinds of acts that the host may do now."""
    if life.lesson:
        return (Begin,) if life.phase == "gathering" else ()
    others = len(life.humans) > 1
    naming: tuple[type[Wish], ...] = (SetRules, HandOver) if others else (SetRules,)
    if life.phase == "counted":
        return naming
    naming = (*naming, NameScorer, Count)
    free = any(holder.kind == "free" for holder in life.holders)
    if life.phase == "playing":
        return (*naming, Free, GiveBot) if between else ((*naming, GiveBot) if free else naming)
    start = Begin if life.phase == "gathering" else Again
    return (*naming, Free, GiveBot, Options, *((start,) if life.filled else ()))
