"""Five tricks: leading, following, beating, taking, and what may be looked at (PK-6)."""

import msgspec
import pytest
from msgspec.structs import replace

from pik.cards.card import Card, card_of, index_of, is_card
from pik.cards.notation import parse_mask
from pik.core.board import Placed
from pik.core.message import Message
from pik.core.seat import Seat
from pik.games.pikala import DEAL, rules
from pik.games.pikala.actions import Play
from pik.games.pikala.seen import View
from pik.texts.catalog import catalog
from pik.tricks.trick import winning_card
from tests.games.pikala.build import (
    awaited,
    cards,
    facing,
    held,
    lawful,
    played,
    playing,
    refused,
)

THREE = ("SQ HK H9 DT DQ", "S6 H6 H7 D6 D7", "SK HA HT D8 D9")


def test_the_dealers_left_leads() -> None:
    """PK-6.1: the player to the dealer's left leads the first trick."""
    assert [awaited(playing("", "", "", "", turn_up="S9", dealer=dealer)) for dealer in range(4)] == [1, 2, 3, 0]


def test_the_winner_leads_the_next() -> None:
    """PK-6.1: play goes clockwise and the winner of a trick leads the next one."""
    deal, order = playing(*THREE, turn_up="ST"), list[Seat]()
    for card in ("H6", "HA", "HK"):
        order.append(awaited(deal))
        deal = played(deal, card)
    assert (order, awaited(deal)) == ([1, 2, 0], 2)
    assert refused(deal, 1, Play("H7")) == "not-your-turn"


def test_there_are_five_tricks() -> None:
    """PK-6.1: the deal is over after the fifth trick."""
    deal = playing("H6 H7 H8 C6 C7", "HA HK HQ D7 D8", turn_up="S9")
    four = played(deal, "HA H6 HK H7 HQ H8 D7 C6")
    assert four.end is None
    assert played(four, "D8 C7").end == "tricks"


def test_the_trump_ace_is_led() -> None:
    """PK-6.2: the holder of the trump ace must lead it at the first lead of their own."""
    deal = playing("H6 H7 H8 D6 D7", "CA C9 HA D8 S6", turn_up="CK")
    assert lawful(deal) == {"CA"}
    assert refused(deal, 1, Play("HA")) == "must-lead-trump-ace"
    no = DEAL.refusal(deal, Seat(1), Play("C9"))
    assert no is not None
    assert no.data == {"card": "CA"}


def test_the_first_lead_may_come_late() -> None:
    """PK-6.2: a player who comes to lead at the third trick only is bound there as well."""
    deal = playing("CA H9 HT DT S6", "HA HK D6 D7 D8", turn_up="CK")
    third = played(deal, "HA H9 HK HT D6 DT")
    assert (awaited(third), lawful(third)) == (0, {"CA"})


def test_following_does_not_bind_the_ace() -> None:
    """PK-6.2: the duty binds at a lead only: following with another trump that beats is lawful."""
    assert lawful(facing("CA CK C7 HA D7", "CQ", trump="C")) == {"CA", "CK"}


def test_without_the_ace_the_lead_is_free() -> None:
    """PK-6.2: without the trump ace any card may be led; an ace of a plain suit is not meant."""
    assert lawful(facing("CK C9 HA D7 S6", trump="C")) == {"CK", "C9", "HA", "D7", "S6"}


def test_later_leads_are_free() -> None:
    """PK-6.2: at a later lead nothing binds the trump ace any more."""
    assert lawful(facing("CA C9 HA", trump="C", led=True)) == {"CA", "C9", "HA"}
    hand = parse_mask("C:A9 H:A")
    assert rules.lead_cards(hand, 3, True) == hand


FOLLOWING = [
    ("HJ HQ H8 SA C6", "H9", "S", "HJ HQ"),
    ("H6 H8 SA C6 D7", "H9", "S", "H6 H8"),
    ("H6 SA C6 D7 D8", "H9", "S", "H6"),
    ("SA S6 C6 D7 D8", "H9", "S", "SA S6"),
    ("CA C6 DA D7 D8", "H9", "S", "CA C6 DA D7 D8"),
    ("S7 HA D7 D8 D9", "S6", "S", "S7"),
    ("HA CA D7 D8 D9", "S6", "S", "HA CA D7 D8 D9"),
]


