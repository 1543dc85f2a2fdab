"""Play: following, counts, last trick, leza, capot, taking back, claims (PQ-5, PQ-8.4)."""

import pytest
from msgspec.structs import replace

from pik.core.message import Happening
from pik.core.seat import Seat
from pik.games.piquet import counting, rules, scoring
from pik.games.piquet.actions import Declare, Play
from tests.games.piquet.build import (
    DEALER,
    LEFT,
    RIGHT,
    D,
    E,
    act,
    awaited,
    by_turn,
    declaring,
    declaring_three,
    game_of,
    granted,
    held,
    lawful,
    led,
    mask,
    none_said,
    parts,
    played,
    playing,
    playing_three,
    refused,
    say,
    told,
    view,
)
from tests.games.piquet.filling import cards

ELDER = "CJ CQ CT D7 DJ H9 HA HT S7 S9 SJ ST"
YOUNGER = "C8 C9 CA D8 DA DQ H7 HJ HQ S8 SA SQ"
PLAYS = "CJ C8 H9 HJ C9 CT D7 D8 DQ DJ H7 HT S7 S8 SQ ST SA SJ HQ HA S9 DA CQ CA"
WINNERS = "S:AKQJ H:AKQ D:AKQ C:AK"


def test_the_elder_leads() -> None:
    """PQ-5.1: the elder leads any card; nobody else plays before."""
    deal = playing(ELDER, YOUNGER)
    assert awaited(deal) == E
    assert lawful(deal) == set(cards(ELDER))
    assert refused(deal, 1, Play("C8")) == "not-your-turn"
    assert refused(deal, 0, Play("C8")) == "not-in-hand"


@pytest.mark.parametrize(
    "hand, lead, may",
    [
        ("HQ H8 SA D7", "HJ", "HQ H8"),
        ("SQ S8 SA D7", "HJ", "SQ S8 SA D7"),
        ("HQ H8 SA D7", "H9", "HQ H8"),
        ("SA D7", "", "SA D7"),
    ],
)
def test_following(hand: str, lead: str, may: str) -> None:
    """PQ-5.1: one follows suit, need not win, and plays any card of another suit where there is none."""
    led_suit = "SHDC".index(lead[0]) if lead else -1
    assert rules.lawful_cards(mask(hand), led_suit) == mask(may)


def test_not_following_is_refused() -> None:
    """PQ-5.1: the refusal names the suit, and the screen says so before."""
    deal = played(playing(ELDER, YOUNGER), "CJ")
    assert refused(deal, 1, Play("SA")) == "must-follow"
    screen = game_of(deal).screen(view(deal, 1))
    why = {card.card: card.why.code for card in screen.hand if card.why is not None}
    assert set(why) == set(cards(YOUNGER)) - {"C8", "C9", "CA"}
    assert set(why.values()) == {"must-follow"}


def test_no_trump() -> None:
    """PQ-5.1: the highest card of the suit led wins, a card of another suit never does; the winner leads next."""
    deal = played(playing(ELDER, YOUNGER), "CJ C8")
    assert (deal.tricks[-1].winner, awaited(deal)) == (E, E)
    deal = played(deal, "H9 HJ")
    assert (deal.tricks[-1].winner, awaited(deal)) == (D, D)


def test_counts_of_play() -> None:
    """PQ-5.2: each lead counts 1 at once; a trick off another's lead counts 1; a leader who wins has counted."""
    deal = playing(ELDER, YOUNGER)
    found = [deal.counts]
    for card in cards("CJ C8 H9 HJ C9 CT"):
        deal = by_turn(deal, Play(card))
        found.append(deal.counts)
    assert found == [(0, 0), (1, 0), (1, 0), (2, 0), (2, 1), (2, 2), (3, 2)]


def test_the_count_is_said() -> None:
    """PQ-5.2: it goes on from what was declared: 5 for the point, then 6 with the lead."""
    deal = say(declaring("S:AKQJT", ""), "S:AKQJT", "-", "-", "-", "-", "-")
    assert game_of(deal).narrate(deal, E, Play("SA")) == (Happening("leads", E, {"card": "SA", "count": 6}),)
    assert told(played(deal, "SA"), 1, next(iter(game_of(deal).options(played(deal, "SA"), D)))) == [
        "plays",
        "takes-trick",
    ]


