"""The live table: draws served by hand, and void deals (PK-8.2, PK-8.6)."""

import msgspec
import pytest
from msgspec.structs import replace

from pik.core.seat import CHANCE, Seat
from pik.games.pikala import DEAL, LEDGER, MATCH
from pik.games.pikala.account import payments
from pik.games.pikala.actions import Action, Cut, Draw, Play
from pik.games.pikala.config import Config
from pik.games.pikala.desk import Desk
from pik.games.pikala.state import Deal
from tests.games.pikala.build import (
    CUT_AT,
    NOTHING,
    Running,
    acts,
    awaited,
    by_turn,
    cards,
    claimed_by,
    dealer,
    dealing,
    held,
    live,
    match,
    ready,
    refused,
    showing,
    stacked,
    through,
    to_play,
    won,
)
from tests.games.pikala.live import FOLLOWER, GIVE, REFUSE, THIRD, TRUMP_ACE, broken, drawing, price, some


def codes(deal: Deal, seat: int, action: Action) -> list[str]:
    """What happens, by code."""
    return [told.code for told in DEAL.narrate(deal, Seat(seat), action)]


def test_draws_are_asked_for_and_given() -> None:
    """PK-8.6: at a live table the cards are put away first, and the dealer gives as many."""
    deal = drawing(25, 25)
    asked = by_turn(deal, Draw(("D7", "D8")))
    assert codes(deal, 1, Draw(("D7", "D8"))) == ["asks-for"]
    assert (awaited(asked), some(DEAL.options(asked, Seat(0)))) == (Seat(0), {GIVE})
    assert broken(asked, 0) == []
    view = DEAL.view(asked, Seat(0))
    assert (view.phase, view.counts, view.draws) == ("serve", (5, 3), ())
    assert [note.code for note in DEAL.screen(view).seats[1].notes] == ["note-asks"]
    assert refused(asked, 0, REFUSE) == "must-be-given"
    given = by_turn(asked, GIVE)
    assert (given.draws, held(given, 1), awaited(given)) == ((2,), {"HA", "SK", "SQ", "S6", "S8"}, Seat(0))
    assert codes(asked, 0, GIVE) == ["draws"]
    assert by_turn(deal, Draw(())).draws == (0,)
    own = by_turn(given, Draw(("C6",)))
    assert (own.draws, held(own, 0)) == ((2, 1), {"H6", "C9", "CT", "H8", "D9"})


def test_asking_is_free() -> None:
    """PK-8.2, PK-3.2: who has 3 points or less may ask; the dealer refuses, and the cards are taken up again."""
    deal = drawing(25, 3)
    asked = by_turn(deal, Draw(("D7", "D8")))
    assert some(DEAL.options(asked, Seat(0))) == {REFUSE}
    assert broken(asked, 0) == [("PK-8.2", 5, {GIVE})]
    after = by_turn(asked, REFUSE)
    assert codes(asked, 0, REFUSE) == ["refuses-cards", "on-own"]
    assert (after.draws, after.scores, after.hands, after.discards) == ((0,), deal.scores, deal.hands, deal.discards)
    assert refused(drawing(25, 3), 1, Draw(("SA",))) == "not-in-hand"


@pytest.mark.parametrize("seats, sizes", [(2, range(6)), (4, range(6))])
def test_as_much_may_be_asked_for_as_is_there(seats: int, sizes: range) -> None:
    """PK-8.2, PK-3.5: with 3 points or less one asks for no more than is there."""
    deal = drawing(*[3] * seats)
    assert {len(each.discards) for each in DEAL.options(deal, Seat(1)) if isinstance(each, Draw)} == set(sizes)


def test_a_wrong_gift_voids_the_deal() -> None:
    """PK-8.2: given to somebody not entitled, a draw costs the dealer 5 and ends the deal; no card moves."""
    deal = by_turn(drawing(25, 3), Draw(("D7", "D8")))
    assert price(deal, 0, GIVE) == ("may-not-be-given", "PK-8.2", 5)
    after = DEAL.step(deal, Seat(0), GIVE)
    assert (after.end, after.scores, after.draws) == ("void", (30, 3), ())
    assert held(after, 1) == set(cards(TRUMP_ACE))
    assert codes(deal, 0, GIVE) == ["wrongly-given", "deal-void"]


def test_the_dealers_own_draw() -> None:
    """PK-8.2: the dealer with 3 points or less draws for nobody else's account: 5, and the deal is void."""
    deal = by_turn(drawing(3, 25), Draw(()))
    assert some(DEAL.options(deal, Seat(0))) == {Draw(())}
    ((rule, amount, found),) = broken(deal, 0)
    assert (rule, amount, len(found)) == ("PK-8.2", 5, 31)
    after = DEAL.step(deal, Seat(0), Draw(("C6",)))
    assert (after.end, after.scores, after.hands) == ("void", (8, 25), deal.hands)
    assert DEAL.breaches(by_turn(drawing(25, 25), Draw(())), Seat(0)) == ()


def near(m: Running, *scores: int) -> Running:
    """The match with these scores, made somehow."""
    return replace(m, standing=replace(m.standing, scores=scores))


