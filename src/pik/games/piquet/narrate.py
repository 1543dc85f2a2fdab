"""What everybody at a table of piquet sees and hears happen: derived from a step, never stored."""

from collections.abc import Iterator
from typing import assert_never

from msgspec import UNSET

from pik.cards.card import RANKS, card_of
from pik.cards.cardset import cards_of, size_of
from pik.core.message import Happening, Value
from pik.core.seat import Seat
from pik.games.piquet import combos, counting, live, rules, scoring
from pik.games.piquet.actions import (
    CATEGORIES,
    Action,
    Claim,
    Cut,
    Declare,
    Exchange,
    Look,
    Play,
    PutRight,
    Shuffle,
    Spread,
    TakeBack,
    Vote,
)
from pik.games.piquet.deal import step
from pik.games.piquet.state import Deal, Held
from pik.games.piquet.talk import happens, talked
from pik.games.piquet.turns import dealer_of, phase_of


def narrate(deal: Deal, seat: Seat, action: Action) -> tuple[Happening, ...]:
    """The happenings of an acceptable act: the act itself, then what follows from it."""
    after = step(deal, seat, action)
    return (*told(deal, after, seat, action), *white_hands(deal, after), *ending(deal, after))


def told(deal: Deal, after: Deal, seat: Seat, action: Action) -> tuple[Happening, ...]:
    """An act in words."""
    match action:
        case Spread():
            return happens("spreads-pack", seat)
        case Cut():
            return cutting(after, seat)
        case Shuffle():
            return happens("deals", dealer_of(deal))
        case Exchange():
            return exchanging(seat, action)
        case Look():
            return happens("looks-at-talon", seat)
        case Declare():
            shown = declared(after) if deal.live is UNSET else ()
            return (*talked(deal, after, seat, capot=action.capot), *shown)
        case PutRight():
            return happens("puts-right", seat, category=action.category)
        case Play():
            return tuple(playing(deal, after, seat, action))
        case TakeBack():
            return (*happens("takes-back", seat, card=card_of(after.back)), *counts_changed(deal, after))
        case Claim():
            words = " ".join(cards_of(deal.hands[seat]))
            return happens("claims", seat, count=rules.hand_size(deal.seats) - sum(deal.taken), cards=words)
        case Vote():
            return tuple(voting(deal, after, seat, accept=action.accept))
        case _:
            assert_never(action)


def exchanging(seat: Seat, action: Exchange) -> tuple[Happening, ...]:
    """An exchange, and the silence that a wrong one brings (PQ-2.2, PQ-2.3, PQ-6.1)."""
    count, over = action.taken, action.taken - len(action.discards)
    told = happens("exchanges", seat, count=count) if count else happens("refuses-talon", seat)
    return (*told, *happens("wrong-discard", seat, count=over, rule=live.DISCARDS)) if over else told


def looked(deal: Deal, after: Deal) -> Iterator[Happening]:
    """What comes out at the end of the first trick of a live table (PQ-6.2)."""
    if after.live is UNSET or any(deal.taken) or not any(after.taken):
        return
    for wrong in after.live.wrong:
        if not wrong.righted:
            yield Happening("false-brag", wrong.seat, {"category": wrong.category, "rule": live.BRAGS})
    yield from declared(after)


def cutting(after: Deal, seat: Seat) -> tuple[Happening, ...]:
    """A card turned in the cut, and what the cut has decided (PQ-1.2)."""
    turned = happens("turns-card", seat, card=card_of(after.cuts[-1].card))
    if after.dealer is not None:
        return (*turned, *happens("deals-first", after.dealer))
    return turned if after.spread else (*turned, *happens("cut-again", after.cutters[0]))


def white_hands(deal: Deal, after: Deal) -> Iterator[Happening]:
    """White hands declared by an act (PQ-2.1)."""
    for seat, white in enumerate(after.whites):
        if white and not (deal.whites and deal.whites[seat]):
            yield Happening("white-hand", Seat(seat), {"cards": " ".join(cards_of(white)), "count": scoring.WHITE})


