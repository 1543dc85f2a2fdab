"""The light position that players think with, beside the engine, and what they make of hands and ends of deals."""

from dataclasses import replace

import pytest

from pik.bots.policy.spades.bidding import traded
from pik.bots.policy.spades.giving import exchanged, given
from pik.bots.policy.spades.hand import danger, textbook, winners
from pik.bots.policy.spades.imagining import fit, imagined
from pik.bots.policy.spades.player import sight_of_four, worth_of
from pik.bots.policy.spades.position import Position
from pik.bots.policy.spades.thumb import card_by_thumb, play_out
from pik.bots.policy.spades.worth import Worth
from pik.cards.card import card_of
from pik.cards.notation import parse_mask
from pik.core.draw import SeededDraw
from pik.core.match import MatchView
from pik.core.seat import Seat
from pik.games.spades.actions import Play
from pik.games.spades.config import House
from pik.games.spades.ledger import Standing
from pik.games.spades.partners.config import Config
from pik.games.spades.play import playable
from tests.bots.spades.scenes import ending, filled, in_play
from tests.games.spades.build import DN, FOUR, bid, dealt


@pytest.mark.parametrize("bids", [(3, 3, 3, 3), (0, 4, 4, 3), (DN, 4, DN, 3), (5, 0, 5, 0), (13, 13, 13, 13)])
def test_the_position_keeps_step_with_the_engine(bids: tuple[int, ...]) -> None:
    """SP-3.1, SP-3.2: lawful cards, winners and leaders are the engine's, whatever rules of thumb are followed."""
    deal = bid(dealt(filled([""] * 4)), *bids)
    by_seat = tuple(bids[(seat - 1) % 4] for seat in range(4))
    position = Position(deal.hands, by_seat, (0,) * 4, deal.leader, hurts=True)
    while position.left:
        (seat,) = FOUR.waiting(deal)
        assert (seat, deal.broken) == (position.turn, position.broken)
        cards = playable(deal.hands[seat], deal.trick, broken=deal.broken)
        assert cards == position.lawful()
        card = card_by_thumb(position, cards)
        position.put(card)
        deal = FOUR.step(deal, seat, Play(card_of(card)))
        assert (deal.taken, list(deal.hands)) == (tuple(position.taken), position.hands)


def test_a_deal_played_out_has_thirteen_tricks() -> None:
    """A playout ends with all tricks taken, from the middle of a trick too."""
    position = Position(in_play([""] * 4, (3, 3, 3, 3))().hands, (3, 3, 3, 3), (0,) * 4, 0, hurts=False)
    position.put(card_by_thumb(position, position.lawful()))
    assert sum(play_out(position)) == 13


USUAL = Worth(side=0, house=House(), scores=(0, 0), bags=(0, 0), target=500, floor=None, last=False)
BIDS = (3, 3, 3, 3)
MADE, OVER = (3, 4, 3, 3), (4, 3, 3, 3)
"""Side 0 takes six or seven of its six."""


def test_a_bag_costs_more_than_its_point() -> None:
    """SP-4.1, SP-4.3, SP-6.1: a bag weighs more than the point, the tenth most; without the penalty it is a point."""
    level = USUAL.of(BIDS, MADE) - USUAL.of(BIDS, OVER)
    tenth = replace(USUAL, bags=(9, 0)).of(BIDS, MADE) - replace(USUAL, bags=(9, 0)).of(BIDS, OVER)
    free = House(bag_penalty=False)
    assert 0 < level < tenth
    assert replace(USUAL, house=free).of(BIDS, OVER) > replace(USUAL, house=free).of(BIDS, MADE)