def test_the_last_trick() -> None:
    """PQ-5.3: the last trick counts four to its winner: here the dealer's, off the elder's lead."""
    deal = played(playing(ELDER, YOUNGER), PLAYS)
    before = played(playing(ELDER, YOUNGER), " ".join(cards(PLAYS)[:-2]))
    assert before.counts == (8, 9)
    assert deal.counts == (9, 9 + 4 + 10)
    assert parts(deal, 1) == {"part-play": 10, "part-last": 3, "part-leza": 10}
    assert parts(deal, 0) == {"part-play": 9}


def test_the_leader_takes_the_last_trick() -> None:
    """PQ-5.3: whoever leads the last trick and takes it has the lead and three extra: four as well."""
    deal = granted(played(playing(ELDER, YOUNGER), "CJ C8 H9 HJ"), 0)
    assert parts(deal, 0) == {"part-play": 2 + 1 + 9, "part-last": 3, "part-leza": 10}


@pytest.mark.parametrize(
    "taken, others, tricks, points", [(7, 5, 12, 10), (6, 6, 12, 0), (5, 7, 12, 0), (11, 1, 12, 10), (12, 0, 12, 0)]
)
def test_leza(taken: int, others: int, tricks: int, points: int) -> None:
    """PQ-5.5: more than six tricks count 10; with six each nobody has them, nor with all twelve."""
    assert scoring.leza_points(taken, others, tricks) == points


def test_six_tricks_each() -> None:
    """PQ-5.5: six each, and nobody counts a leza."""
    deal = playing("S:AKQJT9 H:987 D:987", "H:AKQJT D:AKQJT S8 S7")
    deal = led(deal, "S:AKQJT9")
    deal = granted(deal, 1)
    assert deal.taken == (6, 6)
    assert parts(deal, 0) == {"part-play": 7}
    assert parts(deal, 1) == {"part-play": 6, "part-last": 3}


@pytest.mark.parametrize("taken, announced, points", [(12, False, 40), (12, True, 80), (11, True, 0), (11, False, 0)])
def test_capot_in_numbers(taken: int, announced: bool, points: int) -> None:
    """PQ-5.6: all twelve count 40, announced 80; one less counts nothing."""
    assert scoring.capot_points(taken, 12, announced) == points


def test_capot() -> None:
    """PQ-5.6: a capot has no leza, and its last trick one extra instead of three."""
    deal = led(playing(WINNERS, ""), "S:AKQJ H:AKQ D:AKQ C:AK")
    assert deal.counts == (12 + 1 + 40, 0)
    assert parts(deal, 0) == {"part-play": 12, "part-last": 1, "part-capot": 40}


def test_the_elders_open_capot() -> None:
    """PQ-5.6: the elder announces with the first lead, and then no more."""
    deal = playing(WINNERS, "")
    deal = by_turn(deal, Play("SA", capot=True))
    assert deal.announced == (E,)
    follower = next(iter(game_of(deal).options(deal, D)))
    deal = by_turn(deal, follower)
    assert refused(deal, 0, Play("SK", capot=True)) == "no-capot-now"
    deal = led(deal, "S:KQJ H:AKQ D:AKQ C:AK")
    assert deal.counts == (12 + 1 + 80, 0)
    assert parts(deal, 0)["part-open-capot"] == 80


def test_the_dealers_open_capot() -> None:
    """PQ-5.6: the dealer announces with the last declaration; nobody does earlier, nor the elder then."""
    deal = declaring("", WINNERS)
    assert refused(deal, 0, Declare("point", (), capot=True)) == "no-capot-now"
    deal = say(deal, "-")
    assert refused(deal, 1, Declare("point", (), capot=True)) == "no-capot-now"
    deal = say(deal, "-", "-", "-")
    assert refused(deal, 0, Declare("set", (), capot=True)) == "no-capot-now"
    deal = say(deal, "-")
    assert told(deal, 1, Declare("set", (), capot=True))[:2] == ["says-nothing", "announces-capot"]
    deal = by_turn(deal, Declare("set", (), capot=True))
    assert deal.announced == (D,)
    assert view(deal, 0).announced == (D,)
    deal = granted(led(deal, min(held(deal, 0))), 1)
    assert deal.counts == (1, 12 + 1 + 80)