def declared(after: Deal) -> Iterator[Happening]:
    """What counts, once all have spoken, and where the counts begin (PQ-3.5, PQ-3.6, PQ-4.1)."""
    if len(after.verdicts) < len(CATEGORIES):
        return
    for held in after.held:
        yield from (combination_shown(held, cards) for cards in held.sets)
    for seat in after.clean:
        yield Happening("clean-cards", seat, {"count": scoring.CLEAN})
    for seat in map(Seat, range(after.seats)):
        code = "repique" if seat == after.repique else "counts"
        yield Happening(code, seat, {"count": after.counts[seat]})


def combination_shown(held: Held, cards: int) -> Happening:
    """A combination that counts, shown (PQ-3.5)."""
    points = combos.value(cards, held.category)
    data: dict[str, Value] = {
        "category": held.category,
        "cards": " ".join(cards_of(cards)),
        "count": size_of(cards),
        "points": points,
    }
    if held.category != "point":
        data["rank"] = RANKS[rules.top_of(cards)]
    return Happening("shows-combination", held.seat, data)


def playing(deal: Deal, after: Deal, seat: Seat, action: Play) -> Iterator[Happening]:
    """A card, led with its count or played, and the trick with its own (PQ-5.2)."""
    if action.capot:
        yield Happening("announces-capot", seat)
    if deal.trick:
        yield Happening("plays", seat, {"card": action.card})
    else:
        yield from leading(deal, after, seat, action)
    if len(after.tricks) > len(deal.tricks):
        winner = after.tricks[-1].winner
        yield from looked(deal, after)
        if after.pique != deal.pique and after.pique is not None:
            yield Happening("pique", after.pique, {"count": in_play(after, after.pique)})
        yield Happening("takes-trick", winner, {"count": in_play(after, winner)}, ends=True)


def leading(deal: Deal, after: Deal, seat: Seat, action: Play) -> Iterator[Happening]:
    """A lead, which counts at once, and may make a pique (PQ-4.2, PQ-5.2)."""
    yield Happening("leads", seat, {"card": action.card, "count": after.counts[seat]})
    if after.pique is not None and deal.pique is None:
        yield Happening("pique", seat, {"count": after.counts[seat]})


def in_play(after: Deal, seat: Seat) -> int:
    """A running count without what is written after the last trick."""
    if phase_of(after) != "over":
        return after.counts[seat]
    return after.counts[seat] - counting.leza_of(after, seat) - counting.capot_of(after, seat)


def counts_changed(deal: Deal, after: Deal) -> Iterator[Happening]:
    """The counts that went back with a card (PQ-5.4), or on with claimed tricks."""
    for seat in map(Seat, range(deal.seats)):
        if (count := in_play(after, seat)) != deal.counts[seat]:
            yield Happening("counts", seat, {"count": count})


def voting(deal: Deal, after: Deal, seat: Seat, *, accept: bool) -> Iterator[Happening]:
    """A vote, and how the claim ended."""
    yield Happening("agrees" if accept else "plays-on", seat)
    if deal.claim is None or after.claim is not None:
        return
    if not accept:
        yield Happening("claim-refused", deal.claim.seat)
        return
    yield Happening("claim-accepted", deal.claim.seat)
    yield from looked(deal, after)
    if after.pique != deal.pique and after.pique is not None:
        yield Happening("pique", after.pique, {"count": in_play(after, after.pique)})
    yield from counts_changed(deal, after)


def ending(deal: Deal, after: Deal) -> Iterator[Happening]:
    """Leza or capot of a finished deal (PQ-5.5, PQ-5.6)."""
    if phase_of(after) != "over" or phase_of(deal) == "over":
        return
    for seat in map(Seat, range(after.seats)):
        if amount := counting.leza_of(after, seat):
            yield Happening("leza", seat, {"count": amount})
        if amount := counting.capot_of(after, seat):
            yield Happening("open-capot" if seat in after.announced else "capot", seat, {"count": amount})
