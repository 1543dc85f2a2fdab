"""What is worth a remark in Pikala."""

from collections import Counter

import pytest

from pik.bots.talk.occasions import Occasion
from pik.bots.talk.pikala import scene
from pik.games.pikala import MATCH
from pik.games.pikala.state import Deal
from tests.bots.talk.talking import PikalaMatch, public, steps

SEATS = (2, 3, 5)


def occasions(state: PikalaMatch) -> tuple[Occasion, ...]:
    """The lasting occasions of the deal on show."""
    return scene(public(state)).occasions


@pytest.mark.parametrize("seats", SEATS)
def test_occasions_are_only_added_while_a_deal_goes_on(seats: int) -> None:
    """What was remarked on stays as it was, so that a later look tells the same; a new deal starts afresh."""
    deals = 0
    for before, after in steps(seats, 2):
        old, new = scene(public(before)), scene(public(after))
        if (old.number, old.facts) == (new.number, new.facts):
            assert new.occasions[: len(old.occasions)] == old.occasions
        elif before.deal is not None:
            deals += 1
            assert old.occasions[-1].last
            assert new.occasions == ()
    assert deals > 3


def close(deal: Deal) -> set[str]:
    """The topics that the facts of a deal allow for its end."""
    if deal.winner is not None:
        return {"over"}
    if deal.end == "rams":
        return {"row"}
    lost = {at for at in range(deal.seats) if not deal.taken[at]}
    boys = {call.seat for call in deal.calls if call.boys}
    return {"tv"} if lost & boys else {"wheel", "row"}


@pytest.mark.parametrize("seats", SEATS)
def test_topics_fit_the_deal(seats: int) -> None:
    """PK-10.1: each kind of moment is met, and each remark is about something that is so."""
    met: Counter[str] = Counter()
    for seed in range(4):
        for before, after in steps(seats, seed):
            deal = after.deal
            known = occasions(before) if before.deal is not None and deal is not None else ()
            for each in occasions(after)[len(known) :]:
                met[each.topic] += 1
                assert deal is not None
                check(each, deal)
                if each.last:
                    assert each.topic in close(deal)
    assert met.keys() >= {"jack", "trump", "five", "trick", "near-zero", "over", "pikala"}


def check(each: Occasion, deal: Deal) -> None:
    """That a remark is true. Raises AssertionError."""
    match each.topic:
        case "five":
            assert 5 in deal.draws
        case "boys" | "pikala" | "rams":
            call = next(call for call in deal.calls if call.seat == each.about)
            assert {"boys": bool(call.boys), "pikala": call.pikala, "rams": call.rams}[each.topic]
        case "near-zero":
            assert each.about is not None
            assert deal.scores[each.about] <= 3
        case "ace":
            assert "SHDC"[deal.trump] + "A" in each.facts
        case "trumped":
            cards = each.facts.split()
            trump = "SHDC"[deal.trump]
            assert cards[0][0] != trump
            assert any(card[0] == trump for card in cards)
        case "wheel-near":
            assert sum(deal.taken) == 4
            assert 0 in deal.taken
        case _:
            assert each.topic in {"jack", "trump", "trick", "row", "wheel", "tv", "over"}


def test_a_claim_passes() -> None:
    """PK-7.2: a claim is remarked on while it stands, at one trick of the deal alone, and leaves nothing behind."""
    heard = 0
    for seed in range(8):
        for _, after in steps(3, seed):
            now = scene(public(after)).passing
            if now is not None:
                assert after.deal is not None
                assert after.deal.claim is not None
                assert now.about == after.deal.claim.seat
                heard += 1
            assert "claim" not in {each.topic for each in occasions(after)}
    assert heard > 3


def test_before_the_first_deal_there_is_nothing_to_say() -> None:
    """A match without a deal has no occasions."""
    start = next(steps(3, 0))[0]
    assert start.deal is None
    assert MATCH.view(start, None).deal is None
    assert occasions(start) == ()
