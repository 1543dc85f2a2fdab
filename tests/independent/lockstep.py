"""Engine and referee side by side: every act goes to both, and what they say of the match is compared."""

import random
from collections import Counter
from dataclasses import asdict

import msgspec
from msgspec import UnsetType, to_builtins

from pik.core.lazy import Choices
from pik.core.message import Refusal
from pik.core.seat import TABLE, Seat
from pik.games.pikala import MATCH
from pik.games.pikala.account import payments
from pik.games.pikala.actions import Announce, Rams, SitOut, Vote
from pik.games.pikala.ledger import Consent, Mark, Unmark
from tests.independent.chooser import Deed, State
from tests.independent.pikala import Scorer
from tests.independent.pikala_acts import Act, cards, cuts, declarations, marks
from tests.independent.pikala_cards import DECK
from tests.independent.pikala_live import MISDEAL, price
from tests.independent.pikala_refusal import refusal

PLAIN = ("sit-out", "claim", "none-mine", "ready", "rams", "fold", "unmark")
ANSWERS: list[Act] = [{"type": "consent", "accept": True}, {"type": "consent", "accept": False}]
SERVING: list[Act] = [{"type": "serve", "give": True}, {"type": "serve", "give": False}]
VOTES: list[Act] = [{"type": "vote", "accept": True}, {"type": "vote", "accept": False}]


class Lockstep:
    """One match, kept by the engine and by the referee."""

    def __init__(self, match: State) -> None:
        self.match = match
        self.referee = Scorer(match.config.seats, match.config.first_dealer, live=match.config.table == "live")
        self.seen = Counter[str]()
        standing = match.standing
        self.referee.scores = list(standing.scores)
        self.referee.rows = [list(zip(row.scores, row.units, strict=True)) for row in standing.rows]
        if standing.dealer is not None:
            self.referee.dealer = (standing.dealer + len(standing.rows)) % match.config.seats

    def act(self, seat: Seat, deed: Deed) -> None:
        """One act for both, through the wire."""
        raw = msgspec.json.encode(deed)
        act = msgspec.json.decode(raw, type=dict[str, object])
        rows, voids = len(self.referee.rows), self.referee.voids
        self._count(deed)
        self._count_live(seat, act)
        self.match = MATCH.step(self.match, seat, MATCH.decode(raw))
        self.referee.feed(seat, act)
        self.compare_table()
        written = (len(self.referee.rows), self.referee.voids) != (rows, voids)
        if written or isinstance(deed, Mark | Unmark | Consent) or self.referee.phase == "over":
            self.compare_pad()

    def compare_table(self) -> None:
        """Who is awaited and the live scores."""
        deal, standing = self.match.deal, self.match.standing
        live = standing.scores if deal is None else deal.scores
        assert MATCH.waiting(self.match) == self.referee.to_act
        assert live == tuple(self.referee.scores)

    def compare_pad(self) -> None:
        """Rows, marks, dealers, the winner and what each one pays."""
        referee, standing = self.referee, self.match.standing
        rows = [list(zip(row.scores, row.units, strict=True)) for row in standing.rows]
        assert rows == referee.rows
        assert list(standing.units) == referee.units_on_opening
        assert standing.winner == referee.winner
        assert (standing.end == "called-off") == referee.called_off
        self.compare_desk()
        if referee.phase == "over":
            assert (payments(standing) or (0,) * referee.seats) == tuple(referee.final())
            self.seen[f"end {standing.end}"] += 1

    def compare_desk(self) -> None:
        """The trace of the marks, what is asked for, and what void deals have cost (PK-8.2, PK-8.5)."""
        referee, desk = self.referee, self.match.standing.live
        if isinstance(desk, UnsetType):
            assert not referee.live
            return
        assert [asdict(mark) for mark in referee.marks] == [to_builtins(given) for given in desk.marks]
        assert desk.asked == (referee.may_agree is not None)
        assert desk.voids == referee.voids
        carried = [sum(part.amount for part in parts) for parts in desk.carried]
        assert (carried or [0] * referee.seats) == referee.carried

    def compare_choices(self) -> None:
        """All that anybody may do, asked and unasked, and what breaks a rule."""
        for seat in (*map(Seat, range(self.referee.seats)), TABLE):
            assert written(MATCH.offers(self.match, seat)) == canonical(self.referee.offers(seat))
            assert written(MATCH.options(self.match, seat)) == canonical(self.referee.lawful(seat) or [])
            self._compare_breaches(seat)

    def _compare_breaches(self, seat: Seat) -> None:
        found = MATCH.breaches(self.match, seat)
        acts = self.referee.breaches(seat)
        assert [raw for each in found for raw in written(each.acts)] == canonical(acts)
        assert {(each.rule, each.price) for each in found} == {(price(self.referee, seat, act), 5) for act in acts}

    def compare_attempt(self, chance: random.Random) -> None:
        """An act that is as likely as not unlawful is accepted by both or by neither."""
        act = attempt(self.referee, chance)
        seat = Seat(chance.choice((*range(self.referee.seats), *self.referee.to_act, TABLE)))
        costs = price(self.referee, seat, act)
        refused = refusal(self.referee, seat, act) is not None and costs is None
        if costs is not None:
            no = MATCH.refusal(self.match, seat, MATCH.decode(msgspec.json.encode(act)))
            assert no is not None
            assert (no.rule, no.price) == (costs, 5), (seat, act)
        try:
            MATCH.step(self.match, seat, MATCH.decode(msgspec.json.encode(act)))
        except (Refusal, msgspec.ValidationError):
            assert refused, (seat, act)
        else:
            assert not refused, (seat, act)
        self.seen["refused" if refused else "accepted"] += 1

    def _count_live(self, seat: Seat, act: Act) -> None:
        """What an act that is about to be done means at a live table."""
        referee = self.referee
        costs = price(referee, seat, act)
        if costs is not None:
            self.seen[f"breach {costs}"] += 1
            self.seen["void with jacks"] += costs == MISDEAL and referee.jacks_shown > 1
            self.seen["own misdeal"] += costs == MISDEAL and act["type"] == "draw"
        elif act["type"] == "serve":
            self.seen["given" if act["give"] else "refused draw"] += 1
        elif act["type"] == "consent":
            last = act["accept"] and referee.may_agree == {seat}
            self.seen["mark taken back" if last else "agreed" if act["accept"] else "mark kept"] += 1

    def _count(self, deed: Deed) -> None:
        deal = self.match.deal
        match deed:
            case Rams():
                again = deal is not None and any(call.rams for call in deal.calls)
                self.seen["second rams" if again else "rams"] += 1
            case SitOut():
                self.seen["sits out"] += 1
            case Announce(pikala, boys) if pikala or boys:
                self.seen[f"announces {pikala} {boys}"] += 1
            case Vote(accept):
                self.seen[f"vote {accept}"] += 1
            case _:
                pass
        if deal is not None and len(deal.jacks) > 1:
            self.seen["two jacks"] += 1


