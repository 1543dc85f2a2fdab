"""What each viewer was shown of a deal of two-handed Spades: the door through which everything leaves."""

from typing import assert_never

from pik.cards.card import Card, card_of
from pik.cards.cardset import cards_of, size_of
from pik.cards.commitment import commitment
from pik.core.seat import Seat
from pik.games.spades.actions import Bid, Claim, DoubleNil, Look, Play, Shuffle, Shuffled, Vote
from pik.games.spades.two_handed.actions import Action, Keep, Pass, Seen
from pik.games.spades.two_handed.seen import View
from pik.games.spades.two_handed.state import Deal
from pik.games.spades.two_handed.turns import drawer_of, phase_of
from pik.games.spades.view import open_hands, own_hand, placed, seen_tricks


def view(deal: Deal, seat: Seat | None) -> View:
    """All that a viewer was shown in this deal; None is anybody who has no seat."""
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
        stock=len(deal.stock),
        top=top(deal, seat),
        discarded=() if seat is None else cards_of(deal.discards[seat]),
        kept=deal.kept,
    )


def top(deal: Deal, seat: Seat | None) -> Card | None:
    """The top of the stock, for the player whose turn it is there (SP-5.1)."""
    return card_of(deal.stock[0]) if phase_of(deal) == "draw" and seat == drawer_of(deal) else None


def redact(deal: Deal, seat: Seat, action: Action, viewer: Seat | None) -> Seen:
    """An act as a viewer sees it done: the order of the stock stays hidden (SP-5.1)."""
    match action:
        case Shuffle():
            return Shuffled(commitment(action))
        case Look() | DoubleNil() | Keep() | Pass() | Bid() | Play() | Claim() | Vote():
            return action
        case _:
            assert_never(action)
