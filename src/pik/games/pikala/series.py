"""The account of a series of Pikala matches: "Завершаем сессию, считаем" (PK-9.4)."""

from collections.abc import Iterable

from msgspec import Struct


class Finished(Struct, frozen=True):
    """A match of the series: who sat where, what each seat paid, and the winner's seat.

    A match that was called off has no winner and nothing was paid (PK-1.6).
    """

    people: tuple[str, ...]
    paid: tuple[int, ...] = ()
    winner: int | None = None


class Total(Struct, frozen=True):
    """A person's total over the series, and the balance in which winners receive what losers pay."""

    paid: int = 0
    balance: int = 0


def totals(matches: Iterable[Finished]) -> dict[str, Total]:
    """Each person's total over finished matches, wherever they sat; the balances add up to 0 (PK-9.4)."""
    sums: dict[str, Total] = {}
    for match in matches:
        for seat, person in enumerate(match.people):
            before = sums.get(person, Total())
            paid = match.paid[seat] if match.paid else 0
            won = sum(match.paid) if seat == match.winner else 0
            sums[person] = Total(before.paid + paid, before.balance + won - paid)
    return sums
