"""More moments of Pikala that players know, with the reason."""

from typing import Final

from pik.games.pikala.actions import Announce, Play, Rams
from tests.bots.moments import NamedHand, calls, drawn, first
from tests.games.pikala.build import played, playing

MORE: Final = [
    NamedHand("three trumps with the ace", first("CA CK CQ D6 D7", "CT"), drawn("D6 D7"), "two low cards go"),
    NamedHand("five low cards", first("S6 H6 D6 D7 H8", "CT"), drawn("S6 H6 D6 D7 H8"), "nothing of it takes a trick"),
    NamedHand("a lone trump stays", first("C9 S6 H6 D6 D7", "CT"), drawn("S6 H6 D6 D7"), "it may take a trick"),
    NamedHand("five trumps", first("CA CK CQ CJ C9", "CT"), drawn(), "a rams, and five tricks"),
    NamedHand("boys beside trumps", first("HJ DJ CA CK D6", "CT"), drawn("D6"), "a sure trick, and five more"),
    NamedHand("Pikala beside trumps", first("SA CA C9 D7 H6", "CT"), drawn("D7 H6"), "a sure trick, and ten more"),
    NamedHand("a rams wins at ten", calls("HA HK HQ H7 H6", "CT", score=10), Rams(), "PK-4.3: ten are all there are"),
    NamedHand("a plain rams", calls("H6 H7 H8 H9 HT", "CT"), Rams(), "PK-4.3: ten off, and there is no trick in it"),
    NamedHand(
        "Pikala with the ace of trumps",
        calls("SA CA CK D6 D7", "CT"),
        Announce(pikala=True),
        "a trick is sure, and ten more come off with it",
    ),
    NamedHand(
        "brunettes with the ace of trumps",
        calls("SJ CJ CA D6 D7", "CT"),
        Announce(boys="brunettes"),
        "a trick is sure, and five more come off with it",
    ),
    NamedHand(
        "the lowest trump is enough",
        lambda: played(playing("DA D6 S6 S7 S8", "D7 D8 H7 H8 S9", "C9 C6 HT H9 HA", turn_up="CT", dealer=2), "DA D7"),
        Play("C6"),
        "nobody comes after",
    ),
    NamedHand(
        "no low card from three trumps",
        lambda: playing("CK CQ CJ HA D6", "", "", turn_up="CT", dealer=2),
        Play("CJ"),
        "a trump forces the ace out, and neighbors are worth the same",
        also=(Play("CK"), Play("CQ")),
    ),
    NamedHand(
        "the queen may still take one",
        lambda: played(playing("HA D6 S6 S7 S8", "H7 D7 D8 C7 C8", "H6 HQ C9 S9 D9", turn_up="CT", dealer=2), "HA H7"),
        Play("H6"),
        "what can't win goes low",
    ),
    NamedHand(
        "the king of trumps is the next highest",
        lambda: played(playing("CA D6 S6 S7 S8", "C6 CK D7 D8 H9", "C7 C8 HT S9 D9", turn_up="CT", dealer=2), "CA"),
        Play("C6"),
        "under the ace the low trump goes",
    ),
]
