"""What a Spades deal brings a side: pure functions on ints, and the parts of its row."""

from msgspec import Struct

from pik.cards.compilable import compilable
from pik.core.sheet import Part
from pik.games.spades.config import House
from pik.games.spades.state import DOUBLE_NIL, side_of

PER_TRICK = 10
NIL = 100
BAGS = 10
PENALTY = 100
TEN = 10
TEN_SCORES = 200


@compilable
def contract_points(contract: int, won: int, ten_for_200: bool) -> int:
    """Ten a trick bid, for or against the side (SP-4.1); a contract of ten by its own price (SP-6.6)."""
    worth = TEN_SCORES if ten_for_200 and contract == TEN else PER_TRICK * contract
    return worth if won >= contract else -worth


@compilable
def overtricks(contract: int, won: int) -> int:
    """The tricks above a contract (SP-4.1)."""
    return max(0, won - contract)


@compilable
def nil_points(double: bool, tricks: int) -> int:
    """A nil or double nil made or failed: 100 or 200, for or against the side (SP-2.2, SP-2.3)."""
    worth = 2 * NIL if double else NIL
    return worth if tricks == 0 else -worth


@compilable
def penalties(bags: int) -> int:
    """How often ten bags are full (SP-4.3)."""
    return bags // BAGS


@compilable
def bags_left(bags: int) -> int:
    """The bags that carry over (SP-4.3)."""
    return bags % BAGS


@compilable
def number_of(bid: int) -> int:
    """What a bid adds to the contract: a number itself, a nil of any kind nothing (SP-2.5)."""
    return max(bid, 0)


@compilable
def counting_tricks(bid: int, tricks: int) -> int:
    """The tricks of a bidder that count towards the contract: none of a nil's (SP-4.2)."""
    return tricks if bid > 0 else 0


@compilable
def nil_tricks(bid: int, tricks: int) -> int:
    """The tricks of a bidder that are bags whatever the contract: all of a failed nil's (SP-4.2)."""
    return 0 if bid > 0 else tricks


@compilable
def nils_of(bid: int, tricks: int) -> int:
    """The points of a bidder's nil or double nil; 0 for a number (SP-2.2, SP-2.3)."""
    return 0 if bid > 0 else nil_points(bid == DOUBLE_NIL, tricks)


@compilable
def bag_points(bags: int, penalty: bool) -> int:
    """What all bags cost that have been gathered, where they cost anything (SP-4.3, SP-6.1)."""
    return -PENALTY * penalties(bags) if penalty else 0


class Result(Struct, frozen=True):
    """What a deal comes to for a side, before its bags are counted (SP-4)."""

    contract: int
    """The sum of the numbers; 0 for nils of any kind alone (SP-2.5)."""
    won: int
    """The tricks that count towards it."""
    nils: tuple[int, ...]
    """Points of each nil."""
    doubles: tuple[int, ...]
    """Points of each double nil."""
    nil_tricks: int
    """The tricks of failed nils, all of them bags (SP-4.2)."""

    @property
    def over(self) -> int:
        """The tricks above the contract."""
        return overtricks(self.contract, self.won)

    @property
    def bags(self) -> int:
        """All bags of the deal."""
        return self.over + self.nil_tricks


def result_of(bids: tuple[int | None, ...], taken: tuple[int, ...], side: int) -> Result:
    """What bids and tricks come to for a side: a failed nil's tricks do not help the partner's number (SP-4.2)."""
    own = [(bid, tricks) for seat, (bid, tricks) in enumerate(zip(bids, taken, strict=True)) if side_of(seat) == side]
    made = [(bid, tricks) for bid, tricks in own if bid is not None]
    return Result(
        contract=sum(number_of(bid) for bid, _ in made),
        won=sum(counting_tricks(bid, tricks) for bid, tricks in made),
        nils=tuple(nils_of(bid, tricks) for bid, tricks in made if bid == 0),
        doubles=tuple(nils_of(bid, tricks) for bid, tricks in made if bid == DOUBLE_NIL),
        nil_tricks=sum(nil_tricks(bid, tricks) for bid, tricks in made),
    )


def parts_of(house: House, result: Result, bags: int) -> tuple[Part, ...]:
    """What a side's change of score is made of; `bags` are those it had before."""
    own_price = house.ten_for_200 and result.contract == TEN
    rule, code = ("SP-6.6", "part-ten") if own_price else ("SP-4.1", "part-contract")
    return (
        *part(rule, code, contract_points(result.contract, result.won, house.ten_for_200)),
        *(Part("SP-2.2", "part-nil", nil) for nil in result.nils),
        *(Part("SP-2.3", "part-double-nil", nil) for nil in result.doubles),
        *part("SP-4.1", "part-bags", result.over),
        *part("SP-4.2", "part-nil-bags", result.nil_tricks),
        *part("SP-4.3", "part-bag-penalty", bag_points(bags + result.bags, house.bag_penalty)),
    )


def part(rule: str, code: str, amount: int) -> tuple[Part, ...]:
    """One part of a row, or none where nothing changed."""
    return (Part(rule, code, amount),) if amount else ()
