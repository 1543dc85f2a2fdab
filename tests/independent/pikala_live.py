"""What can be done at a live table of Pikala though it breaks a rule, and what it costs (PK-8.1, PK-8.2, PK-8.6)."""

from collections.abc import Iterable

from .pikala_acts import Act
from .pikala_match import Match
from .pikala_refusal import refusal

HOOLIGANKA, MISDEAL = "PK-8.1", "PK-8.2"


def price(match: Match, seat: int, act: Act) -> str | None:
    """The rule by which an act that is not lawful costs five; None where it is lawful or can't be done at all."""
    if not match.live or refusal(match, seat, act) is None:
        return None
    if match.phase == "play" and seat in match.to_act and act["type"] == "play":
        return _card(match, seat, act)
    gives = match.phase == "serve" and act == {"type": "serve", "give": True} and seat == match.dealer
    return MISDEAL if gives or _own_draw(match, seat, act) else None


def unlawful(match: Match, seat: int, thought: Iterable[Act]) -> list[Act]:
    """Those of some acts that have a price."""
    return [act for act in thought if price(match, seat, act) is not None]


def _card(match: Match, seat: int, act: Act) -> str | None:
    """PK-8.1: any card of the own hand that breaks 6.2, 6.3 or 6.4; in one turn each costs once."""
    known = act.keys() == {"type", "card"} and act["card"] in match.hands[seat]
    return HOOLIGANKA if known and act["card"] not in match.tried else None


def _own_draw(match: Match, seat: int, act: Act) -> bool:
    """PK-8.2: the dealer takes cards with 3 points or less; but for the score the draw is in order."""
    if match.phase != "draw" or seat != match.dealer or seat not in match.to_act or act["type"] != "draw":
        return False
    return refusal(match, seat, act) == "PK-3.2: no draw at 3 or less"
