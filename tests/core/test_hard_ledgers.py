"""The hard cases of ledgers fit the contract: cuts for the deal, marks, a match that ends in mid-deal, a refait."""

from typing import TypeAlias

import pytest

from pik.cards.notation import parse_cards
from pik.core.match import Match
from pik.core.message import Refusal
from pik.core.seat import CHANCE, TABLE
from pik.core.series import Finished
from tests.core.hard import korolik, pad
from tests.core.hard.checks import assert_choices, assert_secrets
from tests.core.hard.duel import Deal
from tests.core.hard.korolik import KOROLIK, KOROLIK_MATCH, Ready
from tests.core.hard.pad import PAD, PAD_MATCH, CutForDeal, Found, Mark
from tests.core.hard.tools import A, B, Shuffle
from tests.core.hard.tricks import Play

PadMatch: TypeAlias = Match[pad.Config, pad.Standing, Deal]
KorolikMatch: TypeAlias = Match[korolik.Config, korolik.Standing, Deal]
BOTH_STAYED = {A: A, B: B}
SEATS_CHANGED = {A: B, B: A}
A_TAKES_BOTH = (CHANCE, Shuffle(parse_cards("SA HA SK HK HQ"), "0" * 32))
ONE_EACH = (CHANCE, Shuffle(parse_cards("SA HQ SK HK HA"), "0" * 32))


def padded(*acts: tuple[int, pad.Act | Shuffle | Play], dealer: int | None = None) -> PadMatch:
    """A match with these acts done."""
    match = PAD_MATCH.start(pad.Config(None if dealer is None else (A, B)[dealer]))
    for seat, act in acts:
        match = PAD_MATCH.step(match, {0: A, 1: B, -1: CHANCE, -2: TABLE}[seat], act)
    return match


def korolik_of(config: korolik.Config, *leads_first: bool) -> KorolikMatch:
    """A match in which deals are played: True, A takes both tricks; False, each takes one."""
    match = KOROLIK_MATCH.start(config)
    for a_takes_both in leads_first:
        for seat in sorted(KOROLIK.waiting(match.config, match.standing)):
            match = KOROLIK_MATCH.step(match, seat, Ready())
        match = KOROLIK_MATCH.step(match, *(A_TAKES_BOTH if a_takes_both else ONE_EACH))
        while match.deal is not None and match.deal.hands and (waiting := KOROLIK_MATCH.waiting(match)):
            seat = min(waiting)
            act = next(iter(KOROLIK_MATCH.options(match, seat)))
            if isinstance(act, Ready):
                break
            match = KOROLIK_MATCH.step(match, seat, act)
    return match


@pytest.mark.parametrize("config", [pad.Config(), pad.Config(A)])
def test_pad_fits(config: pad.Config) -> None:
    """PQ-1.2, PK-1.4, PK-8.5: cuts, marks and a touched zero; worlds, options and refusals hold."""
    assert_choices(PAD_MATCH, config)
    assert_secrets(PAD_MATCH, config)


@pytest.mark.parametrize("config", [korolik.Config(), korolik.Config(2, B, refait=True)])
def test_korolik_fits(config: korolik.Config) -> None:
    """PQ-7.1, PQ-7.2: deals netted by two; worlds, options and refusals hold."""
    assert_choices(KOROLIK_MATCH, config)
    assert_secrets(KOROLIK_MATCH, config)


def test_both_cut_at_once() -> None:
    """PQ-1.2: both are waited for, in any order; then the pack tells, the lower card deals first."""
    match = padded()
    assert PAD_MATCH.waiting(match) == {A, B}
    one = PAD_MATCH.step(match, B, CutForDeal(2))
    assert PAD_MATCH.waiting(one) == {A}
    with pytest.raises(Refusal, match="not-now"):
        PAD_MATCH.step(one, B, CutForDeal(3))
    both = PAD_MATCH.step(one, A, CutForDeal(4))
    assert PAD_MATCH.waiting(both) == {CHANCE}
    assert PAD_MATCH.step(match, A, CutForDeal(4)).standing.cuts == (4, None)
    assert PAD_MATCH.step(both, CHANCE, Found(("SK", "HA"))).standing.dealer == A
    assert PAD_MATCH.step(both, CHANCE, Found(("SA", "HQ"))).standing.dealer == B


