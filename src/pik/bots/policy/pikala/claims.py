"""Whether a claim to all tricks left is certain, given what one seat was shown (PK-7.3).

All tricks left means that the claimant leads to every trick but perhaps the first. Every card of the claimant is led
at some time, so an opponent beats one unless it is forced out or drawn before. Leading trumps first, and each suit
from the top, forces out and draws the most whatever the others hold and play; no other order and no change of mind
takes more. So each opponent can be looked at alone, and a claim fails exactly when in some possible world one of them

- holds i cards of a suit and with them one above the claimant's i-th highest of it, or
- has more trumps than the claimant, who has also plain cards to lead.
"""

from collections.abc import Iterator
from itertools import combinations

from pik.bots.policy.pikala.sight import Sight
from pik.cards.card import NO_CARD, NO_SUIT, SUITS, suit_of
from pik.cards.cardset import higher_in_suit, indices_of, mask_of_indices, size_of, suit_mask
from pik.core.seat import Seat
from pik.games.pikala.knowledge import Knowledge, Part, knowledge, ruled_out
from pik.games.pikala.seen import View
from pik.games.pikala.turns import not_out
from pik.tricks.follow import beats
from pik.tricks.order import rotation


def certain(view: View, claimant: Seat) -> bool:
    """Whether the claimant takes every trick left against every play, in every world that fits the view.

    No card is on the table, and the claimant's hand is open or the viewer's own.
    """
    order = tuple(Seat(seat) for seat in rotation(not_out(view.seats, view.dealer, view.draws), view.leader))
    led = frozenset(trick.cards[0].seat for trick in view.tricks)
    trump = NO_SUIT if view.trump is None else SUITS.index(view.trump)
    return Claiming(claimant, order, trump, led).holds(knowledge(view), ())


def has_claimed(sight: Sight) -> bool:
    """Whether the player has claimed in this deal: its own hand lies open, and a rams leaves no tricks (PK-4.2)."""
    return any(shown.seat == sight.seat for shown in sight.view.open)


class Claiming:
    """A claim under examination: who claims, in which order the seats play to the next trick, who has led before."""

    def __init__(self, claimant: Seat, order: tuple[Seat, ...], trump: int, led: frozenset[Seat]) -> None:
        self.claimant = claimant
        self.order = order
        self.trump = trump
        self.led = led
        self.others = tuple(seat for seat in order if seat != claimant)

    def holds(self, known: Knowledge, trick: tuple[int, ...]) -> bool:
        """Whether the claimant takes this trick and all others, from a trick in progress on."""
        best, winner = self.best(trick)
        if self.claimant in self.order[: len(trick)] and winner != self.claimant:
            return False
        if len(trick) == len(self.order) or (not trick and self.order[0] == self.claimant):
            return self.holds_on_lead(known, known.parts[self.claimant].known)
        if Careless(self, known).holds(len(trick), suit_of(trick[0]) if trick else NO_SUIT, best):
            return True
        seat = self.order[len(trick)]
        played = (self.holds(after, (*trick, card)) for card, after in self.plays(known, seat, trick, best))
        return any(played) if seat == self.claimant else all(played)

    def best(self, trick: tuple[int, ...]) -> tuple[int, Seat]:
        """The winning card of a trick in progress, and whose it is."""
        best, winner = NO_CARD, self.order[0]
        for seat, card in zip(self.order, trick, strict=False):
            if best == NO_CARD or beats(card, best, self.trump):
                best, winner = card, seat
        return best, winner

    def plays(self, known: Knowledge, seat: Seat, trick: tuple[int, ...], best: int) -> Iterator[tuple[int, Knowledge]]:
        """What a seat may play in some world, the highest first, and what is known then."""
        for card in reversed(tuple(indices_of(known.may_hold(seat)))):
            after = self.after(known, seat, card, trick, best)
            if after is not None:
                yield card, after

    def after(self, known: Knowledge, seat: Seat, card: int, trick: tuple[int, ...], best: int) -> Knowledge | None:
        """What is known when a seat has played a card; None when it can't or may not."""
        out = self.ruled_out(seat, card, suit_of(trick[0]) if trick else NO_SUIT, best)
        told = known.holding(seat, 1 << card)
        if told is None or told.parts[seat].known & out:
            return None
        part = told.parts[seat]
        left = Part(part.known & ~(1 << card), part.missing, part.barred | out)
        after = told.with_part(seat, left, told.hidden)
        return after if not part.missing or after.count else None

    def ruled_out(self, seat: Seat, card: int, led: int, best: int) -> int:
        """What a seat can't hold that plays a card to the trick; `best` NO_CARD: that leads it."""
        if best != NO_CARD:
            return ruled_out(card, led, best, self.trump, leads=False)
        return 0 if seat in self.led else ruled_out(card, NO_SUIT, NO_CARD, self.trump, leads=True)

    def holds_on_lead(self, known: Knowledge, hand: int) -> bool:
        """Whether the claimant, to lead from this hand, takes every trick left."""
        return not any(
            known.holding(seat, cards) is not None
            for seat in self.others
            for cards in self.dangers(known.may_hold(seat), hand)
        )

    def dangers(self, held: int, hand: int) -> Iterator[int]:
        """The sets of cards that an opponent who may hold `held` beats the claimant's hand with."""
        for suit in range(len(SUITS)):
            candidates = tuple(reversed(tuple(indices_of(held & suit_mask(suit)))))
            for at, own in enumerate(reversed(tuple(indices_of(hand & suit_mask(suit))))):
                for cards in map(mask_of_indices, combinations(candidates, at + 1)):
                    if cards & higher_in_suit(own):
                        yield cards
        trumps = hand & suit_mask(self.trump)
        if trumps != hand:
            yield from map(mask_of_indices, combinations(indices_of(held & suit_mask(self.trump)), size_of(trumps) + 1))


