"""What a deal comes to (SP-4), nils (SP-2.2, SP-2.3, SP-2.5) and the house rules of the score (SP-6.1, SP-6.6)."""

import pytest

from pik.core.sheet import Part
from pik.games.spades import scoring
from pik.games.spades.config import House
from pik.games.spades.tally import Tally, tally
from tests.games.spades.build import DN


def scored(
    bids: tuple[int, int],
    taken: tuple[int, int],
    *,
    score: int = 0,
    bags: int = 0,
    house: House | None = None,
) -> Tally:
    """A deal for four in which one side, seats 0 and 2, made these bids and tricks."""
    others = 13 - sum(taken)
    return tally(house or House(), (score, 0), (bags, 0), (bids[0], 1, bids[1], 1), (taken[0], others, taken[1], 0))


def change(bids: tuple[int, int], taken: tuple[int, int], *, house: House | None = None) -> int:
    """What one side's score changes by, without bags before."""
    return scored(bids, taken, house=house).scores[0]


@pytest.mark.parametrize(
    "bids, taken, points",
    [
        ((3, 2), (3, 2), 50),
        ((3, 2), (1, 4), 50),
        ((3, 2), (4, 3), 52),
        ((3, 2), (4, 0), -50),
        ((3, 2), (0, 0), -50),
        ((4, 3), (4, 2), -70),
        ((7, 6), (7, 6), 130),
        ((7, 6), (6, 6), -130),
        ((1, 1), (9, 0), 27),
    ],
)
def test_contract(bids: tuple[int, int], taken: tuple[int, int], points: int) -> None:
    """SP-4.1: ten for each trick bid when both together have them, one for each over; ten off for each when not."""
    assert change(bids, taken) == points


@pytest.mark.parametrize(
    "bids, taken, parts",
    [
        ((3, 2), (4, 3), [("SP-4.1", "part-contract", 50), ("SP-4.1", "part-bags", 2)]),
        ((3, 2), (3, 1), [("SP-4.1", "part-contract", -50)]),
        ((4, 0), (5, 0), [("SP-4.1", "part-contract", 40), ("SP-2.2", "part-nil", 100), ("SP-4.1", "part-bags", 1)]),
        (
            (4, 0),
            (3, 2),
            [("SP-4.1", "part-contract", -40), ("SP-2.2", "part-nil", -100), ("SP-4.2", "part-nil-bags", 2)],
        ),
        (
            (0, DN),
            (1, 0),
            [("SP-2.2", "part-nil", -100), ("SP-2.3", "part-double-nil", 200), ("SP-4.2", "part-nil-bags", 1)],
        ),
    ],
)
def test_parts(bids: tuple[int, int], taken: tuple[int, int], parts: list[tuple[str, str, int]]) -> None:
    """SP-4.1, SP-4.2, SP-2.2, SP-2.3: each part of a change is named with its rule."""
    assert list(scored(bids, taken).parts[0]) == [Part(*each) for each in parts]


@pytest.mark.parametrize("bids, taken, points", [((4, 0), (4, 0), 140), ((0, 4), (1, 4), -59), ((0, 4), (0, 3), 60)])
def test_nil(bids: tuple[int, int], taken: tuple[int, int], points: int) -> None:
    """SP-2.2: nil is 100 for or against the side, beside what the partner's number brings."""
    assert change(bids, taken) == points


@pytest.mark.parametrize("taken, points", [((0, 0), 200), ((0, 2), 2), ((3, 0), 3), ((1, 1), -198)])
def test_both_nil(taken: tuple[int, int], points: int) -> None:
    """SP-2.2, SP-2.5: two nils are each scored; bonus and penalty cancel out, and the tricks are bags."""
    assert change((0, 0), taken) == points


@pytest.mark.parametrize(
    "bids, taken, points",
    [
        ((6, DN), (6, 0), 260),
        ((6, DN), (5, 0), 140),
        ((6, DN), (6, 1), -139),
        ((DN, DN), (0, 0), 400),
        ((DN, DN), (0, 1), 1),
        ((DN, DN), (2, 1), -397),
    ],
)
def test_double_nil(bids: tuple[int, int], taken: tuple[int, int], points: int) -> None:
    """SP-2.3: double nil is 200 for or against; of two, each."""
    assert change(bids, taken) == points


@pytest.mark.parametrize("taken, points", [((0, 0), 300), ((1, 0), 101), ((0, 1), -99), ((2, 3), -295)])
def test_nil_beside_double_nil(taken: tuple[int, int], points: int) -> None:
    """SP-2.5: a nil and a double nil are each scored on its own, 100 and 200, and every trick is a bag."""
    found = scored((0, DN), taken)
    assert (found.scores[0], found.bags[0]) == (points, sum(taken))


