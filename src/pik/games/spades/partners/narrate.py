"""What everybody sees happen in a deal of Spades for four: for the log, the animation, the screen reader."""

from typing import assert_never

from pik.core.message import Happening
from pik.core.seat import Seat
from pik.games.spades.actions import Bid, Claim, DoubleNil, Look, Play, Shuffle, Vote
from pik.games.spades.narrate import bidding, claiming, happens, playing, voting
from pik.games.spades.partners.actions import Action, Exchange
from pik.games.spades.partners.deal import step
from pik.games.spades.partners.state import Deal
from pik.games.spades.partners.turns import partner_of


def narrate(deal: Deal, seat: Seat, action: Action) -> tuple[Happening, ...]:
    """The happenings of an acceptable act: the act itself, then what follows from it."""
    match action:
        case Shuffle():
            return happens("deals", deal.dealer)
        case Look():
            return happens("looks", seat)
        case DoubleNil():
            return happens("bids-double-nil", seat)
        case Bid():
            return bidding(seat, action)
        case Exchange():
            return exchanging(deal, seat)
        case Play():
            return playing(deal, step(deal, seat, action), seat, action)
        case Claim():
            return claiming(deal, seat, action)
        case Vote():
            return voting(deal, step(deal, seat, action), seat, action)
        case _:
            assert_never(action)


def exchanging(deal: Deal, seat: Seat) -> tuple[Happening, ...]:
    """Three cards lie face down; when the partner's lie there too, both pick up (SP-2.4)."""
    partner = partner_of(seat)
    lays = happens("lays-three", seat)
    return (*lays, *happens("exchanged", seat, seat_partner=partner)) if deal.given[partner] else lays