def test_the_match_counts_for_itself() -> None:
    """SP-1.2, SP-1.4, SP-6.4: winning is worth more than the points, and losing less; the floor and the cap end too."""
    won, ahead = replace(USUAL, scores=(440, 0)).of(BIDS, MADE), replace(USUAL, scores=(430, 0)).of(BIDS, MADE)
    assert won > ahead + 10
    assert replace(USUAL, last=True).of(BIDS, MADE) < 0 < replace(USUAL, last=True).of(BIDS, OVER)
    sunk = replace(USUAL, scores=(-450, 0), floor=-500).of(BIDS, (0, 7, 3, 3))
    assert sunk < replace(USUAL, scores=(-450, 0)).of(BIDS, (0, 7, 3, 3))
    assert replace(USUAL, scores=(440, 440)).of(BIDS, (3, 3, 3, 3)) == 0 < replace(USUAL, last=True).of(BIDS, OVER)


def test_a_broken_nil_is_no_gain_over_the_own_contract() -> None:
    """R17: who misses the contract to break a nil has gained nothing by it."""
    nil = (3, 0, 3, 4)
    made_both = USUAL.of(nil, (3, 1, 3, 6))
    missed_to_break = USUAL.of(nil, (2, 1, 3, 7))
    made_alone = USUAL.of(nil, (3, 0, 3, 7))
    assert made_both > made_alone > missed_to_break


def test_hands() -> None:
    """SP-2.1, SP-2.2: more honors, spades and voids count more; the ace of spades makes a nil impossible."""
    low = parse_mask("S:432 H:7532 D:8432 C:65")
    assert danger(low) < 0.3 < danger(parse_mask("S:K32 H:7532 D:8432 C:65"))
    assert danger(parse_mask("S:A32 H:7532 D:8432 C:65")) == 1.0
    strong = parse_mask("S:AK5 H:AK4 D:A753 C:942")
    assert textbook(strong) == 5
    assert winners(low) < winners(strong) < winners(parse_mask("S:AKQJ5 H:AK4 D:A753 C:9"))


def test_exchanges() -> None:
    """SP-2.4: each lays three of its own cards, and both hands have thirteen again."""
    hands = [parse_mask(hand) for hand in filled([""] * 4)]
    one, other = exchanged(hands[0], hands[2])
    assert one | other == hands[0] | hands[2]
    assert one.bit_count() == other.bit_count() == 13
    assert all(given(hand, bidder=bidder).bit_count() == 3 for hand in hands for bidder in (False, True))
    assert traded(tuple(hands), (DN, 3, 4, 3)) == (one, hands[1], other, hands[3])
    assert traded(tuple(hands), (DN, 3, DN, 3)) == tuple(hands)


def test_imagined_worlds_go_with_the_bids() -> None:
    """SP-3.1: imagined hands fit what was shown, and fit the bids better than any deal of the rest does."""
    deal = in_play(["S:AKQ H:AK", "", "", ""], (5, 1, 6, 1))()
    view = FOUR.view(deal, Seat(0))
    match = MatchView(Config(), Standing(deal.scores, deal.bags, deal.dealer), view, Seat(0))
    sight = sight_of_four(match, view, Seat(0))
    worlds = list(imagined(sight, SeededDraw(b"worlds"), 20))
    anyhow = [sight.imagined(SeededDraw(b"%d" % at)) for at in range(20)]
    assert all(sum(hands) == (1 << 52) - 1 and hands[0] == deal.hands[0] for hands in worlds)
    assert sum(fit(sight, hands) for hands in worlds) > sum(fit(sight, hands) for hands in anyhow)
    assert worth_of(Config(cap=1), match.standing, view, Seat(0)).last


def test_a_beginner_forgets() -> None:
    """What was played before this trick is unknown to a beginner, and known to who counts."""
    deal = ending(["HA C4", "H6 C9", "H7 D2", "H8 DT"], (1, 1, 0, 0), seed=710)()
    view = FOUR.view(deal, Seat(0))
    match = MatchView(Config(), Standing(deal.scores, deal.bags, deal.dealer), view, Seat(0))
    sight = sight_of_four(match, view, Seat(0))
    assert sight.forgetful().out(0).bit_count() == 50
    assert sight.position(deal.hands).out(0).bit_count() == 6
