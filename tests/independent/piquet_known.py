"""What may be known of a deal of Piquet, to whom and from which act on (PQ-2.5, PQ-3.1, PQ-3.5, PQ-5.7)."""

from dataclasses import dataclass, field

from . import piquet_acts as acts
from .piquet import Referee
from .piquet_acts import Act
from .piquet_cards import CATEGORIES, RANKS, Combination, Strength
from .piquet_count import best, counted
from .piquet_table import Deal

Said = tuple[object, ...]


@dataclass
class Call:
    """What one player has said in one category, as far as it goes."""

    seat: int
    category: str
    size: int | None = None
    """The number of cards, 0 for nothing; None where only an answer was given."""
    rank: str | None = None
    """Of a set the rank; of a sequence the top, at equal length."""
    pips: int | None = None
    answer: str | None = None
    second: str | None = None
    """The answer to what was named at equal size."""


@dataclass
class Known:
    """What has been said and shown in the deal that is on the table."""

    seats: int
    open: set[str] = field(default_factory=set[str])
    """Cards that everybody has seen."""
    own: list[set[str]] = field(default_factory=list[set[str]])
    """Cards that one seat has seen besides."""
    calls: list[Call] = field(default_factory=list[Call])
    counted: dict[tuple[int, str], set[Combination]] = field(default_factory=dict[tuple[int, str], set[Combination]])
    """What counts and was shown, by seat and category."""
    looked_at: bool = False
    """At a live table whether the first trick is over and what was said has been looked at."""
    righted: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    said: list[Said] = field(default_factory=list[Said])
    """Everything that everybody saw or heard, in order."""
    told: list[list[Said]] = field(default_factory=list[list[Said]])
    """What one seat saw besides."""

    def cards(self, viewer: int | None) -> set[str]:
        """The cards this viewer has seen in the deal; None is a spectator."""
        return self.open | (self.own[viewer] if viewer is not None else set())

    def transcript(self, viewer: int | None) -> tuple[list[Said], list[Said]]:
        """All that this viewer was ever told in the deal."""
        return self.said, self.told[viewer] if viewer is not None else []

    def watch(self, match: Referee, seat: int, act: Act) -> None:
        """Take in an act that the referee has just accepted."""
        match act["type"]:
            case "spread":
                self._clear()
            case "cut":
                self._show("cut", seat, acts.number(act, "at"), {match.shown[-1][1]})
            case "shuffle":
                self._clear()
                self._deal(match.table)
            case "ready":
                pass
            case _:
                self._watch_deal(match.table, seat, act)

    def _clear(self) -> None:
        self.open, self.own = set(), [set() for _ in range(self.seats)]
        self.calls, self.said, self.told = [], [], [[] for _ in range(self.seats)]
        self.counted, self.looked_at, self.righted = {}, False, []

    def _deal(self, deal: Deal) -> None:
        self.said.append(("deals", deal.dealer))
        for seat in range(self.seats):
            self._tell(seat, deal.hands[seat])
        self._whites(deal)

    def _watch_deal(self, deal: Deal, seat: int, act: Act) -> None:
        self._watch_act(deal, seat, act)
        if deal.options.live and deal.looked_at and not self.looked_at:
            self.looked_at = True
            for category in CATEGORIES:
                self._name_anew(deal, category)
            self.said.append(("found", sorted(deal.brags()), repr(self.calls)))
            self._counted(deal)

    def _name_anew(self, deal: Deal, category: str) -> None:
        """Three: where a word has fallen, those who are now the longest and equal name pips or top (PQ-6.2, PQ-8.2)."""
        if self.seats == 3:
            words = deal.words[category]
            self._name_among_equals(category, {seat: None if word.false else word.mine for seat, word in words.items()})

    def _watch_act(self, deal: Deal, seat: int, act: Act) -> None:
        match act["type"]:
            case "exchange":
                self.said.append(("exchanges", seat, len(deal.discards[seat]), deal.over[seat]))
                self._tell(seat, deal.discards[seat])
                self._tell(seat, deal.hands[seat])
                self._whites(deal)
            case "put-right":
                self.righted.append((seat, acts.category(act)))
                self.said.append(("puts right", seat, acts.category(act)))
            case "look":
                self.said.append(("looks", seat))
                self._tell(seat, set(deal.left))
            case "declare":
                self._declaration(deal, seat, act)
            case "play":
                self._show("plays", seat, acts.truth(act, "capot"), {acts.card(act, "card")})
            case "claim":
                self._show("claims", seat, 0, deal.hands[seat])
            case _:
                self.said.append((act["type"], seat, acts.truth(act, "accept")))

    def _tell(self, seat: int, cards: set[str]) -> None:
        self.own[seat] |= cards
        self.told[seat].append(tuple(sorted(cards)))

    def _show(self, what: str, seat: int, more: object, cards: set[str]) -> None:
        self.open |= cards
        self.said.append((what, seat, more, tuple(sorted(cards))))

    def _whites(self, deal: Deal) -> None:
        for seat in sorted(deal.whites):
            self._show("white", seat, 0, set(deal.dealt[seat]))

    def _declaration(self, deal: Deal, seat: int, act: Act) -> None:
        category = acts.category(act)
        self.told[seat].append(tuple(tuple(sorted(cards)) for cards in deal.declared[category][seat]))
        bests = {speaker: best(category, declared) for speaker, declared in deal.declared[category].items()}
        if deal.options.live:
            bests = {speaker: word.mine for speaker, word in deal.words[category].items()}
        if self.seats == 3:
            self._say(seat, category, bests[seat])
            if len(bests) == self.seats:
                self._name_among_equals(category, bests)
        else:
            self._answer(seat, category, dict(bests))
        self.said.append(("declares", seat, acts.truth(act, "capot"), repr(self.calls)))
        if category == CATEGORIES[-1] and len(bests) == self.seats and not deal.options.live:
            self._counted(deal)

    def _say(self, seat: int, category: str, found: Strength | None) -> None:
        """Size, and of sets the rank; or nothing."""
        size, height = found or (0, None)
        rank = RANKS[height] if height is not None and category == "set" else None
        self.calls.append(Call(seat, category, size, rank))

    def _answer(self, seat: int, category: str, bests: dict[int, Strength | None]) -> None:
        """The dealer answers the elder; to nothing the dealer says what the dealer has."""
        mine = bests.pop(seat)
        theirs = next(iter(bests.values()), None)
        if theirs is None:
            self._say(seat, category, mine)
            return
        if category == "set" or mine is None or mine[0] != theirs[0]:
            self.calls.append(Call(seat, category, answer=compared(mine, theirs)))
            return
        self._name(self.calls[-1], theirs)
        self.calls.append(Call(seat, category, answer="equal", second=compared(mine, theirs)))

    def _name_among_equals(self, category: str, bests: dict[int, Strength | None]) -> None:
        """All who share the best size name pips or top."""
        longest = max(found[0] if found else 0 for found in bests.values())
        speaking = [call for call in self.calls if call.category == category and bests[call.seat] is not None]
        sharing = [call for call in speaking if call.size == longest]
        if category == "set" or longest == 0 or len(sharing) == 1:
            return
        for call in sharing:
            found = bests[call.seat]
            assert found is not None
            self._name(call, found)

    @staticmethod
    def _name(call: Call, found: Strength) -> None:
        if call.category == "point":
            call.pips = found[1]
        else:
            call.rank = RANKS[found[1]]

    def _counted(self, deal: Deal) -> None:
        """After the last category what counts is shown (PQ-3.1, PQ-3.5)."""
        for category in CATEGORIES:
            for seat in range(self.seats):
                self.counted[seat, category] = set(counted(deal, category, seat))
                for cards in counted(deal, category, seat):
                    self._show("shows", seat, category, set(cards))


def compared(mine: Strength | None, theirs: Strength) -> str:
    """What one says of what another has declared."""
    if mine is None or mine < theirs:
        return "good"
    return "equal" if mine == theirs else "not-good"
