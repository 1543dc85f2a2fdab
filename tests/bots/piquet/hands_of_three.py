"""What to discard, declare and play among three, and why (PQ-8)."""

from pik.games.piquet.actions import Vote
from tests.bots.piquet.scenes import Named, both, card, claimed, does, ended_of_three, keeps, says, takes, throws
from tests.games.piquet.build import CLAIM, dealt_to_three, declaring_three, playing_three, say

FIVE_HEARTS = ("S:KQ9 H:87 D:QJ9 C:J8", "S:AT7 H:AKQJT D:8 C:7", "S:J8 H:9 D:AKT C:AKQT")
NINE_TOPS = "S:A H:AKQJT98 D:A C:A"
BY_RIGHT = ("S:KQ9 H:7 D:QJ9 C:J87", NINE_TOPS, "S:J87 D:KT8 C:KQT9")
KINGS_AND_DIAMONDS = ("S:AKQJT98 H:AQ C:8", "S:7 H:9 D:AKQJT C:T97", "H:K7 D:987 C:AKQJ D:")
ONE_LOSER = ("S:AKQJT98 H:A D:A C:9", "S:7 H:QJT9 D:QJT C:KQ", "H:K87 D:K98 C:AJT8", "SA S7 D8")
THROUGH_THE_JACK = ("S:J8 H:QJT D:J9 C:KQJ", "S:AT H:A98 D:KQ8 C:A9", "S:K97 H:K7 D:AT C:T87")
EIGHT_SPADES = (
    "S:AKQJT987 H:A D:8",
    "H:KQ C:AKQJT987",
    "D:AKQJT97 H:J87",
    "SA CA H8 SK CK H7 SQ CQ DA SJ CJ DQ ST CT DJ S9 C9 DT S8 C8 D9 S7 C7 D7",
)
ONE_CLUB = (
    "S:AKQJT987 D:A C:9",
    "D:KQJT987 C:K87",
    "H:AKQJT987 C:AT",
    "SA DK HA SK DQ HQ SQ DJ HJ SJ DT HT ST D9 H9 S9 D8 H8 S8 C8 H7 S7 C7 CT DA D7",
)
ESTABLISHED = ("S:AKQ98 H:K7 D:J8 C:9", "S:J7 H:QJT D:AQ C:KJ8", "S:T H:A98 D:KT9 C:AQT", "SA S7 ST SK SJ H8")

EXCHANGES_OF_THREE = [
    Named(
        "a sixième of three",
        lambda: dealt_to_three(dealer="S:98 H:A D:QJT987 C:K"),
        both(keeps("DQ DJ DT D9 D8 D7 HA"), takes(2)),
        "sixteen and the point; the ace is the way in",
    ),
    Named(
        "the point and the ace of three",
        lambda: dealt_to_three(dealer="S:AKQJ7 H:A8 D:87 C:9"),
        both(keeps("SA SK SQ SJ S7 HA"), takes(2)),
        "five are a point, and the ten would make a quint",
    ),
    Named(
        "four kings of three",
        lambda: dealt_to_three(dealer="S:K9 H:K87 D:KT C:KJ8"),
        both(keeps("SK HK DK CK"), takes(2)),
        "fourteen, beaten by four aces alone",
    ),
    Named(
        "four tens of three",
        lambda: dealt_to_three(dealer="S:T9 H:T87 D:T7 C:QT8"),
        both(keeps("ST HT DT CT"), takes(2)),
        "PQ-3.4: fourteen for tens as well",
    ),
    Named(
        "three aces of three",
        lambda: dealt_to_three(dealer="S:A9 H:A87 D:A97 C:J8"),
        both(keeps("SA HA DA"), takes(2)),
        "three tricks and a trio that only a four beats",
    ),
    Named(
        "what stops nothing goes of three",
        lambda: dealt_to_three(dealer="S:AKQ H:KQJ D:AQ C:87"),
        throws("C8 C7"),
        "all the rest takes tricks or counts",
    ),
    Named(
        "queens and aces of three",
        lambda: dealt_to_three(dealer="S:AQ8 H:AQ7 D:KQ9 C:7"),
        both(keeps("SA SQ HA HQ DK DQ"), takes(2)),
        "a trio that may become four, and nothing lost but small cards",
    ),
    Named(
        "the guard of the king of three",
        lambda: dealt_to_three(dealer="S:AKQJ H:K7 D:98 C:98"),
        both(keeps("SA SK SQ SJ HK H7"), takes(2)),
        "a bare king falls under the ace",
    ),
    Named(
        "a quart and two aces of three",
        lambda: dealt_to_three(dealer="S:97 H:A7 D:KQJT C:A8"),
        both(keeps("DK DQ DJ DT HA CA"), takes(2)),
        "the ace or the nine makes a quint, and the aces bring it in",
    ),
    Named(
        "two losers of three",
        lambda: dealt_to_three(dealer="S:AKQJT H:AK D:A C:87"),
        throws("C8 C7"),
        "eight sure tricks stay, the ace of clubs may come",
    ),
    Named(
        "two quints of three",
        lambda: dealt_to_three(dealer="S:AKQJT H:AKQJT"),
        takes(0),
        "PQ-3.6, PQ-4.1: clean cards, and thirty-five for a repique",
    ),
    Named(
        "clean cards of three",
        lambda: dealt_to_three(dealer="H:AKQJT987 S:A C:A"),
        takes(0),
        "PQ-3.6: all ten count, and nobody has a four against the trio",
    ),
]

