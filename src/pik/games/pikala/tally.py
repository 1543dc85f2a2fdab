"""What a finished Pikala deal comes to."""

from msgspec import UNSET, Struct

from pik.core.seat import Seat
from pik.core.sheet import Part
from pik.games.pikala import rules, scoring
from pik.games.pikala.scoring import part
from pik.games.pikala.state import Deal, End
from pik.games.pikala.turns import call_of, cutter_of, seats_in


class Tally(Struct, frozen=True):
    """The scores after a deal, the marks it brings in units of 2, and the parts of each change."""

    end: End
    scores: tuple[int, ...]
    units: tuple[int, ...]
    parts: tuple[tuple[Part, ...], ...]
    winner: Seat | None


def outcome(deal: Deal) -> Tally | None:
    """The tally of a finished deal; None while it goes on."""
    if deal.end is None:
        return None
    seats = [Seat(seat) for seat in range(deal.seats)]
    return Tally(
        end=deal.end,
        scores=deal.scores,
        units=tuple(units_of(deal, seat) for seat in seats),
        parts=tuple(parts_of(deal, seat) for seat in seats),
        winner=deal.winner,
    )


def units_of(deal: Deal, seat: Seat) -> int:
    """The mark a deal brings to a seat: for a player in it without a trick (PK-5.3)."""
    if deal.end != "tricks" or deal.taken[seat] or seat not in seats_in(deal):
        return 0
    return scoring.no_trick_units(call_of(deal, seat).boys is not None)


def parts_of(deal: Deal, seat: Seat) -> tuple[Part, ...]:
    """What a seat's change of score is made of; only a completed deal is written (PK-9.2)."""
    if deal.winner is not None:
        return ()
    jacks = scoring.jacks_penalty(len(deal.jacks)) if seat == cutter_of(deal) else 0
    return (*part("PK-2.4", "part-jacks", jacks), *played_parts(deal, seat), *breach_parts(deal, seat))


def played_parts(deal: Deal, seat: Seat) -> tuple[Part, ...]:
    """What a deal that was played, or had a rams, changes for a seat."""
    if deal.end == "void":
        return ()
    return rams_parts(deal, seat) if deal.end == "rams" else trick_parts(deal, seat)


def breach_parts(deal: Deal, seat: Seat) -> tuple[Part, ...]:
    """The big hooligankas of a seat, a dealer's among them (PK-8.1, PK-8.2)."""
    if deal.live is UNSET:
        return ()
    tried = sum(each.seat == seat for each in deal.live.tried)
    void = deal.end == "void" and seat == deal.dealer
    return (
        *part("PK-8.1", "part-hooliganka", scoring.HOOLIGANKA * tried),
        *part("PK-8.2", "part-dealer", scoring.HOOLIGANKA * void),
    )


def trick_parts(deal: Deal, seat: Seat) -> tuple[Part, ...]:
    """The tricks and what was announced on them, or the want of any (PK-1.4, PK-5.2, PK-5.3)."""
    call = call_of(deal, seat)
    boys = call.boys is not None
    if deal.taken[seat]:
        return (
            *part("PK-1.4", "part-tricks", -deal.taken[seat]),
            *part("PK-5.2", "part-pikala", -rules.announcement_bonus(call.pikala, False)),
            *part("PK-5.2", "part-boys", -rules.announcement_bonus(False, boys)),
        )
    if seat not in seats_in(deal):
        return ()
    return part("PK-5.3", "part-no-trick", scoring.no_trick_change(call.pikala, boys))


def rams_parts(deal: Deal, seat: Seat) -> tuple[Part, ...]:
    """What each rams of the deal changes for a seat (PK-4.3)."""
    if seat not in seats_in(deal):
        return ()
    owners = [call.seat for call in deal.calls if call.rams]
    trump = {owner: rules.rams_suit(deal.hands[owner]) == deal.trump for owner in owners}
    own = scoring.rams_own(trump[seat]) if seat in trump else 0
    others = sum(scoring.rams_others(trump[owner]) for owner in owners if owner != seat)
    return (*part("PK-4.3", "part-rams-own", own), *part("PK-4.3", "part-rams-other", others))
