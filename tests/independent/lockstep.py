"""Engine and referee side by side: every act goes to both, and what they say of the match is compared."""

import random
from collections import Counter

import msgspec

from pik.core.lazy import Choices
from pik.core.message import Refusal
from pik.core.seat import TABLE, Seat
from pik.games.pikala import MATCH
from pik.games.pikala.account import payments
from pik.games.pikala.actions import Announce, Rams, SitOut, Vote
from pik.games.pikala.ledger import Mark
from tests.independent.chooser import Deed, State
from tests.independent.pikala import Scorer
from tests.independent.pikala_acts import Act, cards, cuts, declarations, marks
from tests.independent.pikala_cards import DECK
from tests.independent.pikala_refusal import refusal

PLAIN = ("sit-out", "claim", "none-mine", "ready", "rams", "fold")
VOTES: list[Act] = [{"type": "vote", "accept": True}, {"type": "vote", "accept": False}]


class Lockstep:
    """One match, kept by the engine and by the referee."""

    def __init__(self, match: State) -> None:
        self.match = match
        self.referee = Scorer(match.config.seats, match.config.first_dealer)
        self.seen = Counter[str]()
        standing = match.standing
        self.referee.scores = list(standing.scores)
        self.referee.rows = [list(zip(row.scores, row.units, strict=True)) for row in standing.rows]
        if standing.dealer is not None:
            self.referee.dealer = (standing.dealer + len(standing.rows)) % match.config.seats

    def act(self, seat: Seat, deed: Deed) -> None:
        """One act for both, through the wire."""
        raw = msgspec.json.encode(deed)
        rows = len(self.referee.rows)
        self._count(deed)
        self.match = MATCH.step(self.match, seat, MATCH.decode(raw))
        self.referee.feed(seat, msgspec.json.decode(raw, type=dict[str, object]))
        self.compare_table()
        if len(self.referee.rows) > rows or isinstance(deed, Mark) or self.referee.phase == "over":
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
        if referee.phase == "over":
            assert (payments(standing) or (0,) * referee.seats) == tuple(referee.final())
            self.seen[f"end {standing.end}"] += 1

    def compare_choices(self) -> None:
        """All that anybody may do, asked and unasked."""
        for seat in (*map(Seat, range(self.referee.seats)), TABLE):
            assert written(MATCH.offers(self.match, seat)) == canonical(self.referee.offers(seat))
            assert written(MATCH.options(self.match, seat)) == canonical(self.referee.lawful(seat) or [])

    def compare_attempt(self, chance: random.Random) -> None:
        """An act that is as likely as not unlawful is accepted by both or by neither."""
        act = attempt(self.referee, chance)
        seat = Seat(chance.choice((*range(self.referee.seats), *self.referee.to_act, TABLE)))
        refused = refusal(self.referee, seat, act) is not None
        try:
            MATCH.step(self.match, seat, MATCH.decode(msgspec.json.encode(act)))
        except (Refusal, msgspec.ValidationError):
            assert refused, (seat, act)
        else:
            assert not refused, (seat, act)
        self.seen["refused" if refused else "accepted"] += 1

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
