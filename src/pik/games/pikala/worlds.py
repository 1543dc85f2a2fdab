"""The worlds a viewer of a Pikala deal can't tell apart."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from math import factorial

from msgspec import UNSET
from msgspec.structs import replace

from pik.cards.card import INDEX, NO_CARD, NO_SUIT, SUITS
from pik.cards.cardset import indices_of, mask_of_indices
from pik.cards.deck import PACK_36
from pik.core.board import Placed
from pik.core.draw import Draw, shuffled
from pik.core.hidden import Spreads
from pik.core.lazy import Lazy, Listed
from pik.games.pikala.knowledge import Knowledge, knowledge
from pik.games.pikala.seen import View
from pik.games.pikala.state import Deal, Live, Trick, Tried


def worlds(view: View) -> Lazy[Deal]:
    """The full states that this viewer can't tell from the true one.

    Before the cut these are all orders of the pack, and of what is then dealt every spread of the hidden cards
    that the plays, declarations and draws allow; while the stock lies on the table its order counts.
    """
    match view.phase:
        case "shuffle":
            return Listed((shell(view),))
        case "cut":
            return Packs(shell(view))
        case _:
            return Dealt(shell(view), knowledge(view))


def shell(view: View) -> Deal:
    """The state with all that the view shows, without hands, discards and pack."""
    nothing = (0,) * view.seats
    turned = NO_CARD if view.turned is None else INDEX[view.turned]
    seen = () if view.live is UNSET else view.live.tried
    tried = tuple(Tried(each.number, each.seat, INDEX[each.card], each.code) for each in seen)
    return Deal(
        seats=view.seats,
        dealer=view.dealer,
        scores=view.scores,
        start=view.start,
        hands=nothing,
        discards=nothing,
        commitment=view.commitment,
        jacks=tuple(INDEX[card] for card in view.jacks),
        turn_up=turned if view.turn_up else NO_CARD,
        turned=turned,
        trump=NO_SUIT if view.trump is None else SUITS.index(view.trump),
        draws=view.draws,
        calls=view.calls,
        leader=view.leader,
        trick=indices(view.trick),
        tricks=tuple(Trick(each.cards[0].seat, indices(each.cards), each.winner) for each in view.tricks),
        taken=view.taken,
        claim=view.claim,
        claimants=view.claimants,
        shown=tuple(each.seat for each in view.open),
        none_mine=view.none_mine,
        end=view.end,
        winner=view.winner,
        live=UNSET if view.live is UNSET else Live(tried),
    )


def indices(cards: tuple[Placed, ...]) -> tuple[int, ...]:
    """The indices of cards on the table."""
    return tuple(INDEX[placed.card] for placed in cards)


@dataclass(frozen=True)
class Packs:
    """The deals before the cut: every order of the pack."""

    shell: Deal

    def __contains__(self, item: object) -> bool:
        if not isinstance(item, Deal) or sorted(item.pack) != sorted(self._cards):
            return False
        return replace(item, pack=()) == self.shell

    def __iter__(self) -> Iterator[Deal]:
        return (replace(self.shell, pack=order) for order in permutations(self._cards))

    @property
    def size(self) -> int:
        """How many orders there are."""
        return factorial(len(PACK_36))

    def sample(self, draw: Draw) -> Deal:
        """One order, each as likely."""
        return replace(self.shell, pack=shuffled(self._cards, draw))

    @property
    def _cards(self) -> tuple[int, ...]:
        return tuple(INDEX[card] for card in PACK_36)


@dataclass(frozen=True)
class Dealt:
    """The deals after the cut: every spread of the hidden cards, and every order of the stock."""

    shell: Deal
    known: Knowledge

    def __contains__(self, item: object) -> bool:
        if not isinstance(item, Deal) or replace(item, hands=(), discards=(), pack=()) != self._bare:
            return False
        spread = self._spread_of(item)
        return spread in self._spreads and self.known.allows(spread) and self._filled(spread, item.pack) == item

    def __iter__(self) -> Iterator[Deal]:
        for spread in self._spreads:
            if self.known.allows(spread):
                for order in permutations(indices_of(spread[-2])):
                    yield self._filled(spread, order)

    @property
    def size(self) -> int:
        """How many worlds there are."""
        return self._size

    @cached_property
    def _size(self) -> int:
        return self.known.count * factorial(self.known.parts[-2].missing)

    def sample(self, draw: Draw) -> Deal:
        """One world, each as likely."""
        while True:
            spread = self._spreads.sample(draw)
            if self.known.allows(spread):
                return self._filled(spread, shuffled(tuple(indices_of(spread[-2])), draw))

    @cached_property
    def _spreads(self) -> Spreads:
        return self.known.spreads

    @property
    def _bare(self) -> Deal:
        return replace(self.shell, hands=(), discards=(), pack=())

    def _filled(self, spread: tuple[int, ...], stock: tuple[int, ...]) -> Deal:
        seats = self.shell.seats
        cards = [part.known | taken for part, taken in zip(self.known.parts, spread, strict=True)]
        return replace(self.shell, hands=tuple(cards[:seats]), discards=tuple(cards[seats : 2 * seats]), pack=stock)

    def _spread_of(self, deal: Deal) -> tuple[int, ...]:
        """How a deal's cards would have to be spread; no spread of ours when it is none of the worlds."""
        parts = self.known.parts
        lying = (*deal.hands, *deal.discards, mask_of_indices(deal.pack))
        taken = tuple(cards & ~part.known for cards, part in zip(lying, parts, strict=False))
        return (*taken, self.known.hidden & ~sum(taken))
