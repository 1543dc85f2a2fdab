"""What a worked case of Pikala gives, with sensible values for what it leaves out."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from pik.cards.card import Card, Suit

Cards: TypeAlias = tuple[Card, ...]
Words: TypeAlias = tuple[str, ...] | str | None
Points: TypeAlias = int | str | tuple[int | str, ...]
LETTERS = "ABCDEF"
UNITS = {"wheel": 1, "tv": 2}


class Given(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A situation as written. A key that no kind has is an error."""

    announced: dict[str, Words] = {}
    dealer: str | None = None
    dealer_draws: int | None = None
    dealer_hand: Cards | None = None
    dealer_score: int | None = None
    discards: Cards | None = None
    draws: dict[str, int] = {}
    finished_rounds: int = 0
    first_dealer: str | None = None
    first_own_lead: bool = True
    hand: Cards = ()
    hands: dict[str, Cards] | tuple[Cards, ...] = {}
    last_records: dict[str, int] = {}
    marks_before: Words = ()
    open_card: Card | None = None
    order: tuple[str, ...] = ()
    penalties: dict[str, Points] = {}
    penalties_in_last_round: dict[str, Points] = {}
    players: int | tuple[str, ...] | None = None
    rams: dict[str, str | None] = {}
    record: str | int | dict[str, int] | None = None
    request: dict[str, int] | int | None = None
    score: int | None = None
    scores: dict[str, int] = {}
    scores_before: dict[str, int] = {}
    scores_written: dict[str, int] = {}
    seats: tuple[str, ...] | int | None = None
    sitting_out: Words = ()
    stock_before: int | None = None
    stock_top_first: Cards | None = None
    trick: Cards = ()
    trick_so_far: Cards | None = ()
    trick_winners: tuple[str, ...] = ()
    tricks: dict[str, int] = {}
    trump: Suit | None = None
    turned: Cards | Card = ()
    tvs: dict[str, int] = {}
    wheels: dict[str, int] = {}
    winner: str | None = None
    winner_of_game: str | None = None

    def names(self, least: int = 2) -> tuple[str, ...]:
        """The players clockwise: the seats if the case lists them, else everybody it mentions, at least so many."""
        listed = [self.seats, self.players]
        for each in listed:
            if isinstance(each, tuple) and each:
                return each
        counts = [each for each in listed if isinstance(each, int)]
        if counts:
            return tuple(LETTERS[: counts[0]])
        return filled(self.mentioned(), least)

    def mentioned(self) -> tuple[str, ...]:
        """Everybody the case mentions, in the order of the first mention."""
        maps = (
            self.scores, self.last_records, self.scores_before, self.tricks, self.held(), self.rams, self.draws,
            self.announced, self.penalties, self.wheels, self.tvs,
        )  # fmt: skip
        single = (self.dealer, self.first_dealer, self.winner, self.winner_of_game)
        lists = (self.order, self.trick_winners, words(self.sitting_out))
        every = [name for group in (*maps, *lists) for name in group] + [name for name in single if name]
        return tuple(dict.fromkeys(every))

    def held(self) -> dict[str, Cards]:
        """The hands by player; those of a list belong to A, B and so on."""
        return self.hands if isinstance(self.hands, dict) else dict(zip(LETTERS, self.hands, strict=False))


def filled(names: tuple[str, ...], least: int) -> tuple[str, ...]:
    """The names, with further ones until there are enough."""
    spare = [letter for letter in LETTERS if letter not in names]
    return (*names, *spare[: max(0, least - len(names))])


def words(text: Words) -> tuple[str, ...]:
    """One word, several or none as a tuple."""
    if text is None:
        return ()
    return (text,) if isinstance(text, str) else text


def amount(points: Points) -> int:
    """What penalties add to the live score: points, or 5 for each big hooliganka called so."""
    each = points if isinstance(points, tuple) else (points,)
    return sum(point if isinstance(point, int) else 5 * point.startswith("big") for point in each)


def units(points: Points) -> int:
    """What penalties add in marks: one for each small hooliganka or wheel, two for a TV."""
    each = points if isinstance(points, tuple) else (points,)
    names = [point for point in each if isinstance(point, str)]
    return sum(UNITS.get(name, int(name.startswith("small"))) for name in names)


def by_name(names: Iterable[str], values: Iterable[object]) -> dict[str, object]:
    """Values of the seats under the players' names."""
    return dict(zip(names, values, strict=True))
