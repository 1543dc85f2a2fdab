"""What a view of a deal of piquet tells about the cards it does not show."""

from dataclasses import dataclass
from itertools import combinations

from msgspec import UNSET

from pik.cards.card import INDEX
from pik.cards.cardset import mask_of, size_of, suit_mask
from pik.cards.deck import PACK_32
from pik.core.board import Placed
from pik.core.hidden import Place
from pik.core.seat import Seat
from pik.games.piquet import rules
from pik.games.piquet.heard import Heard, heard
from pik.games.piquet.rules import NORMAN
from pik.games.piquet.seen import View
from pik.games.piquet.turns import exchangers, from_left

PACK = mask_of(PACK_32)


@dataclass(frozen=True)
class Part:
    """Cards at one place: those known to lie there, how many more, and which can't be among these."""

    known: int
    missing: int = 0
    barred: int = 0

    @property
    def place(self) -> Place:
        """The place for what is missing."""
        return Place(self.missing, self.barred)


@dataclass(frozen=True)
class Knowledge:
    """The open question of a view: which hidden cards lie where, and what of them was declared.

    Parts are the hands by seat, then the discards by seat, the elder's part of the talon, the dealer's, and what
    nobody took.
    """

    seats: int
    hidden: int
    parts: tuple[Part, ...]
    played: tuple[int, ...]
    heard: tuple[Heard, ...]
    needs: tuple[int, ...]
    """By seat, cards of which some hidden one must be in the hand (PQ-5.4); 0 for nothing."""
    colored: tuple[Seat, ...]
    """Whose dealt hand had a court card: it was not declared white (PQ-2.1)."""

    def hand_then(self, seat: int, now: int) -> int:
        """What a seat held when it declared, given what it holds now."""
        return self.parts[seat].known | self.played[seat] | now

    def allows(self, spread: tuple[int, ...]) -> bool:
        """Whether a spread of the hidden cards gives every dealt hand that was not white a court card."""
        return not any(rules.is_white(self.dealt_or_drawn(seat, spread)) for seat in self.colored)

    def dealt_or_drawn(self, seat: int, spread: tuple[int, ...]) -> int:
        """All the cards a seat has ever held."""
        discards = self.seats + seat
        return self.hand_then(seat, spread[seat]) | self.parts[discards].known | spread[discards]

    def without_courts(self) -> tuple[tuple[int, "Knowledge"], ...]:
        """The spreads that break the rule, as others with court cards barred: each with the sign of its number."""
        nothing = (0,) * len(self.parts)
        doubtful = [seat for seat in self.colored if rules.is_white(self.dealt_or_drawn(seat, nothing))]
        found: list[tuple[int, Knowledge]] = []
        for count in range(1, len(doubtful) + 1):
            found += [(-1 if count % 2 else 1, self.barring(seats)) for seats in combinations(doubtful, count)]
        return tuple(found)

    def barring(self, seats: tuple[Seat, ...]) -> "Knowledge":
        """The same with court cards barred from the hands and discards of some seats."""
        places = {*seats, *(self.seats + seat for seat in seats)}
        parts = tuple(
            Part(part.known, part.missing, part.barred | rules.COURTS) if at in places else part
            for at, part in enumerate(self.parts)
        )
        return Knowledge(self.seats, self.hidden, parts, self.played, self.heard, self.needs, ())


def knowledge(view: View) -> Knowledge:
    """What a viewer of a dealt hand knows and does not know."""
    seats = [Seat(seat) for seat in range(view.seats)]
    played, voids = played_by(view), voids_of(view)
    whites = {each.seat: mask_of(each.cards) for each in view.whites}
    hands = [hand_part(view, seat, whites.get(seat, 0) & ~played[seat], voids[seat]) for seat in seats]
    discards = [discard_part(view, seat, whites.get(seat, 0)) for seat in seats]
    left = Part(mask_of(view.leftover)) if view.leftover else Part(0, view.left)
    parts = kept_to_owners((*hands, *discards, Part(0, view.five), Part(0, view.three), left), view, whites)
    hidden = PACK
    for cards in (*played, *(part.known for part in parts)):
        hidden &= ~cards
    return Knowledge(view.seats, hidden, parts, played, heard(view), needs_of(view), colored(view))


