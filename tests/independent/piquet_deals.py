"""Arranged deals for the tests of the referee: who holds what, and a match brought to a given point."""

from collections.abc import Mapping, Sequence

from . import piquet_acts as acts
from .piquet import Referee
from .piquet_acts import Act
from .piquet_cards import DECK, Combination, held, ordered
from .piquet_table import CHANCE, Options

SALT = "00112233445566778899aabbccddeeff"
CLAIM, LOOK, READY, TAKE_BACK = map(acts.plain, ("claim", "look", "ready", "take-back"))
YES, NO = acts.vote(True), acts.vote(False)
PIQUET = Options(first_dealer=0)
"""The dealer is seat 0, the elder seat 1."""
NORMAN = Options(norman=True, first_dealer=0)
"""The dealer is seat 0, on the left sits 1, on the right 2."""


def these(cards: str) -> Combination:
    """Cards parted by spaces."""
    return frozenset(cards.split())


def pack(kind: str, deck: Sequence[str]) -> Act:
    """The pack's act with these cards."""
    return {"type": kind, "deck": list(deck), "salt": SALT}


def arranged(options: Options, dealer: int, hands: Mapping[int, str], talon: str = "") -> list[str]:
    """A deck that deals these hands (cards parted by spaces) and this talon, its first positions first.

    Hands not given, and the rest of the talon, are filled with what remains.
    """
    size = 10 if options.norman else 12
    given = {seat: cards.split() for seat, cards in hands.items()}
    first = talon.split()
    rest = [card for card in DECK if card not in {*first, *(card for hand in given.values() for card in hand)}]
    for seat in range(options.seats):
        short = size - len(given.setdefault(seat, []))
        given[seat], rest = [*given[seat], *rest[:short]], rest[short:]
    circle = [(dealer + step) % options.seats for step in range(1, options.seats + 1)]
    dealt = [card for turn in range(size // 2) for seat in circle for card in given[seat][2 * turn : 2 * turn + 2]]
    if options.thrice and not options.norman:
        return [*dealt[:12], *first, *rest, *dealt[12:]]
    return [*dealt, *first, *rest]


def dealt(match: Referee, hands: Mapping[int, str], talon: str = "") -> Referee:
    """The match with these hands dealt, the exchange to begin."""
    assert match.dealer is not None
    match.feed(CHANCE, pack("shuffle", arranged(match.options, match.dealer, hands, talon)))
    return match


def kept(match: Referee) -> Referee:
    """The match with nobody exchanging from here on."""
    while match.phase == "exchange":
        match.feed(min(match.to_act), acts.exchange())
    return match


def everything(match: Referee, seat: int) -> Act:
    """The declaration of all that a seat has in the category asked, of the point the best."""
    category = match.table.category
    having = ordered(category, held(category, match.table.hands[seat]))
    return acts.declare(category, *(having[:1] if category == "point" else having))


def declared(match: Referee, silent: Sequence[int] = (), capot: Sequence[int] = ()) -> Referee:
    """The match with everybody declaring all they have, but for the silent; these announce a capot if they may."""
    while match.phase == "declare":
        seat = min(match.to_act)
        act = acts.declare(match.table.category) if seat in silent else everything(match, seat)
        last = match.table.category == "set" and seat in capot
        match.feed(seat, {**act, "capot": True} if last else act)
    return match


def played(match: Referee, cards: str) -> Referee:
    """The match with these cards played, each by the seat whose turn it is."""
    for card in cards.split():
        match.feed(min(match.to_act), acts.play(card))
    return match


def begun(options: Options, hands: Mapping[int, str], silent: Sequence[int] = ()) -> Referee:
    """A match in which these hands were dealt, kept and declared: the first lead is awaited."""
    return declared(kept(dealt(Referee(options), hands)), silent)


def tossed(match: Referee, seat: int | None = None) -> Referee:
    """The match played on until the deal is over: the highest card leads, the lowest follows, or `seat` wins if it
    can.
    """
    deal = match.table
    while match.phase == "play":
        who = min(match.to_act)
        strong = who == seat or (seat is None and not deal.trick)
        cards = sorted(deal.lawful(who), key=lambda card: ("789TJQKA".index(card[1]), card))
        match.feed(who, acts.play(cards[-1] if strong else cards[0]))
    return match


def ready(match: Referee) -> Referee:
    """The match with everybody ready for the next deal."""
    for seat in range(match.options.seats):
        match.feed(seat, READY)
    return match
