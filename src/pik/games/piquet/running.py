"""The running counts explained: what each is made of so far, and how far it is to the pique (PQ-4.2, PQ-5.2)."""

from collections.abc import Iterator

from msgspec import UNSET

from pik.cards.cardset import mask_of
from pik.core.seat import Seat
from pik.core.sheet import Part
from pik.games.piquet import counting, rules, scoring
from pik.games.piquet.scoring import part
from pik.games.piquet.seen import View
from pik.games.piquet.strips import counted
from pik.games.piquet.tally import combination_part
from pik.tricks.order import left_of

PLAYING = frozenset({"play", "claim"})


def parts(view: View) -> tuple[tuple[Part, ...], ...]:
    """By seat what is known to be counted so far: from the cards at first, in play leads and tricks as well."""
    return tuple(tuple(parts_of(view, Seat(seat))) for seat in range(view.seats)) if view.cards else ()


def parts_of(view: View, seat: Seat) -> Iterator[Part]:
    """What a seat counts so far, in the order in which it is written."""
    if counting.is_out(view.live, seat):
        return
    yield from part("PQ-2.1", "part-white", scoring.white_points(is_white(view, seat)))
    for each in counted(view, seat):
        yield from (combination_part(mask_of(cards), each.category) for cards in each.combinations)
    yield from part("PQ-3.6", "part-clean", scoring.CLEAN * (seat in view.clean))
    yield from part("PQ-4.1", "part-repique", scoring.REPIQUE * (seat == view.repique))
    yield from part("PQ-5.2", "part-play", view.played[seat] if view.played else 0)
    yield from part("PQ-4.2", "part-pique", scoring.PIQUE * (seat == view.pique))


def is_white(view: View, seat: Seat) -> bool:
    """Whether a seat has shown a white hand (PQ-2.1)."""
    return any(each.seat == seat for each in view.whites)


def elder(view: View) -> Seat | None:
    """Who leads first, once there is a dealer (PQ-5.1, PQ-8.2)."""
    return None if view.dealer is None else Seat(left_of(view.seats, view.dealer))


def to_pique(view: View) -> int | None:
    """How much the first leader lacks to the thirty of a pique; None where none can be made any more (PQ-4.2)."""
    first = elder(view)
    if view.phase not in PLAYING or first is None or view.pique is not None or is_unlooked(view):
        return None
    if any(count for seat, count in enumerate(view.counts) if seat != first):
        return None
    made = view.played[first] + declared(view, first)
    tricks = rules.hand_size(view.seats) - sum(view.taken) - bool(view.trick)
    lacking = scoring.THIRTY - made
    most = counting.voice(view.live, first) * (tricks + scoring.last_points(capot=False))
    return lacking if 0 < lacking <= most else None


def is_unlooked(view: View) -> bool:
    """Whether a live table has still to find out what was true (PQ-6.2)."""
    return view.live is not UNSET and not any(view.taken)


def declared(view: View, seat: Seat) -> int:
    """What a seat counts from its cards alone."""
    return scoring.white_points(is_white(view, seat)) + sum(each.points for each in counted(view, seat))
