"""Deals and matches of piquet for tests: stacked packs, hands as people write them, acts by whoever is awaited.

Of two, seat 0 is the elder and seat 1 the dealer unless said otherwise; of three, seat 2 deals and seat 0 leads.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import pytest

from pik.cards.card import Card
from pik.cards.cardset import cards_of
from pik.cards.notation import parse_mask
from pik.core.game import Game
from pik.core.match import Match
from pik.core.message import Refusal
from pik.core.seat import Seat
from pik.games.piquet import combos, rules
from pik.games.piquet.actions import (
    Action,
    Category,
    Claim,
    Declare,
    Exchange,
    Play,
    Shuffle,
    TakeBack,
    Vote,
)
from pik.games.piquet.classic import DEAL, MATCH
from pik.games.piquet.classic.config import Config, Deals
from pik.games.piquet.config import DealBy, DealConfig
from pik.games.piquet.ledger import READY, Standing
from pik.games.piquet.norman import DEAL as NORMAN_DEAL
from pik.games.piquet.norman import MATCH as NORMAN_MATCH
from pik.games.piquet.norman.config import Config as NormanConfig
from pik.games.piquet.seen import View
from pik.games.piquet.state import Deal
from pik.games.piquet.turns import category_of, phase_of, speaker_of
from tests.games.piquet.filling import cards, filled

SALT = "0" * 32
E, D = Seat(0), Seat(1)
LEFT, RIGHT, DEALER = Seat(0), Seat(1), Seat(2)
REFUSE = Exchange(())
BACK, CLAIM = TakeBack(), Claim()
AGREE, PLAY_ON = Vote(accept=True), Vote(accept=False)
SILENT, ALL = "-", "all"

Running: TypeAlias = Match[Config, Standing, Deal]
NormanRunning: TypeAlias = Match[NormanConfig, Standing, Deal]
AnyGame: TypeAlias = Game[Any, Deal, Action, View, Any, Any, Any]


def game_of(deal: Deal) -> AnyGame:
    """The game that a deal is one of."""
    return DEAL if deal.seats == 2 else NORMAN_DEAL


def packed(places: Sequence[Sequence[Card]], seats: int, deal_by: DealBy) -> Shuffle:
    """The pack that gives these cards: hands from the dealer's left, then the dealer's part, then the elder's."""
    iters = [iter(place) for place in places]
    names = {rules.DEALERS_PART: seats, rules.ELDERS_PART: seats + 1}
    owners = (rules.owner_of(at, seats, deal_by == "thrice") for at in range(32))
    return Shuffle(tuple(next(iters[names.get(owner, owner)]) for owner in owners), SALT)


def stacked(elder: str = "", dealer: str = "", *, five: str = "", three: str = "", deal_by: DealBy = "twos") -> Shuffle:
    """A pack that gives elder and dealer these hands and the talon these parts, top first."""
    return packed(filled((elder, dealer, three, five), (12, 12, 3, 5)), 2, deal_by)


def stacked_for_three(left: str = "", right: str = "", dealer: str = "", *, talon: str = "") -> Shuffle:
    """A pack that gives three these hands and the talon these two cards."""
    return packed(filled((left, right, dealer, talon), (10, 10, 10, 2)), 3, "twos")


def fresh(*, dealer: int | None = 1, seats: int = 2, deal_by: DealBy = "twos", live_table: bool = False) -> Deal:
    """A deal before its first act."""
    config = DealConfig(seats, None if dealer is None else Seat(dealer), deal_by, live_table)
    return (DEAL if seats == 2 else NORMAN_DEAL).start(config)


def awaited(deal: Deal) -> Seat:
    """The one seat that the deal waits for."""
    (seat,) = game_of(deal).waiting(deal)
    return seat


def by_turn(deal: Deal, *actions: Action) -> Deal:
    """The deal after acts, each by the one seat that is awaited."""
    for action in actions:
        deal = game_of(deal).step(deal, awaited(deal), action)
    return deal


def act(deal: Deal, seat: int, action: Action) -> Deal:
    """The deal after an act of a seat."""
    return game_of(deal).step(deal, Seat(seat), action)


def dealt(elder: str = "", dealer: str = "", *, five: str = "", three: str = "") -> Deal:
    """A deal of two with these cards, the elder to exchange."""
    return by_turn(fresh(), stacked(elder, dealer, five=five, three=three))


def declaring(elder: str = "", dealer: str = "", *, five: str = "", three: str = "") -> Deal:
    """A deal of two in which nobody took a card, the elder to declare."""
    return by_turn(dealt(elder, dealer, five=five, three=three), REFUSE, REFUSE)


def dealt_to_three(left: str = "", right: str = "", dealer: str = "", *, talon: str = "") -> Deal:
    """A deal of three with these cards, the dealer to exchange."""
    return by_turn(fresh(dealer=2, seats=3), stacked_for_three(left, right, dealer, talon=talon))


def declaring_three(left: str = "", right: str = "", dealer: str = "") -> Deal:
    """A deal of three in which the dealer took no card and is to declare."""
    return by_turn(dealt_to_three(left, right, dealer), REFUSE)


