"""The independent referee of Piquet keeps the rules of play and of the running count."""

import pytest

from tests.independent import piquet_acts as acts
from tests.independent.piquet import Illegal, Referee
from tests.independent.piquet_cards import legal_cards, winning_card
from tests.independent.piquet_count import Account, accounts
from tests.independent.piquet_deals import (
    NORMAN,
    PIQUET,
    begun,
    dealt,
    declared,
    kept,
    played,
    these,
    tossed,
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


def after_each_trick(match: Referee, cards: str) -> list[tuple[int, ...]]:
    """The counts after each trick but the last."""
    found: list[tuple[int, ...]] = []
    for card in cards.split():
        played(match, card)
        if match.phase == "play" and not match.table.trick:
            found.append(counts(match.table))
    return found


def test_counts_of_a_whole_deal() -> None:
    """PQ-5.2, PQ-5.3, PQ-5.5: leads and takes are counted on from the declarations, the last trick is 4, leza 10."""
    match = begun(PIQUET, CAVENDISH)
    assert counts(match.table) == (9, 17)
    cards = "HA HT HK D7 HQ DT HJ DJ H8 DQ DK DA CA C9 CK CJ CQ S8 CT S9 SQ SA SJ ST"
    elder = [10, 11, 12, 13, 14, 15, 15, 15, 15, 15, 16]
    assert after_each_trick(match, cards) == list(zip(elder, [17, 17, 17, 17, 17, 18, 19, 20, 21, 22, 23], strict=True))
    assert (counts(match.table), accounts(match.table)[E].leza) == ((30, 23), 10)


def test_pique() -> None:
    """PQ-4.2: 23 declared, the seventh lead makes 30 and is called 60; a capot announced and missed costs nothing."""
    for loud in (False, True):
        match = begun(PIQUET, PIQUE)
        match.feed(E, acts.play("SA", capot=loud))
        cards = "C8 SK CJ SQ D9 SJ HT ST DJ HA H9 DA DT H8 HK HQ H7 DK D7 CA C9 CK D8"
        elder = [24, 25, 26, 27, 28, 29, 60, 61, 61, 61, 61]
        assert after_each_trick(match, cards) == list(zip(elder, [0] * 7 + [1, 2, 3, 4], strict=True))
        assert (counts(match.table), accounts(match.table)[E].pique) == ((71, 8), 30)


def test_pique_is_written_with_the_lead() -> None:
    """PQ-4.2, PQ-5.2: the lead that makes 30 is called 60 before the answer."""
    match = played(begun(PIQUET, PIQUE), "SA C8 SK CJ SQ D9 SJ HT ST DJ HA H9")
    assert counts(match.table) == (29, 0)
    assert counts(played(match, "DA").table) == (60, 0)


def test_no_pique_for_the_dealer() -> None:
    """PQ-4.2, PQ-4.3: only for who leads first; the dealer goes from 29 to 30, and the elder's lead stops nothing."""
    hands = {E: "HA HK HQ HJ H8 DK D9 CK CJ C9 SA S8", Y: "SK SQ SJ ST S9 HT DT CT D8 D7 C8 C7"}
    match = begun(PIQUET, hands, silent=[E])
    assert accounts(match.table)[Y] == Account(point=5, sequence=15, set=14, repique=60)
    match = kept(dealt(Referee(PIQUET), hands))
    for category in ("point", "sequence", "set"):
        match.feed(E, acts.declare(category))
        spades, tens = these("SK SQ SJ ST S9"), these("ST HT DT CT")
        match.feed(Y, acts.declare(category, *{"point": [], "sequence": [spades], "set": [tens]}[category]))
    assert counts(match.table) == (0, 29)
    assert counts(played(match, "S8 S9").table) == (1, 30)


def test_a_trick_stops_the_pique() -> None:
    """PQ-4.2: the other's point of play, written before the thirty, stops it."""
    match = played(begun(PIQUET, PIQUE), "H8 HK")
    assert counts(match.table) == (24, 1)
    done = played(match, "CA C9 HQ HA SA C8 SK CJ SQ D9 SJ HT ST DJ DA DT")
    assert accounts(done.table)[E] == Account(point=5, sequence=15, set=3, play=8)


def test_capot() -> None:
    """PQ-5.6: all twelve are 40, announced before the first lead 80; one extra for the last trick, no leza."""
    cards = "SA H8 SK H9 SQ HT SJ CT ST CJ S9 DJ S8 DQ S7 CQ HA HJ HK HQ DA DK CA"
    for loud, bonus in ((False, 40), (True, 80)):
        match = begun(PIQUET, CAPOT)
        match.feed(E, acts.play("SA", capot=loud))
        assert after_each_trick(match, cards[3:]) == [(100 + trick, 0) for trick in range(1, 12)]
        assert counts(match.table) == (112, 0)
        assert counts(played(match, "CK").table) == (113 + bonus, 0)
        assert accounts(match.table)[E].leza == 0


def test_capot_of_the_dealer() -> None:
    """PQ-5.6: the dealer announces with the last declaration, at no other time; the elder with the first lead only."""
    match = kept(dealt(Referee(PIQUET), {Y: CAPOT[E], E: CAPOT[Y]}))
    with pytest.raises(Illegal, match=r"PQ-5\.6"):
        match.feed(E, {**acts.declare("point"), "capot": True})
    match.feed(E, acts.declare("point"))
    with pytest.raises(Illegal, match=r"PQ-5\.6"):
        match.feed(Y, {**acts.declare("point"), "capot": True})
    declared(match, capot=[Y])
    match.feed(E, acts.play("DJ", capot=True))
    with pytest.raises(Illegal, match=r"PQ-5\.6"):
        match.feed(Y, acts.play("DA", capot=True))
    tossed(match, Y)
    assert accounts(match.table)[Y] == Account(point=8, sequence=18, set=14, repique=60, play=13, capot=80)


def test_pique_with_the_last_trick() -> None:
    """PQ-4.2, PQ-5.3: the extra of the last trick counts as play, the capot does not: 17, 12 leads and 1 are 30."""
    match = kept(dealt(Referee(PIQUET), CAPOT))
    for category in ("point", "sequence", "set"):
        match.feed(E, acts.declare(category, *([these("SA HA DA CA")] if category == "set" else [])))
        match.feed(Y, acts.declare(category))
    won = tossed(match, E)
    assert accounts(won.table)[E] == Account(set=14, play=13, capot=40)
    match = kept(dealt(Referee(PIQUET), {E: "SA SK SQ HA HK HQ DA DK DQ CA CK CQ", Y: "SJ ST S9 HJ HT DJ DT CJ CT C9"}))
    aces, diamonds = these("SA HA DA CA"), these("DA DK DQ")
    for category in ("point", "sequence", "set"):
        match.feed(E, acts.declare(category, *{"point": [], "sequence": [diamonds], "set": [aces]}[category]))
        match.feed(Y, acts.declare(category))
    assert counts(match.table) == (17, 0)
    assert accounts(tossed(match, E).table)[E] == Account(sequence=3, set=14, play=13, pique=30, capot=40)


def test_leza_and_last_trick_of_the_dealer() -> None:
    """PQ-5.3, PQ-5.5: the dealer takes the last trick as second hand for 4, and seven tricks are the leza."""
    match = begun(PIQUET, LAST)
    cards = "CJ C8 H9 HJ C9 CT D7 D8 DQ DJ H7 HT S7 S8 SQ ST SA SJ HQ HA S9 DA CQ CA"
    elder, dealer = [11, 12, 13, 14, 14, 15, 16, 16, 16, 17, 18], [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15]
    assert after_each_trick(match, cards) == list(zip(elder, dealer, strict=True))
    assert counts(match.table) == (19, 29)


def test_running_count() -> None:
    """PQ-5.2: 18 and 6; the elder leads 19, the dealer takes 7 and leads 8, the elder takes 20."""
    match = played(begun(PIQUET, LAST), "CJ CA")
    first = counts(match.table)
    played(match, "HJ HA")
    assert [now - before for now, before in zip(counts(match.table), first, strict=True)] == [1, 1]


def test_six_each() -> None:
    """PQ-5.5: with six tricks each nobody has the leza."""
    hands = {E: "SA SK SQ SJ ST S9 D7 D8 D9 H7 H8 H9", Y: "DA DK DQ HA HK HQ C7 C8 C9 CT CJ CQ"}
    cards = "SA C7 SK C8 SQ C9 SJ CT ST CJ S9 CQ D7 DA DK D8 DQ D9 HA H7 HK H8 HQ H9"
    match = played(begun(PIQUET, hands), cards)
    assert [(each.leza, each.capot, each.play) for each in accounts(match.table)] == [(0, 0, 9), (0, 0, 7)]


@pytest.mark.parametrize(
    "hand, led, legal",
    [("HQ H8 SA D7", "HJ", "HQ H8"), ("SA D7", "HJ", "SA D7"), ("HQ H8 SA", None, "HQ H8 SA"), ("HQ", "HJ", "HQ")],
)
def test_following(hand: str, led: str | None, legal: str) -> None:
    """PQ-5.1: follow suit, no duty to win, otherwise anything; any card is led."""
    assert legal_cards(hand.split(), led) == set(legal.split())


@pytest.mark.parametrize("trick, card", [("H9 HT", "HT"), ("H9 H8", "H9"), ("H7 SA", "H7"), ("H9 HA HK", "HA")])
def test_who_takes(trick: str, card: str) -> None:
    """PQ-5.1: the highest card of the led suit; there is no trump."""
    assert winning_card(trick.split()) == card


def test_unlawful_cards() -> None:
    """PQ-5.1: not out of turn, no other suit while the led one is held, no card of another's, none twice."""
    match = begun(PIQUET, CAVENDISH)
    for seat, card in ((Y, "ST"), (E, "ST")):
        with pytest.raises(Illegal):
            match.feed(seat, acts.play(card))
    played(match, "HA")
    for card in ("ST", "HA", "HK"):
        with pytest.raises(Illegal):
            match.feed(Y, acts.play(card))


def test_norman_counts() -> None:
    """PQ-8.2, PQ-8.4: the dealer's left leads, most tricks alone are the leza, counts as in the game for two."""
    match = begun(NORMAN, TURNS)
    assert [each.hand for each in accounts(match.table)] == [8, 0, 0]
    played(match, "SA SQ ST SK HK CA HQ HJ HT SJ H9 CJ S9 CT CK S8 DT DK D8 D9 DJ DA D7 HA DQ C7 C9 CQ C8 H8")
    assert [each.total for each in accounts(match.table)] == [15, 17, 0]
    assert [each.leza for each in accounts(match.table)] == [0, 10, 0]


def test_norman_tie_for_most() -> None:
    """PQ-8.4: five, five and none, and nobody has the leza."""
    hands = {1: "SA SK SQ SJ ST C7 C8 C9 CT CJ", 2: "DA DK DQ DJ DT CA CK CQ H7 H8", 0: "S7 S8 S9 D7 D8 D9 H9 HT HJ HQ"}
    spades, others = "SA DT S7 SK CK S8 SQ CQ S9 SJ H7 HQ ST H8 HJ", "C7 CA H9 DA D7 C8 DK D8 C9 DQ D9 CT DJ HT CJ"
    match = played(begun(NORMAN, hands), f"{spades} {others}")
    tricks = [sum(trick.taker == seat for trick in match.table.tricks()) for seat in range(3)]
    assert (tricks, [each.leza for each in accounts(match.table)]) == ([0, 5, 5], [0, 0, 0])


@pytest.mark.parametrize("loud, bonus", [(False, 40), (True, 80)])
def test_norman_capot(loud: bool, bonus: int) -> None:
    """PQ-8.4: all ten are 40 or 80 with one extra; everybody but the first leader announces with the sets."""
    hands = {2: "SA SK SQ SJ ST HA HK HQ HJ HT", 0: "DA DK DQ DJ DT CA CK CQ CJ CT"}
    match = kept(dealt(Referee(NORMAN), hands))
    declared(match, capot=[0, 2] if loud else [])
    assert match.table.capots == ({0, 2} if loud else set())
    with pytest.raises(Illegal):
        match.feed(1, acts.play("SA", capot=True))
    match.feed(1, acts.play("S7", capot=True))
    match.feed(2, acts.play("SA"))
    tossed(match, 2)
    account = accounts(match.table)[2]
    assert (account.capot, account.play, account.leza) == (bonus, 11, 0)
