"""A random company for Spades: it likes what is rare, and now and then it is bent on a certain end of the match."""

import random
from collections.abc import Collection, Mapping

from .spades import Scorer
from .spades_acts import CLAIM, DOUBLE_NIL, KEEP, LOOK, PASS, READY, VOTES, Act, bid, exchange, play
from .spades_cards import DECK
from .spades_deals import shuffle
from .spades_score import Options

TARGETS = (200, 250, 300, 500, 1000)
STYLES = ("modest", "wild", "nils", "even")
"""How a company bids: low, anything, much nil, or so that both sides score alike after each second deal."""


def options_of(config: Mapping[str, object]) -> Options:
    """The house options of a config as it travels."""
    return Options(**{key: value for key, value in config.items() if key != "first_dealer"})  # type: ignore[arg-type]


class Chooser:
    """Decides for the pack and for all seats of one match."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self.style = chance.choices(STYLES, (5, 2, 3, 2))[0]
        hasty = chance.random() < 0.6
        self._claims = 0.25 if hasty else 0.01
        self._accepts = 0.9 if hasty else 0.5
        self._sinks = chance.random() < 0.5

    def options(self, seats: int) -> dict[str, object]:
        """House options as they travel; the even company meets at a target that both reach after two deals."""
        chance = self._chance
        even = self.style == "even"
        config: dict[str, object] = {
            "target": chance.choice(TARGETS if not even else (250, 300) if seats == 4 else (200,)),
            "bag_penalty": chance.random() < 0.7,
            "nil": chance.random() < 0.8,
            "double_nil": chance.choice(["on", "behind", "off"]),
            "floor": None if even else chance.choice([None, -200, -500]),
            "lowest_bid": chance.choice([0, 4]),
            "ten_for_200": chance.random() < 0.4,
            "cap": chance.choice((2, 8, 8, 100) if even else (1, 2, 3, 8, 100)),
        }
        return {
            key: value for key, value in config.items() if chance.random() < 0.8 or key in {"target", "floor", "cap"}
        }

    def config(self, seats: int) -> dict[str, object]:
        """A whole config as it travels: house options and perhaps a first dealer."""
        first = self._chance.choice([None, *range(seats)])
        return {**self.options(seats), "first_dealer": first}

    def next(self, scorer: Scorer) -> tuple[int, Act]:
        """The next act of a match that is not over."""
        if self.style == "even" and scorer.phase in {"bid", "blind", "draw", "play", "vote"}:
            return self._even(scorer)
        unasked = self._unasked(scorer)
        if unasked is not None:
            return unasked
        seat = self._chance.choice(sorted(scorer.to_act))
        return seat, self._asked(scorer, seat)

    def _unasked(self, scorer: Scorer) -> tuple[int, Act] | None:
        rate = self._claims if scorer.phase == "play" else 0.2
        if self._chance.random() >= rate:
            return None
        offers = [(seat, act) for seat in range(scorer.seats) for act in scorer.offers(seat)]
        return self._chance.choice(offers) if offers else None

    def _asked(self, scorer: Scorer, seat: int) -> Act:
        acts = scorer.lawful(seat)
        if acts is None:
            return shuffle(self._deck(scorer))
        match scorer.phase:
            case "vote":
                return acts[self._chance.random() < self._accepts]
            case "bid" | "blind":
                return self._bid(acts)
            case _:
                return self._chance.choice(acts)

    def _bid(self, acts: Collection[Act]) -> Act:
        if DOUBLE_NIL in acts and self._chance.random() < (0.6 if self.style == "nils" else 0.15):
            return DOUBLE_NIL
        if LOOK in acts:
            return LOOK
        low = 4 if self.style == "modest" else 13
        wanted = 0 if self.style == "nils" and self._chance.random() < 0.5 else self._chance.randint(0, low)
        if self._chance.random() < 0.1:
            wanted = 10
        return bid(wanted) if bid(wanted) in acts else self._chance.choice(list(acts))

    def _even(self, scorer: Scorer) -> tuple[int, Act]:
        """All tricks to a side in turn; it bids all of them, the others as much or nil."""
        winner = len(scorer.rows) % 2
        if scorer.phase == "play":
            return winner, CLAIM
        (seat, *_) = sorted(scorer.to_act)
        acts = scorer.lawful(seat)
        assert acts
        if scorer.phase == "bid" and LOOK not in acts:
            if seat % 2 != winner and not self._sinks and bid(0) in acts:
                return seat, bid(0)
            second = scorer.partner(seat) in scorer.bids
            return seat, bid(13 if scorer.seats == 2 else 6 if second else 7)
        return seat, acts[-1] if scorer.phase == "vote" else acts[0]

    def _deck(self, scorer: Scorer) -> list[str]:
        """A shuffled pack; often one in which somebody comes to many spades."""
        deck = self._chance.sample(DECK, len(DECK))
        if self._chance.random() < 0.5:
            return deck
        circle = scorer.circle()
        lucky = self._chance.randrange(scorer.seats)
        places = [at for at in range(52) if circle[at // 2 % 2 if scorer.seats == 2 else at % 4] == lucky]
        spades = self._chance.sample([card for card in DECK if card[0] == "S"], self._chance.randint(9, 13))
        others = [card for card in deck if card not in spades]
        gift = dict(zip(self._chance.sample(places, len(spades)), spades, strict=True))
        return [gift[at] if at in gift else others.pop() for at in range(52)]


def attempt(scorer: Scorer, chance: random.Random) -> Act:
    """Any act one could think of, rather one of the kind that is awaited."""
    hand = sorted(chance.choice(scorer.hands)) or DECK[:13]
    some = [*chance.sample(hand, min(len(hand), chance.choice((2, 3, 3, 4)))), chance.choice(DECK)]
    thought: list[Act] = [
        bid(chance.randrange(-1, 15)),
        play(chance.choice(hand)),
        exchange(*some[chance.randrange(2) :]),
        exchange(*some[:3]),
        exchange(*some[:2], some[0]),
        *(LOOK, DOUBLE_NIL, KEEP, PASS, CLAIM, READY, *VOTES),
        {"type": "lot", "dealer": chance.randrange(-1, scorer.seats + 1)},
        shuffle(chance.sample(DECK, chance.choice((51, 52)))),
        shuffle(chance.choices(DECK, k=52)),
        {"type": "mark"},
    ]
    kinds = {"blind": {"look", "double-nil"}, "draw": {"keep", "pass"}, "bid": {"bid", "look", "double-nil"}}
    fitting = [act for act in thought if act["type"] in kinds.get(scorer.phase, {scorer.phase})]
    return chance.choice(thought + 4 * fitting)
