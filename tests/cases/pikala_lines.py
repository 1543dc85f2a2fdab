"""Finding a deal of Pikala, and lawful play in it, in which wished players take the tricks."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from pik.cards.card import Card, card_of, index_of
from pik.cards.cardset import cards_of, indices_of, mask_of, size_of
from pik.cards.deck import PACK_36
from pik.core.draw import SeededDraw, shuffled
from pik.games.pikala.choices import playable
from pik.games.pikala.rules import HAND_SIZE, has_four_jacks
from pik.tricks.trick import winning_card

TRIES = 4000
MayTake = Callable[[Sequence[int], int], bool]
"""Whether a seat may take the next trick, given how many each has taken."""


@dataclass(frozen=True)
class Line:
    """A deal and a line of play: hands by seat, the trump card turned, the cards in the order played."""

    hands: tuple[tuple[Card, ...], ...]
    turn_up: Card
    plays: tuple[Card, ...]


def in_order(winners: Sequence[int]) -> MayTake:
    """Tricks go to these seats in this order."""
    return lambda taken, seat: winners[sum(taken)] == seat


def in_number(counts: Sequence[int]) -> MayTake:
    """Each seat takes so many tricks, in any order."""
    return lambda taken, seat: taken[seat] < counts[seat]


def find(leader: int, counts: Sequence[int], holds: Mapping[int, Sequence[Card]], may_take: MayTake) -> Line:
    """A deal and a lawful line in which the tricks fall as wished; raises ValueError when none turns up.

    `counts` are the tricks of each seat, `holds` cards that a seat must hold.
    """
    if sum(counts) > HAND_SIZE:
        raise ValueError("there are five tricks only; no deal was found")
    draw = SeededDraw(b"lines")
    for _ in range(TRIES):
        hands, turn_up = deal(counts, holds, draw)
        if any(map(has_four_jacks, hands)):
            continue
        start = Position(hands, leader, frozenset(), (0,) * len(counts))
        for plays in Search(turn_up // 13, sum(counts), may_take).lines(start):
            order: list[Card] = [card_of(card) for card in plays]
            return Line(tuple(map(cards_of, hands)), card_of(turn_up), tuple(order))
    raise ValueError("no deal was found in which the tricks fall so")


def deal(counts: Sequence[int], holds: Mapping[int, Sequence[Card]], draw: SeededDraw) -> tuple[tuple[int, ...], int]:
    """Hands and a trump card at random, with a trump for each trick wished where there are enough."""
    held = {card for cards in holds.values() for card in cards}
    pack = [card for card in shuffled(tuple(map(index_of, PACK_36)), draw) if card_of(card) not in held]
    turn_up = next(card for card in pack if card % 13 != 9)
    pack.remove(turn_up)
    trumps = [card for card in pack if card // 13 == turn_up // 13]
    hands = [mask_of(holds.get(seat, ())) for seat in range(len(counts))]
    for seat, wished in enumerate(counts):
        for _ in range(min(wished, 5 - size_of(hands[seat]), len(trumps))):
            hands[seat] |= 1 << trumps.pop()
    rest = iter([card for card in pack if not any(hand >> card & 1 for hand in hands)])
    for seat, hand in enumerate(hands):
        for _ in range(5 - size_of(hand)):
            hands[seat] |= 1 << next(rest)
    return tuple(hands), turn_up


@dataclass(frozen=True)
class Position:
    """A deal before a lead: hands, who leads, who has led before, how many tricks each has taken."""

    hands: tuple[int, ...]
    leader: int
    led: frozenset[int]
    taken: tuple[int, ...]

    def after(self, trick: Sequence[int], winner: int) -> "Position":
        """The position after a trick."""
        return Position(
            tuple(hand & ~(1 << trick[(seat - self.leader) % len(trick)]) for seat, hand in enumerate(self.hands)),
            winner,
            self.led | {self.leader},
            tuple(count + (seat == winner) for seat, count in enumerate(self.taken)),
        )


@dataclass
class Search:
    """All lawful lines in which the tricks fall as wished, as far as the patience lasts."""

    trump: int
    tricks: int
    may_take: MayTake
    patience: int = 3000

    def lines(self, at: Position) -> Iterator[tuple[int, ...]]:
        """The lines from a lead on."""
        if sum(at.taken) == self.tricks:
            yield ()
            return
        for trick in self.finished(at, ()):
            winner = (at.leader + trick.index(winning_card(trick, self.trump))) % len(trick)
            if self.may_take(at.taken, winner):
                yield from ((*trick, *rest) for rest in self.lines(at.after(trick, winner)))

    def finished(self, at: Position, table: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """The lawful ways to finish a trick."""
        self.patience -= 1
        if len(table) == len(at.hands):
            yield table
            return
        hand = at.hands[(at.leader + len(table)) % len(at.hands)]
        for card in indices_of(playable(hand, table, self.trump, led_before=at.leader in at.led)):
            if self.patience > 0:
                yield from self.finished(at, (*table, card))
