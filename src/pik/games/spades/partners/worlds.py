"""The worlds a viewer of a deal of Spades for four can't tell apart."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from math import comb

from msgspec.structs import replace

from pik.cards.cardset import indices_of, mask_of, mask_of_indices, size_of
from pik.core.draw import Draw
from pik.core.hidden import Spreads, pick
from pik.core.lazy import Lazy, Listed
from pik.core.seat import Seat
from pik.games.spades import rules
from pik.games.spades.knowledge import Part, hands, hidden_beside, indices, played_by, spreads_of, tricks_of
from pik.games.spades.partners.seen import View
from pik.games.spades.partners.state import Deal
from pik.games.spades.partners.turns import SEATS, partner_of

GIFTS = comb(rules.HAND_SIZE, rules.EXCHANGED)


def worlds(view: View) -> Lazy[Deal]:
    """The full states that this viewer can't tell from the true one.

    Every spread of the hidden cards that the plays allow; and of each exchange that the viewer had no part in, every
    three of the partner's thirteen cards may be those that were handed over.
    """
    if view.phase == "shuffle":
        return Listed((shell(view),))
    return Dealt(view)


def shell(view: View) -> Deal:
    """The state with all that the view shows, without hands and what was handed over."""
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
    )


@dataclass(frozen=True)
class Dealt:
    """The deals after the shuffle. Places are the hands by seat, then what lies face down before each."""

    view: View

    def __contains__(self, item: object) -> bool:
        if not isinstance(item, Deal) or replace(item, hands=(0,) * SEATS, given=(0,) * SEATS) != self._shell:
            return False
        return self._spread_of(item) in self._spreads and self._gifts_of(item)

    def __iter__(self) -> Iterator[Deal]:
        for spread in self._spreads:
            deal = self._filled(spread)
            held = (combinations(indices_of(self._thirteen(deal, seat)), rules.EXCHANGED) for seat in self._hidden)
            for gifts in product(*held):
                yield self._with(deal, tuple(map(mask_of_indices, gifts)))

    @property
    def size(self) -> int:
        """How many worlds there are."""
        return self._size

    @cached_property
    def _size(self) -> int:
        ways = self._spreads.size
        for _ in self._hidden:
            ways *= GIFTS
        return ways

    def sample(self, draw: Draw) -> Deal:
        """One world, each as likely."""
        deal = self._filled(self._spreads.sample(draw))
        held = (list(indices_of(self._thirteen(deal, seat))) for seat in self._hidden)
        return self._with(deal, tuple(mask_of_indices(pick(cards, rules.EXCHANGED, draw)) for cards in held))

    @cached_property
    def _shell(self) -> Deal:
        return shell(self.view)

    @cached_property
    def _played(self) -> tuple[int, ...]:
        return played_by(self.view)

    @cached_property
    def _done(self) -> tuple[bool, ...]:
        """By seat, whether its exchange is complete."""
        laid = self.view.laid
        return tuple(laid[seat] and laid[partner_of(seat)] for seat in range(SEATS))

    @cached_property
    def _hidden(self) -> tuple[Seat, ...]:
        """Whose completed gift the viewer has not seen."""
        seen = () if self.view.seat is None else (self.view.seat, partner_of(self.view.seat))
        return tuple(Seat(seat) for seat in range(SEATS) if self._done[seat] and seat not in seen)

    @cached_property
    def _parts(self) -> tuple[Part, ...]:
        seat, sure = self.view.seat, [0] * SEATS
        if seat is not None and self._done[seat]:
            partner = partner_of(seat)
            sure[partner] = mask_of(self.view.given) & ~self._played[partner]
        return (*hands(self.view, tuple(sure)), *(self._pile(Seat(each)) for each in range(SEATS)))

    def _pile(self, seat: Seat) -> Part:
        if not self.view.laid[seat] or self._done[seat]:
            return Part(0)
        return Part(mask_of(self.view.given)) if seat == self.view.seat else Part(0, rules.EXCHANGED)

    @cached_property
    def _spreads(self) -> Spreads:
        return spreads_of(self._parts, hidden_beside(self._parts, sum(self._played)))

    def _filled(self, spread: tuple[int, ...]) -> Deal:
        """A deal with hands and piles as spread; of completed exchanges only what the viewer knows."""
        cards = tuple(part.known | taken for part, taken in zip(self._parts, spread, strict=True))
        given, seat = list(cards[SEATS:]), self.view.seat
        if seat is not None and self._done[seat]:
            given[seat] = mask_of(self.view.given)
            given[partner_of(seat)] = mask_of(self.view.received)
        return replace(self._shell, hands=cards[:SEATS], given=tuple(given))

    def _thirteen(self, deal: Deal, seat: Seat) -> int:
        """The cards that the partner of a seat held after the exchange."""
        partner = partner_of(seat)
        return deal.hands[partner] | self._played[partner]

    def _with(self, deal: Deal, gifts: tuple[int, ...]) -> Deal:
        given = list(deal.given)
        for seat, cards in zip(self._hidden, gifts, strict=True):
            given[seat] = cards
        return replace(deal, given=tuple(given))

    def _gifts_of(self, deal: Deal) -> bool:
        """Whether all that was handed over is as it may be."""
        own = self._filled(self._spread_of(deal))
        known = all(deal.given[seat] == own.given[seat] for seat in range(SEATS) if seat not in self._hidden)
        return known and all(
            size_of(deal.given[seat]) == rules.EXCHANGED and not deal.given[seat] & ~self._thirteen(deal, seat)
            for seat in self._hidden
        )

    def _spread_of(self, deal: Deal) -> tuple[int, ...]:
        """How a deal's cards would have to be spread; no spread of ours when it is none of the worlds."""
        piles = (0 if self._done[seat] else deal.given[seat] for seat in range(SEATS))
        lying = (*deal.hands, *piles)
        if any(part.known & ~cards for part, cards in zip(self._parts, lying, strict=True)):
            return ()
        return tuple(cards & ~part.known for part, cards in zip(self._parts, lying, strict=True))
