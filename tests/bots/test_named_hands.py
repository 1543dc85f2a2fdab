"""Hands that a good Pikala player knows, with what club player and master have to do and why."""

import msgspec
import pytest

from pik.bots import player
from pik.core.match import Match
from pik.core.seat import Seat
from pik.games.pikala import DEAL, MATCH
from pik.games.pikala.actions import Action, Announce, Claim, Play, Rams, SitOut
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Act, Standing
from pik.games.pikala.state import Deal
from tests.bots.hands_of_pikala import MORE
from tests.bots.moments import NamedHand, calls, drawn, first
from tests.games.pikala.build import (
    AGREE,
    BLONDS,
    NOTHING,
    PIKALA,
    PLAY_ON,
    by_turn,
    dealt,
    played,
    playing,
    standing_pat,
)

SHORT_STOCK = (
    "D7 H7 C8 C9 ST",
    "H6 H8 H9 HT DT",
    "DQ DK CT CJ CQ",
    "HQ HK S8 SK CK",
    "SQ S7 S6 D8 D9",
    "HJ SA DA CA DJ",
)


def short(passes: int) -> Deal:
    """Six seats, two cards left in the stock, and so many players content with theirs."""
    return by_turn(dealt(*SHORT_STOCK, turn_up="S9", dealer=5), drawn("D7 H7 C8"), *[drawn()] * passes)


def second_rams() -> Deal:
    """The player before has shown five clubs."""
    return by_turn(standing_pat(dealt("C6 C7 C8 C9 CT", "H9 HT HQ HK H6", "", turn_up="SA", dealer=2)), Rams())


def last_to_play(trick: str) -> Deal:
    """Two cards are on the table, and the third player has a low and high heart over them."""
    return played(playing("D7 H8 S6 C9 C6", "HK H9 S7 D6 C7", "H6 HT HQ SK ST", turn_up="SQ", dealer=2), trick)


def at_one() -> Deal:
    """A heart is led; the next player, at one point, has a nine and the king over it."""
    hands = ("D7 H8 S6 C9 C6", "HK H9 S7 D6 C7", "H6 HT HQ SK ST")
    return played(playing(*hands, turn_up="SQ", dealer=2, scores=(25, 1, 25)), "H8")


def void() -> Deal:
    """A trump is led; the next player has neither trumps nor anything high but an ace."""
    hands = ("SK S7 D6 C6 D8", "HA C9 C7 D7 DT", "S6 S8 S9 ST H9")
    return played(playing(*hands, turn_up="SQ", dealer=2), "SK")


def claim(hand: str) -> Deal:
    """The leader has claimed all five tricks with hearts for trumps."""
    deal = playing(hand, "S6 S7 D7 D8 C7", turn_up="H9", dealer=1)
    return DEAL.step(deal, Seat(0), Claim())


