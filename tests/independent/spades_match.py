"""What lies on a table of Spades and on its score pad, and what each seat has been shown."""

from collections.abc import Sequence

from .spades_score import DOUBLE, Account, Bid, Options

CHANCE, TABLE = -1, -2
BEHIND = 100


class Match:
    """One match of 4 or 2 seats; seat 0 belongs to side 0, seat 1 to side 1, and so on.

    Phases: lot, shuffle, bid, exchange, play, vote, ready, over; with two seats also blind and draw, before bid.
    """

    def __init__(self, seats: int, first_dealer: int | None, options: Options | None = None) -> None:
        if seats not in {2, 4} or not (first_dealer is None or 0 <= first_dealer < seats):
            raise ValueError("2 or 4 seats, and the dealer sits on one of them")
        self.seats = seats
        self.options = options or Options()
        self.dealer = first_dealer
        self.scores = [0, 0]
        self.bags = [0, 0]
        self.rows: list[list[Account]] = []
        self.winner: int | None = None
        self.clear()
        self.wait("lot" if first_dealer is None else "shuffle", CHANCE)

    def circle(self) -> list[int]:
        """All seats clockwise from the dealer's left, the dealer last (SP-2.1, SP-3.1)."""
        assert self.dealer is not None
        return [(self.dealer + step) % self.seats for step in range(1, self.seats + 1)]

    def side(self, side: int) -> list[int]:
        """The seats of a side."""
        return list(range(side, self.seats, 2))

    def partner(self, seat: int) -> int | None:
        """The seat opposite of four; nobody of two (SP-1.1, SP-5.2)."""
        return (seat + 2) % 4 if self.seats == 4 else None

    def opponents(self, seat: int) -> list[int]:
        """The seats of the other side."""
        return self.side(1 - seat % 2)

    def may_double(self, seat: int) -> bool:
        """Whether the house allows this seat a double nil with these scores; whom it doesn't sees the hand at once."""
        if self.options.double_nil == "behind":
            return self.scores[1 - seat % 2] - self.scores[seat % 2] >= BEHIND
        return self.options.double_nil == "on"

    def end(self) -> str | None:
        """By what the match has ended: the target, the floor or the cap; None while it goes on (SP-1.2, SP-1.4)."""
        if self.phase != "over":
            return None
        if self.winner is not None and max(self.scores) >= self.options.target:
            return "target"
        sunk = self.options.floor is not None and min(self.scores) <= self.options.floor
        return "floor" if self.winner is not None and sunk else "cap"

    def exchanging(self) -> list[int]:
        """The seats of sides with exactly one double nil, where there are partners (SP-2.4)."""
        doubled = [[seat for seat in self.side(side) if self.bids.get(seat) == DOUBLE] for side in (0, 1)]
        alone = [side for side in (0, 1) if len(doubled[side]) == 1]
        return [seat for side in alone for seat in self.side(side)] if self.seats == 4 else []

    def cards_on_table(self) -> Sequence[str]:
        """The trick in progress, the led card first."""
        return [card for _, card in self.trick]

    def put_away(self) -> set[str]:
        """The tricks that are no longer displayed: all but the last one, that too once a card is played (SP-3.3)."""
        displayed = 0 if self.trick else self.seats
        return set(self.taken[: max(0, len(self.taken) - displayed)])

    def exchanged(self, seat: int) -> set[str]:
        """The cards that a seat gave and received, which it may go on looking at (SP-2.4)."""
        return {card for giver in self.side(seat % 2) for card in self.laid.get(giver, [])}

    def show(self, cards: Sequence[str], *seats: int) -> None:
        """These seats see these cards; without seats everybody does."""
        for seat in seats or range(self.seats):
            self.shown[seat].update(cards)
        if not seats:
            self.public.update(cards)

    def wait(self, phase: str, *seats: int) -> None:
        """Enter a phase in which these seats are awaited."""
        self.phase, self.to_act = phase, set(seats)

    def clear(self) -> None:
        """No cards on the table, nothing said, nothing shown."""
        self.hands: list[set[str]] = [set() for _ in range(self.seats)]
        self.stock: list[str] = []
        self.thrown: list[set[str]] = [set() for _ in range(self.seats)]
        self.shown: list[set[str]] = [set() for _ in range(self.seats)]
        self.public: set[str] = set()
        self.line: list[int] = []
        self.looked: set[int] = set()
        self.bids: dict[int, Bid] = {}
        self.laid: dict[int, list[str]] = {}
        self.broken = False
        self.trick: list[tuple[int, str]] = []
        self.taken: list[str] = []
        self.tricks = [0] * self.seats
        self.claimed: set[int] = set()
        self.claimant = self.leader = 0
