"""What a device may show of a deal of piquet now (PQ-5.7), drawn from a view alone."""

from collections.abc import Iterator

from msgspec import UNSET

from pik.cards.card import NO_CARD, Card, index_of
from pik.cards.cardset import mask_of
from pik.core.board import HandCard, Pile, SeatBoard
from pik.core.message import Message, Refusal
from pik.core.seat import Seat
from pik.games.piquet.actions import Call
from pik.games.piquet.choices import card_refusal
from pik.games.piquet.rules import NORMAN, PACK_SIZE
from pik.games.piquet.running import elder, parts, to_pique
from pik.games.piquet.seen import Screen, View
from pik.games.piquet.strips import holdings, strips
from pik.games.piquet.turns import exchangers


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
        facts=tuple(facts(view)),
        cuts=view.cuts,
        calls=view.calls,
        verdicts=view.verdicts,
        combos=view.combos,
        discarded=view.discarded,
        clean=view.clean,
        repique=view.repique,
        pique=view.pique,
        announced=view.announced,
        back=view.back,
        claim=view.claim,
        commitment=view.commitment,
        whites=view.whites,
        reach=reach(view),
        strips=strips(view),
        holdings=holdings(view),
        parts=parts(view),
        to_pique=to_pique(view),
        elder=elder(view),
    )


def hand(view: View) -> tuple[HandCard, ...]:
    """The viewer's cards; each playable, or with the reason why it is not."""
    if view.phase != "play" or (view.leader + len(view.trick)) % view.seats != view.seat:
        why = Message("wait-turn" if view.phase in {"play", "claim"} else "not-playing-yet")
        return tuple(HandCard(card, playable=False, why=why) for card in view.hand)
    cards = mask_of(view.hand)
    led = index_of(view.trick[0].card) if view.trick else NO_CARD
    back = NO_CARD if view.back is None else index_of(view.back)
    return tuple(hand_card(card, card_refusal(cards, led, back, card)) for card in view.hand)


def hand_card(card: Card, no: Refusal | None) -> HandCard:
    """A card on the viewer's turn: playable, or why it is not."""
    return HandCard(card, no is None, no.message if no else None)


def seat_board(view: View, seat: Seat) -> SeatBoard:
    """What lies at a seat for everybody to see."""
    dealt = bool(view.cards)
    return SeatBoard(
        seat=seat,
        score=view.counts[seat] if dealt else 0,
        cards=view.cards[seat] if dealt else 0,
        tricks=view.taken[seat] if dealt else 0,
        dealer=seat == view.dealer,
        notes=tuple(notes(view, seat)),
        shown=next((each.cards for each in view.open if each.seat == seat), ()),
    )


def notes(view: View, seat: Seat) -> Iterator[Message]:
    """What a seat did and said that still matters."""
    if view.phase in {"spread", "cut", "shuffle"}:
        yield from (Message("note-cut", {"card": turned.card}) for turned in view.cuts if turned.seat == seat)
        return
    if any(each.seat == seat for each in view.whites):
        yield Message("note-white")
    yield from exchange_note(view, seat)
    if seat in view.looked:
        yield Message("note-looked")
    yield from live_notes(view, seat)
    yield from (call_note(call) for call in view.calls if call.seat == seat)
    yield from marks(view, seat)
    if view.claim is not None and seat == view.claim.seat:
        yield Message("note-claims")
    elif view.claim is not None and seat in view.claim.agreed:
        yield Message("note-agreed")


def live_notes(view: View, seat: Seat) -> Iterator[Message]:
    """Why a seat plays in silence, and what it has put right (PQ-6.1, PQ-6.2)."""
    if view.live is UNSET:
        return
    if view.live.over[seat]:
        yield Message("note-over", {"count": view.live.over[seat]})
    for wrong in view.live.wrong:
        if wrong.seat == seat:
            yield Message("note-righted" if wrong.righted else "note-false", {"category": wrong.category})


def exchange_note(view: View, seat: Seat) -> Iterator[Message]:
    """How many cards a seat took (PQ-2.2, PQ-2.3)."""
    if view.dealer is None:
        return
    for who, count in zip(exchangers(view.seats, view.dealer), view.exchanged, strict=False):
        if who == seat:
            yield Message("note-exchanged", {"count": count}) if count else Message("note-refused")


def call_note(call: Call) -> Message:
    """What was said in a category, in short (PQ-3.1)."""
    answer = call.second or call.answer
    if answer is not None:
        return Message(f"note-{answer}", {"category": call.category})
    if not call.size:
        return Message("note-silent", {"category": call.category})
    if call.pips is not None:
        return Message("note-point-pips", {"count": call.size, "pips": call.pips})
    if call.rank is not None:
        return Message(f"note-{call.category}-rank", {"count": call.size, "rank": call.rank})
    return Message(f"note-{call.category}", {"count": call.size})


def marks(view: View, seat: Seat) -> Iterator[Message]:
    """The great moments of a deal at a seat."""
    if seat in view.clean:
        yield Message("note-clean")
    if seat == view.repique:
        yield Message("note-repique")
    if seat == view.pique:
        yield Message("note-pique")
    if seat in view.announced:
        yield Message("note-open-capot")


def facts(view: View) -> Iterator[Message]:
    """Whose declarations count, a category each."""
    for verdict in view.verdicts:
        if verdict.seat is not None:
            yield Message("fact-good", {"category": verdict.category, "seat": verdict.seat})
        else:
            yield Message("fact-equal" if verdict.equal else "fact-none", {"category": verdict.category})


def piles(view: View) -> tuple[Pile, ...]:
    """The spread pack, then the parts of the talon, then what nobody took."""
    if view.phase == "cut":
        return (Pile("spread", PACK_SIZE - len(view.cuts)),)
    parts = (("talon-five", view.five), ("talon-three", view.three))
    found = tuple(Pile(code, count) for code, count in parts if count)
    return (*found, Pile("talon-left", view.left, view.leftover)) if view.left else found


def reach(view: View) -> tuple[int, ...]:
    """Of each pile that is shown, how many cards whoever exchanges may take (PQ-2.2, PQ-2.3, PQ-8.1)."""
    if view.phase != "exchange":
        return ()
    if view.seats == NORMAN:
        return (view.three,)
    if not view.exchanged:
        return (view.five, 0)
    took = view.exchanged[0] > 0
    return (view.five * took, view.three) if view.five else (view.three,)
