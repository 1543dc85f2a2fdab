"""Every act of an awaited seat that one could think of, lawful or not."""

from .pikala_acts import Act, cuts, declarations, draws
from .pikala_match import Match


def thinkable(match: Match, seat: int) -> list[Act]:
    """The acts of the phase that is on."""
    match match.phase:
        case "cut":
            return cuts()
        case "draw":
            return draws(match.hands[seat])
        case "serve":
            return [{"type": "serve", "give": give} for give in (False, True)]
        case "declare":
            return declarations()
        case "play":
            return [{"type": "play", "card": card} for card in sorted(match.hands[seat])]
        case "vote":
            return [{"type": "vote", "accept": accept} for accept in (False, True)]
        case _:
            return [{"type": "ready"}]
