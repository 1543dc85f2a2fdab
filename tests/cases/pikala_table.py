"""A table of Pikala at which a worked case is really played: names for seats, standings, deals with wished hands."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from msgspec.structs import replace as changed

from pik.cards.card import Card
from pik.cards.deck import PACK_36
from pik.core.seat import CHANCE, Seat
from pik.games.pikala import LEDGER, MATCH, rules
from pik.games.pikala.account import payments
from pik.games.pikala.actions import Cut, Draw, SitOut
from pik.games.pikala.config import Config
from pik.games.pikala.state import SAT_OUT, Deal
from pik.games.pikala.tally import Tally
from tests.cases.pikala_given import by_name
from tests.games.pikala import build
from tests.games.pikala.build import Running

Marks = Sequence[Sequence[int]]
"""Units of marks of each seat, row by row."""


@dataclass(frozen=True)
class Table:
    """Players by name, clockwise, and their match."""

    names: tuple[str, ...]
    m: Running

    def seat(self, name: str) -> Seat:
        """The seat of a player. Raises ValueError for a stranger."""
        return Seat(self.names.index(name))

    def name(self, seat: int | None) -> str | None:
        """The player of a seat; None for none."""
        return None if seat is None else self.names[seat]

    @property
    def deal(self) -> Deal:
        """The deal that runs or has just ended."""
        return build.live(self.m)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.m.standing.end is not None

    @property
    def written(self) -> bool:
        """Whether the deal, which has ended, got a row."""
        return self.deal.end in {"tricks", "rams"} and not self.over

    def after(self, m: Running) -> "Table":
        """The table with the match gone on."""
        return replace(self, m=m)

    def scores(self) -> dict[str, object]:
        """The live scores."""
        return by_name(self.names, self.deal.scores)

    def pays(self) -> dict[str, object]:
        """What each player pays; nothing before the end."""
        paid = payments(self.m.standing)
        return by_name(self.names, paid) if paid else {}

    def fined(self, points: Mapping[str, int]) -> "Table":
        """The table with points added to live scores in mid-deal, as a big hooliganka does."""
        scores = tuple(score + points.get(name, 0) for name, score in zip(self.names, self.deal.scores, strict=True))
        return self.after(changed(self.m, deal=changed(self.deal, scores=scores)))


def sat_down(
    names: tuple[str, ...], scores: Mapping[str, int], *, dealer: str | None = None, marks: Marks = ()
) -> Table:
    """A table before a deal of this dealer (the last player if none is named), with these last written scores.

    Where nobody's score differs from the opening and there are no marks, no row is written yet.
    """
    values = tuple(scores.get(name, 25) for name in names)
    rows = [tuple(units) for units in marks]
    if not rows and set(values) != {25}:
        rows = [(0,) * len(names)]
    now = names.index(dealer) if dealer else len(names) - 1
    config = Config(len(names), Seat((now - len(rows)) % len(names)))
    standing = LEDGER.opening(config)
    for units in rows:
        standing = LEDGER.settle(config, standing, Tally("tricks", values, units, ((),) * len(names), None))
    return Table(names, Running(config, standing, None))


def rows_of(names: tuple[str, ...], wheels: Mapping[str, int], tvs: Mapping[str, int]) -> Marks:
    """Marks that stand each on a row of its own."""
    each = {name: [1] * wheels.get(name, 0) + [2] * tvs.get(name, 0) for name in names}
    count = max(map(len, each.values()))
    return [[(each[name][at : at + 1] or [0])[0] for name in names] for at in range(max(1, count))]


class Pack:
    """The cards that a deal has left, in an order that gives no rams and keeps the jacks apart."""

    def __init__(self, used: Collection[str]) -> None:
        """All cards but the used ones."""
        order = sorted(range(36), key=lambda at: at * 5 % 36)
        self.left: list[Card] = [PACK_36[at] for at in order if PACK_36[at] not in used]

    def take(self, count: int) -> tuple[Card, ...]:
        """Some cards, gone from the pack."""
        taken, self.left = self.left[:count], self.left[count:]
        return tuple(taken)

    def harmless(self, count: int) -> tuple[Card, ...]:
        """Some cards that allow no announcement."""
        plain: list[Card] = [card for card in self.left if not announces(card)]
        taken = plain[:count]
        self.left = [card for card in self.left if card not in taken]
        return tuple(taken)


def announces(card: str) -> bool:
    """Whether a card may help to announce something."""
    return card == "SA" or card[1] == "J"


def turn_up_of(trump: str | None, used: Collection[str]) -> Card:
    """A card that can make trump: of the suit if one is given, no jack, not used."""
    free: list[Card] = [card for card in PACK_36 if card not in used and card[1] != "J"]
    return next(card for card in free if trump in {None, card[0]})


def with_hands(table: Table, hands: Mapping[str, Sequence[Card]], trump: str | None) -> Table:
    """The table with its next deal dealt: these hands, completed to five cards, and a turn-up of the trump suit."""
    used = {card for hand in hands.values() for card in hand}
    turn_up = turn_up_of(trump, used)
    pack = Pack({*used, turn_up})
    full = {name: (*hand, *pack.harmless(5 - len(hand))) for name, hand in hands.items()}
    return table.after(
        build.dealing(table.m, *(" ".join(full.get(name) or pack.take(5)) for name in table.names), turn_up=turn_up)
    )


def drawn(table: Table, hands: Mapping[str, Sequence[Card]], out: Collection[str], trump: str | None) -> Table:
    """The table after the draw: these players hold these cards, those sit out, nobody else drew.

    Whoever must empty the stock so that others can sit out draws the wished hand. Raises ValueError where the
    rules let nobody sit out so.
    """
    counts = draws_for(table, out)
    used = {card for hand in hands.values() for card in hand}
    turn_up = turn_up_of(trump, used)
    pack = Pack({*used, turn_up})
    final = {name: tuple(hands.get(name) or pack.take(5)) for name in table.names}
    first = {name: (*pack.take(counts[name]), *final[name][counts[name] :]) for name in table.names}
    stock = [card for name in from_left(table) for card in final[name][: counts[name]]]
    dealt = [" ".join(first[name]) for name in table.names]
    m = build.dealing(table.m, *dealt, turn_up=turn_up, stock=" ".join(stock))
    for name in from_left(table):
        m = build.through(m, SitOut() if name in out else Draw(first[name][: counts[name]]))
    return table.after(m)


def draws_for(table: Table, out: Collection[str]) -> dict[str, int]:
    """How many cards each draws so that just those can sit out. Raises ValueError where they can't."""
    seats, order = len(table.names), from_left(table)
    stock, counts = 35 - 5 * seats, dict.fromkeys(table.names, 0)
    for at, name in enumerate(order):
        score = table.m.standing.scores[table.seat(name)]
        there = stock + (at == seats - 1)
        if name in out and not rules.may_sit_out(seats, score, there):
            raise ValueError(f"{name} can't sit out")
        if name not in out and set(order[at:]) & set(out):
            counts[name] = rules.most_drawn(score, there)
            stock -= counts[name]
    return counts


