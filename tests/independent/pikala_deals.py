"""Arranged deals for the tests of the referee: who holds what, and a match brought to a given point."""

from collections.abc import Mapping, Sequence

from .pikala import CHANCE, Scorer
from .pikala_acts import Act
from .pikala_cards import DECK

SALT = "00112233445566778899aabbccddeeff"
PASS: Act = {"type": "announce", "pikala": False, "boys": None}
PIKALA: Act = {"type": "announce", "pikala": True, "boys": None}
RAMS: Act = {"type": "rams"}
CLAIM: Act = {"type": "claim"}
NONE_MINE: Act = {"type": "none-mine"}
READY: Act = {"type": "ready"}
SIT_OUT: Act = {"type": "sit-out"}


def shuffle(deck: Sequence[str]) -> Act:
    """The pack's act with these cards, top first."""
    return {"type": "shuffle", "deck": list(deck), "salt": SALT}


def draw(*discards: str) -> Act:
    """Discard these and draw as many."""
    return {"type": "draw", "discards": list(discards)}


def boys(color: str, *, pikala: bool = False) -> Act:
    """Announce two jacks of a color."""
    return {"type": "announce", "pikala": pikala, "boys": color}


def play(card: str) -> Act:
    """Play this card."""
    return {"type": "play", "card": card}


def mark(seat: int, reason: str = "other") -> Act:
    """A small hooliganka for the seat."""
    return {"type": "mark", "seat": seat, "reason": reason}


def turning(card: str) -> list[str]:
    """A deck that shows `card` when cut at 1."""
    return [card, *(other for other in DECK if other != card)]


def arranged(scorer: Scorer, hands: Mapping[int, str], turn_up: str, stock: str = "") -> list[str]:
    """A deck that, cut at 1, deals these hands (cards parted by spaces) and leaves this stock, top first.

    Hands not given, and the rest of the stock, are filled with what remains.
    """
    given = {seat: cards.split() for seat, cards in hands.items()}
    top = stock.split()
    named = {turn_up, *top, *(card for hand in given.values() for card in hand)}
    rest = [card for card in DECK if card not in named]
    for seat in range(scorer.seats):
        if seat not in given:
            given[seat], rest = rest[:5], rest[5:]
    dealt = [given[seat][turn] for turn in range(5) for seat in scorer.circle()]
    return [turn_up, *dealt, *top, *rest]


def at_scores(*scores: int, dealer: int = 0) -> Scorer:
    """A match whose last row shows these scores, with this seat to deal."""
    scorer = Scorer(len(scores), dealer)
    scorer.scores = list(scores)
    scorer.rows.append([(score, 0) for score in scores])
    return scorer


def dealt(scorer: Scorer, hands: Mapping[int, str], turn_up: str, stock: str = "") -> Scorer:
    """The match with these hands dealt, the draw to begin."""
    scorer.feed(CHANCE, shuffle(arranged(scorer, hands, turn_up, stock)))
    scorer.feed(scorer.circle()[-2], {"type": "cut", "at": 1})
    return scorer


def drawn(scorer: Scorer, hands: Mapping[int, str], turn_up: str) -> Scorer:
    """The match with these hands dealt and nobody drawing: the declarations are to begin."""
    dealt(scorer, hands, turn_up)
    while scorer.phase == "draw":
        scorer.feed(min(scorer.to_act), draw())
    return scorer


def declared(scorer: Scorer, acts: Mapping[int, Act] | None = None) -> Scorer:
    """The match with these declarations made, nothing by the others."""
    while scorer.phase == "declare":
        seat = min(scorer.to_act)
        scorer.feed(seat, (acts or {}).get(seat, PASS))
    return scorer


def played(scorer: Scorer, cards: str) -> Scorer:
    """The match with these cards played, each by the seat whose turn it is."""
    for card in cards.split():
        scorer.feed(min(scorer.to_act), play(card))
    return scorer


def ready(scorer: Scorer) -> Scorer:
    """The match with everybody ready for the next deal."""
    for seat in range(scorer.seats):
        scorer.feed(seat, READY)
    return scorer


def sole_taker(scorer: Scorer, acts: Mapping[int, Act] | None = None) -> Scorer:
    """A deal of two seats, dealer 0, after the declarations: seat 1 holds the trumps AKQJT and will take all."""
    return declared(drawn(scorer, {1: "SA SK SQ SJ ST", 0: "HJ DJ H6 H7 D6"}, "S6"), acts)


ALL_TRICKS = "SA H6 SK H7 SQ D6 SJ HJ ST DJ"