def tricks_of(view: View) -> tuple[tuple[Placed, ...], ...]:
    """The cards of all tricks, the one in progress last."""
    return (*(trick.cards for trick in view.tricks), view.trick)


def played_by(view: View) -> tuple[int, ...]:
    """The cards that each seat has played."""
    played = [0] * view.seats
    for trick in tricks_of(view):
        for placed in trick:
            played[placed.seat] |= 1 << INDEX[placed.card]
    return tuple(played)


def voids_of(view: View) -> tuple[int, ...]:
    """For each seat the suits it has shown to have no more: it followed a lead with another suit (PQ-5.1)."""
    voids = [0] * view.seats
    for trick in tricks_of(view):
        for placed in trick:
            if placed.card[0] != trick[0].card[0]:
                voids[placed.seat] |= suit_of_letter(trick[0].card[0])
    if view.back is not None and view.back[0] != view.trick[0].card[0]:
        voids[player(view)] |= suit_of_letter(view.trick[0].card[0])
    return tuple(voids)


def suit_of_letter(letter: str) -> int:
    """All cards of a suit."""
    return suit_mask("SHDC".index(letter))


def player(view: View) -> Seat:
    """Whose card is awaited."""
    return Seat((view.leader + len(view.trick)) % view.seats)


def taken_by(view: View, seat: Seat) -> int | None:
    """How many cards a seat has taken from the talon; None where it has not exchanged, or never does."""
    if view.dealer is None:
        return None
    order = exchangers(view.seats, view.dealer)
    at = order.index(seat) if seat in order else len(order)
    return view.exchanged[at] if at < len(view.exchanged) else None


def hand_part(view: View, seat: Seat, white: int, voids: int) -> Part:
    """A hand: the viewer's own in full; of others what was shown and is still there.

    A white hand is known as long as nothing of it can have been discarded.
    """
    if seat == view.seat:
        return Part(mask_of(view.hand))
    known = next((mask_of(each.cards) for each in view.open if each.seat == seat), 0)
    if not taken_by(view, seat):
        known |= white
    return Part(known, view.cards[seat] - size_of(known), voids)


def discard_part(view: View, seat: Seat, white: int) -> Part:
    """The discards of a seat: the viewer's own in full, of others how many; of a white hand only its cards."""
    if seat == view.seat:
        return Part(mask_of(view.discarded))
    over = 0 if view.live is UNSET else view.live.over[seat]
    return Part(0, (taken_by(view, seat) or 0) - over, PACK & ~white if white else 0)


def kept_to_owners(parts: tuple[Part, ...], view: View, whites: dict[Seat, int]) -> tuple[Part, ...]:
    """The parts with the cards of shown white hands barred from all places but their owner's (PQ-2.1)."""
    for seat, white in whites.items():
        own = {seat, view.seats + seat}
        parts = tuple(
            part if at in own else Part(part.known, part.missing, part.barred | white) for at, part in enumerate(parts)
        )
    return parts


def needs_of(view: View) -> tuple[int, ...]:
    """Who took back a card of the led suit has another one of it (PQ-5.4)."""
    needs = [0] * view.seats
    if view.back is None or view.back[0] != view.trick[0].card[0]:
        return tuple(needs)
    seat, suit = player(view), suit_of_letter(view.back[0])
    known = next((mask_of(each.cards) for each in view.open if each.seat == seat), 0) & ~(1 << INDEX[view.back])
    if seat != view.seat and not known & suit:
        needs[seat] = suit
    return tuple(needs)


def colored(view: View) -> tuple[Seat, ...]:
    """Others who would have had to declare a white hand by now and did not (PQ-2.1)."""
    if view.dealer is None:
        return ()
    order = from_left(view.seats, view.dealer)
    due = order if view.seats == NORMAN or view.exchanged else order[:1]
    white = {each.seat for each in view.whites}
    return tuple(seat for seat in due if seat != view.seat and seat not in white)
