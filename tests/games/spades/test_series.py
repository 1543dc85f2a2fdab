"""The account of a series and the match after (SP-7.3), and the options in plain words."""

from msgspec.structs import replace

from pik.core.message import Message
from pik.core.seat import Seat
from pik.core.series import Finished
from pik.core.sheet import Cell
from pik.games.spades import partners, two_handed
from pik.games.spades.config import House
from pik.games.spades.ledger import End, Standing
from pik.games.spades.partners.config import Config, read_config
from pik.games.spades.series import series
from pik.games.spades.tally import tally
from pik.games.spades.terms import terms
from pik.games.spades.two_handed.config import Config as ConfigForTwo

ANNA, BORIS, CELINA, DMITRI, EWA = range(5)
LEDGER = partners.LEDGER
STAY = {Seat(seat): Seat(seat) for seat in range(4)}


def match(
    people: tuple[int, ...], scores: tuple[int, int], winner: int | None, *, over: bool = True
) -> Finished[Standing]:
    """A match of a series."""
    end: End | None = "target" if winner is not None else "cap" if over else None
    return Finished(people, Standing(scores, (0, 0), Seat(0), end=end, winner=winner), over)


def numbers(cells: tuple[Cell | None, ...]) -> list[int | None]:
    """The numbers of a line."""
    return [None if cell is None else cell.value for cell in cells]


def test_the_account() -> None:
    """SP-7.3: a line a match with each person's score, then matches won and points, wherever a person sat."""
    sheet = series(
        (
            match((ANNA, BORIS, CELINA, DMITRI), (510, 320), 0),
            match((BORIS, ANNA, EWA, DMITRI), (-40, 500), 1),
            match((ANNA, BORIS, CELINA, DMITRI), (90, 90), None),
        )
    )
    assert [numbers(line.cells) for line in sheet.matches] == [
        [510, 320, 510, 320, None],
        [500, -40, None, 500, -40],
        [90, 90, 90, 90, None],
    ]
    assert [line.label for line in sheet.matches] == [Message("series-match", {"number": at}) for at in (1, 2, 3)]
    won, points = sheet.totals
    assert (won.label.code, numbers(won.cells)) == ("series-won", [2, 0, 1, 1, 0])
    assert (points.label.code, numbers(points.cells)) == ("series-points", [1100, 370, 600, 910, -40])


def test_an_unfinished_match() -> None:
    """SP-7.3: an unfinished match has a line that says so, and counts nothing."""
    people = (ANNA, BORIS, CELINA, DMITRI)
    sheet = series((match(people, (510, 320), 0), match(people, (400, 20), None, over=False)))
    assert sheet.matches[1].label == Message("series-unfinished", {"number": 2})
    assert numbers(sheet.matches[1].cells) == [None] * 4
    assert sheet.totals == series((match(people, (510, 320), 0),)).totals


def test_who_played_both_sides() -> None:
    """SP-7.3: a person on both sides of a match has both scores; one who holds both seats of a side has it once."""
    both = series((match((ANNA, ANNA, BORIS, CELINA), (500, 100), 0),))
    assert [numbers(line.cells) for line in both.totals] == [[1, 1, 0], [600, 500, 100]]
    alone = series((match((ANNA, BORIS, ANNA, CELINA), (500, 100), 0),))
    assert numbers(alone.totals[1].cells) == [500, 100, 100]


def test_two_players() -> None:
    """SP-7.3: of two players each has the own score."""
    sheet = two_handed.LEDGER.series((match((BORIS, ANNA), (505, 480), 0),))
    assert numbers(sheet.matches[0].cells) == [480, 505]


def played(rows: int, dealer: int = 0) -> Standing:
    """A match after some deals."""
    config = Config(Seat(dealer))
    found = tally(House(), (0, 0), (0, 0), (3, 3, 3, 3), (3, 3, 4, 3))
    row = LEDGER.settle(config, LEDGER.opening(config), found).rows[0]
    return replace(LEDGER.opening(config), rows=(row,) * rows)


def test_the_deal_passes_on_into_the_next_match() -> None:
    """SP-7.3: who would have dealt next deals first, wherever that player sits now; has it left, the lot decides."""
    config = Config(Seat(1), target=300)
    assert LEDGER.following(config, played(6, 1), STAY) == Config(Seat(3), target=300)
    moved = {Seat(0): Seat(1), Seat(3): Seat(2)}
    assert LEDGER.following(config, played(6, 1), moved).first_dealer == 2
    assert LEDGER.following(config, played(7, 1), moved).first_dealer == 1
    assert LEDGER.following(config, played(8, 1), moved).first_dealer is None
    assert LEDGER.following(Config(), LEDGER.opening(Config()), STAY).first_dealer is None


def test_terms_of_the_usual_game() -> None:
    """SP-1.2, SP-1.3, SP-1.4: the invitation tells what is usual, and marks nothing of it."""
    told = terms(Config())
    assert [term.message.code for term in told] == [
        "term-partners",
        "term-dealer-lot",
        "term-target",
        "term-nil",
        "term-double-nil",
        "term-bags",
        "term-cap",
    ]
    assert all(term.default for term in told)
    assert terms(ConfigForTwo())[0].message == Message("term-two")


def test_terms_mark_the_house_rules() -> None:
    """SP-6.1 to SP-6.6: each house rule is told, and marked as not usual."""
    config = read_config(
        b'{"first_dealer":2,"target":300,"cap":9,"nil":false,"double_nil":"behind","bag_penalty":false,'
        b'"floor":-200,"lowest_bid":4,"ten_for_200":true}'
    )
    told = terms(config)
    assert [term.message for term in told] == [
        Message("term-partners"),
        Message("term-dealer-seat", {"seat": 2}),
        Message("term-target", {"target": 300}),
        Message("term-no-nil"),
        Message("term-double-nil-behind"),
        Message("term-no-bags"),
        Message("term-floor", {"floor": -200}),
        Message("term-lowest", {"number": 4}),
        Message("term-ten"),
        Message("term-cap", {"count": 9}),
    ]
    assert [term.default for term in told] == [True] + [False] * 9
    assert terms(Config(double_nil="off"))[4].message == Message("term-no-double-nil")
