"""What a device may show of a deal of either Spades game now (SP-3.3), drawn from a view alone."""

from pik.cards.card import Card, index_of
from pik.cards.cardset import mask_of
from pik.core.board import HandCard, Placed, SeatBoard
from pik.core.message import Message, Refusal
from pik.core.seat import Seat
from pik.games.spades import scoring
from pik.games.spades.play import card_refusal
from pik.games.spades.seen import SeenTrick, SideBoard, View
from pik.games.spades.state import DOUBLE_NIL, SIDES, side_of
from pik.games.spades.tally import tally


def last_trick(view: View) -> SeenTrick | None:
    """The last trick, until the next card is played (SP-3.3)."""
    return view.tricks[-1] if view.tricks and not view.trick else None


def cards_of_last(view: View) -> tuple[Placed, ...]:
    """The cards of the last trick."""
    last = last_trick(view)
    return last.cards if last else ()


def winner_of_last(view: View) -> Seat | None:
    """Who took the last trick."""
    last = last_trick(view)
    return last.winner if last else None


def hand(view: View) -> tuple[HandCard, ...]:
    """The viewer's cards; each playable, or with the reason why it is not."""
    if view.seat is None:
        return ()
    if view.phase != "play" or (view.leader + len(view.trick)) % len(view.counts) != view.seat:
        why = Message("wait-turn" if view.phase in {"play", "claim"} else "not-playing-yet")
        return tuple(HandCard(card, playable=False, why=why) for card in view.hand)
    cards, trick = mask_of(view.hand), tuple(index_of(each.card) for each in view.trick)
    return tuple(hand_card(card, card_refusal(cards, trick, card, broken=view.broken)) for card in view.hand)


def hand_card(card: Card, no: Refusal | None) -> HandCard:
    """A card on the viewer's turn: playable, or why it is not."""
    return HandCard(card, no is None, no.message if no else None)


def sides(view: View) -> tuple[SideBoard, ...]:
    """Both sides; once all tricks are taken, with what the deal has brought."""
    scores, bags = standing(view)
    return tuple(side_board(view, side, scores[side], bags[side]) for side in range(SIDES))


def standing(view: View) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The scores and bags of the sides: before the deal, or after it when it is over."""
    if view.phase != "over":
        return view.scores, view.bags
    after = tally(view.house, view.scores, view.bags, view.bids, view.taken)
    return after.scores, after.bags


def side_board(view: View, side: int, score: int, bags: int) -> SideBoard:
    """A side for everybody to see."""
    seats = tuple(Seat(seat) for seat in range(len(view.bids)) if side_of(seat) == side)
    result = scoring.result_of(view.bids, view.taken, side)
    missing = any(view.bids[seat] is None for seat in seats)
    return SideBoard(seats, score, bags, None if missing else result.contract, result.won, result.bags)


def facts(view: View) -> tuple[Message, ...]:
    """For a plain table: each side's contract, tricks and bags, and whether spades are broken (SP-3.2)."""
    if view.phase not in {"exchange", "play", "claim", "over"}:
        return ()
    broken = (Message("spades-broken"),) if view.broken else ()
    return (*map(side_fact, sides(view)), *broken)


def side_fact(side: SideBoard) -> Message:
    """What a side has bid, won and gathered."""
    contract = side.contract or 0
    if len(side.seats) == 1:
        return Message("seat-stands", {"seat": side.seats[0], "contract": contract, "won": side.won, "bags": side.bags})
    one, other = side.seats
    return Message(
        "side-stands",
        {"seat": one, "seat_partner": other, "contract": contract, "won": side.won, "bags": side.bags},
    )


def seat_board(view: View, seat: Seat, score: int, notes: tuple[Message, ...]) -> SeatBoard:
    """What lies at a seat for everybody to see; `notes` are the game's own."""
    return SeatBoard(
        seat=seat,
        score=score,
        cards=view.counts[seat],
        tricks=view.taken[seat],
        dealer=seat == view.dealer,
        notes=(*bid_notes(view, seat), *notes, *claim_notes(view, seat)),
        shown=next((each.cards for each in view.open if each.seat == seat), ()),
    )


def bid_notes(view: View, seat: Seat) -> tuple[Message, ...]:
    """What a seat has bid (SP-2.1 to SP-2.3)."""
    match view.bids[seat]:
        case None:
            return ()
        case 0:
            return (Message("note-nil"),)
        case bid if bid == DOUBLE_NIL:
            return (Message("note-double-nil"),)
        case number:
            return (Message("note-bid", {"number": number}),)


def claim_notes(view: View, seat: Seat) -> tuple[Message, ...]:
    """What a seat says to a claim (SP-7.1)."""
    if view.claim is None:
        return ()
    if seat == view.claim.seat:
        return (Message("note-claims"),)
    return (Message("note-agreed"),) if seat in view.claim.agreed else ()
