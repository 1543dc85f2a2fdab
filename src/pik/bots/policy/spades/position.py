"""A deal on its way, as the rules of thumb look at it: light enough to be played out many times."""

from typing import Final

from pik.cards.cardset import suit_mask
from pik.games.spades import rules
from pik.games.spades.knowledge import PACK
from pik.games.spades.rules import HAND_SIZE
from pik.tricks.follow import beats

PARTNERED: Final = 4
"""So many play in partnerships."""
SUITS: Final = tuple(map(suit_mask, range(4)))
SPADES: Final = SUITS[0]
PLAIN: Final = 13
"""Cards from this index on are no spades."""
ABOVE: Final = tuple(SUITS[card // 13] & -(2 << card) for card in range(52))
"""For each card those of its suit that rank above it."""
BELOW: Final = tuple(SUITS[card // 13] & ((1 << card) - 1) for card in range(52))
"""For each card those of its suit that rank below it."""


class Position:
    """Hands and tricks between two cards. Hands are masks by seat; those nobody asks for may be left empty."""

    __slots__ = (
        "barred",
        "best",
        "bids",
        "broken",
        "gone",
        "hands",
        "holder",
        "hurts",
        "led",
        "left",
        "live",
        "need",
        "nils",
        "seats",
        "taken",
        "trick",
        "turn",
    )

    barred: list[int]
    best: int
    bids: tuple[int, ...]
    broken: bool
    gone: int
    hands: list[int]
    holder: int
    hurts: bool
    led: int
    left: int
    live: list[bool]
    need: list[int]
    nils: list[bool]
    seats: int
    taken: list[int]
    trick: int
    turn: int

    def __init__(
        self, hands: tuple[int, ...], bids: tuple[int, ...], taken: tuple[int, ...], leader: int, *, hurts: bool
    ) -> None:
        self.hands = list(hands)
        self.bids = bids
        self.taken = list(taken)
        self.turn = leader
        self.hurts = hurts
        """Whether bags are to be avoided."""
        self.seats = len(hands)
        self.gone = 0
        """Cards that are known to be in no hand, those on the table among them."""
        self.barred = [0] * self.seats
        """By seat the cards that it is known not to hold."""
        self.broken = False
        self.trick = 0
        """How many cards lie on the table."""
        self.led = self.best = self.holder = -1
        """The suit led, the card that wins so far, and whose it is; while no card lies there they mean nothing."""
        self.left = HAND_SIZE - sum(taken)
        """How many tricks are still to be taken, the one in progress among them."""
        self.need = [0, 0]
        """How many tricks each side's contract still lacks; below zero they are bags."""
        self.live = [False] * self.seats
        """Whose nil can still be made."""
        self.nils = [False, False]
        """Which sides have such a nil."""
        self.reckon()

    def reckon(self) -> None:
        """Work out what the tricks taken so far leave to be done."""
        need = [0, 0]
        self.nils = [False, False]
        for seat, bid in enumerate(self.bids):
            if bid > 0:
                need[seat & 1] += bid - self.taken[seat]
            self.live[seat] = bid <= 0 and self.taken[seat] == 0
            if self.live[seat]:
                self.nils[seat & 1] = True
        self.need = need

    def resume(self, trick: tuple[int, ...]) -> None:
        """Put the trick in progress on the table; `turn` is its leader."""
        for card in trick:
            self.put(card)

    def put(self, card: int) -> None:
        """Whoever is on turn plays a card."""
        seat = self.turn
        bit = 1 << card
        self.hands[seat] &= ~bit
        self.gone |= bit
        if not self.trick:
            self.led, self.best, self.holder = card // 13, card, seat
        else:
            if card // 13 != self.led:
                self.barred[seat] |= SUITS[self.led]
            if beats(card, self.best, 0):
                self.best, self.holder = card, seat
        if bit & SPADES:
            self.broken = True
        self.trick += 1
        if self.trick == self.seats:
            self.close()
        else:
            self.turn = (seat + 1) % self.seats

    def close(self) -> None:
        """The trick goes to its winner, who leads to the next."""
        self.taken[self.holder] += 1
        self.left -= 1
        self.turn = self.holder
        self.trick = 0
        self.reckon()

    def lawful(self) -> int:
        """The cards that whoever is on turn may play (SP-3.1, SP-3.2)."""
        hand = self.hands[self.turn]
        return rules.follow_cards(hand, self.led) if self.trick else rules.lead_cards(hand, self.broken)

    def out(self, seat: int) -> int:
        """The cards that a seat can't see: in other hands, or out of play."""
        return PACK & ~(self.gone | self.hands[seat])

    def later(self, seat: int) -> range:
        """How many places after a seat on turn the others still have to play to the trick: 1, 2, …"""
        return range(1, self.seats - self.trick)
