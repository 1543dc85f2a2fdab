"""Answers the worked cases about Pikala's draw by playing them."""

from collections.abc import Sequence
from dataclasses import dataclass

from pik.cards.card import Card, card_of
from pik.core.seat import Seat
from pik.games.pikala import DEAL, MATCH, scoring
from pik.games.pikala.actions import Draw, SitOut
from tests.cases.case import as_dict
from tests.cases.pikala_given import Given, by_name
from tests.cases.pikala_table import Pack, Table, from_left, sat_down, turn_up_of
from tests.games.pikala import build

Answers = dict[str, object]
BY_PLAYER = ("options_", "score_", "mark_")


@dataclass(frozen=True)
class Asked:
    """The table at the draw that a case asks about: whose it is, and how many cards are wished."""

    table: Table
    name: str
    wish: int

    @property
    def seat(self) -> Seat:
        """The seat of the player asked about."""
        return self.table.seat(self.name)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The player's cards."""
        return DEAL.view(self.table.deal, self.seat).hand

    def sizes(self) -> set[int]:
        """How many cards the player may draw."""
        options = MATCH.options(self.table.m, self.seat)
        return {count for count in range(6) if Draw(self.hand[:count]) in options}

    def may_sit_out(self) -> bool:
        """Whether the player may sit out."""
        return SitOut() in MATCH.options(self.table.m, self.seat)


def draw(given: Given, expect: Answers) -> Answers:
    """Everything a case may ask about the draw."""
    asked = at_draw(given, expect)
    answer: Answers = {
        "may_draw": may_draw(given) if isinstance(expect.get("may_draw"), dict) else max(asked.sizes()) > 0,
        "sit_out_allowed": asked.may_sit_out(),
        "dealer_max": max(asked.sizes()),
        "if_sit_out": if_sit_out(asked),
        f"options_{asked.name}": options(asked),
    }
    after, taken = drawing(asked, given)
    stock = len(asked.table.deal.pack)
    if asked.name == dealer_of(given):
        from_stock = max(0, len(taken) - 1)
        answer |= dealers(asked, after, taken, expect) | {"stock_cards_taken": from_stock}
    else:
        from_stock = len(taken)
    return answer | {"stock_left": stock - from_stock, "trump": DEAL.view(after.deal, None).trump}


def dealer_of(given: Given) -> str:
    """Who deals: the last player where the case names nobody."""
    return given.dealer or given.names()[-1]


def at_draw(given: Given, expect: Answers) -> Asked:
    """The table when the draw comes to the player that the case asks about."""
    names, dealer = given.names(), dealer_of(given)
    scores = given.scores if given.dealer_score is None else {**given.scores, dealer: given.dealer_score}
    table = sat_down(names, scores, dealer=dealer)
    order = from_left(table)
    name = who(given, expect, order)
    before = order[: order.index(name)]
    counts = {each: given.draws.get(each, 0) for each in before} | to_empty(table, given, before)
    table = dealt(table, given, sum(counts.values()))
    for each in before:
        hand = DEAL.view(table.deal, table.seat(each)).hand
        table = table.after(build.through(table.m, Draw(hand[: counts[each]])))
    return Asked(table, name, wished(given, name))


def who(given: Given, expect: Answers, order: Sequence[str]) -> str:
    """Whom the case asks about: who requests, else the dealer, or the next to draw."""
    keys = [*expect, *(as_dict(expect.get("if_sit_out")) or {})]
    named = [key.removeprefix(start) for key in keys for start in BY_PLAYER if key.startswith(start)]
    if isinstance(given.request, dict):
        named = [*given.request, *named]
    if named:
        return named[0]
    about_dealer = given.dealer_draws is not None or given.dealer_hand or given.discards or given.request
    about_dealer = about_dealer or any(key.startswith(("dealer_", "open_card", "stock_cards")) for key in expect)
    if about_dealer or not given.draws:
        return order[-1]
    return next((name for name in order if name not in given.draws), order[-1])


def wished(given: Given, name: str) -> int:
    """How many cards the player wishes to draw."""
    if isinstance(given.request, dict):
        return given.request.get(name, 0)
    counts = [given.request, given.dealer_draws, given.draws.get(name)]
    return next((count for count in counts if count is not None), len(given.discards or ()))


