"""Every way a deal can go on, tried with the plain engine: what each player gains when each plays its best."""

from collections.abc import Callable

from pik.bots.kernels.part import UNLAWFUL
from pik.games.pikala import scoring
from tests.bots.kernels.engines import AnyDeal, Engine

Wish = Callable[[int, tuple[int, ...]], int]
"""How much a seat likes the gains of all."""
Gains = Callable[[Engine, AnyDeal], tuple[int, ...]]


def pikala_gains(_engine: Engine, deal: AnyDeal) -> tuple[int, ...]:
    """Points taken off since the start, the blind stake when the match ends, a point for each unit of a mark."""
    if deal.winner is not None:
        return tuple(
            deal.start[seat] + scoring.BLIND_STAKE if seat == deal.winner else -scoring.BLIND_STAKE
            for seat in range(deal.seats)
        )
    inside = [seat for at, seat in enumerate(seats_from_left(deal)) if deal.draws[at] >= 0]
    found: list[int] = []
    for seat in range(deal.seats):
        boys = any(call.seat == seat and call.boys is not None for call in deal.calls)
        marks = 0 if seat not in inside or deal.taken[seat] else 1 + boys
        found.append(deal.start[seat] - deal.scores[seat] - marks)
    return tuple(found)


def seats_from_left(deal: AnyDeal) -> list[int]:
    """All seats from the dealer's left."""
    return [(deal.dealer + 1 + at) % deal.seats for at in range(deal.seats)]


def piquet_gains(engine: Engine, deal: AnyDeal) -> tuple[int, ...]:
    """The own count once for each of the others, less theirs."""
    counts = engine.final(deal)
    return tuple(sum(count - other for other in counts) for count in counts)


def spades_gains(engine: Engine, deal: AnyDeal) -> tuple[int, ...]:
    """The side's points less the other side's."""
    points = engine.final(deal)
    return tuple(points[seat] - points[1 - seat % 2] for seat in range(deal.seats))


def own_gain(seat: int, gains: tuple[int, ...]) -> int:
    """Everybody for himself."""
    return gains[seat]


def everybody_for_himself(_me: int) -> Wish:
    """Nobody wants anything of the others."""
    return own_gain


def one_against_all(me: int) -> Wish:
    """The others want `me` to gain little."""
    return lambda seat, gains: gains[seat] if seat == me else -gains[me]


def outcome(engine: Engine, deal: AnyDeal, gains: Gains, wish: Wish) -> tuple[int, ...]:
    """What all gain from a deal on; of cards that are equally good the lowest is played."""
    if not engine.game.waiting(deal):
        return gains(engine, deal)
    seat, plays = engine.acts(deal)
    after = (outcome(engine, engine.game.step(deal, seat, plays[card]), gains, wish) for card in sorted(plays))
    return max(after, key=lambda found: wish(seat, found))


def card_gains(engine: Engine, deal: AnyDeal, gains: Gains, wish_of: Callable[[int], Wish]) -> list[int]:
    """What whoever is on turn gains by each of the 52 cards."""
    seat, plays = engine.acts(deal)
    found = [UNLAWFUL] * 52
    for card, act in plays.items():
        found[card] = outcome(engine, engine.game.step(deal, seat, act), gains, wish_of(seat))[seat]
    return found
