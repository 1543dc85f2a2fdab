"""Moments of deals of piquet, set up by hand, and what a player does there.

Of two, seat 0 is the elder and seat 1 the dealer; of three, seat 2 deals and seat 0 leads.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from pik.bots import player
from pik.cards.cardset import cards_of
from pik.core.match import Match
from pik.games.piquet.actions import Action, Exchange, Look, Play
from pik.games.piquet.classic.config import Config
from pik.games.piquet.ledger import Act, Standing
from pik.games.piquet.norman.config import Config as ConfigForThree
from pik.games.piquet.state import Deal
from pik.games.piquet.turns import category_of, speaker_of
from tests.bots.piquet.matches import GAMES
from tests.games.piquet.build import CLAIM, act, by_turn, dealt, declaration, played, playing, playing_three
from tests.games.piquet.filling import cards

Right: TypeAlias = Callable[[Deal, Action | Act], bool]


@dataclass(frozen=True)
class Named:
    """A moment of a deal, what is right there for who is awaited, and the reason."""

    name: str
    deal: Callable[[], Deal]
    right: Right
    why: str


def decided(deal: Deal, level: str = "club") -> Action | Act:
    """What a player does where it is awaited."""
    dealer = deal.dealer
    assert dealer is not None
    name = "piquet" if deal.seats == 2 else "piquet-norman"
    config = Config(dealer) if deal.seats == 2 else ConfigForThree(dealer)
    match = Match(config, Standing((0,) * deal.seats, dealer), deal)
    raw = msgspec.json.encode(GAMES[name].view(match, min(GAMES[name].waiting(match))))
    found: Action | Act = GAMES[name].decode(player(name, level)(raw) or b"")
    return found


def after_a_look(deal: Deal, level: str = "club") -> tuple[Deal, Action | Act]:
    """What a player does once it has looked at the talon, and the deal in which it does."""
    found = decided(deal, level)
    while isinstance(found, Look):
        deal = by_turn(deal, found)
        found = decided(deal, level)
    return deal, found


def keeps(text: str) -> Right:
    """None of these cards is discarded."""
    return lambda _, found: isinstance(found, Exchange) and not set(cards(text)) & set(found.discards)


def takes(*counts: int) -> Right:
    """So many cards are taken."""
    return lambda _, found: isinstance(found, Exchange) and len(found.discards) in counts


def throws(text: str) -> Right:
    """These cards are among the discards."""
    return lambda _, found: isinstance(found, Exchange) and set(cards(text)) <= set(found.discards)


def both(one: Right, other: Right) -> Right:
    """Both hold."""
    return lambda deal, found: one(deal, found) and other(deal, found)


def card(*texts: str, capot: bool | None = None) -> Right:
    """One of these cards is played; with or without a capot announced where that is said."""

    def right(_: Deal, found: Action | Act) -> bool:
        return isinstance(found, Play) and found.card in texts and capot in {None, found.capot}

    return right


def does(*acts: Action | Act) -> Right:
    """One of these acts."""
    return lambda _, found: found in acts


def says(text: str, *, capot: bool = False) -> Right:
    """This is declared by whoever speaks, written as in the builders: "all", "-", or cards."""

    def right(deal: Deal, found: Action | Act) -> bool:
        return found == declaration(deal.hands[speaker_of(deal)], category_of(deal), text, capot=capot)

    return right


def to_dealer(hand: str, took: int = 5) -> Callable[[], Deal]:
    """The dealer of two is to exchange, the elder having taken so many cards."""

    def build() -> Deal:
        deal = dealt("", hand)
        return by_turn(deal, Exchange(cards_of(deal.hands[0])[:took]))

    return build


def ended(elder: str, dealer: str, first: str, *, declared: bool = False) -> Callable[[], Deal]:
    """A deal of two in play after these cards; nobody took a card of the talon."""
    return lambda: played(playing(elder, dealer, declared=declared), first)


def ended_of_three(left: str, right: str, dealer: str, first: str) -> Callable[[], Deal]:
    """The same of three."""
    return lambda: played(playing_three(left, right, dealer), first)


def claimed(build: Callable[[], Deal], seat: int) -> Callable[[], Deal]:
    """A deal in which a seat has claimed all tricks left."""
    return lambda: act(build(), seat, CLAIM)
