"""The worlds a viewer of a deal of piquet can't tell apart."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations, product
from math import factorial

from msgspec.structs import replace

from pik.cards.card import INDEX, NO_CARD
from pik.cards.cardset import indices_of, mask_of, mask_of_indices
from pik.cards.deck import PACK_32
from pik.core.board import Placed
from pik.core.draw import Draw, shuffled
from pik.core.hidden import Spreads
from pik.core.lazy import Lazy, Listed
from pik.core.seat import Seat
from pik.games.piquet import combos, rules
from pik.games.piquet.actions import Category
from pik.games.piquet.hands import Hands
from pik.games.piquet.heard import Heard, order_of
from pik.games.piquet.knowledge import Knowledge, knowledge
from pik.games.piquet.seen import OpenHand, SeenTurn, View
from pik.games.piquet.state import Deal, Held, Trick, Turned
from pik.games.piquet.ways import MOST_LESSER, talked_of, ways_of, with_lesser

Declared = tuple[tuple[int, ...], ...]
"""What was declared of each thing heard, empty where the state keeps nothing of it."""


def worlds(view: View) -> Lazy[Deal]:
    """The full states that this viewer can't tell from the true one.

    While the pack is cut for the deal these are the orders of the cards that nobody turned. Of what is dealt, every
    spread of the hidden cards that agrees with exchanges, plays and all that was said and shown; of declarations
    that may still count, every way to have declared what was said; of a talon that may still be taken from, every
    order.
    """
    if view.phase == "cut":
        return Packs(shell(view))
    return Dealt(view, shell(view), knowledge(view)) if view.cards else Listed((shell(view),))


def shell(view: View) -> Deal:
    """The state with all that the view shows, without what lies hidden."""
    nothing = (0,) * len(view.cards)
    return Deal(
        seats=view.seats,
        deal_by=view.deal_by,
        dealer=view.dealer,
        cutters=view.cutters,
        cuts=turned(view.cuts),
        earlier=turned(view.earlier),
        commitment=view.commitment,
        hands=nothing,
        discards=nothing,
        exchanged=view.exchanged,
        looked=view.looked,
        whites=by_seat(view.whites, nothing),
        calls=view.calls,
        verdicts=view.verdicts,
        clean=view.clean,
        repique=view.repique,
        pique=view.pique,
        counts=view.counts,
        played=view.played,
        announced=view.announced,
        leader=view.leader,
        trick=indices(view.trick),
        tricks=tuple(Trick(each.cards[0].seat, indices(each.cards), each.winner) for each in view.tricks),
        taken=view.taken,
        back=NO_CARD if view.back is None else INDEX[view.back],
        backs=view.backs,
        open=by_seat(view.open, nothing),
        claim=view.claim,
        claimants=view.claimants,
        live=view.live,
    )


def turned(cuts: tuple[SeenTurn, ...]) -> tuple[Turned, ...]:
    """Cards turned in a cut."""
    return tuple(Turned(each.seat, each.at, INDEX[each.card]) for each in cuts)


def indices(cards: tuple[Placed, ...]) -> tuple[int, ...]:
    """The indices of cards on the table."""
    return tuple(INDEX[placed.card] for placed in cards)


def by_seat(hands: tuple[OpenHand, ...], nothing: tuple[int, ...]) -> tuple[int, ...]:
    """Sets of cards by seat."""
    shown = {each.seat: mask_of(each.cards) for each in hands}
    return tuple(shown.get(Seat(seat), 0) for seat in range(len(nothing)))


@dataclass(frozen=True)
class Packs:
    """The spread pack: the turned cards in their places, the others in any order (PQ-1.2)."""

    shell: Deal

    def __contains__(self, item: object) -> bool:
        if not isinstance(item, Deal) or sorted(item.spread) != sorted(map(INDEX.__getitem__, PACK_32)):
            return False
        return replace(item, spread=()) == self.shell and all(
            item.spread[at] == card for at, card in self._turned.items()
        )

    def __iter__(self) -> Iterator[Deal]:
        return map(self._filled, permutations(self._rest))

    @property
    def size(self) -> int:
        """How many orders there are."""
        return factorial(len(self._rest))

    def sample(self, draw: Draw) -> Deal:
        """One order, each as likely."""
        return self._filled(shuffled(self._rest, draw))

    @property
    def _turned(self) -> dict[int, int]:
        return {turned.at: turned.card for turned in self.shell.cuts}

    @cached_property
    def _rest(self) -> tuple[int, ...]:
        return tuple(index for index in map(INDEX.__getitem__, PACK_32) if index not in self._turned.values())

    def _filled(self, rest: tuple[int, ...]) -> Deal:
        left = iter(rest)
        turned = self._turned
        spread = tuple(turned[at] if at in turned else next(left) for at in range(rules.PACK_SIZE))
        return replace(self.shell, spread=spread)


@dataclass(frozen=True)
class Dealt:
    """The deals in which everything that was shown and said holds."""

    view: View
    shell: Deal
    known: Knowledge

    def __contains__(self, item: object) -> bool:
        if not isinstance(item, Deal) or bare(item) != bare(self.shell):
            return False
        spread = self._spread_of(item)
        if spread not in self._spreads or not self._lawful(spread):
            return False
        declared = tuple(self._declared_in(item, told) for told in self.known.heard)
        fitting = all(
            sets in told.ways(self._hand(told, spread)) for told, sets in zip(self.known.heard, declared, strict=True)
        )
        return fitting and self._filled(spread, declared, item.five, item.three) == item

    def __iter__(self) -> Iterator[Deal]:
        for spread in self._spreads:
            if not self._lawful(spread):
                continue
            ways = (told.ways(self._hand(told, spread)) for told in self.known.heard)
            for declared in product(*ways):
                for five in permutations(indices_of(spread[-3])):
                    for three in permutations(indices_of(spread[-2])):
                        yield self._filled(spread, declared, five, three)

    @property
    def size(self) -> int:
        """How many worlds there are."""
        return self._size

    @cached_property
    def _size(self) -> int:
        five, three, _ = self.known.parts[-3:]
        return factorial(five.missing) * factorial(three.missing) * sum(map(ways_of, with_lesser(self.known)))

    def sample(self, draw: Draw) -> Deal:
        """One world, each as likely. Raises ValueError where there is none."""
        while True:
            spread, declared = self._drawn(draw)
            if not self.known.allows(spread):
                continue
            chosen = tuple(
                self._chosen(told, sets, spread, draw) for told, sets in zip(self.known.heard, declared, strict=True)
            )
            if None not in chosen:
                five, three = (shuffled(tuple(indices_of(cards)), draw) for cards in spread[-3:-1])
                return self._filled(spread, tuple(each or () for each in chosen), five, three)

    def _drawn(self, draw: Draw) -> tuple[tuple[int, ...], Declared]:
        """A spread that fits all that was said, and what was declared of it, but for lesser sets."""
        return self._hands.sample(draw) if talked_of(self.known) else (self._spreads.sample(draw), ())

    def _chosen(
        self, told: Heard, sets: tuple[int, ...], spread: tuple[int, ...], draw: Draw
    ) -> tuple[int, ...] | None:
        """What was declared, best first; of sets drawn, and None as often as makes every way as likely."""
        if not told.secret:
            return ()
        if told.category != "set":
            return tuple(each for each in combos.held_in(self._hand(told, spread), told.category) if each in sets)
        ways = told.ways(self._hand(told, spread))
        at = draw.below(1 << MOST_LESSER)
        return ways[at] if at < len(ways) else None

    @cached_property
    def _spreads(self) -> Spreads:
        return Spreads(self.known.hidden, tuple(part.place for part in self.known.parts))

    @cached_property
    def _hands(self) -> Hands:
        return Hands(self.known, talked_of(self.known))

    def _lawful(self, spread: tuple[int, ...]) -> bool:
        met = all(not need or spread[seat] & need for seat, need in enumerate(self.known.needs))
        return met and self.known.allows(spread)

    def _hand(self, told: Heard, spread: tuple[int, ...]) -> int:
        return self.known.hand_then(told.seat, spread[told.seat])

    def _declared_in(self, deal: Deal, told: Heard) -> tuple[int, ...]:
        if not told.secret:
            return ()
        kept = (held.sets for held in deal.held if (held.seat, held.category) == (told.seat, told.category))
        return next(kept, ())

    def _filled(
        self, spread: tuple[int, ...], declared: Declared, five: tuple[int, ...], three: tuple[int, ...]
    ) -> Deal:
        seats = self.shell.seats
        cards = [part.known | taken for part, taken in zip(self.known.parts, spread, strict=True)]
        held = dict(zip(((told.seat, told.category) for told in self.known.heard), declared, strict=True))
        return replace(
            self.shell,
            hands=tuple(cards[:seats]),
            discards=tuple(cards[seats : 2 * seats]),
            five=five,
            three=three,
            left=cards[-1],
            held=tuple(Held(*key, held[key] if key in held else self._own[key]) for key in self._order),
        )

    @cached_property
    def _order(self) -> tuple[tuple[Seat, Category], ...]:
        return order_of(self.view, self.known.heard)

    @cached_property
    def _own(self) -> dict[tuple[Seat, Category], tuple[int, ...]]:
        return {(each.seat, each.category): tuple(map(mask_of, each.combinations)) for each in self.view.combos}

    def _spread_of(self, deal: Deal) -> tuple[int, ...]:
        """How a deal's cards would have to be spread; no spread of ours when it is none of the worlds."""
        talon = mask_of_indices(deal.five), mask_of_indices(deal.three), deal.left
        lying = (*deal.hands, *deal.discards, *talon)
        return tuple(cards & ~part.known for cards, part in zip(lying, self.known.parts, strict=False))


def bare(deal: Deal) -> Deal:
    """A deal without what may lie hidden."""
    return replace(deal, hands=(), discards=(), five=(), three=(), left=0, held=())
