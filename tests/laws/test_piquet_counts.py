"""What a deal of piquet comes to adds up, at guided and at live tables."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET

from pik.games.piquet import tally
from pik.games.piquet.running import parts
from tests.laws.games import CASES
from tests.laws.walk import match_of

LAW = settings(max_examples=20, deadline=None)
TABLES = pytest.mark.parametrize("name", ["piquet", "piquet-live", "piquet-norman", "piquet-norman-live"])


@TABLES
@LAW
@given(data=st.data())
def test_parts_add_up(name: str, data: st.DataObject) -> None:
    """PQ-7.1, PQ-6.1, PQ-6.2: the parts of each count sum up to it, and none is for nothing."""
    for moment in match_of(CASES[name], data):
        done = None if moment.after.deal is None else tally.outcome(moment.after.deal)
        if done is not None:
            assert tuple(sum(part.amount for part in each) for each in done.parts) == done.counts
            assert [part for each in done.parts for part in each if not part.amount] == []


@TABLES
@LAW
@given(data=st.data())
def test_running_counts_are_explained(name: str, data: st.DataObject) -> None:
    """PQ-5.2, PQ-6.2: in play the running counts are the sums of what is shown to make them up."""
    case = CASES[name]
    for moment in match_of(case, data):
        view = case.game.view(moment.after, None).deal
        if view is not None and view.phase == "play":
            assert tuple(sum(part.amount for part in each) for each in parts(view)) == view.counts


@pytest.mark.parametrize("name", ["piquet-live", "piquet-norman-live"])
@LAW
@given(data=st.data())
def test_silence(name: str, data: st.DataObject) -> None:
    """PQ-6.1, PQ-6.2: who took too many makes nothing in play; who bragged counts nothing at all."""
    for moment in match_of(CASES[name], data):
        deal = moment.after.deal
        if deal is None or deal.live is UNSET or not deal.played:
            continue
        assert [seat for seat, over in enumerate(deal.live.over) if over and deal.played[seat]] == []
        out = {wrong.seat for wrong in deal.live.wrong if not wrong.righted}
        assert [seat for seat in out if deal.counts[seat]] == []
        assert not out or any(deal.taken)


@pytest.mark.parametrize("name", ["piquet-live", "piquet-norman-live"])
@LAW
@given(data=st.data())
def test_nothing_is_told_before_the_look(name: str, data: st.DataObject) -> None:
    """PQ-6.2: until the first trick is complete no combination is shown, and no brag is known but one put right."""
    for moment in match_of(CASES[name], data):
        deal = moment.after.deal
        if deal is not None and deal.live is not UNSET and not any(deal.taken):
            assert (deal.held, deal.clean, deal.repique, deal.pique) == ((), (), None, None)
            assert [wrong for wrong in deal.live.wrong if not wrong.righted] == []
