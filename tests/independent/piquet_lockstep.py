"""Engine and referee side by side: every act goes to both as bytes, and what they say of the match is compared."""

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict

import msgspec
from msgspec import UNSET

from pik.core.breach import BreachData
from pik.core.hosted import Hosted, Live
from pik.core.lazy import ChoiceData, ListedData, PicksData, PlacesData
from pik.core.message import Refusal
from pik.core.seat import CHANCE, TABLE, Seat
from pik.games import CATALOG

from . import piquet_acts as acts
from .piquet import Referee
from .piquet_acts import Act
from .piquet_attempts import attempt
from .piquet_bytes import DealData, View, all_cards, config_of
from .piquet_cards import Combination
from .piquet_count import accounts, good, standing
from .piquet_end import compare_end
from .piquet_known import Known
from .piquet_live import price
from .piquet_refusal import refusal
from .piquet_settle import partie
from .piquet_table import Options

PARTS = {
    "PQ-2.1": "white",
    "PQ-3.2": "point",
    "PQ-3.3": "sequence",
    "PQ-3.4": "set",
    "PQ-3.6": "clean",
    "PQ-4.1": "repique",
    "PQ-4.2": "pique",
    "PQ-5.2": "play",
    "PQ-5.3": "play",
    "PQ-5.5": "leza",
    "PQ-5.6": "capot",
    "PQ-8.4": "leza",
}


