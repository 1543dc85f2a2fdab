"""What a player may bid, and why not, in either Spades game."""

from pik.core.message import Refusal
from pik.core.seat import Seat
from pik.games.spades import rules
from pik.games.spades.actions import Bid
from pik.games.spades.config import DealConfig, House
from pik.games.spades.state import Deal, side_of


def double_nil_refusal(house: House, scores: tuple[int, ...], seat: Seat) -> Refusal | None:
    """Why the house rules leave a seat no double nil in this deal (SP-6.3); None where they do not."""
    side = side_of(seat)
    if house.double_nil == "off":
        return Refusal("no-double-nil")
    if house.double_nil == "behind" and not rules.far_behind(scores[side], scores[1 - side]):
        return Refusal("not-behind", count=rules.FAR)
    return None


def seen_from_start(config: DealConfig, seats: int) -> tuple[bool, ...]:
    """Who has nothing to gain by not looking: those that may not bid double nil see their cards at once (SP-6.3)."""
    return tuple(double_nil_refusal(config.house, config.scores, Seat(seat)) is not None for seat in range(seats))


def least_for(deal: Deal, seat: Seat) -> int:
    """The least number above nil that a seat may bid.

    Whoever bids last of a side brings the sum up to the house's lowest; a nil on the side exempts it (SP-6.5).
    """
    partner = next((at for at in range(deal.seats) if at != seat and side_of(at) == side_of(seat)), None)
    if partner is None:
        return rules.least_number(deal.house.lowest_bid, 0)
    bid = deal.bids[partner]
    return 1 if bid is None else rules.least_beside(deal.house.lowest_bid, bid)


def bids_for(deal: Deal, seat: Seat) -> tuple[Bid, ...]:
    """The numbers that a player who has looked may bid (SP-2.1)."""
    nil, least = deal.house.nil, least_for(deal, seat)
    return tuple(Bid(number) for number in range(rules.HAND_SIZE + 1) if rules.may_bid(number, nil, least))


def bid_refusal(deal: Deal, seat: Seat, bid: Bid) -> Refusal:
    """The reason against a number at the right time (SP-2.3, SP-6.2, SP-6.5)."""
    if not deal.looked[seat]:
        return Refusal("look-first")
    if bid.number == 0:
        return Refusal("no-nil")
    return Refusal("bid-too-low", need=least_for(deal, seat), lowest=deal.house.lowest_bid)
