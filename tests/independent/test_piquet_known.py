"""The oracle of what may be known tells what was said and shown, and to whom."""

from dataclasses import astuple

import pytest

from tests.independent import piquet_acts as acts
from tests.independent.piquet import Referee
from tests.independent.piquet_acts import Act
from tests.independent.piquet_deals import CLAIM, LOOK, NORMAN, PIQUET, TAKE_BACK, arranged, everything, pack
from tests.independent.piquet_known import Known
from tests.independent.piquet_table import CHANCE, Options

E, Y = 1, 0
CAVENDISH = {E: "SA SJ S9 S8 HA HK HQ HJ H8 CJ C9 DK", Y: "ST SQ HT CA CK CQ CT DA DQ DJ DT D7"}
THREE = {0: "DA DK DQ DJ CA CK CQ CJ ST HT", 1: "SA SK SJ S9 S8 D7 D8 C7 C8 HQ", 2: "HA HK HJ H9 H8 SQ D9 DT C9 CT"}


class Watched:
    """A deal that the oracle watches from the shuffle on."""

    def __init__(self, options: Options, hands: dict[int, str], talon: str = "") -> None:
        self.match, self.known = Referee(options), Known(options.seats)
        self.act(CHANCE, pack("shuffle", arranged(options, 0, hands, talon)))

    def act(self, seat: int, act: Act) -> None:
        self.match.feed(seat, act)
        self.known.watch(self.match, seat, act)

    def keep(self) -> "Watched":
        """Nobody exchanges."""
        while self.match.phase == "exchange":
            self.act(min(self.match.to_act), acts.exchange())
        return self

    def declare(self, times: int, silent: tuple[int, ...] = ()) -> "Watched":
        """Everybody declares all, but for the silent."""
        for _ in range(times):
            seat = min(self.match.to_act)
            self.act(seat, acts.declare(self.match.table.category) if seat in silent else everything(self.match, seat))
        return self

    def calls(self) -> list[tuple[object, ...]]:
        """Everything said: seat, category, size, rank, pips, answer, second answer."""
        return [astuple(call) for call in self.known.calls]


def test_a_hand_is_its_owners() -> None:
    """PQ-1.3: of the cards dealt each knows the own ones, the others none."""
    watched = Watched(PIQUET, CAVENDISH)
    assert [watched.known.cards(viewer) for viewer in (E, Y, None)] == [
        set(CAVENDISH[E].split()),
        set(CAVENDISH[Y].split()),
        set(),
    ]


def test_discards_and_what_is_left() -> None:
    """PQ-2.4, PQ-2.5: one knows the own discards and, looking, what nobody took; that one looked is seen by all."""
    watched = Watched(PIQUET, CAVENDISH, "H7 H9 S7 SK D8 D9 C7 C8")
    watched.act(E, acts.exchange("S8", "C9", "DK"))
    watched.keep()
    mine = set(CAVENDISH[E].split()) | {"SK", "D8", "D9"}
    assert watched.known.cards(E) == mine
    watched.act(E, LOOK)
    assert watched.known.cards(E) == mine | {"H7", "H9", "S7", "C7", "C8"}
    assert (watched.known.cards(Y), watched.known.said[-1]) == (set(CAVENDISH[Y].split()), ("looks", E))


def test_white_hands_are_shown() -> None:
    """PQ-2.1: a white hand is shown when its turn to exchange comes."""
    white = "S7 S8 S9 ST SA H7 H8 H9 HT HA D7 D8"
    watched = Watched(PIQUET, {E: "SK SQ SJ HK HQ HJ DK DQ DJ CK CQ CJ", Y: white})
    assert watched.known.open == set()
    watched.act(E, acts.exchange())
    assert watched.known.open == set(white.split())


def test_sizes_first() -> None:
    """PQ-3.1: the elder names the size; at equal size the elder names pips; what counts is not shown yet."""
    watched = Watched(PIQUET, CAVENDISH).keep().declare(1)
    assert watched.calls() == [(E, "point", 5, None, None, None, None)]
    watched.declare(1)
    assert watched.calls() == [
        (E, "point", 5, None, 49, None, None),
        (Y, "point", None, None, None, "equal", "good"),
    ]
    assert watched.known.open == set()


def test_the_dealer_answers() -> None:
    """PQ-3.1, PQ-3.3, PQ-3.4: lesser ones are told by "good" alone, a set by its rank, better ones by an answer."""
    watched = Watched(PIQUET, CAVENDISH).keep().declare(6)
    assert watched.calls()[2:] == [
        (E, "sequence", 4, None, None, None, None),
        (Y, "sequence", None, None, None, "good", None),
        (E, "set", 3, "J", None, None, None),
        (Y, "set", None, None, None, "not-good", None),
    ]


def test_what_counts_is_shown() -> None:
    """PQ-3.5: every card that counts, of the dealer's lesser trio too; what is not good stays in the hand."""
    watched = Watched(PIQUET, CAVENDISH).keep().declare(5)
    assert watched.known.open == set()
    watched.declare(1)
    point, sequence = "HA HK HQ HJ H8", "HA HK HQ HJ"
    assert watched.known.open == set(f"{point} {sequence} ST HT CT DT CQ SQ DQ".split())


@pytest.mark.parametrize("silent", [(), (Y,)])
def test_a_lesser_one_and_silence_sound_alike(silent: tuple[int, ...]) -> None:
    """PQ-3.1: the dealer says "good" and keeps to oneself whether there was anything."""
    watched = Watched(PIQUET, CAVENDISH).keep().declare(2).declare(2, silent)
    assert watched.calls()[-1] == (Y, "sequence", None, None, None, "good", None)
    assert (watched.known.told[E][-1], watched.known.open) == ((tuple(sorted(["HA", "HK", "HQ", "HJ"])),), set())


def test_the_elder_is_silent() -> None:
    """PQ-3.1: after nothing the dealer names size and rank."""
    watched = Watched(PIQUET, CAVENDISH).keep().declare(6, silent=(E,))
    assert watched.calls()[::2] == [(E, name, 0, None, None, None, None) for name in ("point", "sequence", "set")]
    assert watched.calls()[1::2] == [
        (Y, "point", 5, None, None, None, None),
        (Y, "sequence", 3, None, None, None, None),
        (Y, "set", 4, "T", None, None, None),
    ]


def test_three_name_sizes() -> None:
    """PQ-8.2: all three name sizes, the dealer first; then those who share the best name pips, the third does not."""
    watched = Watched(NORMAN, THREE).keep().declare(2)
    assert watched.calls() == [(0, "point", 4, None, None, None, None), (1, "point", 5, None, None, None, None)]
    watched.declare(1)
    assert watched.calls() == [
        (0, "point", 4, None, None, None, None),
        (1, "point", 5, None, 48, None, None),
        (2, "point", 5, None, 48, None, None),
    ]


def test_play_and_claims() -> None:
    """PQ-5.7: cards played are known to all, taken back or not, and the hand of who claims."""
    watched = Watched(PIQUET, CAVENDISH).keep().declare(6, silent=(E, Y))
    watched.act(E, acts.play("SA"))
    watched.act(Y, acts.play("ST"))
    watched.act(Y, TAKE_BACK)
    watched.act(Y, acts.play("SQ"))
    assert watched.known.open == {"SA", "ST", "SQ"}
    watched.act(Y, CLAIM)
    assert watched.known.open == {"SA", *CAVENDISH[Y].split()}
