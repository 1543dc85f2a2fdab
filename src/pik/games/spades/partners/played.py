"""What a lesson of Spades says of a card to be played: what the rules ask for, and what the advised card does."""

from typing import Final

from pik.cards.card import SPADES, SUITS, Card, index_of, suit_of
from pik.cards.cardset import higher_in_suit, mask_of, mask_of_indices, suit_mask
from pik.core.lesson import Remark
from pik.core.message import Message
from pik.core.seat import Seat
from pik.games.spades.partners.seen import View
from pik.games.spades.partners.turns import SEATS, partner_of
from pik.games.spades.play import playable
from pik.games.spades.state import DOUBLE_NIL
from pik.tricks.follow import beats
from pik.tricks.trick import winning_card

PACK: Final = mask_of_indices(range(52))


def duty_of(view: View, seat: Seat) -> Remark:
    """What the rules ask of the card to be played now (SP-3.1, SP-3.2)."""
    hand = mask_of(view.hand)
    if not view.trick:
        return duty_on_lead(view, hand)
    led = suit_of(index_of(view.trick[0].card))
    suit = SUITS[led]
    if hand & suit_mask(led):
        return Remark((Message("lesson-follow", {"suit": suit}),), "SP-3.1")
    code = "lesson-void" if led != SPADES and hand & suit_mask(SPADES) else "lesson-throw"
    return Remark((Message(code, {"suit": suit}),), "SP-3.1")


def duty_on_lead(view: View, hand: int) -> Remark:
    """What may be led (SP-3.2); who leads after the first trick has taken the one before."""
    won = (Message("lesson-won"),) if view.tricks else ()
    if playable(hand, (), broken=view.broken) != hand:
        return Remark((*won, Message("lesson-lead-unbroken")), "SP-3.2")
    return Remark((*won, Message("lesson-lead")), "SP-3.1")


def advice_on(view: View, seat: Seat, card: Card) -> Message:
    """What a card does, by what can be told of the others' cards."""
    return Message(effect(view, seat, index_of(card)), {"card": card})


def effect(view: View, seat: Seat, card: int) -> str:
    """The code of what a card does."""
    trick = tuple(index_of(each.card) for each in view.trick)
    legal = playable(mask_of(view.hand), trick, broken=view.broken)
    if legal == 1 << card:
        return "lesson-only"
    nil = view.bids[seat] in {0, DOUBLE_NIL}
    if trick and not beats(card, winning_card(trick, SPADES), SPADES):
        return "lesson-nil-under" if nil else under(view, seat, trick)
    if len(trick) == SEATS - 1:
        return "lesson-takes"
    if is_sure(view, card):
        return "lesson-sure"
    if trick:
        return "lesson-beats"
    return "lesson-lead-nil" if nil else lead(view, card)


def under(view: View, seat: Seat, trick: tuple[int, ...]) -> str:
    """The code of a card that does not take: the trick is the partner's, or so far, or an opponent's."""
    taking = view.trick[trick.index(winning_card(trick, SPADES))].seat
    if taking != partner_of(seat):
        return "lesson-under"
    return "lesson-partners" if len(trick) == SEATS - 1 else "lesson-partners-so-far"


def lead(view: View, card: int) -> str:
    """The code of a lead that may be beaten: by spades alone, or by a higher card too."""
    return "lesson-lead-high" if not higher_in_suit(card) & unseen(view) else "lesson-lead-low"


def is_sure(view: View, card: int) -> bool:
    """Whether no card that is still unseen beats a card: no higher one of its suit, and no spade on a plain card."""
    above = higher_in_suit(card) if suit_of(card) == SPADES else higher_in_suit(card) | suit_mask(SPADES)
    return not above & unseen(view)


def unseen(view: View) -> int:
    """The cards that the viewer has not seen; those that lie open in others' hands count as unseen."""
    tricks = (*(trick.cards for trick in view.tricks), view.trick)
    shown = mask_of_indices(index_of(each.card) for cards in tricks for each in cards)
    return PACK & ~mask_of(view.hand) & ~shown
