"""The dialogue: what is said, what stays hidden (PQ-3.1, PQ-8.2)."""

import msgspec
import pytest

from pik.core.message import Happening
from pik.core.seat import Seat
from pik.games.piquet.actions import CATEGORIES, Answer, Call, Category, Declare, Spoken
from pik.games.piquet.state import Deal
from pik.games.piquet.turns import category_of
from tests.games.piquet.build import (
    DEALER,
    LEFT,
    RIGHT,
    D,
    E,
    act,
    all_said,
    awaited,
    declaration,
    declaring,
    declaring_three,
    game_of,
    held,
    none_said,
    playing,
    refused,
    say,
    view,
)
from tests.games.piquet.filling import cards


def heard(deal: Deal, text: str) -> tuple[Spoken, list[Happening], Deal]:
    """A declaration as another hears it, what is told of it, and the deal after."""
    seat = awaited(deal)
    action = declaration(deal.hands[seat], category_of(deal), text)
    spoken = {game_of(deal).redact(deal, seat, action, viewer) for viewer in (None, *map(Seat, range(deal.seats)))}
    (one,) = spoken
    assert isinstance(one, Spoken)
    return one, list(game_of(deal).narrate(deal, seat, action)), act(deal, seat, action)


def words(told: list[Happening]) -> list[str]:
    """What is told, by code, with the answer."""
    return [
        " ".join((each.code, *(str(value) for key, value in each.data.items() if key == "answer"))) for each in told
    ]


def test_order_of_the_declarations() -> None:
    """PQ-3.1: point, sequences, sets; in each the elder first; then the elder leads."""
    deal, order = declaring(), list[tuple[Seat, str]]()
    for _ in range(6):
        seat = awaited(deal)
        option = next(iter(game_of(deal).options(deal, seat)))
        assert isinstance(option, Declare)
        order.append((seat, option.category))
        deal = say(deal, "-")
    assert order == [(E, "point"), (D, "point"), (E, "sequence"), (D, "sequence"), (E, "set"), (D, "set")]
    assert (view(deal, None).phase, awaited(deal)) == ("play", E)


def test_the_elder_names_a_size() -> None:
    """PQ-3.1: of a point the number of cards is said, neither suit nor pips."""
    one, told, _ = heard(declaring("S:AKQJT", ""), "S:AKQJT")
    assert one == Spoken("point", (Call(E, "point", 5),), (), capot=False)
    assert told == [Happening("says-size", E, {"category": "point", "count": 5})]


def test_a_set_is_named_with_its_rank() -> None:
    """PQ-3.1: of sets it is said how many of which rank; the lesser ones that go with it are not said yet."""
    deal = say(declaring("SK HK DK CK ST HT DT", ""), "-", "-", "-", "-")
    one, told, _ = heard(deal, "all")
    assert one.calls == (Call(E, "set", 4, "K"),)
    assert told == [Happening("says-set", E, {"count": 4, "rank": "K"})]


def test_good() -> None:
    """PQ-3.1: the dealer with less, or with nothing to declare, answers "good", and it is the same answer."""
    deal = say(declaring("S:AKQJT", "H:KQJT"), "S:AKQJT")
    less, nothing = heard(deal, "H:KQJT"), heard(deal, "-")
    assert less[:2] == nothing[:2]
    assert less[0].calls == (Call(E, "point", 5), Call(D, "point", None, answer="good"))
    assert view(less[2], 0) == view(nothing[2], 0)


def test_not_good() -> None:
    """PQ-3.1: the dealer with more answers "not good", without a number."""
    deal = say(declaring("S:AKQJ", "H:AKQJT"), "S:AKQJ")
    one, told, _ = heard(deal, "H:AKQJT")
    assert one.calls == (Call(E, "point", 4), Call(D, "point", None, answer="not-good"))
    assert words(told) == ["answers not-good"]


@pytest.mark.parametrize(
    "dealer, second", [("H:AKQJ", "equal"), ("H:KQJT", "good"), ("H:AKQ9", "good"), ("H:AQJT", "equal")]
)
def test_pips_are_named_between_equals(dealer: str, second: Answer) -> None:
    """PQ-3.1: at equal size the elder names the pips and the dealer answers again: 41 against 41, 40 and 40."""
    deal = say(declaring("S:AKQJ", dealer), "S:AKQJ")
    one, told, _ = heard(deal, dealer)
    assert one.calls == (
        Call(E, "point", 4, pips=41),
        Call(D, "point", None, answer="equal", second=second),
    )
    assert words(told) == ["asks equal", "names-pips", f"answers {second}"]
    assert told[1] == Happening("names-pips", E, {"count": 41})


