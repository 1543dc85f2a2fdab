"""How tricks, claims and votes change a deal of either Spades game, and which cards may be played."""

from typing import TypeVar

from msgspec.structs import replace

from pik.cards.card import SPADES, SUITS, Card, index_of, suit_of
from pik.cards.cardset import cards_of, has
from pik.core.lazy import Choices, Listed
from pik.core.message import Refusal
from pik.core.seat import Seat, put
from pik.games.spades import rules
from pik.games.spades.actions import Claim, Play, Vote
from pik.games.spades.state import Claimed, Deal, Trick
from pik.games.spades.turns import voters_of
from pik.tricks.trick import winning_card

AnyDeal = TypeVar("AnyDeal", bound=Deal)

VOTES = Listed((Vote(accept=True), Vote(accept=False)))


def playable(hand: int, trick: tuple[int, ...], *, broken: bool) -> int:
    """The cards of a hand that may be played to a trick in progress; empty: to be led (SP-3.1, SP-3.2)."""
    return rules.follow_cards(hand, suit_of(trick[0])) if trick else rules.lead_cards(hand, broken)


def plays(deal: Deal, seat: Seat) -> Listed[Play]:
    """The cards that a seat may play."""
    cards = playable(deal.hands[seat], deal.trick, broken=deal.broken)
    return Listed(tuple(Play(card) for card in cards_of(cards)))


def card_refusal(hand: int, trick: tuple[int, ...], card: Card, *, broken: bool) -> Refusal | None:
    """Why a card of one's hand may not be played now (SP-3.1, SP-3.2); None when it may."""
    index = index_of(card)
    if not has(hand, index):
        return Refusal("not-in-hand", card=card)
    if has(playable(hand, trick, broken=broken), index):
        return None
    return Refusal("must-follow", suit=SUITS[suit_of(trick[0])]) if trick else Refusal("not-broken")


def claims(deal: Deal, seat: Seat) -> Choices[Claim]:
    """The claim that a seat may make between tricks, once a trick (SP-7.1)."""
    return Listed() if deal.trick or seat in deal.claimants else Listed((Claim(),))


def played(deal: AnyDeal, seat: Seat, card: Card) -> AnyDeal:
    """A card joins the trick; a full trick goes to its winner (SP-3.1), and spades may be broken (SP-3.2)."""
    index = index_of(card)
    trick = (*deal.trick, index)
    hands = put(deal.hands, seat, deal.hands[seat] & ~(1 << index))
    broken = deal.broken or rules.breaks(index)
    if len(trick) < deal.seats:
        return replace(deal, hands=hands, trick=trick, broken=broken, claimants=())
    winner = Seat((deal.leader + trick.index(winning_card(trick, SPADES))) % deal.seats)
    return replace(
        deal,
        hands=hands,
        trick=(),
        tricks=(*deal.tricks, Trick(deal.leader, trick, winner)),
        leader=winner,
        broken=broken,
        taken=put(deal.taken, winner, deal.taken[winner] + 1),
    )


def claimed(deal: AnyDeal, seat: Seat) -> AnyDeal:
    """The claimant's cards are shown and play stops (SP-7.1)."""
    shown = deal.shown if seat in deal.shown else (*deal.shown, seat)
    return replace(deal, claim=Claimed(seat), claimants=(*deal.claimants, seat), shown=shown)


def voted(deal: AnyDeal, seat: Seat, *, accept: bool) -> AnyDeal:
    """One "play on" refuses; when all agree, the tricks left are the claimant's (SP-7.1)."""
    claim = deal.claim
    if claim is None or not accept:
        return replace(deal, claim=None)
    after = replace(deal, claim=replace(claim, agreed=(*claim.agreed, seat)))
    if voters_of(after):
        return after
    left = rules.HAND_SIZE - sum(deal.taken)
    return replace(after, claim=None, taken=put(deal.taken, claim.seat, deal.taken[claim.seat] + left))
