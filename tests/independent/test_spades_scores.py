"""The independent referee of Spades keeps the account: points, bags, nils, house rules and the end of a match."""

import pytest

from tests.independent.spades_score import DOUBLE, Account, Bid, Options, account, verdict

PLAIN = Options()


def scored(bids: tuple[Bid, Bid], tricks: tuple[int, int], before: int = 0, options: Options = PLAIN) -> Account:
    """One deal of two partners."""
    return account(bids, tricks, before, options)


def test_contract_made_with_bags() -> None:
    """SP-4.1, SP-4.4: five bid, seven won: 50 and two bags."""
    assert scored((3, 2), (4, 3)) == Account(52, 2, 0, 2)


def test_contract_made_exactly() -> None:
    """SP-2.1, SP-4.1: partners' numbers are added, so are their tricks; ten a trick."""
    assert scored((4, 2), (1, 5)) == Account(60, 0, 0, 0)
    assert scored((3, 2), (5, 0)) == Account(50, 0, 0, 0)


def test_contract_missed() -> None:
    """SP-4.1: minus ten a trick bid, however many are missing, and no bags."""
    assert scored((4, 3), (4, 2)) == Account(-70, 0, 0, 0)
    assert scored((6, 5), (5, 4)) == Account(-110, 0, 0, 0)
    assert scored((7, 6), (0, 0)) == Account(-130, 0, 0, 0)


def test_nil_made() -> None:
    """SP-2.2: nil made brings 100 beside the partner's own number."""
    assert scored((4, 0), (5, 0)) == Account(141, 1, 0, 1)


def test_nil_failed_partner_made() -> None:
    """SP-4.2: a failed nil's tricks are bags, a point each, whichever partner bid it."""
    assert scored((4, 0), (4, 2)) == Account(-58, 2, 0, 2)
    assert scored((0, 4), (2, 4)) == Account(-58, 2, 0, 2)


def test_nil_failed_does_not_help() -> None:
    """SP-4.2: a failed nil's tricks don't reach the partner's number; they count as bags though it is missed."""
    assert scored((4, 0), (3, 2)) == Account(-100 - 40 + 2, 2, 0, 2)
    assert scored((4, 0), (6, 2)) == Account(-100 + 40 + 4, 4, 0, 4)


def test_two_nils() -> None:
    """SP-2.2, SP-2.5: each nil of a pair settles by itself; their tricks are bags of no number."""
    assert scored((0, 0), (0, 0)) == Account(200, 0, 0, 0)
    assert scored((0, 0), (0, 2)) == Account(2, 2, 0, 2)
    assert scored((0, 0), (1, 2)) == Account(-197, 3, 0, 3)


def test_double_nil() -> None:
    """SP-2.3: double nil is worth 200 either way, beside the partner's number, made or missed."""
    assert scored((6, DOUBLE), (5, 0)) == Account(140, 0, 0, 0)
    assert scored((6, DOUBLE), (6, 1)) == Account(-139, 1, 0, 1)


def test_two_double_nils() -> None:
    """SP-2.3: both partners' double nils: 400, or they cancel, or minus 400; tricks are bags."""
    assert scored((DOUBLE, DOUBLE), (0, 0)) == Account(400, 0, 0, 0)
    assert scored((DOUBLE, DOUBLE), (3, 0)) == Account(3, 3, 0, 3)
    assert scored((DOUBLE, DOUBLE), (3, 1)) == Account(-396, 4, 0, 4)


def test_nil_beside_double_nil() -> None:
    """SP-2.5: a nil beside a double nil: each on its own."""
    assert scored((0, DOUBLE), (0, 0)).points == 300
    assert scored((0, DOUBLE), (1, 0)).points == 101
    assert scored((0, DOUBLE), (0, 1)).points == -99
    assert scored((0, DOUBLE), (1, 1)).points == -298


def test_tenth_bag() -> None:
    """SP-4.3: the tenth bag costs 100, those beyond stay for the next penalty."""
    assert scored((3, 1), (5, 2), before=9) == Account(-57, 3, 1, 2)
    assert scored((3, 1), (3, 2), before=9) == Account(-59, 1, 1, 0)
    assert scored((3, 1), (3, 2), before=8) == Account(41, 1, 0, 9)


def test_twenty_bags_at_once() -> None:
    """SP-4.3: bags that make twenty cost 200."""
    assert scored((0, 0), (6, 7), before=9) == Account(-200 + 13 - 200, 13, 2, 2)


def test_eleven_bags_of_three_deals() -> None:
    """SP-4.3: 3, 3 and 5 bags: the penalty in the third deal, one bag left."""
    bags, points = 0, list[int]()
    for contract, won in ((4, 7), (3, 6), (4, 9)):
        row = account((contract,), (won,), bags, PLAIN)
        bags = row.bags_left
        points.append(row.points)
    assert (points, bags) == ([43, 33, -55], 1)


def test_no_bag_penalty() -> None:
    """SP-4.3 as a house may drop it: bags are a point each and cost nothing."""
    assert scored((3, 1), (5, 2), before=9, options=Options(bag_penalty=False)).points == 43


def test_ten_for_200() -> None:
    """SP-4.1 with the house rule: exactly ten bid are worth 200, made or missed; nine and eleven as always."""
    house = Options(ten_for_200=True)
    assert scored((6, 4), (6, 5), options=house) == Account(201, 1, 0, 1)
    assert scored((6, 4), (6, 3), options=house).points == -200
    assert scored((10, 0), (10, 0), options=house).points == 300
    assert scored((6, 3), (6, 3), options=house).points == 90
    assert scored((6, 5), (6, 5), options=house).points == 110
    assert scored((6, 4), (6, 4)).points == 100


def test_alone() -> None:
    """SP-5.2: of two players each is a side: number, nil and double nil score as among four."""
    assert account((5,), (7,), 0, PLAIN) == Account(52, 2, 0, 2)
    assert account((0,), (2,), 0, PLAIN) == Account(-98, 2, 0, 2)
    assert account((DOUBLE,), (0,), 0, PLAIN) == Account(200, 0, 0, 0)


@pytest.mark.parametrize(
    "scores, expected",
    [
        ((512, 505), 0),
        ((505, 512), 1),
        ((500, 0), 0),
        ((499, 498), None),
        ((520, 520), None),
        ((-1000, 499), None),
        ((-1000, 500), 1),
    ],
)
def test_target(scores: tuple[int, int], expected: int | None) -> None:
    """SP-1.2: 500 wins, the higher of two, a tie plays on; minus scores are nobody's end."""
    assert verdict(scores, 7, PLAIN) == expected


def test_other_target() -> None:
    """SP-1.2: a table may play to 200 or to 1000."""
    assert verdict((200, 0), 7, Options(target=200)) == 0
    assert verdict((999, 0), 7, Options(target=1000)) is None


def test_cap() -> None:
    """SP-1.4: after 100 deals the higher score wins, equal scores are a draw, also above the target."""
    assert verdict((10, 20), 99, PLAIN) is None
    assert verdict((10, 20), 100, PLAIN) == 1
    assert verdict((20, 20), 100, PLAIN) == "draw"
    assert verdict((520, 520), 100, PLAIN) == "draw"


def test_floor() -> None:
    """SP-1.2 with the house's floor: at or below it a side has lost; of two there the higher wins, a tie plays on."""
    house = Options(floor=-200)
    assert verdict((-200, -300), 7, house) == 0
    assert verdict((-200, 10), 7, house) == 1
    assert verdict((-199, 10), 7, house) is None
    assert verdict((-200, -200), 7, house) is None
    assert verdict((-500, -499), 7, Options(floor=-500)) == 1
