"""What an act of table life changes: a fold over the log. Whether it may be done is asked elsewhere."""

from typing import Final, assert_never

from msgspec.structs import replace

from pik.core.message import Happening
from pik.core.seat import TABLE, Seat, put
from pik.room.life import Deputy, Life, Question, with_holder, without_deputy
from pik.room.life_acts import (
    Again,
    Ask,
    Ballot,
    Begin,
    Count,
    Device,
    Free,
    GiveBack,
    GiveBot,
    HandOver,
    Inherit,
    Leave,
    LifeAct,
    NameScorer,
    Options,
    Rename,
    SetRules,
    Sit,
    StandIn,
    Stopped,
    Teach,
    Wait,
    settings,
)
from pik.room.names import bot_name, distinct, tidy
from pik.room.seats import FREE, Holder, Person

SUBSTITUTE: Final = "club"
"""The level of a bot that plays for a person."""
MOST_KEYS: Final = 16
"""Secrets of one person; the first stays, the oldest of the others go."""


def completed(life: Life, lang: str, who: str | None, act: LifeAct) -> LifeAct:
    """The act as it is kept, with the names that nobody else has."""
    match act:
        case Sit():
            known = life.known(who or "")
            wish = act.name or (known.name if known else "")
            others = [name for at, name in enumerate(h.name for h in life.holders) if name and at != act.seat]
            return replace(act, name=distinct(tidy(wish, lang), others))
        case Rename():
            seat = life.seat_of(who)
            others = [holder.name for at, holder in enumerate(life.holders) if holder.name and at != seat]
            return replace(act, name=distinct(tidy(act.name, lang), others))
        case GiveBot():
            before = life.holders[act.seat]
            return replace(act, name=before.name if before.kind == "bot" else bot_name(lang, life.names))
        case Leave():
            return replace(act, bot=bot_name(lang, life.names) if life.phase == "playing" else "")
        case _:
            return act


def changed(life: Life, who: str, act: LifeAct, seq: int, at: float) -> Life:
    """The life after an act that may be done; starts and ends of matches are the table's."""
    match act:
        case Sit():
            return sat(life, who, act)
        case Leave():
            return gone(life, who, act.bot)
        case Rename():
            seat = seat_of(life, who)
            named = replace(life, holders=put(life.holders, seat, replace(life.holders[seat], name=act.name)))
            return with_person(named, person_of(life, who, act.name))
        case Device():
            return with_person(without_key(life, act.key), with_key(person_of(life, who), act.key))
        case Free():
            return with_holder(life, act.seat, FREE)
        case GiveBot():
            return with_holder(life, act.seat, Holder("bot", act.name, act.level))
        case SetRules() | Teach():
            return run_so(life, act)
        case NameScorer():
            return replace(life, scorer=life.holders[act.seat].person)
        case HandOver() | Inherit():
            return replace(life, host=life.holders[act.seat].person)
        case Ballot() | Ask() | Wait() | StandIn() | GiveBack():
            return about_absence(life, who, act, seq, at)
        case Options() | Begin() | Again() | Count() | Stopped():
            return life
        case _:
            assert_never(act)


def run_so(life: Life, act: SetRules | Teach) -> Life:
    """The life of a table that is run in another way."""
    return replace(life, lesson=True) if isinstance(act, Teach) else replace(life, rules=settings(act))


def about_absence(life: Life, who: str, act: Ballot | Ask | Wait | StandIn | GiveBack, seq: int, at: float) -> Life:
    """The life after an act about somebody who is away."""
    match act:
        case Ballot():
            question = life.question or Question(act.about)
            others = tuple(ballot for ballot in question.ballots if ballot[0] != who)
            return replace(life, question=replace(question, ballots=(*others, (who, act.choice))))
        case Ask():
            return replace(life, question=Question(act.seat))
        case Wait():
            return replace(without_deputy(life, act.seat), waited=put(life.waited, act.seat, at))
        case StandIn():
            deputies = put(life.deputies, act.seat, Deputy(act.level, seq))
            late = (*(life.late or ()), act.seat) if act.late else life.late
            return replace(without_deputy(life, act.seat), deputies=deputies, late=late)
        case GiveBack():
            return without_deputy(life, act.seat)
        case _:
            assert_never(act)


def sat(life: Life, who: str, act: Sit) -> Life:
    """The life after somebody has sat down; the first one is the host."""
    seated = with_holder(life, act.seat, Holder("human", act.name, person=who))
    known = with_person(seated, person_of(life, who, act.name))
    return known if known.host is not None else replace(known, host=who)


def gone(life: Life, who: str, bot: str) -> Life:
    """The life after somebody has left; in a match a bot plays on, until it ends or the seat is taken back."""
    seat = seat_of(life, who)
    if life.phase != "playing":
        return with_holder(life, seat, FREE)
    after = with_holder(life, seat, Holder("bot", bot, SUBSTITUTE))
    return replace(after, left=(*(pair for pair in after.left if who != pair[1]), (seat, who)))


def seat_of(life: Life, who: str) -> Seat:
    """Where somebody sits. Raises ValueError for who does not."""
    seat = life.seat_of(who)
    if seat is None:
        raise ValueError("not seated")
    return seat


def person_of(life: Life, who: str, name: str | None = None) -> Person:
    """A person with a new name, or the one known; a newcomer's id is the key that was brought."""
    known = life.known(who) or Person(who, "", (who,))
    return known if name is None else replace(known, name=name)


def with_person(life: Life, person: Person) -> Life:
    """The life that knows a person so."""
    if life.known(person.id) is None:
        return replace(life, people=(*life.people, person))
    return replace(life, people=tuple(person if known.id == person.id else known for known in life.people))


def with_key(person: Person, key: str) -> Person:
    """A person with one more secret."""
    if key in person.keys:
        return person
    return replace(person, keys=(*person.keys[:1], *(*person.keys[1:], key)[-(MOST_KEYS - 1) :]))


def without_key(life: Life, key: str) -> Life:
    """The life in which a secret proves nobody to be anybody: who had it left the seat, and takes another one now."""
    people = tuple(replace(known, keys=tuple(each for each in known.keys if each != key)) for known in life.people)
    return replace(life, people=people)


def told(before: Life, after: Life, who: str, act: LifeAct) -> tuple[Happening, ...]:
    """What everybody is told about an act."""
    match act:
        case Sit():
            return (Happening("life-sits", TABLE, {"name": act.name}),)
        case Leave():
            left = before.holders[seat_of(before, who)].name
            return (Happening("life-leaves", TABLE, {"name": left}),)
        case Free():
            gone = before.holders[act.seat]
            return (Happening("life-leaves", TABLE, {"name": gone.name}),) if gone.kind != "free" else ()
        case GiveBot():
            return (Happening("life-bot", TABLE, {"name": act.name, "level": act.level}),)
        case HandOver() | Inherit():
            code = "life-host" if isinstance(act, HandOver) else "life-inherits"
            return (Happening(code, TABLE, {"name": after.holders[act.seat].name}),)
        case StandIn():
            return (Happening("life-stand-in", TABLE, {"name": before.holders[act.seat].name}),)
        case GiveBack():
            return (Happening("life-back", TABLE, {"name": before.holders[act.seat].name}),)
        case Teach():
            return (Happening("life-lesson", TABLE),)
        case Stopped():
            return (Happening("life-stopped", TABLE),)
        case Count():
            return (Happening("life-counted", TABLE),)
        case _:
            return ()
