"""What Piquet's rules forbid: for every act the reason against it."""

from . import piquet_acts as acts
from .piquet_acts import Act, Malformed, kind_of
from .piquet_cards import DECK, held
from .piquet_match import Match
from .piquet_table import Deal

PHASES = {
    "look": ("declare", "play", "vote"),
    "take-back": ("play",),
    "claim": ("play",),
    "put-right": ("declare", "play", "vote"),
}


def refusal(match: Match, seat: int, act: Act) -> str | None:
    """Why the act can't be taken now, or None."""
    kind = kind_of(act)
    if kind is None:
        return "no act of this game has that form"
    if match.phase not in PHASES.get(kind, (kind,)):
        return f"{kind} has no place in phase {match.phase}"
    try:
        if kind == "put-right":
            return _refuse_put_right(match.table, seat, act)
        if kind in ("look", "take-back", "claim"):
            return _refuse_unasked(match, seat, kind)
        if seat not in match.to_act:
            return f"seat {seat} is not awaited"
        return _refuse_asked(match, seat, kind, act)
    except Malformed as error:
        return str(error)


def _refuse_unasked(match: Match, seat: int, kind: str) -> str | None:
    deal = match.table
    if not 0 <= seat < match.options.seats:
        return "nobody sits there"
    if kind == "look":
        return _refuse_look(deal, seat)
    if kind == "take-back":
        return None if deal.may_take_back(seat) else "PQ-5.4: the follower's card, once a trick, until the next card"
    if deal.trick:
        return "a card is on the table"
    return "one claim a trick" if (deal.number, seat) in deal.claims else None


def _refuse_put_right(deal: Deal, seat: int, act: Act) -> str | None:
    word = deal.words[acts.category(act)].get(seat)
    brags = word is not None and word.false and not deal.looked_at
    return None if brags else "PQ-6.2: a false brag, until the first trick is over"


def _refuse_look(deal: Deal, seat: int) -> str | None:
    if deal.options.norman:
        return "PQ-8.1: nobody looks at a refused talon"
    if not deal.left:
        return "PQ-2.5: nothing is left"
    return "PQ-2.5: looked at already" if seat in deal.looked else None


def _refuse_asked(match: Match, seat: int, kind: str, act: Act) -> str | None:
    match kind:
        case "spread" | "shuffle":
            acts.salt(act)
            return None if sorted(acts.cards(act["deck"])) == sorted(DECK) else "PQ-1.1: 32 cards"
        case "cut":
            free = acts.number(act, "at") in match.places()
            return None if free else "PQ-1.2: a place that nobody took"
        case "exchange":
            if acts.taken(act) != len(acts.cards(act["discards"])):
                return "PQ-2.4: as many as are taken"
            return _refuse_exchange(match.table, seat, acts.cards(act["discards"]))
        case "declare":
            return _refuse_declaration(match.table, seat, act)
        case "play":
            return _refuse_card(match.table, seat, act)
        case "vote":
            acts.truth(act, "accept")
            return None
        case _:
            return None


def _refuse_exchange(deal: Deal, seat: int, discards: list[str]) -> str | None:
    if not deal.hands[seat].issuperset(discards):
        return "PQ-2.4: discards come from the hand"
    if len(discards) not in deal.may_take(seat):
        return "PQ-8.1: two or none" if deal.options.norman else "PQ-2.2, PQ-2.3: none, or three to what is there"
    return None


def _refuse_declaration(deal: Deal, seat: int, act: Act) -> str | None:
    category, declared = acts.category(act), acts.combinations(act)
    if acts.bragged(act) is not None:
        return "PQ-3.1: really held"
    if category != deal.category:
        return f"PQ-3.1: {deal.category} is asked"
    if acts.truth(act, "capot") and not may_announce(deal, seat):
        return "PQ-5.6: with the last declaration, and not by who leads"
    if not set(declared) <= set(held(category, deal.hands[seat])):
        return "PQ-3.1: whole combinations, really held"
    if len(set(declared)) < len(declared):
        return "each combination once"
    return "PQ-3.2: one suit is the point" if category == "point" and len(declared) > 1 else None


def may_announce(deal: Deal, seat: int) -> bool:
    """PQ-5.6: a capot goes with the last declaration, but not the first leader's."""
    return deal.category == "set" and seat != deal.leader


def _refuse_card(deal: Deal, seat: int, act: Act) -> str | None:
    if acts.card(act, "card") not in deal.lawful(seat):
        return "PQ-5.1, PQ-5.4: a card of the hand, of the led suit, another one than was taken back"
    if acts.truth(act, "capot") and deal.laid:
        return "PQ-5.6: with the first lead"
    return None