@pytest.mark.parametrize("hand, trick, trump, legal", FOLLOWING)
def test_follow_then_trump_then_anything(hand: str, trick: str, trump: str, legal: str) -> None:
    """PK-6.3: follow suit if possible, otherwise play a trump, with neither any card."""
    assert lawful(facing(hand, trick, trump=trump)) == set(legal.split())


BEATING = [
    ("H6 H8 HK HA S6", "HQ", "S", "HK HA"),
    ("H6 H8 HK C6 S6", "H9 HQ", "S", "HK"),
    ("H6 HT HK C6 S6", "HQ H9", "S", "HK"),
    ("H6 HA C6 C7 SA", "HT S6", "S", "H6 HA"),
    ("S6 ST SK C6 DA", "HT S9", "S", "SK ST"),
    ("S6 S7 S8 C6 DA", "HT S9", "S", "S6 S7 S8"),
    ("S6 SJ SA C6 DA", "HT S9 SQ", "S", "SA"),
    ("S6 S7 C6 C7 DA", "HT D6", "S", "S6 S7"),
    ("S6 ST SK HA DA", "S9", "S", "ST SK"),
    ("S6 ST SK HA DA", "S9 SQ", "S", "SK"),
    ("S6 S7 HA DA CA", "S9", "S", "S6 S7"),
    ("H6 H7 C6 D6 SA", "H9 C7", "S", "H6 H7"),
    ("H6 HT C6 D6 SA", "H9 C7", "S", "HT"),
]


@pytest.mark.parametrize("hand, trick, trump, legal", BEATING)
def test_beat_if_possible(hand: str, trick: str, trump: str, legal: str) -> None:
    """PK-6.4: beat the winning card within 6.3 if possible, with any beating card; never beside a duty to follow."""
    assert lawful(facing(hand, trick, trump=trump)) == set(legal.split())


@pytest.mark.parametrize(
    "hand, trick, card, code, data",
    [
        ("H6 SA C6", "H9", "SA", "must-follow", {"suit": "H"}),
        ("H6 SA C6", "H9", "C6", "must-follow", {"suit": "H"}),
        ("HA H6 C6", "H9", "H6", "must-beat", {"card": "H9"}),
        ("S6 D7 C6", "H9", "D7", "must-trump", {"suit": "S"}),
        ("S6 SA C6", "H9 ST", "S6", "must-beat", {"card": "ST"}),
        ("S6 SA C6", "S9", "S6", "must-beat", {"card": "S9"}),
        ("S6 SA C6", "S9", "C6", "must-follow", {"suit": "S"}),
        ("H6 SA C6", "H9", "HA", "not-in-hand", {"card": "HA"}),
    ],
)
def test_why_a_card_is_refused(hand: str, trick: str, card: Card, code: str, data: dict[str, str]) -> None:
    """PK-6.3, PK-6.4: the refusal names the duty that the card would break: follow, trump, beat, and what."""
    deal = facing(hand, trick, trump="S")
    seat = awaited(deal)
    assert refused(deal, seat, Play(card)) == code
    no = DEAL.refusal(deal, seat, Play(card))
    assert no is not None
    assert no.message == Message(code, {**data})


@pytest.mark.parametrize("hand, trick, trump, legal", FOLLOWING + BEATING)
def test_the_screen_says_what_may_be_played(hand: str, trick: str, trump: str, legal: str) -> None:
    """PK-6.3, PK-6.4: the player's screen marks exactly the lawful cards and gives a reason at each other one.

    Where the suit and the rank are reasons, one sentence says both at each.
    """
    deal = facing(hand, trick, trump=trump)
    seat = awaited(deal)
    shown = DEAL.screen(DEAL.view(deal, seat)).hand
    assert {each.card for each in shown if each.playable} == set(legal.split())
    nos = [DEAL.refusal(deal, seat, Play(each.card)) for each in shown]
    codes = {no.code for no in nos if no}
    assert len({each.why.code for each in shown if each.why}) <= 1
    for each, no in zip(shown, nos, strict=True):
        if "must-beat" in codes and len(codes) == 2:
            (other,) = codes - {"must-beat"}
            said = no and Message(f"{other}-beat", {"card": beaten(trick, trump)})
        else:
            said = no and no.message
        assert each.why == said


def beaten(trick: str, trump: str) -> str:
    """The card of a trick that is winning."""
    return card_of(winning_card(tuple(index_of(card) for card in cards(trick)), "SHDC".index(trump)))


