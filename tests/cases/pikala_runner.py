"""Answers the worked cases of Pikala by playing them."""

from collections.abc import Callable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from pik.cards.card import Card, index_of
from pik.cards.cardset import mask_of
from pik.cards.deck import PACK_36
from pik.core.seat import TABLE, Seat
from pik.games.pikala import DEAL, LEDGER, MATCH, scoring
from pik.games.pikala.account import payments, sheet
from pik.games.pikala.actions import Announce, Cut, Draw, Play, Rams, Shuffle
from pik.games.pikala.ledger import Mark
from tests.cases.case import Case
from tests.cases.pikala_draw import draw
from tests.cases.pikala_given import UNITS, Given, amount, filled, units, words
from tests.cases.pikala_table import (
    Table,
    drawn,
    four_jacks_for,
    put_out,
    rows_of,
    sat_down,
    with_hands,
)
from tests.cases.pikala_tricks import audit, circle, marks_written, round_score, touch_zero
from tests.games.pikala import build

Answers = dict[str, object]
NAMES = {"blonds": "red", "brunettes": "black"}


def answers(case: Case) -> Answers:
    """All answers to a case of Pikala. Raises for an unknown kind, an unknown key or what can't come about."""
    return KINDS[case.kind](msgspec.convert(case.given, Given), case.expect)


def cut(given: Given, _expect: Answers) -> Answers:
    """The cutter cuts until no jack shows."""
    table = sat_down(given.names(), given.scores, dealer=given.dealer)
    m = build.through(build.ready(table.m), build.showing("SJ"))
    (cutter,) = MATCH.waiting(m)
    before = build.live(m).scores[cutter]
    m = build.ready(table.m)
    for card in words(given.turned):
        m = build.through(m, build.showing(card), Cut(build.CUT_AT))
    deal = build.live(m)
    view = DEAL.view(deal, None)
    return {
        "cutter": table.name(cutter),
        "cutter_score": deal.scores[cutter],
        "penalty": deal.scores[cutter] - before,
        "trump": view.trump,
        "open_card": view.turned,
    }


def deal(given: Given, _expect: Answers) -> Answers:
    """Five each from a pack in a known order."""
    table = sat_down(given.names(), {}, dealer=given.dealer)
    at = PACK_36.index("D9") + 1
    pack = (*PACK_36[at:], *PACK_36[:at])
    table = table.after(build.through(table.m, Shuffle(PACK_36, build.SALT), Cut(at)))
    seats = len(table.names)
    views = [DEAL.view(table.deal, Seat(seat)) for seat in range(seats)]
    owners = [next(table.name(view.seat) for view in views if card in view.hand) for card in pack[: 5 * seats]]
    return {
        "first_card_to": owners[0],
        "order": owners[:seats],
        "last_card_to": owners[-1],
        "hand_size": len(views[0].hand),
        "stock_left": views[0].stock,
        "open_card_in_stock": index_of("D9") in table.deal.pack,
    }


def dealer(given: Given, _expect: Answers) -> Answers:
    """Who deals, deal by deal, and first in the next match."""
    table = sat_down(given.names(), {}, dealer=given.first_dealer or given.dealer)
    m, dealers = table.m, [build.dealer(table.m)]
    for _ in range(given.finished_rounds):
        m = build.swept(m, m.standing.scores.index(max(m.standing.scores)))
        dealers.append(build.dealer(m))
    answer: Answers = {"dealers": [table.name(seat) for seat in dealers], "next_game_dealer": None}
    if given.winner_of_game is None:
        return answer
    over = build.won(m, table.seat(given.winner_of_game))
    everybody = {Seat(seat): Seat(seat) for seat in range(len(table.names))}
    following = LEDGER.following(over.config, over.standing, everybody)
    return answer | {"next_game_dealer": table.name(following.first_dealer)}


def announce(given: Given, _expect: Answers) -> Answers:
    """What may be announced with a hand, or with each of several."""
    score = 25 if given.score is None else given.score
    if not given.hands:
        return announced_with(given, given.hand, score)
    each = {name: announced_with(given, hand, given.scores.get(name, score)) for name, hand in given.held().items()}
    keys = ("allowed", "boys_colour")
    if isinstance(given.hands, tuple):
        return {key: [answer[key] for answer in each.values()] for key in keys}
    return {key: {name: answer[key] for name, answer in each.items()} for key in keys}


def announced_with(given: Given, hand: Sequence[Card], score: int) -> Answers:
    """What the first to declare may announce."""
    table = sat_down(("A", "B", "C"), {"A": score}, dealer="C")
    table = with_hands(table, {"A": hand}, given.trump)
    if table.over:
        return {"allowed": [], "boys_colour": None}
    m = build.through(table.m, *[Draw(())] * 3)
    calls = [act for act in MATCH.options(m, Seat(0)) if isinstance(act, Announce)]
    allowed = [["pikala"] * call.pikala + ["boys"] * bool(call.boys) for call in calls]
    color = next((call.boys for call in calls if call.boys), None)
    return {"allowed": allowed, "boys_colour": color and NAMES[color]}


def four_jacks(given: Given, _expect: Answers) -> Answers:
    """Everybody declares a rams who has one; four jacks come before."""
    table = with_hands(sat_down(given.names(), given.scores, dealer=given.dealer), given.held(), given.trump)
    if not table.over:
        table = table.after(build.through(table.m, *[Draw(())] * len(table.names)))
        table = circle(table, {table.seat(name): Rams() for name in given.held()})
    jacks = table.deal.end == "four-jacks"
    return {
        "winner": table.name(table.m.standing.winner),
        "reason": "four_jacks" if jacks else table.deal.end,
        "rams_scored": not jacks and any(call.rams for call in table.deal.calls),
        "final": table.pays() or table.scores(),
    }


