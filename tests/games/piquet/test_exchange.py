"""White hands, exchange, looking at the talon (PQ-2)."""

import pytest

from pik.core.seat import Seat
from pik.games.piquet.actions import Exchange, Look
from tests.games.piquet.build import (
    REFUSE,
    act,
    awaited,
    by_turn,
    dealt,
    dealt_to_three,
    declaring,
    game_of,
    held,
    mask,
    none_said,
    offered,
    played,
    refused,
    say,
    sizes_of,
    told,
    view,
)
from tests.games.piquet.filling import cards

WHITE = "SA ST S9 S8 HA H9 H8 D7 DT C9 C8 C7"
COLORED = "SK SQ SJ S7 HK HQ HJ H7 HT DK DQ DJ"
FIVE, THREE = "CK CQ CJ CT CA", "D9 D8 DA"


def exchange(text: str) -> Exchange:
    """Discard these cards."""
    return Exchange(cards(text))


def test_the_elders_white_hand() -> None:
    """PQ-2.1: aces and tens are white; the elder's is declared and shown before the exchange, and counts 10 at once."""
    deal = dealt(WHITE, COLORED)
    for seat in (None, 0, 1):
        assert [(each.seat, set(each.cards)) for each in view(deal, seat).whites] == [(Seat(0), set(cards(WHITE)))]
    assert view(deal, None).counts == (10, 0)


@pytest.mark.parametrize("court", ["SJ", "HQ", "DK"])
def test_one_court_card_is_enough(court: str) -> None:
    """PQ-2.1: a jack, a queen or a king, and the hand is not white."""
    deal = dealt(WHITE.replace("SA", court))
    assert view(deal, None).whites == ()
    assert view(deal, None).counts == (0, 0)


def test_the_dealers_white_hand() -> None:
    """PQ-2.1: the dealer's is declared before the dealer's own exchange: when the elder has taken cards or not."""
    deal = dealt("", WHITE)
    assert view(deal, None).whites == ()
    assert told(deal, 0, REFUSE) == ["refuses-talon", "white-hand"]
    deal = by_turn(deal, REFUSE)
    assert [each.seat for each in view(deal, 0).whites] == [Seat(1)]
    assert view(deal, None).counts == (0, 10)


def test_white_is_the_hand_as_dealt() -> None:
    """PQ-2.1: it is the dealt hand that is white: cards drawn later neither make nor spoil it."""
    deal = by_turn(dealt(WHITE, COLORED, five=FIVE), exchange("S8 H8 C8"), REFUSE)
    assert held(deal, 0) >= {"CK", "CQ", "CJ"}
    assert view(deal, None).counts == (10, 0)
    colorless = dealt("SK " + WHITE.replace("SA ", ""), "", five=THREE)
    deal = by_turn(colorless, exchange("SK S9 S8"), REFUSE)
    assert view(deal, None).counts == (0, 0)


def test_how_many_the_elder_takes() -> None:
    """PQ-2.2: three, four, five or none; one and two are refused, six are not there."""
    deal = dealt(COLORED, "", five=FIVE)
    assert sizes_of(deal) == {0, 3, 4, 5}
    assert refused(deal, 0, exchange("SK")) == "take-three-or-none"
    assert refused(deal, 0, exchange("SK SQ")) == "take-three-or-none"
    assert refused(deal, 0, exchange("SK SQ SJ S7 HK HQ")) == "too-few-in-talon"
    assert refused(deal, 1, REFUSE) == "not-your-turn"


def test_the_elder_takes_from_the_top() -> None:
    """PQ-1.3, PQ-2.2: the elder's cards come from the top of the five, and the rest stays."""
    deal = by_turn(dealt(COLORED, "", five=FIVE), exchange("SK SQ SJ"))
    assert held(deal, 0) == {*cards(COLORED)} - {"SK", "SQ", "SJ"} | {"CK", "CQ", "CJ"}
    assert view(deal, 1).five == 2


@pytest.mark.parametrize(
    "taken, open_to_dealer",
    [("", {0, 3}), ("SK SQ SJ", {0, 3, 4, 5}), ("SK SQ SJ S7", {0, 3, 4}), ("SK SQ SJ S7 HK", {0, 3})],
)
def test_how_many_the_dealer_takes(taken: str, open_to_dealer: set[int]) -> None:
    """PQ-2.3: none, or three to what is there: the three and what the elder left of the five, if the elder took any."""
    deal = by_turn(dealt(COLORED, "", five=FIVE, three=THREE), exchange(taken))
    assert awaited(deal) == Seat(1)
    assert sizes_of(deal) == open_to_dealer


def test_the_dealer_takes_the_elders_leftover_first() -> None:
    """PQ-2.3: the elder's two come first, in the order of the pack, then the dealer's three."""
    white = "SA ST S9 S8 HA H9 H8 H7 HT DT C9 C8"
    deal = by_turn(
        dealt(COLORED.replace("H7", "D7").replace("HT", "C7"), white, five=FIVE, three=THREE), exchange("SK SQ SJ")
    )
    after = by_turn(deal, exchange("SA ST S9"))
    assert held(after, 1) - {*cards(white)} == {"CT", "CA", "D9"}
    after = by_turn(deal, exchange("SA ST S9 S8 HA"))
    assert held(after, 1) - {*cards(white)} == {"CT", "CA", "D9", "D8", "DA"}


def test_what_is_refused_stays_closed() -> None:
    """PQ-2.3: an elder who takes none keeps the five closed to the dealer, who draws of the three alone."""
    deal = by_turn(dealt(COLORED, "", five=FIVE, three=THREE), REFUSE)
    hand = held(deal, 1)
    discards = sorted(hand)[:3]
    after = by_turn(deal, exchange(" ".join(discards)))
    assert held(after, 1) == hand - set(discards) | {"D9", "D8", "DA"}
    assert after.left == mask(FIVE)


