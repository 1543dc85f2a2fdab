"""What a view of either Spades game tells about the cards it does not show."""

from dataclasses import dataclass

from pik.cards.card import INDEX, suit_of
from pik.cards.cardset import mask_of, size_of
from pik.cards.deck import PACK_52
from pik.core.board import Placed
from pik.core.hidden import Place, Spreads
from pik.core.seat import Seat
from pik.games.spades import rules
from pik.games.spades.seen import View
from pik.games.spades.state import Trick

PACK = mask_of(PACK_52)


@dataclass(frozen=True)
class Part:
    """Cards at one place: those known to lie there, how many more, and which can't be among these."""

    known: int
    missing: int = 0
    barred: int = 0


def indices(cards: tuple[Placed, ...]) -> tuple[int, ...]:
    """The indices of cards on the table."""
    return tuple(INDEX[placed.card] for placed in cards)


def tricks_of(view: View) -> tuple[Trick, ...]:
    """The finished tricks of a view."""
    return tuple(Trick(each.cards[0].seat, indices(each.cards), each.winner) for each in view.tricks)


def played_by(view: View) -> tuple[int, ...]:
    """The cards that each seat has played."""
    played = [0] * len(view.counts)
    for cards in (*(trick.cards for trick in view.tricks), view.trick):
        for placed in cards:
            played[placed.seat] |= 1 << INDEX[placed.card]
    return tuple(played)


def barred_by_play(view: View) -> tuple[int, ...]:
    """For each seat the cards that its plays show it can't hold any more (SP-3.1, SP-3.2)."""
    barred, broken = [0] * len(view.counts), False
    for cards in (*(trick.cards for trick in view.tricks), view.trick):
        for at, placed in enumerate(cards):
            card = INDEX[placed.card]
            if at == 0:
                barred[placed.seat] |= rules.bars_by_lead(card, broken)
            else:
                barred[placed.seat] |= rules.bars_by_following(card, suit_of(INDEX[cards[0].card]))
            broken = broken or rules.breaks(card)
    return tuple(barred)


def hands(view: View, sure: tuple[int, ...]) -> tuple[Part, ...]:
    """The hands by seat: the viewer's own and open ones in full, of others the `sure` cards and how many more."""
    barred = barred_by_play(view)
    return tuple(hand(view, Seat(seat), sure[seat], barred[seat]) for seat in range(len(view.counts)))


def hand(view: View, seat: Seat, sure: int, barred: int) -> Part:
    """One hand: `sure` are cards known to be in it, `barred` those that can't be."""
    if seat == view.seat and view.looked[seat]:
        return Part(mask_of(view.hand))
    shown = next((each for each in view.open if each.seat == seat), None)
    if shown is not None:
        return Part(mask_of(shown.cards))
    return Part(sure, view.counts[seat] - size_of(sure), barred)


def hidden_beside(parts: tuple[Part, ...], known: int) -> int:
    """The cards that are in none of the parts for sure, nor among others that are known."""
    for part in parts:
        known |= part.known
    return PACK & ~known


def spreads_of(parts: tuple[Part, ...], hidden: int) -> Spreads:
    """The ways to spread the hidden cards over what the parts miss."""
    return Spreads(hidden, tuple(Place(part.missing, part.barred) for part in parts))
