"""The dialogue of a live table: sizes are said freely, and nothing but what was said is kept (PQ-6.2)."""

from msgspec import UNSET
from msgspec.structs import replace

from pik.cards.cardset import mask_of, size_of
from pik.core.seat import Seat
from pik.games.piquet import combos, rules
from pik.games.piquet.actions import CATEGORIES, Call, Category, Declare
from pik.games.piquet.dialogue import split
from pik.games.piquet.heard import answer_to, detail_of, strength
from pik.games.piquet.rules import NORMAN
from pik.games.piquet.state import Deal, Verdict, Wrong
from pik.games.piquet.truth import detail_said, is_declared, is_wrong
from pik.games.piquet.turns import category_of

SEVERAL = 2


def said(deal: Deal, seat: Seat, action: Declare) -> Deal:
    """The deal after a declaration, true or not."""
    category = category_of(deal)
    done, calls = split(deal)
    mine = size_call(seat, action)
    first = calls[0] if calls and deal.seats != NORMAN else None
    if first is not None and first.size and not is_wrong(deal.live, first):
        calls = answered(deal, first, mine)
    else:
        calls = (*calls, mine)
    if len(calls) < deal.seats:
        return replace(deal, calls=(*done, *calls))
    if deal.seats == NORMAN:
        calls = equals_named(deal, calls)
    return replace(deal, calls=(*done, *calls), verdicts=(*deal.verdicts, verdict_of(deal, category, calls)))


def size_call(seat: Seat, action: Declare) -> Call:
    """The size that an act of declaring names, said aloud; 0 is silence."""
    if action.brag is not None:
        return Call(seat, action.category, action.brag, action.rank)
    if not action.combinations:
        return Call(seat, action.category, 0)
    best = mask_of(action.combinations[0])
    rank = combos.rank_name(rules.top_of(best)) if action.category == "set" else None
    return Call(seat, action.category, size_of(best), rank)


def answered(deal: Deal, first: Call, mine: Call) -> tuple[Call, ...]:
    """The elder's size and the dealer's answer; between equals pips or top are named and answered too."""
    answer = answer_to(strength(first), strength(mine))
    if answer != "equal" or mine.category == "set":
        return first, Call(mine.seat, mine.category, None, answer=answer)
    theirs, own = (detail_said(deal.hands[call.seat], call.category, call.size or 0) for call in (first, mine))
    second = answer_to(theirs, own)
    return with_detail(first, theirs), Call(mine.seat, mine.category, None, answer=answer, second=second)


def with_detail(call: Call, detail: int) -> Call:
    """A call with its pips or its top named."""
    if call.category == "point":
        return replace(call, pips=detail)
    return replace(call, rank=combos.rank_name(detail))


def equals_named(deal: Deal, calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """Of three, all who are equal at the best name pips or top."""
    best = max((strength(call) for call in calls if not is_wrong(deal.live, call)), default=0)
    equal = [call for call in calls if best and strength(call) == best and not is_wrong(deal.live, call)]
    if len(equal) < SEVERAL or equal[0].category == "set":
        return calls
    return tuple(
        with_detail(call, detail_said(deal.hands[call.seat], call.category, best)) if call in equal else call
        for call in calls
    )


def verdict_of(deal: Deal, category: Category, calls: tuple[Call, ...]) -> Verdict:
    """Whose declaration is good by what was said and stands."""
    standing = [call for call in calls if is_declared(call) and not is_wrong(deal.live, call)]
    if deal.seats != NORMAN and len(standing) > 1:
        first, second = standing
        if (second.second or second.answer) == "equal":
            return Verdict(category, None, equal=True)
        return Verdict(category, second.seat if "not-good" in (second.answer, second.second) else first.seat)
    best = max(((strength(call), detail_of(call)) for call in standing), default=(0, 0))
    seats = [call.seat for call in standing if (strength(call), detail_of(call)) == best]
    return Verdict(category, seats[0] if len(seats) == 1 else None, len(seats) > 1)


def put_right(deal: Deal, seat: Seat, category: Category) -> Deal:
    """A brag withdrawn before all: what was said is silence, and the verdict is another (PQ-6.2)."""
    if deal.live is UNSET:
        return deal
    after = replace(deal, live=replace(deal.live, wrong=(*deal.live.wrong, Wrong(seat, category, righted=True))))
    at = CATEGORIES.index(category)
    if len(after.verdicts) <= at:
        return after
    verdict = verdict_of(after, category, after.calls[at * deal.seats : (at + 1) * deal.seats])
    return replace(after, verdicts=(*after.verdicts[:at], verdict, *after.verdicts[at + 1 :]))