DECLARATIONS_OF_THREE = [
    Named(
        "three aces named by three",
        lambda: say(declaring_three(dealer="S:AK9 H:A87 D:A97 C:J"), *["-"] * 6),
        says("all"),
        "PQ-3.4: no trio is better",
    ),
    Named(
        "a trio under a trio",
        lambda: say(declaring_three("S:T97 H:T7 D:T8 C:QJ7", dealer="S:AK H:A8 D:A97 C:K98"), *["-"] * 6, "all"),
        says("-"),
        "PQ-3.4: tens after aces tell where the tens are and bring nothing",
    ),
    Named(
        "a four over a trio",
        lambda: say(declaring_three("S:J98 H:J7 D:J8 C:QJ7", dealer="S:AK H:A8 D:A97 C:K98"), *["-"] * 6, "all"),
        says("all"),
        "PQ-3.4: any four beats any three",
    ),
    Named(
        "all sets of three",
        lambda: say(declaring_three(dealer="S:AK9 H:AK7 D:AK C:A8"), *["-"] * 6),
        says("all"),
        "PQ-3.4: the kings count with the aces",
    ),
    Named(
        "all sequences of three",
        lambda: say(declaring_three(dealer="S:QJT98 H:AKQ D:8 C:7"), *["-"] * 3),
        says("all"),
        "PQ-3.3: the tierce counts with the quint",
    ),
    Named(
        "a longer point comes last",
        lambda: say(declaring_three("S:T8 H:AQ7 D:KJ8 C:98", "H:KJT98 D:QT C:KJ7", "S:AKQ9 D:A97 C:AQT"), "all", "-"),
        says("all"),
        "PQ-8.3: five beat four",
    ),
    Named(
        "pips that nobody beats",
        lambda: say(
            declaring_three("H:AQ97 S:K8 D:KJ C:T9", "D:AQT S:97 H:T C:AKQJ", "S:AJT H:KJ D:987 C:87"), "-", "all"
        ),
        says("all"),
        "PQ-3.2: four with ace, king, queen and jack are equal at worst, and that stops one",
    ),
    Named(
        "a quart major after a quart",
        lambda: say(declaring_three("S:AKQJ H:97 D:T8 C:98", dealer="S:T8 H:KQJT D:A9 C:K7"), "all", "all", "-", "all"),
        says("all"),
        "PQ-3.3: no quart has a higher top",
    ),
    Named(
        "a tierce after a quart",
        lambda: say(declaring_three("S:A97 H:97 D:KQJ C:98", dealer="S:T8 H:KQJT D:A9 C:K7"), "all", "-", "-", "all"),
        says("-"),
        "PQ-3.3: three after four never count",
    ),
    Named(
        "a sixième after a quint",
        lambda: say(
            declaring_three("S:KQJT9 H:97 D:A C:98", "S:8 H:A8 D:QJT987 C:K", "S:A7 H:KQT D:K C:AQT7"),
            "-",
            "all",
            "all",
            "-",
            "all",
        ),
        says("all"),
        "PQ-3.3: six beat five whatever their top",
    ),
    Named(
        "a trio that stops a pique",
        lambda: say(
            declaring_three("S:QJT98 H:A8 D:98 C:A", "S:7 H:KT7 D:KT C:KQ87", "S:AK H:QJ9 D:AQ7 C:J9"),
            "-",
            "all",
            "-",
            "-",
            "all",
            "-",
            "-",
            "-",
        ),
        says("all"),
        "PQ-4.3: one trio that counts stops the leader's pique",
    ),
]