NAMED = [
    NamedHand(
        "keep trumps",
        first("SK S9 H7 D8 C6", "SQ"),
        drawn("H7 D8 C6"),
        "even a low trump helps the others; low plain cards take nothing",
    ),
    NamedHand(
        "keep the ace of spades",
        first("SA H8 D9 C7 C6", "HT"),
        drawn("D9 C7 C6"),
        "one trick with it announced is eleven points",
    ),
    NamedHand(
        "three points or less", first("S6 S7 D9 C7 C6", "HT", score=3), drawn(), "PK-3.2: there is nothing to choose"
    ),
    NamedHand(
        "keep the blonds",
        first("HJ DJ S6 S7 C8", "CT"),
        drawn("S6 S7"),
        "announced they bring five with a trick, and save five without one",
    ),
    NamedHand(
        "blonds of no use",
        first("HJ DJ S6 S7 C8", "CT", score=6),
        drawn("HJ DJ S6 S7"),
        "below seven they can't be announced (PK-5.1), and jacks alone take nothing",
    ),
    NamedHand(
        "one card short of a rams",
        first("H9 HT HQ HK D7", "CT"),
        drawn("D7"),
        "a fifth heart comes once in six times and is worth twenty over the others",
    ),
    NamedHand("rams in hand", first("SK SQ SJ ST S9", "S8"), drawn(), "five trumps need no draw"),
    NamedHand(
        "out of the deal",
        lambda: short(0),
        SitOut(),
        "no trump, no ace, two cards in the stock: likely no trick, and sitting out is free (PK-3.4)",
    ),
    NamedHand(
        "trumps with a short stock", lambda: short(3), drawn("D8 D9"), "three trumps take a trick: stay, and take two"
    ),
    NamedHand("Pikala in trumps", calls("SA H8 D9 C7 C6", "ST"), PIKALA, "the trump ace takes its trick for certain"),
    NamedHand(
        "Pikala alone among six",
        calls("SA D8 D9 C7 C6", "HT", seats=6),
        NOTHING,
        "a plain ace with no trump beside it is mostly trumped, and a failure costs ten",
    ),
    NamedHand(
        "boys in any case",
        calls("HJ DJ S6 S7 D8", "CT"),
        BLONDS,
        "without a trick they cost a mark and save the five points",
    ),
    NamedHand(
        "Pikala before boys",
        calls("SA HJ DJ S9 D8", "ST", score=16),
        PIKALA,
        "both need seventeen (PK-5.1); of the two the sure ten is more",
    ),
    NamedHand(
        "both",
        calls("SA HJ DJ S9 D8", "ST", score=17),
        Announce(pikala=True, boys="blonds"),
        "a sure trick brings fifteen more",
    ),
    NamedHand(
        "plain rams", calls("H9 HT HQ HK H6", "ST"), Rams(), "ten off, ten on all others; in play it takes little"
    ),
    NamedHand(
        "the five highest trumps",
        calls("HA HK HQ HJ HT", "H9"),
        NOTHING,
        "five sure tricks are five points as well, and the others get a wheel on top of their five",
    ),
    NamedHand(
        "five middling trumps", calls("HK HQ H9 H7 H6", "HT"), Rams(), "the ace is out: five points are safe shown"
    ),
    NamedHand("second rams", second_rams, Rams(), "nothing will be played: all that counts is not to be a bystander"),
    NamedHand(
        "spade rams with the ace",
        calls("SA SK SQ SJ S6", "S9"),
        PIKALA,
        "Pikala and at least four tricks are fourteen points, the rams is five",
    ),
    NamedHand("rams at five", calls("SA SK SQ SJ S6", "S9", score=5), Rams(), "PK-4.3: a trump rams wins the match"),
    NamedHand("rams at ten", calls("H9 HT HQ HK H6", "ST", score=10), Rams(), "PK-4.3: a plain rams wins the match"),
    NamedHand(
        "last to play", lambda: last_to_play("H8 H9"), Play("HT"), "the ten takes the trick; the queen may take another"
    ),
    NamedHand(
        "one point to go", at_one, Play("HK"), "the trick wins the match, and the king holds where the nine may not"
    ),
    NamedHand(
        "nothing to follow with", void, Play("D7"), "a seven goes, the ace may still take a trick", also=(Play("C7"),)
    ),
    NamedHand(
        "sure tricks are claimed",
        lambda: playing("HA HK HQ HJ HT", "S6 S7 D7 D8 C6", "", turn_up="H9", dealer=2),
        Claim(),
        "nobody can beat the five highest trumps",
    ),
    NamedHand(
        "four sure tricks are not all",
        lambda: playing("HA HK HQ HJ C6", "S6 S7 D7 D8 C7", "", turn_up="H9", dealer=2),
        Play("HA"),
        "PK-6.2: the trump ace must be led, and the six of clubs is no trick to claim",
    ),
    NamedHand("a good claim", lambda: claim("HA HK HQ HJ HT"), AGREE, "PK-7.3: no card can beat them"),
    NamedHand("a bad claim", lambda: claim("HA HK HQ HJ C6"), PLAY_ON, "PK-7.3: the own seven beats the six of clubs"),
]


def decided(deal: Deal, level: str) -> Action | Act:
    """What a player does where it is awaited, early in a match."""
    standing = Standing(deal.start, (0,) * deal.seats, deal.dealer)
    match = Match(Config(deal.seats, deal.dealer), standing, deal)
    seat = min(DEAL.waiting(deal))
    return MATCH.decode(player("pikala", level)(msgspec.json.encode(MATCH.view(match, seat))) or b"")


@pytest.mark.parametrize("level", ["club", "master"])
@pytest.mark.parametrize("hand", [*NAMED, *MORE], ids=lambda hand: hand.name)
def test_named_hand(hand: NamedHand, level: str) -> None:
    """Club player and master do what a good player would."""
    assert decided(hand.deal(), level) in {hand.act, *hand.also}, hand.why


def test_there_are_enough() -> None:
    """At least forty, each with a name of its own."""
    names = [hand.name for hand in (*NAMED, *MORE)]
    assert len(names) == len(set(names)) >= 40
