"""The independent referee of Piquet keeps the rules of cards taken back and of claims."""

import pytest

from tests.independent import piquet_acts as acts
from tests.independent.piquet import Illegal
from tests.independent.piquet_count import Account, accounts
from tests.independent.piquet_deals import (
    CLAIM,
    LOOK,
    NO,
    NORMAN,
    PIQUET,
    TAKE_BACK,
    YES,
    begun,
    played,
)
from tests.independent.piquet_table import Deal

E, Y = 1, 0
CAVENDISH = {E: "SA SJ S9 S8 HA HK HQ HJ H8 CJ C9 DK", Y: "ST SQ HT CA CK CQ CT DA DQ DJ DT D7"}
PIQUE = {E: "SA SK SQ SJ ST HA DA H8 H7 D8 D7 C9", Y: "HK HQ HT H9 DK DJ DT D9 CA CK CJ C8"}
CAPOT = {E: "SA SK SQ SJ ST S9 S8 S7 HA HK DA CA", Y: "HQ HJ HT H9 H8 DK DQ DJ CK CQ CJ CT"}
LAST = {E: "CJ CQ CT D7 DJ H9 HA HT S7 S9 SJ ST", Y: "C8 C9 CA D8 DA DQ H7 HJ HQ S8 SA SQ"}
TURNS = {1: "SA SK SJ S9 S8 D7 D8 C7 C8 HQ", 2: "HA HK HJ H9 H8 SQ D9 DT C9 CT", 0: "DA DK DQ DJ CA CK CQ CJ ST HT"}


def counts(deal: Deal) -> tuple[int, ...]:
    """The elder's count and the dealer's."""
    written = accounts(deal)
    return written[E].total, written[Y].total


def test_taking_back() -> None:
    """PQ-5.4: the follower plays another lawful card; the counts go back; once a trick; not after the next card."""
    match = played(begun(PIQUET, LAST), "CJ CA")
    before = counts(match.table)
    assert (match.offers(E), TAKE_BACK in match.offers(Y)) == ([LOOK, CLAIM], True)
    match.feed(Y, TAKE_BACK)
    assert [now - then for now, then in zip(counts(match.table), before, strict=True)] == [0, -1]
    assert match.lawful(Y) == [acts.play("C8"), acts.play("C9")]
    assert match.offers(Y) == [LOOK]
    played(match, "C8")
    assert (match.to_act, TAKE_BACK in match.offers(Y)) == ({E}, False)
    played(match, "H9 HJ")
    assert TAKE_BACK in match.offers(Y)
    played(match, "SA")
    with pytest.raises(Illegal, match=r"PQ-5\.4"):
        match.feed(Y, TAKE_BACK)
    with pytest.raises(Illegal, match=r"PQ-5\.4"):
        match.feed(E, TAKE_BACK)


def test_no_taking_back_without_a_choice() -> None:
    """PQ-5.4: there must be another lawful card to play."""
    assert TAKE_BACK not in played(begun(PIQUET, CAVENDISH), "HA HT").offers(Y)
    assert TAKE_BACK in played(begun(PIQUET, CAVENDISH), "HA HT HK D7").offers(Y)


def test_a_pique_stays_when_a_card_is_taken_back() -> None:
    """PQ-5.4, PQ-4.2: with the dealer's trick gone the elder's next lead is a pique after all."""
    match = played(begun(PIQUET, PIQUE), "SA C8 SK CJ SQ D9 SJ HT ST DJ HA H9 DA DT")
    assert counts(match.table) == (60, 0)
    match.feed(Y, TAKE_BACK)
    assert counts(played(match, "DK").table) == (60, 0)
    match = played(begun(PIQUET, PIQUE), "H8 HK")
    match.feed(Y, TAKE_BACK)
    played(match, "HT")
    assert counts(match.table) == (24, 1)


def test_norman_taking_back() -> None:
    """PQ-5.4, PQ-8.3: either follower may, until the next card, be it taken back or not; not the leader."""
    match = played(begun(NORMAN, TURNS), "SA SQ")
    assert [TAKE_BACK in match.offers(seat) for seat in range(3)] == [False, False, False]
    match = played(begun(NORMAN, TURNS), "D7 D9")
    assert [TAKE_BACK in match.offers(seat) for seat in range(3)] == [False, False, True]
    played(match, "DA")
    assert [TAKE_BACK in match.offers(seat) for seat in range(3)] == [True, False, False]
    match.feed(0, TAKE_BACK)
    assert match.to_act == {0}
    assert [TAKE_BACK in match.offers(seat) for seat in range(3)] == [False, False, False]
    match = played(begun(NORMAN, TURNS), "D7 D9")
    match.feed(2, TAKE_BACK)
    assert match.lawful(2) == [acts.play("DT")]
    assert TAKE_BACK in played(match, "DT DA").offers(0)


def test_a_claim_is_granted() -> None:
    """The claimer takes the rest as if played: each lead 1, the last trick 4, leza and capot as earned."""
    match = begun(PIQUET, CAPOT)
    match.feed(E, CLAIM)
    assert (match.phase, match.to_act, match.offers(E)) == ("vote", {Y}, [LOOK])
    match.feed(Y, YES)
    assert (match.phase, counts(match.table)) == ("ready", (153, 0))
    match = played(begun(PIQUET, CAVENDISH), "HA HT HK D7 HQ DT HJ DJ H8 DQ DK DA")
    match.feed(Y, CLAIM)
    match.feed(E, YES)
    assert counts(match.table) == (15, 18 + 6 + 3 + 10)


def test_a_claim_on_the_others_lead() -> None:
    """The first of the granted tricks is led by whose turn it is."""
    match = begun(PIQUET, LAST)
    match.feed(Y, CLAIM)
    match.feed(E, YES)
    assert accounts(match.table) == [Account(set=6, play=13, capot=40), Account(point=4, sequence=6, play=1)]


def test_a_claim_is_refused() -> None:
    """One "play on", and play goes on; one claim a player and trick, none with a card on the table."""
    match = begun(NORMAN, TURNS)
    match.feed(2, CLAIM)
    assert match.to_act == {0, 1}
    match.feed(1, YES)
    match.feed(0, NO)
    assert (match.phase, match.to_act) == ("play", {1})
    assert (match.offers(2), match.offers(0)) == ([], [CLAIM])
    played(match, "D7")
    with pytest.raises(Illegal, match="on the table"):
        match.feed(0, CLAIM)
    assert CLAIM in played(match, "D9 DA").offers(2)


def test_a_refused_claim_leaves_the_card_to_be_taken_back() -> None:
    """PQ-5.4: only the next card ends the right, and while the claim is voted on there is no play."""
    match = played(begun(PIQUET, LAST), "CJ CA")
    match.feed(E, CLAIM)
    with pytest.raises(Illegal, match="no place"):
        match.feed(Y, TAKE_BACK)
    match.feed(Y, NO)
    assert TAKE_BACK in match.offers(Y)
    match.feed(Y, TAKE_BACK)
    assert match.to_act == {Y}