def declaration(hand: int, category: Category, text: str, *, capot: bool = False) -> Declare:
    """A declaration as written: "-" silence, "all" everything held (of points the best), else cards by "/"."""
    if text == SILENT:
        return Declare(category, (), capot)
    if text == ALL:
        found = tuple(map(cards_of, combos.held_in(hand, category)))
        return Declare(category, found[:1] if category == "point" else found, capot)
    return Declare(category, tuple(map(cards, text.split("/"))), capot)


def say(deal: Deal, *texts: str) -> Deal:
    """The deal after declarations, each by whoever is to speak."""
    for text in texts:
        seat = speaker_of(deal)
        deal = act(deal, seat, declaration(deal.hands[seat], category_of(deal), text))
    return deal


def all_said(deal: Deal) -> Deal:
    """The deal after everybody has declared all there is."""
    while phase_of(deal) == "declare":
        deal = say(deal, ALL)
    return deal


def none_said(deal: Deal) -> Deal:
    """The deal after everybody has kept silent."""
    while phase_of(deal) == "declare":
        deal = say(deal, SILENT)
    return deal


def playing(elder: str = "", dealer: str = "", *, declared: bool = False) -> Deal:
    """A deal of two at its first lead: nobody took a card, and all or nothing was declared."""
    deal = declaring(elder, dealer)
    return all_said(deal) if declared else none_said(deal)


def playing_three(left: str = "", right: str = "", dealer: str = "", *, declared: bool = False) -> Deal:
    """A deal of three at its first lead."""
    deal = declaring_three(left, right, dealer)
    return all_said(deal) if declared else none_said(deal)


def played(deal: Deal, text: str) -> Deal:
    """The deal after cards, each played by whoever is awaited."""
    return by_turn(deal, *(Play(card) for card in cards(text)))


def granted(deal: Deal, seat: int) -> Deal:
    """The deal after a seat claimed all tricks left and everybody agreed."""
    deal = act(deal, seat, CLAIM)
    for voter in sorted(game_of(deal).waiting(deal)):
        deal = act(deal, voter, AGREE)
    return deal


def lawful(deal: Deal) -> set[str]:
    """The cards that the awaited player may play."""
    return {action.card for action in game_of(deal).options(deal, awaited(deal)) if isinstance(action, Play)}


def sizes_of(deal: Deal) -> set[int]:
    """How many cards whoever exchanges may take."""
    return {
        len(action.discards) for action in game_of(deal).options(deal, awaited(deal)) if isinstance(action, Exchange)
    }


def view(deal: Deal, seat: int | None) -> View:
    """What a viewer has been shown."""
    return game_of(deal).view(deal, None if seat is None else Seat(seat))


def held(deal: Deal, seat: int) -> set[str]:
    """The cards a seat holds."""
    return set(view(deal, seat).hand)


def mask(text: str) -> int:
    """A set of cards."""
    return parse_mask(text)


def refused(deal: Deal, seat: int, action: Action) -> str:
    """The code of the refusal that an act meets; it is no option, and doing it raises the same."""
    game = game_of(deal)
    no = game.refusal(deal, Seat(seat), action)
    with pytest.raises(Refusal) as raised:
        game.step(deal, Seat(seat), action)
    assert no is not None
    assert action not in game.options(deal, Seat(seat))
    assert action not in game.offers(deal, Seat(seat))
    assert (raised.value.code, raised.value.data) == (no.code, no.data)
    return no.code


def offered(deal: Deal, seat: int) -> set[str]:
    """What a seat may do unasked, by name."""
    return {type(action).__name__ for action in game_of(deal).offers(deal, Seat(seat))}


def told(deal: Deal, seat: int, action: Action) -> list[str]:
    """What happens at an act, by code."""
    return [happening.code for happening in game_of(deal).narrate(deal, Seat(seat), action)]


def parts(deal: Deal, seat: int) -> dict[str, int]:
    """The parts of a seat's count in a finished deal, those of one name added up."""
    tally = game_of(deal).outcome(deal)
    assert tally is not None
    found: dict[str, int] = {}
    for part in tally.parts[seat]:
        found[part.code] = found.get(part.code, 0) + part.amount
    return found


def match(*, dealer: int | None = 1, deals: Deals = 6, open_refait: bool = False, deal_by: DealBy = "twos") -> Running:
    """A match of two at its start."""
    return MATCH.start(Config(None if dealer is None else Seat(dealer), deals, deal_by, open_refait))


def norman_match(*, dealer: int | None = 2) -> NormanRunning:
    """A match of three at its start."""
    return NORMAN_MATCH.start(NormanConfig(None if dealer is None else Seat(dealer)))


def ready(m: Running) -> Running:
    """The match after everybody has seen the counts."""
    for seat in m.standing.unready:
        m = MATCH.step(m, seat, READY)
    return m


def norman_ready(m: NormanRunning) -> NormanRunning:
    """The match of three after everybody has seen the counts."""
    for seat in m.standing.unready:
        m = NORMAN_MATCH.step(m, seat, READY)
    return m


def live(m: Match[Any, Any, Deal]) -> Deal:
    """The deal of a match that has one."""
    assert m.deal is not None
    return m.deal


def led(deal: Deal, text: str) -> Deal:
    """The deal after leads by whoever has the lead, everybody else following with the first lawful card."""
    for card in cards(text):
        deal = by_turn(deal, Play(card))
        while deal.trick:
            deal = by_turn(deal, next(iter(game_of(deal).options(deal, awaited(deal)))))
    return deal
