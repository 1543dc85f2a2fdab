"""What a view of a Pikala deal tells about the cards it does not show."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache

from msgspec import UNSET

from pik.cards.card import INDEX, NO_SUIT, SUITS, Card, suit_of
from pik.cards.cardset import has, mask_of, mask_of_indices, size_of
from pik.cards.deck import PACK_36
from pik.core.hidden import Place, Spreads
from pik.core.seat import Seat
from pik.games.pikala import rules
from pik.games.pikala.refused import refused_now
from pik.games.pikala.seen import View
from pik.games.pikala.state import SAT_OUT
from pik.games.pikala.turns import from_left
from pik.tricks.follow import beats

PACK = mask_of(PACK_36)


@dataclass(frozen=True)
class Part:
    """Cards at one place: those known to lie there, how many more, and which can't be among these."""

    known: int
    missing: int = 0
    barred: int = 0


@dataclass(frozen=True)
class Jacks:
    """Places that can't hold all four jacks between them, and the cards known to be there (PK-4.1)."""

    places: tuple[int, ...]
    known: int


@dataclass(frozen=True)
class Knowledge:
    """The open question of a view: which hidden cards lie where.

    Parts are the hands by seat, then the discards by seat, then the stock on the table, then what left it.
    """

    seats: int
    hidden: int
    parts: tuple[Part, ...]
    jacks: tuple[Jacks, ...]
    need: tuple[int, int] | None = None
    """A place, and cards of which some hidden one lies there: an unlawful card was refused for their sake (PK-8.1)."""

    @property
    def spreads(self) -> Spreads:
        """The ways to spread the hidden cards, those that break a rule about four jacks among them."""
        return Spreads(self.hidden, tuple(Place(part.missing, part.barred) for part in self.parts))

    @property
    def forbidden(self) -> tuple[Spreads, ...]:
        """The ways among them that put four jacks together where they can't be: sets without common members."""
        rules_at_stake = [each for each in self.jacks if self._possible(each)]
        return tuple(self._together(each) for each in rules_at_stake)

    def allows(self, spread: tuple[int, ...]) -> bool:
        """Whether one of the ways keeps the rules about four jacks, and puts what is needed where it must be."""
        if self.need is not None and not spread[self.need[0]] & self.need[1]:
            return False
        return not any(
            rules.has_four_jacks(each.known | union(spread[at] for at in each.places))
            for each in self.jacks
            if self._possible(each)
        )

    @property
    def count(self) -> int:
        """How many ways there are."""
        ways = self.spreads.size - sum(spreads.size for spreads in self.forbidden)
        return ways if self.need is None else ways - self._without(*self.need).count

    def _without(self, place: int, cards: int) -> "Knowledge":
        """The ways that put none of some cards at a place."""
        part = self.parts[place]
        barred = Part(part.known, part.missing, part.barred | cards)
        return replace(self, parts=(*self.parts[:place], barred, *self.parts[place + 1 :]), need=None)

    def may_hold(self, place: int) -> int:
        """The cards that may lie at a place, each by itself."""
        part = self.parts[place]
        return part.known | (self.hidden & ~part.barred if part.missing else 0)

    def holding(self, place: int, cards: int) -> "Knowledge | None":
        """What would be known if these cards lay at a place; None when no world has them there."""
        part = self.parts[place]
        new = cards & ~part.known
        if not new:
            return self
        if new & ~self.may_hold(place) or size_of(new) > part.missing:
            return None
        sure = Part(part.known | new, part.missing - size_of(new), part.barred)
        told = self.with_part(place, sure, self.hidden & ~new)
        return told if told.count else None

    def with_part(self, place: int, part: Part, hidden: int) -> "Knowledge":
        """The same with one part changed; what it is newly known to hold counts for the rules about jacks."""
        parts = (*self.parts[:place], part, *self.parts[place + 1 :])
        jacks = tuple(
            Jacks(each.places, each.known | part.known) if place in each.places else each for each in self.jacks
        )
        return Knowledge(self.seats, hidden, parts, jacks, self.need)

    def _possible(self, jacks: Jacks) -> bool:
        return rules.has_four_jacks(self.hidden | jacks.known)

    def _together(self, jacks: Jacks) -> Spreads:
        kept = self.hidden & rules.JACKS
        return Spreads(
            self.hidden,
            tuple(
                Place(part.missing, part.barred if at in jacks.places else part.barred | kept)
                for at, part in enumerate(self.parts)
            ),
        )


def knowledge(view: View) -> Knowledge:
    """What a viewer of a dealt hand knows and does not know. Raises ValueError before the deal."""
    if view.trump is None:
        raise ValueError("nothing is dealt yet")
    played = played_by(view)
    refused = refused_now(view)
    barred = tuple(cards | refused.barred[seat] for seat, cards in enumerate(barred_by_play(view)))
    hands = tuple(
        hand_part(view, Seat(seat), played[seat], barred[seat], refused.known[seat]) for seat in range(view.seats)
    )
    discards = tuple(discard_part(view, Seat(seat)) for seat in range(view.seats))
    held = (*hands, *discards)
    hidden = PACK & ~mask_of_codes((view.turned,)) & ~union(played) & ~union(part.known for part in held)
    placed = sum(part.missing for part in held)
    gone = size_of(hidden) - placed - view.stock
    parts = (*held, Part(0, view.stock), Part(0, gone))
    need = refused.need
    if need is not None and (parts[need[0]].known & need[1] or not parts[need[0]].missing):
        need = None
    return Knowledge(view.seats, hidden, parts, jack_rules(view, parts, played), need)


