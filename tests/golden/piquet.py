"""The golden records of piquet: matches of players who discard for long suits and declare nearly everything."""

import random
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from pik.cards.card import RANKS
from pik.cards.cardset import cards_of
from pik.core.draw import SeededDraw
from pik.core.game import Game
from pik.core.hosted import Hosted
from pik.core.lazy import Choices
from pik.core.match import Match
from pik.core.record import Entry, Record, begin, extend
from pik.core.seat import CHANCE, Seat
from pik.games.piquet import classic, norman
from pik.games.piquet.actions import Declare, Exchange, Play
from pik.games.piquet.classic.config import Config
from pik.games.piquet.norman.config import Config as NormanConfig
from pik.games.piquet.state import Deal

AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]
MATCHES: Final[dict[str, tuple[Hosted, AnyGame, Config | NormanConfig, int]]] = {
    "piquet-partie": (classic.PIQUET, classic.MATCH, Config(), 18),
    "piquet-king": (classic.PIQUET, classic.MATCH, Config(Seat(0), 12, "thrice", open_refait=True), 36),
    "piquet-norman": (norman.PIQUET_NORMAN, norman.MATCH, NormanConfig(), 85),
}
"""Name, game, config and the seed of a match in which much happens."""
HAPPENINGS: Final = frozenset(
    {
        "deals-first", "cut-again", "white-hand", "refuses-talon", "looks-at-talon", "asks", "names-pips", "names-top",
        "says-nothing", "is-good", "clean-cards", "repique", "pique", "announces-capot", "takes-back", "capot",
        "open-capot", "leza", "claim-accepted", "claim-refused", "refait", "korolik-doubled", "wins-match",
    }
)  # fmt: skip
"""What is rare and has to be among them."""


def chosen(game: AnyGame, match: Match[Any, Any, Any], chance: random.Random) -> tuple[Seat, Any]:
    """Who acts next and how."""
    if CHANCE in game.waiting(match):
        return CHANCE, game.options(match, CHANCE).sample(SeededDraw(chance.randbytes(16)))
    offers = [(seat, act) for seat in players(game) for act in game.offers(match, seat)]
    if offers and chance.random() < 0.03:
        return chance.choice(offers)
    seat = chance.choice(sorted(game.waiting(match)))
    acts = game.options(match, seat)
    if isinstance(next(iter(acts)), Exchange):
        return seat, discarded(match, seat, chance, acts)
    return seat, preferred(list(acts), chance)


def players(game: AnyGame) -> Iterator[Seat]:
    """All seats of a game's table."""
    return map(Seat, range(game.seats[0]))


def discarded(match: Match[Any, Any, Deal], seat: Seat, chance: random.Random, acts: Choices[Any]) -> Exchange:
    """An exchange that keeps the longest suit and high cards."""
    hand = () if match.deal is None else cards_of(match.deal.hands[seat])
    length = {suit: sum(card[0] == suit for card in hand) for suit in "SHDC"}
    ranked = sorted(hand, key=lambda card: (length[card[0]] + RANKS.index(card[1]), card))
    sizes = [size for size in range(6) if Exchange(tuple(ranked[:size])) in acts]
    return Exchange(tuple(ranked[: max(sizes) if chance.random() < 0.8 else chance.choice(sizes)]))


def preferred(acts: list[Any], chance: random.Random) -> Any:  # noqa: ANN401
    """The fullest declaration nine times in ten, the highest card half the time, else anything."""
    if isinstance(acts[0], Declare) and chance.random() < 0.9:
        plain = [act for act in acts if act.capot == (chance.random() < 0.02)] or acts
        return max(plain, key=lambda act: sum(map(len, act.combinations)))
    if isinstance(acts[0], Play) and chance.random() < 0.5:
        return max(acts, key=lambda act: (RANKS.index(act.card[1]), act.card, not act.capot))
    return chance.choice(acts)


def record_of(name: str) -> Record:
    """A golden match."""
    hosted, game, config, seed = MATCHES[name]
    chance = random.Random(f"golden {name} {seed}")
    header, live = begin(hosted, msgspec.json.encode(config))
    match, entries = game.start(config), list[Entry]()
    while game.waiting(match):
        seat, act = chosen(game, match, chance)
        match = game.step(match, seat, act)
        entry, live = extend(live, seat, msgspec.json.encode(act))
        entries.append(entry)
    return Record(header, tuple(entries))
