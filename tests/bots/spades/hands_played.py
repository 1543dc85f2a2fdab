"""What to play, and why: for four and for two."""

from pik.games.spades.actions import Claim, Play, Vote
from pik.games.spades.config import House
from tests.bots.spades.scenes import Named, claimed, claimed_of_two, ending, in_play, of_two

FREE = House(bag_penalty=False)

PLAYS = [
    # A partner's trick
    Named(
        "a partner's ace is left alone",
        in_play(["D:A", "D:6", "D:K8 S:3", "D:2"], (4, 3, 3, 3), "DA D6"),
        (Play("D7"), Play("D8")),
        "R17: the trick is the side's already",
    ),
    Named(
        "a partner's ace is not trumped",
        ending(["HA C4 C5", "H6 D7 D8", "S5 D2 D3", "H7 DT CJ"], (1, 1, 1, 1), "HA H6", seed=414),
        (Play("D2"),),
        "R17: never for nothing",
    ),
    Named(
        "a partner's last card is not overtaken",
        ending(["H9 C4 S2", "HQ D7 D8", "H4 D2 D3", "HK C9 D9"], (1, 1, 1, 1), "H4 HK H9", leader=2, seed=1927),
        (Play("HQ"),),
        "it loses to the king anyway",
    ),
    # Taking
    Named(
        "last, as cheaply as will do",
        in_play(["H:4", "H:T", "H:J", "H:AQ3"], (3, 3, 3, 4), "H4 HT HJ"),
        (Play("HQ"),),
        "the queen is enough; the ace takes another",
    ),
    Named(
        "third hand high",
        in_play(["H:5J7", "H:4Q8", "H:K62", "H:39TA"], (3, 3, 4, 3), "H5 H4"),
        (Play("HK"),),
        "the ace may lie before the partner",
    ),
    Named(
        "second hand low",
        in_play(["H:5", "H:Q72", "H:", "H:"], (3, 3, 3, 3), "H5"),
        (Play("H2"), Play("H7")),
        "the partner is still to come",
    ),
    Named(
        "a trump for want of the suit",
        ending(["HA C4 C5", "S5 D7 D8", "H6 D2 D3", "H7 DT CJ"], (1, 2, 1, 1), "HA", seed=3838),
        (Play("S5"),),
        "the contract lacks two",
    ),
    Named(
        "over a trump only to win",
        ending(["HA C4 C5", "S9 D7 D8", "H6 D2 D3", "S8 ST D4"], (1, 1, 1, 2), "HA S9 H6", seed=2751),
        (Play("D4"),),
        "the partner has trumped it",
    ),
    Named(
        "cash what is sure",
        ending(["HA C4", "H6 C9", "H7 D2", "H8 DT"], (1, 1, 0, 0), seed=710),
        (Play("HA"),),
        "no spade is left to trump it",
    ),
    # The own nil
    Named(
        "nil goes under",
        in_play(["H:9", "H:876", "H:", "H:"], (4, 0, 3, 3), "H9"),
        (Play("H8"),),
        "the highest that loses",
    ),
    Named(
        "nil throws its danger",
        ending(["CA D5 D4", "DA D2 H3", "CK D7 D8", "CQ D9 H2"], (1, None, 0, 0), "CA", seed=2839),
        (Play("DA"),),
        "it would win a diamond some day",
    ),
    Named(
        "nil throws its king under the ace",
        in_play(["H:A52", "H:K9864", "", ""], (4, 0, 4, 3), "HA"),
        (Play("HK"),),
        "the ace is over it now, and would not be again",
    ),
    Named(
        "nil leads low",
        in_play(["", "H:T52 D:J32 C:Q432 S:432", "", ""], (4, 0, 4, 3), leader=1),
        (Play("H2"), Play("D2"), Play("C2")),
        "everything beats it",
    ),
    # A partner's nil
    Named(
        "cover before the partner plays",
        in_play(["H:4", "H:A32", "", "H:"], (3, 5, 3, 0), "H4"),
        (Play("HA"),),
        "whatever the nil holds goes under",
    ),
    Named(
        "take the partner off the hook",
        ending(["H2 C2", "H5 C9", "H4 C5", "HK D2"], (0, None, 0, 0), "H2 H5 H4", seed=621),
        (Play("HK"),),
        "the nil's five would win",
    ),
    Named(
        "trump for the partner's nil",
        ending(["H2 C2 D4", "H5 C9 D6", "H4 C5 D7", "S2 D3 D2"], (0, None, 0, 1), "H2 H5 H4", seed=4988),
        (Play("S2"),),
        "the nil's five would win",
    ),
    Named(
        "lead high before a nil",
        in_play(["", "H:AK3 D:K762 C:Q75 S:K94", "", ""], (3, 4, 3, 0), leader=1),
        (Play("HA"), Play("HK")),
        "the nil throws its worst on it",
    ),
    # An opponents' nil
    Named(
        "leave a nil its trick",
        ending(["D3 C2", "H5 C9", "H4 S5", "H9 D2"], (0, None, 0, 0), "H4 H9 D3", leader=2, seed=340),
        (Play("H5"),),
        "nothing else can be done",
    ),
    Named(
        "let the nil win",
        ending(["HQ H2 C2", "H9 C9 D3", "H5 H4 S5", "H8 D2 D4"], (0, None, 0, 0), "H8", leader=3, seed=7083),
        (Play("H2"),),
        "the nine has to win over two, five and eight",
    ),
    Named(
        "the own bid comes first",
        ending(["HQ H2 C2", "H9 C9 D3", "H5 H4 D5", "H8 D2 D4"], (1, None, 1, 0), "H8", leader=3, seed=2635),
        (Play("HQ"),),
        "R17: a set costs as much, and the queen is the only trick in sight",
        target=200,
    ),
    # Bags
    Named(
        "made: throw high under",
        ending(["HA H4", "HK H2", "H6 D2", "H7 D4"], (0, 0, 1, 0), "HA", seed=120),
        (Play("HK"),),
        "the king would be a bag",
    ),
    Named(
        "the tenth bag",
        ending(["H9 C4", "HT H2", "H6 D2", "H7 D4"], (0, 0, 0, 0), "H9", bags=(0, 9), seed=634),
        (Play("H2"),),
        "SP-4.3: it costs a hundred",
    ),
    Named(
        "bags that cost nothing",
        ending(["H9 C4", "HT H2", "H6 D2", "H7 D4"], (0, 0, 0, 0), "H9", bags=(0, 9), house=FREE, seed=634),
        (Play("HT"),),
        "SP-6.1: a point is a point",
    ),
    Named(
        "push the bag",
        ending(["C9 H3", "CT C2", "H6 D2", "H7 D4"], (-1, 0, 0, 0), "C9", bags=(9, 0), seed=70),
        (Play("C2"),),
        "the others' tenth bag is worth a hundred",
    ),
    # Setting
    Named(
        "set when in reach",
        ending(["H9 C4", "HT H2", "H6 C2", "H7 D4"], (2, -1, 0, 0), "H9", seed=786),
        (Play("HT"),),
        "the others need every trick left",
    ),
    Named(
        "set at the cost of a bag",
        ending(["HQ C4 C6", "HK H2 D9", "H6 C2 C3", "H7 D4 D5"], (3, -1, 0, 0), "HQ", seed=349),
        (Play("HK"),),
        "one bag for their whole contract",
    ),
    # Claims
    Named(
        "claim what is sure",
        ending(["SA SK HA", "H6 D7 D8", "H7 D2 D3", "H8 DT CJ"], (3, 0, 0, 0), seed=1244),
        (Claim(),),
        "SP-7.1: the spades are out and the hearts are high",
    ),
    Named(
        "no claim for bags",
        ending(["SA SK HA", "H6 D7 D8", "H7 D2 D3", "H8 DT CJ"], (-1, 0, -1, 0), seed=1244),
        (Play("HA"), Play("SA"), Play("SK")),
        "all three would be bags",
    ),
    Named(
        "a sure claim",
        claimed(ending(["SA SK HA", "H6 D7 D8", "H7 D2 D3", "H8 DT CJ"], (3, 0, 0, 0), seed=1244), 0),
        (Vote(accept=True),),
        "SP-7.1: no card can beat these",
    ),
    Named(
        "a claim with a hole",
        claimed(ending(["SA SK HQ", "H6 D7 D8", "H7 D2 D3", "HK DT CJ"], (3, 0, 0, 0), seed=1244), 0),
        (Vote(accept=False),),
        "SP-7.1: a king of hearts may be out",
    ),
    Named(
        "a claim that may be trumped",
        claimed(ending(["HA HK HQ", "H6 D7 D8", "H7 D2 D3", "S2 DT CJ"], (3, 0, 0, 0), seed=397), 0),
        (Vote(accept=False),),
        "SP-7.1: a spade is out",
    ),
    # Two
    Named(
        "two: last, as cheaply as will do",
        of_two("H:T S:2", "S:AKQ54 H:AQ3 D:AK C:432", (4, 8), "HT"),
        (Play("HQ"),),
        "the queen is enough; the ace takes another",
    ),
    Named(
        "two: nil goes under",
        of_two("H:9", "S:32 H:875 D:5432 C:5432", (9, 0), "H9"),
        (Play("H8"),),
        "the highest that loses",
    ),
    Named("two: all spades", of_two("S:AKQJT98765432", "", (13, 1)), (Claim(),), "SP-7.1: nothing can happen to them"),
    Named(
        "two: the other has all spades",
        claimed_of_two("S:AKQJT98765432", "", (13, 1)),
        (Vote(accept=True),),
        "SP-7.1: nothing can happen to them",
    ),
    Named(
        "two: a claim too many",
        claimed_of_two("S:AKQJT9876543 H:A", "S:2", (13, 1)),
        (Vote(accept=False),),
        "SP-3.2, SP-7.1: spades are not broken, and the last one may trump the ace",
    ),
]