def void(m: Running) -> Running:
    """The match after the player at the dealer's left was given cards that were not due."""
    m = dealing(m)
    card = DEAL.view(live(m), Seat(1)).hand[0]
    return acts(m, [(Seat(1), Draw((card,))), (Seat(0), GIVE)])


def test_a_void_deal_is_dealt_again() -> None:
    """PK-8.2: no row, the same dealer and the same cutter; everybody says to be ready."""
    m = void(near(match(3, table="live"), 25, 3, 20))
    assert (m.standing.rows, m.standing.scores, m.standing.unready) == ((), (30, 3, 20), (0, 1, 2))
    told = MATCH.narrate(near_void(), Seat(0), GIVE)
    assert [each.code for each in told] == ["wrongly-given", "deal-void", "new-score", "new-score", "new-score"]
    assert [each.ends for each in told] == [False, False, False, False, True]
    again = MATCH.step(ready(m), CHANCE, showing("SA"))
    assert (dealer(m), live(again).dealer, *MATCH.waiting(again)) == (0, 0, 2)


def near_void() -> Running:
    """The match before a void deal."""
    m = dealing(near(match(3, table="live"), 25, 3, 20))
    return acts(m, [(Seat(1), Draw(DEAL.view(live(m), Seat(1)).hand[:1]))])


def test_jacks_are_counted_afresh() -> None:
    """PK-8.2, PK-2.4: jacks turned in a void deal were charged there; the first one of the next deal is free."""
    m = near(match(3, table="live"), 25, 3, 20)
    for _ in range(2):
        m = acts(m, [(CHANCE, showing("SJ")), (Seat(2), Cut(CUT_AT))])
    m = acts(m, [(CHANCE, stacked(("", "", ""), "D6")), (Seat(2), Cut(CUT_AT))])
    m = acts(m, [(Seat(1), Draw(DEAL.view(live(m), Seat(1)).hand[:1])), (Seat(0), GIVE)])
    assert m.standing.scores == (30, 3, 25)
    again = acts(ready(m), [(CHANCE, showing("SJ")), (Seat(2), Cut(CUT_AT))])
    assert live(again).scores == (30, 3, 25)
    row = claimed_by(to_play(dealing(again)), 2).standing.rows[0]
    carried = [[(part.rule, part.code, part.amount) for part in parts] for parts in row.parts]
    assert carried[0][0] == ("PK-8.2", "part-dealer", 5)
    assert carried[2][0] == ("PK-2.4", "part-jacks", 5)


def test_what_a_void_deal_cost_is_written_with_the_next_row_once() -> None:
    """PK-8.2, PK-9.1: the next row has the dealer's 5 as a part, the row after it has not."""
    m = void(void(near(match(2, table="live"), 25, 3)))
    m = near(m, 35, 23)
    m = claimed_by(to_play(dealing(m)), 1)
    assert [part.code for part in m.standing.rows[0].parts[0]] == ["part-dealer", "part-dealer", "part-no-trick"]
    assert m.standing.rows[0].scores == (40, 18)
    later = claimed_by(to_play(dealing(m)), 1)
    assert [part.code for part in later.standing.rows[1].parts[0]] == ["part-no-trick"]


def test_what_a_void_deal_cost_is_paid() -> None:
    """PK-8.2, PK-9.3: it is part of the last written score, also where the next deal ends the match."""
    m = won(void(near(match(2, table="live"), 25, 3)), 1)
    assert payments(m.standing) == (30 + 5, 0)


def test_hooligankas_of_the_last_deal_vanish() -> None:
    """PK-8.1, PK-9.2: what a breach cost in the deal that ends the match never was."""
    m = dealing(near(match(3, table="live"), 25, 5, 25), THIRD, TRUMP_ACE, FOLLOWER, turn_up="H6")
    m = through(m, *[Draw(())] * 3, *[NOTHING] * 3, Play("HA"), Play("C7"), Play("H7"), Play("H8"))
    assert live(m).scores == (25, 4, 30)
    assert payments(claimed_by(m, 1).standing) == (30, 0, 30)


def test_void_deals_are_counted() -> None:
    """PK-8.2, PK-1.6: void deals are among the 200 after which a match is called off."""
    m = near(match(2, table="live"), 25, 3)
    assert isinstance(m.standing.live, Desk)
    m = replace(m, standing=replace(m.standing, live=replace(m.standing.live, voids=199)))
    assert (void(m).standing.end, void(m).standing.unready) == ("called-off", ())


def test_terms_of_a_live_table() -> None:
    """PK-8.6: the invitation tells that the table is live, as a departure from the usual."""
    told = [(term.message.code, term.default) for term in LEDGER.terms(Config(table="live"))]
    assert ("term-live", False) in told
    assert ("term-guided", True) in [(term.message.code, term.default) for term in LEDGER.terms(Config())]


def test_guided_matches_are_written_as_before() -> None:
    """PK-8.6: nothing of a live table stands in the state or the view of a guided one."""
    m = claimed_by(to_play(dealing(match(2))), 1)
    raw = msgspec.json.encode((m, MATCH.view(m, Seat(0))))
    assert b"live" not in raw
