"""Engine and referee of Spades side by side, the engine as the room sees it: bytes in, bytes out."""

import random
from collections import Counter
from collections.abc import Mapping

import msgspec

from pik.core.hosted import Hosted, Live
from pik.core.message import Refusal
from pik.core.seat import CHANCE, TABLE, Seat

from .spades import Scorer
from .spades_acts import Act
from .spades_bytes import canonical, cards_in, listed, standing_of
from .spades_chooser import Chooser, attempt, options_of
from .spades_refusal import refusal
from .spades_score import DOUBLE


class Lockstep:
    """One match, kept by the engine and by the referee."""

    def __init__(self, game: Hosted, config: Mapping[str, object]) -> None:
        first = config.get("first_dealer")
        assert first is None or isinstance(first, int)
        self.live: Live = game.open(msgspec.json.encode(config))
        self.referee = Scorer(game.seats[0], first, options_of(config))
        self.seats = [Seat(seat) for seat in range(game.seats[0])]
        self.seen = Counter[str]()

    def act(self, seat: int, act: Act) -> None:
        """One act for both; then who is awaited, and after a deal what it brought."""
        raw, before, rows = msgspec.json.encode(act), self.live, len(self.referee.rows)
        self._count(seat, act)
        self.live = before.act(Seat(seat), raw)
        self.referee.feed(seat, act)
        assert self.live.waiting == self.referee.to_act, act
        assert self.live.over == (self.referee.phase == "over"), act
        if len(self.referee.rows) > rows:
            self.compare_scores()
        if act["type"] != "play":
            self._compare_telling(before, Seat(seat), raw)

    def compare_scores(self) -> None:
        """The points and bags of the deal, the scores, who deals next and who has won."""
        referee, standing = self.referee, standing_of(self.live)
        assert standing.scores == tuple(referee.scores)
        assert [[*row.points] for row in standing.rows] == [[part.points for part in row] for row in referee.rows]
        if referee.options.bag_penalty:
            assert standing.bags == tuple(referee.bags)
        if referee.phase == "over":
            assert standing.winner == referee.winner
            self.seen[f"end {end_of(referee)}"] += 1
        elif max(referee.scores) >= referee.options.target:
            self.seen["tie at the target"] += 1
        for part in referee.rows[-1]:
            self.seen[f"penalties {part.penalties}"] += 1

    def compare_choices(self) -> None:
        """All that anybody may do, asked and unasked; of the pack at least whether it is asked to shuffle."""
        for seat in (*self.seats, CHANCE, TABLE):
            asked = self.live.asked(seat)
            lawful = self.referee.lawful(seat)
            assert canonical(listed(asked.options)) == canonical(lawful), seat
            assert canonical(listed(asked.offers)) == canonical(self.referee.offers(seat)), seat

    def compare_attempt(self, chance: random.Random) -> None:
        """An act that is as likely as not unlawful is accepted by both or by neither."""
        act = attempt(self.referee, chance)
        seat = Seat(chance.choice((*self.seats, *self.referee.to_act, CHANCE, TABLE)))
        refused = refusal(self.referee, seat, act) is not None
        try:
            self.live.act(seat, msgspec.json.encode(act))
        except Refusal:
            assert refused, (seat, act)
        else:
            assert not refused, (seat, act)
        self.seen["refused" if refused else "accepted"] += 1

    def compare_knowledge(self) -> None:
        """Who is shown what: the own hand once it may be seen, never a card that the rules keep hidden."""
        referee = self.referee
        for seat in self.seats:
            seen, told = cards_in(self.live.view(seat)), cards_in(self.live.screen(seat))
            assert seen <= referee.shown[seat], (seat, seen - referee.shown[seat])
            assert told <= seen, (seat, told - seen)
            hand = referee.hands[seat].intersection(referee.shown[seat])
            assert hand <= seen, (seat, hand - seen)
            assert hand <= told, (seat, hand - told)
            assert not told & referee.put_away(), (seat, told & referee.put_away())
        assert cards_in(self.live.view(None)) <= referee.public
        assert cards_in(self.live.screen(None)) <= referee.public - referee.put_away()

    def _compare_telling(self, before: Live, seat: Seat, raw: bytes) -> None:
        """What others are told of an act names no card that they may not know."""
        for viewer in self.seats:
            told = cards_in(before.redact(seat, raw, viewer))
            assert viewer == seat or told <= self.referee.shown[viewer], (viewer, told)
        assert cards_in(before.redact(seat, raw, None)) <= self.referee.public
        assert cards_in(msgspec.json.encode(before.narrate(seat, raw))) <= self.referee.public

    def _count(self, seat: int, act: Act) -> None:
        referee = self.referee
        match act["type"]:
            case "look" if seat not in referee.to_act:
                self.seen["early look"] += 1
            case "vote" | "claim" | "double-nil":
                self.seen[" ".join(map(str, act.values()))] += 1
            case "bid" if act["number"] == 0:
                self.seen["nil"] += 1
            case "exchange" if len(referee.to_act) == 4:
                self.seen["both sides exchange"] += 1
            case "play" if not referee.trick and not referee.broken and str(act["card"])[0] == "S":
                self.seen["spade led unbroken"] += 1
            case "shuffle" if [*referee.bids.values()].count(DOUBLE) > 1:
                self.seen["several double nils"] += 1
            case _:
                pass


def end_of(referee: Scorer) -> str:
    """In which way a match has ended."""
    if len(referee.rows) == referee.options.cap:
        return "cap" if referee.winner is not None else "draw"
    return "target" if max(referee.scores) >= referee.options.target else "floor"


def compared(lockstep: Lockstep, chooser: Chooser, chance: random.Random) -> int:
    """Play a match to its end and return the number of its deals."""
    while lockstep.referee.phase != "over":
        if chance.random() < 0.06:
            lockstep.compare_choices()
        if chance.random() < 0.15:
            lockstep.compare_attempt(chance)
        if chance.random() < 0.03:
            lockstep.compare_knowledge()
        lockstep.act(*chooser.next(lockstep.referee))
    lockstep.compare_choices()
    lockstep.compare_knowledge()
    return len(lockstep.referee.rows)
