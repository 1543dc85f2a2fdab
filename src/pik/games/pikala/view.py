"""What each viewer was shown of a Pikala deal: the door through which everything leaves for bots and devices."""

from typing import assert_never

from msgspec import UNSET, UnsetType

from pik.cards.card import NO_CARD, NO_SUIT, SUITS, Card, Suit, card_of
from pik.cards.cardset import cards_of, size_of
from pik.cards.commitment import commitment
from pik.core.board import Placed
from pik.core.seat import Seat
from pik.games.pikala.actions import (
    Action,
    Announce,
    Claim,
    Cut,
    Draw,
    Drawn,
    NoneMine,
    Play,
    Rams,
    Seen,
    Serve,
    Shuffle,
    Shuffled,
    SitOut,
    Vote,
)
from pik.games.pikala.seen import OpenHand, SeenLive, SeenTrick, SeenTried, View
from pik.games.pikala.state import Deal
from pik.games.pikala.turns import drawer_of, is_asking, phase_of, seats_in


def view(deal: Deal, seat: Seat | None) -> View:
    """All that a viewer was shown in this deal; None is anybody who has no seat."""
    return View(
        seat=seat,
        seats=deal.seats,
        dealer=deal.dealer,
        phase=phase_of(deal),
        scores=deal.scores,
        start=deal.start,
        commitment=deal.commitment,
        jacks=tuple(card_of(card) for card in deal.jacks),
        turned=known(deal.turned),
        turn_up=deal.turn_up != NO_CARD,
        trump=suit_name(deal.trump),
        stock=len(deal.pack),
        counts=tuple(map(size_of, deal.hands)),
        hand=() if seat is None else cards_of(deal.hands[seat]),
        discarded=() if seat is None else cards_of(deal.discards[seat]),
        draws=deal.draws,
        calls=deal.calls,
        leader=deal.leader,
        trick=placed(deal, deal.leader, deal.trick),
        tricks=tuple(SeenTrick(placed(deal, trick.leader, trick.cards), trick.winner) for trick in deal.tricks),
        taken=deal.taken,
        claim=deal.claim,
        claimants=deal.claimants,
        open=tuple(OpenHand(owner, cards_of(deal.hands[owner])) for owner in deal.shown),
        none_mine=deal.none_mine,
        end=deal.end,
        winner=deal.winner,
        live=seen_live(deal),
    )


def seen_live(deal: Deal) -> SeenLive | UnsetType:
    """What a live table shows besides: how many cards were put away for a draw, and the unlawful cards (PK-8)."""
    if deal.live is UNSET:
        return UNSET
    asked = size_of(deal.discards[drawer_of(deal)]) if is_asking(deal) else 0
    return SeenLive(
        asked, tuple(SeenTried(each.number, each.seat, card_of(each.card), each.code) for each in deal.live.tried)
    )


def redact(deal: Deal, seat: Seat, action: Action, viewer: Seat | None) -> Seen:
    """An act as a viewer sees it done: orders of the pack and others' discards stay hidden (PK-2.2, PK-3.1)."""
    match action:
        case Shuffle():
            return Shuffled(commitment(action))
        case Draw():
            return action if viewer == seat else Drawn(len(action.discards))
        case Cut() | Serve() | SitOut() | Announce() | Rams() | Play() | NoneMine() | Claim() | Vote():
            return action
        case _:
            assert_never(action)


def known(card: int) -> Card | None:
    """A card's code, None where there is no card."""
    return None if card == NO_CARD else card_of(card)


def suit_name(suit: int) -> Suit | None:
    """A suit's letter, None where there is no suit."""
    return None if suit == NO_SUIT else SUITS[suit]


def placed(deal: Deal, leader: Seat, cards: tuple[int, ...]) -> tuple[Placed, ...]:
    """Cards with the seats that played them, from the leader on."""
    if not cards:
        return ()
    inside = seats_in(deal)
    first = inside.index(leader)
    return tuple(Placed(inside[(first + at) % len(inside)], card_of(card)) for at, card in enumerate(cards))
