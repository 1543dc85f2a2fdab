"""What each viewer was shown of a deal of Spades for four: the door through which everything leaves."""

from typing import assert_never

from pik.cards.cardset import cards_of, size_of
from pik.cards.commitment import commitment
from pik.core.seat import Seat
from pik.games.spades.actions import Bid, Claim, DoubleNil, Look, Play, Shuffle, Shuffled, Vote
from pik.games.spades.partners.actions import Action, Exchange, Laid, Seen
from pik.games.spades.partners.seen import View
from pik.games.spades.partners.state import Deal
from pik.games.spades.partners.turns import partner_of, phase_of
from pik.games.spades.view import open_hands, own_hand, placed, seen_tricks


def view(deal: Deal, seat: Seat | None) -> View:
    """All that a viewer was shown in this deal; None is anybody who has no seat."""
    given = 0 if seat is None else deal.given[seat]
    return View(
        seat=seat,
        dealer=deal.dealer,
        phase=phase_of(deal),
        scores=deal.scores,
        bags=deal.bags,
        house=deal.house,
        commitment=deal.commitment,
        counts=tuple(map(size_of, deal.hands)),
        hand=own_hand(deal, seat),
        looked=deal.looked,
        bids=deal.bids,
        leader=deal.leader,
        trick=placed(deal.seats, deal.leader, deal.trick),
        tricks=seen_tricks(deal),
        broken=deal.broken,
        taken=deal.taken,
        claim=deal.claim,
        claimants=deal.claimants,
        open=open_hands(deal),
        laid=tuple(cards != 0 for cards in deal.given),
        given=cards_of(given),
        received=cards_of(deal.given[partner_of(seat)]) if seat is not None and given else (),
    )


def redact(deal: Deal, seat: Seat, action: Action, viewer: Seat | None) -> Seen:
    """An act as a viewer sees it done: the order of the pack and what others lay stay hidden (SP-1.1, SP-2.4)."""
    match action:
        case Shuffle():
            return Shuffled(commitment(action))
        case Exchange():
            return action if viewer == seat else Laid()
        case Look() | DoubleNil() | Bid() | Play() | Claim() | Vote():
            return action
        case _:
            assert_never(action)
