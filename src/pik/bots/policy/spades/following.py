"""Rules of thumb for a card to a trick that somebody has led to."""

from pik.bots.policy.spades.aims import Aim, wants
from pik.bots.policy.spades.position import ABOVE, BELOW, PARTNERED, PLAIN, SPADES, SUITS, Position
from pik.bots.policy.spades.ranking import highest, lowest, threatening
from pik.cards.cardset import indices_of
from pik.tricks.follow import beating

HIGH = 10
"""From this rank on (the queen) a card covers by itself."""
SPARE = 2
"""So many tricks more than the contract lacks must be left to let one go."""


def follow(position: Position, seat: int, cards: int, what: Aim) -> int:
    """The card of those that may be played that serves what the seat is after."""
    if what in {"take", "duck"} and caught(position, seat):
        what = "break"
    match what:
        case "nil" | "duck":
            return under(position, seat, cards, what)
        case "cover":
            return cover(position, seat, cards)
        case "break":
            return leave(position, seat, cards)
        case "take":
            return take(position, seat, cards)


def caught(position: Position, seat: int) -> bool:
    """Whether an opponent's nil wins the trick so far, and the own contract can spare it."""
    holder = position.holder
    return position.live[holder] and (holder ^ seat) & 1 == 1 and position.need[seat & 1] + SPARE <= position.left


def plainly(position: Position, seat: int, cards: int) -> int:
    """What would be played if there were no nil about."""
    return take(position, seat, cards) if wants(position, seat) else under(position, seat, cards, "duck")


def take(position: Position, seat: int, cards: int) -> int:
    """Take the trick as cheaply as will do; leave it to a partner who holds it; else throw the least."""
    over = beating(cards, position.best, 0)
    if not over or partner_holds(position, seat, cards & ~over):
        return thrown(cards & ~over or cards)
    if not position.later(seat):
        return lowest(over)
    safe = sum(1 << card for card in indices_of(over) if not threatened(position, seat, card))
    if safe:
        return lowest(safe)
    if cards & SUITS[position.led]:
        last_but_one = position.trick == position.seats - 2
        return highest(over) if last_but_one else thrown(cards & ~over or cards)
    return lowest(over)


def partner_holds(position: Position, seat: int, rest: int) -> bool:
    """Whether the partner's card wins so far, and is not worth beating as long as there is another card to play."""
    if position.seats != PARTNERED or position.holder != seat ^ 2 or not rest:
        return False
    if not threatened(position, seat, position.best):
        return True
    suited = position.hands[seat] & SUITS[position.led]
    if not suited:
        return position.best % 13 >= HIGH
    return not position.out(seat) & ABOVE[position.best] & BELOW[highest(suited)]


def partner_wins(position: Position, seat: int) -> bool:
    """Whether the trick is the partner's as it stands, by all the seat knows, and the partner wants it."""
    if position.seats != PARTNERED or position.holder != seat ^ 2 or position.live[position.holder]:
        return False
    return not threatened(position, seat, position.best)


def threatened(position: Position, seat: int, card: int) -> bool:
    """Whether an opponent who has still to play may beat a card, by all the seat knows."""
    out, led = position.out(seat), SUITS[position.led]
    for step in position.later(seat):
        other = (seat + step) % position.seats
        if (other ^ seat) & 1 == 0:
            continue
        may = out & ~position.barred[other]
        if may & ABOVE[card]:
            return True
        if card >= PLAIN and not may & led and may & SPADES:
            return True
    return False


def under(position: Position, seat: int, cards: int, what: Aim) -> int:
    """Stay below the winning card with the highest that does; who can't wins dearly if last, else as low as can be."""
    below = cards & ~beating(cards, position.best, 0)
    if below:
        if below & SUITS[position.led]:
            return highest(below & SUITS[position.led])
        return threatening(position, seat, below)
    if not position.later(seat) or what == "duck":
        return highest(cards)
    return lowest(cards)


def cover(position: Position, seat: int, cards: int) -> int:
    """Keep the partner's nil: beat the partner's card, or play high before the partner has to."""
    over = beating(cards, position.best, 0)
    if position.holder == seat ^ 2:
        return lowest(over) if over else thrown(cards)
    if position.trick > 1 or not over:
        return take(position, seat, cards) if wants(position, seat) else thrown(cards & ~over or cards)
    suited = over & SUITS[position.led]
    if suited:
        return highest(suited)
    covered = position.best % 13 >= HIGH or position.best // 13 != position.led
    return thrown(cards & ~over) if covered and cards & ~over else lowest(over)


def leave(position: Position, seat: int, cards: int) -> int:
    """Break an opponents' nil: leave the trick to its bidder where that may be."""
    over = beating(cards, position.best, 0)
    if position.live[position.holder] and (position.holder ^ seat) & 1:
        return highest(cards & ~over) if cards & ~over else lowest(cards)
    for step in position.later(seat):
        other = (seat + step) % position.seats
        if position.live[other] and (other ^ seat) & 1 and may_follow(position, seat, other):
            return thrown(cards)
    return plainly(position, seat, cards)


def may_follow(position: Position, seat: int, other: int) -> bool:
    """Whether another may hold the suit led and a card of it that wins so far."""
    may = position.out(seat) & ~position.barred[other]
    return position.best // 13 == position.led and bool(may & ABOVE[position.best])


def thrown(cards: int) -> int:
    """The card that costs least: the lowest plain one, a spade only for want of others."""
    return lowest(cards & ~SPADES or cards)
