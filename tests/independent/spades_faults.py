"""Engines of Spades with one fault each: a sound one, wrapped."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Self, TypeAlias

import msgspec

from pik.core.draw import Draw
from pik.core.hosted import Asked, Hosted, Live
from pik.core.lazy import ChoiceData, ListedData, PicksData
from pik.core.message import Happening, Refusal
from pik.core.seat import Seat

from .spades_acts import LOOK, Act, bid, cards, exchange, number

Fault: TypeAlias = Callable[[Hosted], Hosted]


@dataclass(frozen=True)
class Wrong:
    """What a wrapped match does in its own way; None: nothing."""

    act: Callable[[Live, Seat, Act], Live] | None = None
    asked: Callable[[Asked], Asked] | None = None
    waiting: Callable[[frozenset[Seat]], frozenset[Seat]] | None = None
    view: Callable[[Live, Seat | None], bytes] | None = None
    screen: Callable[[Live, Seat | None], bytes] | None = None
    redact: Callable[[Live, Seat, bytes, Seat | None], bytes] | None = None
    narrate: Callable[[Act], tuple[Happening, ...]] | None = None


@dataclass(frozen=True)
class Wrapped:
    """A running match that does what the one inside does, but for what is wrong."""

    live: Live
    wrong: Wrong

    @property
    def waiting(self) -> frozenset[Seat]:
        return self.wrong.waiting(self.live.waiting) if self.wrong.waiting else self.live.waiting

    @property
    def over(self) -> bool:
        return self.live.over

    def asked(self, seat: Seat) -> Asked:
        return self.wrong.asked(self.live.asked(seat)) if self.wrong.asked else self.live.asked(seat)

    def act(self, seat: Seat, raw: bytes) -> Self:
        wrong = self.wrong.act
        return replace(self, live=wrong(self.live, seat, read(raw)) if wrong else self.live.act(seat, raw))

    def normal(self, raw: bytes) -> bytes:
        return self.live.normal(raw)

    def chance(self, draw: Draw) -> bytes:
        return self.live.chance(draw)

    def view(self, seat: Seat | None) -> bytes:
        return self.wrong.view(self.live, seat) if self.wrong.view else self.live.view(seat)

    def screen(self, seat: Seat | None) -> bytes:
        return self.wrong.screen(self.live, seat) if self.wrong.screen else self.live.screen(seat)

    def redact(self, seat: Seat, raw: bytes, viewer: Seat | None) -> bytes:
        redact = self.wrong.redact
        return redact(self.live, seat, raw, viewer) if redact else self.live.redact(seat, raw, viewer)

    def narrate(self, seat: Seat, raw: bytes) -> tuple[Happening, ...]:
        return self.wrong.narrate(read(raw)) if self.wrong.narrate else self.live.narrate(seat, raw)

    def digest(self) -> str:
        return self.live.digest()


def read(raw: bytes) -> Act:
    """An act from its bytes."""
    return msgspec.json.decode(raw, type=Act)


def done(live: Live, seat: Seat, act: Act) -> Live:
    """The sound match after an act."""
    return live.act(seat, msgspec.json.encode(act))


def running(wrong: Wrong) -> Fault:
    """A game whose matches run wrong."""

    def fault(game: Hosted) -> Hosted:
        def start(raw: bytes) -> Live:
            return Wrapped(game.open(raw), wrong)

        return replace(game, open=start)

    return fault


def opened(change: Callable[[Mapping[str, object], int], dict[str, object]]) -> Fault:
    """A game that opens its matches with other house rules than asked for."""

    def fault(game: Hosted) -> Hosted:
        def start(raw: bytes) -> Live:
            config = read(raw)
            return game.open(msgspec.json.encode({**config, **change(config, game.seats[0])}))

        return replace(game, open=start)

    return fault


def other_target(config: Mapping[str, object], seats: int) -> dict[str, object]:
    """The match goes to another target."""
    return {"target": 450 if config["target"] == 500 else 500}


def other_dealer(config: Mapping[str, object], seats: int) -> dict[str, object]:
    """The agreed dealer's left deals."""
    first = config["first_dealer"]
    return {"first_dealer": (first + 1) % seats if isinstance(first, int) else None}


def other_acts(change: Callable[[Live, Seat, Act], Act]) -> Wrong:
    """Matches that take one act for another."""
    return Wrong(act=lambda live, seat, act: done(live, seat, change(live, seat, act)))


def first_other_way(live: Live, seat: Seat, act: Act) -> Act:
    """The pack is dealt from its second card on."""
    if act["type"] != "shuffle":
        return act
    deck = cards(act["deck"])
    return {**act, "deck": deck[1:] + deck[:1]}


def bid_more(live: Live, seat: Seat, act: Act) -> Act:
    """Every number is one higher, to 13."""
    return bid(min(13, number(act, "number") + 1)) if act["type"] == "bid" else act


def keep_for_pass(live: Live, seat: Seat, act: Act) -> Act:
    """The card looked at goes where it should not."""
    return {"type": "pass"} if act["type"] == "keep" else act


def other_exchange(live: Live, seat: Seat, act: Act) -> Act:
    """Not the named cards are given, but others of the hand."""
    choices = live.asked(seat).options
    if act["type"] != "exchange" or not choices:
        return act
    (picks,) = choices
    assert isinstance(picks, PicksData)
    return exchange(*picks.cards[:3])


def other_card(live: Live, seat: Seat, act: Act) -> Act:
    """The first lawful card is played whatever was chosen."""
    choices = live.asked(seat).options if act["type"] == "play" else ()
    return next((read(first.acts[0]) for first in choices if isinstance(first, ListedData)), act)