class Lockstep:
    """One match, kept by the engine and by the referee."""

    def __init__(self, options: Options, game: Hosted | None = None) -> None:
        self.game = game or CATALOG["piquet-norman" if options.norman else "piquet"]
        self.options = options
        self.live: Live = self.game.open(config_of(options))
        self.referee = Referee(options)
        self.known = Known(options.seats)
        self.seen = Counter[str]()

    @property
    def viewers(self) -> list[Seat | None]:
        """All seats and a spectator."""
        return [*map(Seat, range(self.options.seats)), None]

    def act(self, seat: int, act: Act) -> None:
        """One act for both; then all that everybody sees."""
        raw, before = msgspec.json.encode(act), self.live
        self._count_live(seat, act)
        self.live = before.act(Seat(seat), raw)
        self.referee.feed(seat, act)
        self.known.watch(self.referee, seat, act)
        self._count(act)
        self.compare_table()
        self.compare_seen(before, seat, raw)
        if len(self.referee.accounts) and self.referee.phase in ("ready", "over") and act["type"] != "ready":
            self.compare_pad()
        if self.referee.phase == "over":
            compare_end(self.game, self.live, self.referee)

    def view(self, viewer: Seat | None = None) -> View:
        """What the engine shows a viewer."""
        return msgspec.json.decode(self.live.view(viewer), type=View)

    def deal(self, viewer: Seat | None = None) -> DealData:
        """The deal on the table as the engine shows it."""
        found = self.view(viewer).deal
        assert found is not None
        return found

    def compare_table(self) -> None:
        """Who is awaited, whether it is over, who deals, and the counts."""
        assert set(self.live.waiting) == self.referee.to_act
        assert self.live.over == (self.referee.phase == "over")
        if self.referee.phase in ("spread", "cut", "shuffle", "ready", "over"):
            return
        deal, engine = self.referee.table, self.deal()
        assert engine.dealer == deal.dealer
        assert [(cut.seat, cut.card) for cut in engine.cuts] == self.cuts()
        assert [(cut.seat, cut.card) for cut in (*engine.earlier, *engine.cuts)] == self.turned()
        assert engine.counts == [account.total for account in accounts(deal)]
        assert engine.cards == [len(hand) for hand in deal.hands]
        self.compare_live(engine)
        tricks = deal.tricks()
        assert engine.taken == [sum(trick.taker == seat for trick in tricks) for seat in range(deal.seats)]

    def compare_live(self, engine: DealData) -> None:
        """Who took too many, and which false brags are known (PQ-6.1, PQ-6.2)."""
        if not self.options.live:
            assert engine.live is None
            return
        assert engine.live is not None
        deal = self.referee.table
        assert engine.live.over == (deal.over if any(deal.over) else engine.live.over)
        known = {(wrong.seat, wrong.category) for wrong in engine.live.wrong if not wrong.righted}
        assert known == (deal.brags() if deal.looked_at else set())
        righted = [(wrong.seat, wrong.category) for wrong in engine.live.wrong if wrong.righted]
        assert sorted(righted) == sorted(self.known.righted)

    def cuts(self) -> list[tuple[int, str]]:
        """The cards of the last cut, as long as its first deal lasts."""
        referee = self.referee
        return [] if referee.accounts else [(seat, referee.spread[at]) for seat, at in referee.cuts.items()]

    def turned(self) -> list[tuple[int, str]]:
        """Those and the cards of equal cuts before."""
        return [] if self.referee.accounts else self.referee.shown

    def compare_pad(self) -> None:
        """What was written in the deal, by reason, and how the match stands."""
        referee, standing = self.referee, self.view().standing
        assert [row.counts for row in standing.rows] == referee.totals
        written: list[dict[str, int]] = [Counter() for _ in range(self.options.seats)]
        for parts, sums in zip(standing.rows[-1].parts, written, strict=True):
            for part in parts:
                sums[PARTS[part.rule]] += part.amount
        assert written == [{name: n for name, n in vars(each).items() if n} for each in referee.accounts[-1]]
        assert standing.scores == self.standing()
        self.seen.update(name for sums in written for name in sums)
        deal = referee.table
        surplus = {seat for seat, over in enumerate(deal.over) if over}
        self.seen["looked with a brag"] += bool(deal.offenders())
        self.seen["brag and surplus"] += bool(deal.offenders() & surplus)
        self.seen["both silent"] += not any(map(deal.factor, range(deal.seats)))
        self.seen["refait"] += referee.refait_is_open and len(referee.accounts) % 2 == 0

    def standing(self) -> list[int]:
        """What is written: of three the nets, of two what one is ahead, an unfinished korolik with it."""
        referee = self.referee
        if self.options.norman:
            return referee.net()
        ahead = partie(referee.totals, open_refait=self.options.open_refait)[0]
        if len(referee.totals) % 2:
            first, second = referee.totals[-1]
            ahead += (first - second) * (2 if referee.refait_is_open else 1)
        return [max(ahead, 0), max(-ahead, 0)]

    def compare_choices(self) -> None:
        """All that anybody may do, asked and unasked."""
        for seat in (*range(self.options.seats), CHANCE, TABLE):
            asked = self.live.asked(Seat(seat))
            assert listed(asked.offers) == sorted(map(written, self.referee.offers(seat)))
            if seat != CHANCE:
                self._compare_options(seat, asked.options)
                self._compare_breaches(seat, () if asked.breaches is UNSET else asked.breaches)

    def _compare_options(self, seat: int, options: tuple[ChoiceData, ...]) -> None:
        referee = self.referee
        if seat not in referee.to_act or referee.phase != "exchange":
            assert listed(options) == sorted(map(written, referee.lawful(seat)))
            return
        (picks,) = options
        assert isinstance(picks, PicksData)
        assert (picks.act, picks.field) == ("exchange", "discards")
        assert (set(picks.cards), set(picks.sizes)) == referee.sizes(seat)

    def _compare_breaches(self, seat: int, found: tuple[BreachData, ...]) -> None:
        referee = self.referee
        assert {each.price for each in found} <= {0}
        if not self.options.live or seat not in referee.to_act or referee.phase != "exchange":
            assert {each.rule for each in found} <= {"PQ-6.2"}
            brags = [raw for each in found for raw in listed(each.acts)]
            assert brags == sorted(map(written, referee.breaches(seat))), (seat, brags)
            return
        hand, sizes = referee.sizes(seat)
        picks = [choice for each in found for choice in each.acts]
        assert {each.rule for each in found} == ({"PQ-6.1"} if sizes - {0} else set())
        offered: dict[object, set[int]] = {}
        for each in picks:
            assert isinstance(each, PicksData)
            assert each.also
            assert (each.act, each.field, set(each.cards)) == ("exchange", "discards", hand)
            offered[each.also["take"]] = set(each.sizes)
        assert offered == {take: set(range(take)) for take in sizes - {0}}

    def compare_attempt(self, chance: random.Random) -> None:
        """An act that is as likely as not unlawful is accepted by both or by neither."""
        seat, act = attempt(self.referee, chance)
        refused = refusal(self.referee, seat, act) is not None and price(self.referee, seat, act) is None
        try:
            self.live.act(Seat(seat), msgspec.json.encode(act))
        except Refusal:
            assert refused, (seat, act)
        else:
            assert not refused, (seat, act)
        self.seen["refused" if refused else "accepted"] += 1

    def compare_seen(self, before: Live, seat: int, raw: bytes) -> None:
        """The act as each viewer saw it done and as it is told shows no card that the viewer may not know."""
        for viewer in self.viewers:
            told = before.redact(Seat(seat), raw, viewer)
            assert all_cards(told) <= self.known.cards(viewer), (viewer, told)
        told = msgspec.json.encode(before.narrate(Seat(seat), raw))
        assert all_cards(told) <= self.known.open, told

    def compare_known(self) -> None:
        """No view and no screen shows a card that its viewer may not know; what was said and shown is there."""
        for viewer in self.viewers:
            if self.referee.phase not in ("spread", "cut", "shuffle", "ready", "over"):
                self._compare_said(viewer, self.deal(viewer))
                shown = all_cards(self.live.screen(viewer))
                assert shown <= self.may_be_shown(viewer), (viewer, shown)
            assert all_cards(self.live.view(viewer)) <= self.known.cards(viewer), viewer
            assert all_cards(self.live.screen(viewer)) <= self.known.cards(viewer), viewer

    def _compare_said(self, viewer: Seat | None, engine: DealData) -> None:
        deal = self.referee.table
        assert [msgspec.structs.asdict(call) for call in engine.calls] == [asdict(call) for call in self.known.calls]
        assert {white.seat for white in engine.whites} == deal.whites
        assert set(engine.looked) == deal.looked
        assert set(engine.announced) == deal.capots
        for category in deal.declared:
            for seat in range(deal.seats):
                shown = {frozenset(cards) for cards in engine.combos_of(seat, category)}
                mine = set(standing(deal, category).get(seat, []))
                public = self.known.counted.get((seat, category), set[Combination]())
                assert public <= shown <= (mine if seat == viewer else public)

    def may_be_shown(self, viewer: Seat | None) -> set[str]:
        """PQ-5.7: of the tricks only the last one until the next lead, and what was shown otherwise."""
        deal = self.referee.table
        hidden = {card for number in range(deal.number) for _, card in deal.trick_at(number)}
        if not deal.trick and deal.number:
            hidden -= {card for _, card in deal.trick_at(deal.number - 1)}
        for combinations in self.known.counted.values():
            hidden = hidden.difference(*combinations)
        hidden = hidden.difference(*(deal.dealt[seat] for seat in deal.whites))
        return self.known.cards(viewer) - hidden

    def _count_live(self, seat: int, act: Act) -> None:
        """What an act that is about to be done means at a live table."""
        costs, deal = price(self.referee, seat, act), self.referee.deal
        if costs is not None:
            self.seen[f"breach {costs}"] += 1
        if deal is not None and act["type"] == "declare":
            answers = deal.words[deal.category].get(deal.leader) if deal.seats == 2 and seat == deal.dealer else None
            self.seen["answers a brag"] += answers is not None and answers.false
            self.seen["brags in answer"] += costs is not None and answers is not None and answers.mine is not None

    def _count(self, act: Act) -> None:
        match act["type"]:
            case "vote":
                self.seen[f"vote {act['accept']}"] += 1
            case "spread" if self.referee.shown:
                self.seen["spread again"] += 1
            case "declare":
                self._count_equals(acts.category(act))
                self.seen["declare capot"] += acts.truth(act, "capot")
            case "play":
                self.seen["play capot"] += acts.truth(act, "capot")
            case kind:
                self.seen[str(kind)] += 1

    def _count_equals(self, category: str) -> None:
        declared = self.referee.table.declared[category]
        if len(declared) == self.options.seats and any(declared.values()) and good(category, declared) is None:
            self.seen[f"equal {category}"] += 1


def listed(options: tuple[ChoiceData, ...]) -> list[bytes]:
    """The engine's acts in one order."""
    found: list[Act] = []
    for each in options:
        match each:
            case ListedData(acts=raws):
                found.extend(msgspec.json.decode(bytes(raw), type=dict[str, object]) for raw in raws)
            case PlacesData(act=kind, field=key, least=least, most=most):
                found.extend({"type": kind, key: place} for place in range(least, most + 1))
            case PicksData(act=kind, field=key, cards=cards, sizes=(1,)):
                found.extend({"type": kind, key: card} for card in cards)
            case _:
                raise AssertionError(each)
    return sorted(map(written, found))


def written(act: Mapping[str, object]) -> bytes:
    """An act in one spelling: combinations and their cards in the order of the alphabet."""
    plain = dict(act)
    if plain["type"] == "declare":
        plain["combinations"] = sorted(sorted(cards) for cards in acts.combinations(plain))
    return msgspec.json.encode(plain, order="sorted")
