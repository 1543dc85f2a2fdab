"""How the other cards may come to lie once all have exchanged as players do: what a discard is tried against."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pik.bots.policy.piquet.sight import Sight
from pik.bots.policy.piquet.values import keeping
from pik.cards.cardset import indices_of, mask_of, mask_of_indices, size_of
from pik.core.draw import Draw, shuffled
from pik.games.piquet import rules
from pik.games.piquet.knowledge import PACK
from pik.games.piquet.rules import NORMAN


@dataclass(frozen=True)
class Guess:
    """The cards that come to the player, the first to be taken first, and the hands of the others by seat.

    `theirs` are the hands before any exchange that comes after the player's, `rest` what is there for that exchange
    before whatever the player leaves.
    """

    coming: tuple[int, ...]
    theirs: tuple[int, ...]
    rest: tuple[int, ...] = ()

    def hands(self, sight: Sight, discards: int) -> tuple[int, ...]:
        """All hands by seat once the player has replaced these cards and the dealer after it as well."""
        count = size_of(discards)
        own = sight.hand & ~discards | mask_of_indices(self.coming[:count])
        hands = list(self.theirs)
        hands[sight.seat] = own
        if self.rest:
            there = (*(self.coming[count:] if count else ()), *self.rest)
            hands[sight.dealer] = replaced(hands[sight.dealer], there)
        return tuple(hands)


def replaced(hand: int, there: Sequence[int]) -> int:
    """A hand after its holder has taken all the cards that are there for the least useful ones."""
    return hand & ~mask_of_indices(keeping(hand)[: len(there)]) | mask_of_indices(there)


def guesses(sight: Sight, draw: Draw) -> Iterator[Guess]:
    """Guesses without end."""
    whites = {each.seat: mask_of(each.cards) for each in sight.view.whites}
    shown = sum(white for seat, white in whites.items() if seat != sight.seat)
    hidden = tuple(indices_of(PACK & ~sight.hand & ~shown))
    while True:
        cards = shuffled(hidden, draw)
        dealt = [0] * sight.view.seats
        for seat in sight.others:
            dealt[seat] = whites.get(seat, 0)
            if not dealt[seat]:
                size = rules.hand_size(sight.view.seats)
                dealt[seat], cards = mask_of_indices(cards[:size]), cards[size:]
        yield guess(sight, tuple(dealt), cards)


def guess(sight: Sight, dealt: tuple[int, ...], talon: tuple[int, ...]) -> Guess:
    """What comes of the dealt hands: the elder's exchange if it is over, the dealer's if it is to come."""
    if sight.view.seats == NORMAN:
        return Guess(talon, dealt)
    five, three = talon[: rules.TALON_FIVE], talon[rules.TALON_FIVE :]
    if sight.seat != sight.dealer:
        return Guess(five, dealt, three)
    took = sight.view.exchanged[0]
    hands = list(dealt)
    hands[sight.elder] = replaced(hands[sight.elder], five[:took])
    return Guess((*(five[took:] if took else ()), *three), tuple(hands))
