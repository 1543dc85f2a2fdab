"""Games with leaks planted in them, and the law that has to find each."""

from dataclasses import replace
from typing import Any, Final, TypeAlias

import msgspec

from pik.cards.card import card_of
from pik.cards.cardset import cards_of
from pik.core.game import Game
from pik.core.lazy import Choices, Listed
from pik.core.match import Match, MatchView
from pik.core.message import Happening
from pik.core.seat import Seat
from pik.games.pikala import MATCH
from pik.games.pikala.actions import Action, Claim, Draw, Play, Seen, Shuffle
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Act, Standing
from pik.games.pikala.seen import View
from pik.games.pikala.state import Deal
from pik.games.spades import ledger as spades_ledger
from pik.games.spades.partners import MATCH as SPADES
from pik.games.spades.partners import config as spades_config
from pik.games.spades.partners import state as spades_state
from pik.games.spades.partners.actions import Exchange
from tests.laws import secrecy
from tests.laws.games import CASES, AnyCase

State = Match[Config, Standing, Deal]
AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any, Any]


def open_to_spectators(match: State, viewer: Seat | None) -> MatchView[Config, Standing, View]:
    """A spectator sees the hand of the first seat."""
    view = MATCH.view(match, viewer)
    if viewer is not None or view.deal is None or match.deal is None:
        return view
    hand = cards_of(match.deal.hands[0])
    return msgspec.structs.replace(view, deal=msgspec.structs.replace(view.deal, hand=hand))


def with_discards(match: State, seat: Seat, act: Action | Act, viewer: Seat | None) -> Seen | Act:
    """The others see what is discarded."""
    return act if isinstance(act, Draw) else MATCH.redact(match, seat, act, viewer)


def with_deck(match: State, seat: Seat, act: Action | Act, viewer: Seat | None) -> Seen | Act:
    """The log has the order of the pack."""
    seen = MATCH.redact(match, seat, act, viewer)
    return Draw(act.deck[:5]) if isinstance(act, Shuffle) else seen


def with_partners_card(match: State, seat: Seat, act: Action | Act, viewer: Seat | None) -> Seen | Act:
    """Who sees a card played sees another one of that hand too."""
    seen = MATCH.redact(match, seat, act, viewer)
    if not isinstance(act, Play) or match.deal is None or viewer == seat:
        return seen
    return Draw((act.card, *cards_of(match.deal.hands[seat])[:1]))


def telling_discards(match: State, seat: Seat, act: Action | Act) -> tuple[Happening, ...]:
    """The spoken log names the discards."""
    told = MATCH.narrate(match, seat, act)
    return (*told, Happening("draws", seat, {"cards": " ".join(act.discards)})) if isinstance(act, Draw) else told


def telling_stock(match: State, seat: Seat, act: Action | Act) -> tuple[Happening, ...]:
    """The spoken log names the top of the stock."""
    told = MATCH.narrate(match, seat, act)
    if match.deal is None or match.deal.end is not None or not match.deal.pack:
        return told
    return (*told, Happening("draws", seat, {"card": card_of(match.deal.pack[0])}))


def claims_that_hold(match: State, seat: Seat) -> Choices[Action | Act]:
    """A claim is offered only where no other hand has an ace."""
    offers = MATCH.offers(match, seat)
    if match.deal is None or Claim() not in offers:
        return offers
    others = [cards_of(hand) for at, hand in enumerate(match.deal.hands) if at != seat]
    return Listed() if any(card[1] == "A" for hand in others for card in hand) else offers


SpadesState = Match[spades_config.Config, spades_ledger.Standing, spades_state.Deal]


def unseen_hands(match: SpadesState, viewer: Seat | None) -> MatchView[Any, Any, Any]:
    """Who has not looked in Spades sees the own hand all the same."""
    view = SPADES.view(match, viewer)
    if viewer is None or view.deal is None or match.deal is None:
        return view
    hand = cards_of(match.deal.hands[viewer])
    return msgspec.structs.replace(view, deal=msgspec.structs.replace(view.deal, hand=hand))


def with_laid_cards(match: SpadesState, seat: Seat, act: Any, viewer: Seat | None) -> Any:  # noqa: ANN401 - any act
    """The partner sees what is laid in Spades before laying too."""
    return act if isinstance(act, Exchange) else SPADES.redact(match, seat, act, viewer)


def leaky(game: AnyGame, name: str = "pikala") -> AnyCase:
    """A game with a function replaced."""
    return replace(CASES[name], game=game)


LEAKS: Final[dict[str, tuple[AnyCase, secrecy.Law]]] = {
    "a hand to spectators": (leaky(replace(MATCH, view=open_to_spectators)), secrecy.worlds_look_like_the_truth),
    "discards in the log": (leaky(replace(MATCH, redact=with_discards)), secrecy.what_is_seen_follows_from_views),
    "the pack in the log": (leaky(replace(MATCH, redact=with_deck)), secrecy.orders_are_seen_by_nobody),
    "a hand in the log": (leaky(replace(MATCH, redact=with_partners_card)), secrecy.acts_are_seen_alike),
    "discards in words": (leaky(replace(MATCH, narrate=telling_discards)), secrecy.hidden_acts_are_told_alike),
    "the stock in words": (leaky(replace(MATCH, narrate=telling_stock)), secrecy.happenings_are_public),
    "an unseen hand": (
        leaky(replace(SPADES, view=unseen_hands), "spades"),
        secrecy.worlds_look_like_the_truth,
    ),
    "laid cards in the log": (
        leaky(replace(SPADES, redact=with_laid_cards), "spades"),
        secrecy.what_is_seen_follows_from_views,
    ),
    "choices that know": (leaky(replace(MATCH, offers=claims_that_hold)), secrecy.worlds_send_the_same_bytes),
}
