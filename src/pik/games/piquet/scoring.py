"""What counts in piquet and how much: pure functions on ints, and the parts of a count."""

from pik.cards.compilable import compilable
from pik.core.sheet import Part

WHITE = 10
CLEAN = 20
REPIQUE = 60
PIQUE = 30
THIRTY = 30
LEZA = 10
CAPOT, OPEN_CAPOT = 40, 80


@compilable
def white_points(white: bool) -> int:
    """What a white hand counts (PQ-2.1)."""
    return WHITE if white else 0


@compilable
def clean_points(counted: int, hand: int) -> int:
    """The extra when all cards of a hand take part in what its holder counts (PQ-3.6)."""
    return CLEAN if counted == hand else 0


@compilable
def beside_silence(silence: bool) -> int:
    """How many times who is not silent counts leads, takes and the last trick (PQ-6.1)."""
    return 2 if silence else 1


@compilable
def repique_points(declared: int, others: int) -> int:
    """The extra for thirty from declarations alone, while the others count nothing at all (PQ-4.1, PQ-8.3).

    `declared` is without the extra for clean cards (PQ-3.6); `others` what all others declared (PQ-4.3).
    """
    return REPIQUE if declared >= THIRTY and others == 0 else 0


@compilable
def pique_points(before: int, now: int, others: int) -> int:
    """The extra when the first leader reaches thirty in play while the others have nothing (PQ-4.2, PQ-4.3).

    `before` and `now` are the leader's declarations and play, without the extra for clean cards (PQ-3.6).
    """
    return PIQUE if before < THIRTY <= now and others == 0 else 0


@compilable
def take_points(by_leader: bool) -> int:
    """What taking a trick counts: nothing more for who led it and has counted the lead (PQ-5.2)."""
    return 0 if by_leader else 1


@compilable
def last_points(capot: bool) -> int:
    """The extra of the last trick: three (PQ-5.3), in a capot one (PQ-5.6)."""
    return 1 if capot else 3


@compilable
def leza_points(taken: int, most_of_others: int, tricks: int) -> int:
    """What most tricks alone count (PQ-5.5, PQ-8.4); a capot has no leza (PQ-5.6)."""
    return LEZA if most_of_others < taken < tricks else 0


@compilable
def capot_points(taken: int, tricks: int, announced: bool) -> int:
    """What all tricks count, twice as much when announced (PQ-5.6, PQ-8.4)."""
    if taken < tricks:
        return 0
    return OPEN_CAPOT if announced else CAPOT


@compilable
def difference(count: int, other: int) -> int:
    """What belongs to the higher count of a deal; nothing to the lower (PQ-7.1)."""
    return max(count - other, 0)


@compilable
def netted(count: int, others: int, opponents: int) -> int:
    """A player's net of a deal: own minus theirs, over all others (PQ-8.5); of two simply the difference (PQ-7.1)."""
    return opponents * count - others


@compilable
def is_refait(net: int) -> bool:
    """Whether a korolik has netted to zero (PQ-7.2)."""
    return net == 0


@compilable
def korolik_points(net: int, after_refait: bool) -> int:
    """What a korolik counts: twice its net after a refait (PQ-7.2)."""
    return 2 * net if after_refait else net


def part(rule: str, code: str, amount: int) -> tuple[Part, ...]:
    """One part of a count, or none where nothing counted."""
    return (Part(rule, code, amount),) if amount else ()
