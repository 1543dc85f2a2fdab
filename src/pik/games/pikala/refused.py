"""What unlawful cards that were tried at a live table tell of the hands they came from (PK-8.1)."""

from dataclasses import dataclass

from msgspec import UNSET

from pik.cards.card import INDEX, NO_SUIT, SUITS, suit_of
from pik.cards.cardset import mask_of, suit_mask
from pik.cards.deck import PACK_36
from pik.games.pikala import rules
from pik.games.pikala.seen import SeenTried, View
from pik.games.pikala.turns import not_out
from pik.tricks.follow import beating
from pik.tricks.trick import winning_card

PACK = mask_of(PACK_36)


@dataclass(frozen=True)
class Refused:
    """What unlawful cards tell: by seat the cards that must be held, and those that can't be; what one must have."""

    known: tuple[int, ...]
    barred: tuple[int, ...]
    need: tuple[int, int] | None = None


def refused_now(view: View) -> Refused:
    """What the cards tried at a live table tell beside what was played since (PK-8.1).

    A card tried is held until it is played. Once a lawful card is played in its stead, that card tells the rest.
    """
    nothing = (0,) * view.seats
    if view.live is UNSET or not view.live.tried:
        return Refused(nothing, nothing)
    known = [0] * view.seats
    for each in view.live.tried:
        known[each.seat] |= 1 << INDEX[each.card]
    inside = not_out(view.seats, view.dealer, view.draws)
    seat = inside[(inside.index(view.leader) + len(view.trick)) % len(inside)]
    barred, needed = 0, PACK
    for each in view.live.tried:
        if view.end is None and (each.seat, each.number) == (seat, len(view.tricks)):
            bars, needs = reason(view, each)
            barred, needed = barred | bars, needed & needs
    bars_by_seat = tuple(barred * (at == seat) for at in range(view.seats))
    return Refused(tuple(known), bars_by_seat, None if needed == PACK else (seat, needed))


def reason(view: View, tried: SeenTried) -> tuple[int, int]:
    """What the reason against a card tells of the hand: cards that it can't hold, and some of which it has one."""
    trump = NO_SUIT if view.trump is None else SUITS.index(view.trump)
    if not view.trick:
        return 0, rules.ACES & suit_mask(trump)
    trick = tuple(INDEX[placed.card] for placed in view.trick)
    led = suit_of(trick[0])
    if tried.code == "must-follow":
        return 0, PACK & suit_mask(led)
    bars = 0 if tried.code == "must-beat" and suit_of(INDEX[tried.card]) == led else suit_mask(led)
    duty = suit_of(INDEX[tried.card]) if tried.code == "must-beat" else trump
    over = beating(suit_mask(duty), winning_card(trick, trump), trump) if tried.code == "must-beat" else suit_mask(duty)
    return bars, PACK & over