def lead(given: Given, _expect: Answers) -> Answers:
    """Who leads the first trick."""
    table = after_draw(given, {}, None)
    return {"leader": table.name(DEAL.view(table.deal, None).leader)}


def after_draw(given: Given, hands: Mapping[str, Sequence[Card]], trump: str | None) -> Table:
    """The table after the draw, some sitting out: by the rules if any dealer makes that possible."""
    names, out = given.names(), words(given.sitting_out)
    scores = given.last_records or given.scores
    marks = rows_of(names, given.wheels, given.tvs) if given.wheels or given.tvs or given.last_records else ()
    dealers = [given.dealer] if given.dealer else [*reversed(names)]
    for each in dealers:
        try:
            return drawn(sat_down(names, scores, dealer=each, marks=marks), hands, out, trump)
        except ValueError:
            continue
    at_deal = next((name for name in dealers if name not in out), dealers[0])
    return put_out(sat_down(names, scores, dealer=at_deal, marks=marks), hands, out, trump)


def rams(given: Given, _expect: Answers) -> Answers:
    """The rams declared and shown, one after the other."""
    trump = given.trump or "H"
    table = after_draw(given, rams_hands(given.rams, trump), trump)
    before = len(table.m.standing.rows)
    if given.last_records:
        table = table.fined({name: score - given.last_records.get(name, 25) for name, score in given.scores.items()})
    declared = {table.seat(name): Rams() for name, kind in given.rams.items() if kind}
    table = circle(table, declared)
    if {call.seat for call in table.deal.calls if call.rams} != set(declared):
        raise ValueError("not every rams was declared")
    return {
        "scores": table.scores(),
        "marks": marks_written(table),
        "play": table.deal.end is None,
        "record_written": len(table.m.standing.rows) > before,
        "winner": table.name(table.m.standing.winner),
        "final": table.pays(),
    }


def rams_hands(kinds: Mapping[str, str | None], trump: str) -> dict[str, tuple[Card, ...]]:
    """Five of the trump suit for a trump rams, five of another suit for each plain one."""
    plain = iter([suit for suit in "SDCH" if suit != trump])
    suits = {name: trump if kind == "trump" else next(plain) for name, kind in kinds.items() if kind}
    return {name: build.cards(f"{suit}:AKQT9") for name, suit in suits.items()}


def legal(given: Given, _expect: Answers) -> Answers:
    """The cards that may be played, as options, refusals and screen have them."""
    trump = given.trump or "S"
    table = " ".join(given.trick_so_far or ())
    deal = build.facing(" ".join(given.hand), table, trump=trump, led=not given.first_own_lead)
    seat = build.awaited(deal)
    lawful = sorted(build.lawful(deal))
    shown = DEAL.screen(DEAL.view(deal, seat)).hand
    if lawful != sorted(each.card for each in shown if each.playable):
        raise ValueError("options and screen differ")
    return {"legal": [card for card in given.hand if DEAL.refusal(deal, seat, Play(card)) is None and card in lawful]}


def trick(given: Given, _expect: Answers) -> Answers:
    """Everybody's last card is played."""
    names = given.order or given.names(len(given.trick))
    before = build.facing("", " ".join(given.trick[:-1]), trump=given.trump or "S")
    deal = replace(before, trick=(), hands=tuple(mask_of([card]) for card in given.trick))
    after = build.played(deal, " ".join(given.trick))
    return {"winner": names[after.tricks[-1].winner]}


def marks(given: Given, _expect: Answers) -> Answers:
    """One small hooliganka more on a record."""
    name, score = record(given.record)
    names = filled((name,), 2)
    before = [sum(UNITS[mark] for mark in words(given.marks_before)), 0]
    table = sat_down(names, {name: score}, marks=[before])
    m = MATCH.step(table.m, TABLE, Mark(Seat(0), "other"))
    cell = sheet(m.config, m.standing).rows[-1].cells[0]
    paid = payments(build.won(m, 1).standing)[0]
    return {"marks_after": list(cell.marks if cell else ()), "cost_if_lost": paid - score - scoring.BLIND_STAKE}


def record(written: str | int | dict[str, int] | None) -> tuple[str, int]:
    """Whose record and how much: "B:30", 30 or {"B": 30}."""
    if isinstance(written, dict):
        return next(iter(written.items()))
    name, _, score = str(25 if written is None else written).rpartition(":")
    return name.strip() or "A", int(score)


def final(given: Given, _expect: Answers) -> Answers:
    """The final account after the winner has ended the match."""
    names = given.names()
    table = sat_down(names, given.last_records, marks=rows_of(names, given.wheels, given.tvs))
    if given.winner is None:
        return {"pay": table.pays()}
    fines = given.penalties_in_last_round
    marked = [Mark(table.seat(name), "other") for name, points in fines.items() for _ in range(units(points))]
    table = table.after(build.acts(table.m, [(TABLE, mark) for mark in marked]))
    return {"pay": four_jacks_for(table, given.winner, {name: amount(each) for name, each in fines.items()}).pays()}


KINDS: dict[str, Callable[[Given, Answers], Answers]] = {
    "announce": announce, "audit": audit, "cut": cut, "deal": deal, "dealer": dealer, "draw": draw, "final": final,
    "four_jacks": four_jacks, "lead": lead, "legal": legal, "marks": marks, "rams": rams, "round_score": round_score,
    "touch_zero": touch_zero, "trick": trick,
}  # fmt: skip
