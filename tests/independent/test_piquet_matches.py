"""Whole random matches under the independent referee of Piquet: what holds at every act, whatever is played."""

import random

import pytest

from tests.independent.piquet import Illegal, Referee
from tests.independent.piquet_cards import DECK
from tests.independent.piquet_company import Company, Deed, random_options
from tests.independent.piquet_count import accounts
from tests.independent.piquet_table import CHANCE, TABLE, Deal


def assert_cards(deal: Deal) -> None:
    """PQ-1.1, PQ-2.4: no card is lost or doubled; after the exchanges all hold as many as were dealt."""
    everywhere = [card for group in (*deal.hands, *deal.discards) for card in group]
    everywhere += [*deal.left, *(card for _, card in deal.laid)]
    assert sorted(everywhere) == sorted(DECK)
    for seat, hand in enumerate(deal.hands):
        assert len(hand) + sum(owner == seat for owner, _ in deal.laid) == deal.size


def assert_awaited(match: Referee) -> None:
    """Who is awaited has a choice, who isn't has none."""
    assert bool(match.to_act) == (match.phase != "over")
    for seat in range(match.options.seats):
        choice = match.phase == "exchange" or bool(match.lawful(seat))
        assert choice == (seat in match.to_act or match.phase == "exchange")


def everything(match: Referee) -> str:
    """All that the referee keeps."""
    return str(vars(match)) + (str(vars(match.deal)) if match.deal else "")


def assert_refused(match: Referee, deed: Deed) -> None:
    """An act of one seat is refused from all that are not awaited, and nothing changes."""
    seat, act = deed
    if act["type"] in ("look", "take-back", "claim"):
        return
    before = everything(match)
    for other in {*range(match.options.seats), CHANCE, TABLE} - match.to_act - {seat}:
        with pytest.raises(Illegal):
            match.feed(other, act)
    assert everything(match) == before


def assert_account(deal: Deal) -> None:
    """PQ-4.1 to PQ-4.3, PQ-5.2, PQ-5.3, PQ-5.5, PQ-5.6: what a finished deal comes to hangs together."""
    written, tricks = accounts(deal), deal.tricks()
    capots = [account for account in written if account.capot]
    off_lead = sum(trick.taker != trick.leader for trick in tricks)
    assert sum(account.play for account in written) == deal.size + off_lead + (1 if capots else 3)
    assert len(capots) + sum(bool(account.leza) for account in written) <= 1
    for seat, account in enumerate(written):
        others = sum(other.declared for place, other in enumerate(written) if place != seat)
        assert bool(account.repique) == (account.declared >= 30 and others == 0)
        assert not account.pique or (seat == deal.leader and others == 0 and not account.repique)


@pytest.mark.parametrize("seed", range(12))
def test_laws_of_every_match(seed: int) -> None:
    """PQ-1 to PQ-5, PQ-7, PQ-8: cards, turns and accounts of whole matches; the nets of all seats add up to nothing."""
    chance = random.Random(seed)
    match, company = Referee(random_options(chance, norman=seed % 3 == 0)), Company(chance)
    while match.phase != "over":
        assert_awaited(match)
        deed = company.next(match)
        assert_refused(match, deed)
        match.feed(*deed)
        if match.deal is not None and match.phase not in ("spread", "cut"):
            assert_cards(match.deal)
        if match.phase in ("ready", "over") and deed[1]["type"] != "ready":
            assert_account(match.table)
            assert sum(match.net()) == 0
    assert len(match.accounts) == match.options.deals
