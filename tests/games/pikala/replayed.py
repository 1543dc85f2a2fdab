"""The worlds of a view the slow way: every deal of the hidden cards, kept when its acts can be played through."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb

from msgspec.structs import replace

from pik.cards.card import Card, card_of, index_of
from pik.cards.cardset import cards_of, indices_of, mask_of_indices
from pik.cards.deck import PACK_36
from pik.core.draw import SeededDraw
from pik.core.message import Refusal
from pik.core.seat import CHANCE, Seat
from pik.games.pikala import DEAL
from pik.games.pikala.actions import Action, Cut, Draw, Play, Shuffle
from pik.games.pikala.config import DealConfig
from pik.games.pikala.state import Deal
from tests.games.pikala.build import SALT, from_left


@dataclass(frozen=True)
class Story:
    """A deal and the acts that led there, from the first draw on."""

    deal: Deal
    acts: tuple[tuple[Seat, Action], ...]


def stories(seed: int, seats: int) -> Iterator[Story]:
    """A random deal act by act, few cards drawn; none when the first card turned is a jack or four jacks are out."""
    draw = SeededDraw(b"%d %d" % (seats, seed))
    deal = DEAL.start(DealConfig(seats, Seat(draw.below(seats)), (25,) * seats))
    acts: tuple[tuple[Seat, Action], ...] = ()
    for _ in range(2):
        (seat,) = DEAL.waiting(deal)
        deal = DEAL.step(deal, seat, DEAL.options(deal, seat).sample(draw))
    while deal.end is None and not deal.jacks:
        yield Story(deal, acts)
        seat, act = next_act(deal, draw)
        deal, acts = DEAL.step(deal, seat, act), (*acts, (seat, act))


def next_act(deal: Deal, draw: SeededDraw) -> tuple[Seat, Action]:
    """An act of a random seat: one in five claims, draws of none to two cards, else anything."""
    seats = sorted(DEAL.waiting(deal))
    seat = seats[draw.below(len(seats))]
    offered = DEAL.offers(deal, seat)
    if offered.size and not draw.below(5):
        return seat, offered.sample(draw)
    act = DEAL.options(deal, seat).sample(draw)
    if isinstance(act, Draw) and len(act.discards) > 2:
        act = Draw(act.discards[: draw.below(3)])
    return seat, act


def sizes(story: Story, viewer: Seat | None) -> tuple[list[int], list[int]]:
    """The hidden cards, and how many of them lie in each hand and in each seat's discards; the others are elsewhere."""
    deal, seats = story.deal, range(story.deal.seats)
    seen = {card for trick in deal.tricks for card in trick.cards} | set(deal.trick)
    if viewer is not None:
        seen |= {*indices_of(deal.hands[viewer]), *indices_of(deal.discards[viewer])}
    if deal.draws[-1] <= 0:
        seen.add(deal.turned)
    hidden = [card for card in map(index_of, PACK_36) if card not in seen]
    places = [
        0 if seat == viewer else group[seat].bit_count() for group in (deal.hands, deal.discards) for seat in seats
    ]
    return hidden, places


def ways(hidden: list[int], places: list[int]) -> int:
    """In how many ways the hidden cards can be given to their places."""
    left, count = len(hidden), 1
    for size in places:
        count *= comb(left, size)
        left -= size
    return count


def worlds_of(story: Story, viewer: Seat | None) -> set[Deal]:
    """The deals that look the same to a viewer and come about by acts that look the same."""
    view = DEAL.view(story.deal, viewer)
    deals = (dealt_so(story.deal, viewer, lying) for lying in lyings(*sizes(story, viewer)))
    return {deal for deal in deals if DEAL.view(deal, viewer) == view and comes_about(story, deal)}


def lyings(hidden: list[int], places: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way to give the hidden cards to their places, as masks."""
    if not places:
        yield ()
        return
    for taken in combinations(hidden, places[0]):
        rest = [card for card in hidden if card not in taken]
        yield from ((mask_of_indices(taken), *more) for more in lyings(rest, places[1:]))


def dealt_so(deal: Deal, viewer: Seat | None, lying: tuple[int, ...]) -> Deal:
    """A deal with the hidden cards lying otherwise."""
    seats = range(deal.seats)
    hands = tuple(deal.hands[seat] if seat == viewer else lying[seat] for seat in seats)
    discards = tuple(deal.discards[seat] if seat == viewer else lying[deal.seats + seat] for seat in seats)
    return replace(deal, hands=hands, discards=discards)


def comes_about(story: Story, deal: Deal) -> bool:
    """Whether some cards drawn make the acts of a story possible and lead to a deal.

    Which cards were drawn makes no difference to what can be done then, unless four jacks were dealt (PK-4.1).
    """
    final = list(deal.hands)
    for seat, act in story.acts:
        if isinstance(act, Play):
            final[seat] |= 1 << index_of(act.card)
    counts = dict(zip(from_left(deal), deal.draws, strict=True))
    drawn = [drawn_by(deal, seat, final[seat], max(0, counts[Seat(seat)])) for seat in range(deal.seats)]
    return None not in drawn and replayed(story, deal, final, [mask or 0 for mask in drawn]) == deal


def drawn_by(deal: Deal, seat: int, final: int, count: int) -> int | None:
    """So many cards of a final hand that a seat may have drawn, so that it was not dealt four jacks; None: none."""
    turned = 1 << deal.turned
    for mask in map(mask_of_indices, combinations(indices_of(final), count)):
        dealt = final & ~mask | deal.discards[seat]
        fits = bool(mask & turned) == (seat == deal.dealer and count > 0)
        if fits and sum(suit + "J" in cards_of(dealt) for suit in "SHDC") < 4:
            return mask
    return None


def replayed(story: Story, deal: Deal, final: list[int], drawn: list[int]) -> Deal | None:
    """What the acts of a story lead to with these hands, discards and draws; None when one of them is refused."""
    turned = 1 << deal.turned
    order = from_left(deal)
    hands = [final[seat] & ~drawn[seat] | deal.discards[seat] for seat in range(deal.seats)]
    stock = [card for seat in order for card in indices_of(drawn[seat] & ~turned)]
    dealt = [[*indices_of(hands[seat])] for seat in order]
    pack = [hand[n] for n in range(5) for hand in dealt] + stock
    rest = [card for card in map(index_of, PACK_36) if card not in {*pack, deal.turned}]
    deck: tuple[Card, ...] = tuple(card_of(card) for card in (deal.turned, *pack, *rest))
    now = DEAL.start(DealConfig(deal.seats, deal.dealer, deal.start))
    try:
        now = DEAL.step(now, CHANCE, Shuffle(deck, SALT))
        (cutter,) = DEAL.waiting(now)
        now = DEAL.step(now, cutter, Cut(1))
        for seat, act in story.acts:
            own = Draw(tuple(card_of(card) for card in indices_of(deal.discards[seat])))
            now = DEAL.step(now, seat, own if isinstance(act, Draw) else act)
    except Refusal:
        return None
    return replace(now, commitment=deal.commitment)
