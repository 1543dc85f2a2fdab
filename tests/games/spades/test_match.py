"""A match (SP-1.2 to SP-1.4), its losing floor (SP-6.4), readiness (SP-7.2) and the sheet."""

import pytest
from msgspec.structs import replace

from pik.core.message import Happening, Message
from pik.core.seat import CHANCE, TABLE, Seat
from pik.core.sheet import Cell
from pik.games.spades import partners, two_handed
from pik.games.spades.config import House
from pik.games.spades.ledger import Lot, Ready, Standing
from pik.games.spades.partners.config import Config, read_config
from pik.games.spades.tally import Tally, tally
from pik.games.spades.two_handed.config import Config as ConfigForTwo
from pik.games.spades.two_handed.config import read_config as read_config_for_two
from tests.games.spades.build import DN

LEDGER, FOR_TWO = partners.LEDGER, two_handed.LEDGER
FIRST = Config(Seat(0))


def standing(scores: tuple[int, int], bags: tuple[int, int] = (0, 0), rows: int = 0) -> Standing:
    """A match after some deals."""
    done = LEDGER.settle(FIRST, LEDGER.opening(FIRST), worth(0, 0)).rows[0]
    return replace(LEDGER.opening(FIRST), scores=scores, bags=bags, rows=(done,) * rows)


def worth(one: int, other: int) -> Tally:
    """A tally that leaves the sides with these scores."""
    found = tally(House(), (0, 0), (0, 0), (3, 3, 3, 3), (3, 3, 4, 3))
    return replace(found, scores=(one, other), bags=(0, 0))


def after(one: int, other: int, config: Config = FIRST, rows: int = 0) -> Standing:
    """The match after a deal that leaves the sides with these scores."""
    return LEDGER.settle(config, standing((0, 0), rows=rows), worth(one, other))


@pytest.mark.parametrize(
    "scores, winner",
    [
        ((512, 505), 0),
        ((505, 512), 1),
        ((500, 120), 0),
        ((-300, 500), 1),
        ((499, 498), None),
        ((0, 0), None),
        ((-400, 499), None),
    ],
)
def test_first_to_500(scores: tuple[int, int], winner: int | None) -> None:
    """SP-1.2: the first side at 500 wins; both there after the same deal: the higher; no floor by default."""
    found = after(*scores)
    assert (found.winner, found.end) == (winner, None if winner is None else "target")
    assert (LEDGER.next_deal(FIRST, found) is None) == (winner is not None)


def test_level_scores_are_played_on() -> None:
    """SP-1.2: level at the target another deal is played, and judged afresh: below the target the match goes on."""
    level = after(520, 520)
    assert (level.end, level.winner) == (None, None)
    assert LEDGER.settle(FIRST, level, worth(530, 540)).winner == 1
    assert LEDGER.settle(FIRST, level, worth(430, 440)).end is None


@pytest.mark.parametrize("target, score, over", [(200, 200, True), (200, 199, False), (1000, 999, False)])
def test_the_table_sets_the_target(target: int, score: int, over: bool) -> None:
    """SP-1.2: the target is the table's, 200 to 1000 in steps of 50."""
    assert (after(score, 0, Config(Seat(0), target=target)).end is not None) == over


@pytest.mark.parametrize("target", [150, 1050, 325])
def test_no_other_target(target: int) -> None:
    """SP-1.2: a target out of range or off the steps is no option."""
    for read in (read_config, read_config_for_two):
        with pytest.raises(ValueError, match="target"):
            read(b'{"target":%d}' % target)


def test_the_bag_penalty_comes_first() -> None:
    """SP-1.2, SP-4.3: a deal is scored whole: a side at 505 before its bag penalty has not reached 500."""
    before = standing((440, 0), (9, 0))
    found = tally(House(), before.scores, before.bags, (3, 1, 3, 1), (4, 3, 4, 2))
    assert found.scores[0] == 440 + 62 - 100
    assert LEDGER.settle(FIRST, before, found).end is None


def test_the_deal_passes_to_the_left() -> None:
    """SP-1.2: each deal is dealt by the left neighbor of the last dealer, around the table."""
    dealers = list[int]()
    for rows in range(6):
        told = LEDGER.next_deal(Config(Seat(2)), replace(standing((0, 0), rows=rows), dealer=Seat(2)))
        assert told is not None
        dealers.append(told.dealer)
    assert dealers == [2, 3, 0, 1, 2, 3]


