"""What a finished deal of piquet comes to."""

from msgspec import Struct

from pik.core.seat import Seat
from pik.core.sheet import Part
from pik.games.piquet import combos, counting, rules, scoring
from pik.games.piquet.scoring import part
from pik.games.piquet.state import Deal
from pik.games.piquet.turns import dealer_of, phase_of


class Tally(Struct, frozen=True):
    """Who dealt, the counts of a deal, and the parts of each."""

    dealer: Seat
    counts: tuple[int, ...]
    parts: tuple[tuple[Part, ...], ...]


def outcome(deal: Deal) -> Tally | None:
    """The tally of a finished deal; None while it goes on."""
    if phase_of(deal) != "over":
        return None
    parts = tuple(parts_of(deal, Seat(seat)) for seat in range(deal.seats))
    return Tally(dealer_of(deal), deal.counts, parts)


def parts_of(deal: Deal, seat: Seat) -> tuple[Part, ...]:
    """What a seat's count is made of, in the order in which it is written."""
    if counting.is_out(deal.live, seat):
        return ()
    last = last_trick(deal, seat)
    return (
        *part("PQ-2.1", "part-white", scoring.white_points(deal.whites[seat] != 0)),
        *declared_parts(deal, seat),
        *part("PQ-3.6", "part-clean", scoring.CLEAN * (seat in deal.clean)),
        *part("PQ-4.1", "part-repique", scoring.REPIQUE * (seat == deal.repique)),
        *part("PQ-5.2", "part-play", deal.played[seat] - last),
        *part("PQ-5.3", "part-last", last),
        *part("PQ-4.2", "part-pique", scoring.PIQUE * (seat == deal.pique)),
        *part("PQ-5.5", "part-leza", counting.leza_of(deal, seat)),
        *capot_part(deal, seat),
    )


def declared_parts(deal: Deal, seat: Seat) -> tuple[Part, ...]:
    """The declarations of a seat that were good, a part for each combination (PQ-3.2 to PQ-3.4)."""
    return tuple(
        combination_part(cards, held.category) for held in deal.held if held.seat == seat for cards in held.sets
    )


def combination_part(cards: int, category: str) -> Part:
    """A combination that counted, with its rule."""
    size = rules.count_of(cards)
    match category:
        case "point":
            return Part("PQ-3.2", "part-point", combos.value(cards, "point"))
        case "sequence":
            return Part("PQ-3.3", f"part-sequence-{size}", combos.value(cards, "sequence"))
        case _:
            return Part("PQ-3.4", f"part-set-{size}", combos.value(cards, "set"))


def last_trick(deal: Deal, seat: Seat) -> int:
    """The extra of the last trick for a seat: who took it is the leader of what would come next (PQ-5.3)."""
    if seat != deal.leader:
        return 0
    extra = scoring.last_points(deal.taken[seat] == rules.hand_size(deal.seats))
    return counting.voice(deal.live, seat) * extra


def capot_part(deal: Deal, seat: Seat) -> tuple[Part, ...]:
    """A capot, open or not (PQ-5.6)."""
    code = "part-open-capot" if seat in deal.announced else "part-capot"
    return part("PQ-5.6", code, counting.capot_of(deal, seat))