def test_the_top_is_named_between_equals() -> None:
    """PQ-3.1: of sequences it is the top: how high, the king, not good."""
    deal = say(declaring("S:KQJ", "H:AKQ"), "-", "-", "S:KQJ")
    one, told, _ = heard(deal, "H:AKQ")
    assert one.calls == (
        Call(E, "sequence", 3, "K"),
        Call(D, "sequence", None, answer="equal", second="not-good"),
    )
    assert words(told) == ["asks equal", "names-top", "answers not-good"]


def test_nothing_more_is_known_than_was_said() -> None:
    """PQ-3.1: as long as pips and tops are not named they are in nobody else's bytes: equal sizes look alike."""
    for one, other in (("S:AKQJT", "H:JT987"), ("S:AKQJT", "C:AKQJ9")):
        deals = [say(declaring(hand, ""), hand) for hand in (one, other)]
        for viewer in (None, 1):
            views = [msgspec.json.decode(msgspec.json.encode(view(deal, viewer))) for deal in deals]
            for each in views:
                del each["commitment"], each["hand"]
            assert views[0] == views[1]


def test_a_silent_elder() -> None:
    """PQ-3.1: to an elder who names nothing the dealer names a size."""
    deal = say(declaring("S:AKQJT", "H:AKQ9"), "-")
    one, told, after = heard(deal, "H:AKQ9")
    assert one.calls == (Call(E, "point", 0), Call(D, "point", 4))
    assert words(told) == ["says-size"]
    assert after.verdicts[-1].seat == D


def test_what_is_kept_silent_stops_nothing() -> None:
    """PQ-3.1: a better point that is sunk neither counts nor stops the other's."""
    deal = say(declaring("S:AKQ9", "H:AKQJT"), "S:AKQ9", "-", "-", "-", "-", "-")
    assert deal.counts == (4, 0)


def test_nobody_declares_anything() -> None:
    """PQ-3.1: both may keep silent throughout; then nobody counts anything."""
    deal = none_said(declaring("S:AKQJT", "H:AKQJT"))
    assert deal.counts == (0, 0)
    assert [(verdict.seat, verdict.equal) for verdict in deal.verdicts] == [(None, False)] * 3


@pytest.mark.parametrize(
    "category, text",
    [
        ("point", "S:AKQ"),
        ("point", "S:AKQJ H:A"),
        ("point", "C:A"),
        ("sequence", "S:AKQ"),
        ("sequence", "S:KQJ"),
        ("sequence", "H:A"),
        ("set", "SA HA"),
        ("set", "SK HK DK"),
        ("set", "S9 H9 D9"),
    ],
)
def test_only_whole_combinations_that_are_held(category: Category, text: str) -> None:
    """PQ-3.1: part of a suit, of a sequence, or of a set, and what is not held, cannot be declared."""
    deal = declaring("S:AKQJ SK HK DK CK HA S9 H9 D9", "")
    deal = say(deal, *["-"] * (2 * CATEGORIES.index(category)))
    assert refused(deal, 0, Declare(category, (cards(text),))) == "no-such-combination"


def test_other_refusals() -> None:
    """PQ-3.1: one point alone, nothing twice, the category of the moment, by whoever is to speak."""
    deal = declaring("S:AKQJ H:KQJT", "")
    spades, hearts = cards("S:AKQJ"), cards("H:KQJT")
    assert refused(deal, 0, Declare("point", (spades, hearts))) == "one-point"
    assert refused(deal, 0, Declare("point", (spades, spades))) == "malformed"
    assert refused(deal, 0, Declare("sequence", (spades,))) == "declare-now"
    assert refused(deal, 0, Declare("point", ((*spades, *cards("SA")),))) == "no-such-combination"
    assert refused(deal, 1, Declare("point", ())) == "not-your-turn"
    assert refused(playing(), 0, Declare("point", ())) == "not-now"


