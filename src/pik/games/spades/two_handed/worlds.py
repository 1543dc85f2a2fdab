"""The worlds a viewer of a deal of two-handed Spades can't tell apart."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from math import factorial

from msgspec.structs import replace

from pik.cards.card import INDEX
from pik.cards.cardset import indices_of, mask_of, mask_of_indices
from pik.core.draw import Draw, shuffled
from pik.core.hidden import Spreads
from pik.core.lazy import Lazy, Listed
from pik.games.spades.knowledge import Part, hands, hidden_beside, indices, played_by, spreads_of, tricks_of
from pik.games.spades.two_handed.seen import View
from pik.games.spades.two_handed.state import Deal
from pik.games.spades.two_handed.turns import SEATS


def worlds(view: View) -> Lazy[Deal]:
    """The full states that this viewer can't tell from the true one.

    Every spread of the hidden cards over the other's hand, the discards and the stock that the plays allow, and every
    order of the stock.
    """
    if view.phase == "shuffle":
        return Listed((shell(view),))
    return Drawn(view)


def shell(view: View) -> Deal:
    """The state with all that the view shows, without hands, discards and stock."""
    return Deal(
        dealer=view.dealer,
        scores=view.scores,
        bags=view.bags,
        house=view.house,
        hands=(0,) * SEATS,
        looked=view.looked,
        bids=view.bids,
        taken=view.taken,
        commitment=view.commitment,
        leader=view.leader,
        trick=indices(view.trick),
        tricks=tricks_of(view),
        broken=view.broken,
        claim=view.claim,
        claimants=view.claimants,
        shown=tuple(each.seat for each in view.open),
        kept=view.kept,
    )


@dataclass(frozen=True)
class Drawn:
    """The deals after the shuffle. Places are the hands by seat, the discards by seat, the unseen stock."""

    view: View

    def __contains__(self, item: object) -> bool:
        if not isinstance(item, Deal) or self._bare(item) != self._shell or len(item.stock) != self.view.stock:
            return False
        return self._spread_of(item) in self._spreads and item.stock[: len(self._top)] == self._top

    def __iter__(self) -> Iterator[Deal]:
        return (
            self._filled(spread, order) for spread in self._spreads for order in permutations(indices_of(spread[-1]))
        )

    @property
    def size(self) -> int:
        """How many worlds there are."""
        return self._size

    @cached_property
    def _size(self) -> int:
        return self._spreads.size * factorial(self._parts[-1].missing)

    def sample(self, draw: Draw) -> Deal:
        """One world, each as likely."""
        spread = self._spreads.sample(draw)
        return self._filled(spread, shuffled(tuple(indices_of(spread[-1])), draw))

    @cached_property
    def _shell(self) -> Deal:
        return shell(self.view)

    @cached_property
    def _top(self) -> tuple[int, ...]:
        """The card that the viewer sees on the stock."""
        return () if self.view.top is None else (INDEX[self.view.top],)

    @cached_property
    def _parts(self) -> tuple[Part, ...]:
        discards = (
            Part(mask_of(self.view.discarded)) if seat == self.view.seat else Part(0, self._turns(seat))
            for seat in range(SEATS)
        )
        return (*hands(self.view, (0,) * SEATS), *discards, Part(0, self.view.stock - len(self._top)))

    def _turns(self, seat: int) -> int:
        """How many turns at the stock a seat has had, each with a card thrown; the non-dealer begins."""
        return (len(self.view.kept) + (seat != self.view.dealer)) // SEATS

    @cached_property
    def _spreads(self) -> Spreads:
        known = sum(played_by(self.view)) | mask_of_indices(self._top)
        return spreads_of(self._parts, hidden_beside(self._parts, known))

    def _bare(self, deal: Deal) -> Deal:
        return replace(deal, hands=(0,) * SEATS, discards=(0,) * SEATS, stock=())

    def _filled(self, spread: tuple[int, ...], stock: tuple[int, ...]) -> Deal:
        cards = tuple(part.known | taken for part, taken in zip(self._parts, spread, strict=True))
        return replace(self._shell, hands=cards[:SEATS], discards=cards[SEATS : 2 * SEATS], stock=(*self._top, *stock))

    def _spread_of(self, deal: Deal) -> tuple[int, ...]:
        """How a deal's cards would have to be spread; no spread of ours when it is none of the worlds."""
        lying = (*deal.hands, *deal.discards, mask_of_indices(deal.stock[len(self._top) :]))
        if any(part.known & ~cards for part, cards in zip(self._parts, lying, strict=True)):
            return ()
        return tuple(cards & ~part.known for part, cards in zip(self._parts, lying, strict=True))
