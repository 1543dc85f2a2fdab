"""Deals of four compared with OpenSpiel's Spades, a program by others: lawful cards, winners of tricks, points.

Where the two games differ, and what the comparison does about it:

1. OpenSpiel never counts spades as broken: who leads and has another suit may not lead a spade. Spades are left out
   of our leads then, and led all the same now and then, for OpenSpiel takes them.
2. Partners' numbers there add up to 13 at most: nobody here bids more than that.
3. A failed nil's tricks help the partner's number there, and are no bags where that number is missed (SP-4.2).
   Our account is then asked for one player who bid the number and took all the tricks, with the 100 taken off.
4. It reads the bags from the last digit of the score: it is told a score that ends in our bags.
5. It has neither double nil nor looking, exchange or claims (SP-2.3, SP-2.4): nobody does that here.
6. It ends a match by a bonus of its own and by mercy: both are switched off, one deal is compared at a time.

Engine and referee play side by side here too; what OpenSpiel says is held against the engine's acts and the account
that both have written.
"""

import platform
import random
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

import pytest

from pik.core.seat import CHANCE, Seat
from pik.games import CATALOG
from tests.independent.spades_acts import READY, Act, bid, number, play, text
from tests.independent.spades_bytes import listed
from tests.independent.spades_cards import DECK
from tests.independent.spades_deals import shuffle
from tests.independent.spades_lockstep import Lockstep
from tests.independent.spades_score import Bid, Options, account

SUITS, RANKS = "CDHS", "23456789TJQKA"
FIRST_BID = 52
DEALS, MATCHES = 20, 8
HAS_WHEEL = sys.version_info < (3, 15) and sys.platform == "linux" and platform.machine() == "x86_64"
"""As the extra says in pyproject.toml."""


class SpielState(Protocol):
    """The part of an OpenSpiel state that is used here."""

    def apply_action(self, action: int, /) -> None: ...
    def current_player(self) -> int: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def returns(self) -> list[float]: ...
    def set_current_scores(self, scores: list[int], /) -> None: ...


class SpielGame(Protocol):
    """The part of an OpenSpiel game that is used here."""

    def new_initial_state(self) -> SpielState: ...


class Spiel(Protocol):
    """The part of the module that is used here."""

    def load_game(self, name: str, options: dict[str, object], /) -> SpielGame: ...


@pytest.fixture(scope="module")
def spades() -> SpielGame:
    """OpenSpiel's Spades without its own ends of a match; where it has a wheel it must be there."""
    if not HAS_WHEEL:
        pytest.skip("OpenSpiel has no wheel for this machine (extra openspiel)")
    spiel = cast("Spiel", import_module("pyspiel"))
    return spiel.load_game("spades", {"use_mercy_rule": False, "win_or_loss_bonus": 0})


def code(card: str) -> int:
    """A card's number in OpenSpiel."""
    return 13 * SUITS.index(card[0]) + RANKS.index(card[1])


def opened(spades: SpielGame, deck: Sequence[str], bags: Sequence[int]) -> SpielState:
    """A deal in OpenSpiel to which the dealer's left, there player 0, and the others come with these bags."""
    state = spades.new_initial_state()
    state.set_current_scores([100 + bag for bag in bags])
    for card in deck:
        state.apply_action(code(card))
    return state


def asked(lockstep: Lockstep) -> tuple[Seat, list[Act]]:
    """Who is to act, and the engine's lawful acts."""
    (seat,) = lockstep.live.waiting
    return seat, listed(lockstep.live.asked(seat).options) or []


def compare_bid(state: SpielState, lockstep: Lockstep, chance: random.Random) -> None:
    """One bid in both; OpenSpiel allows those that keep a side within 13 (difference 2)."""
    seat, acts = asked(lockstep)
    partner = lockstep.referee.bids.get((seat + 2) % 4, 0)
    assert isinstance(partner, int)
    allowed = sorted(value for value in (number(act, "number") for act in acts) if value + partner <= 13)
    assert state.legal_actions() == [FIRST_BID + value for value in allowed]
    value = 0 if chance.random() < 0.25 else chance.choice(allowed[: chance.choice((4, 6, 14))])
    state.apply_action(FIRST_BID + value)
    lockstep.act(seat, bid(value))


