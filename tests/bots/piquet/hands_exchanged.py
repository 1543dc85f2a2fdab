"""What to discard, and why: for two and for three (PQ-2)."""

from tests.bots.piquet.scenes import Named, both, keeps, takes, throws, to_dealer
from tests.games.piquet.build import dealt, dealt_to_three

ALL_TOPS = "S:AKQJT98 H:AK D:AK C:A"
TOPS_OF_THREE = "S:AKQJT98 H:A D:A C:A"

EXCHANGES = [
    Named(
        "the long suit is the point",
        lambda: dealt("S:AKQJ9 H:K8 D:T7 C:J98"),
        both(keeps("SA SK SQ SJ S9"), takes(5)),
        "PQ-2.2: five spades for point and tricks, the ten makes a quint; all five are taken",
    ),
    Named("four aces", lambda: dealt("S:A98 H:A87 D:AT7 C:AJ8"), keeps("SA HA DA CA"), "fourteen and four tricks"),
    Named("four kings", lambda: dealt("S:KT8 H:K97 D:KJ8 C:K87"), keeps("SK HK DK CK"), "fourteen"),
    Named("a quint", lambda: dealt("S:QJT98 H:A7 D:K87 C:97"), keeps("SQ SJ ST S9 S8"), "fifteen and the point"),
    Named(
        "a sixième", lambda: dealt("S:7 H:A D:QJT987 C:K987"), keeps("DQ DJ DT D9 D8 D7"), "the sequence is worth more"
    ),
    Named(
        "low cards go",
        lambda: dealt("S:AK7 H:AQ8 D:KQ7 C:QJ8"),
        both(throws("S7 D7 C8"), takes(4, 5)),
        "sevens and eights stop nothing and count nothing",
    ),
    Named(
        "three queens with an ace suit",
        lambda: dealt("S:AQJT9 H:Q87 D:Q98 C:7"),
        both(keeps("SA SQ SJ ST S9"), throws("H7 D8 C7")),
        "the suit first, the queens if there is room",
    ),
    Named("nothing to be won", lambda: dealt(ALL_TOPS), takes(0), "all twelve tricks are certain as it is"),
    Named("all are taken", lambda: dealt("S:97 H:K87 D:QT8 C:J987"), takes(5), "a poor hand gains by every new card"),
    Named("dealer takes three", to_dealer("S:AK7 H:QJ8 D:KT9 C:A87"), takes(3), "PQ-2.3: three low cards for three"),
    Named(
        "dealer takes what is left too",
        to_dealer("S:97 H:K87 D:QT8 C:J987", took=3),
        takes(5),
        "PQ-2.3: the elder left two of the five",
    ),
    Named("dealer keeps the aces", to_dealer("S:A87 H:A98 D:A97 C:QJ8"), keeps("SA HA DA"), "they stop every suit"),
    Named(
        "dealer keeps the long suit",
        to_dealer("S:KQJT9 H:A8 D:K97 C:87"),
        both(keeps("SK SQ SJ ST S9"), keeps("HA")),
        "a quint, and the ace that lets it in",
    ),
    Named(
        "dealer throws what stops nothing",
        to_dealer("S:AQ7 H:KQ9 D:AJT C:987"),
        throws("C7"),
        "the clubs are the elder's either way",
    ),
    Named(
        "dealer of three",
        lambda: dealt_to_three(dealer="S:AKQJ H:A8 D:T7 C:98"),
        both(takes(2), keeps("SA SK SQ SJ HA")),
        "PQ-8.1",
    ),
    Named(
        "four of a kind for three",
        lambda: dealt_to_three(dealer="S:A9 H:A87 D:AT C:AJ8"),
        keeps("SA HA DA CA"),
        "fourteen are rarely beaten",
    ),
    Named(
        "nothing to be won of three",
        lambda: dealt_to_three(dealer=TOPS_OF_THREE),
        takes(0),
        "PQ-8.1: no card of the two is better",
    ),
    Named(
        "a quint of three",
        lambda: dealt_to_three(dealer="S:7 H:98 D:QJT98 C:K7"),
        both(keeps("DQ DJ DT D9 D8"), takes(2)),
        "fifteen, and two low cards to spare",
    ),
]
