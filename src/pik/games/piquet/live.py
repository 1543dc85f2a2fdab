"""The live table (PQ-6): what can be done though it breaks a rule."""

from functools import reduce
from typing import Final, Literal

from msgspec import UNSET

from pik.cards.cardset import cards_of
from pik.core.breach import Breaches, priced
from pik.core.lazy import Choices, Either, Listed, Picks
from pik.core.message import Refusal
from pik.core.seat import Seat
from pik.games.piquet import choices, combos, rules
from pik.games.piquet.actions import Action, Category, Declare, Exchange
from pik.games.piquet.dialogue import split
from pik.games.piquet.heard import strength
from pik.games.piquet.rules import NORMAN
from pik.games.piquet.saying import size_call
from pik.games.piquet.state import Deal
from pik.games.piquet.truth import is_wrong
from pik.games.piquet.turns import category_of, phase_of, waiting_for

DISCARDS, BRAGS = "PQ-6.1", "PQ-6.2"
LONGEST = 8
HIGH: Final[tuple[Literal["T", "J", "Q", "K", "A"], ...]] = ("T", "J", "Q", "K", "A")
SETS = tuple(Declare("set", (), brag=size, rank=rank) for size in (rules.SHORTEST, rules.FOUR) for rank in HIGH)


def breaches(deal: Deal, seat: Seat) -> tuple[Breaches[Action], ...]:
    """What a seat that is waited for can do against a rule; its price is silence. Nothing at a guided table."""
    if deal.live is UNSET or seat not in waiting_for(deal):
        return ()
    match phase_of(deal):
        case "exchange":
            return costing(DISCARDS, [too_few(deal, seat, count) for count in sizes(deal, seat)])
        case "declare":
            brags = false_brags(deal, seat)
            return costing(BRAGS, [Listed[Action](brags)] if brags else [])
        case _:
            return ()


def costing(rule: str, acts: list[Choices[Action]]) -> tuple[Breaches[Action], ...]:
    """Acts that cost silence, if there are any."""
    return (Breaches(rule, 0, reduce(Either, acts)),) if acts else ()


def sizes(deal: Deal, seat: Seat) -> list[int]:
    """How many cards a seat may take, but none (PQ-2.2, PQ-2.3, PQ-8.1)."""
    there = choices.open_to(deal, seat)
    return [count for count in range(1, there + 1) if rules.may_take(deal.seats, count, there)]


def too_few(deal: Deal, seat: Seat, count: int) -> Choices[Action]:
    """So many cards taken for fewer discards (PQ-6.1)."""
    return Picks[Action](
        "exchange",
        "discards",
        cards_of(deal.hands[seat]),
        tuple(range(count)),
        lambda cards: Exchange(cards, count),
        lambda item: item.discards if isinstance(item, Exchange) and item.take == count else None,
        (("take", count),),
    )


def false_brags(deal: Deal, seat: Seat) -> tuple[Declare, ...]:
    """What a seat can brag of now; for the dealer of two who answers, one brag for each answer (PQ-6.2)."""
    category = category_of(deal)
    held = {combos.size(cards, category) for cards in combos.held_in(deal.hands[seat], category)}
    said = {brag: strength(size_call(seat, brag)) for brag in all_brags(category)}
    _, calls = split(deal)
    first = calls[0] if calls and deal.seats != NORMAN else None
    if first is None or not first.size or is_wrong(deal.live, first):
        return tuple(brag for brag, size in said.items() if size not in held)
    theirs = strength(first)
    equal = tuple(brag for brag, size in said.items() if size == theirs and size not in held and category != "set")
    better = tuple(brag for brag, size in said.items() if size > theirs >= max(held, default=0))
    return (*equal, *better[:1])


def all_brags(category: Category) -> tuple[Declare, ...]:
    """Every size that can be named without a combination."""
    if category == "set":
        return SETS
    least = 1 if category == "point" else rules.SHORTEST
    return tuple(Declare(category, (), brag=size) for size in range(least, LONGEST + 1))


def refusal(deal: Deal, seat: Seat, action: Action) -> Refusal | None:
    """Why an act is not accepted, with its price where it can be done all the same; None when it is."""
    no = choices.refusal(deal, seat, action)
    return no if no is None or deal.live is UNSET else priced(no, breaches(deal, seat), action)