def test_either_of_two_equal_suits() -> None:
    """PQ-3.1: the holder of two suits alike in cards and pips declares the one or the other; it is shown."""
    for suit in "SH":
        deal = say(declaring("S:AKQJ H:AKQJ", ""), f"{suit}:AKQJ", "-", "-", "-", "-", "-")
        assert [each.cards for each in view(deal, 1).open] == [
            tuple(sorted(cards(f"{suit}:AKQJ"), key=lambda c: "JQKA".index(c[1])))
        ]


def test_a_lesser_point_may_be_declared() -> None:
    """PQ-3.1: whoever sinks the best suit may declare another one."""
    deal = say(declaring("S:AKQJT H:AKQ", ""), "H:AKQ", "-", "-", "-", "-", "-")
    assert deal.counts == (3, 0)


def test_what_may_be_declared() -> None:
    """PQ-3.1: every choice of combinations held, of suits one alone, or nothing."""
    deal = declaring("S:AKQJ D:987 HA CA DA", "")
    options = list(game_of(deal).options(deal, E))
    assert len(options) == 1 + 4
    deal = say(deal, "-", "-")
    options = list(game_of(deal).options(deal, E))
    assert [len(option.combinations) for option in options if isinstance(option, Declare)] == [0, 1, 1, 2]


def test_best_first() -> None:
    """PQ-3.1: combinations are kept best first, in whatever order they were named."""
    act_ = Declare("sequence", (cards("D:987"), cards("S:AKQJ"), cards("H:KQJ")))
    assert act_.combinations == (cards("SJ SQ SK SA"), cards("HJ HQ HK"), cards("D7 D8 D9"))


def test_forgotten_is_lost() -> None:
    """PQ-3.1: once a card is led nothing is declared any more, and the other's count stays as it was."""
    deal = say(declaring("S:AKQJT", "H:AKQ9"), "-", "H:AKQ9", "-", "-", "-", "-")
    assert deal.counts == (0, 4)
    assert refused(deal, 0, Declare("point", (cards("S:AKQJT"),))) == "not-now"
    assert "SA" in held(deal, 0)


def test_three_name_sizes() -> None:
    """PQ-8.2: the dealer first, then clockwise; all name their sizes, then those equal at the best name pips."""
    deal = declaring_three("S:AKQ9", "H:AKQJ", "D:KQJT9")
    assert awaited(deal) == DEALER
    one, told, deal = heard(deal, "D:KQJT9")
    assert one.calls == (Call(DEALER, "point", 5),)
    deal = say(deal, "S:AKQ9")
    assert awaited(deal) == RIGHT
    one, told, deal = heard(deal, "H:AKQJ")
    assert one.calls == (Call(DEALER, "point", 5), Call(LEFT, "point", 4), Call(RIGHT, "point", 4))
    assert words(told) == ["says-size", "is-good"]


def test_pips_among_three() -> None:
    """PQ-8.2: the two who are equal at the best name pips, the third does not."""
    deal = say(declaring_three("S:AKQ9", "H:AKQJ", "D:KQJ"), "D:KQJ", "S:AKQ9")
    one, told, deal = heard(deal, "H:AKQJ")
    assert [call.pips for call in one.calls] == [None, 40, 41]
    assert words(told) == ["says-size", "names-pips", "names-pips", "is-good"]
    assert deal.verdicts[-1].seat == RIGHT


def test_good_among_three() -> None:
    """PQ-8.3: good is what beats both others; an equal best between two counts for nobody, the third neither."""
    deal = say(declaring_three("S:AKQJ", "H:AKQJ", "D:KQJ"), "D:KQJ", "S:AKQJ")
    _, told, deal = heard(deal, "H:AKQJ")
    assert words(told)[-1] == "nobody-counts"
    assert (deal.verdicts[-1].seat, deal.verdicts[-1].equal) == (None, True)
    deal = all_said(
        declaring_three(
            "HK HQ HJ HT H9 H8 DK D9 C8 S8", "DJ DT D8 DQ CK CQ C9 S7 S9 C7", "SA SK SQ SJ ST HA DA CA H7 D7"
        )
    )
    assert deal.counts == (22, 0, 14)


def test_all_three_silent() -> None:
    """PQ-8.2: when all three keep silent there is nothing to say of it."""
    deal = say(declaring_three(), "-", "-")
    _, told, deal = heard(deal, "-")
    assert words(told) == ["says-nothing"]
    assert deal.verdicts[-1].seat is None