def attempt(referee: Scorer, chance: random.Random) -> Act:
    """Any act one could think of, rather one of the kind that is awaited."""
    holdings = [*chance.choice([hand for hand in referee.hands if hand] or [{"S6"}]), chance.choice(DECK)]
    thought: list[Act] = [
        {"type": "play", "card": chance.choice(holdings)},
        {"type": "draw", "discards": chance.sample(holdings, chance.randrange(len(holdings) + 1))},
        chance.choice(declarations()),
        chance.choice(cuts()),
        chance.choice(marks(referee.seats + 1)),
        {"type": chance.choice(PLAIN)},
        chance.choice(VOTES),
        chance.choice(ANSWERS),
        chance.choice(SERVING),
    ]
    fitting = [act for act in thought if act["type"] == {"declare": "announce"}.get(referee.phase, referee.phase)]
    return chance.choice(thought + 4 * fitting)


def written(acts: Choices[Deed]) -> list[bytes]:
    """The engine's acts in one order."""
    return canonical(msgspec.json.decode(msgspec.json.encode(list(acts)), type=list[dict[str, object]]))


def canonical(acts: list[Act]) -> list[bytes]:
    """Acts in one order, discards too."""
    return sorted(msgspec.json.encode(ordered(act), order="sorted") for act in acts)


def ordered(act: Act) -> Act:
    """An act whose discards are in the order of the alphabet."""
    return {**act, "discards": sorted(cards(act["discards"]))} if "discards" in act else act
