"""The club player's cards: each tried in a few likely worlds, the last tricks of two searched to the end."""

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET

from pik.bots.policy.piquet.claims import certain
from pik.bots.policy.piquet.imagining import imagined
from pik.bots.policy.piquet.playout import Playout
from pik.bots.policy.piquet.search import Search, alike
from pik.bots.policy.piquet.sight import SUITS, Sight
from pik.bots.policy.piquet.values import strongest
from pik.cards.card import card_of
from pik.core.draw import Draw
from pik.games.piquet import rules, scoring
from pik.games.piquet.actions import Play
from pik.games.piquet.rules import NORMAN
from pik.games.piquet.state import Deal

PLAYED_OUT: Final = 30
"""So many worlds are played out by plain habits."""
SEARCHED: Final = {10: 4, 9: 8, 8: 16}
"""So many worlds of two players are searched with so many cards left in the fuller hand."""
SEARCHED_LATE: Final = 24
BOUND: Final = 400
"""No deal is won by more."""


def playing(sight: Sight, cards: int, draw: Draw, capot: bool) -> Play:
    """A card of these; `capot`: one may be announced with it (PQ-5.6)."""
    choice = distinct(sight, cards)
    sure = without_thought(sight, cards, choice, capot)
    if sure is not None:
        return sure
    left = len(sight.view.hand)
    if sight.view.seats != NORMAN and left <= max(SEARCHED) and is_even(sight):
        found = imagined(sight, SEARCHED.get(left, SEARCHED_LATE), draw)
        return Play(card_of(by_search(sight, choice, found)))
    found = imagined(sight, PLAYED_OUT, draw)
    return Play(card_of(by_playing_out(sight, choice, found)), capot and hopeful(sight, found))


def without_thought(sight: Sight, cards: int, choice: Sequence[int], capot: bool) -> Play | None:
    """The strongest of some cards where all tricks are certain, or the only one worth a choice; else None."""
    if not sight.trick and certain(sight, sight.seat):
        return Play(card_of(strongest(cards)), capot)
    return Play(card_of(choice[0])) if len(choice) == 1 and not capot else None


def is_even(sight: Sight) -> bool:
    """Whether nobody holds cards too many (PQ-6.1): only then can the rest be searched."""
    return sight.view.live is UNSET or not any(sight.view.live.over)


def hopeful(sight: Sight, found: Sequence[Deal]) -> bool:
    """Whether most worlds, played out, are a capot: one that fails costs nothing (PQ-5.6)."""
    ends = [Playout(world.hands, sight.seat, sight.view.taken) for world in found]
    for end in ends:
        end.run()
    return 2 * sum(end.taken[sight.seat] == rules.hand_size(sight.view.seats) for end in ends) > len(ends)


def distinct(sight: Sight, cards: int) -> list[int]:
    """The cards less those that are as good as a neighbor."""
    hidden = sight.known.hidden
    for part in sight.known.parts[: sight.view.seats]:
        hidden |= part.known
    for card in sight.trick:
        hidden |= 1 << card
    return [card for suit in SUITS for card in alike(cards & suit, hidden & ~sight.hand & suit)]


def by_search(sight: Sight, choice: Sequence[int], found: Sequence[Deal]) -> int:
    """The card that makes the most on the whole when all is played openly from here on."""
    worth = dict.fromkeys(choice, 0)
    for world in found:
        search = Search(capots(sight), thirty(sight))
        for card in choice:
            worth[card] += value(sight, search, world, card)
    return max(choice, key=lambda card: (worth[card], -(card % 13)))


def value(sight: Sight, search: Search, world: Deal, card: int) -> int:
    """What the player makes more than the other after this card in a world."""
    own, other = world.hands[sight.seat], world.hands[sight.others[0]]
    taken = sight.view.taken[sight.view.leader]
    elder = int(sight.view.leader == sight.elder)
    if not sight.trick:
        return search.after_lead(own, other, taken, elder, card, -BOUND, BOUND)
    led = sight.trick[0]
    return -search.after(other | 1 << led, own, taken, elder, led, card, -BOUND, BOUND)


def capots(sight: Sight) -> tuple[int, int]:
    """What all tricks count for the elder and for the dealer."""
    open_for = sight.view.announced
    elder, dealer = (scoring.OPEN_CAPOT if seat in open_for else scoring.CAPOT for seat in (sight.elder, sight.dealer))
    return elder, dealer


def thirty(sight: Sight) -> int | None:
    """What the elder has of the thirty before the first card; None where no pique can come (PQ-4.2)."""
    possible = sight.view.pique is None and not sum(sight.view.counts) - sight.view.counts[sight.elder]
    return sight.declared(sight.elder) if possible else None


def by_playing_out(sight: Sight, choice: Sequence[int], found: Sequence[Deal]) -> int:
    """The card that makes the most on the whole when all play by plain habits from here on."""
    worth = {card: sum(net(sight, world, card) for world in found) for card in choice}
    return max(choice, key=lambda card: (worth[card], -(card % 13)))


def net(sight: Sight, world: Deal, card: int) -> int:
    """What the player makes more than the others in a world that is played out."""
    declared = thirty(sight)
    lacks = 0
    if declared is not None and sight.view.leader == sight.elder and not sight.trick:
        lacks = max(0, scoring.THIRTY - declared - sum(sight.view.taken))
    play = Playout(world.hands, sight.view.leader, sight.view.taken, sight.view.announced, lacks)
    counts = play.run(sight.trick, card)
    return scoring.netted(counts[sight.seat], sum(counts) - counts[sight.seat], len(counts) - 1)
