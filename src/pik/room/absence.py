"""What the room does by itself: about people who are away, about clocks that ran out, about a host who is gone."""

from collections import Counter
from typing import Final

from pik.core.seat import Seat
from pik.room.clock import Clocks, left
from pik.room.life import Life, Question
from pik.room.life_acts import (
    CHOICES,
    Ask,
    Choice,
    GiveBack,
    Inherit,
    RoomAct,
    StandIn,
    Stopped,
    Wait,
)
from pik.room.presence import Presence

HOST_GONE_S: Final = 300.0
LEVEL: Final = "club"
"""Of a bot that stands in."""


def present(life: Life, presence: Presence) -> tuple[Seat, ...]:
    """The seats of people who have a link."""
    return tuple(seat for seat in life.humans if is_here(life, presence, seat))


def is_here(life: Life, presence: Presence, seat: Seat) -> bool:
    """Whether the person at a seat has a link."""
    return life.holders[seat].person in presence.here


def is_calm(life: Life, presence: Presence) -> bool:
    """Whether everybody is here and nothing is open about anybody, so that only a clock could want something."""
    return life.undisturbed and life.seated <= presence.here.keys()


def about_emptiness(life: Life) -> RoomAct | None:
    """Everybody has left in mid-match: it ends unfinished, for a match is no bots' affair; newcomers may start anew."""
    return Stopped() if life.phase == "playing" and not life.humans else None


def about_host(life: Life, presence: Presence, now: float) -> RoomAct | None:
    """Who becomes the host when there is none, or when the host is gone for long: who has been here the longest."""
    heirs = [seat for seat in life.humans if life.holders[seat].person != life.host]
    here = [seat for seat in heirs if is_here(life, presence, seat)]
    if not heirs or (life.host is not None and (not here or now < host_patience(life, presence, now))):
        return None
    order = {person.id: number for number, person in enumerate(life.people)}

    def rank(seat: Seat) -> tuple[float, int]:
        person = life.holders[seat].person or ""
        return presence.here.get(person, now + 1), order[person]

    return Inherit(min(heirs, key=rank))


def host_patience(life: Life, presence: Presence, now: float) -> float:
    """Until when the host may be away."""
    host = life.host or ""
    return now + HOST_GONE_S if host in presence.here else presence.away_since(host, now) + HOST_GONE_S


def about_return(life: Life, presence: Presence, seat: Seat, fresh: bool) -> RoomAct | None:
    """The seat is given back to who has come back, at the next decision; a question about it is closed."""
    if not is_here(life, presence, seat):
        return None
    asked = life.question is not None and life.question.about == seat
    return GiveBack(seat) if asked or (life.deputies[seat] is not None and fresh) else None


def about_question(life: Life, presence: Presence, question: Question) -> RoomAct | None:
    """What the votes come to, when they come to something."""
    voters = [seat for seat in present(life, presence) if seat != question.about]
    match decided(life, question, voters):
        case "wait":
            return Wait(question.about)
        case "bot":
            return StandIn(question.about, LEVEL)
        case "stop":
            return Stopped()
        case None:
            return None


def decided(life: Life, question: Question, voters: list[Seat]) -> Choice | None:
    """More than half of those present, or the most of them when all have voted; the host breaks ties."""
    people = {life.holders[seat].person for seat in voters}
    ballots = {person: choice for person, choice in question.ballots if person in people}
    if not ballots:
        return None
    counted = Counter(ballots.values())
    most = max(counted.values())
    leading: list[Choice] = [choice for choice in CHOICES if counted[choice] == most]
    if 2 * most > len(voters):
        return leading[0]
    if len(ballots) < len(voters):
        return None
    by_host = ballots.get(life.host or "")
    return by_host if by_host in leading else leading[0]


def about_seat(life: Life, presence: Presence, clocks: Clocks, seat: Seat, now: float) -> RoomAct | None:
    """What is done about a person who is waited for: time is up, or away for too long while others are here."""
    clock = life.rules.clock
    if clock is not None and present(life, presence) and left(clocks, clock, seat) <= 0:
        return StandIn(seat, LEVEL, late=True)
    if not present(life, presence) or is_here(life, presence, seat) or now < patience(life, presence, seat, now):
        return None
    if life.rules.absence == "bot":
        return StandIn(seat, LEVEL)
    return Ask(seat) if life.rules.absence == "ask" and life.question is None else None


def patience(life: Life, presence: Presence, seat: Seat, now: float) -> float:
    """Until when somebody may be away."""
    since = max(presence.away_since(life.holders[seat].person or "", now), life.waited[seat])
    return since + life.rules.grace


def wakes(life: Life, presence: Presence, clocks: Clocks, thinking: tuple[Seat, ...], now: float) -> float | None:
    """When the next of these things is due; None where nothing is."""
    if not present(life, presence):
        return None
    times = [] if life.host in presence.here else [host_patience(life, presence, now)]
    if life.rules.clock is not None:
        times += [now + left(clocks, life.rules.clock, seat) for seat in thinking]
    if life.rules.absence != "wait" and life.question is None:
        times += [patience(life, presence, seat, now) for seat in thinking if not is_here(life, presence, seat)]
    return min((at for at in times if at > now), default=None)
