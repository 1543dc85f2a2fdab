"""Whole matches of both Spades games to be kept: bid with some sense, played with little, so that all happens."""

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from pik.cards.card import SPADES, index_of, rank_of, suit_of
from pik.core.draw import SeededDraw
from pik.core.game import Action, Config, Game, Outcome, Screen, Seen, State, View
from pik.core.hosted import Hosted
from pik.core.lazy import Choices
from pik.core.record import Entry, Record, begin, extend
from pik.core.seat import CHANCE, Seat
from pik.games.spades import partners, two_handed
from pik.games.spades.actions import Bid, DoubleNil, Look, Play, Vote
from pik.games.spades.partners.config import read_config
from pik.games.spades.state import DOUBLE_NIL, Deal
from pik.games.spades.two_handed.config import read_config as read_config_for_two

Bids: TypeAlias = tuple[int | None, ...]
MATCHES: Final[dict[str, tuple[bytes, int]]] = {
    "spades-usual": (b'{"target":200,"cap":7}', 18),
    "spades-house": (
        b'{"first_dealer":2,"cap":6,"bag_penalty":false,"double_nil":"behind","floor":-200,"lowest_bid":4}',
        31,
    ),
    "spades-two-handed-usual": (b'{"cap":6}', 12),
    "spades-two-handed-house": (b'{"first_dealer":1,"cap":5,"nil":false,"double_nil":"off","ten_for_200":true}', 20),
}
"""The name of a record: its options and the seed of a match in which much happens."""
HAPPENINGS: Final = {
    "deals", "lays-stock", "looks", "bids-nil", "bids-double-nil", "no-double-nil-bid", "exchanged", "keeps", "throws",
    "breaks-spades", "claim-accepted", "claim-refused", "side-makes-contract", "side-misses-contract",
    "makes-contract", "misses-contract", "makes-nil", "misses-nil", "makes-double-nil", "misses-double-nil",
    "side-full-bags", "side-wins-match", "wins-match",
}  # fmt: skip
"""What has to happen in one of them."""
CLAIMS, REFUSES, DOUBLE_NILS, NILS, HIGHEST = 60, 3, 6, 8, 4
"""One chance in so many, and the highest number that is bid where a lower one may be."""


def recorded(name: str) -> Record:
    """The match of a name."""
    options, seed = MATCHES[name]
    if "two-handed" in name:
        config = read_config_for_two(options)
        return record_of(two_handed.MATCH, two_handed.TWO_HANDED, config, seed, lambda match: bids_in(match.deal))
    return record_of(
        partners.MATCH,
        partners.SPADES,
        read_config(options),
        seed,
        lambda match: bids_in(match.deal),
    )


def bids_in(deal: Deal | None) -> Bids:
    """The bids of a deal."""
    return () if deal is None else deal.bids


def record_of(
    game: Game[Config, State, Action, View, Screen, Seen, Outcome],
    hosted: Hosted,
    config: Config,
    seed: int,
    bids: Callable[[State], Bids],
) -> Record:
    """The match of a seed."""
    draw, match = SeededDraw(f"golden {seed}".encode()), game.start(config)
    header, live = begin(hosted, msgspec.json.encode(config))
    entries: list[Entry] = []
    while game.waiting(match):
        seat, acts = whose(game, match, draw)
        act = acts.sample(draw) if seat == CHANCE else pick(acts, seat, bids(match), draw)
        match = game.step(match, seat, act)
        entry, live = extend(live, seat, msgspec.json.encode(act))
        entries.append(entry)
    return Record(header, tuple(entries))


def whose(
    game: Game[Config, State, Action, View, Screen, Seen, Outcome], match: State, draw: SeededDraw
) -> tuple[Seat, Choices[Action]]:
    """Who acts next, and the acts: now and then somebody does something unasked."""
    if CHANCE not in game.waiting(match) and draw.below(CLAIMS) == 0:
        for seat in map(Seat, range(game.seats[-1])):
            offers = game.offers(match, seat)
            if offers.size:
                return seat, offers
    waiting = sorted(game.waiting(match))
    seat = waiting[draw.below(len(waiting))]
    return seat, game.options(match, seat)


def pick(acts: Choices[Action], seat: Seat, bids: Bids, draw: SeededDraw) -> Action:
    """An act with some sense: low bids, most votes yes; who has bid nil plays low."""
    one = acts.sample(draw)
    match one:
        case Look() | DoubleNil() if acts.size > 1:
            rare = draw.below(DOUBLE_NILS) == 0
            return next(act for act in acts if isinstance(act, DoubleNil) == rare)
        case Bid():
            return bid(acts, draw)
        case Vote():
            no = draw.below(REFUSES) == 0
            return next(act for act in acts if isinstance(act, Vote) and act.accept != no)
        case Play() if bids[seat] in {0, DOUBLE_NIL}:
            return min(acts, key=height)
        case _:
            return one


def bid(acts: Choices[Action], draw: SeededDraw) -> Action:
    """Nil now and then, else a low number."""
    numbers = {act.number: act for act in acts if isinstance(act, Bid)}
    if 0 in numbers and draw.below(NILS) == 0:
        return numbers[0]
    low = [number for number in numbers if 0 < number <= HIGHEST]
    return numbers[low[draw.below(len(low))]]


def height(act: object) -> tuple[bool, int]:
    """How high a card is that is played: spades last."""
    index = index_of(act.card) if isinstance(act, Play) else 0
    return suit_of(index) == SPADES, rank_of(index)
