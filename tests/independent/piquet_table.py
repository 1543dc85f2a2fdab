"""What lies on the table during one deal of Piquet or of Norman piquet."""

from dataclasses import dataclass
from typing import NamedTuple

from .piquet_cards import CATEGORIES, Combination, Strength, is_white, legal_cards, winning_card

CHANCE, TABLE = -1, -2


@dataclass(frozen=True)
class Options:
    """What was agreed before the match."""

    norman: bool = False
    deals: int = 6
    thrice: bool = False
    first_dealer: int | None = None
    open_refait: bool = False
    live: bool = False

    @property
    def seats(self) -> int:
        """Three in the Norman game, else two."""
        return 3 if self.norman else 2


@dataclass(frozen=True)
class Word:
    """What was said of a category at a live table."""

    mine: Strength | None
    """What the speaker claims to have; None for nothing."""
    theirs: Strength | None = None
    """What it answers."""
    false: bool = False
    righted: bool = False


class Trick(NamedTuple):
    """A trick that counts: who led it and who took it."""

    leader: int
    taker: int


class Deal:
    """One deal, from the shuffle on."""

    def __init__(self, options: Options, dealer: int, deck: list[str]) -> None:
        self.options = options
        self.seats = options.seats
        self.dealer = dealer
        self.circle = [(dealer + step) % self.seats for step in range(1, self.seats + 1)]
        """Clockwise from the first leader, the dealer last."""
        self.leader = self.circle[0]
        self.hands: list[set[str]] = [set() for _ in range(self.seats)]
        self.three: list[str] = []
        self.five: list[str] = []
        self._give_out(deck)
        self.dealt = [frozenset(hand) for hand in self.hands]
        self.discards: list[set[str]] = [set() for _ in range(self.seats)]
        self.whites: set[int] = set()
        """Who has shown a white hand."""
        self.looked: set[int] = set()
        self.line = [dealer] if options.norman else list(self.circle)
        """Who is still to exchange, then who is still to declare in this category."""
        self.category = ""
        self.declared: dict[str, dict[int, list[Combination]]] = {name: {} for name in CATEGORIES}
        self.words: dict[str, dict[int, Word]] = {name: {} for name in CATEGORIES}
        """What was said at a live table."""
        self.over = [0] * self.seats
        """How many cards somebody took too many (PQ-6.1)."""
        self.capots: set[int] = set()
        self.laid: list[tuple[int, str]] = []
        """Every card on the table or in a trick, in order."""
        self.taken_back: dict[tuple[int, int], str] = {}
        """By trick and seat, the card that was taken back."""
        self.claims: set[tuple[int, int]] = set()
        """By trick and seat, who has claimed."""
        self.claimant = dealer
        """Whose claim was made last."""
        self.claimer: int | None = None
        """Who was granted the rest."""
        self.show_white()

    def _give_out(self, deck: list[str]) -> None:
        """PQ-1.3, PQ-8.1."""
        if self.options.norman:
            order, self.three = deck[:30], deck[30:]
        elif self.options.thrice:
            order, self.three, self.five = deck[:12] + deck[20:], deck[12:15], deck[15:20]
        else:
            order, self.three, self.five = deck[:24], deck[24:27], deck[27:]
        for place, card in enumerate(order):
            self.hands[self.circle[place // 2 % self.seats]].add(card)

    @property
    def size(self) -> int:
        """How many tricks there are."""
        return len(self.dealt[0])

    def show_white(self) -> None:
        """PQ-2.1, PQ-8.3: who exchanges next shows a white hand first; the Norman game shows all at once."""
        for seat in range(self.seats) if self.options.norman else self.line[:1]:
            if is_white(self.dealt[seat]):
                self.whites.add(seat)

    def at_hand(self, seat: int) -> list[str]:
        """The talon's cards that this seat may take, the first to be taken first (PQ-2.2, PQ-2.3, PQ-8.1)."""
        if self.options.norman:
            return self.three if seat == self.dealer else []
        if seat != self.dealer:
            return self.five
        took = bool(self.discards[self.leader]) or self.over[self.leader] > 0
        return [*(self.five if took else []), *self.three]

    def may_take(self, seat: int) -> set[int]:
        """How many cards this seat may take."""
        there = len(self.at_hand(seat))
        return {0, 2} if self.options.norman else {0, *range(3, there + 1)}

    def take(self, seat: int, discards: list[str], count: int) -> list[str]:
        """Discards for cards of the talon, which are returned."""
        taken = self.at_hand(seat)[:count]
        self.over[seat] = count - len(discards)
        self.discards[seat] = set(discards)
        self.hands[seat] = self.hands[seat] - set(discards) | set(taken)
        self.three = [card for card in self.three if card not in taken]
        self.five = [card for card in self.five if card not in taken]
        return taken

    def start(self, seat: int) -> set[str]:
        """The cards a seat had before the first lead."""
        return self.hands[seat] | {card for owner, card in self.laid if owner == seat}

    @property
    def looked_at(self) -> bool:
        """PQ-6.2: the first trick is over, or what was claimed took it: the program has looked."""
        return self.number > 0 or self.claimer is not None

    def offenders(self) -> set[int]:
        """PQ-6.2: who was found to have bragged."""
        return {seat for seat, _ in self.brags()} if self.looked_at else set()

    def brags(self) -> set[tuple[int, str]]:
        """Who has bragged, in which category, and has not put it right."""
        return {(seat, name) for name, words in self.words.items() for seat, word in words.items() if word.false}

    def factor(self, seat: int) -> int:
        """PQ-6.1, PQ-6.2: the silent count nothing in play; against a wrong discard all counts double."""
        if self.over[seat] or seat in self.offenders():
            return 0
        return 2 if any(self.over) else 1

    @property
    def left(self) -> list[str]:
        """The talon cards that nobody took."""
        return [*self.three, *self.five]

    @property
    def number(self) -> int:
        """The trick in progress or, between tricks, the next one; the first is 0."""
        return len(self.laid) // self.seats

    @property
    def trick(self) -> list[tuple[int, str]]:
        """The cards on the table."""
        return self.laid[self.number * self.seats :]

    def trick_at(self, number: int) -> list[tuple[int, str]]:
        """The cards of a trick, perhaps not all yet."""
        return self.laid[number * self.seats : (number + 1) * self.seats]

    def tricks(self) -> list[Trick]:
        """All tricks taken so far; a granted claim takes the rest, the first one led by whose turn it is."""
        taken = [self._taken(self.trick_at(number)) for number in range(self.number)]
        while self.claimer is not None and len(taken) < self.size:
            taken.append(Trick(taken[-1].taker if taken else self.leader, self.claimer))
        return taken

    @staticmethod
    def _taken(cards: list[tuple[int, str]]) -> Trick:
        best = winning_card([card for _, card in cards])
        return Trick(cards[0][0], next(seat for seat, card in cards if card == best))

    @property
    def turn(self) -> int:
        """Whose card is awaited."""
        if self.trick:
            return (self.trick[-1][0] + 1) % self.seats
        done = self.tricks()
        return done[-1].taker if done else self.leader

    def lawful(self, seat: int) -> set[str]:
        """PQ-5.1, PQ-5.4: the cards a seat may lay when it is its turn; not the one it has taken back."""
        led = self.trick[0][1] if self.trick else None
        return legal_cards(self.hands[seat], led) - {self.taken_back.get((self.number, seat), "")}

    def may_take_back(self, seat: int) -> bool:
        """PQ-5.4: the last card, if it followed and none was played after it, not even one that was taken back; once a
        trick, and only for another lawful card. At a live table the first trick has been looked at (PQ-6.2).
        """
        if not self.laid or self.laid[-1][0] != seat or len(self.laid) % self.seats == 1:
            return False
        number, card = (len(self.laid) - 1) // self.seats, self.laid[-1][1]
        if self.options.live and len(self.laid) == self.seats:
            return False
        others = legal_cards({*self.hands[seat], card}, self.trick_at(number)[0][1]) - {card}
        later = range(len(self.laid) - number * self.seats, self.seats)
        followed = any(
            (number, (self.trick_at(number)[0][0] + place) % self.seats) in self.taken_back for place in later
        )
        return bool(others) and not followed and (number, seat) not in self.taken_back

    def take_back(self, seat: int) -> str:
        """The last card goes back to its hand."""
        _, card = self.laid.pop()
        self.taken_back[self.number, seat] = card
        self.hands[seat].add(card)
        return card
