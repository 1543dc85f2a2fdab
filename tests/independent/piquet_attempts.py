"""Acts that somebody might try, lawful or not."""

import random

from . import piquet_acts as acts
from .piquet import Referee
from .piquet_acts import Act
from .piquet_cards import CATEGORIES, DECK, held
from .piquet_deals import everything, pack
from .piquet_table import CHANCE, TABLE

PLAIN = ("look", "take-back", "claim", "ready")
MALFORMED: tuple[Act, ...] = (
    {},
    {"type": "bow"},
    {"type": "look", "at": 1},
    {"type": "cut", "at": True},
    {"type": "cut", "at": 1.5},
    {"type": "exchange", "discards": "SA"},
    {"type": "exchange", "discards": ["SA", "SA", "SA"]},
    {"type": "declare", "category": "sets", "combinations": []},
    {"type": "declare", "category": "set", "combinations": [[]]},
    {"type": "declare", "category": "set", "combinations": [], "capot": 1},
    {"type": "play", "card": "S6"},
    {"type": "vote", "accept": None},
    {"type": "exchange", "discards": [], "take": 9},
    {"type": "exchange", "discards": [], "take": True},
    {"type": "declare", "category": "point", "combinations": [], "brag": 0},
    {"type": "declare", "category": "set", "combinations": [], "brag": 3, "rank": "9"},
    {"type": "put-right", "category": "sets"},
)


def attempt(match: Referee, chance: random.Random) -> tuple[int, Act]:
    """Any act one could think of, rather one of the kind that is awaited, and rather by who is awaited."""
    seats = [*range(match.options.seats), CHANCE, TABLE, *sorted(match.to_act) * 3]
    seat = chance.choice(seats)
    deal = match.deal
    hand = sorted(deal.hands[seat]) if deal and 0 <= seat < match.options.seats else chance.sample(DECK, 12)
    cards = [*(hand or ["SA"]), chance.choice(DECK)]
    thought = {
        "spread": pack("spread", chance.sample(DECK, 32)),
        "shuffle": pack("shuffle", chance.sample(DECK, chance.choice((31, 32, 32)))),
        "cut": acts.cut(chance.randrange(-1, 33)),
        "exchange": exchange(chance, cards),
        "declare": declaration(match, chance, seat, cards),
        "play": acts.play(chance.choice(cards), capot=chance.random() < 0.2),
        "vote": acts.vote(chance.random() < 0.5),
    }
    unasked = chance.choice([acts.plain(kind) for kind in PLAIN] + [acts.put_right(kind) for kind in CATEGORIES])
    if chance.random() < 0.6 and match.phase in thought:
        return seat, thought[match.phase]
    return seat, chance.choice([*thought.values(), unasked, unasked, chance.choice(MALFORMED)])


def exchange(chance: random.Random, cards: list[str]) -> Act:
    """Some discards, perhaps for another number of cards."""
    discards = chance.sample(cards, chance.randrange(min(7, len(cards) + 1)))
    return acts.exchange(*discards, take=chance.randrange(7) if chance.random() < 0.4 else None)


def brag(category: str, chance: random.Random) -> Act:
    """Any size, perhaps with a rank, a capot or a combination that does not belong there."""
    act = acts.brag(category, chance.randint(1, 8), chance.choice("TJQKA") if chance.random() < 0.4 else "")
    spoiled: Act = {"capot": True} if chance.random() < 0.5 else {"combinations": [["SA", "SK", "SQ"]]}
    return act | spoiled if chance.random() < 0.2 else act


def declaration(match: Referee, chance: random.Random, seat: int, cards: list[str]) -> Act:
    """A declaration with something wrong in it, perhaps."""
    deal = match.deal
    category = deal.category if deal and deal.category and chance.random() < 0.8 else chance.choice(CATEGORIES)
    if chance.random() < 0.25:
        return brag(category, chance)
    having = held(category, cards if chance.random() < 0.4 else cards[:-1])
    chosen = chance.sample(having, chance.randint(0, len(having)))
    kind = chance.random()
    if kind < 0.15 and chosen:
        chosen[0] -= {min(chosen[0])}
    elif kind < 0.25 and chosen:
        chosen.append(chosen[0])
    elif kind < 0.35:
        chosen = [frozenset(chance.sample(cards, min(3, len(cards))))]
    elif kind < 0.6 and deal and deal.category and seat in match.to_act:
        return {**everything(match, seat), **({"capot": True} if chance.random() < 0.3 else {})}
    return acts.declare(category, *chosen, capot=chance.random() < 0.15)
