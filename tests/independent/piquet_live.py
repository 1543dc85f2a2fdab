"""What can be done at a live table of Piquet though it breaks a rule (PQ-6.1, PQ-6.2)."""

from . import piquet_acts as acts
from .piquet_acts import Act, Malformed
from .piquet_cards import held, strength
from .piquet_match import Match
from .piquet_refusal import refusal
from .piquet_table import Deal
from .piquet_words import answered, bigger, claim, least_better, same_size

SURPLUS, FALSE = "PQ-6.1", "PQ-6.2"
SIZES = {"point": range(1, 9), "sequence": range(3, 9), "set": range(3, 5)}


def price(match: Match, seat: int, act: Act) -> str | None:
    """The rule by which an act that is not lawful is paid for; None where it is lawful or can't be done at all."""
    kind = act.get("type")
    asked = match.options.live and seat in match.to_act and match.phase == kind
    if not asked or refusal(match, seat, act) is None or acts.kind_of(act) is None:
        return None
    try:
        if kind == "exchange":
            return SURPLUS if _takes_too_many(match.table, seat, act) else None
        return FALSE if kind == "declare" and _brags(match.table, seat, act) else None
    except Malformed:
        return None


def breaches(match: Match, seat: int) -> list[Act]:
    """Every false brag that an awaited seat can make; exchanges are too many to list, see `may_take`."""
    if match.phase != "declare":
        return []
    category = match.table.category
    ranks = "TJQKA" if category == "set" else ("",)
    thought = [acts.brag(category, size, rank) for size in SIZES[category] for rank in ranks]
    return [act for act in thought if price(match, seat, act) is not None]


def _takes_too_many(deal: Deal, seat: int, act: Act) -> bool:
    """PQ-6.1: a lawful number of cards for fewer discards."""
    discards, taken = acts.cards(act["discards"]), acts.taken(act)
    return deal.hands[seat].issuperset(discards) and len(discards) < taken and taken in deal.may_take(seat)


def _brags(deal: Deal, seat: int, act: Act) -> bool:
    """PQ-6.2: a size one has none of; who answers says "equal" by the size that was named, "not good" by the least that
    is better, and only where that word is false. Of sets no two can be equal.
    """
    found = acts.bragged(act)
    if found is None or act["combinations"] != [] or acts.truth(act, "capot") or acts.category(act) != deal.category:
        return False
    size, rank = found
    if size not in SIZES[deal.category] or (rank is not None) != (deal.category == "set"):
        return False
    claimed = claim(deal.category, size, rank)
    having = [strength(deal.category, cards) for cards in held(deal.category, deal.hands[seat])]
    theirs = answered(deal, seat)
    if any(same_size(deal.category, claimed, mine) for mine in having):
        return False
    if theirs is None:
        return True
    if same_size(deal.category, claimed, theirs):
        return deal.category != "set"
    least = least_better(deal.category, theirs)
    return claimed == least and not any(bigger(deal.category, mine, theirs) for mine in having)