def to_empty(table: Table, given: Given, before: Sequence[str]) -> dict[str, int]:
    """What players of whom the case says nothing draw, so that the stock is as small as the case has it."""
    full, top = 35 - 5 * len(table.names), given.stock_top_first
    wanted = full if top is None else len(top)
    drawn = sum(given.draws.get(name, 0) for name in before)
    surplus = full - (wanted + drawn if given.stock_before is None else given.stock_before)
    if surplus == drawn:
        surplus = 0
    counts: dict[str, int] = {}
    for name in before:
        if name not in given.draws and table.m.standing.scores[table.seat(name)] > 3:
            counts[name] = max(0, min(5, surplus))
            surplus -= counts[name]
    if surplus > 0 and given.stock_before is not None:
        raise ValueError(f"the stock can't have come down to {given.stock_before}")
    return counts


def dealt(table: Table, given: Given, gone: int) -> Table:
    """The deal dealt: the dealer's hand, the turn-up, and the stock that is left when so many cards are gone."""
    hand, top = given.dealer_hand or given.hand, given.stock_top_first or ()
    used = {*hand, *top}
    turn_up = given.open_card or turn_up_of(given.trump, used)
    pack = Pack({*used, turn_up})
    hands = [hand if hand and name == dealer_of(given) else pack.take(5) for name in table.names]
    stock = (*pack.take(gone), *top)
    m = build.dealing(table.m, *(" ".join(each) for each in hands), turn_up=turn_up, stock=" ".join(stock))
    return table.after(m)


def drawing(asked: Asked, given: Given) -> tuple[Table, tuple[Card, ...]]:
    """The table after the player drew as many of the cards wished as there are, and what was drawn, in order.

    Nobody but the dealer is given fewer cards than requested: then the hand is kept.
    """
    discards = given.discards or asked.hand[: asked.wish]
    most = max(asked.sizes())
    if len(discards) > most:
        discards = discards[:most] if asked.name == dealer_of(given) else ()
    deal = asked.table.deal
    after = asked.table.after(build.through(asked.table.m, Draw(discards)))
    hand = DEAL.view(after.deal, asked.seat).hand
    kept = set(asked.hand) - set(discards)
    order = (DEAL.view(deal, None).turned, *map(card_of, deal.pack))
    return after, tuple(card for card in order if card is not None and card in hand and card not in kept)


def dealers(asked: Asked, after: Table, taken: tuple[Card, ...], expect: Answers) -> Answers:
    """What the dealer's draw came to."""
    hand = DEAL.view(after.deal, asked.seat).hand
    turned = DEAL.view(after.deal, None).turned
    owners = [name for name in after.names if turned in DEAL.view(after.deal, after.seat(name)).hand]
    gets: object = len(taken) if isinstance(expect.get("dealer_gets"), int) else list(taken)
    return {
        "dealer_gets": gets,
        "dealer_hand_set": sorted(hand),
        "open_card_owner": owners[0] if owners else None,
        "open_card_zone": zone(after, owners),
    }


def zone(table: Table, owners: Sequence[str]) -> str:
    """Where the turned card is after the draw."""
    if owners:
        return "hand"
    return "table" if DEAL.view(table.deal, None).turn_up else "discard"


def options(asked: Asked) -> list[object]:
    """What the player may answer when the wish has been heard."""
    draws = ["draw"] if asked.wish and asked.wish in asked.sizes() else []
    stays = ["stay"] if 0 in asked.sizes() else []
    return [*draws, *stays, *(["sit_out"] if asked.may_sit_out() else [])]


def if_sit_out(asked: Asked) -> Answers | None:
    """Score and mark of a player who sits out a deal in which another takes all tricks; None where that is refused."""
    if not asked.may_sit_out():
        return None
    m = MATCH.step(asked.table.m, asked.seat, SitOut())
    while len(build.live(m).draws) < len(asked.table.names):
        m = build.through(m, Draw(()))
    m = build.through(m, *[build.NOTHING] * sum(count >= 0 for count in build.live(m).draws))
    m = build.claimed_by(m, DEAL.view(build.live(m), None).leader)
    row = m.standing.rows[-1]
    marks = scoring.marks_of(row.units[asked.seat])
    return {f"score_{asked.name}": row.scores[asked.seat], f"mark_{asked.name}": marks[0] if marks else None}


def may_draw(given: Given) -> Answers:
    """Who may draw when the others play on their own."""
    table = sat_down(given.names(), given.scores, dealer=dealer_of(given))
    table = dealt(table, Given(), 0)
    entitled: dict[str, bool] = {}
    for name in from_left(table):
        entitled[name] = max(Asked(table, name, 0).sizes()) > 0
        table = table.after(build.through(table.m, Draw(())))
    return by_name(table.names, [entitled[name] for name in table.names])
