"""What lies between the deals of a match."""

from .piquet_cards import DECK, height
from .piquet_count import Account
from .piquet_settle import left_open, norman, partie
from .piquet_table import CHANCE, Deal, Options


class Match:
    """One match. Phases: spread, cut, shuffle, exchange, declare, play, vote, ready, over."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.dealer = options.first_dealer
        self.spread: list[str] = []
        self.cutters = list(range(options.seats))
        self.cuts: dict[int, int] = {}
        """Where each seat has cut in this spread."""
        self.shown: list[tuple[int, str]] = []
        """Every card that was ever cut."""
        self.deal: Deal | None = None
        self.accounts: list[list[Account]] = []
        """What was written in each finished deal."""
        self.to_act: set[int] = set()
        self.phase = ""
        self.wait("spread" if self.dealer is None else "shuffle", CHANCE)

    def wait(self, phase: str, *seats: int) -> None:
        """Enter a phase in which these seats are awaited."""
        self.phase, self.to_act = phase, set(seats)

    @property
    def table(self) -> Deal:
        """The deal that has been dealt."""
        assert self.deal is not None
        return self.deal

    def places(self) -> list[int]:
        """Where one may still cut."""
        return [at for at in range(len(DECK)) if at not in self.cuts.values()]

    def cut(self, seat: int, at: int) -> None:
        """PQ-1.2, PQ-8.1: the lowest card deals; those who share it cut again."""
        self.cuts[seat] = at
        self.shown.append((seat, self.spread[at]))
        self.to_act.remove(seat)
        if self.to_act:
            return
        lowest = min(height(self.spread[place]) for place in self.cuts.values())
        self.cutters = [one for one, place in self.cuts.items() if height(self.spread[place]) == lowest]
        if len(self.cutters) == 1:
            self.dealer = self.cutters[0]
        self.wait("shuffle" if len(self.cutters) == 1 else "spread", CHANCE)

    def next_dealer(self) -> int:
        """PQ-1.2, PQ-8.1: the deal passes to the left."""
        assert self.dealer is not None
        return (self.dealer + 1) % self.options.seats

    @property
    def totals(self) -> list[list[int]]:
        """What each seat wrote in each finished deal."""
        return [[account.total for account in deal] for deal in self.accounts]

    def net(self) -> list[int]:
        """What each seat has won of the others, over the koroliks or deals finished so far."""
        if self.options.norman:
            return norman(self.totals)
        return partie(self.totals, open_refait=self.options.open_refait)

    @property
    def refait_is_open(self) -> bool:
        """Whether the next korolik counts double."""
        return not self.options.norman and left_open(self.totals, open_refait=self.options.open_refait)
