"""What each viewer was shown of a deal of piquet: the door through which everything leaves for bots and devices."""

from functools import lru_cache
from typing import assert_never

from pik.cards.card import CARDS, NO_CARD, card_of
from pik.cards.cardset import cards_of, size_of
from pik.cards.commitment import commitment
from pik.core.board import Placed
from pik.core.seat import Seat
from pik.games.piquet.actions import (
    CATEGORIES,
    Action,
    Claim,
    Combos,
    Cut,
    Declare,
    Exchange,
    Exchanged,
    Look,
    Play,
    PutRight,
    Seen,
    Shuffle,
    Shuffled,
    Spoken,
    Spread,
    SpreadOut,
    TakeBack,
    Vote,
)
from pik.games.piquet.counting import points_of
from pik.games.piquet.deal import step
from pik.games.piquet.seen import OpenHand, SeenTrick, SeenTurn, View
from pik.games.piquet.state import Deal, Held, Trick, Turned
from pik.games.piquet.turns import category_of, phase_of


def view(deal: Deal, seat: Seat | None) -> View:
    """All that a viewer was shown in this deal; None is anybody who has no seat."""
    mine = seat is not None and bool(deal.hands)
    return View(
        seat=seat,
        seats=deal.seats,
        deal_by=deal.deal_by,
        dealer=deal.dealer,
        phase=phase_of(deal),
        commitment=deal.commitment,
        cutters=deal.cutters,
        cuts=seen_turns(deal.cuts),
        earlier=seen_turns(deal.earlier),
        cards=tuple(map(size_of, deal.hands)),
        hand=cards_of(deal.hands[seat]) if mine and seat is not None else (),
        discarded=cards_of(deal.discards[seat]) if mine and seat is not None else (),
        five=len(deal.five),
        three=len(deal.three),
        left=size_of(deal.left),
        leftover=cards_of(deal.left) if seat in deal.looked else (),
        looked=deal.looked,
        exchanged=deal.exchanged,
        whites=opened(deal.whites),
        calls=deal.calls,
        verdicts=deal.verdicts,
        combos=combos_shown(deal, seat),
        clean=deal.clean,
        repique=deal.repique,
        pique=deal.pique,
        counts=deal.counts,
        played=deal.played,
        announced=deal.announced,
        leader=deal.leader,
        trick=placed(deal.seats, deal.leader, deal.trick),
        tricks=tuple(seen_trick(deal.seats, trick) for trick in deal.tricks),
        taken=deal.taken,
        back=None if deal.back == NO_CARD else card_of(deal.back),
        backs=deal.backs,
        open=opened(deal.open),
        claim=deal.claim,
        claimants=deal.claimants,
        live=deal.live,
    )


def seen_turns(cuts: tuple[Turned, ...]) -> tuple[SeenTurn, ...]:
    """Cards turned in a cut."""
    return tuple(SeenTurn(turned.seat, turned.at, card_of(turned.card)) for turned in cuts)


def opened(masks: tuple[int, ...]) -> tuple[OpenHand, ...]:
    """Cards of each seat that are known to all, where there are any."""
    return tuple(OpenHand(Seat(seat), cards_of(cards)) for seat, cards in enumerate(masks) if cards)


def combos_shown(deal: Deal, seat: Seat | None) -> tuple[Combos, ...]:
    """The declarations that a viewer knows card by card: its own, and all that count once all have spoken (PQ-3.5)."""
    through = len(deal.verdicts) == len(CATEGORIES)
    return tuple(combos_of(held) for held in deal.held if through or held.seat == seat)


@lru_cache(maxsize=1024)
def combos_of(held: Held) -> Combos:
    """A declaration with its cards and what it brings."""
    return Combos(held.seat, held.category, tuple(map(cards_of, held.sets)), points_of(held))


@lru_cache(maxsize=1024)
def seen_trick(seats: int, trick: Trick) -> SeenTrick:
    """A finished trick as it was seen."""
    return SeenTrick(placed(seats, trick.leader, trick.cards), trick.winner)


def placed(seats: int, leader: Seat, cards: tuple[int, ...]) -> tuple[Placed, ...]:
    """Cards with the seats that played them, from the leader on."""
    return tuple(Placed(Seat((leader + at) % seats), CARDS[card]) for at, card in enumerate(cards))


def redact(deal: Deal, seat: Seat, action: Action, viewer: Seat | None) -> Seen:
    """An act as a viewer sees it done.

    Orders of the pack and others' discards stay hidden (PQ-2.4); of a declaration everybody, its player too, gets
    what has been said (PQ-3.1).
    """
    match action:
        case Spread():
            return SpreadOut(commitment(action))
        case Shuffle():
            return Shuffled(commitment(action))
        case Exchange():
            return action if viewer == seat else Exchanged(action.taken, action.taken - len(action.discards))
        case Declare():
            return said(deal, step(deal, seat, action), capot=action.capot)
        case Cut() | Look() | PutRight() | Play() | TakeBack() | Claim() | Vote():
            return action
        case _:
            assert_never(action)


def said(deal: Deal, after: Deal, *, capot: bool) -> Spoken:
    """All that has been said in a category after an act of declaring, and in the end what counts (PQ-3.1, PQ-3.5)."""
    category = category_of(deal)
    calls = tuple(call for call in after.calls if call.category == category)
    return Spoken(category, calls, combos_shown(after, None), capot)