def from_left(table: Table) -> list[str]:
    """The players from the left of the dealer whose deal it is."""
    dealer = build.dealer(table.m)
    return [table.names[(dealer + 1 + at) % len(table.names)] for at in range(len(table.names))]


def put_out(table: Table, hands: Mapping[str, Sequence[Card]], out: Collection[str], trump: str | None) -> Table:
    """As `drawn`, where the rules would let nobody sit out so: the deal is set up just before the dealer's draw."""
    table = with_hands(table, hands, trump)
    deal = table.deal
    gone = [table.seat(name) for name in out]
    draws = tuple(SAT_OUT if seat in gone else 0 for seat in build.from_left(deal)[:-1])
    held = tuple(0 if seat in gone else hand for seat, hand in enumerate(deal.hands))
    set_up = changed(deal, draws=draws, hands=held)
    m = changed(table.m, deal=set_up)
    return table.after(MATCH.step(m, deal.dealer, SitOut() if deal.dealer in gone else Draw(())))


def four_jacks_for(table: Table, winner: str, fines: Mapping[str, int]) -> Table:
    """The match won on the spot by a player, after fines in that deal."""
    m = build.ready(table.m)
    hands = [build.FOUR_JACKS if name == winner else "" for name in table.names]
    m = MATCH.step(m, CHANCE, build.stacked(hands, "D6", dealer=build.dealer(m)))
    table = table.after(m).fined(fines)
    return table.after(build.through(table.m, Cut(build.CUT_AT)))