def test_a_deal_is_told_scores_bags_and_house_rules() -> None:
    """SP-1.2: what a deal needs of the match: scores, bags, the options of bidding and score."""
    config = Config(Seat(1), bag_penalty=False, nil=False, double_nil="off", lowest_bid=4, ten_for_200=True)
    told = LEDGER.next_deal(config, replace(standing((10, -20), (3, 4)), dealer=Seat(1)))
    assert told is not None
    assert (told.dealer, told.scores, told.bags) == (1, (10, -20), (3, 4))
    assert told.house == House(bag_penalty=False, nil=False, double_nil="off", lowest_bid=4, ten_for_200=True)


def test_the_lot() -> None:
    """SP-1.3: without an agreed dealer the lot decides, among all seats."""
    config = Config()
    opening = LEDGER.opening(config)
    assert LEDGER.waiting(config, opening) == {CHANCE}
    assert set(LEDGER.options(config, opening, CHANCE)) == {Lot(Seat(seat)) for seat in range(4)}
    fallen = LEDGER.step(config, opening, CHANCE, Lot(Seat(3)))
    told = LEDGER.next_deal(config, fallen)
    assert told is not None
    assert told.dealer == 3
    assert LEDGER.waiting(config, fallen) == frozenset()
    two = ConfigForTwo()
    assert set(FOR_TWO.options(two, FOR_TWO.opening(two), CHANCE)) == {Lot(Seat(0)), Lot(Seat(1))}
    assert LEDGER.narrate(config, opening, CHANCE, Lot(Seat(3))) == (Happening("lot-dealer", Seat(3)),)


def test_an_agreed_dealer() -> None:
    """SP-1.3: an agreed first dealer deals first; a seat that the table has not is no option."""
    told = LEDGER.next_deal(Config(Seat(2)), LEDGER.opening(Config(Seat(2))))
    assert told is not None
    assert told.dealer == 2
    assert LEDGER.waiting(Config(Seat(2)), LEDGER.opening(Config(Seat(2)))) == frozenset()
    for read, seat in ((read_config, 4), (read_config_for_two, 2)):
        assert read(b'{"first_dealer":%d}' % (seat - 1)).first_dealer == seat - 1
        with pytest.raises(ValueError, match="dealer"):
            read(b'{"first_dealer":%d}' % seat)


@pytest.mark.parametrize("scores, winner", [((120, 80), 0), ((-300, -80), 1), ((40, 40), None)])
def test_the_cap(scores: tuple[int, int], winner: int | None) -> None:
    """SP-1.4: after the last deal that is played the higher score wins, level scores are a draw."""
    assert after(*scores, rows=98).end is None
    found = after(*scores, rows=99)
    assert (found.end, found.winner) == ("cap", winner)
    assert LEDGER.next_deal(FIRST, found) is None
    assert LEDGER.waiting(FIRST, found) == frozenset()


def test_a_table_may_play_fewer_deals() -> None:
    """SP-1.4: the cap is the table's, 1 to 100 deals."""
    assert after(10, 0, Config(Seat(0), cap=1)).winner == 0
    assert after(10, 0, Config(Seat(0), cap=2)).end is None
    for cap in (0, 101):
        with pytest.raises(ValueError, match="cap"):
            read_config(b'{"cap":%d}' % cap)


def test_the_target_counts_at_the_cap_too() -> None:
    """SP-1.2, SP-1.4: level at the target after the last deal is a draw."""
    assert after(600, 600, rows=99).end == "cap"
    assert after(600, 600, rows=99).winner is None
    assert after(600, 550, rows=99).end == "target"


@pytest.mark.parametrize(
    "floor, scores, winner",
    [
        (-200, (-200, 0), 1),
        (-200, (-199, 0), None),
        (-200, (100, -350), 0),
        (-200, (-250, -300), 0),
        (-200, (-250, -250), None),
        (-500, (-499, 0), None),
        (-500, (-500, -100), 1),
        (None, (-900, 0), None),
    ],
)
def test_losing_floor(floor: int | None, scores: tuple[int, int], winner: int | None) -> None:
    """SP-6.4: at the floor or below it a side loses; both there: the higher wins; level: another deal."""
    config = read_config(b'{"first_dealer":0,"floor":%s}' % (b"null" if floor is None else b"%d" % floor))
    found = after(*scores, config)
    assert (found.winner, found.end) == (winner, None if winner is None else "floor")


def test_no_other_floor() -> None:
    """SP-6.4: the floor is −200 or −500."""
    with pytest.raises(ValueError, match="floor"):
        read_config(b'{"floor":-300}')