def refusal_as_yes(live: Live, seat: Seat, act: Act) -> Act:
    """Every vote is a yes."""
    return {**act, "accept": True} if act["type"] == "vote" else act


def one_for_all(kind: str) -> Wrong:
    """Matches in which the first to do this does it for all who are awaited."""

    def act(live: Live, seat: Seat, act: Act) -> Live:
        others = sorted(live.waiting - {seat})
        live = done(live, seat, act)
        for other in others if act["type"] == kind and act.get("accept", True) else ():
            live = done(live, other, act)
        return live

    return Wrong(act=act)


def double_as_nil(live: Live, seat: Seat, act: Act) -> Live:
    """Who bids double nil has looked and bid nil."""
    if act["type"] != "double-nil":
        return done(live, seat, act)
    return done(done(live, seat, LOOK), seat, bid(0))


def early_look_forgotten(live: Live, seat: Seat, act: Act) -> Live:
    """A look before the own turn is not remembered."""
    early = act["type"] == "look" and seat not in live.waiting
    return live if early else done(live, seat, act)


def anything_goes(live: Live, seat: Seat, act: Act) -> Live:
    """What is not lawful is passed over in silence."""
    try:
        return done(live, seat, act)
    except Refusal:
        return live


def no_thirteen(live: Live, seat: Seat, act: Act) -> Live:
    """Nobody may bid 13."""
    if act == bid(13):
        raise Refusal("not-now")
    return done(live, seat, act)


def without_offers(asked: Asked) -> Asked:
    """Nothing may be done unasked."""
    return Asked(asked.options)


def with_less(asked: Asked) -> Asked:
    """Of several acts one is missing."""
    return Asked(tuple(map(shortened, asked.options)), asked.offers)


def shortened(choice: ChoiceData) -> ChoiceData:
    """A choice without its first act."""
    return ListedData(choice.acts[1:]) if isinstance(choice, ListedData) and len(choice.acts) > 1 else choice


def exchange_shown(live: Live, seat: Seat, raw: bytes, viewer: Seat | None) -> bytes:
    """Everybody is told which cards are exchanged."""
    return raw if b"exchange" in raw else live.redact(seat, raw, viewer)


def told_given(act: Act) -> tuple[Happening, ...]:
    """The log names exchanged cards."""
    return (Happening("gave", Seat(0), {"cards": str(act.get("cards"))}),)


def lowest_only(waiting: frozenset[Seat]) -> frozenset[Seat]:
    """Of several seats one is awaited."""
    return frozenset(sorted(waiting)[:1])


def with_winner(live: Live, seat: Seat | None) -> bytes:
    """Side 0 has won every match."""
    return live.view(seat).replace(b'"winner":1', b'"winner":0')


FAULTS: Final[dict[str, Fault]] = {
    "SP-1.1 dealt from the second card": running(other_acts(first_other_way)),
    "SP-1.2 another target": opened(other_target),
    "SP-1.2 floor forgotten": opened(lambda config, seats: {"floor": None}),
    "SP-1.2 wrong winner": running(Wrong(view=with_winner)),
    "SP-1.3 another dealer": opened(other_dealer),
    "SP-2.1 bids too high": running(other_acts(bid_more)),
    "SP-2.1 no thirteen": running(Wrong(act=no_thirteen)),
    "SP-2.1 lowest bid forgotten": opened(lambda config, seats: {"lowest_bid": 0}),
    "SP-2.2 nil always": opened(lambda config, seats: {"nil": True}),
    "SP-2.3 double nil always": opened(lambda config, seats: {"double_nil": "on"}),
    "SP-2.3 double nil as nil": running(Wrong(act=double_as_nil)),
    "SP-2.3 early look forgotten": running(Wrong(act=early_look_forgotten)),
    "SP-2.3 hand hidden": running(Wrong(view=lambda live, seat: live.view(None))),
    "SP-2.3 hand of others shown": running(Wrong(view=lambda live, seat: live.view(Seat(0)))),
    "SP-2.4 other cards exchanged": running(other_acts(other_exchange)),
    "SP-2.4 exchange told": running(Wrong(redact=exchange_shown)),
    "SP-2.4 exchange narrated": running(Wrong(narrate=told_given)),
    "SP-3.1 another card played": running(other_acts(other_card)),
    "SP-3.1 a choice missing": running(Wrong(asked=with_less)),
    "SP-3.1 anything goes": running(Wrong(act=anything_goes)),
    "SP-3.3 old tricks shown": running(Wrong(screen=lambda live, seat: live.view(seat))),
    "SP-4.1 ten as ever": opened(lambda config, seats: {"ten_for_200": False}),
    "SP-4.3 bags for nothing": opened(lambda config, seats: {"bag_penalty": False}),
    "SP-5.1 keep is pass": running(other_acts(keep_for_pass)),
    "claims not offered": running(Wrong(asked=without_offers)),
    "one accepts a claim for all": running(one_for_all("vote")),
    "a claim can't be refused": running(other_acts(refusal_as_yes)),
    "one is ready for all": running(one_for_all("ready")),
    "one of several awaited": running(Wrong(waiting=lowest_only)),
}
OF_TWO_ONLY = {"SP-5.1 keep is pass"}
OF_FOUR_ONLY = {
    "SP-2.1 lowest bid forgotten",
    "SP-2.3 double nil as nil",
    "SP-2.3 early look forgotten",
    "SP-2.4 other cards exchanged",
    "SP-2.4 exchange told",
    "SP-2.4 exchange narrated",
    "one accepts a claim for all",
}
"""Faults that only one of the two games can have."""
