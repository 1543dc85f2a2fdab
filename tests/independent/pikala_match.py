"""What lies on Pikala's table and on the score pad."""

from collections.abc import Sequence
from dataclasses import dataclass

CHANCE, TABLE = -1, -2
OPENING, BLIND_STAKE, MOST_DEALS = 25, 5, 200


@dataclass
class Mark:
    """A small hooliganka as it is traced on the pad: the row (0 before the first), whose, why, whether taken back."""

    row: int
    seat: int
    reason: str
    back: bool = False


class Match:
    """One match of 2–6 seats. Phases: lot, shuffle, cut, draw, serve, declare, play, vote, ready, over."""

    def __init__(self, seats: int, first_dealer: int | None, *, live: bool = False) -> None:
        if not 2 <= seats <= 6 or not (first_dealer is None or 0 <= first_dealer < seats):
            raise ValueError("2 to 6 seats, and the dealer sits on one of them")
        self.seats = seats
        self.live = live
        self.scores = [OPENING] * seats
        self.dealer = first_dealer
        self.rows: list[list[tuple[int, int]]] = []
        self.row_dealers: list[int] = []
        self.units_on_opening = [0] * seats
        self.marks: list[Mark] = []
        """The scorer's desk of a live table (PK-8.5)."""
        self.may_agree: set[int] | None = None
        """Who has still to agree that the last mark is taken back; None if nobody asks for it."""
        self.voids: int = 0
        self.carried = [0] * seats
        """What void deals have cost each seat since the last row (PK-8.2)."""
        self.winner: int | None = None
        self.called_off = False
        self.clear()
        self.wait("lot" if first_dealer is None else "shuffle", CHANCE)

    def circle(self) -> list[int]:
        """All seats clockwise from the dealer's left, the dealer last (PK-2.5)."""
        assert self.dealer is not None
        return [(self.dealer + step) % self.seats for step in range(1, self.seats + 1)]

    def may_draw(self, seat: int) -> bool:
        """Whether the score allows a draw (PK-3.2)."""
        return self.scores[seat] > 3

    def cards_for(self, seat: int) -> int:
        """How many cards are there for a seat's draw; the turn-up is the dealer's alone (PK-3.3, PK-3.5)."""
        return len(self.stock) + (seat == self.dealer)

    def cards_on_table(self) -> Sequence[str]:
        """The trick in progress, the led card first."""
        return [card for _, card in self.trick]

    def written(self, seat: int) -> int:
        """The last written score, 25 before the first row (PK-9.1), with what void deals cost since (PK-8.2)."""
        return (self.rows[-1][seat][0] if self.rows else OPENING) + self.carried[seat]

    def last_mark(self) -> Mark | None:
        """The newest mark that stands."""
        return next((mark for mark in reversed(self.marks) if not mark.back), None)

    def account(self, seat: int) -> int:
        """What the seat pays if it loses: written score, blind stake, 2 for each unit (PK-9.3)."""
        units = self.units_on_opening[seat] + sum(row[seat][1] for row in self.rows)
        return self.written(seat) + BLIND_STAKE + 2 * units

    def mark(self, seat: int, reason: str) -> None:
        """PK-8.4: on the last row, before the first on the opening scores."""
        if self.live:
            self.marks.append(Mark(len(self.rows), seat, reason))
            self.may_agree = None
        self._units(len(self.rows), seat, 1)

    def _units(self, row: int, seat: int, change: int) -> None:
        if row == 0:
            self.units_on_opening[seat] += change
            return
        score, units = self.rows[row - 1][seat]
        self.rows[row - 1][seat] = (score, units + change)

    def ask_back(self) -> None:
        """The scorer asks whether the last mark may be taken back (PK-8.5)."""
        last = self.last_mark()
        assert last is not None
        self.may_agree = {each for each in range(self.seats) if each != last.seat}

    def consent(self, seat: int, accept: bool) -> None:
        """The last mark goes when everybody but its owner agrees; one who doesn't keeps it (PK-8.5)."""
        assert self.may_agree is not None
        self.may_agree.remove(seat)
        last = self.last_mark()
        assert last is not None
        if accept and not self.may_agree:
            last.back = True
            self._units(last.row, last.seat, -1)
        if not accept or not self.may_agree:
            self.may_agree = None

    def wait(self, phase: str, *seats: int) -> None:
        """Enter a phase in which these seats are awaited."""
        self.phase, self.to_act = phase, set(seats)

    def clear(self) -> None:
        """No cards on the table, nothing said."""
        self.trump: str | None = None
        self.turn_up: str | None = None
        self.pack: list[str] = []
        self.stock: list[str] = []
        self.discards: list[str] = []
        self.taken: list[str] = []
        self.hands: list[set[str]] = [set() for _ in range(self.seats)]
        self.in_deal: list[int] = []
        self.line: list[int] = []
        self.asked: list[str] = []
        """What is put away for the draw that the dealer is to serve (PK-8.6)."""
        self.tried: set[str] = set()
        """Unlawful cards that have cost five already in this turn (PK-8.1)."""
        self.jacks_shown = 0
        self.bonus = [0] * self.seats
        self.pikala = [False] * self.seats
        self.boys = [False] * self.seats
        self.rams: dict[int, str] = {}
        self.trick: list[tuple[int, str]] = []
        self.tricks = [0] * self.seats
        self.have_led: set[int] = set()
        self.said_none_mine: set[int] = set()
        self.claimed: set[int] = set()
        self.claimant = self.leader = 0