def test_everybody_is_ready() -> None:
    """SP-7.2: after a deal the table waits for everybody, in any order, and each says it once."""
    now = after(100, 50)
    assert LEDGER.waiting(FIRST, now) == set(range(4))
    for seat in (2, 0, 3, 1):
        assert list(LEDGER.options(FIRST, now, Seat(seat))) == [Ready()]
        assert LEDGER.narrate(FIRST, now, Seat(seat), Ready()) == (Happening("is-ready", Seat(seat)),)
        now = LEDGER.step(FIRST, now, Seat(seat), Ready())
        assert LEDGER.refusal(FIRST, now, Seat(seat), Ready()) is not None
    assert LEDGER.waiting(FIRST, now) == frozenset()
    two = ConfigForTwo(Seat(0))
    assert FOR_TWO.waiting(two, FOR_TWO.settle(two, FOR_TWO.opening(two), worth(1, 2))) == {0, 1}


def test_nothing_is_open_between_deals() -> None:
    """SP-7.2: nobody but those who are not ready may do anything, the table's owner neither."""
    assert all(LEDGER.offers(FIRST, after(1, 2), seat).size == 0 for seat in (TABLE, CHANCE, Seat(0)))
    assert LEDGER.options(FIRST, after(1, 2), TABLE).size == 0
    assert LEDGER.waiting(FIRST, after(500, 2)) == frozenset()


def test_the_sheet() -> None:
    """SP-1.2: a row a deal with its dealer; both partners have the score of their side, with its parts."""
    found = tally(House(), (0, 0), (0, 0), (3, 1, 3, DN), (4, 1, 3, 5))
    done = LEDGER.settle(FIRST, LEDGER.opening(FIRST), found)
    sheet = LEDGER.sheet(FIRST, done)
    one, other = Cell(61, (), found.parts[0]), Cell(-185, (), found.parts[1])
    assert sheet.scores == (61, -185, 61, -185)
    assert [(line.label, line.cells) for line in sheet.rows] == [
        (Message("row-deal", {"number": 1, "seat": 0}), (one, other, one, other))
    ]
    assert sheet.result is None
    assert done.rows[0].bids == (3, 1, 3, DN)
    assert done.rows[0].taken == (4, 1, 3, 5)
    assert done.bags == (1, 5)


def test_results() -> None:
    """SP-1.2, SP-1.4: how a match ended: a side's names, one player's, or a draw."""
    assert LEDGER.sheet(FIRST, after(30, 510)).result == Message("result-side-won", {"seat": 1, "seat_partner": 3})
    assert LEDGER.sheet(FIRST, after(7, 7, rows=99)).result == Message("result-drawn")
    two = ConfigForTwo(Seat(0))
    won = FOR_TWO.settle(two, FOR_TWO.opening(two), worth(30, 510))
    assert FOR_TWO.sheet(two, won).result == Message("result-won", {"seat": 1})
    assert FOR_TWO.sheet(two, won).scores == (30, 510)


def test_what_is_told() -> None:
    """SP-1.2, SP-4.1 to SP-4.3: contracts, nils, full bags, the new scores, and the end."""
    before = standing((450, 0), (0, 9))
    found = tally(House(), before.scores, before.bags, (3, 0, 3, DN), (4, 0, 3, 6))
    assert LEDGER.settled(FIRST, before, found) == (
        Happening("side-makes-contract", Seat(0), {"seat_partner": 2, "contract": 6, "won": 7}),
        Happening("makes-nil", Seat(1), {"count": 0}),
        Happening("misses-double-nil", Seat(3), {"count": 6}),
        Happening("side-full-bags", Seat(1), {"seat_partner": 3, "amount": 100, "count": 10}),
        Happening("side-new-score", Seat(0), {"seat_partner": 2, "score": 511}),
        Happening("side-new-score", Seat(1), {"seat_partner": 3, "score": -194}),
        Happening("side-wins-match", Seat(0), {"seat_partner": 2}, ends=True),
    )


def test_what_is_told_of_two() -> None:
    """SP-5.2: of two players each is told of alone; a draw is told of the table."""
    two = ConfigForTwo(Seat(0), cap=1)
    found = tally(House(), (0, 0), (0, 0), (8, 6), (7, 6))
    codes = [(each.code, each.seat, each.ends) for each in FOR_TWO.settled(two, FOR_TWO.opening(two), found)]
    assert codes == [
        ("misses-contract", 0, False),
        ("makes-contract", 1, False),
        ("new-score", 0, False),
        ("new-score", 1, False),
        ("wins-match", 1, True),
    ]
    level = FOR_TWO.settled(two, FOR_TWO.opening(two), worth(5, 5))
    assert level[-1] == Happening("draws-match", TABLE, ends=True)
