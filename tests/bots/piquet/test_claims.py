"""A claim that is passed holds against every play and every distribution that fits the view."""

from collections import Counter
from random import Random
from typing import TypeAlias

import pytest

from pik.bots.policy.piquet.claims import certain
from pik.bots.policy.piquet.sight import Sight
from pik.cards.card import card_of
from pik.cards.cardset import indices_of
from pik.core.seat import Seat
from pik.games.piquet.actions import Play
from pik.games.piquet.choices import playable
from pik.games.piquet.state import Deal
from pik.games.piquet.worlds import worlds
from pik.tricks.trick import winning_card
from tests.games.piquet.build import awaited, by_turn, playing, playing_three, view

MOST = 4000
NO_TRUMP, NO_CARD = -1, -1
Hands: TypeAlias = tuple[int, ...]


def takes_all(possible: set[Hands], claimant: int, leader: int, trick: tuple[int, ...] = ()) -> bool:
    """Whether the claimant, who sees only what is played, has a play for all that may come in these worlds."""
    seats = len(next(iter(possible)))
    if len(trick) == seats:
        if (leader + trick.index(winning_card(trick, NO_TRUMP))) % seats != claimant:
            return False
        return all(not hands[claimant] for hands in possible) or takes_all(possible, claimant, claimant)
    seat = (leader + len(trick)) % seats
    after: dict[int, set[Hands]] = {}
    for hands in possible:
        for card in indices_of(playable(hands[seat], trick[0] if trick else NO_CARD, NO_CARD)):
            after.setdefault(card, set()).add((*hands[:seat], hands[seat] & ~(1 << card), *hands[seat + 1 :]))
    goes_on = (takes_all(left, claimant, leader, (*trick, card)) for card, left in after.items())
    return any(goes_on) if seat == claimant else all(goes_on)


def played_to(left: int, seats: int, claimant: int, random: Random) -> Deal:
    """A deal at random up to the last tricks; the claimant keeps its highest cards."""
    deal = playing() if seats == 2 else playing_three()
    while deal.trick or deal.hands[0].bit_count() > left:
        seat = awaited(deal)
        cards = list(indices_of(playable(deal.hands[seat], deal.trick[0] if deal.trick else NO_CARD, NO_CARD)))
        card = min(cards, key=lambda each: each % 13) if seat == claimant else random.choice(cards)
        deal = by_turn(deal, Play(card_of(card)))
    return deal


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_passed_takes_all(seats: int) -> None:
    """For claimants on lead and others: none is passed that fails somewhere; of those on lead against one other player
    none is turned down that would have held.
    """
    seen = Counter[tuple[bool, bool]]()
    for seed in range(40):
        random = Random(seed)
        claimant = random.randrange(seats)
        deal = played_to(random.choice([2, 3]), seats, claimant, random)
        shown = view(deal, claimant)
        possible = worlds(shown)
        if possible.size > MOST:
            continue
        passed = certain(Sight(shown, Seat(claimant)), Seat(claimant))
        holds = takes_all({world.hands for world in possible}, claimant, deal.leader)
        assert holds or not passed
        assert passed or not holds or seats > 2 or deal.leader != claimant
        seen[passed, deal.leader == claimant] += 1
    assert seen[True, True]
    assert seen[False, True]
    assert seen[False, False]
