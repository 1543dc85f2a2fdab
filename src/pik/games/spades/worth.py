"""What each bid would come to, for the player who is still to bid: the table shows it beside the choice."""

from collections.abc import Iterable

from pik.core.seat import Seat
from pik.games.spades import rules, scoring
from pik.games.spades.config import House
from pik.games.spades.seen import View, Worth
from pik.games.spades.state import DOUBLE_NIL, side_of


def worths(view: View) -> tuple[Worth, ...]:
    """Double nil for who has not looked (SP-2.3), else nil and each number; nothing once the bid is made."""
    if view.seat is None or view.phase not in {"blind", "bid"} or view.bids[view.seat] is not None:
        return ()
    bids: Iterable[int] = range(rules.HAND_SIZE + 1) if view.looked[view.seat] else (DOUBLE_NIL,)
    return tuple(worth(view.house, view.bids, view.seat, bid) for bid in bids)


def worth(house: House, bids: tuple[int | None, ...], seat: Seat, bid: int) -> Worth:
    """What a bid of a seat would come to, beside what the partner has bid so far (SP-2.1, SP-2.2)."""
    after = (*bids[:seat], bid, *bids[seat + 1 :])
    contract = scoring.result_of(after, (0,) * len(bids), side_of(seat)).contract
    if bid > 0:
        return Worth(bid, contract, scoring.contract_points(contract, contract, house.ten_for_200))
    return Worth(bid, contract, scoring.nil_points(bid == DOUBLE_NIL, 0))
