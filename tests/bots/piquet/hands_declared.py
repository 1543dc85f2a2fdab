"""What to declare, and why: for two and for three (PQ-3)."""

from tests.bots.piquet.scenes import Named, says
from tests.games.piquet.build import declaring, declaring_three, say

FOUR_SUITS = "S:AKQ H:AKQ D:AKQ C:AKQ"

DECLARATIONS = [
    Named("the point", lambda: declaring("S:AKQJ9 H:K8 D:T7 C:J98"), says("all"), "five may well be good"),
    Named("a short point", lambda: declaring("S:AKQ H:KJ8 D:T97 C:J98"), says("all"), "it may be equal and stop one"),
    Named(
        "all sequences",
        lambda: say(declaring("S:QJT98 H:AKQ D:87 C:98"), "all", "-"),
        says("all"),
        "PQ-3.3: with the quint the tierce counts too",
    ),
    Named(
        "all sets",
        lambda: say(declaring("S:AKT H:AKT D:AKT C:AK9"), "all", "-", "-", "-"),
        says("all"),
        "PQ-3.4: the lesser ones count with the best",
    ),
    Named(
        "silence where there is nothing",
        lambda: say(declaring("S:A97 H:KJ8 D:QT8 C:J97"), "all", "-"),
        says("-"),
        "no three in a row",
    ),
    Named(
        "what is beaten is kept",
        lambda: say(declaring("S:AKQJ9 H:K8 D:T7 C:J98", "S:T87 H:AQJ7 D:KQ8 C:K7"), "all"),
        says("-"),
        "PQ-3.1: four against five; silence is the same answer",
    ),
    Named(
        "an equal point stops",
        lambda: say(declaring("S:AKQJ9 H:K8 D:T7 C:J98", "H:AQJT9 S:T8 D:KQ8 C:K7"), "all"),
        says("all"),
        "PQ-3.2: five against five, the pips decide or nobody counts",
    ),
    Named(
        "the dealer's longer sequence",
        lambda: say(declaring("S:AKQ97 H:K8 D:T7 C:J98", "H:QJT97 S:T8 D:KQ8 C:K7"), "all", "all", "all"),
        says("all"),
        "PQ-3.3: a quart beats the tierce major",
    ),
    Named(
        "a trio after silence",
        lambda: say(declaring("S:AK9 H:K87 D:QT7 C:J98", "S:QJT H:QJT D:KJ8 C:AQ7"), "-", "-", "-", "-", "-"),
        says("all"),
        "PQ-3.4: three are good where nothing is named",
    ),
    Named(
        "an open capot of the dealer",
        lambda: say(declaring("", FOUR_SUITS), "-", "-", "-", "-", "-"),
        says("all", capot=True),
        "PQ-5.6: every lead is taken, and everything after it",
    ),
    Named(
        "no capot that can fail",
        lambda: say(declaring("", "S:AKQ H:AKQ D:AKQ C:AK9"), "-", "-", "-", "-", "-"),
        says("all"),
        "three clubs with the queen outlast the nine",
    ),
    Named(
        "dealer of three speaks first", lambda: declaring_three(dealer="S:AKQJ9 H:K8 D:T7 C:9"), says("all"), "PQ-8.2"
    ),
    Named(
        "less than what was named",
        lambda: say(declaring_three("S:T87 H:AQJ7 D:K8 C:K", dealer="S:AKQJ9 H:K8 D:T7 C:9"), "all"),
        says("-"),
        "PQ-8.2: four after five can't be good, and would be heard",
    ),
    Named(
        "as much as was named",
        lambda: say(declaring_three("H:AQJT7 S:T8 D:K8 C:K", dealer="S:AKQJ9 H:K8 D:T7 C:9"), "all"),
        says("all"),
        "PQ-8.3: an equal stops the other",
    ),
    Named(
        "a better four of three",
        lambda: say(declaring_three("S:AK8 H:AT D:AT7 C:A9", dealer="S:QJ9 H:QJ8 D:QJ C:QJ"), *["-"] * 6, "all"),
        says("all"),
        "PQ-3.4: aces beat queens",
    ),
    Named(
        "an open capot of three",
        lambda: say(declaring_three("", "S:AKQ H:AKQ D:AK C:AK"), *["-"] * 8),
        says("all", capot=True),
        "PQ-8.4: nobody can take a trick",
    ),
]
