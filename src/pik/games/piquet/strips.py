"""The declarations as a device writes them down: what was said, what came of it, what one still holds (PQ-3.1)."""

from collections.abc import Iterator

from pik.cards.card import RANKS, index_of
from pik.cards.cardset import has, mask_of, size_of
from pik.core.message import Message
from pik.core.seat import Seat
from pik.games.piquet import combos, rules
from pik.games.piquet.actions import CATEGORIES, Call, Category, Combination, Combos
from pik.games.piquet.rules import NORMAN
from pik.games.piquet.seen import Holding, Outcome, Strip, View
from pik.games.piquet.state import Verdict
from pik.games.piquet.truth import is_wrong


def strips(view: View) -> tuple[Strip, ...]:
    """What became of everything said so far, in the order in which it was said."""
    return tuple(strip(view, call) for call in view.calls)


def strip(view: View, call: Call) -> Strip:
    """What became of one declaration."""
    if is_wrong(view.live, call):
        return Strip(call.seat, call.category, words(view, call), "not-good")
    shown = next((each for each in view.combos if (each.seat, each.category) == (call.seat, call.category)), None)
    verdict = next((each for each in view.verdicts if each.category == call.category), None)
    outcome = outcome_of(view, call, verdict)
    if shown is not None and outcome in {"good", "open"}:
        points = shown.points if outcome == "good" else None
        said = in_short(name(shown.combinations[0], call.category))
        return Strip(call.seat, call.category, said, outcome, points, shown)
    return Strip(call.seat, call.category, words(view, call), outcome)


def in_short(said: Message) -> Message:
    """The name of a combination without the word for its category."""
    return Message("strip-point-pips", said.data) if said.code == "note-point-pips" else said


def outcome_of(view: View, call: Call, verdict: Verdict | None) -> Outcome:
    """Whether a declaration counts: "good", "equal", "not-good"; "open" for now, "silent" where there is none."""
    if gives_way(call):
        return "silent"
    if verdict is None:
        return "open"
    if verdict.seat == call.seat:
        return "good"
    return "equal" if verdict.equal and is_equal(view, call) else "not-good"


def gives_way(call: Call) -> bool:
    """Whether nothing was declared, or nothing is known but that it is less."""
    return call.size == 0 or call.answer == "good"


def is_equal(view: View, call: Call) -> bool:
    """Whether a declaration is among the equal best: of two both are, of three those with the best detail."""
    if view.seats != NORMAN:
        return True
    details = [detail(each) for each in view.calls if each.category == call.category]
    return detail(call) == max(details)


def detail(call: Call) -> int:
    """The pips or the top that were named; -1 where none were."""
    if call.pips is not None:
        return call.pips
    return RANKS.index(call.rank) if call.rank is not None else -1


def words(view: View, call: Call) -> Message:
    """What was said, in the short form of the ledger; an answer of "equal" says the size that was named."""
    if call.size is None:
        return answered(view, call)
    return sized(call)


def sized(call: Call) -> Message:
    """A size that was named, and what was named with it."""
    if not call.size:
        return Message("strip-nothing")
    if call.category == "set":
        return Message("note-set-rank", {"count": call.size, "rank": call.rank or ""})
    if call.pips is not None:
        return Message("strip-point-pips", {"count": call.size, "pips": call.pips})
    if call.category == "point":
        return Message("strip-point", {"count": call.size})
    if call.rank is not None:
        return Message("note-sequence-rank", {"count": call.size, "rank": call.rank})
    return Message("note-sequence", {"count": call.size})


def answered(view: View, call: Call) -> Message:
    """What the answer of the dealer of two tells of the dealer's own declaration."""
    if call.answer == "good":
        return Message("strip-less")
    if call.answer == "not-good":
        return Message("strip-better")
    theirs = next(each for each in view.calls if each.category == call.category and each.seat != call.seat)
    pips, rank = (theirs.pips, theirs.rank) if (call.second or call.answer) == "equal" else (None, None)
    return sized(Call(call.seat, call.category, theirs.size, rank, pips))


def name(cards: Combination, category: Category) -> Message:
    """A combination by its whole name."""
    mask = mask_of(cards)
    count = size_of(mask)
    if category == "point":
        return Message("note-point-pips", {"count": count, "pips": rules.pips_of(mask)})
    rank = combos.rank_name(rules.top_of(mask))
    return Message("note-set-rank" if category == "set" else "note-sequence-rank", {"count": count, "rank": rank})


def holdings(view: View) -> tuple[Holding, ...]:
    """What the viewer can still declare, each category best first; empty once all is said."""
    if view.phase not in {"exchange", "declare"}:
        return ()
    said = {call.category for call in view.calls if call.seat == view.seat}
    return tuple(held for category in CATEGORIES if category not in said for held in held_in(view, category))


def held_in(view: View, category: Category) -> Iterator[Holding]:
    """The combinations of a category in the viewer's hand, with what each counts if it is good (PQ-3.2 to PQ-3.4)."""
    for mask in combos.held_in(mask_of(view.hand), category):
        cards: Combination = tuple(card for card in view.hand if has(mask, index_of(card)))
        yield Holding(category, cards, name(cards, category), combos.value(mask, category))


def counted(view: View, seat: Seat) -> tuple[Combos, ...]:
    """The declarations of a seat that are known to count."""
    good = {verdict.category for verdict in view.verdicts if verdict.seat == seat}
    return tuple(each for each in view.combos if each.seat == seat and each.category in good)