def test_a_reason_for_all_cards_names_suit_and_rank() -> None:
    """PK-6.4: with clubs to follow and a club to beat, low clubs and other suits are refused in the same words."""
    deal = facing("CA C7 C6 H9 D8", "CK", trump="S")
    shown = DEAL.screen(DEAL.view(deal, awaited(deal))).hand
    whys = [each.why for each in shown if not each.playable]
    assert whys == [Message("must-follow-beat", {"card": "CK"})] * 4
    assert catalog("ru", "pikala").message(whys[0] or Message("")) == "бейте в масть: на столе король треф"


@pytest.mark.parametrize(
    "trick, trump, winner",
    [
        ("H9 S6 HA S8", "S", 3),
        ("H9 S8 HA S6", "S", 1),
        ("H9 HT HA HK", "S", 2),
        ("H9 CA DA CK", "S", 0),
        ("S9 SA ST SK", "S", 1),
        ("H6 D7 H7 CA", "S", 2),
    ],
)
def test_who_takes_the_trick(trick: str, trump: str, winner: int) -> None:
    """PK-6.5: the highest trump wins, else the highest card of the led suit, wherever it was played."""
    last = tuple(parse_mask(card) for card in trick.split())
    deal = replace(facing("", "H6 H7 H8", trump=trump), trick=(), hands=last)
    after = played(deal, trick)
    assert (after.tricks[-1].winner, after.taken[winner], sum(after.taken)) == (winner, 1, 1)


def test_an_off_suit_card_is_seen() -> None:
    """PK-6.5: everybody sees who played what, so that a card off suit tells what its player has not."""
    deal = played(playing("H6 H7 H8 C6 C7", "HA HK HQ D7 D8", turn_up="S9"), "D7 C6")
    assert DEAL.view(deal, None).tricks[0].cards == (Placed(Seat(1), "D7"), Placed(Seat(0), "C6"))


def texts(value: object) -> set[str]:
    """The cards that something names when it is sent."""
    return {text for text in msgspec.json.encode(value).decode().split('"') if is_card(text)}


def test_no_screen_shows_an_older_trick() -> None:
    """PK-6.6: a screen shows the trick in progress, the one just completed until the next lead, and counts."""
    deal = playing("H6 H7 H8 C6 C7", "HA HK HQ D7 D8", turn_up="S9")
    shown = list[tuple[set[str], set[str]]]()
    for card in ("HA", "H6", "HK", "H7"):
        deal = played(deal, card)
        screen = DEAL.screen(DEAL.view(deal, None))
        shown.append(({each.card for each in screen.trick}, {each.card for each in screen.last_trick}))
    assert shown == [({"HA"}, set()), (set(), {"HA", "H6"}), ({"HK"}, set()), (set(), {"HK", "H7"})]
    screen = DEAL.screen(DEAL.view(deal, None))
    assert texts(screen) == {"HK", "H7"}
    assert screen.last_winner == 1
    assert [board.tricks for board in screen.seats] == [0, 2]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_mind_may_remember(seat: Seat | None) -> None:
    """PK-6.6: the view, which players' minds read, keeps all tricks of the deal; the screen made of it does not."""
    deal = played(playing("H6 H7 H8 C6 C7", "HA HK HQ D7 D8", turn_up="S9"), "HA H6 HK H7 HQ")
    view: View = DEAL.view(deal, seat)
    assert [[each.card for each in trick.cards] for trick in view.tricks] == [["HA", "H6"], ["HK", "H7"]]
    assert not {"HA", "H6", "HK", "H7"} & texts(DEAL.screen(view))


def test_an_older_trick_is_not_told_again() -> None:
    """PK-6.6: what is told of an act names the card played, never cards of completed tricks."""
    deal = played(playing("H6 H7 H8 C6 C7", "HA HK HQ D7 D8", turn_up="S9"), "HA H6 HK")
    told = DEAL.narrate(deal, Seat(0), Play("H7"))
    assert [(happening.code, happening.seat, happening.ends) for happening in told] == [
        ("plays", 0, False),
        ("takes-trick", 1, True),
    ]
    assert texts(told) == {"H7"}


def test_cards_played_leave_the_hand() -> None:
    """PK-6.1: a card that was played is gone and can't be played again."""
    deal = played(playing("H6 H7 H8 C6 C7", "HA HK HQ D7 D8", turn_up="S9"), "HA H6")
    assert held(deal, 1) == {"HK", "HQ", "D7", "D8"}
    assert refused(deal, 1, Play("HA")) == "not-in-hand"
    assert card_of(deal.tricks[0].cards[0]) == "HA"
