"""A random company for the comparison of engine and referee: it likes what is rare."""

import random

from . import piquet_acts as acts
from .piquet import Referee
from .piquet_acts import Act
from .piquet_cards import DECK, height
from .piquet_deals import everything, pack
from .piquet_refusal import may_announce
from .piquet_stacking import stacked
from .piquet_table import CHANCE, Options

Deed = tuple[int, Act]


def random_options(chance: random.Random, *, norman: bool, live: bool = False) -> Options:
    """One of the games with any of its options; the short ones more often."""
    seats = 3 if norman else 2
    first = None if chance.random() < 0.3 else chance.randrange(seats)
    if norman:
        return Options(norman=True, first_dealer=first, live=live)
    return Options(
        deals=chance.choice((2, 2, 2, 2, 6, 12)),
        thrice=chance.random() < 0.5,
        first_dealer=first,
        open_refait=chance.random() < 0.3,
        live=live,
    )


class Company:
    """Decides for the pack and for all seats."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._done: list[Deed] = []
        """What was done in the deal before, or in this one."""
        self._again: list[Deed] = []
        """What is still to be done over with the seats changed."""
        self._style = ""
        self._winner = 0

    def next(self, match: Referee) -> Deed:
        """The next act of a match that is not over."""
        deed = self._again.pop(0) if self._again else self._fresh(match)
        if deed[1]["type"] != "ready":
            self._done.append(deed)
        return deed

    def _fresh(self, match: Referee) -> Deed:
        if match.to_act == {CHANCE}:
            return self._pack(match)
        offers = [(seat, act) for seat in range(match.options.seats) for act in match.offers(seat)]
        if offers and self._chance.random() < 0.07:
            seat, act = self._chance.choice(offers)
            if act["type"] != "claim" or self._chance.random() < 0.3:
                return seat, act
        seat = self._chance.choice(sorted(match.to_act))
        return seat, self._asked(match, seat)

    def _pack(self, match: Referee) -> Deed:
        """A stacked pack; after a first deal of a korolik perhaps the same deal over, for a refait."""
        done, self._done = self._done, []
        self._style = self._chance.choice(("any", "high", "high", "one wins"))
        self._winner = self._chance.randrange(match.options.seats)
        if match.phase == "spread":
            deck = self._chance.sample(DECK, len(DECK))
        elif not match.options.norman and len(match.accounts) % 2 == 1 and self._chance.random() < 0.2:
            dealt = [deed for deed in done if deed[1]["type"] not in ("spread", "cut")]
            self._again = [(seat if seat == CHANCE else 1 - seat, act) for seat, act in dealt]
            return self._again.pop(0)
        else:
            assert match.dealer is not None
            deck = stacked(self._chance, match.options, match.dealer)
        return CHANCE, pack(match.phase, deck)

    def _asked(self, match: Referee, seat: int) -> Act:
        match match.phase:
            case "exchange":
                return self._exchange(match, seat)
            case "declare":
                return self._declare(match, seat)
            case "cut":
                return self._cut(match, seat)
            case "play":
                return self._card(match, seat)
            case _:
                return self._chance.choice(match.lawful(seat))

    def _cut(self, match: Referee, seat: int) -> Act:
        """Any place, or a card of a rank that has been shown."""
        shown = {match.spread[at][1] for at in match.cuts.values()}
        same = [at for at in match.places() if match.spread[at][1] in shown]
        return acts.cut(self._chance.choice(same if same and self._chance.random() < 0.3 else match.places()))

    def _exchange(self, match: Referee, seat: int) -> Act:
        """Any cards, or those of the shortest suits."""
        hand, sizes = match.sizes(seat)
        if match.options.live and len(sizes) > 1 and self._chance.random() < 0.12:
            take = self._chance.choice(sorted(sizes - {0}))
            return acts.exchange(*self._chance.sample(sorted(hand), self._chance.randrange(take)), take=take)
        suits = [card[0] for card in hand]
        order = sorted(hand, key=lambda card: (suits.count(card[0]), card))
        if self._chance.random() < 0.4:
            self._chance.shuffle(order)
        return acts.exchange(*order[: self._chance.choice(sorted(sizes))])

    def _declare(self, match: Referee, seat: int) -> Act:
        deal = match.table
        brags = match.breaches(seat)
        if brags and self._chance.random() < 0.15:
            return self._chance.choice(brags)
        if self._chance.random() < 0.3:
            return self._chance.choice(match.lawful(seat))
        act = everything(match, seat)
        eager = self._style == "one wins" and seat == self._winner
        announces = may_announce(deal, seat) and self._chance.random() < (0.5 if eager else 0.05)
        return {**act, "capot": True} if announces else act

    def _card(self, match: Referee, seat: int) -> Act:
        deal = match.table
        cards = sorted(deal.lawful(seat), key=lambda card: (height(card), card))
        eager = self._style == "one wins" and seat == self._winner
        capot = not deal.laid and self._chance.random() < (0.5 if eager else 0.05)
        if self._style == "any":
            return acts.play(self._chance.choice(cards), capot=capot)
        strong = eager if self._style == "one wins" else not deal.trick
        return acts.play(self._longest(cards) if strong and not deal.trick else cards[-1 if strong else 0], capot=capot)

    @staticmethod
    def _longest(cards: list[str]) -> str:
        """An ace, else the highest card of the longest suit."""
        suits = [card[0] for card in cards]
        return max(cards, key=lambda card: (card[1] == "A", suits.count(card[0]), height(card), card))
