"""The independent referee of Piquet keeps the rules of declarations, repique and clean cards."""

from dataclasses import dataclass

import pytest

from tests.independent import piquet_acts as acts
from tests.independent.piquet import Illegal, Referee
from tests.independent.piquet_cards import DECK, held, is_white, strength, value
from tests.independent.piquet_count import Account, accounts, counted, good
from tests.independent.piquet_deals import NORMAN, PIQUET, begun, dealt, declared, kept, these

E, Y = 1, 0
Scores = dict[int, tuple[int, int, int]]


@dataclass(frozen=True)
class Case:
    """Two hands and what point, sequences and sets bring each seat; then the counts before the lead."""

    elder: str
    younger: str
    scores: Scores
    counts: tuple[int, int]
    """Elder, dealer."""


CASES = {
    "49 pips beat 48, a quart two tierces, four tens three jacks": Case(
        "SA SJ S9 S8 HA HK HQ HJ H8 CJ C9 DK",
        "ST SQ HT CA CK CQ CT DA DQ DJ DT D7",
        {E: (5, 4, 0), Y: (0, 0, 17)},
        (9, 17),
    ),
    "a longer point beats a higher one": Case(
        "SA SK SQ SJ HA HK HQ DA DK C9 C8 D9",
        "D8 D7 DT DJ DQ S9 S8 S7 HJ CT CA H8",
        {E: (0, 7, 6), Y: (5, 0, 0)},
        (13, 5),
    ),
    "a quart from the ten beats a tierce major": Case(
        "HA HK HQ SA SK S9 S8 DA D9 CJ C8 S7",
        "CT C9 C7 DT D8 D7 HT H9 H8 H7 SJ ST",
        {E: (5, 0, 0), Y: (0, 4, 14)},
        (5, 18),
    ),
    "four aces let a trio count and stop four kings": Case(
        "SA HA DA CA SQ HQ DQ S9 S8 D7 H7 C9",
        "SK HK DK CK HJ DJ CJ HT CT C8 D8 S7",
        {E: (0, 0, 17), Y: (0, 0, 0)},
        (17, 0),
    ),
    "nines never make a set": Case(
        "S9 H9 D9 C9 SA HA DK CK SQ HQ DJ CJ",
        "ST HT DT SK HK DA CA S7 H7 D8 C8 C7",
        {E: (3, 0, 0), Y: (0, 0, 3)},
        (3, 3),
    ),
    "three aces beat three kings, and the next trio counts too": Case(
        "SA HA DA SJ HJ DJ C9 C8 S9 H9 D7 C7",
        "SK HK DK SQ HQ CQ CT ST HT D8 S8 H8",
        {E: (0, 3, 6), Y: (4, 0, 0)},
        (9, 4),
    ),
    "equal quints count for nobody, the six cards do": Case(
        "SJ ST S9 S8 S7 HA HT CA C7 DA H8 CQ",
        "DJ DT D9 D8 D7 DK HK CK SA HQ C9 C8",
        {E: (0, 0, 3), Y: (6, 0, 0)},
        (3, 6),
    ),
    "a repique of the dealer": Case(
        "SK SQ S9 S8 DK DQ D9 D8 CJ C9 C8 C7",
        "HA HK HQ HJ HT SA DA CA S7 D7 CK CT",
        {E: (0, 0, 0), Y: (5, 15, 14)},
        (0, 94),
    ),
    "a good point stops the repique": Case(
        "SK SQ SJ ST S9 DT D9 D8 D7 HT CT C7",
        "HA HK HQ H9 H8 H7 CA CK C9 DK DQ SA",
        {E: (0, 19, 14), Y: (6, 0, 0)},
        (33, 6),
    ),
    "a repique of the elder": Case(
        "SA SK SQ SJ ST S9 S8 S7 HA HK DA CA",
        "HQ HJ HT H9 H8 DK DQ DJ CK CQ CJ CT",
        {E: (8, 18, 14), Y: (0, 0, 0)},
        (100, 0),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_declarations(name: str) -> None:
    """PQ-3.1 to PQ-3.6, PQ-4.1, PQ-4.3: hands with all declared, what each category brings and the counts."""
    case = CASES[name]
    written = accounts(begun(PIQUET, {E: case.elder, Y: case.younger}).table)
    assert {seat: (each.point, each.sequence, each.set) for seat, each in enumerate(written)} == case.scores
    assert (written[E].hand, written[Y].hand) == case.counts


def test_values_of_sequences() -> None:
    """PQ-3.3: a sequence of three to eight is worth 3, 4, 15, 16, 17, 18."""
    runs = [frozenset(DECK[:length]) for length in range(3, 9)]
    assert [value("sequence", run) for run in runs] == [3, 4, 15, 16, 17, 18]


def test_values_of_sets_and_points() -> None:
    """PQ-3.2, PQ-3.4: a four is 14, a trio 3, a point its number of cards."""
    assert value("set", these("SA HA DA CA")) == 14
    assert value("set", these("SA HA DA")) == 3
    assert value("point", these("SA S7")) == 2


def test_white_hand() -> None:
    """PQ-2.1: aces and tens are white, one jack spoils it."""
    hand = ["ST", "S9", "S8", "HA", "H9", "H8", "D7", "DT", "C9", "C8", "C7"]
    assert [is_white([*hand, card]) for card in ("SA", "SJ", "HQ", "DK")] == [True, False, False, False]


def test_white_hand_of_the_cards_dealt() -> None:
    """PQ-2.1, PQ-4.3: ten for the twelve cards dealt; with them 30, but four kings stop the repique."""
    match = dealt(
        Referee(PIQUET),
        {E: "ST S9 S8 S7 HA HT D8 D7 CA DT C7 DA", Y: "HK HQ H9 H8 DK DQ D9 CK CT C9 SK SA"},
        "SQ HJ CJ SJ C8 H7",
    )
    assert (match.table.whites, accounts(match.table)[E].hand) == ({E}, 10)
    match.feed(E, acts.exchange("DT", "C7", "DA"))
    written = accounts(declared(kept(match)).table)
    assert written == [Account(set=14), Account(white=10, point=5, sequence=15)]


def test_a_white_hand_helps_its_holder() -> None:
    """PQ-2.1, PQ-4.1: ten, a point of five, a quint from the jack after the exchange: 30 becomes 90."""
    match = dealt(
        Referee(PIQUET),
        {E: "ST S9 S8 S7 HA HT D8 D7 CA DT C7 DA", Y: "HK HQ H9 H8 DK DQ D9 C9 CQ SQ SA SK"},
        "HJ CJ DJ SJ C8 H7 CT CK",
    )
    match.feed(E, acts.exchange("DT", "C7", "DA"))
    assert accounts(declared(kept(match), silent=[Y]).table)[E].hand == 90


def test_white_hands_are_shown_in_turn() -> None:
    """PQ-2.1: the elder's before the elder's exchange, the dealer's before the dealer's own; both count."""
    elder, younger = "SA ST S9 S8 S7 HA HT H9 H8 H7 DA DT", "D9 D8 D7 CA CT C9 C8 C7 SK"
    match = dealt(Referee(PIQUET), {E: elder, Y: f"{younger} SQ SJ HK"})
    assert match.table.whites == {E}
    match.feed(E, acts.exchange())
    assert match.table.whites == {E}
    match = dealt(Referee(PIQUET), {E: "SK SQ SJ HK HQ HJ DK DQ DJ CK CQ CJ", Y: f"{younger[:-3]} SA ST HA HT"})
    assert match.table.whites == set()
    match.feed(E, acts.exchange())
    assert match.table.whites == {Y}
    assert [each.white for each in accounts(declared(kept(match)).table)] == [10, 0]


def test_sinking() -> None:
    """PQ-3.1: the silent neither counts nor stops anything; who sinks the best counts a lesser one."""
    case = CASES["four aces let a trio count and stop four kings"]
    match = kept(dealt(Referee(PIQUET), {E: case.elder, Y: case.younger}))
    for category in ("point", "sequence"):
        for seat in (E, Y):
            match.feed(seat, acts.declare(category))
    queens = these("SQ HQ DQ")
    match.feed(E, acts.declare("set", queens))
    kings, jacks = these("SK HK DK CK"), these("HJ DJ CJ")
    match.feed(Y, acts.declare("set", kings, jacks))
    assert [each.hand for each in accounts(match.table)] == [17, 0]
    assert counted(match.table, "set", Y) == [kings, jacks]


def test_whole_combinations_really_held() -> None:
    """PQ-3.1: no part of a suit, a run or a four, nothing not held, nothing twice, one point."""
    match = kept(dealt(Referee(PIQUET), {E: "SA SK SQ SJ HA HK HQ HJ DA DK CA CK", Y: "ST DQ"}))
    spades, hearts = these("SA SK SQ SJ"), these("HA HK HQ HJ")
    aces, kings = these("SA HA DA CA"), these("SK HK DK CK")
    wrong = {
        "point": ([spades - {"SJ"}], [spades | {"ST"}], [spades, hearts], [spades | hearts]),
        "sequence": ([spades - {"SJ"}], [spades, spades], [these("DA DK")]),
        "set": ([aces - {"CA"}], [kings, aces, kings], [aces, aces]),
    }
    right = {"point": [spades], "sequence": [hearts, spades], "set": [kings, aces]}
    for category, unlawful in wrong.items():
        for declaration in unlawful:
            with pytest.raises(Illegal):
                match.feed(E, acts.declare(category, *declaration))
        match.feed(E, acts.declare(category, *right[category]))
        match.feed(Y, acts.declare(category))
    assert accounts(match.table)[E].hand == 4 + 8 + 28 + 60 + 20
    assert match.table.declared["set"][E] == [aces, kings]


def test_order_of_the_dialogue() -> None:
    """PQ-3.1, PQ-8.2: point, sequence, sets; in each the elder first, in the Norman game the dealer, clockwise."""
    for options, order in ((PIQUET, [1, 0] * 3), (NORMAN, [0, 1, 2] * 3)):
        match = kept(dealt(Referee(options), {}))
        turns: list[int] = []
        while match.phase == "declare":
            turns.append(*match.to_act)
            with pytest.raises(Illegal, match=r"PQ-3\.1"):
                match.feed(turns[-1], acts.declare("set" if match.table.category != "set" else "point"))
            match.feed(turns[-1], acts.declare(match.table.category))
        assert (turns, match.phase, match.to_act) == (order, "play", {1})


def test_all_choices_of_a_declaration() -> None:
    """PQ-3.1: any of the whole combinations; a dealer may add a capot to the last."""
    hands = {1: "SA SK SQ HA HK HQ S9 S8 S7 DA DK CA", 0: "ST HT DT HJ CJ DJ H9 H8 D9 D8 C9 C8"}
    match = kept(dealt(Referee(PIQUET), hands))
    assert len(match.lawful(1)) == 1 + 4
    for seat in (1, 0):
        match.feed(seat, acts.declare("point"))
    assert len(held("sequence", match.table.hands[1])) == 3
    assert len(match.lawful(1)) == 1 + 3 + 3 + 1
    for seat in (1, 0):
        match.feed(seat, acts.declare("sequence"))
    assert len(match.lawful(1)) == 2 + 2
    match.feed(1, acts.declare("set"))
    assert len(match.lawful(0)) == 2 * (1 + 2 + 1)


@pytest.mark.parametrize(
    "declarations, winner",
    [
        ({0: "SA SK", 1: "HA HK", 2: "DA DK DQ"}, 2),
        ({0: "SA SK SQ", 1: "HA HK HQ", 2: "DA DK"}, None),
        ({0: "SA SK SQ", 1: "HA HK HJ", 2: "DA DK D9"}, None),
        ({0: "SA SK SQ", 1: "", 2: ""}, 0),
        ({0: "", 1: "", 2: ""}, None),
    ],
)
def test_better_than_both_others(declarations: dict[int, str], winner: int | None) -> None:
    """PQ-8.3: an equal best between any two, and nobody counts that kind, the third neither."""
    spoken = {seat: [these(cards)] if cards else [] for seat, cards in declarations.items()}
    assert good("point", spoken) == winner


def test_norman_declarations() -> None:
    """PQ-8.3: one opponent with a better point and sequence is enough; the sets stop the other's repique."""
    hands = {
        0: "SA SK SQ SJ ST HA DA CA H7 D7",
        1: "HK HQ HJ HT H9 H8 DK D9 C8 S8",
        2: "DJ DT D8 DQ CK CQ C9 S7 S9 C7",
    }
    assert [each.hand for each in accounts(begun(NORMAN, hands).table)] == [14, 22, 0]


def test_norman_white_hands() -> None:
    """PQ-8.3: two white hands both count, and each stops the third's repique."""
    hands = {
        0: "SA SK SQ SJ ST HK DK CK HQ DQ",
        1: "S9 S8 S7 HA HT H9 H8 DA DT D9",
        2: "H7 D8 D7 CA CT C9 C8 C7 HJ DJ",
    }
    match = dealt(Referee(NORMAN), hands)
    assert match.table.whites == {1}
    written = accounts(declared(kept(match)).table)
    assert [(each.white, each.repique) for each in written] == [(0, 0), (10, 0), (0, 0)]
    hands = {0: "SK SQ SJ HK HQ HJ DK DQ DJ CK", 1: "S9 S8 S7 HA HT H9 H8 DA DT D9", 2: "H7 D8 D7 CA CT C9 C8 C7 SA ST"}
    match = dealt(Referee(NORMAN), hands)
    assert match.table.whites == {1, 2}
    assert [each.white for each in accounts(declared(kept(match)).table)] == [0, 10, 10]


def test_clean_cards() -> None:
    """PQ-3.6: all cards in what counts bring 20, which is no part of the thirty; a card over and it is lost."""
    hands = {E: "SA SK SQ SJ HA HK HQ HJ DA DK DQ DJ", Y: "CK CQ CJ HT H8 H7 D9 D8 D7 CA C9 C8"}
    match = dealt(Referee(PIQUET), hands, "ST S9 S7")
    match.feed(E, acts.exchange())
    match.feed(Y, acts.exchange("CK", "CQ", "CJ"))
    assert accounts(declared(match).table) == [Account(), Account(point=4, sequence=12, set=12, clean=20)]
    norman = {
        0: "SA SK SQ SJ ST HA HK HQ HJ HT",
        1: "DA DK DQ D8 D7 CA CK CQ C8 C7",
        2: "DJ CJ D9 C9 H9 S9 H8 S8 H7 S7",
    }
    assert accounts(begun(NORMAN, norman).table)[0] == Account(point=5, sequence=30, clean=20, repique=60)
    assert accounts(begun(PIQUET, {E: "SA SK SQ SJ HA HK HQ HJ DA DK DQ D9"}).table)[E].clean == 0


def test_equal_stops_nothing() -> None:
    """PQ-4.3: an equal point counts nothing and stops nothing: the other's 40 are a repique."""
    hands = {E: "SA HA DA CA SK HK DK CK SQ HQ DQ S7", Y: "CQ CJ CT C8 DJ D9 D8 HJ H9 H8 S8 S9"}
    match = begun(PIQUET, hands)
    best = [max(strength("point", cards) for cards in match.table.declared["point"][seat]) for seat in (E, Y)]
    assert best == [(4, 38), (4, 38)]
    assert accounts(match.table) == [Account(), Account(sequence=9, set=31, repique=60)]
