"""PK-7.3: a claim is certain exactly when it holds against every play and every distribution that fits the view."""

from collections import Counter

import pytest

from pik.bots.policy.pikala.claims import Claiming, certain
from pik.core.seat import Seat
from pik.games.pikala import DEAL
from pik.games.pikala.actions import Claim
from pik.games.pikala.state import Deal
from tests.bots.beliefs import Position, Table, hands_in
from tests.games.pikala.build import played, playing

MOST = 200


def judged(seed: int) -> tuple[bool, bool] | None:
    """What the player and the slow way say of a position; None when it has too many worlds or none."""
    position = Position(seed)
    possible = hands_in(position.known)
    if not 0 < len(possible) <= MOST:
        return None
    quick = Claiming(position.claimant, position.order, position.trump, position.led).holds(position.known, ())
    return quick, Table(position.claimant, position.trump).takes_all(possible, position.order, position.led)


@pytest.mark.parametrize("block", range(6))
def test_claims_against_every_distribution(block: int) -> None:
    """PK-7.3: both ways agree on random positions, and good and bad claims are among them."""
    verdicts = Counter(judged(seed) for seed in range(60 * block, 60 * block + 60))
    del verdicts[None]
    assert set(verdicts) == {(True, True), (False, False)}


def accepts(deal: Deal, claimant: int, voter: int) -> bool:
    """Whether a voter is certain of a claim."""
    return certain(DEAL.view(DEAL.step(deal, Seat(claimant), Claim()), Seat(voter)), Seat(claimant))


def test_high_trumps_from_the_lead() -> None:
    """PK-7.3: the highest trumps take every trick, whoever holds the others."""
    deal = playing("S6 S7 H6 H7 C6", "HA HK HQ HJ HT", "D6 D7 C7 C8 C9", turn_up="H9", dealer=0)
    assert accepts(deal, 1, 0)
    assert accepts(deal, 1, 2)


def test_high_trumps_behind_the_leader() -> None:
    """PK-7.3: they do so as well when somebody else leads."""
    deal = playing("HA HK HQ HJ HT", "S6 S7 H6 H7 C6", "D6 D7 C7 C8 C9", turn_up="H9", dealer=0)
    assert accepts(deal, 0, 1)
    assert accepts(deal, 0, 2)


def test_a_higher_trump_may_be_out() -> None:
    """PK-7.3: a voter that sees the missing trump in its own hand or in nobody's refuses, and so does every other."""
    deal = playing("S6 S7 H6 H7 C6", "HA HK HQ HJ D8", "D6 D7 C7 C8 C9", turn_up="H9", dealer=0)
    assert not accepts(deal, 1, 0)
    assert not accepts(deal, 1, 2)


def test_played_cards_count() -> None:
    """PK-7.3: a king is certain when the ace was played, and only then; what was shown is remembered (PK-6.6)."""
    before = playing("HK H6 H7 C6 C7", "HA S8 D8 D7 C8", turn_up="ST", dealer=1)
    assert not accepts(before, 0, 1)
    deal = playing("HA HK SK SQ SJ", "H6 H7 S6 S7 S8", turn_up="SA", dealer=1)
    after = played(deal, "SK S6 SQ S7 SJ S8 HA H6")
    assert accepts(after, 0, 1)
    assert DEAL.view(after, Seat(1)).hand == ("H7",)


def test_voids_count() -> None:
    """PK-7.3: low cards are certain when everybody else is known to have neither their suit nor trumps."""
    deal = playing("DA D9 D8 D7 D6", "C6 C7 C8 C9 S6", "S7 S8 S9 ST CT", turn_up="HT", dealer=2)
    assert not accepts(deal, 0, 2)
    assert accepts(played(deal, "DA C6 S7"), 0, 2)
