"""What everybody sees happen in a deal of two-handed Spades: for the log, the animation, the screen reader."""

from typing import assert_never

from pik.core.message import Happening
from pik.core.seat import Seat
from pik.games.spades.actions import Bid, Claim, DoubleNil, Look, Play, Shuffle, Vote
from pik.games.spades.narrate import bidding, claiming, happens, playing, voting
from pik.games.spades.two_handed.actions import Action, Keep, Pass
from pik.games.spades.two_handed.deal import step
from pik.games.spades.two_handed.state import Deal


def narrate(deal: Deal, seat: Seat, action: Action) -> tuple[Happening, ...]:
    """The happenings of an acceptable act: the act itself, then what follows from it."""
    match action:
        case Shuffle():
            return happens("lays-stock", deal.dealer)
        case Look():
            return happens("no-double-nil-bid", seat)
        case DoubleNil():
            return happens("bids-double-nil", seat)
        case Keep():
            return happens("keeps", seat)
        case Pass():
            return happens("throws", seat)
        case Bid():
            return bidding(seat, action)
        case Play():
            return playing(deal, step(deal, seat, action), seat, action)
        case Claim():
            return claiming(deal, seat, action)
        case Vote():
            return voting(deal, step(deal, seat, action), seat, action)
        case _:
            assert_never(action)
