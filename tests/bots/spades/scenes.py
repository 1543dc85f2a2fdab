"""Moments of Spades deals, set up by hand, and what a player does there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal

import msgspec

from pik.bots import player
from pik.bots.policy.spades.position import Position
from pik.cards.card import Card, card_of
from pik.cards.cardset import cards_of, indices_of
from pik.cards.deck import PACK_52
from pik.cards.notation import parse_cards, parse_mask
from pik.core.match import Match
from pik.core.seat import Seat
from pik.games.spades import partners, two_handed
from pik.games.spades.actions import Bid, Claim, DoubleNil, Look, Play
from pik.games.spades.config import House
from pik.games.spades.ledger import Act, Standing
from pik.games.spades.partners.actions import Action as ActForFour
from pik.games.spades.partners.config import Config as ConfigForFour
from pik.games.spades.partners.state import Deal as DealForFour
from pik.games.spades.two_handed.actions import Action as ActForTwo
from pik.games.spades.two_handed.actions import Keep, Pass
from pik.games.spades.two_handed.config import Config as ConfigForTwo
from pik.games.spades.two_handed.state import Deal as DealForTwo
from pik.tricks.follow import beats
from tests.games.spades.build import DN, FOUR, TWO, bid, by_turn, config, dealt, drawn, plays, stocked

TRIES = 20000
AnyDeal = DealForFour | DealForTwo
AnyTurn = Keep | Pass
AnyAct = ActForFour | ActForTwo | Act


@dataclass(frozen=True)
class Named:
    """A moment of a deal, the acts of the player awaited there that are right, and the reason."""

    name: str
    deal: Callable[[], AnyDeal]
    right: tuple[AnyAct, ...]
    why: str
    target: int = 500
    floor: Literal[-200, -500] | None = None


def filled(hands: Sequence[str], seats: int = 4) -> list[str]:
    """Hands of thirteen by seat; what is missing is dealt from the rest of the pack, always in the same way."""
    held: list[list[str]] = [list(parse_cards(hand)) for hand in hands]
    rest = [card for card in PACK_52 if not any(card in cards for cards in held)]
    Random(seats).shuffle(rest)
    for cards in held:
        while len(cards) < 13:
            cards.append(rest.pop())
    return [" ".join(cards) for cards in held]


def at_bid(
    hand: str,
    before: Sequence[int] = (),
    *,
    scores: tuple[int, int] = (0, 0),
    bags: tuple[int, int] = (0, 0),
    house: House | None = None,
) -> Callable[[], DealForFour]:
    """Seat 1, who has looked, is to bid after these bids; seats 1 and 3 are side 1."""

    def build() -> DealForFour:
        hands = ["", hand, "", ""]
        told = config((4 - len(before)) % 4, scores, bags, house)
        deal = bid(dealt(filled(hands), told=told), *before)
        return deal if deal.looked[1] else FOUR.step(deal, Seat(1), Look())

    return build


def unseen(
    before: Sequence[int] = (), *, scores: tuple[int, int] = (0, 0), house: House | None = None
) -> Callable[[], DealForFour]:
    """Seat 1, who has not looked, is to look or to bid double nil after these bids."""
    return lambda: bid(dealt(told=config((4 - len(before)) % 4, scores, house=house)), *before)


def in_play(
    hands: Sequence[str],
    bids: Sequence[int],
    cards: str = "",
    *,
    leader: int = 0,
    scores: tuple[int, int] = (0, 0),
    bags: tuple[int, int] = (0, 0),
    house: House | None = None,
) -> Callable[[], DealForFour]:
    """A deal for four in play after these cards; `bids` by seat."""

    def build() -> DealForFour:
        told = config((leader + 3) % 4, scores, bags, house)
        turns = [bids[(leader + at) % 4] for at in range(4)]
        return plays(bid(dealt(filled(hands), told=told), *turns), cards)

    return build


def ending(
    hands: Sequence[str],
    lacks: Sequence[int | None],
    trick: str = "",
    *,
    leader: int = 0,
    broken: bool = True,
    bags: tuple[int, int] = (0, 0),
    house: House | None = None,
    seed: int = 0,
) -> Callable[[], DealForFour]:
    """The last tricks of a deal for four, some of their cards played.

    `lacks` says by seat how many more tricks it has bid than taken; None: it has bid nil, and taken nothing. A past
    that fits is looked for from the seed on.
    """
    kept = [parse_mask(hand) for hand in hands]

    def build() -> DealForFour:
        past = next(
            found for each in range(seed, seed + TRIES) if (found := history(kept, lacks, leader, each, broken=broken))
        )
        bids = [0 if lack is None else past.taken[seat] + lack for seat, lack in enumerate(lacks)]
        first = past.cards[0][0]
        told = config((first + 3) % 4, (0, 0), bags, house)
        deal = bid(dealt(past.hands, told=told), *(bids[(first + at) % 4] for at in range(4)))
        return plays(deal, " ".join(card_of(card) for _, card in past.cards) + " " + trick)

    return build


@dataclass(frozen=True)
class Past:
    """How a deal may have come to its last tricks."""

    hands: list[str]
    cards: list[tuple[int, int]]
    """Who played which card."""
    taken: tuple[int, ...]


def history(kept: list[int], lacks: Sequence[int | None], leader: int, seed: int, *, broken: bool) -> Past | None:
    """A lawful past at random that leaves these hands and this leader; None when it goes wrong."""
    random, size = Random(seed), kept[0].bit_count()
    rest = [card for card in range(52) if not any(hand >> card & 1 for hand in kept)]
    random.shuffle(rest)
    extra = [sum(1 << card for card in rest[at::4]) for at in range(4)]
    full = tuple(own | more for own, more in zip(kept, extra, strict=True))
    position, cards = Position(full, (1,) * 4, (0,) * 4, random.randrange(4), hurts=True), list[tuple[int, int]]()
    while position.left > size or position.trick:
        able = list(indices_of(position.lawful() & ~kept[position.turn]))
        if not able:
            return None
        under = [card for card in able if position.trick and not beats(card, position.best, 0)]
        card = random.choice(under if under and lacks[position.turn] is None else able)
        cards.append((position.turn, card))
        position.put(card)
    bad = any((lack is None) != (not taken) for lack, taken in zip(lacks, position.taken, strict=True))
    if bad or position.turn != leader or position.broken != broken:
        return None
    return Past([" ".join(cards_of(hand)) for hand in full], cards, tuple(position.taken))


def exchanging(hand: str, *, bidder: bool) -> Callable[[], DealForFour]:
    """Seat 1 is to lay three cards: it has bid double nil, or its partner has."""
    bids = (DN, 3, 4, 3) if bidder else (4, 3, DN, 3)
    return lambda: bid(dealt(filled(["", hand, "", ""])), *bids)


def claimed(build: Callable[[], DealForFour], seat: int) -> Callable[[], DealForFour]:
    """A deal in which a seat has claimed the tricks left."""
    return lambda: FOUR.step(build(), Seat(seat), Claim())


def of_two(
    first: str,
    second: str = "",
    bids: Sequence[int] = (),
    cards: str = "",
    *,
    scores: tuple[int, int] = (0, 0),
    bags: tuple[int, int] = (0, 0),
    house: House | None = None,
) -> Callable[[], DealForTwo]:
    """Two players: the non-dealer, seat 1, holds `first`; bids and cards by turn."""

    def build() -> DealForTwo:
        one, other = filled([first, second], 2)
        deal = by_turn(drawn(one, other, told=config(0, scores, bags, house)), *map(Bid, bids))
        return by_turn(deal, *map(Play, parse_cards(cards)))

    return build


def claimed_of_two(first: str, second: str, bids: Sequence[int]) -> Callable[[], DealForTwo]:
    """The non-dealer, seat 1, has claimed all thirteen tricks."""
    return lambda: TWO.step(of_two(first, second, bids)(), Seat(1), Claim())


def blind_of_two(*, scores: tuple[int, int] = (0, 0), house: House | None = None) -> Callable[[], DealForTwo]:
    """Two players before the first card is drawn: the non-dealer, seat 1, is awaited."""
    return lambda: stocked(told=config(0, scores, house=house))


def at_stock(top: str, *drawn_before: AnyTurn, double_nil: bool = False) -> Callable[[], DealForTwo]:
    """The non-dealer, seat 1, sees this card on the stock after some turns of both."""

    def build() -> DealForTwo:
        (card,) = parse_cards(top)
        rest: list[Card] = [each for each in PACK_52 if each != card]
        Random(1).shuffle(rest)
        at = 2 * len(drawn_before)
        stock: tuple[Card, ...] = (*rest[:at], card, *rest[at:])
        deal = stocked(stock)
        return by_turn(deal, DoubleNil() if double_nil else Look(), Look(), *drawn_before)

    return build


def decided(named: Named, level: str = "club") -> AnyAct:
    """What a player does where it is awaited."""
    deal = named.deal()
    standing = Standing(deal.scores, deal.bags, deal.dealer)
    if isinstance(deal, DealForFour):
        four = Match(ConfigForFour(deal.dealer, named.target, floor=named.floor), standing, deal)
        seat = min(FOUR.waiting(deal))
        raw = msgspec.json.encode(partners.MATCH.view(four, seat))
        return partners.MATCH.decode(player("spades", level)(raw) or b"")
    two = Match(ConfigForTwo(deal.dealer, named.target, floor=named.floor), standing, deal)
    seat = min(TWO.waiting(deal))
    raw = msgspec.json.encode(two_handed.MATCH.view(two, seat))
    return two_handed.MATCH.decode(player("spades-two-handed", level)(raw) or b"")
