"""The comparison of engine and referee of Piquet finds faults that are planted in the engine."""

import random
from typing import Final

import msgspec
import pytest

from pik.core.hosted import Asked, Live
from pik.core.lazy import ChoiceData, PicksData
from pik.core.message import Happening, Refusal
from pik.core.seat import Seat
from tests.independent.piquet import Illegal
from tests.independent.piquet_faults import (
    Agrees,
    Data,
    Does,
    Fault,
    Shows,
    decoded,
    numbers,
    part,
    parts,
    spoiled,
)
from tests.independent.piquet_session import Session

MOST = 400


def lowered(deal: Data, seat: object, points: int) -> None:
    """A seat's count is too low."""
    if isinstance(seat, int):
        numbers(deal["counts"])[seat] -= points


def no_pique(deal: Data, pad: Data) -> None:
    """PQ-4.2: a pique brings nothing."""
    lowered(deal, deal["pique"], 30)


def no_repique(deal: Data, pad: Data) -> None:
    """PQ-4.1: a repique brings nothing."""
    lowered(deal, deal["repique"], 60)


def no_clean(deal: Data, pad: Data) -> None:
    """PQ-3.6: clean cards bring nothing."""
    for seat in numbers(deal["clean"]):
        lowered(deal, seat, 20)


def no_white(deal: Data, pad: Data) -> None:
    """PQ-2.1: a white hand brings nothing."""
    for white in parts(deal["whites"]):
        lowered(deal, white["seat"], 10)


def lead_after_trick(deal: Data, pad: Data) -> None:
    """PQ-5.2: a lead counts when the trick is full."""
    if deal["trick"]:
        lowered(deal, parts(deal["trick"])[0]["seat"], 1)


def no_leza(deal: Data, pad: Data) -> None:
    """PQ-5.5: the majority of tricks brings nothing."""
    for row in parts(pad["rows"]):
        row["parts"] = [[each for each in parts(cell) if each["code"] != "part-leza"] for cell in parts(row["parts"])]


def silent_pips(deal: Data, pad: Data) -> None:
    """PQ-3.1: at equal size nobody names pips."""
    for call in parts(deal["calls"]):
        call["pips"] = None


def told_size(deal: Data, pad: Data) -> None:
    """PQ-3.1: who answers "good" says at the same time that there is nothing."""
    for call in parts(deal["calls"]):
        call["size"] = call["size"] or 0


def bottom_first(act: Data) -> Data:
    """PQ-1.3: the talon's cards lie the other way round."""
    deck = act.get("deck")
    return act if not isinstance(deck, list) else {**act, "deck": [*deck[:27], *deck[:26:-1]]}


def lesser_lost(act: Data) -> Data:
    """PQ-3.4: the last of several combinations does not count."""
    found = parts(act.get("combinations", []))
    return {**act, "combinations": found[:-1]} if len(found) > 1 else act


def quiet_capot(act: Data) -> Data:
    """PQ-5.6: an announced capot is forgotten."""
    return {key: value for key, value in act.items() if key != "capot"}


class OneVote(Fault):
    """A claim is granted as soon as one agrees."""

    def act(self, live: Live, seat: Seat, act: Data) -> Live:
        after = super().act(live, seat, act)
        for other in after.waiting if act["type"] == "vote" and act["accept"] is True else ():
            if b'"vote"' in msgspec.json.encode(after.asked(other)):
                after = super().act(after, other, act)
        return after


class AnyCard(Fault):
    """PQ-5.1: a card that may not be played is taken without a word."""

    def act(self, live: Live, seat: Seat, act: Data) -> Live:
        try:
            return super().act(live, seat, act)
        except Refusal:
            if act.get("type") == "play" and seat in live.waiting:
                return live
            raise


class NoFour(Fault):
    """PQ-2.2: nobody may exchange four cards."""

    def act(self, live: Live, seat: Seat, act: Data) -> Live:
        after = super().act(live, seat, act)
        if act["type"] == "exchange" and len(parts(act["discards"])) == 4:
            raise Refusal("not-four")
        return after


class OneCard(Fault):
    """PQ-2.2, PQ-8.1: one may exchange one card."""

    def asked(self, live: Live, seat: Seat) -> Asked:
        asked = live.asked(seat)
        return Asked(tuple(map(one_more_size, asked.options)), asked.offers)


def one_more_size(choice: ChoiceData) -> ChoiceData:
    """The same choice, with one card among the sizes."""
    if not isinstance(choice, PicksData):
        return choice
    return PicksData(choice.act, choice.field, choice.cards, (*choice.sizes, 1))


class NoTakingBack(Fault):
    """PQ-5.4: what may be done unasked is not offered."""

    def asked(self, live: Live, seat: Seat) -> Asked:
        return Asked(live.asked(seat).options)


class EverybodyReady(Fault):
    """After a deal the dealer alone is awaited."""

    def waiting(self, live: Live) -> frozenset[Seat]:
        return frozenset(sorted(live.waiting)[:1])


class NeverOver(Fault):
    """PQ-1.4: a match has no end."""

    def over(self, live: Live) -> bool:
        return False


