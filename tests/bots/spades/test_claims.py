"""SP-7.1: a claim that is passed holds against every play and every distribution that fits the view."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TypeAlias

import pytest

from pik.bots.policy.spades.claims import certain
from pik.bots.policy.spades.player import sight_of_four
from pik.cards.card import card_of
from pik.cards.cardset import indices_of
from pik.core.match import MatchView
from pik.core.seat import Seat
from pik.games.spades.actions import Claim, Play
from pik.games.spades.ledger import Standing
from pik.games.spades.partners.config import Config
from pik.games.spades.partners.state import Deal
from pik.games.spades.partners.turns import phase_of
from pik.games.spades.play import playable
from pik.tricks.trick import winning_card
from tests.bots.spades.scenes import filled
from tests.games.spades.build import FOUR, bid, config, dealt

MOST = 150
Hands: TypeAlias = tuple[int, ...]


def takes_all(possible: set[Hands], claimant: int, leader: int, broken: bool, trick: tuple[int, ...] = ()) -> bool:
    """Whether the claimant, who sees only what is played, has a play for all that may come in these worlds."""
    if len(trick) == 4:
        if (leader + trick.index(winning_card(trick, 0))) % 4 != claimant:
            return False
        return all(not hands[claimant] for hands in possible) or takes_all(possible, claimant, claimant, broken)
    seat = (leader + len(trick)) % 4
    after: dict[int, set[Hands]] = {}
    for hands in possible:
        for card in indices_of(playable(hands[seat], trick, broken=broken)):
            left = (*hands[:seat], hands[seat] & ~(1 << card), *hands[seat + 1 :])
            after.setdefault(card, set()).add(left)
    goes_on = (takes_all(left, claimant, leader, broken or card < 13, (*trick, card)) for card, left in after.items())
    return any(goes_on) if seat == claimant else all(goes_on)


def played_to(left: int, claimant: int, random: Random) -> Deal:
    """A deal at random up to the last tricks; the claimant keeps its highest cards."""
    deal = bid(dealt(shuffled(random), told=config(random.randrange(4))), 3, 3, 3, 3)
    while len(deal.tricks) < 13 - left or deal.trick:
        (seat,) = FOUR.waiting(deal)
        cards = list(indices_of(playable(deal.hands[seat], deal.trick, broken=deal.broken)))
        card = min(cards, key=lambda each: (each < 13, each % 13)) if seat == claimant else random.choice(cards)
        deal = FOUR.step(deal, seat, Play(card_of(card)))
    return deal


def shuffled(random: Random) -> list[str]:
    """Four hands at random."""
    cards = " ".join(filled([""] * 4)).split()
    random.shuffle(cards)
    return [" ".join(cards[at::4]) for at in range(4)]


def judged(seed: int) -> Iterator[tuple[bool, bool, bool]]:
    """What a voter and the slow way say of a claim, and whether the claimant can draw spades from the lead."""
    random = Random(seed)
    claimant = random.randrange(4)
    deal = played_to(random.randint(2, 3), claimant, random)
    leads = deal.leader == claimant and deal.broken
    deal = FOUR.step(deal, Seat(claimant), Claim())
    assert phase_of(deal) == "claim"
    voter = Seat((claimant + 1) % 4)
    worlds = FOUR.worlds(FOUR.view(deal, voter))
    if worlds.size <= MOST:
        shown = FOUR.view(deal, voter)
        view = MatchView(Config(), Standing((0, 0), (0, 0), Seat(0)), shown, voter)
        possible = {world.hands for world in worlds}
        quick = certain(sight_of_four(view, shown, voter), Seat(claimant))
        yield quick, takes_all(possible, claimant, deal.leader, deal.broken), leads


@pytest.mark.parametrize("block", range(4))
def test_claims_against_every_distribution(block: int) -> None:
    """SP-7.1: nothing is passed that may fail; from the lead with spades broken nearly all that holds is passed."""
    verdicts = Counter(each for seed in range(250 * block, 250 * block + 250) for each in judged(seed))
    passed = sum(count for (quick, _, _), count in verdicts.items() if quick)
    wrong = sum(count for (quick, slow, _), count in verdicts.items() if quick and not slow)
    missed = sum(count for (quick, slow, leads), count in verdicts.items() if slow and leads and not quick)
    assert wrong == 0
    assert passed > 10
    assert 5 * missed < passed
    assert verdicts[False, False, True] > 0
