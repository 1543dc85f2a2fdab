"""A claim judged the slow way: every distribution at once, every play, the claimant seeing only what is played."""

from itertools import chain
from random import Random
from typing import TypeAlias

from pik.cards.cardset import indices_of, mask_of_indices, size_of, suit_mask
from pik.core.seat import Seat
from pik.games.pikala.choices import playable
from pik.games.pikala.knowledge import PACK, Jacks, Knowledge, Part
from pik.tricks.trick import winning_card

Hands: TypeAlias = tuple[int, ...]


def hands_in(known: Knowledge) -> set[Hands]:
    """All hands that fit what is known, by seat."""
    return {
        tuple(known.parts[seat].known | spread[seat] for seat in range(known.seats))
        for spread in known.spreads
        if known.allows(spread)
    }


class Table:
    """Who claims, what is trump, who led before."""

    def __init__(self, claimant: Seat, trump: int) -> None:
        self.claimant = claimant
        self.trump = trump

    def takes_all(
        self, possible: set[Hands], order: tuple[Seat, ...], led: frozenset[Seat], trick: tuple[int, ...] = ()
    ) -> bool:
        """Whether the claimant has a play for everything that may come in any of the possible worlds."""
        if len(trick) == len(order):
            at = trick.index(winning_card(trick, self.trump))
            if order[at] != self.claimant:
                return False
            done = all(hands[self.claimant] == 0 for hands in possible)
            return done or self.takes_all(possible, order[at:] + order[:at], led | {order[0]})
        seat = order[len(trick)]
        after: dict[int, set[Hands]] = {}
        for hands in possible:
            for card in indices_of(playable(hands[seat], trick, self.trump, led_before=seat in led)):
                after.setdefault(card, set()).add((*hands[:seat], hands[seat] & ~(1 << card), *hands[seat + 1 :]))
        goes_on = (self.takes_all(left, order, led, (*trick, card)) for card, left in after.items())
        return any(goes_on) if seat == self.claimant else all(goes_on)


class Position:
    """A claim with a few hidden cards, drawn so that good and bad claims both come up."""

    def __init__(self, seed: int) -> None:
        random = self.random = Random(seed)
        self.seats = random.randint(2, 4)
        self.trump = random.randrange(4)
        self.claimant = Seat(random.randrange(self.seats))
        held = random.randint(1, 3 if self.seats > 2 else 4)
        pack = self.pack()
        hands = {self.claimant: pack[:held]}
        rest = random.sample(pack[held:], len(pack) - held)
        others = [Seat(seat) for seat in range(self.seats) if seat != self.claimant]
        for seat in others:
            hands[seat], rest = rest[:held], rest[held:]
        viewer = random.choice([*others, None])
        gone = rest[: random.randint(0, 3)]
        parts = {seat: self.part(cards, seat in (self.claimant, viewer)) for seat, cards in hands.items()}
        hidden = mask_of_indices((*gone, *chain.from_iterable(hands.values())))
        for part in parts.values():
            hidden &= ~part.known
        everywhere = (*(parts[Seat(seat)] for seat in range(self.seats)), *(Part(0),) * (self.seats + 1))
        jacks = tuple(self.jacks(seat, part.known, hidden) for seat, part in parts.items())
        self.known = Knowledge(self.seats, hidden, (*everywhere, Part(0, len(gone))), jacks)
        first = random.choice([self.claimant, Seat(random.randrange(self.seats))])
        self.order = tuple(Seat((first + at) % self.seats) for at in range(self.seats))
        self.led = frozenset(Seat(seat) for seat in range(self.seats) if random.random() < 0.5)

    def pack(self) -> list[int]:
        """The cards of two to four suits, roughly strongest first."""
        random = self.random
        suits = {self.trump, *random.sample(range(4), random.randint(2, 3))}
        spread = random.choice([2, 8])
        strength = {card: card % 13 + 6 * (card // 13 == self.trump) + random.random() * spread for card in range(52)}
        cards = [card for card in indices_of(PACK) if card // 13 in suits]
        return sorted(cards, key=strength.__getitem__, reverse=True)

    def part(self, cards: list[int], shown: bool) -> Part:
        """What is known of a hand: all, or perhaps a card of it and some that are not in it."""
        mask = mask_of_indices(cards)
        if shown:
            return Part(mask)
        surely = mask_of_indices(self.random.sample(cards, int(self.random.random() < 0.3)))
        barred = 0
        for suit in self.random.sample(range(4), self.random.randint(0, 2)):
            lowest = self.random.choice([0, self.random.randrange(13)])
            barred |= suit_mask(suit) & ~((1 << (13 * suit + lowest)) - 1) & ~mask
        return Part(surely, len(cards) - size_of(surely), barred)

    def jacks(self, seat: Seat, known: int, hidden: int) -> Jacks:
        """That a hand can't have all four jacks, some of which it may have played."""
        suits = self.random.sample(range(4), self.random.randint(0, 3))
        return Jacks((seat,), known | (mask_of_indices(13 * suit + 9 for suit in suits) & ~hidden))
