"""What a device may show of a Pikala deal now (PK-6.6), drawn from a view alone."""

from typing import Final

from msgspec import UNSET

from pik.cards.card import NO_SUIT, SUITS, Card, index_of
from pik.cards.cardset import mask_of
from pik.core.board import HandCard, Pile, SeatBoard
from pik.core.message import Message, Refusal
from pik.core.seat import Seat
from pik.games.pikala import rules
from pik.games.pikala.choices import card_refusal
from pik.games.pikala.seen import Screen, View
from pik.games.pikala.state import Call
from pik.games.pikala.turns import from_left, not_out

BOTH: Final = {"must-follow": "must-follow-beat", "must-trump": "must-trump-beat"}
"""What is said where a card of the right suit may be too low as well."""


def screen(view: View) -> Screen:
    """What may be looked at now: the trick in progress, the last one until the next lead, counts."""
    last = view.tricks[-1] if view.tricks and not view.trick else None
    return Screen(
        phase=view.phase,
        hand=hand(view),
        trick=view.trick,
        last_trick=last.cards if last else (),
        last_winner=last.winner if last else None,
        seats=tuple(seat_board(view, Seat(seat)) for seat in range(view.seats)),
        piles=piles(view),
        facts=(Message("trump", {"suit": view.trump}),) if view.trump else (),
        trump=view.trump,
        claim=view.claim,
        commitment=view.commitment,
    )


def hand(view: View) -> tuple[HandCard, ...]:
    """The viewer's cards; each playable, or with the reason why it is not."""
    if view.seat is None:
        return ()
    if view.phase != "play" or player(view) != view.seat:
        return tuple(HandCard(card, playable=False, why=why_later(view, view.seat)) for card in view.hand)
    cards, trick = mask_of(view.hand), tuple(index_of(each.card) for each in view.trick)
    trump = SUITS.index(view.trump) if view.trump else NO_SUIT
    led = any(each.cards[0].seat == view.seat for each in view.tricks)
    whys = shared(tuple(card_refusal(cards, trick, trump, card, led_before=led) for card in view.hand))
    return tuple(HandCard(card, why is None, why) for card, why in zip(view.hand, whys, strict=True))


def shared(refusals: tuple[Refusal | None, ...]) -> tuple[Message | None, ...]:
    """Why cards may not be played: where the suit alone is not enough, suit and beating in one sentence (PK-6.4).

    One sentence is shown for all of them, so it has to be true of each.
    """
    beat = next((no for no in refusals if no is not None and no.code == "must-beat"), None)
    whys = tuple(None if no is None else no.message for no in refusals)
    if beat is None:
        return whys
    both = next((BOTH[why.code] for why in whys if why is not None and why.code in BOTH), None)
    return whys if both is None else tuple(why and Message(both, beat.message.data) for why in whys)


def why_later(view: View, seat: Seat) -> Message:
    """Why no card of a viewer is to be played now; while cards are drawn, why none may be put away (PK-3.2)."""
    score = view.scores[seat]
    if view.phase == "draw" and not rules.may_draw(score):
        return Message("may-not-draw", {"score": score})
    return Message("wait-turn" if view.phase in {"play", "claim"} else "not-playing-yet")


def player(view: View) -> Seat:
    """Whose card is awaited while tricks are played."""
    inside = not_out(view.seats, view.dealer, view.draws)
    return inside[(inside.index(view.leader) + len(view.trick)) % len(inside)]


def seat_board(view: View, seat: Seat) -> SeatBoard:
    """What lies at a seat for everybody to see."""
    return SeatBoard(
        seat=seat,
        score=view.scores[seat],
        cards=view.counts[seat],
        tricks=view.taken[seat],
        dealer=seat == view.dealer,
        notes=(
            *draw_notes(view, seat),
            *call_notes(view, seat),
            *talk_notes(view, seat),
            *breach_notes(view, seat),
        ),
        shown=next((each.cards for each in view.open if each.seat == seat), tried_now(view, seat)),
    )


def draw_notes(view: View, seat: Seat) -> tuple[Message, ...]:
    """How many cards a seat drew (PK-3.1: what is said stands)."""
    at = from_left(view.seats, view.dealer).index(seat)
    if at >= len(view.draws):
        return asking_note(view) if at == len(view.draws) and view.phase == "serve" else ()
    match view.draws[at]:
        case -1:
            return (Message("note-out"),)
        case 0:
            return (Message("note-on-own"),)
        case count:
            return (Message("note-drew", {"count": count}),)


def asking_note(view: View) -> tuple[Message, ...]:
    """How many cards who is to draw has asked for at a live table (PK-8.2)."""
    return () if view.live is UNSET else (Message("note-asks", {"count": view.live.asked}),)


def breach_notes(view: View, seat: Seat) -> tuple[Message, ...]:
    """How many big hooligankas a seat has had for its cards in this deal (PK-8.1)."""
    count = 0 if view.live is UNSET else sum(each.seat == seat for each in view.live.tried)
    return (Message("note-hooliganka", {"count": count}),) if count else ()


def tried_now(view: View, seat: Seat) -> tuple[Card, ...]:
    """The unlawful cards that a seat has shown in its present turn (PK-8.1)."""
    if view.live is UNSET or view.phase != "play" or player(view) != seat:
        return ()
    return tuple(each.card for each in view.live.tried if (each.seat, each.number) == (seat, len(view.tricks)))


def call_notes(view: View, seat: Seat) -> tuple[Message, ...]:
    """What a seat declared (PK-4.2)."""
    call = next((each for each in view.calls if each.seat == seat), None)
    return () if call is None else tuple(Message(code) for code in call_codes(call))


def call_codes(call: Call) -> tuple[str, ...]:
    """The names of what was declared."""
    if call.rams:
        return ("note-rams",)
    said = (("note-pikala",) if call.pikala else ()) + ((f"note-{call.boys}",) if call.boys else ())
    return said or ("note-nothing",)


def talk_notes(view: View, seat: Seat) -> tuple[Message, ...]:
    """What a seat said of the tricks left (PK-7)."""
    none = (Message("note-none-mine"),) if seat in view.none_mine else ()
    if view.claim is None:
        return none
    if seat == view.claim.seat:
        return (*none, Message("note-claims"))
    return (*none, Message("note-agreed")) if seat in view.claim.agreed else none


def piles(view: View) -> tuple[Pile, ...]:
    """The pack and the turn-up while they are on the table (PK-3.7)."""
    stock = (Pile("stock", view.stock),) if view.stock else ()
    if view.turned is None or not view.turn_up:
        return stock
    return (*stock, Pile("turn-up", 1, (view.turned,)))
