"""What to bid, and why: for four and for two."""

from pik.games.spades.actions import Bid, DoubleNil, Look
from pik.games.spades.config import House
from pik.games.spades.partners.actions import Exchange
from pik.games.spades.two_handed.actions import Keep, Pass
from tests.bots.spades.scenes import Named, at_bid, at_stock, blind_of_two, exchanging, of_two, unseen

NIL = "S:432 H:7532 D:8432 C:65"
"""Nothing in it that has to take a trick."""
THREE = "S:K53 H:A74 D:8642 C:K92"

BIDS = [
    Named("winners are counted", at_bid("S:AK5 H:AK4 D:A753 C:942"), (Bid(5),), "three aces and two kings"),
    Named(
        "long spades",
        at_bid("S:AKQT8765 H:4 D:A3 C:92"),
        (
            Bid(9),
            Bid(8),
        ),
        "eight spades with the ace of diamonds",
    ),
    Named(
        "kings are half sure",
        at_bid(THREE),
        (Bid(2), Bid(3)),
        "an ace, two kings that stand guarded, the king of trumps",
    ),
    Named(
        "a lone king is nothing",
        at_bid("S:9743 H:K D:97652 C:T84"),
        (Bid(1), Bid(2)),
        "the ace takes it; a trump or two do",
    ),
    Named(
        "a void is worth trumps",
        at_bid("S:Q9743 H: D:AK85 C:J842"),
        (Bid(4), Bid(5)),
        "hearts are trumped beside ace and king of diamonds",
    ),
    Named("nil", at_bid(NIL), (Bid(0),), "SP-2.2: a low card goes under whatever is led"),
    Named("nil off", at_bid(NIL, house=House(nil=False)), (Bid(1),), "SP-6.2: the least there is"),
    Named(
        "no nil with the ace of spades", at_bid("S:A32 H:7532 D:8432 C:65"), (Bid(1),), "it takes a trick for certain"
    ),
    Named(
        "no nil with four high spades",
        at_bid("S:QJ98 H:432 D:432 C:432"),
        (Bid(2), Bid(1)),
        "one of them is bound to win",
    ),
    Named(
        "no nil that is not needed",
        at_bid(NIL, (3, 4, 3), scores=(200, 480)),
        (Bid(1), Bid(2)),
        "four and one reach the target",
    ),
    Named(
        "no nil with high cards alone in a suit",
        at_bid("S:432 H:A D:8432 C:65432"),
        (Bid(1), Bid(2)),
        "the ace takes the first heart",
    ),
    Named(
        "ten is not missed",
        at_bid("S:AK5 H:A742 D:K753 C:94", (1, 7, 2), house=House(ten_for_200=True)),
        (Bid(3),),
        "SP-6.6: seven and three are worth 200",
    ),
    Named(
        "lowest bid",
        at_bid("S:653 H:Q742 D:J753 C:94", (4, 1, 5), house=House(nil=False, lowest_bid=4)),
        (Bid(3),),
        "SP-6.5: the side has to name four",
    ),
    Named(
        "lowest bid and nil", at_bid(NIL, (4, 2, 4), house=House(lowest_bid=4)), (Bid(0),), "SP-6.5: nil is free of it"
    ),
    Named(
        "what is left",
        at_bid("S:T74 H:KQ4 D:K853 C:Q92", (5, 3, 4)),
        (Bid(1), Bid(2)),
        "twelve are spoken for: kings and queens fall short",
    ),
    Named(
        "by the score",
        at_bid("S:Q9743 H:A D:A85 C:J842", (3, 3, 3), scores=(300, 440)),
        (Bid(3), Bid(4)),
        "six are all it takes",
    ),
    Named(
        "a partner's nil in front",
        at_bid("S:AQ5 H:AK4 D:K753 C:A92", (3, 0, 3)),
        (Bid(5), Bid(6)),
        "the cards that cover also take",
    ),
    Named(
        "near the target",
        at_bid("S:Q43 H:A4 D:A853 C:J842", (3, 2, 3), scores=(430, 480)),
        (Bid(1), Bid(2)),
        "twenty points win the match: whatever is made is enough",
    ),
    Named(
        "far ahead a hand has no more winners",
        at_bid(THREE, (3, 4, 3), scores=(-500, 200)),
        (Bid(2), Bid(3)),
        "seven hundred points in front are no reason to be set",
    ),
    Named(
        "far behind a hand has no more winners",
        at_bid("S:AQ42 H:A742 D:K53 C:94", scores=(200, -500)),
        (Bid(3), Bid(4)),
        "a bid of six would be set and lose sixty more",
    ),
    Named(
        "a nil far behind",
        at_bid(NIL, (3, 4, 3), scores=(400, -300)),
        (Bid(0),),
        "SP-2.2: a hundred points are wanted more than ever",
    ),
    Named("level scores", unseen(), (Look(),), "SP-2.3: an unseen nil fails too often"),
    Named("behind, but early", unseen(scores=(300, 50)), (Look(),), "there is time"),
    Named("far behind and late", unseen(scores=(450, 150)), (DoubleNil(),), "SP-2.3: nothing else can stop the others"),
    Named("far behind beside a nil", unseen((3, 0, 3), scores=(450, 150)), (Look(),), "nobody would cover it"),
    Named(
        "the floor is near", unseen(scores=(450, -350)), (Look(),), "SP-6.4: failing loses the match now", floor=-500
    ),
    Named(
        "double nil gives its worst",
        exchanging("S:AK2 H:A D:5432 C:65432", bidder=True),
        (Exchange(("SK", "SA", "HA")),),
        "SP-2.4: cards that have to win",
    ),
    Named(
        "the partner gives its lowest",
        exchanging("S:32 H:K32 D:A98 C:AKQJT", bidder=False),
        (Exchange(("H2", "H3", "D8")),),
        "SP-2.4: cards to stay below with; spades stay to trump with",
    ),
    Named("two: level scores", blind_of_two(), (Look(),), "SP-5.2: an unseen nil fails too often"),
    Named("two: far behind and late", blind_of_two(scores=(480, 100)), (DoubleNil(),), "SP-5.2: the last hope"),
    Named("two: an ace is kept", at_stock("HA"), (Keep(),), "SP-5.1: the next card is worse on average"),
    Named("two: a low spade is kept", at_stock("S2"), (Keep(),), "a trump against one other is most of a trick"),
    Named("two: a low card is thrown", at_stock("H2"), (Pass(),), "the next card is better on average"),
    Named("two: a ten is thrown", at_stock("DT"), (Pass(),), "with spades and aces to come it is below the average"),
    Named("two: double nil keeps low", at_stock("H2", double_nil=True), (Keep(),), "nothing goes under it"),
    Named("two: double nil throws an ace", at_stock("HA", double_nil=True), (Pass(),), "it would take a trick"),
    Named("two: double nil throws spades", at_stock("S7", double_nil=True), (Pass(),), "trumps take tricks late"),
    Named(
        "two: winners",
        of_two("S:AKQ54 H:AK2 D:AK3 C:92"),
        (Bid(9), Bid(8)),
        "five spades to three honors, two aces with kings",
    ),
    Named("two: nil", of_two("S:32 H:5432 D:5432 C:432"), (Bid(0),), "SP-2.2: the other has to go under these"),
    Named(
        "two: nil off",
        of_two("S:32 H:5432 D:5432 C:432", house=House(nil=False)),
        (Bid(1),),
        "SP-6.2: the least there is",
    ),
    Named(
        "two: lowest bid",
        of_two("S:32 H:5432 D:5432 C:432", house=House(nil=False, lowest_bid=4)),
        (Bid(4),),
        "SP-6.5: each brings it alone",
    ),
]