def test_an_announced_capot_that_fails() -> None:
    """PQ-5.6: it costs nothing: leza and last trick count as ever."""
    deal = playing("S:AKQJT HA DA H8 H7 D8 D7 C9", "HK HQ HT H9 DK DJ DT D9 CA CK CJ C8")
    deal = granted(by_turn(deal, Play("C9", capot=True), Play("CA")), 0)
    assert (deal.announced, deal.taken) == ((E,), (11, 1))
    assert (parts(deal, 0), parts(deal, 1)) == (
        {"part-play": 12, "part-last": 3, "part-leza": 10},
        {"part-play": 2},
    )


def test_tricks_lie_face_down() -> None:
    """PQ-5.7: the screen has the trick in progress, the last one until the next lead; the view remembers all."""
    deal = played(playing(ELDER, YOUNGER), "CJ C8 H9 HJ")
    screen = game_of(deal).screen(view(deal, None))
    assert [placed.card for placed in screen.last_trick] == ["H9", "HJ"]
    assert screen.last_winner == D
    assert [seat.tricks for seat in screen.seats] == [1, 1]
    deal = played(deal, "C9")
    screen = game_of(deal).screen(view(deal, None))
    assert (screen.last_trick, screen.last_winner) == ((), None)
    assert [placed.card for placed in screen.trick] == ["C9"]
    assert len(view(deal, None).tricks) == 2


def test_norman_most_tricks() -> None:
    """PQ-8.4: most tricks alone count 10, a tie for most gives nothing; all ten are a capot of 40, or 80 announced."""
    assert [scoring.leza_points(*each, 10) for each in ((4, 3), (4, 4), (3, 4), (10, 0))] == [10, 0, 0, 0]
    assert [
        scoring.capot_points(taken, 10, announced) for taken, announced in ((10, False), (10, True), (9, True))
    ] == [
        40,
        80,
        0,
    ]
    shares = [replace(playing_three(), taken=taken) for taken in ((4, 3, 3), (5, 4, 1), (4, 4, 2), (0, 5, 5))]
    assert [[counting.leza_of(deal, Seat(seat)) for seat in range(3)] for deal in shares] == [
        [10, 0, 0],
        [10, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
    ]
    deal = granted(playing_three("S:AKQJT H:AKQJT", "", ""), 0)
    assert deal.counts == (10 + 1 + 40, 0, 0)


def test_norman_announcements() -> None:
    """PQ-8.4: the first leader announces with the lead, both others with their last declarations."""
    deal = say(declaring_three(), *["-"] * 6)
    deal = act(deal, 2, Declare("set", (), capot=True))
    assert refused(deal, 0, Declare("set", (), capot=True)) == "no-capot-now"
    deal = act(act(deal, 0, Declare("set", ())), 1, Declare("set", (), capot=True))
    assert deal.announced == (DEALER, RIGHT)
    first = min(lawful(deal))
    assert act(deal, 0, Play(cards(first)[0], capot=True)).announced == (DEALER, RIGHT, LEFT)


def test_norman_play() -> None:
    """PQ-8.2: the player on the dealer's left leads first; tricks go clockwise."""
    deal = playing_three()
    assert awaited(deal) == LEFT
    deal = played(deal, min(lawful(deal)))
    assert awaited(deal) == RIGHT
    deal = played(deal, min(lawful(deal)))
    assert awaited(deal) == Seat(2)


def test_silence_of_the_declarations_is_not_play() -> None:
    """PQ-5.2: keeping silent throughout begins at nothing."""
    assert none_said(declaring(ELDER, YOUNGER)).counts == (0, 0)