PLAYS_OF_THREE = [
    Named(
        "the ace is driven out",
        lambda: playing_three("S:KQJT9 H:A8 D:A7 C:8"),
        card("SK", "SQ", "SJ", "ST", "S9"),
        "one trick given up makes four, and two aces bring them in",
    ),
    Named(
        "established", ended_of_three(*ESTABLISHED), card("SQ", "S9", "S8"), "the three spades of the others are gone"
    ),
    Named("in with the ace", ended_of_three(*FIVE_HEARTS, "SK"), card("SA"), "five hearts are waiting to be led"),
    Named(
        "and then the long suit",
        ended_of_three(*FIVE_HEARTS, "SK SA S8"),
        card("HA", "HK", "HQ", "HJ", "HT"),
        "five sure tricks before others come in",
    ),
    Named(
        "two guards of the queen",
        ended_of_three("S:AK9 H:KQ D:KQ7 C:98", "S:QJ7 H:AJT D:AJT C:K", "S:T8 H:987 D:98 C:AQT", "SA"),
        card("S7"),
        "queen and jack take a trick after the king",
    ),
    Named("over the jack the ace", ended_of_three(*THROUGH_THE_JACK, "SJ SA"), card("S7"), "the king is high now"),
    Named(
        "the long suit is kept",
        ended_of_three("S:AKQJT9 H:KQ C:98", "S:8 H:98 D:AKQJT C:T7", "S:7 H:AJT D:98 C:AKQJ", "SA S8 S7 SK"),
        card("H8", "H9", "C7", "CT"),
        "five diamonds run once they are led, small cards take nothing",
    ),
    Named(
        "the king stays guarded of three",
        ended_of_three("S:AKQJT98 H:AQ C:9", "S:7 H:T98 D:AK7 C:AKQ", "H:K7 D:JT98 C:JT87", "SA S7"),
        card("D8", "D9", "DT", "DJ", "C7", "C8", "CT", "CJ"),
        "PQ-5.1: two hearts stop the suit, the others nothing",
    ),
    Named(
        "the ace for the last trick of three",
        ended_of_three(*EIGHT_SPADES),
        card("D8"),
        "PQ-5.3: all other cards but one are hearts, so whoever takes the eight has to lead one",
    ),
    Named(
        "two against a capot",
        ended_of_three(*ONE_CLUB),
        card("HK"),
        "all hearts have been seen: the leader's last card is a club, and the ace stops forty",
    ),
    Named("claim from the second place", ended_of_three(*BY_RIGHT, "SK SA SJ"), does(CLAIM), "nine tops"),
    Named(
        "no claim of three with a loser",
        ended_of_three(*ONE_LOSER),
        card("SK", "SQ", "SJ", "ST", "S9", "S8", "HA", "DA", "C9"),
        "the nine of clubs is not high: a claim would be refused",
    ),
    Named(
        "refuse of three with the ace",
        claimed(lambda: playing_three("S:AKQJT98 H:A D:A C:K", "S:7 H:KQJ D:KQJ C:AJT"), 0),
        does(Vote(accept=False)),
        "the own ace of clubs takes the king",
    ),
    Named(
        "refuse of three with a guard",
        claimed(lambda: playing_three("S:AKQJT9 H:AK7 D:A", "S:87 H:QJT D:KQJ C:JT"), 0),
        does(Vote(accept=False)),
        "three hearts with the queen outlast ace, king and seven",
    ),
    Named(
        "grant to the second place",
        claimed(ended_of_three(*BY_RIGHT, "SK SA SJ"), 1),
        does(Vote(accept=True)),
        "nine tops, and nobody else comes in",
    ),
]