def union(masks: Iterable[int]) -> int:
    """All the cards of some sets."""
    cards = 0
    for mask in masks:
        cards |= mask
    return cards


def mask_of_codes(cards: tuple[Card | None, ...]) -> int:
    """The set of the cards that are there."""
    return mask_of(card for card in cards if card is not None)


def drawn_by(view: View, seat: Seat) -> int | None:
    """How many cards a seat drew, SAT_OUT for none and out of the deal; None while it has not drawn."""
    at = from_left(view.seats, view.dealer).index(seat)
    return view.draws[at] if at < len(view.draws) else None


@cache
def ruled_out(card: int, led: int, best: int, trump: int, leads: bool) -> int:
    """The cards that a player can't have held who played `card`, for it would have been unlawful then (PK-6).

    `leads`: it was this player's first lead; else it followed to the suit `led` while `best` was winning.
    """
    return mask_of_indices(
        other
        for other in map(INDEX.__getitem__, PACK_36)
        if not has(
            rules.lead_cards(1 << card | 1 << other, trump, False)
            if leads
            else rules.follow_cards(1 << card | 1 << other, led, best, trump),
            card,
        )
    )


def barred_by_play(view: View) -> tuple[int, ...]:
    """For each seat the cards that its plays show it can't hold any more."""
    trump = NO_SUIT if view.trump is None else SUITS.index(view.trump)
    barred = [0] * view.seats
    led_before: set[Seat] = set()
    for cards in (*(trick.cards for trick in view.tricks), view.trick):
        best = led = -1
        for placed in cards:
            card = INDEX[placed.card]
            if best >= 0:
                barred[placed.seat] |= ruled_out(card, led, best, trump, leads=False)
                best = card if beats(card, best, trump) else best
                continue
            if placed.seat not in led_before:
                barred[placed.seat] |= ruled_out(card, -1, -1, trump, leads=True)
            led_before.add(placed.seat)
            best, led = card, suit_of(card)
    return tuple(barred)


def played_by(view: View) -> tuple[int, ...]:
    """The cards that each seat has played."""
    played = [0] * view.seats
    for cards in (*(trick.cards for trick in view.tricks), view.trick):
        for placed in cards:
            played[placed.seat] |= 1 << INDEX[placed.card]
    return tuple(played)


def hand_part(view: View, seat: Seat, played: int, barred: int, tried: int) -> Part:
    """A hand: the viewer's own and open ones in full, of others what they were shown to hold.

    `played` is what the seat has played, `barred` what its plays show it can't hold any more, `tried` what it showed
    to hold at a live table.
    """
    if seat == view.seat:
        return Part(mask_of(view.hand))
    shown = next((each for each in view.open if each.seat == seat), None)
    if shown is not None:
        return Part(mask_of(shown.cards))
    held = (must_hold(view, seat) | tried) & ~played
    return Part(held, view.counts[seat] - size_of(held), barred)


def must_hold(view: View, seat: Seat) -> int:
    """The cards that a seat is known to have had at the declarations: the turn-up, the announced ones."""
    cards = 0
    if seat == view.dealer and (drawn_by(view, seat) or 0) > 0:
        cards |= mask_of_codes((view.turned,))
    for call in view.calls:
        if call.seat == seat:
            cards |= rules.PIKALA if call.pikala else 0
            cards |= rules.BLONDS if call.boys == "blonds" else 0
            cards |= rules.BRUNETTES if call.boys == "brunettes" else 0
    return cards


def discard_part(view: View, seat: Seat) -> Part:
    """The discards of a seat: the viewer's own in full, of others how many."""
    if seat == view.seat:
        return Part(mask_of(view.discarded))
    drawn = drawn_by(view, seat) or asked_by(view, seat)
    return Part(0, rules.HAND_SIZE if drawn == SAT_OUT else drawn)


def asked_by(view: View, seat: Seat) -> int:
    """How many cards a seat has put away and not been served for (PK-8.2)."""
    if view.live is UNSET or view.phase != "serve" or from_left(view.seats, view.dealer)[len(view.draws)] != seat:
        return 0
    return view.live.asked


def jack_rules(view: View, parts: tuple[Part, ...], played: tuple[int, ...]) -> tuple[Jacks, ...]:
    """Where four jacks can't lie together, or the match had ended (PK-4.1): not dealt, not held after the draw."""
    if view.end == "four-jacks":
        return ()
    drawing = len(view.draws) < view.seats
    found: list[Jacks] = []
    for seat in range(view.seats):
        drawn = drawn_by(view, Seat(seat))
        hand, discards = seat, view.seats + seat
        held = parts[hand].known | played[seat]
        thrown = parts[discards].known
        if asked_by(view, Seat(seat)) or (seat == view.dealer and drawn == 1):
            found.append(Jacks((hand, discards), held | thrown))
            continue
        if not (drawing and (drawn or 0) > 0):
            found.append(Jacks((hand,), held))
        found.append(Jacks((discards,), thrown))
    return tuple(found)