def compare_card(state: SpielState, lockstep: Lockstep, chance: random.Random) -> bool:
    """One card in both, and the same lawful ones but for difference 1; returns whether that came up."""
    seat, acts = asked(lockstep)
    ours = {text(act, "card") for act in acts}
    plain = {card for card in ours if card[0] != "S"}
    theirs = plain if plain and not lockstep.referee.trick else ours
    assert set(state.legal_actions()) == {code(card) for card in theirs}
    assert theirs == ours or lockstep.referee.broken
    card = chance.choice(sorted(ours))
    state.apply_action(code(card))
    lockstep.act(seat, play(card))
    return card not in theirs


def points_there(bids: Sequence[Bid], tricks: Sequence[int], bags: int) -> int:
    """What OpenSpiel gives a side, by our account and difference 3."""
    failed = [taken > 0 and bid == 0 for bid, taken in zip(bids, tricks, strict=True)]
    if failed.count(True) == 1 and bids[1 - failed.index(True)] != 0:
        return account((bids[1 - failed.index(True)],), (sum(tricks),), bags, Options()).points - 100
    return account(bids, tricks, bags, Options()).points


def compare_deal(spades: SpielGame, lockstep: Lockstep, chance: random.Random) -> tuple[bool, bool]:
    """One deal in both; returns whether a broken spade was led (difference 1), and whether difference 3 came up."""
    referee = lockstep.referee
    deck, left, bags = chance.sample(DECK, 52), referee.circle()[0], list(referee.bags)
    lockstep.act(CHANCE, shuffle(deck))
    state = opened(spades, deck, [bags[left % 2], bags[1 - left % 2]])
    spade_led = False
    while referee.phase in {"bid", "play"}:
        assert {(left + state.current_player()) % 4} == lockstep.live.waiting
        if referee.phase == "bid":
            compare_bid(state, lockstep, chance)
        else:
            spade_led = compare_card(state, lockstep, chance) or spade_led
    assert state.is_terminal()
    return spade_led, compare_points(state, lockstep, left, bags)


def compare_points(state: SpielState, lockstep: Lockstep, left: int, bags: Sequence[int]) -> bool:
    """The points of a finished deal; returns whether difference 3 came up."""
    referee, differs = lockstep.referee, False
    for side in (0, 1):
        bids = [referee.bids[seat] for seat in referee.side(side)]
        tricks = [referee.tricks[seat] for seat in referee.side(side)]
        expected, ours = points_there(bids, tricks, bags[side]), referee.rows[-1][side].points
        assert state.returns()[(side - left) % 4] == expected
        failed = [bid == 0 and taken > 0 for bid, taken in zip(bids, tricks, strict=True)]
        assert expected == ours or (any(failed) and max(map(int, bids)) > 0)
        differs = differs or expected != ours
    return differs


def test_openspiel_agrees(spades: SpielGame) -> None:
    """SP-1.1, SP-2.1, SP-2.2, SP-3.1, SP-3.2, SP-4.1 to SP-4.3: as OpenSpiel has it, but for the differences above."""
    spade_led = nil_differed = False
    for match in range(MATCHES):
        chance = random.Random(f"match {match}")
        config = {"first_dealer": match % 4, "target": 1000, "double_nil": "off"}
        lockstep = Lockstep(CATALOG["spades"], config)
        for _ in range(DEALS):
            led, differed = compare_deal(spades, lockstep, chance)
            spade_led, nil_differed = spade_led or led, nil_differed or differed
            for seat in sorted(lockstep.live.waiting):
                lockstep.act(seat, READY)
    assert (spade_led, nil_differed) == (True, True), "the known differences came up"
