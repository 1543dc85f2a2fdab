"""The search of open endings of two against the game itself, played in every way."""

from random import Random

import pytest

from pik.bots.policy.piquet.playing import BOUND, capots, thirty
from pik.bots.policy.piquet.search import Search
from pik.bots.policy.piquet.sight import Sight
from pik.cards.cardset import indices_of
from pik.core.seat import Seat
from pik.games.piquet.actions import Play
from pik.games.piquet.classic import DEAL
from pik.games.piquet.state import Deal
from tests.bots.piquet.test_claims import played_to
from tests.games.piquet.build import declaring, played, say, view

LOSING = (
    ("S:AKQJT98 H:AK8 D:K C:A", "S:7 H:QJT9 D:AQJT C:KQJ"),
    "SA S7 SK CJ SQ CQ SJ DT ST DJ S9 DQ S8 H9 CA CK",
)
RUNNING = (
    ("S:AKQJT98 H:AKQ D:A C:A", "S:7 H:JT97 D:QJT9 C:KQJ"),
    "SA S7 SK CJ SQ CQ SJ D9 ST DT S9 DJ S8 H7 CA CK",
)


def difference(deal: Deal, seat: int) -> int:
    """What a seat has counted more than the other."""
    return deal.counts[seat] - deal.counts[1 - seat]


def every_way(deal: Deal, seat: int) -> int:
    """What a seat ends up ahead by when both play openly and as well as can be."""
    (turn, *_) = DEAL.waiting(deal) or (None,)
    if turn is None:
        return difference(deal, seat)
    ends = [every_way(DEAL.step(deal, turn, act), seat) for act in DEAL.options(deal, turn) if isinstance(act, Play)]
    return max(ends) if turn == seat else min(ends)


def searched(deal: Deal) -> int:
    """What the leader will be ahead by, as searched."""
    leader = deal.leader
    sight = Sight(view(deal, leader), leader)
    search = Search(capots(sight), thirty(sight))
    elder = int(leader == sight.elder)
    found = search.value(deal.hands[leader], deal.hands[1 - leader], deal.taken[leader], elder, -BOUND, BOUND)
    return difference(deal, leader) + found


def test_endings_are_worth_what_they_come_to() -> None:
    """PQ-5.2, PQ-5.3, PQ-5.5: the last four tricks of deals played at random, and some in which one has all so far."""
    for seed in range(24):
        random = Random(seed)
        deal = played_to(4, 2, random.randrange(2), random)
        assert searched(deal) == every_way(deal, deal.leader)


@pytest.mark.parametrize("hands, first", [LOSING, RUNNING], ids=["one loser", "capot"])
@pytest.mark.parametrize("words", ["- - - - - -", "- - all - - -", "all - all - - -"])
def test_capots_and_piques_are_searched_for(words: str, hands: tuple[str, str], first: str) -> None:
    """PQ-4.2, PQ-5.6: four tricks to be played, the elder has all before; thirty come with one of them or not."""
    deal = played(say(declaring(*hands), *words.split()), first)
    assert searched(deal) == every_way(deal, deal.leader)


def test_thirty_by_the_very_last_point() -> None:
    """PQ-4.2, PQ-5.6: seventeen, twelve leads and the one extra of a capot are thirty, and the pique another thirty."""
    hands, first = RUNNING
    deal = played(say(declaring(*hands), *["-", "-", "S:AKQJT98", "-", "-", "-"]), first)
    assert searched(deal) == 17 + 12 + 1 + 30 + 40


def test_thirty_in_the_last_tricks() -> None:
    """PQ-4.2: twenty declared, so the pique comes with the tenth lead, a loser or not."""
    hands, first = LOSING
    deal = played(say(declaring(*hands), "-", "-", "S:AKQJT98", "-", "SK HK DK", "-"), first)
    assert deal.counts[0] == 28
    assert searched(deal) == every_way(deal, deal.leader)
    assert searched(deal) > 60


def test_a_worse_answer_is_never_taken_for_a_better_one() -> None:
    """What a card is worth to who follows, card by card, is never more than the game gives."""
    for seed in range(12):
        random = Random(100 + seed)
        deal = played_to(4, 2, random.randrange(2), random)
        leader, follower = deal.leader, Seat(1 - deal.leader)
        lead = next(act for act in DEAL.options(deal, leader) if isinstance(act, Play))
        after = DEAL.step(deal, leader, lead)
        sight = Sight(view(after, follower), follower)
        search = Search(capots(sight), thirty(sight))
        for act in DEAL.options(after, follower):
            assert isinstance(act, Play)
            (card,) = indices_of(deal.hands[follower] & ~DEAL.step(after, follower, act).hands[follower])
            own, other = deal.hands[leader], deal.hands[follower]
            found = search.after(
                own, other, deal.taken[leader], int(leader == sight.elder), after.trick[0], card, -BOUND, BOUND
            )
            assert difference(after, leader) + found == every_way(DEAL.step(after, follower, act), leader)
