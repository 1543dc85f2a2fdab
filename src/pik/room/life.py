"""The life of a table as a value: who sits where, whose table it is, how it is run, which matches were played."""

from collections.abc import Set as AbstractSet
from functools import lru_cache
from hashlib import sha256
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from pik.core.hosted import Live
from pik.core.once import once
from pik.core.seat import Seat, put
from pik.room.life_acts import Choice, Rules
from pik.room.seats import FREE, Holder, Person

KINDS: Final = 64
"""Of new tables that are kept for the next one."""
LATE: Final = 2
"""So often a clock runs out before the table proposes a mark."""
Phase: TypeAlias = Literal["gathering", "playing", "finished", "counted"]


class Played(Struct, frozen=True):
    """A match that came to an end: who answers for each seat, how it stands, and whether it was played out."""

    owners: tuple[str, ...]
    live: Live
    over: bool


class Deputy(Struct, frozen=True):
    """A bot that stands in for a person since an entry of the log."""

    level: str
    seq: int


class Question(Struct, frozen=True):
    """What to do about an absent person, and who voted for what."""

    about: Seat
    ballots: tuple[tuple[str, Choice], ...] = ()


class Life(Struct, frozen=True, dict=True):
    """Everything about a table but the cards."""

    phase: Phase
    holders: tuple[Holder, ...]
    config: bytes
    """The options of the game, for this match or the next."""
    rules: Rules
    people: tuple[Person, ...] = ()
    """Who ever sat here, in the order they came."""
    host: str | None = None
    scorer: str | None = None
    """Who keeps the pad; None: the host."""
    match: int = 0
    owners: tuple[str, ...] = ()
    """Who answers for each seat in the present match: who held it last, a person before a bot."""
    series: tuple[Played, ...] = ()
    deputies: tuple[Deputy | None, ...] = ()
    waited: tuple[float, ...] = ()
    """When it was last decided to wait for a seat."""
    question: Question | None = None
    left: tuple[tuple[Seat, str], ...] = ()
    """Who has left a seat in the present match that a bot plays on at, and may take it back."""
    lesson: bool = False
    """One person learns here, with bots: nobody else comes in, and nothing follows the match."""
    late: tuple[Seat, ...] | UnsetType = UNSET
    """Whose clock has run out in this match, once for each time; absent as long as nobody's has."""

    def person(self, key: str | None) -> str | None:
        """Who a key proves somebody to be; an unknown key is a newcomer's own id."""
        return key if key is None else self._people.get(key, key)

    def seat_of(self, person: str | None) -> Seat | None:
        """Where a person sits; None for who does not."""
        return None if person is None else self._seats.get(person)

    def back(self, person: str | None) -> Seat | None:
        """The seat that somebody has left in this match and may take back."""
        if self.phase != "playing" or self.seat_of(person) is not None:
            return None
        return next((seat for seat, gone in self.left if gone == person), None)

    def place_in_match(self, seat: Seat | None) -> Seat | None:
        """The seat that somebody sees the last match from; None for a seat that was added after it."""
        return seat if seat is not None and seat < len(self.owners) else None

    def known(self, person: str) -> Person | None:
        """What is known of a person."""
        return next((known for known in self.people if known.id == person), None)

    @once
    def names(self) -> tuple[str, ...]:
        """The names in use."""
        return tuple(holder.name for holder in self.holders if holder.kind != "free")

    @once
    def host_seat(self) -> Seat | None:
        """Where the host sits."""
        return self.seat_of(self.host)

    @once
    def scorer_seat(self) -> Seat | None:
        """Where the one who keeps the pad sits: the host, unless another is named."""
        return self.seat_of(self.scorer if self.scorer is not None else self.host)

    @once
    def humans(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(Seat(at) for at, holder in enumerate(self.holders) if holder.kind == "human")

    @property
    def seated(self) -> AbstractSet[str]:
        """The people who sit here."""
        return self._seats.keys()

    @once
    def bots(self) -> tuple[Seat, ...]:
        """The seats that bots play at, their own or as stand-ins."""
        return tuple(Seat(at) for at in range(len(self.holders)) if self.bot_at(Seat(at)) is not None)

    @once
    def undisturbed(self) -> bool:
        """Whether there is a host, nobody has a stand-in, and nothing is asked about anybody."""
        return self.host in self._seats and self.question is None and not any(self.deputies)

    @once
    def filled(self) -> bool:
        """Whether no seat is free."""
        return all(holder.kind != "free" for holder in self.holders)

    def bot_at(self, seat: Seat) -> str | None:
        """The level of the bot that plays at a seat, its own or a stand-in; None where a person does, or nobody."""
        deputy = self.deputies[seat]
        return self.holders[seat].level if deputy is None else deputy.level

    @once
    def takable(self) -> tuple[Seat, ...]:
        """The seats that a newcomer may take."""
        if self.phase == "counted" or self.lesson:
            return ()
        kinds = ("free",) if self.phase == "playing" else ("free", "bot")
        return tuple(Seat(at) for at, holder in enumerate(self.holders) if holder.kind in kinds)

    @once
    def _people(self) -> dict[str, str]:
        """Who is proved by each key that is not their id; nearly all have come with that alone."""
        return {key: each.id for each in reversed(self.people) for key in each.keys if key != each.id}

    @once
    def _seats(self) -> dict[str, Seat]:
        """Where each person sits."""
        return {holder.person: Seat(at) for at, holder in enumerate(self.holders) if holder.person is not None}

    def digest(self) -> str:
        """A fingerprint: 16 hex digits."""
        apart = {"series", "left", "lesson"}
        told = (getattr(self, name) for name in self.__struct_fields__ if name not in apart)
        rest = (*(value for value in told if value is not UNSET), len(self.series))
        # logs from before there were lessons keep their fingerprints
        return sha256(msgspec.json.encode((*rest, "lesson") if self.lesson else rest)).hexdigest()[:16]


@lru_cache(KINDS)
def new_life(seats: int, config: bytes, rules: Rules) -> Life:
    """A table that nobody has sat down at; tables of one kind share what stays as it is then."""
    return Life("gathering", (FREE,) * seats, config, rules, deputies=(None,) * seats, waited=(0.0,) * seats)


def with_holder(life: Life, seat: Seat, holder: Holder) -> Life:
    """The life with another holder of a seat; what concerned the one before is settled."""
    owners = life.owners
    if life.phase == "playing" and (holder.kind == "human" or owners[seat].startswith("bot ")) and holder.owner:
        owners = put(owners, seat, holder.owner)
    left = life.left if holder.kind == "bot" else tuple(pair for pair in life.left if pair[0] != seat)
    after = replace(life, holders=put(life.holders, seat, holder), owners=owners, left=left)
    gone = life.holders[seat].person
    if gone is not None and gone != holder.person:
        after = replace(
            after,
            host=None if gone == life.host else life.host,
            scorer=None if gone == life.scorer else life.scorer,
            late=tuple(each for each in life.late or () if each != seat) or UNSET,
        )
    return without_deputy(after, seat)


def late_twice(life: Life) -> tuple[Seat, ...]:
    """Whose clock has run out twice or more in this match: the table proposes a mark to the scorer."""
    found = life.late or ()
    return tuple(seat for seat in dict.fromkeys(found) if found.count(seat) >= LATE)


def without_deputy(life: Life, seat: Seat) -> Life:
    """The life without a stand-in at a seat, and without a question about it."""
    question = None if life.question is not None and life.question.about == seat else life.question
    return replace(life, deputies=put(life.deputies, seat, None), question=question)


def resized(life: Life, seats: int) -> Life:
    """The life with so many seats; the last ones come and go."""
    more = seats - len(life.holders)
    return replace(
        life,
        holders=(*life.holders[:seats], *(FREE,) * more),
        deputies=(*life.deputies[:seats], *(None,) * more),
        waited=(*life.waited[:seats], *(0.0,) * more),
    )


def started(life: Life, config: bytes) -> Life:
    """The life at the start of a match."""
    return replace(
        life,
        phase="playing",
        config=config,
        match=life.match + 1,
        owners=tuple(holder.owner for holder in life.holders),
        left=(),
        late=UNSET,
    )


def ended(life: Life, live: Live, *, over: bool) -> Life:
    """The life after a match: nobody is waited for, nothing is asked."""
    return replace(
        life,
        phase="finished",
        series=(*life.series, Played(life.owners, live, over)),
        deputies=(None,) * len(life.holders),
        question=None,
    )


def moved(life: Life) -> dict[Seat, Seat]:
    """Where those who answered for the seats of the last match sit now; who has left is missing."""
    now = {holder.owner: Seat(at) for at, holder in enumerate(life.holders) if holder.owner}
    return {Seat(at): now[owner] for at, owner in enumerate(life.owners) if owner in now}