def test_one_exchange_each() -> None:
    """PQ-2.4: nobody exchanges twice; as many are discarded as are taken, and hands keep their twelve."""
    deal = by_turn(dealt(COLORED, "", five=FIVE, three=THREE), exchange("SK SQ SJ"))
    assert refused(deal, 0, exchange("CK CQ CJ")) == "not-your-turn"
    deal = by_turn(deal, REFUSE)
    assert refused(deal, 0, exchange("CK CQ CJ")) == "not-now"
    assert refused(deal, 1, REFUSE) == "not-now"
    assert view(deal, None).cards == (12, 12)


def test_discards_are_out_of_play() -> None:
    """PQ-2.4: a discard cannot be played or discarded again; its owner may look at it, nobody else sees it."""
    deal = by_turn(dealt(COLORED, "", five=FIVE, three=THREE), exchange("SK SQ SJ"), REFUSE)
    assert view(deal, 0).discarded == cards("SJ SQ SK")
    assert (view(deal, 1).discarded, view(deal, None).discarded) == ((), ())
    playing = none_said(deal)
    with pytest.raises(Exception, match="not-in-hand"):
        played(playing, "SK")


def test_discards_must_be_held() -> None:
    """PQ-2.4: one discards cards of one's own hand, each once."""
    deal = dealt(COLORED, "")
    assert refused(deal, 0, exchange("SA SK SQ")) == "not-in-hand"
    assert refused(deal, 0, Exchange((*cards("SK SQ"), *cards("SK")))) == "malformed"


def test_exchange_is_seen_as_a_number() -> None:
    """PQ-2.4: others see how many were taken and not which; the player sees the own act."""
    deal = dealt(COLORED, "", five=FIVE)
    shown = [game_of(deal).redact(deal, Seat(0), exchange("SK SQ SJ"), viewer) for viewer in (None, Seat(1), Seat(0))]
    assert [getattr(each, "count", None) for each in shown] == [3, 3, None]
    assert shown[2] == exchange("SK SQ SJ")


def test_looking_at_the_talon() -> None:
    """PQ-2.5: after both exchanges, and not before, anybody may look at what nobody took; everybody sees it done."""
    deal = by_turn(dealt(COLORED, "", five=FIVE, three=THREE), exchange("SK SQ SJ"))
    assert refused(deal, 0, Look()) == "not-now"
    deal = by_turn(deal, REFUSE)
    assert offered(deal, 0) == offered(deal, 1) == {"Look"}
    assert refused(deal, -2, Look()) == "not-now"
    deal = act(deal, 1, Look())
    assert set(view(deal, 1).leftover) == {"CT", "CA", "D9", "D8", "DA"}
    assert (view(deal, 0).leftover, view(deal, None).leftover) == ((), ())
    assert view(deal, 0).looked == (Seat(1),)
    assert refused(deal, 1, Look()) == "has-looked"
    assert offered(deal, 0) == {"Look"}


def test_looking_later() -> None:
    """PQ-2.5: one may still look in play, and not when nothing is left."""
    deal = played(none_said(declaring(COLORED, "")), "SK")
    assert "Look" in offered(deal, 0)
    deal = by_turn(dealt(COLORED, "", five=FIVE, three=THREE), exchange("SK SQ SJ S7 HK"))
    low = sorted(held(deal, 1))[:3]
    deal = by_turn(deal, exchange(" ".join(low)))
    assert offered(deal, 0) == set()
    assert refused(deal, 0, Look()) == "nothing-to-look-at"


def test_discards_of_any_suits() -> None:
    """PQ-2.6: cards of different suits may be discarded, and only before taking the new ones."""
    deal = by_turn(dealt(COLORED, "", five=FIVE, three=THREE), exchange("SK HK DK"))
    assert view(deal, 0).discarded == cards("SK HK DK")
    assert refused(by_turn(deal, REFUSE), 0, exchange("SQ HQ DQ")) == "not-now"


def test_norman_exchange() -> None:
    """PQ-8.1: the dealer takes both cards of the talon for two, or none; what is left nobody looks at."""
    deal = dealt_to_three("SA", "SK", "SQ SJ", talon="CA CK")
    assert refused(deal, 2, exchange("SQ")) == "two-or-none"
    assert refused(deal, 0, REFUSE) == "not-your-turn"
    after = by_turn(deal, exchange("SQ SJ"))
    assert {"CA", "CK"} <= held(after, 2)
    assert offered(after, 2) == set()
    left = by_turn(deal, REFUSE)
    assert left.left == mask("CA CK")
    assert [offered(left, seat) for seat in range(3)] == [set(), set(), set()]
    assert refused(left, 2, Look()) == "nothing-to-look-at"


def test_two_white_hands_meet() -> None:
    """PQ-8.3: two of three can be white; both are declared at once, both count, and each stops everybody else."""
    deal = dealt_to_three(
        "SA ST S9 S8 S7 HA HT H9 H8 H7", "DA DT D9 D8 D7 CA CT C9 C8 C7", "SK SQ SJ HK HQ HJ DK DQ DJ CK"
    )
    assert view(deal, None).counts == (10, 10, 0)
    assert [each.seat for each in view(deal, 2).whites] == [Seat(0), Seat(1)]
    deal = by_turn(deal, REFUSE)
    deal = say(deal, "SK SQ SJ", "-", "-", "SK SQ SJ/HK HQ HJ/DK DQ DJ", "-", "-", "all", "-", "-")
    assert (deal.counts[2], deal.repique) == (3 + 9 + 20 + 20, None)
