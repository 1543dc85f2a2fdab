"""Spades set up by hand: hands as players write them, bids and cards by turn."""

from collections.abc import Iterator, Sequence

from pik.cards.card import Card
from pik.cards.cardset import cards_of
from pik.cards.deck import PACK_52
from pik.cards.notation import parse_cards, parse_mask
from pik.core.draw import SeededDraw
from pik.core.game import Action, Config, Game, Outcome, Screen, Seen, State, View
from pik.core.message import Refusal
from pik.core.seat import CHANCE, Seat
from pik.games.spades import partners, state, two_handed
from pik.games.spades.actions import Bid, DoubleNil, Look, Play, Shuffle
from pik.games.spades.config import DealConfig, House
from pik.games.spades.partners.actions import Action as ActForFour
from pik.games.spades.partners.actions import Exchange
from pik.games.spades.partners.state import Deal as DealForFour
from pik.games.spades.state import DOUBLE_NIL
from pik.games.spades.two_handed.actions import Action as ActForTwo
from pik.games.spades.two_handed.state import Deal as DealForTwo

SALT = "0" * 32
FOUR, TWO = partners.DEAL, two_handed.DEAL
DN = DOUBLE_NIL
SUITS = ("S:AKQJT98765432", "H:AKQJT98765432", "D:AKQJT98765432", "C:AKQJT98765432")
"""A hand of each suit."""
MIXED = ("S:AKQ H:765 D:JT9 C:5432", "S:JT9 H:AKQ D:8765 C:T98", "S:876 H:JT98 D:AKQ C:J76", "S:5432 H:432 D:432 C:AKQ")
"""Hands with all suits in each."""


def config(
    dealer: int = 0,
    scores: tuple[int, int] = (0, 0),
    bags: tuple[int, int] = (0, 0),
    house: House | None = None,
) -> DealConfig:
    """What a deal is told."""
    return DealConfig(Seat(dealer), scores, bags, house or House())


def deck_of(hands: Sequence[str], dealer: int = 0) -> tuple[Card, ...]:
    """The order of the pack that deals these four hands, by seat."""
    cards = [list(parse_cards(hand)) for hand in hands]
    assert sorted(card for hand in cards for card in hand) == sorted(PACK_52)
    return tuple(cards[(dealer + 1 + at) % 4][at // 4] for at in range(52))


def dealt(hands: Sequence[str] = MIXED, *, told: DealConfig | None = None) -> DealForFour:
    """A deal for four with these hands, by seat; nobody has looked."""
    told = told or config()
    return FOUR.step(FOUR.start(told), CHANCE, Shuffle(deck_of(hands, told.dealer), SALT))


def bid(deal: DealForFour, *bids: int) -> DealForFour:
    """Bids by turn, -1 for double nil; who bids a number looks first."""
    for number in bids:
        (seat,) = FOUR.waiting(deal)
        if number == DN:
            deal = FOUR.step(deal, seat, DoubleNil())
            continue
        if not deal.looked[seat]:
            deal = FOUR.step(deal, seat, Look())
        deal = FOUR.step(deal, seat, Bid(number))
    return deal


def to_play(
    hands: Sequence[str] = MIXED, bids: Sequence[int] = (3, 3, 3, 3), *, told: DealConfig | None = None
) -> DealForFour:
    """A deal for four with the bids made, by turn from the dealer's left; no exchange is due."""
    return bid(dealt(hands, told=told), *bids)


def gives(deal: DealForFour, seat: int, cards: str) -> DealForFour:
    """A seat lays three cards for its partner."""
    return FOUR.step(deal, Seat(seat), Exchange(parse_cards(cards)))


def plays(deal: DealForFour, cards: str) -> DealForFour:
    """Cards by turn."""
    for card in parse_cards(cards):
        (seat,) = FOUR.waiting(deal)
        deal = FOUR.step(deal, seat, Play(card))
    return deal


def stock_of(first: str, second: str, thrown: str = "") -> tuple[Card, ...]:
    """A stock from which the non-dealer gets `first` and the dealer `second`, both keeping every card they see.

    What they throw begins with `thrown`, by turns.
    """
    hands = [list(parse_cards(first)), list(parse_cards(second))]
    held = {card for hand in hands for card in hand}
    early = list(parse_cards(thrown))
    rest: list[Card] = [*early, *(card for card in PACK_52 if card not in held and card not in early)]
    order: list[Card] = [hand.pop(0) for _ in range(13) for hand in hands]
    found: list[Card] = []
    for kept, gone in zip(order, rest, strict=True):
        found += (kept, gone)
    return tuple(found)


def stocked(stock: tuple[Card, ...] = PACK_52, *, told: DealConfig | None = None) -> DealForTwo:
    """A deal for two with its stock on the table."""
    return TWO.step(TWO.start(told or config()), CHANCE, Shuffle(stock, SALT))


def by_turn(deal: DealForTwo, *acts: ActForTwo) -> DealForTwo:
    """Acts for two, each of whom the deal waits for."""
    for act in acts:
        (seat,) = TWO.waiting(deal)
        deal = TWO.step(deal, seat, act)
    return deal


def drawn(first: str, second: str, *, told: DealConfig | None = None) -> DealForTwo:
    """A deal for two with these hands drawn; the dealer is seat 0, `first` is the non-dealer's. No bid is made."""
    deal = stocked(stock_of(first, second), told=told)
    while TWO.view(deal, None).phase == "blind":
        deal = by_turn(deal, Look())
    return by_turn(deal, *[two_handed.actions.Keep()] * 26)


def refused(deal: state.Deal, seat: int, act: ActForFour | ActForTwo) -> tuple[str, dict[str, object]]:
    """The code and the data of the refusal of an act."""
    no: Refusal | None = None
    if isinstance(deal, DealForFour) and FOUR.owns(act):
        no = FOUR.refusal(deal, Seat(seat), act)
    elif isinstance(deal, DealForTwo) and TWO.owns(act):
        no = TWO.refusal(deal, Seat(seat), act)
    assert no is not None
    return no.code, dict(no.data)


def hand(deal: state.Deal, seat: int) -> tuple[Card, ...]:
    """The cards of a seat."""
    return cards_of(deal.hands[seat])


def mask(cards: str) -> int:
    """A set of cards."""
    return parse_mask(cards)


def at_random(
    game: Game[Config, State, Action, View, Screen, Seen, Outcome], start: State, seed: int
) -> Iterator[State]:
    """The states of a random game from a start on, without acts that nobody waits for."""
    draw, now = SeededDraw(f"random {seed}".encode()), start
    while True:
        yield now
        waiting = sorted(game.waiting(now))
        if not waiting:
            return
        seat = waiting[draw.below(len(waiting))]
        now = game.step(now, seat, game.options(now, seat).sample(draw))
