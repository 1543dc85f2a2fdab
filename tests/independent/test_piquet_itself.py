"""The independent referee of Piquet keeps the rules of the pack, the cut, the deal and the exchange."""

import pytest

from tests.independent import piquet_acts as acts
from tests.independent.piquet import Illegal, Referee
from tests.independent.piquet_cards import DECK, PIPS
from tests.independent.piquet_deals import LOOK, NORMAN, PIQUET, begun, dealt, declared, kept, pack, these, tossed
from tests.independent.piquet_table import CHANCE, Options


def sized(match: Referee) -> set[int]:
    """How many cards whose turn it is may exchange."""
    return match.sizes(min(match.to_act))[1]


def spread(match: Referee, *first: str) -> None:
    """A spread pack that begins with these cards."""
    match.feed(CHANCE, pack("spread", [*first, *(card for card in DECK if card not in first)]))


def test_pack() -> None:
    """PQ-1.1: 32 cards from the ace to the seven, 11 pips for an ace, 10 for a court card, else their number."""
    assert (len(set(DECK)), [PIPS[rank] for rank in "AKQJT987"]) == (32, [11, 10, 10, 10, 10, 9, 8, 7])
    for wrong in (DECK[1:], [*DECK[1:], DECK[1]], [*DECK, "S6"]):
        with pytest.raises(Illegal):
            Referee(PIQUET).feed(CHANCE, pack("shuffle", wrong))


def test_lower_card_deals() -> None:
    """PQ-1.2: both cut in any order, no place twice; a ten deals before a queen."""
    match = Referee(Options())
    spread(match, "HT", "SQ")
    assert (match.phase, match.to_act, len(match.lawful(0))) == ("cut", {0, 1}, 32)
    match.feed(1, acts.cut(1))
    assert match.lawful(1) == []
    for wrong in (1, -1, 32):
        with pytest.raises(Illegal, match=r"PQ-1\.2"):
            match.feed(0, acts.cut(wrong))
    match.feed(0, acts.cut(0))
    assert (match.dealer, match.phase, match.shown) == (0, "shuffle", [(1, "SQ"), (0, "HT")])


def test_equal_ranks_cut_again() -> None:
    """PQ-1.2: two tens, and a new pack is spread, in which every place is free."""
    match = Referee(Options())
    spread(match, "HT", "ST", "S8", "SA")
    match.feed(0, acts.cut(0))
    match.feed(1, acts.cut(1))
    assert (match.phase, match.to_act, match.dealer) == ("spread", {CHANCE}, None)
    spread(match, "S7", "SA")
    match.feed(1, acts.cut(0))
    match.feed(0, acts.cut(1))
    assert match.dealer == 1


def test_only_the_lowest_cut_again() -> None:
    """PQ-8.1: of three with S8, CA, H8 the first and the third cut again."""
    match = Referee(Options(norman=True))
    spread(match, "S8", "CA", "H8")
    for seat in range(3):
        match.feed(seat, acts.cut(seat))
    spread(match, "CK", "C8")
    assert match.to_act == {0, 2}
    match.feed(2, acts.cut(0))
    match.feed(0, acts.cut(1))
    assert match.dealer == 0


def test_deal_by_twos() -> None:
    """PQ-1.3: by twos, the non-dealer first, then three for the dealer and five for the elder."""
    match = Referee(Options(first_dealer=1))
    match.feed(CHANCE, pack("shuffle", DECK))
    deal = match.table
    assert deal.hands[0] == {card for at, card in enumerate(DECK[:24]) if at % 4 < 2}
    assert deal.hands[1] == {card for at, card in enumerate(DECK[:24]) if at % 4 > 1}
    assert (deal.three, deal.five, deal.leader) == (DECK[24:27], DECK[27:], 0)


def test_deal_of_old() -> None:
    """PQ-1.3: three times round, then the talon, then the rest by twos."""
    match = Referee(Options(thrice=True, first_dealer=0))
    match.feed(CHANCE, pack("shuffle", DECK))
    deal = match.table
    order = DECK[:12] + DECK[20:]
    assert deal.hands[1] == {card for at, card in enumerate(order) if at % 4 < 2}
    assert (deal.three, deal.five, len(deal.hands[0])) == (DECK[12:15], DECK[15:20], 12)


def test_norman_deal() -> None:
    """PQ-8.1, PQ-8.2: ten each by twos from the dealer's left, who leads; the last two are the dealer's talon."""
    match = Referee(Options(norman=True, first_dealer=2))
    match.feed(CHANCE, pack("shuffle", DECK))
    deal = match.table
    assert deal.hands[0] == {card for at, card in enumerate(DECK[:30]) if at % 6 < 2}
    assert deal.hands[2] == {card for at, card in enumerate(DECK[:30]) if at % 6 > 3}
    assert (deal.three, deal.leader, match.phase, match.to_act) == (DECK[30:], 0, "exchange", {2})
    assert sized(match) == {0, 2}
    with pytest.raises(Illegal, match="not awaited"):
        match.feed(0, acts.exchange())
    discards = sorted(deal.hands[2])[:2]
    match.feed(2, acts.exchange(*discards))
    assert (deal.hands[2] >= set(DECK[30:]), deal.left, match.to_act) == (True, [], {2})


