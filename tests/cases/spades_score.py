"""Answers the worked cases of Spades about scores: every trick is played."""

from collections.abc import Sequence

from msgspec.structs import replace

from pik.cards.card import Card
from pik.cards.cardset import mask_of
from pik.core.seat import Seat
from pik.core.sheet import Part
from pik.games.spades import scoring
from pik.games.spades.actions import Bid, Play
from pik.games.spades.partners.state import Deal
from pik.games.spades.tally import Tally
from tests.cases.spades_given import Given, Won, number
from tests.games.spades.build import FOUR, SUITS, TWO, bid, by_turn, config, dealt, drawn, gives, to_play

Answers = dict[str, object]
LOSERS: tuple[Card, ...] = ("H2", "D2", "C2", "C3")


def in_play() -> Deal:
    """A deal before its first lead, which is seat 0's."""
    return to_play(told=config(3))


def one_card_each(deal: Deal, cards: Sequence[Card]) -> Deal:
    """A trick of these cards, the leader's first, from hands that hold nothing else."""
    order = [(deal.leader + at) % 4 for at in range(4)]
    hands = dict(zip(order, cards, strict=True))
    deal = replace(deal, hands=tuple(mask_of([hands[seat]]) for seat in range(4)))
    for seat in order:
        deal = FOUR.step(deal, Seat(seat), Play(hands[seat]))
    return deal


def won_by(deal: Deal, seat: int) -> Deal:
    """A trick that a seat takes: with a spade of its own, or a suit of its own lead."""
    others = iter(LOSERS)
    cards: list[Card] = ["SA" if (deal.leader + at) % 4 == seat else next(others) for at in range(4)]
    return one_card_each(deal, cards)


def played(given: Given) -> Tally:
    """A deal for four in which seats 0 and 2 made these bids and tricks; the others bid one each.

    Raises ValueError where more than thirteen tricks are taken.
    """
    one, other = map(number, given.bids)
    told = config(3, (given.score_before, 0), (given.bags_before, 0))
    deal = bid(dealt(SUITS, told=told), one, 1, other, 1)
    for seat, cards in ((0, "S2 S3 S4"), (2, "D2 D3 D4")):
        deal = (
            gives(deal, seat, cards)
            if seat in FOUR.waiting(deal) and FOUR.view(deal, None).phase == "exchange"
            else deal
        )
    mine, partners = given.tricks
    if mine + partners > 13:
        raise ValueError(f"found {mine + partners} tricks in a deal")
    for seat, tricks in ((0, mine), (2, partners), (1, 13 - mine - partners)):
        for _ in range(tricks):
            deal = won_by(deal, seat)
    found = FOUR.outcome(deal)
    if found is None:
        raise ValueError("the deal did not end")
    return found


def alone(won: Won, score: int, bags: int) -> Tally:
    """A deal for two in which one player, the dealer, made a bid and tricks; the other bids one."""
    deal = drawn(SUITS[1], SUITS[0], told=config(0, (score, 0), (bags, 0)))
    deal = by_turn(deal, Bid(1), Bid(won.bid))
    for at in range(13):
        taker = 0 if at < won.won else 1
        cards: list[Card] = ["SA" if (deal.leader + turn) % 2 == taker else "H2" for turn in range(2)]
        order = [(deal.leader + turn) % 2 for turn in range(2)]
        deal = replace(deal, hands=tuple(mask_of([cards[order.index(seat)]]) for seat in range(2)))
        deal = by_turn(deal, *map(Play, cards))
    found = TWO.outcome(deal)
    if found is None:
        raise ValueError("the deal did not end")
    return found


def penalties(parts: tuple[Part, ...]) -> int:
    """How often ten bags were full."""
    return sum(-part.amount for part in parts if part.code == "part-bag-penalty") // scoring.PENALTY


def score(given: Given, _expect: Answers) -> Answers:
    """What a deal, or one after the other, brings a side."""
    if given.deals:
        return in_a_row(given)
    found = played(given)
    return {
        "points": found.scores[0] - given.score_before,
        "bags_made": found.results[0].bags,
        "penalties": penalties(found.parts[0]),
        "bags_left": found.bags[0],
        "score_after": found.scores[0],
    }


def in_a_row(given: Given) -> Answers:
    """Several deals of a side."""
    total, bags, full = given.score_before, given.bags_before, 0
    points: list[int] = []
    made: list[int] = []
    for won in given.deals:
        found = alone(won, total, bags)
        points.append(found.scores[0] - total)
        made.append(found.results[0].bags)
        full += penalties(found.parts[0])
        total, bags = found.scores[0], found.bags[0]
    return {
        "points": points,
        "bags_per_deal": made,
        "bags_made": sum(made),
        "bags_left": bags,
        "penalties": full,
        "score_after": total,
    }
