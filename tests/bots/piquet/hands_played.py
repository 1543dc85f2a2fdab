"""Which card to play, and why; what to claim, grant and take back: for two and for three (PQ-5)."""

from pik.games.piquet.actions import Look, Vote
from tests.bots.piquet.hands_exchanged import ALL_TOPS, TOPS_OF_THREE
from tests.bots.piquet.scenes import Named, card, claimed, does, ended, ended_of_three
from tests.games.piquet.build import CLAIM, declaring, playing, playing_three

YES, NO = does(Vote(accept=True)), does(Vote(accept=False))
HELPLESS = "S:7 H:QJT9 D:QJT9 C:KQJ"
LAST_TWO = "SA S7 SK HT SQ HJ SJ HQ ST DQ S9 DK S8 C8 CA C9 CK CT CQ CJ"
THREE = ("H:97 S:AKQ D:KQJ C:98", "H:T8 S:JT9 D:AT9 C:KQ", "H:AQ S:87 D:87 C:AJT7")


PLAYS = [
    Named(
        "looking costs nothing",
        lambda: declaring("S:AKQJ9 H:K8 D:T7 C:J98"),
        does(Look()),
        "PQ-2.5: eight cards that are out of play",
    ),
    Named(
        "open capot", lambda: playing(ALL_TOPS), card("SA", "HA", "DA", "CA", capot=True), "PQ-5.6: twelve sure tricks"
    ),
    Named(
        "no open capot",
        lambda: playing("S:KQJ7 H:KQ8 D:T97 C:J8"),
        card(*["SK", "SQ", "SJ", "S7", "HK", "HQ", "H8", "DT", "D9", "D7", "CJ", "C8"], capot=False),
        "four aces are out",
    ),
    Named(
        "the long suit first",
        lambda: playing("S:AKQJT H:A98 D:98 C:J7", "S:98 H:KQ D:AKQJ C:AKQT"),
        card("SA", "SK", "SQ", "SJ", "ST"),
        "five tricks before the other comes in",
    ),
    Named(
        "take cheaply",
        ended("S:987 H:KQJ D:AKQ C:T98", "S:AT H:AT98 D:JT9 C:AKQ", "S9"),
        card("ST"),
        "the ten is enough",
    ),
    Named(
        "low under the ace",
        ended("S:AQJ H:KQJ D:AKQ C:T98", "S:KT7 H:AT9 D:JT9 C:AKQ", "SA"),
        card("S7"),
        "the ten keeps the king",
    ),
    Named(
        "the king stays guarded",
        ended("S:AKQJT9 H:AQJ D:AQ C:8", "S:8 H:K7 D:JT98 C:AKQJ7", "SA S8 SK"),
        card("D8", "D9", "DT", "DJ", "C7"),
        "PQ-5.1: two hearts stop the suit, low diamonds stop nothing",
    ),
    Named(
        "the ace for the last trick",
        ended("S:AKQJT98 H:A D:8 C:AKQ", "S:7 H:KQJT D:AKQ C:JT98", LAST_TWO),
        card("D8"),
        "PQ-5.3: the last trick counts four, and the king of hearts has to come",
    ),
    Named("claim what is sure", ended(ALL_TOPS, HELPLESS, "SA S7"), does(CLAIM), "nothing is left to be played for"),
    Named(
        "claim without the lead's ace of clubs",
        ended("S:AKQJT98 H:AK D:AK C:K", "S:7 H:QJT9 D:QJT9 C:QJT", "SA S7"),
        does(CLAIM),
        "the ace of clubs lies in the talon that was looked at",
    ),
    Named(
        "no claim with a loser",
        ended("S:AKQJT98 H:AK D:AK C:9", "S:7 H:QJT9 D:QJT9 C:AKQ", "SA S7"),
        card("C9"),
        "PQ-5.3: lost at once it costs three tricks and not the last one",
    ),
    Named("grant what is sure", claimed(ended(ALL_TOPS, HELPLESS, "SA S7"), 0), YES, "no own card takes a trick"),
    Named(
        "refuse with the ace",
        claimed(ended("S:AKQJT98 H:AK D:AK C:9", "S:7 H:QJT9 D:QJT9 C:AKQ", "SA S7"), 0),
        NO,
        "the ace of clubs takes the nine in the end",
    ),
    Named(
        "refuse with a guard",
        claimed(ended("S:AKQJT98 H:AK D:A97", "S:7 H:QJT9 D:QJT8 C:AKQ", "SA S7"), 0),
        NO,
        "four diamonds outlast ace, nine and seven",
    ),
    Named(
        "grant with the ace in the talon",
        claimed(ended("S:AKQJT98 H:AK D:AK C:K", "S:7 H:QJT9 D:QJT9 C:QJT", "SA S7"), 0),
        YES,
        "one's own clubs are all below the king",
    ),
    Named(
        "open capot of three",
        lambda: playing_three(TOPS_OF_THREE),
        card("SA", "HA", "DA", "CA", capot=True),
        "PQ-8.4: ten sure tricks",
    ),
    Named("last to play takes cheaply", ended_of_three(*THREE, "H9 HT"), card("HQ"), "the queen is enough"),
    Named("nothing to take with", ended_of_three(*THREE, "SA"), card("S9"), "jack and ten may still come in"),
    Named(
        "the long suit of three",
        lambda: playing_three("S:AKQJT H:A D:98 C:98"),
        card("SA", "SK", "SQ", "SJ", "ST", "HA"),
        "what is sure before the others come in",
    ),
    Named("grant of three", claimed(lambda: playing_three(TOPS_OF_THREE), 0), YES, "nobody can take a trick"),
    Named(
        "refuse of three",
        claimed(lambda: playing_three("S:AKQJT98 H:A D:A C:K", "S:7 H:KQJ D:KQJ C:QJT"), 0),
        NO,
        "the dealer may have the ace of clubs",
    ),
    Named(
        "claim of three",
        ended_of_three(TOPS_OF_THREE, "S:7 H:KQJ D:KQJ C:QJT", "", "SA S7 D7"),
        does(CLAIM),
        "all of it",
    ),
]
