"""What a worked case of piquet or Norman piquet gives, and the cards that bring it about."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pik.cards.card import Card
from pik.cards.cardset import cards_of, mask_of
from pik.cards.deck import PACK_32
from pik.core.seat import Seat
from pik.games.piquet import combos, rules
from pik.games.piquet.actions import Declare, Exchange
from pik.games.piquet.state import Deal
from pik.games.piquet.turns import category_of, phase_of
from tests.games.piquet import build

Cards: TypeAlias = tuple[Card, ...]
Trick: TypeAlias = dict[str, str]
NAMES = ("E", "Y")
THREE = ("L", "R", "D")


class Given(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A situation as written. A key that no kind has is an error."""

    announced: tuple[str | None, ...] = (None,)
    announced_capot: str | None = None
    carte_blanche_shown: tuple[str, ...] = ()
    cut: dict[str, Card] = {}
    dealer: Cards = ()
    dealer_cards: int = 12
    dealt: dict[str, Cards] = {}
    deck_positions: int | str | tuple[int, ...] | None = None
    declare_order: tuple[str, ...] = THREE
    elder: Cards = ()
    elder_cards: int = 12
    elder_claim: object = None
    elder_forgot: object = None
    elder_takes: int | None = None
    first_card_led: bool = False
    first_trick: Cards = ()
    games: tuple[dict[str, int], ...] = ()
    hand: Cards | dict[str, int] = ()
    hands: tuple[Cards, ...] = ()
    koroliks: tuple[dict[str, int | bool], ...] = ()
    led: Card | None = None
    left: Cards = ()
    lengths: tuple[int, ...] = ()
    offender: str | None = None
    order: tuple[str, ...] = THREE
    players: int | None = None
    plays: Cards = ()
    right: Cards = ()
    talon: int | dict[str, int] | Cards | None = None
    talon_left: Cards = ()
    talon_right: Cards = ()
    tricks: dict[str, int] | tuple[Trick, ...] = ()
    who_decides: str | None = None
    younger: Cards = ()


def words(cards: Sequence[Card]) -> str:
    """Cards as written."""
    return " ".join(cards)


def declaring(given: Given) -> Deal:
    """The deal in which these hands are held after the exchange, white as the case says."""
    hands = (given.elder, given.younger)
    dealt: list[Cards] = [given.dealt.get(name, hand) for name, hand in zip(("elder", "younger"), hands, strict=True)]
    for at, name in enumerate(NAMES):
        if name not in given.carte_blanche_shown and rules.is_white(mask_of(dealt[at])):
            dealt[at] = colored(dealt[at], {*dealt[0], *dealt[1], *hands[0], *hands[1]})
    taken = [without(hand, before) for hand, before in zip(hands, dealt, strict=True)]
    discards = [without(before, hand) for hand, before in zip(hands, dealt, strict=True)]
    five, three = talon(taken)
    deal = build.dealt(words(dealt[0]), words(dealt[1]), five=words(five), three=words(three))
    return build.by_turn(deal, *map(Exchange, discards))


def without(hand: Cards, other: Cards) -> Cards:
    """The cards of a hand that another has not."""
    return tuple(card for card in hand if card not in other)


def talon(taken: Sequence[Cards]) -> tuple[Cards, Cards]:
    """The elder's and the dealer's part of the talon that give them what they took."""
    elder, dealer = taken
    leftover = 5 - len(elder) if elder else 0
    return (*elder, *dealer[:leftover]), dealer[leftover:]


def colored(hand: Cards, used: set[Card]) -> Cards:
    """A hand that was not white when it was dealt: three other cards, a court card among them, for its last three."""
    free: list[Card] = sorted((card for card in PACK_32 if card not in used), key=lambda card: card[1] not in "KQJ")
    return (*hand[:-3], *free[:3])


def declaring_three(given: Given) -> Deal:
    """The deal of three in which these hands are held; the dealer took nothing."""
    return build.declaring_three(words(given.left), words(given.right), words(given.dealer))


def all_said(deal: Deal, capot: Seat | None = None, forgot: str | None = None) -> Deal:
    """The deal after everybody declared everything, but what the elder forgot; a capot announced with it."""
    while phase_of(deal) == "declare":
        seat, category = build.awaited(deal), category_of(deal)
        found = tuple(map(cards_of, combos.held_in(deal.hands[seat], category)))
        some = found[:1] if category == "point" else found
        if seat == build.E and forgot == category:
            some = ()
        deal = build.act(deal, seat, Declare(category, some, seat == capot and category == "set"))
    return deal


def counted(deal: Deal, made: Sequence[int]) -> Deal:
    """A deal at its first lead with these counts, made somehow."""
    return replace(deal, counts=tuple(made), played=tuple(made))
