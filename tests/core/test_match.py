"""A match made of deals and a ledger, tried on the toy."""

import pytest
from msgspec.structs import replace

from pik.core.draw import SeededDraw
from pik.core.lazy import Either
from pik.core.match import Match, MatchView
from pik.core.message import Refusal
from pik.core.seat import CHANCE, TABLE, Seat
from tests.toy import MATCH, Config, Deal, Mark, Peek, Play, Ready, Shuffle, Standing, Swap

State = Match[Config, Standing, Deal]
A, B = Seat(0), Seat(1)
DECK = Shuffle(("SA", "SK", "HQ", "SQ", "HK", "HA"), "0" * 32)


def dealt(deals: int = 2) -> State:
    """A match whose first deal is in play: seat 0 has SA SK and leads, seat 1 has HQ SQ."""
    match = MATCH.start(Config(deals))
    for seat, act in ((CHANCE, DECK), (B, Swap(())), (A, Swap(()))):
        match = MATCH.step(match, seat, act)
    return match


def finished(deals: int = 2) -> State:
    """A match after its first deal: both tricks went to seat 0."""
    match = dealt(deals)
    for seat, act in ((A, Play("SA")), (B, Play("HQ")), (A, Play("SK")), (B, Play("SQ"))):
        match = MATCH.step(match, seat, act)
    return match


def test_the_first_deal_begins_by_itself() -> None:
    """A match that the ledger does not hold up waits for the pack at once; nothing is dealt yet."""
    match = MATCH.start(Config())
    assert MATCH.waiting(match) == {CHANCE}
    assert match.deal is None
    assert DECK in MATCH.options(match, CHANCE)
    assert MATCH.options(match, A).size == 0


def test_a_finished_deal_stays_until_the_next() -> None:
    """After a deal its cards can be looked at while the ledger waits for both; then the pack is waited for."""
    match = finished()
    assert match.standing == Standing((2, 0), ((2, 0),), ())
    assert match.deal is not None
    assert MATCH.waiting(match) == {A, B}
    match = MATCH.step(match, B, Ready())
    assert MATCH.waiting(match) == {A}
    assert MATCH.options(match, B).size == 0
    match = MATCH.step(match, A, Ready())
    assert MATCH.waiting(match) == {CHANCE}
    assert match.deal == finished().deal
    match = MATCH.step(match, CHANCE, DECK)
    assert match.deal == Deal(B, DECK.deck)


def test_acts_of_a_deal_between_deals() -> None:
    """While the ledger waits, or the match is over, acts of a deal are refused."""
    for match in (finished(), finished(1)):
        assert MATCH.refusal(match, A, Play("SA")) is not None
        for do in (MATCH.step, MATCH.narrate):
            with pytest.raises(Refusal, match="not-now"):
                do(match, A, Play("SA"))
        with pytest.raises(Refusal, match="not-now"):
            MATCH.redact(match, A, Play("SA"), None)


def test_the_outcome_is_the_standing() -> None:
    """A match is over when the ledger wants no further deal: its outcome is the standing."""
    assert MATCH.outcome(MATCH.start(Config())) is None
    assert MATCH.outcome(dealt(1)) is None
    assert MATCH.outcome(finished(2)) is None
    over = finished(1)
    assert MATCH.outcome(over) == over.standing
    assert (MATCH.waiting(over), MATCH.offers(over, TABLE).size) == (frozenset(), 0)


def test_marks_in_mid_deal() -> None:
    """An act of the ledger is possible in mid-deal and leaves the deal alone."""
    match = dealt()
    marked = MATCH.step(match, TABLE, Mark(B))
    assert marked == replace(match, standing=Standing((0, -1), (), match.standing.ready))
    assert MATCH.redact(match, TABLE, Mark(B), A) == Mark(B)
    with pytest.raises(Refusal, match="not-now"):
        MATCH.step(match, A, Mark(B))


def test_offers_of_deal_and_ledger_together() -> None:
    """Whoever has offers from both sides has them as one set; from one side, that one as it is."""
    match = dealt()
    assert set(MATCH.offers(match, A)) == {Peek()}
    assert set(MATCH.offers(match, TABLE)) == {Mark(A), Mark(B)}
    assert not isinstance(MATCH.offers(match, A), Either)


def test_what_is_told() -> None:
    """A deal's last act tells what happened and then that it was settled."""
    match = finished()
    assert [told.code for told in MATCH.narrate(match, A, Ready())] == ["ready"]
    before = dealt()
    for seat, act in ((A, Play("SA")), (B, Play("HQ")), (A, Play("SK"))):
        before = MATCH.step(before, seat, act)
    assert [(told.code, told.ends) for told in MATCH.narrate(before, B, Play("SQ"))] == [
        ("play", False),
        ("take", True),
        ("row", True),
    ]


def test_views_and_screens() -> None:
    """A view has the config, the standing and the deal as the viewer was shown it; a screen has the sheet."""
    match = dealt()
    view = MATCH.view(match, A)
    assert (view.config, view.standing, view.seat) == (match.config, match.standing, A)
    assert view.deal is not None
    assert view.deal.hand == ("SA", "SK")
    assert MATCH.screen(view).sheet.scores == (0, 0)
    nothing = MATCH.view(MATCH.start(Config()), None)
    assert nothing == MatchView(Config(), Standing(), None, None)
    assert MATCH.screen(nothing).board is None


def test_worlds_of_a_match() -> None:
    """The worlds of a match are those of its deal with the same config and standing, and no others."""
    match = dealt()
    worlds = MATCH.worlds(MATCH.view(match, A))
    assert match in worlds
    assert worlds.sample(SeededDraw(b"world")) in worlds
    assert replace(match, config=Config(1)) not in worlds
    assert replace(match, deal=None) not in worlds
    assert match.deal not in worlds


def test_one_world_before_the_first_deal() -> None:
    """Before the first deal nothing is hidden."""
    match = MATCH.start(Config())
    assert list(MATCH.worlds(MATCH.view(match, A))) == [match]


def test_acts_of_both_are_read() -> None:
    """A match reads and owns the acts of its deals and of its ledger."""
    assert MATCH.decode(b'{"type":"peek"}') == Peek()
    assert MATCH.decode(b'{"type":"ready"}') == Ready()
    assert (MATCH.owns(Peek()), MATCH.owns(Ready()), MATCH.owns("peek")) == (True, True, False)
    with pytest.raises(ValueError, match="Invalid value"):
        MATCH.decode(b'{"type":"fold"}')
