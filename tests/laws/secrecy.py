"""The laws of secrecy, each over some moments of a match."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

import msgspec

from pik.core.draw import SeededDraw
from pik.core.lazy import OrdersData
from pik.core.seat import CHANCE, Seat
from tests.laws.games import AnyCase
from tests.laws.walk import AnyMoment

TWINS, OTHERS = 2, 6
Law: TypeAlias = Callable[[AnyCase, Iterable[AnyMoment], SeededDraw], None]


def viewers_of(case: AnyCase, moment: AnyMoment) -> list[Seat | None]:
    """Everybody, and each seat of the table."""
    sheet = case.game.screen(case.game.view(moment.before, None)).sheet
    return [None, *map(Seat, range(len(sheet.scores)))]


def twins_of(case: AnyCase, moment: AnyMoment, viewer: Seat | None, draw: SeededDraw) -> Iterator[AnyMoment]:
    """The moment with the hidden cards dealt differently, as far as its act can be done there too."""
    worlds = case.game.worlds(case.game.view(moment.before, viewer))
    for state in (worlds.sample(draw) for _ in range(TWINS)):
        if can_be_done(case, state, moment.seat, moment.act):
            after = case.game.step(state, moment.seat, moment.act)
            yield AnyMoment(state, moment.seat, moment.act, after)


def can_be_done(case: AnyCase, state: object, seat: Seat, act: object) -> bool:
    """Whether an act is acceptable, or breaks a rule and can be done."""
    broken = any(act in each.acts for each in case.game.breaches(state, seat))
    return broken or case.game.refusal(state, seat, act) is None


def alternatives_to(case: AnyCase, moment: AnyMoment, draw: SeededDraw) -> Iterator[AnyMoment]:
    """The moment, and others in which the same player does something else; none for acts of the pack."""
    yield moment
    others = case.game.options(moment.before, moment.seat)
    broken = [each.acts for each in case.game.breaches(moment.before, moment.seat)]
    for acts in (others, *broken):
        for _ in range(OTHERS if acts.size and moment.seat != CHANCE else 0):
            act = acts.sample(draw)
            yield AnyMoment(moment.before, moment.seat, act, case.game.step(moment.before, moment.seat, act))


def worlds_look_like_the_truth(case: AnyCase, moments: Iterable[AnyMoment], draw: SeededDraw) -> None:
    """The view of each world is the view it came from; the truth is among the worlds, as is each one drawn."""
    for moment in moments:
        for viewer in viewers_of(case, moment):
            view = case.game.view(moment.after, viewer)
            worlds = case.game.worlds(view)
            assert moment.after in worlds
            for world in (worlds.sample(draw) for _ in range(TWINS)):
                assert world in worlds
                assert case.game.view(world, viewer) == view


def worlds_send_the_same_bytes(case: AnyCase, moments: Iterable[AnyMoment], draw: SeededDraw) -> None:
    """In each world a viewer has the same view, screen, options and offers, and everybody waits for the same seats."""
    for moment in moments:
        for viewer in viewers_of(case, moment):
            worlds = case.game.worlds(case.game.view(moment.after, viewer))
            for world in (worlds.sample(draw) for _ in range(TWINS)):
                assert sent(case, world, viewer) == sent(case, moment.after, viewer)
                assert case.game.waiting(world) == case.game.waiting(moment.after)


def sent(case: AnyCase, state: object, viewer: Seat | None) -> list[bytes]:
    """All that a state shows to a viewer."""
    view = case.game.view(state, viewer)
    asked = () if viewer is None else (case.game.options(state, viewer), case.game.offers(state, viewer))
    broken = () if viewer is None else case.game.breaches(state, viewer)
    prices = [(each.rule, each.price, each.acts.described()) for each in broken]
    shown = (view, case.game.screen(view), *(acts.described() for acts in asked), prices)
    return [msgspec.json.encode(each) for each in shown]


def acts_are_seen_alike(case: AnyCase, moments: Iterable[AnyMoment], draw: SeededDraw) -> None:
    """The same act in two worlds that a viewer can't tell apart, before it and after, is seen as the same."""
    for moment in moments:
        for viewer in viewers_of(case, moment):
            seen, after = seen_by(case, moment, viewer), case.game.view(moment.after, viewer)
            for twin in twins_of(case, moment, viewer, draw):
                assert seen_by(case, twin, viewer) == seen or case.game.view(twin.after, viewer) != after


def seen_by(case: AnyCase, moment: AnyMoment, viewer: Seat | None) -> bytes:
    """An act as a viewer sees it."""
    return msgspec.json.encode(case.game.redact(moment.before, moment.seat, moment.act, viewer))


def what_is_seen_follows_from_views(case: AnyCase, moments: Iterable[AnyMoment], draw: SeededDraw) -> None:
    """Acts that leave a viewer with the same view are seen as the same act."""
    for moment in moments:
        alternatives = list(alternatives_to(case, moment, draw))
        for viewer in viewers_of(case, moment):
            seen: dict[bytes, bytes] = {}
            for each in alternatives:
                view = msgspec.json.encode(case.game.view(each.after, viewer))
                found = seen_by(case, each, viewer)
                assert seen.setdefault(view, found) == found


def orders_are_seen_by_nobody(case: AnyCase, moments: Iterable[AnyMoment], draw: SeededDraw) -> None:
    """Of a shuffle no viewer sees a single card."""
    for moment in moments:
        described = case.game.options(moment.before, moment.seat).described()
        for orders in (each for each in described if isinstance(each, OrdersData)):
            for viewer in viewers_of(case, moment):
                seen = seen_by(case, moment, viewer)
                assert not any(f'"{card}"'.encode() in seen for card in orders.cards)


def happenings_are_public(case: AnyCase, moments: Iterable[AnyMoment], draw: SeededDraw) -> None:
    """What is told of an act follows from what everybody sees before and after it, whatever lies hidden."""
    for moment in moments:
        told = case.game.narrate(moment.before, moment.seat, moment.act)
        after = case.game.view(moment.after, None)
        for twin in twins_of(case, moment, None, draw):
            if case.game.view(twin.after, None) == after:
                assert case.game.narrate(twin.before, twin.seat, twin.act) == told


def hidden_acts_are_told_alike(case: AnyCase, moments: Iterable[AnyMoment], draw: SeededDraw) -> None:
    """Acts that everybody sees as one leave the same public view and are told in the same words.

    Left out are those that end the match, for at its end hidden cards may be shown.
    """
    for moment in moments:
        told: dict[bytes, object] = {}
        for each in alternatives_to(case, moment, draw):
            if case.game.outcome(each.after) is None:
                shown = case.game.narrate(each.before, each.seat, each.act), case.game.view(each.after, None)
                assert told.setdefault(seen_by(case, each, None), shown) == shown


LAWS: tuple[Law, ...] = (
    worlds_look_like_the_truth,
    worlds_send_the_same_bytes,
    acts_are_seen_alike,
    what_is_seen_follows_from_views,
    orders_are_seen_by_nobody,
    happenings_are_public,
    hidden_acts_are_told_alike,
)
