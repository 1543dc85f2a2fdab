"""What a deal of Piquet comes to: declarations, the running count, leza and capot."""

from collections import Counter
from dataclasses import dataclass

from .piquet_cards import CATEGORIES, Combination, Strength, strength, value
from .piquet_table import Deal
from .piquet_words import stands


def best(category: str, declared: list[Combination]) -> Strength | None:
    """The best of what was declared; None for the silent."""
    return max((strength(category, cards) for cards in declared), default=None)


def good(category: str, declared: dict[int, list[Combination]]) -> int | None:
    """Who is better than everybody else (PQ-3.2 to PQ-3.4, PQ-8.3); None where nobody is."""
    bests = {seat: best(category, cards) for seat, cards in declared.items()}
    spoken = [found for found in bests.values() if found is not None]
    if not spoken or spoken.count(max(spoken)) > 1:
        return None
    return next(seat for seat, found in bests.items() if found == max(spoken))


def counted(deal: Deal, category: str, seat: int) -> list[Combination]:
    """The combinations that count for a seat; none for who is found to have bragged (PQ-6.2)."""
    declared = standing(deal, category)
    return declared[seat] if good(category, declared) == seat and seat not in deal.offenders() else []


def standing(deal: Deal, category: str) -> dict[int, list[Combination]]:
    """What was declared; at a live table what the words come to."""
    if not deal.options.live:
        return deal.declared[category]
    return {seat: stands(category, word, deal.start(seat)) for seat, word in deal.words[category].items()}


@dataclass
class Account:
    """What one seat has written in a deal, by reason."""

    white: int = 0
    point: int = 0
    sequence: int = 0
    set: int = 0
    clean: int = 0
    repique: int = 0
    pique: int = 0
    play: int = 0
    leza: int = 0
    capot: int = 0

    @property
    def declared(self) -> int:
        """What the cards alone bring: it makes a repique and stops the others' (PQ-4.1, PQ-4.3)."""
        return self.white + self.point + self.sequence + self.set

    @property
    def hand(self) -> int:
        """The count before the first lead."""
        return self.declared + self.clean + self.repique

    @property
    def total(self) -> int:
        """All of it."""
        return self.hand + self.pique + self.play + self.leza + self.capot


def accounts(deal: Deal) -> list[Account]:
    """What every seat has written so far."""
    written = [Account(white=10 if seat in deal.whites else 0) for seat in range(deal.seats)]
    if len(deal.declared["set"]) < deal.seats:
        return written
    if deal.options.live and not deal.looked_at:
        _play(deal, written)
        return written
    for seat in deal.offenders():
        written[seat] = Account()
    for seat, account in enumerate(written):
        if seat not in deal.offenders():
            _declarations(deal, seat, account)
    for seat, account in enumerate(written):
        others = [other.declared for place, other in enumerate(written) if place != seat]
        if account.declared >= 30 and not any(others):
            account.repique = 60
    _play(deal, written)
    return written


def _declarations(deal: Deal, seat: int, account: Account) -> None:
    cards: set[str] = set()
    for category in CATEGORIES:
        good_ones = counted(deal, category, seat)
        cards.update(*good_ones)
        setattr(account, category, sum(value(category, each) for each in good_ones))
    account.clean = 20 if cards == deal.start(seat) else 0


def _play(deal: Deal, written: list[Account]) -> None:
    """PQ-5.2, PQ-5.3: a point for the lead, one for a trick off another's lead; then what the end brings."""
    done = deal.tricks()
    for number, trick in enumerate(done):
        _point(deal, written, trick.leader)
        if trick.taker != trick.leader:
            _point(deal, written, trick.taker)
        if number == deal.size - 1:
            alone = all(each.taker == trick.taker for each in done)
            _point(deal, written, trick.taker, 1 if alone else 3)
    if deal.trick:
        _point(deal, written, deal.trick[0][0])
    if len(done) == deal.size:
        _end(deal, written, Counter(trick.taker for trick in done))


def _point(deal: Deal, written: list[Account], seat: int, points: int = 1) -> None:
    """Points of play, and with them perhaps the first leader's pique (PQ-4.2)."""
    account = written[seat]
    account.play += points * deal.factor(seat)
    others = [other.declared + other.play for place, other in enumerate(written) if place != seat]
    reached = account.declared + account.play >= 30 and not account.repique
    if seat == deal.leader and reached and not any(others):
        account.pique = 30


def _end(deal: Deal, written: list[Account], tricks: Counter[int]) -> None:
    """PQ-5.5, PQ-5.6, PQ-8.4."""
    (taker, most), *others = tricks.most_common()
    if deal.factor(taker) == 0:
        return
    if most == deal.size:
        written[taker].capot = 80 if taker in deal.capots else 40
    elif most > others[0][1]:
        written[taker].leza = 10
