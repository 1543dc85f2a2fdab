"""The look at the end of the first trick of a live table: what was true counts, whoever bragged is out (PQ-6.2)."""

from msgspec import UNSET
from msgspec.structs import replace

from pik.core.seat import Seat
from pik.games.piquet import counting
from pik.games.piquet.actions import CATEGORIES, Category
from pik.games.piquet.dialogue import judged, named, strongest
from pik.games.piquet.state import Deal, Held, Wrong
from pik.games.piquet.truth import counting_sets, hand_then, is_declared, is_false, is_wrong


def looked(deal: Deal, leader: Seat, winner: Seat) -> Deal:
    """The deal once its first trick, led and taken by these, has been looked at: all is reckoned from the start."""
    if deal.live is UNSET:
        return deal
    false = tuple(
        Wrong(call.seat, call.category, righted=False)
        for call in deal.calls
        if not is_wrong(deal.live, call) and is_false(deal, call)
    )
    nothing = (0,) * deal.seats
    after = replace(
        deal,
        live=replace(deal.live, wrong=(*deal.live.wrong, *false)),
        verdicts=(),
        held=(),
        played=nothing,
        taken=nothing,
        pique=None,
    )
    for category in CATEGORIES:
        after = judged_anew(after, category)
    after = counting.shown(after, tuple(hand_then(after, Seat(seat)) for seat in range(deal.seats)))
    return counting.trick_taken(counting.led(replace(after, leader=leader)), winner)


def judged_anew(deal: Deal, category: Category) -> Deal:
    """The verdict on a category by the cards, of which false declarations have none; equals name pips or top.

    Whoever is out and only said "good" has nothing: what was not said would be told for nothing.
    """
    calls = tuple(call for call in deal.calls if call.category == category)
    heard = (call for call in calls if is_declared(call) or not counting.is_out(deal.live, call.seat))
    each = (Held(call.seat, category, counting_sets(deal, call)) for call in heard)
    pending = strongest(tuple(held for held in each if held.sets))
    if len(pending) > 1:
        deal = replace(deal, calls=tuple(named(deal, call, pending) if call in calls else call for call in deal.calls))
    verdict = judged(category, pending)
    counted = tuple(held for held in pending if held.seat == verdict.seat and not counting.is_out(deal.live, held.seat))
    return replace(deal, held=(*deal.held, *counted), verdicts=(*deal.verdicts, verdict))