def test_elder_exchanges() -> None:
    """PQ-2.2: three, four, five or none, from the top of the five; as many discards, out of the hand."""
    match = dealt(Referee(PIQUET), {1: "SA SK SQ SJ ST S9 HA HK HQ HJ HT H9"}, "D7 D8 D9 C7 C8 C9 CT CJ")
    assert sized(match) == {0, 3, 4, 5}
    for wrong in (["SA"], ["SA", "SK"], ["SA", "SK", "SQ", "SJ", "ST", "S9"], ["SA", "SK", "D7"], ["SA", "SA", "SK"]):
        with pytest.raises(Illegal):
            match.feed(1, acts.exchange(*wrong))
    match.feed(1, acts.exchange("H9", "HT", "S9"))
    assert match.table.hands[1] == these("SA SK SQ SJ ST HA HK HQ HJ C7 C8 C9")
    assert match.table.at_hand(0) == ["CT", "CJ", "D7", "D8", "D9"]


@pytest.mark.parametrize("taken, sizes", [(0, {0, 3}), (3, {0, 3, 4, 5}), (4, {0, 3, 4}), (5, {0, 3})])
def test_dealer_exchanges(taken: int, sizes: set[int]) -> None:
    """PQ-2.3: the elder's leftover first, then the three; if the elder refused, the five stay closed."""
    match = dealt(Referee(PIQUET), {})
    match.feed(1, acts.exchange(*sorted(match.table.hands[1])[:taken]))
    assert sized(match) == sizes
    match.feed(0, acts.exchange(*sorted(match.table.hands[0])[:3]))
    assert match.phase == "declare"


def test_one_exchange_each() -> None:
    """PQ-2.4: never a second exchange, and discards are out of play."""
    match = dealt(Referee(PIQUET), {})
    gone = sorted(match.table.hands[1])[:3]
    match.feed(1, acts.exchange(*gone))
    with pytest.raises(Illegal):
        match.feed(1, acts.exchange(*sorted(match.table.hands[1])[:3]))
    match.feed(0, acts.exchange(*sorted(match.table.hands[0])[:5]))
    assert match.table.hands[0].isdisjoint(gone)
    with pytest.raises(Illegal, match="no place"):
        match.feed(1, acts.exchange())
    declared(match)
    with pytest.raises(Illegal):
        match.feed(1, acts.play(gone[0]))


def test_looking_at_what_nobody_took() -> None:
    """PQ-2.5: after both exchanges, each once, and only where something is left."""
    match = dealt(Referee(PIQUET), {})
    assert match.offers(0) == []
    kept(match)
    assert len(match.table.left) == 8
    match.feed(0, LOOK)
    assert (match.offers(0), match.offers(1), match.table.looked) == ([], [LOOK], {0})
    with pytest.raises(Illegal, match=r"PQ-2\.5"):
        match.feed(0, LOOK)
    match = dealt(Referee(PIQUET), {})
    match.feed(1, acts.exchange(*sorted(match.table.hands[1])[:3]))
    match.feed(0, acts.exchange(*sorted(match.table.hands[0])[:5]))
    assert match.offers(0) == match.offers(1) == []


def test_nobody_looks_at_a_refused_norman_talon() -> None:
    """PQ-8.1: what the Norman dealer refuses stays unseen."""
    match = kept(dealt(Referee(NORMAN), {}))
    with pytest.raises(Illegal, match=r"PQ-8\.1"):
        match.feed(1, LOOK)


@pytest.mark.parametrize("options, dealers", [(PIQUET, [0, 1, 0]), (NORMAN, [0, 1, 2, 0])])
def test_deal_passes(options: Options, dealers: list[int]) -> None:
    """PQ-1.2, PQ-8.1: the deal alternates, in the Norman game it goes round; everybody says ready."""
    match = Referee(options)
    for dealer in dealers:
        assert match.dealer == dealer
        tossed(declared(kept(dealt(match, {}))))
        assert match.phase == "ready"
        for seat in range(options.seats):
            assert match.lawful(seat) == [acts.plain("ready")]
            match.feed(seat, acts.plain("ready"))
            assert match.lawful(seat) == []


@pytest.mark.parametrize(
    "act",
    [
        {},
        {"type": "bow"},
        {"type": 1},
        {"type": "ready", "at": 1},
        {"type": "play"},
        {"type": "play", "card": 7},
        {"type": "play", "card": "S6"},
        {"type": "play", "card": "SA", "capot": 1},
        {"type": "vote", "accept": True, "capot": True},
        {"type": "exchange", "discards": "SA"},
        {"type": "declare", "category": "sets", "combinations": []},
        {"type": "declare", "category": "set", "combinations": ["SA"]},
    ],
)
def test_malformed_acts(act: dict[str, object]) -> None:
    """PQ-1.1: an act of another form is refused in any phase and changes nothing."""
    match = begun(PIQUET, {})
    before = str(vars(match)) + str(vars(match.table))
    with pytest.raises(Illegal):
        match.feed(1, act)
    assert str(vars(match)) + str(vars(match.table)) == before
