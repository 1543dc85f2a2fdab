"""What to keep, bid and play against one other, and why."""

from pik.games.spades.actions import Bid, DoubleNil, Look, Play
from pik.games.spades.config import House
from pik.games.spades.two_handed.actions import Keep, Pass
from tests.bots.spades.scenes import Named, at_stock, blind_of_two, of_two

DRAWS = [
    Named("two: the ace of spades is kept", at_stock("SA"), (Keep(),), "SP-5.1: nothing beats it"),
    Named("two: a king is kept", at_stock("CK"), (Keep(),), "more often a trick than the next card"),
    Named("two: a nine is thrown", at_stock("C9"), (Pass(),), "the next card is better on average"),
    Named("two: a three is thrown", at_stock("D3"), (Pass(),), "it takes nothing"),
    Named("two: double nil keeps a three", at_stock("C3", double_nil=True), (Keep(),), "most cards are above it"),
    Named("two: double nil throws a king", at_stock("DK", double_nil=True), (Pass(),), "it would take a trick"),
    Named("two: double nil throws the ace of spades", at_stock("SA", double_nil=True), (Pass(),), "a sure trick"),
]

BIDS = [
    Named(
        "two: all thirteen",
        of_two("S:AKQJT98765432"),
        (Bid(13),),
        "every trick is certain",
    ),
    Named(
        "two: no nil with the ace of spades",
        of_two("S:A2 H:5432 D:5432 C:432"),
        (Bid(1), Bid(2), Bid(3)),
        "it takes a trick for certain",
    ),
    Named(
        "two: no nil with spades in a row",
        of_two("S:KQJT9 H:432 D:432 C:32"),
        (Bid(4), Bid(5)),
        "the ace takes one of them at most, and a fifth trump may fall short",
    ),
    Named(
        "two: near the target",
        of_two("S:AKQ54 H:AK2 D:AK3 C:92", scores=(300, 490)),
        (Bid(7), Bid(8)),
        "a made bid wins the match: no more is risked than must be",
    ),
    Named(
        "two: far ahead a hand has no more winners",
        of_two("S:K53 H:A74 D:8642 C:K92", scores=(-400, 200)),
        (Bid(4), Bid(5)),
        "three spades, an ace, two kings: the score deals no more",
    ),
    Named(
        "two: a lowest bid and nil",
        of_two("S:32 H:5432 D:5432 C:432", house=House(lowest_bid=4)),
        (Bid(0),),
        "SP-6.5: nil is free of it",
    ),
    Named("two: behind, but early", blind_of_two(scores=(250, 50)), (Look(),), "there is time"),
    Named(
        "two: double nil where one is far enough behind",
        blind_of_two(scores=(490, 50), house=House(double_nil="behind")),
        (DoubleNil(),),
        "SP-6.3: the last hope",
    ),
]

PLAYS = [
    Named(
        "two: the ace is not wasted",
        of_two("H:K S:2", "S:KQ54 H:65 D:AK2 C:A432", (5, 7), "HK"),
        (Play("H5"),),
        "nothing beats the king",
    ),
    Named(
        "two: a trump for want of the suit",
        of_two("H:A S:2", "S:AKQ954 D:AKQ2 C:A43", (3, 10), "HA"),
        (Play("S4"),),
        "the lowest trump is enough",
    ),
    Named(
        "two: take a jack with the queen",
        of_two("D:J S:2", "S:AKQ54 H:AQ3 D:AQ C:432", (4, 8), "DJ"),
        (Play("DQ"),),
        "the ace takes another",
    ),
    Named(
        "two: nil throws its danger",
        of_two("H:A S:9", "S:32 D:A5432 C:765432", (8, 0), "HA"),
        (Play("DA"),),
        "it would win a diamond some day",
    ),
    Named(
        "two: nil throws its king under the ace",
        of_two("H:A", "S:32 H:K43 D:5432 C:5432", (8, 0), "HA"),
        (Play("HK"),),
        "the ace is over it now, and would not be again",
    ),
    Named(
        "two: nil goes under the ten",
        of_two("C:T", "S:32 H:5432 D:5432 C:975", (8, 0), "CT"),
        (Play("C9"),),
        "the highest that loses",
    ),
    Named(
        "two: nil leads low",
        of_two("S:32 H:T92 D:J982 C:Q872", "", (0, 8)),
        (Play("H2"), Play("D2"), Play("C2")),
        "nearly everything beats it",
    ),
    Named(
        "two: leave a nil its trick",
        of_two("H:9 S:2", "S:KQ54 H:A82 D:AK2 C:A43", (0, 5), "H9"),
        (Play("H8"),),
        "the nil is broken at once",
    ),
    Named(
        "two: break a nil from below",
        of_two("S:AKQ5 H:A62 D:AK2 C:A32", "", (7, 0)),
        (Play("D2"), Play("C2")),
        "whoever must follow suit is hardly below a two",
    ),
    Named(
        "two: no claim before the trumps are out",
        of_two("S:AKQJT98 H:AKQJT9", "S:2 H:2 D:AKQJT C:AKQJT9", (13, 0), "HA H2"),
        (Play("HK"), Play("HQ"), Play("HJ"), Play("HT"), Play("H9")),
        "SP-3.2: spades are not broken, and one may lie with the other",
    ),
]
