"""Answers the worked cases of Spades by playing them."""

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from pik.cards.card import Card, index_of
from pik.cards.cardset import cards_of, mask_of
from pik.cards.deck import PACK_52
from pik.core.seat import Seat
from pik.games.spades import partners
from pik.games.spades.actions import DoubleNil, Look, Play
from pik.games.spades.config import House
from pik.games.spades.ledger import Standing
from pik.games.spades.partners.actions import Exchange
from pik.games.spades.partners.config import Config
from pik.games.spades.partners.state import Deal
from pik.games.spades.tally import tally
from pik.games.spades.two_handed.actions import Keep, Pass
from tests.cases.case import Case, as_list
from tests.cases.spades_given import Given, number
from tests.cases.spades_score import in_play, one_card_each, score
from tests.games.spades.build import DN, FOUR, SUITS, TWO, bid, by_turn, config, dealt, gives, stocked

Answers = dict[str, object]
TURNS: dict[str, Keep | Pass] = {"keep": Keep(), "pass": Pass(), "discard": Pass(), "throw": Pass()}
LEDGER = partners.LEDGER
SPADES = PACK_52[:13]


def answers(case: Case) -> Answers:
    """All answers to a case of Spades. Raises for an unknown kind, an unknown key or what can't come about."""
    return KINDS[case.kind](msgspec.convert(case.given, Given), case.expect)


def bidding(given: Given, expect: Answers) -> Answers:
    """The contracts of the sides, which bids may be made, and what zero is."""
    tried = [made(each) for each in given.bids_tried]
    as_yes_or_no = isinstance(expect.get("legal"), list) and all(map(is_bool, listed(expect.get("legal"))))
    answer: Answers = {
        "legal": tried if as_yes_or_no else [each for each, may in zip(given.bids_tried, tried, strict=True) if may],
        "zero_means": {"note-nil": "nil"}[note_of(bid(dealt(), 0))],
    }
    if given.bids:
        deal = bid(dealt(), *map(number, given.bids))
        names = {Seat((deal.dealer + 1 + at) % 4): name for at, name in enumerate(given.order)}
        for side in FOUR.screen(FOUR.view(deal, None)).sides:
            one, other = sorted(side.seats, key=lambda seat: given.order.index(names[seat]))
            answer[f"{names[one]}+{names[other]}"] = side.contract
    return answer


def note_of(deal: Deal) -> str:
    """What the table shows of the first bid."""
    (note,) = FOUR.screen(FOUR.view(deal, None)).seats[(deal.dealer + 1) % 4].notes
    return note.code


def listed(value: object) -> list[object]:
    """A JSON array, or nothing."""
    return as_list(value) or []


def is_bool(value: object) -> bool:
    """Whether something is yes or no."""
    return isinstance(value, bool)


def made(tried: int | str) -> bool:
    """Whether a bid may be made by the first bidder: a number after looking, double nil before."""
    if tried == "DN":
        return DoubleNil() in FOUR.options(dealt(), Seat(1))
    try:
        act = FOUR.decode(msgspec.json.encode({"type": "bid", "number": 0 if tried == "N" else tried}))
    except msgspec.ValidationError:
        return False
    return act in FOUR.options(FOUR.step(dealt(), Seat(1), Look()), Seat(1))


def broken(given: Given, _expect: Answers) -> Answers:
    """Whether spades are broken after each event, each in a deal of its own."""
    found: list[bool] = []
    for event in given.events:
        deal = in_play()
        other: Card = "D3" if event.led == "D2" else "D2"
        held = SPADES if event.leader_has_only_spades else (event.led, other)
        deal = FOUR.step(with_hand(deal, 0, held), Seat(0), Play(event.led))
        if event.played is not None:
            deal = FOUR.step(with_hand(deal, 1, [event.played]), Seat(1), Play(event.played))
        found.append(deal.broken)
    return {"broken": found}


def with_hand(deal: Deal, seat: int, cards: Sequence[Card]) -> Deal:
    """The deal with other cards in a hand."""
    return replace(deal, hands=(*deal.hands[:seat], mask_of(cards), *deal.hands[seat + 1 :]))


def dealer(given: Given, _expect: Answers) -> Answers:
    """Who bids and leads first, and who deals next."""
    names = given.seats
    at = Seat(names.index(given.dealer))
    deal = dealt(told=config(at))
    (bidder,) = FOUR.waiting(deal)
    (leader,) = FOUR.waiting(bid(deal, 3, 3, 3, 3))
    following = LEDGER.next_deal(Config(at), after_deal(Config(at), {"A": 1, "B": 2}))
    return {
        "first_bidder": names[bidder],
        "first_leader": names[leader],
        "next_dealer": None if following is None else names[following.dealer],
    }


