"""A deal played to its end in one imagined world, everybody by plain habits: lead what wins, take cheaply."""

from collections.abc import Sequence

from pik.bots.policy.piquet.sight import ABOVE, SUITS
from pik.cards.cardset import size_of
from pik.games.piquet import rules, scoring


class Playout:
    """A deal on its way to the end. Hands are masks by seat; `counts` grows with what is played for.

    `lacks` is how many points the leader, who has led and taken everything so far, lacks for a pique; 0 where there is
    none to be made (PQ-4.2).
    """

    def __init__(
        self, hands: Sequence[int], leader: int, taken: Sequence[int], announced: Sequence[int] = (), lacks: int = 0
    ) -> None:
        self.hands = list(hands)
        self.leader = leader
        self.taken = list(taken)
        self.counts = [0] * len(hands)
        self.announced = announced
        self.lacks = lacks

    def run(self, trick: Sequence[int] = (), card: int | None = None) -> list[int]:
        """Play on from a trick in progress, with this card if one is given, to the end; what each counts in play."""
        cards = list(trick)
        if card is not None:
            cards.append(card)
            self.hands[(self.leader + len(trick)) % len(self.hands)] &= ~(1 << card)
        tricks = rules.hand_size(len(self.hands))
        while sum(self.taken) < tricks:
            self.finish(cards)
            cards = []
        self.end()
        return self.counts

    def finish(self, cards: list[int]) -> None:
        """Play a trick to its end and write it (PQ-5.2)."""
        seats = len(self.hands)
        while len(cards) < seats:
            seat = (self.leader + len(cards)) % seats
            card = self.reply(seat, cards) if cards else self.lead(seat)
            self.hands[seat] &= ~(1 << card)
            cards.append(card)
        at = winning(cards)
        winner = (self.leader + at) % seats
        self.counts[self.leader] += 1
        self.lacks -= 1
        if not self.lacks:
            self.counts[self.leader] += scoring.PIQUE
        elif at:
            self.lacks = 0
        self.counts[winner] += scoring.take_points(at == 0)
        self.taken[winner] += 1
        self.leader = winner

    def lead(self, seat: int) -> int:
        """A card that nobody beats, of the longest suit that has one; else low from the longest suit."""
        hand, others = self.hands[seat], 0
        for each in self.hands:
            others |= each
        others &= ~hand
        best, length = -1, 0
        for suit in SUITS:
            own = hand & suit
            if own and size_of(own) > length:
                top = own.bit_length() - 1
                if not others & ABOVE[top]:
                    best, length = top, size_of(own)
        if best >= 0:
            return best
        suit = max(SUITS, key=lambda suit: size_of(hand & suit))
        return lowest_of(hand & suit)

    def reply(self, seat: int, cards: Sequence[int]) -> int:
        """The cheapest card that takes the trick, else the least useful one."""
        hand, best = self.hands[seat], cards[winning(cards)]
        takes = hand & ABOVE[best]
        if takes:
            return lowest_of(takes)
        duty = hand & SUITS[cards[0] // 13]
        return lowest_of(duty) if duty else thrown(hand)

    def end(self) -> None:
        """The last trick, leza and capot (PQ-5.3, PQ-5.5, PQ-5.6)."""
        size = rules.hand_size(len(self.hands))
        self.counts[self.leader] += scoring.last_points(self.taken[self.leader] == size)
        for seat, taken in enumerate(self.taken):
            others = max(each for other, each in enumerate(self.taken) if other != seat)
            self.counts[seat] += scoring.leza_points(taken, others, size)
            self.counts[seat] += scoring.capot_points(taken, size, seat in self.announced)


def winning(cards: Sequence[int]) -> int:
    """The place in a trick of the card that takes it."""
    best = cards[0]
    for card in cards[1:]:
        if ABOVE[best] >> card & 1:
            best = card
    return cards.index(best)


def lowest_of(cards: int) -> int:
    """The lowest card of one suit."""
    return (cards & -cards).bit_length() - 1


def thrown(hand: int) -> int:
    """What to throw on a suit one has not: a low card that guards nothing."""
    best, least = -1, 99
    for suit in SUITS:
        own = hand & suit
        if own:
            card = (own & -own).bit_length() - 1
            top, length = (own.bit_length() - 1) % 13, size_of(own)
            bare = 4 if top != rules.ACE and length == rules.ACE - top + 1 else 0
            if card % 13 + bare < least:
                best, least = card, card % 13 + bare
    return best