class Careless:
    """A quick look that may miss a good claim and never passes a bad one.

    Each opponent may play any card it may hold by itself, and keeps all it may hold for later tricks.
    """

    def __init__(self, claiming: Claiming, known: Knowledge) -> None:
        self.claiming = claiming
        self.known = known
        self.hand = known.parts[claiming.claimant].known
        self.seen: dict[tuple[int, int, int, int], bool] = {}

    def holds(self, at: int, led: int, best: int, own: int = NO_CARD) -> bool:
        """Whether the claimant takes this trick from its `at`-th card on, and all others after it.

        `own` is the claimant's card in the trick, once it is played here.
        """
        key = at, led, best, own
        if key not in self.seen:
            self.seen[key] = self._holds(at, led, best, own)
        return self.seen[key]

    def _holds(self, at: int, led: int, best: int, own: int) -> bool:
        claiming = self.claiming
        if at == len(claiming.order):
            return claiming.holds_on_lead(self.known, self.hand if own == NO_CARD else self.hand & ~(1 << own))
        seat = claiming.order[at]
        cards = self._cards(seat, led, best)
        takes = [card for card in cards if best == NO_CARD or beats(card, best, claiming.trump)]
        if seat == claiming.claimant:
            return any(self._on(at, led, card, card) for card in takes)
        if takes and claiming.claimant in claiming.order[:at]:
            return False
        passes = len(takes) == len(cards) or self._on(at, led, best, own)
        return passes and all(self._on(at, led, card, own) for card in takes)

    def _on(self, at: int, led: int, best: int, own: int) -> bool:
        return self.holds(at + 1, suit_of(best) if led == NO_SUIT else led, best, own)

    def _cards(self, seat: Seat, led: int, best: int) -> tuple[int, ...]:
        """What a seat may play by what is known of it, each card by itself."""
        part = self.known.parts[seat]
        return tuple(
            card
            for card in indices_of(self.known.may_hold(seat))
            if not part.known & ~(1 << card) & self.claiming.ruled_out(seat, card, led, best)
        )
