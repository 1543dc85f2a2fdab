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
from .spades_bytes import canonical, cards_in, listed, public_view
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
        referee, standing = self.referee, public_view(self.live).standing
        last = standing.rows[-1]
        assert len(standing.rows) == len(referee.rows)
        assert last.bids == bids_there(referee)
        assert last.taken == referee.tricks
        points = [sum(part.amount for part in parts) for parts in last.parts]
        penalties = [sum(part.amount for part in parts if part.rule == "SP-4.3") for parts in last.parts]
        assert points == [part.points for part in referee.rows[-1]]
        assert penalties == [-100 * part.penalties for part in referee.rows[-1]]
        assert standing.scores == last.scores == referee.scores
        assert standing.bags == last.bags == referee.bags
        assert (standing.end, standing.winner) == (referee.end(), referee.winner)
        self._count_deal()

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

    def compare_public(self) -> None:
        """What everybody sees of the deal: dealer, looks, bids, cards left, tricks, whether spades are broken."""
        referee, deal = self.referee, public_view(self.live).deal
        if referee.phase in {"lot", "shuffle", "ready", "over"} or deal is None:
            return
        assert deal.dealer == referee.dealer
        assert deal.bids == bids_there(referee)
        assert (deal.taken, deal.broken) == (referee.tricks, referee.broken)
        assert deal.trick == [{"seat": seat, "card": card} for seat, card in referee.trick]
        if self.referee.seats == 4:
            assert deal.looked == [seat in referee.looked for seat in self.seats]
        if referee.phase != "exchange":
            assert deal.counts == [len(hand) for hand in referee.hands]

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
            old = told & referee.put_away() - referee.exchanged(seat)
            assert not old, (seat, old)
        assert cards_in(self.live.view(None)) <= referee.public
        assert cards_in(self.live.screen(None)) <= referee.public - referee.put_away()

    def _compare_telling(self, before: Live, seat: Seat, raw: bytes) -> None:
        """What others are told of an act names no card that they may not know."""
        for viewer in self.seats:
            told = cards_in(before.redact(seat, raw, viewer))
            assert viewer == seat or told <= self.referee.shown[viewer], (viewer, told)
        assert cards_in(before.redact(seat, raw, None)) <= self.referee.public
        assert cards_in(msgspec.json.encode(before.narrate(seat, raw))) <= self.referee.public

    def _count_deal(self) -> None:
        referee = self.referee
        self.seen[f"end {referee.end()}"] += 1
        self.seen["draw"] += referee.phase == "over" and referee.winner is None
        self.seen["tie at the target"] += referee.end() is None and max(referee.scores) >= referee.options.target
        self.seen["several double nils"] += [*referee.bids.values()].count(DOUBLE) > 1
        for part in referee.rows[-1]:
            self.seen[f"penalties {part.penalties}"] += 1

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
            case _:
                pass


def bids_there(referee: Scorer) -> list[int | str | None]:
    """Every seat's bid as the engine writes it, None before it."""
    bids = [referee.bids.get(seat) for seat in range(referee.seats)]
    return [-1 if bid == DOUBLE else bid for bid in bids]


def compared(lockstep: Lockstep, chooser: Chooser, chance: random.Random) -> int:
    """Play a match to its end and return the number of its deals."""
    while lockstep.referee.phase != "over":
        if chance.random() < (0.2 if lockstep.referee.phase in {"bid", "blind"} else 0.05):
            lockstep.compare_choices()
        if chance.random() < 0.15:
            lockstep.compare_attempt(chance)
        if chance.random() < 0.03:
            lockstep.compare_knowledge()
            lockstep.compare_public()
        lockstep.act(*chooser.next(lockstep.referee))
    lockstep.compare_choices()
    lockstep.compare_knowledge()
    return len(lockstep.referee.rows)
