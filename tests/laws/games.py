"""The games the laws hold for, each with what the laws must know of it. A game of the catalog has to be among them."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias

import msgspec

from pik.cards.cardset import indices_of
from pik.core.game import Action, Config, Game, Outcome, Screen, Seen, State, View
from pik.core.hosted import Hosted
from pik.core.match import Match
from pik.core.seat import Seat
from pik.games import pikala
from pik.games.pikala.config import Config as PikalaConfig
from pik.games.pikala.ledger import Standing
from pik.games.pikala.state import Deal
from pik.games.piquet import classic, norman
from pik.games.piquet.classic.config import Config as PiquetConfig
from pik.games.piquet.norman.config import Config as NormanConfig
from pik.games.spades import partners, two_handed
from pik.games.spades.ledger import Standing as SpadesStanding
from pik.games.spades.partners.config import Config as PartnersConfig
from pik.games.spades.partners.state import Deal as PartnersDeal
from pik.games.spades.two_handed.config import Config as TwoHandedConfig
from pik.games.spades.two_handed.state import Deal as TwoHandedDeal
from tests import toy
from tests.laws.piquet_cards import piquet_cards


@dataclass(frozen=True)
class Case(Generic[Config, State, Action, View, Screen, Seen, Outcome]):
    """A game under the laws."""

    game: Game[Config, State, Action, View, Screen, Seen, Outcome]
    hosted: Hosted
    configs: tuple[Config, ...]
    """Every config there is, or enough of them."""
    pack: int
    """How many cards the pack has."""
    cards: Callable[[State], Iterable[Hashable]]
    """Each card that the state says where it is; none before the shuffle."""
    gone: Callable[[State], int]
    """How many cards have left the table for good, nobody knows which."""
    constant: frozenset[str]
    """Fields of the state that have one value by design."""
    rare: frozenset[str] = field(default_factory=frozenset[str], kw_only=True)
    """Fields that may have one value over some random matches; tests of the game show the others."""
    longest: int
    """More acts than any match has."""


AnyCase: TypeAlias = Case[Any, Any, Any, Any, Any, Any, Any]


def pikala_cards(match: Match[PikalaConfig, Standing, Deal]) -> list[int]:
    """The pack or stock, hands, discards, tricks and the turn-up."""
    deal = match.deal
    if deal is None:
        return []
    turned = [deal.turn_up] if deal.turn_up >= 0 else []
    played = [*deal.trick, *(card for trick in deal.tricks for card in trick.cards)]
    held = [card for mask in (*deal.hands, *deal.discards) for card in indices_of(mask)]
    return [*deal.pack, *held, *played, *turned]


def pikala_gone(match: Match[PikalaConfig, Standing, Deal]) -> int:
    """What nobody was dealt or drew leaves the table after the last draw (PK-3.7)."""
    deal = match.deal
    if deal is None or len(deal.draws) < deal.seats:
        return 0
    return 36 - 5 * deal.seats - sum(count for count in deal.draws if count > 0)


def partners_cards(match: Match[PartnersConfig, SpadesStanding, PartnersDeal]) -> list[int]:
    """The hands, the tricks, and what lies face down until the partner has laid too."""
    deal = match.deal
    if deal is None:
        return []
    played = [*deal.trick, *(card for trick in deal.tricks for card in trick.cards)]
    lying = [cards for seat, cards in enumerate(deal.given) if not deal.given[(seat + 2) % 4]]
    return [*(card for mask in (*deal.hands, *lying) for card in indices_of(mask)), *played]


def two_handed_cards(match: Match[TwoHandedConfig, SpadesStanding, TwoHandedDeal]) -> list[int]:
    """The stock, the hands, the discards and the tricks."""
    deal = match.deal
    if deal is None:
        return []
    played = [*deal.trick, *(card for trick in deal.tricks for card in trick.cards)]
    return [*deal.stock, *(card for mask in (*deal.hands, *deal.discards) for card in indices_of(mask)), *played]


SPADES_OPTIONS: tuple[dict[str, Any], ...] = (
    {"cap": 2},
    {"target": 200, "cap": 6, "floor": -200, "double_nil": "behind"},
    {"cap": 3, "nil": False, "double_nil": "off", "lowest_bid": 4},
    {"cap": 4, "bag_penalty": False, "ten_for_200": True, "floor": -500},
    {"target": 250, "cap": 8, "lowest_bid": 4},
)
"""House rules of Spades, each with matches short enough for a law."""


def toy_cards(match: Match[toy.Config, toy.Standing, toy.Deal]) -> list[str]:
    """The hands, the played and the swapped cards, and the stock."""
    deal = match.deal
    if deal is None or not deal.deck:
        return []
    played = [placed.card for placed in deal.plays]
    swapped = [card for cards in deal.swaps for card in cards or ()]
    drawn = [deal.deck[4 + seat] for seat in toy.BOTH if deal.swaps[seat]]
    stock = [card for card in deal.deck[4:] if card not in drawn]
    return [*(card for seat in toy.BOTH for card in toy.held_by(deal, seat)), *played, *swapped, *stock]


NORMAN_CONSTANT = frozenset(
    {
        "Config.table",
        "Deal.seats",
        "Deal.deal_by",
        "Deal.five",
        "Deal.looked",
        "Call.answer",
        "Call.second",
    }
)

CASES: dict[str, AnyCase] = {
    "pikala": Case(
        game=pikala.MATCH,
        hosted=pikala.PIKALA,
        configs=tuple(
            PikalaConfig(seats, None if first < 0 else Seat(first))
            for seats in range(2, 7)
            for first in range(-1, seats)
        ),
        pack=36,
        cards=pikala_cards,
        gone=pikala_gone,
        constant=frozenset({"Config.table", "Deal.live", "Standing.live"}),
        longest=40_000,
    ),
    "pikala-live": Case(
        game=pikala.MATCH,
        hosted=pikala.PIKALA,
        configs=tuple(PikalaConfig(seats, Seat(seats - 1), "live") for seats in range(2, 7)),
        pack=36,
        cards=pikala_cards,
        gone=pikala_gone,
        constant=frozenset({"Config.table"}),
        longest=60_000,
    ),
    "piquet": Case(
        game=classic.MATCH,
        hosted=classic.PIQUET,
        configs=tuple(
            msgspec.structs.replace(config, first_dealer=first)
            for first in (None, Seat(0), Seat(1))
            for config in (
                PiquetConfig(deals=2),
                PiquetConfig(deals=6, deal_by="thrice", open_refait=True),
                PiquetConfig(deals=12, open_refait=True),
            )
        ),
        pack=32,
        cards=piquet_cards,
        gone=lambda _match: 0,
        constant=frozenset({"Deal.seats", "Claimed.agreed", "Deal.live", "Config.table"}),
        longest=2_000,
        rare=frozenset({"Deal.repique", "Deal.pique", "Deal.clean"}),
    ),
    "piquet-norman": Case(
        game=norman.MATCH,
        hosted=norman.PIQUET_NORMAN,
        configs=tuple(NormanConfig(None if first < 0 else Seat(first)) for first in range(-1, 3)),
        pack=32,
        cards=piquet_cards,
        gone=lambda _match: 0,
        constant=NORMAN_CONSTANT | {"Deal.live"},
        longest=2_000,
        rare=frozenset({"Deal.repique", "Deal.pique", "Deal.clean"}),
    ),
    "piquet-live": Case(
        game=classic.MATCH,
        hosted=classic.PIQUET,
        configs=(
            PiquetConfig(None, 2, table="live"),
            PiquetConfig(Seat(1), 6, "thrice", open_refait=True, table="live"),
        ),
        pack=32,
        cards=piquet_cards,
        gone=lambda _match: 0,
        constant=frozenset({"Deal.seats", "Claimed.agreed", "Config.table"}),
        longest=2_000,
        rare=frozenset({"Deal.repique", "Deal.pique", "Deal.clean"}),
    ),
    "piquet-norman-live": Case(
        game=norman.MATCH,
        hosted=norman.PIQUET_NORMAN,
        configs=tuple(NormanConfig(None if first < 0 else Seat(first), table="live") for first in range(-1, 3)),
        pack=32,
        cards=piquet_cards,
        gone=lambda _match: 0,
        constant=NORMAN_CONSTANT,
        longest=2_000,
        rare=frozenset({"Deal.repique", "Deal.pique", "Deal.clean"}),
    ),
    "spades": Case(
        game=partners.MATCH,
        hosted=partners.SPADES,
        configs=tuple(
            PartnersConfig(first, **options) for options in SPADES_OPTIONS for first in (None, Seat(0), Seat(3))
        ),
        pack=52,
        cards=partners_cards,
        gone=lambda _match: 0,
        constant=frozenset(),
        longest=2_000,
    ),
    "spades-two-handed": Case(
        game=two_handed.MATCH,
        hosted=two_handed.TWO_HANDED,
        configs=tuple(
            TwoHandedConfig(first, **options) for options in SPADES_OPTIONS for first in (None, Seat(0), Seat(1))
        ),
        pack=52,
        cards=two_handed_cards,
        gone=lambda _match: 0,
        constant=frozenset({"Claimed.agreed"}),
        longest=2_000,
    ),
    "toy": Case(
        game=toy.MATCH,
        hosted=toy.TOY,
        configs=tuple(toy.Config(deals) for deals in range(1, 5)),
        pack=6,
        cards=toy_cards,
        gone=lambda _match: 0,
        constant=frozenset(),
        longest=400,
    ),
}
