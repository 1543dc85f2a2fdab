"""What a device may show of a deal of Spades for four now, drawn from a view alone."""

from pik.core.message import Message
from pik.core.seat import Seat
from pik.games.spades import screen as shared
from pik.games.spades.partners.seen import Screen, View
from pik.games.spades.partners.turns import SEATS
from pik.games.spades.state import side_of
from pik.games.spades.worth import worths


def screen(view: View) -> Screen:
    """What may be looked at now: the trick in progress, the last one until the next card, counts."""
    sides = shared.sides(view)
    return Screen(
        phase=view.phase,
        hand=shared.hand(view),
        trick=view.trick,
        last_trick=shared.cards_of_last(view),
        last_winner=shared.winner_of_last(view),
        seats=tuple(
            shared.seat_board(view, Seat(seat), sides[side_of(seat)].score, notes(view, Seat(seat)))
            for seat in range(SEATS)
        ),
        piles=(),
        facts=shared.facts(view),
        looked=view.looked,
        bids=view.bids,
        sides=sides,
        worth=worths(view),
        broken=view.broken,
        claim=view.claim,
        commitment=view.commitment,
        laid=view.laid,
        given=view.given,
        received=view.received,
    )


def notes(view: View, seat: Seat) -> tuple[Message, ...]:
    """Who has looked before bidding, and who has laid three cards (SP-2.3, SP-2.4)."""
    if view.phase == "bid" and view.bids[seat] is None:
        return (Message("note-looked" if view.looked[seat] else "note-unseen"),)
    return (Message("note-laid"),) if view.phase == "exchange" and view.laid[seat] else ()
