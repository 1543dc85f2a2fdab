"""A deal played to its end in one imagined world, everybody by the plainest habits: lead high, take cheaply."""

from pik.bots.policy.pikala.sight import Sight
from pik.cards.card import NO_CARD
from pik.cards.cardset import indices_of, suit_mask
from pik.core.seat import Seat
from pik.games.pikala import rules, scoring
from pik.tricks.follow import beats


class Playout:
    """A deal on its way to the end, from the trick in progress on. Hands are masks by seat."""

    def __init__(self, sight: Sight, hands: tuple[int, ...]) -> None:
        self.trump = sight.trump
        self.order = sight.inside
        self.hands = list(hands)
        self.taken = list(sight.view.taken)
        self.scores = list(sight.view.scores)
        self.bonus = [sight.bonus_due(Seat(seat)) for seat in range(sight.view.seats)]
        self.led = {trick.cards[0].seat for trick in sight.view.tricks}
        self.winner: int | None = None
        """Who touched zero and ended the match."""

    def run(self, trick: tuple[int, ...]) -> None:
        """Play on from a trick in progress, whose cards have left the hands."""
        while self.winner is None and (trick or any(self.hands)):
            self.credit(self.finished(trick))
            trick = ()

    def finished(self, trick: tuple[int, ...]) -> int:
        """Play a trick to its end; the place in the order of who takes it."""
        best, at_best, led = NO_CARD, 0, 0
        for at, seat in enumerate(self.order):
            card = trick[at] if at < len(trick) else self.card(seat, led, best)
            if best == NO_CARD:
                led = card // 13
                self.led.add(seat)
            if best == NO_CARD or beats(card, best, self.trump):
                best, at_best = card, at
        return at_best

    def card(self, seat: int, led: int, best: int) -> int:
        """The card a seat plays, out of its hand."""
        hand = self.hands[seat]
        if best == NO_CARD:
            card = strongest(rules.lead_cards(hand, self.trump, seat in self.led), self.trump)
        else:
            card = lowest(rules.follow_cards(hand, led, best, self.trump))
        self.hands[seat] = hand & ~(1 << card)
        return card

    def credit(self, at: int) -> None:
        """Credit a trick; its taker leads the next one (PK-1.4, PK-5.2)."""
        seat = self.order[at]
        first = self.bonus[seat] if self.taken[seat] == 0 else 0
        self.scores[seat] += scoring.trick_change(first, True)
        self.taken[seat] += 1
        self.order = self.order[at:] + self.order[:at]
        if scoring.touches_zero(self.scores[seat]):
            self.winner = seat


def lowest(cards: int) -> int:
    """The card of the lowest rank."""
    first = (cards & -cards).bit_length() - 1
    if cards & ~suit_mask(first // 13) == 0:
        return first
    return min(indices_of(cards), key=rank)


def strongest(cards: int, trump: int) -> int:
    """The highest trump, else the card of the highest rank."""
    trumps = cards & suit_mask(trump)
    return trumps.bit_length() - 1 if trumps else max(indices_of(cards), key=rank)


def rank(card: int) -> int:
    """The rank of a card, for comparing."""
    return card % 13
