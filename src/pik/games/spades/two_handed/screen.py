"""What a device may show of a deal of two-handed Spades now, drawn from a view alone."""

from pik.core.board import Pile
from pik.core.seat import Seat
from pik.games.spades import screen as shared
from pik.games.spades.state import side_of
from pik.games.spades.two_handed.seen import Screen, View
from pik.games.spades.two_handed.turns import SEATS
from pik.games.spades.worth import worths


def screen(view: View) -> Screen:
    """What may be looked at now: the stock, the trick in progress, the last one until the next card, counts."""
    sides = shared.sides(view)
    return Screen(
        phase=view.phase,
        hand=shared.hand(view),
        trick=view.trick,
        last_trick=shared.cards_of_last(view),
        last_winner=shared.winner_of_last(view),
        seats=tuple(shared.seat_board(view, Seat(seat), sides[side_of(seat)].score, ()) for seat in range(SEATS)),
        piles=piles(view),
        facts=shared.facts(view),
        looked=view.looked,
        bids=view.bids,
        sides=sides,
        worth=worths(view),
        broken=view.broken,
        claim=view.claim,
        commitment=view.commitment,
        stock=view.stock,
        top=view.top,
        discarded=view.discarded,
    )


def piles(view: View) -> tuple[Pile, ...]:
    """The stock, the card seen on its top, and the viewer's own discards (SP-5.1)."""
    stock = (Pile("stock", view.stock),) if view.stock else ()
    top = (Pile("top", 1, (view.top,)),) if view.top is not None else ()
    thrown = (Pile("thrown", len(view.discarded), view.discarded),) if view.discarded else ()
    return (*stock, *top, *thrown)