def test_two_nils_make_no_number() -> None:
    """SP-2.5: a side of nils has no contract, so nothing is made or missed."""
    found = scored((0, 0), (2, 3)).results[0]
    assert (found.contract, found.won, found.nil_tricks, found.bags) == (0, 0, 5, 5)


@pytest.mark.parametrize(
    "bids, taken, points, bags",
    [((4, 0), (4, 2), -58, 2), ((4, 0), (3, 1), -139, 1), ((4, 0), (2, 2), -138, 2), ((DN, 5), (3, 6), -146, 4)],
)
def test_failed_nil(bids: tuple[int, int], taken: tuple[int, int], points: int, bags: int) -> None:
    """SP-4.2: a failed nil's tricks never help the partner; each is a bag and a point, contract made or not."""
    found = scored(bids, taken)
    assert (found.scores[0], found.bags[0]) == (points, bags)


@pytest.mark.parametrize(
    "before, over, points, left",
    [(0, 9, 29, 9), (9, 0, 20, 9), (9, 1, -79, 0), (7, 5, -75, 2), (0, 10, -70, 0), (9, 11, -169, 0)],
)
def test_bags(before: int, over: int, points: int, left: int) -> None:
    """SP-4.3: ten bags cost 100 each time, and the rest carries over; twenty at once cost 200."""
    found = scored((1, 1), (1 + over, 1), bags=before)
    assert (found.scores[0], found.bags[0]) == (points, left)


def test_bags_part() -> None:
    """SP-4.3: the penalty is a part of its own."""
    assert scored((1, 1), (11, 2), bags=9).parts[0][-1] == Part("SP-4.3", "part-bag-penalty", -200)


def test_nil_bags_fill_up_too() -> None:
    """SP-4.2, SP-4.3: the tricks of a failed nil count towards the ten."""
    found = scored((3, 0), (2, 1), bags=9)
    assert (found.scores[0], found.bags[0]) == (-30 - 100 + 1 - 100, 0)


def test_examples() -> None:
    """SP-4.4: 5 bid and 7 won are 52; 11 bags in three deals leave one and cost 100."""
    assert change((3, 2), (4, 3)) == 52
    score, bags, points = 0, 0, list[int]()
    for number, won in ((4, 7), (3, 6), (4, 9)):
        found = scored((number - 1, 1), (won, 0), score=score, bags=bags)
        points.append(found.scores[0] - score)
        score, bags = found.scores[0], found.bags[0]
    assert (points, bags) == ([43, 33, -55], 1)


def test_both_sides_are_scored() -> None:
    """SP-1.2, SP-4.1: each side by its own seats, partners opposite, on top of what it had."""
    found = tally(House(), (100, -20), (3, 8), (2, 4, 3, DN), (3, 4, 3, 3))
    assert found.scores == (100 + 51, -20 + 40 - 200 + 3 - 100)
    assert found.bags == (4, 1)


def test_no_bag_penalty() -> None:
    """SP-6.1: without the penalty ten bags cost nothing, are a point each, and are counted on."""
    found = scored((1, 1), (11, 2), bags=9, house=House(bag_penalty=False))
    assert (found.scores[0], found.bags[0]) == (31, 20)
    assert [part.code for part in found.parts[0]] == ["part-contract", "part-bags"]


@pytest.mark.parametrize(
    "bids, taken, points",
    [
        ((6, 4), (6, 4), 200),
        ((10, 0), (11, 0), 301),
        ((5, 5), (4, 5), -200),
        ((5, 4), (5, 4), 90),
        ((6, 5), (6, 5), 110),
        ((6, 5), (0, 0), -110),
    ],
)
def test_ten_for_200(bids: tuple[int, int], taken: tuple[int, int], points: int) -> None:
    """SP-6.6: a contract of exactly ten is worth 200 either way, no other is; tricks over are bags as ever."""
    assert change(bids, taken, house=House(ten_for_200=True)) == points


def test_ten_without_the_house_rule() -> None:
    """SP-6.6: a contract of ten is worth 100 where the rule is off."""
    assert change((6, 4), (6, 4)) == 100
    assert scored((6, 4), (6, 4)).parts[0][0].rule == "SP-4.1"
    assert scored((6, 4), (6, 4), house=House(ten_for_200=True)).parts[0] == (Part("SP-6.6", "part-ten", 200),)


@pytest.mark.parametrize("bags, full", [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2)])
def test_penalties_are_whole_tens(bags: int, full: int) -> None:
    """SP-4.3: only full tens count."""
    assert scoring.penalties(bags) == full