def test_equal_cards_cut_again() -> None:
    """PQ-1.2: equal ranks cut again, both."""
    match = padded((0, CutForDeal(1)), (1, CutForDeal(2)), (-1, Found(("SK", "HK"))))
    assert match.standing == pad.Standing()
    assert PAD_MATCH.waiting(match) == {A, B}


def test_mark_in_mid_deal() -> None:
    """PK-8.5: the scorer marks in mid-deal; the deal goes on from where it was."""
    match = padded(A_TAKES_BOTH, (0, Play("SA")), dealer=1)
    marked = PAD_MATCH.step(match, TABLE, Mark(B))
    assert marked.standing.units == (0, 1)
    assert marked.deal == match.deal
    assert PAD_MATCH.waiting(marked) == PAD_MATCH.waiting(match) == {B}
    assert PAD_MATCH.redact(match, TABLE, Mark(B), A) == Mark(B)
    with pytest.raises(Refusal, match="not-now"):
        PAD_MATCH.step(match, A, Mark(B))


def test_match_ends_in_mid_deal() -> None:
    """PK-1.2, PK-9.2: touching zero ends the match with cards still held; that deal is not written."""
    first = (A_TAKES_BOTH, (0, Play("SA")), (1, Play("SK")), (0, Play("HA")), (1, Play("HK")))
    match = padded(*first, A_TAKES_BOTH, dealer=1)
    assert match.standing.scores == (1, 3)
    for seat, act in ((B, Play("SK")), (A, Play("SA"))):
        assert PAD_MATCH.outcome(match) is None
        match = PAD_MATCH.step(match, seat, act)
    assert PAD_MATCH.outcome(match) == match.standing
    assert (match.standing.winner, match.standing.rows) == (A, ((1, 3),))
    assert PAD_MATCH.waiting(match) == frozenset()
    assert PAD_MATCH.view(match, A).deal is not None
    with pytest.raises(Refusal, match="not-now"):
        PAD_MATCH.step(match, A, Play("HA"))
    assert PAD.following(match.config, match.standing, BOTH_STAYED) == pad.Config(A)
    assert PAD.following(match.config, match.standing, {B: B}) == pad.Config()
    assert PAD.following(match.config, match.standing, SEATS_CHANGED) == pad.Config(B)


def test_a_korolik_nets_its_deals() -> None:
    """PQ-7.1: two deals are netted, and the match ends after the last korolik."""
    match = korolik_of(korolik.Config(), True, False)
    assert match.standing.koroliks == (2,)
    assert KOROLIK_MATCH.outcome(match) == match.standing
    assert KOROLIK.following(match.config, match.standing, BOTH_STAYED) == korolik.Config()


def test_an_open_refait_is_carried_on() -> None:
    """PQ-7.2: a net of zero at the end is carried by the next match's config and doubles its first korolik."""
    match = korolik_of(korolik.Config(), False, False)
    assert (match.standing.koroliks, match.standing.refait) == ((0,), True)
    following = KOROLIK.following(match.config, match.standing, BOTH_STAYED)
    assert following == korolik.Config(refait=True)
    assert not KOROLIK.following(match.config, match.standing, {A: A}).refait
    assert korolik_of(following, True, True).standing.koroliks == (8,)


def test_ledgers_account_for_people_wherever_they_sat() -> None:
    """PQ-7.1: over a series with seats changed each person has the own sum; options are told in plain words."""
    won = korolik_of(korolik.Config(), True, False).standing
    sheet = KOROLIK.series((Finished((0, 1), won), Finished((1, 0), won), Finished((1, 0), won)))
    assert [cell and cell.value for cell in sheet.totals[0].cells] == [-2, 2]
    assert [term.default for term in KOROLIK.terms(korolik.Config(2))] == [False]
    pads = (pad.Standing(winner=A), pad.Standing(winner=B), pad.Standing())
    wins = PAD.series((Finished((0, 1), pads[0]), Finished((1, 0), pads[1]), Finished((0, 1), pads[2])))
    assert [cell and cell.value for cell in wins.totals[0].cells] == [2, 0]
    assert [term.default for term in PAD.terms(pad.Config())] == [True]


def test_refaits_do_not_compound() -> None:
    """PQ-7.2: after two refaits in a row the next korolik counts double, not fourfold, and then singly again."""
    match = korolik_of(korolik.Config(4), False, False, False, False, True, True, True, True)
    assert match.standing.koroliks == (0, 0, 8, 4)
