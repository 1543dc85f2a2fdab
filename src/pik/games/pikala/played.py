"""What a lesson says of a card to be played: what the rules ask for, and why the advised card is a good one."""

from pik.cards.card import NO_SUIT, SUITS, Card, card_of, index_of, suit_of
from pik.cards.cardset import mask_of, suit_mask
from pik.core.lesson import Remark
from pik.core.message import Message, Value
from pik.core.seat import Seat
from pik.games.pikala import rules
from pik.games.pikala.choices import playable
from pik.games.pikala.knowledge import knowledge
from pik.games.pikala.seen import View
from pik.games.pikala.turns import not_out
from pik.tricks.follow import beating, beats
from pik.tricks.trick import winning_card


def duty_of(view: View, seat: Seat) -> Remark:
    """What the rules ask of the card to be played now."""
    if not view.trick:
        return duty_on_lead(view, seat)
    hand, trump = mask_of(view.hand), trump_of(view)
    trick = tuple(index_of(each.card) for each in view.trick)
    led, best = suit_of(trick[0]), winning_card(trick, trump)
    if hand & suit_mask(led):
        return duty_in_suit(hand, led, best, trump)
    if hand & suit_mask(trump):
        return duty_to_trump(hand, led, best, trump)
    return Remark((Message("lesson-throw", {"suit": SUITS[led]}),), "PK-6.3")


def duty_on_lead(view: View, seat: Seat) -> Remark:
    """What may be led (PK-6.1, PK-6.2)."""
    legal = legal_cards(view, seat)
    if legal != mask_of(view.hand):
        return Remark((Message("lesson-lead-ace"),), "PK-6.2")
    if not view.tricks:
        return Remark((Message("lesson-lead"),), "PK-6.1")
    told = Message("lesson-lead-again", {"bonus": bonus_of_trick(view, seat), "score": view.scores[seat]})
    return Remark((told,), "PK-1.4")


def bonus_of_trick(view: View, seat: Seat) -> int:
    """What the trick just taken brought beside its 1: what was announced, with the first one (PK-5.2)."""
    call = next((each for each in view.calls if each.seat == seat), None)
    if call is None or view.taken[seat] != 1:
        return 0
    return rules.announcement_bonus(call.pikala, call.boys is not None)


def duty_in_suit(hand: int, led: int, best: int, trump: int) -> Remark:
    """What a player has to do who holds the led suit (PK-6.3, PK-6.4)."""
    suit: dict[str, Value] = {"suit": SUITS[led]}
    if suit_of(best) != led:
        return Remark((Message("lesson-follow-trumped", suit),), "PK-6.4")
    code = "lesson-follow-beat" if beating(hand & suit_mask(led), best, trump) else "lesson-follow"
    return Remark((Message(code, {**suit, "card": card_of(best)}),), "PK-6.4")


def duty_to_trump(hand: int, led: int, best: int, trump: int) -> Remark:
    """What a player has to do who is out of the led suit and holds trumps (PK-6.3, PK-6.4)."""
    suit: dict[str, Value] = {"suit": SUITS[led]}
    if suit_of(best) != trump:
        return Remark((Message("lesson-trump", suit),), "PK-6.3")
    code = "lesson-trump-over" if beating(hand & suit_mask(trump), best, trump) else "lesson-trump-under"
    return Remark((Message(code, {**suit, "card": card_of(best)}),), "PK-6.4")


def advice_on(view: View, seat: Seat, card: Card) -> Message:
    """Why a card is a good one, by what can be told of the others' cards."""
    return Message(reason(view, seat, index_of(card)), {"card": card})


def reason(view: View, seat: Seat, card: int) -> str:
    """The code of why a card is a good one."""
    trump = trump_of(view)
    legal = legal_cards(view, seat)
    if legal == 1 << card:
        return "lesson-only"
    trick = tuple(index_of(each.card) for each in view.trick)
    if trick and not beats(card, winning_card(trick, trump), trump):
        return "lesson-lose-weakest" if is_weakest(legal, card, trump) else "lesson-lose"
    later = seats_after(view)
    if not later:
        return "lesson-takes"
    known = knowledge(view)
    if not any(beating(known.may_hold(other), card, trump) for other in later):
        return "lesson-sure"
    if trick:
        return "lesson-beats"
    return "lesson-strongest" if is_weakest(legal, card, trump, strongest=True) else "lesson-keep"


def is_weakest(cards: int, card: int, trump: int, *, strongest: bool = False) -> bool:
    """Whether none of some cards is weaker (or stronger): plain ones by rank, then trumps by rank."""
    ranked = [strength(each, trump) for each in range(52) if cards >> each & 1]
    return strength(card, trump) == (max(ranked) if strongest else min(ranked))


def strength(card: int, trump: int) -> tuple[bool, int]:
    """How strong a card is by itself."""
    return suit_of(card) == trump, card % 13


def seats_after(view: View) -> tuple[Seat, ...]:
    """Who plays to the trick after the seat whose turn it is."""
    inside = not_out(view.seats, view.dealer, view.draws)
    first = inside.index(view.leader)
    return tuple(inside[(first + at) % len(inside)] for at in range(len(view.trick) + 1, len(inside)))


def legal_cards(view: View, seat: Seat) -> int:
    """The cards that may be played."""
    trick = tuple(index_of(each.card) for each in view.trick)
    led = any(each.cards[0].seat == seat for each in view.tricks)
    return playable(mask_of(view.hand), trick, trump_of(view), led_before=led)


def trump_of(view: View) -> int:
    """The trump suit."""
    return NO_SUIT if view.trump is None else SUITS.index(view.trump)
