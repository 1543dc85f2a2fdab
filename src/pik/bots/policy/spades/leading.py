"""Rules of thumb for the card to lead."""

from pik.bots.policy.spades.aims import Aim, wants
from pik.bots.policy.spades.position import ABOVE, BELOW, PLAIN, SPADES, SUITS, Position
from pik.bots.policy.spades.ranking import harmless, lowest
from pik.cards.cardset import indices_of


def lead(position: Position, seat: int, cards: int, what: Aim) -> int:
    """The card of those that may be led that serves what the seat is after."""
    match what:
        case "nil" | "duck":
            return harmless(position, seat, cards)
        case "cover":
            return shelter(position, seat, cards)
        case "break":
            return probe(position, seat, cards)
        case "take":
            return attack(position, seat, cards)


def attack(position: Position, seat: int, cards: int) -> int:
    """Cash masters that nobody is known to trump, then draw trumps from a long suit, then a low card of a weak suit."""
    sure = [card for card in indices_of(cards) if stands_up(position, seat, card)]
    if sure:
        return max(sure, key=lambda card: (card >= PLAIN, -length(position, seat, card), card))
    return quiet(position, seat, cards)


def stands_up(position: Position, seat: int, card: int) -> bool:
    """Whether a card is the highest left and no opponent is known to be out of its suit with a spade perhaps."""
    out = position.out(seat)
    if out & ABOVE[card]:
        return False
    if card < PLAIN:
        return True
    suit = SUITS[card // 13]
    for other in range(1 - (seat & 1), position.seats, 2):
        may = out & ~position.barred[other]
        if not may & suit and may & SPADES:
            return False
    return True


def quiet(position: Position, seat: int, cards: int) -> int:
    """A low card: from a short suit while there are spades to trump with, else from the longest; honors stay behind."""
    hand = position.hands[seat]
    plain = cards & ~SPADES or cards
    ruffing = (hand & SPADES).bit_count() > 0

    def cost(card: int) -> tuple[int, int]:
        held = hand & SUITS[card // 13]
        honors = (held >> 13 * (card // 13) + 10) & 0b011
        size = held.bit_count()
        return (3 * bool(honors and size > 1) + (size if ruffing else -size), card % 13)

    return min(indices_of(plain), key=cost)


def shelter(position: Position, seat: int, cards: int) -> int:
    """Before a partner's nil: a suit the partner is out of, else the strongest card."""
    out, mate = position.out(seat), seat ^ 2
    free = sum(SUITS[suit] for suit in range(1, 4) if not out & SUITS[suit] & ~position.barred[mate])
    if cards & free:
        return attack(position, seat, cards & free) if wants(position, seat) else lowest(cards & free)
    return min(indices_of(cards), key=lambda card: ((out & ABOVE[card]).bit_count() + 2 * (card < PLAIN), card))


def probe(position: Position, seat: int, cards: int) -> int:
    """Against a nil: the card that its bidder is least likely to get under."""
    out = position.out(seat)
    nils = [other for other in range(1 - (seat & 1), position.seats, 2) if position.live[other]]
    open_suits = sum(suit for suit in SUITS if any(out & suit & ~position.barred[other] for other in nils))
    reach = cards & open_suits or cards
    return min(indices_of(reach), key=lambda card: ((out & BELOW[card]).bit_count(), card % 13, card < PLAIN))


def length(position: Position, seat: int, card: int) -> int:
    """How many cards of a card's suit a seat has."""
    return (position.hands[seat] & SUITS[card // 13]).bit_count()