def after_deal(config: Config, scores: dict[str, int]) -> Standing:
    """The standing after a deal that left the sides with these scores."""
    found = tally(House(), (0, 0), (0, 0), (3, 3, 3, 3), (3, 3, 4, 3))
    return LEDGER.settle(config, LEDGER.opening(config), replace(found, scores=tuple(scores.values())))


def exchange(given: Given, _expect: Answers) -> Answers:
    """A double nil of the first bidder, the partner's bid after it, and what comes then."""
    own, partner = (
        (*map(number, given.bids), DN, number(given.partner_bid))[:2] if given.bids else (DN, number(given.partner_bid))
    )
    early = bid(dealt(SUITS), own, 3)
    act = Exchange(("H2", "H3", "H4"))
    deal = bid(early, partner, 3)
    exchanges = FOUR.view(deal, None).phase == "exchange"
    if not exchanges:
        return {"exchange": False, "each_gives": 0, "before_first_lead": False}
    waits = FOUR.refusal(early, Seat(1), act) is not None and FOUR.refusal(deal, Seat(1), act) is None
    half = gives(deal, 1, "H2 H3 H4")
    unseen = FOUR.view(half, Seat(3)).received == () and Seat(3) in FOUR.waiting(half)
    done = gives(half, 3, "C2 C3 C4")
    return {
        "exchange": True,
        "each_gives": len(FOUR.view(done, Seat(1)).given),
        "hand_sizes_after": [len(cards_of(done.hands[seat])) for seat in (1, 3)],
        "before_first_lead": not deal.tricks and not deal.trick and FOUR.view(done, None).phase == "play",
        "partner_chooses_before_seeing": unseen,
        "after_partner_bid": waits,
    }


def game_end(given: Given, _expect: Answers) -> Answers:
    """Whether a match is over after a deal with these scores, and who has won."""
    standing = after_deal(Config(Seat(0)), given.scores)
    winner = None if standing.winner is None else tuple(given.scores)[standing.winner]
    return {"state": "deal again" if standing.end is None else "over", "winner": winner}


def legal(given: Given, _expect: Answers) -> Answers:
    """What may be played from a hand."""
    deal = replace(with_hand(in_play(), 1, given.hand), broken=given.spades_broken)
    trick = () if given.led is None else (index_of(given.led),)
    deal = replace(deal, leader=Seat(1 - len(trick)), trick=trick)
    return {"legal": [act.card for act in FOUR.options(deal, Seat(1)) if isinstance(act, Play)]}


def trick(given: Given, _expect: Answers) -> Answers:
    """Who takes a trick."""
    done = one_card_each(in_play(), given.trick)
    return {"winner": given.order[done.tricks[-1].winner]}


def drawing(given: Given, expect: Answers) -> Answers:
    """Turns at the stock of two players, P1 the non-dealer."""
    rest: list[Card] = [card for card in PACK_52 if card not in given.stock_top_first]
    stock: tuple[Card, ...] = (*given.stock_top_first, *rest)
    deal = by_turn(stocked(stock), Look(), Look())
    first = "P1" if Seat(1) in TWO.waiting(deal) else "P2"
    for turn in given.turns:
        deal = by_turn(deal, TURNS[turn])
    whole = by_turn(deal, *[Keep()] * (26 - len(given.turns)))
    held = {"P1": deal.hands[1], "P2": deal.hands[0]}
    thrown = {"P1": list(cards_of(deal.discards[1])), "P2": list(cards_of(deal.discards[0]))}
    by_player = isinstance(expect.get("discards"), dict)
    return {
        **{name: list(cards_of(cards)) for name, cards in held.items()},
        "discards": thrown if by_player else thrown["P1"] + thrown["P2"],
        "cards_out_of_play": sum(map(len, map(cards_of, whole.discards))),
        "draws_to_fill": len(whole.kept) // 2,
        "first_to_draw": first,
    }


KINDS: dict[str, Callable[[Given, Answers], Answers]] = {
    "bidding": bidding,
    "broken": broken,
    "dealer": dealer,
    "exchange": exchange,
    "game_end": game_end,
    "legal": legal,
    "score": score,
    "trick": trick,
    "two_handed": drawing,
}