class OpenHand(Fault):
    """PQ-1.3: a spectator sees a hand."""

    def view(self, live: Live, viewer: Seat | None) -> bytes:
        return live.view(viewer or Seat(0))


class OldTricks(Fault):
    """PQ-5.7: the last trick never goes away."""

    def screen(self, live: Live, viewer: Seat | None) -> bytes:
        screen, deal = decoded(live.screen(viewer)), decoded(live.view(viewer))["deal"]
        if deal is not None and screen["board"] is not None:
            part(screen["board"])["last_trick"] = part(deal)["tricks"]
        return msgspec.json.encode(screen)


class OpenDiscards(Fault):
    """PQ-2.4: all see what is discarded."""

    def redact(self, live: Live, seat: Seat, act: Data, viewer: Seat | None) -> bytes:
        return super().redact(live, seat, act, seat if act["type"] == "exchange" else viewer)


class OpenSpread(Fault):
    """PQ-1.2: the pack is spread with the faces up."""

    def redact(self, live: Live, seat: Seat, act: Data, viewer: Seat | None) -> bytes:
        return msgspec.json.encode(act) if act["type"] == "spread" else super().redact(live, seat, act, viewer)


class LoudLook(Fault):
    """PQ-2.5: who looks at the talon reads it out."""

    def narrate(self, live: Live, seat: Seat, act: Data) -> tuple[Happening, ...]:
        told = super().narrate(live, seat, act)
        after = super().act(live, seat, act)
        left = parts(part(decoded(after.view(seat))["deal"])["leftover"])
        cards = " ".join(map(str, left)) if act["type"] == "look" else ""
        return (*told, Happening("reads", seat, {"cards": cards}))


class Lesser(Fault):
    """PQ-3.1: others learn how many combinations were declared, though not which."""

    def view(self, live: Live, viewer: Seat | None) -> bytes:
        view = decoded(live.view(viewer))
        if view["deal"] is not None:
            dealer = part(view["deal"])["dealer"]
            theirs = part(decoded(live.view(Seat(dealer) if isinstance(dealer, int) else None))["deal"])
            part(view["deal"])["lesser"] = [len(parts(combo["combinations"])) for combo in parts(theirs["combos"])]
        return msgspec.json.encode(view)


FAULTS: Final[dict[str, Fault]] = {
    "PQ-1.2 other dealer": Agrees(lambda config: {**config, "first_dealer": 0}),
    "PQ-1.2 open spread": OpenSpread(),
    "PQ-1.3 by twos": Agrees(lambda config: {**config, **({"deal_by": "twos"} if "deal_by" in config else {})}),
    "PQ-1.3 bottom first": Does(bottom_first),
    "PQ-1.3 open hand": OpenHand(),
    "PQ-1.4 king": Agrees(lambda config: {**config, **({"deals": 12} if "deals" in config else {})}),
    "PQ-1.4 no end": NeverOver(),
    "PQ-2.1 no white": Shows(no_white),
    "PQ-2.2 one card": OneCard(),
    "PQ-2.2 no four": NoFour(),
    "PQ-2.4 open discards": OpenDiscards(),
    "PQ-2.5 read out": LoudLook(),
    "PQ-3.1 silent pips": Shows(silent_pips),
    "PQ-3.1 told size": Shows(told_size),
    "PQ-3.1 told number": Lesser(),
    "PQ-3.4 lesser lost": Does(lesser_lost),
    "PQ-3.6 no clean": Shows(no_clean),
    "PQ-4.1 no repique": Shows(no_repique),
    "PQ-4.2 no pique": Shows(no_pique),
    "PQ-5.1 any card": AnyCard(),
    "PQ-5.2 lead late": Shows(lead_after_trick),
    "PQ-5.4 not offered": NoTakingBack(),
    "PQ-5.5 no leza": Shows(no_leza),
    "PQ-5.6 quiet": Does(quiet_capot),
    "PQ-5.7 old tricks": OldTricks(),
    "PQ-7.2 refait shut": Agrees(lambda config: {**config, **({"open_refait": False} if "deals" in config else {})}),
    "ready alone": EverybodyReady(),
    "one vote": OneVote(),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faults_are_found(name: str) -> None:
    """PQ-1 to PQ-8: within some hundred deals engine and referee part where the engine breaks a rule."""
    with pytest.raises((AssertionError, Illegal, Refusal)):
        play_until_they_differ(random.Random(name), FAULTS[name])


def play_until_they_differ(chance: random.Random, fault: Fault) -> None:
    """Compare matches of both games for so many deals."""
    games = {norman: spoiled("piquet-norman" if norman else "piquet", fault) for norman in (False, True)}
    deals = 0
    while deals < MOST:
        norman = chance.random() < 0.3
        deals += Session(chance, norman=norman, game=games[norman]).play()


def test_an_engine_without_a_fault_passes() -> None:
    """PQ-1 to PQ-8: the wrapping itself is no fault."""
    chance, deals = random.Random(0), 0
    while deals < 6:
        deals += Session(chance, norman=False, game=spoiled("piquet", Fault())).play()
    assert deals >= 6
