"""How a deal of Pikala goes on up to the first card, when the others draw and declare as players do."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from pik.bots.kernels.part import Position
from pik.bots.kernels.pikala import position_of
from pik.bots.policy.pikala.sight import Sight, by_strength
from pik.cards.card import NO_CARD
from pik.cards.cardset import mask_of_indices, size_of, suit_mask
from pik.core.seat import Seat
from pik.games.pikala import rules
from pik.games.pikala.state import Call, Deal
from pik.games.pikala.turns import from_left, seats_in

KINGS: Final = rules.ACES >> 1
TRUMPS_TO_ANNOUNCE: Final = 2


def drawn(sight: Sight, world: Deal, discards: int) -> Deal:
    """The deal after all draws: these cards of the player's, then what the others replace who draw later."""
    order = from_left(world.seats, world.dealer)
    hands, thrown, pack, draws = list(world.hands), list(world.discards), world.pack, list(world.draws)
    for seat in order[len(draws) :]:
        out = discards if seat == sight.seat else replaced(world, hands[seat], seat, len(pack))
        count = size_of(out)
        hands[seat] &= ~out
        thrown[seat] |= out
        if count and seat == world.dealer:
            hands[seat] |= 1 << world.turn_up
        taken = count - (seat == world.dealer and count > 0)
        hands[seat] |= mask_of_indices(pack[:taken])
        pack = pack[taken:]
        draws.append(count)
    after = replace(world, hands=tuple(hands), discards=tuple(thrown), pack=(), turn_up=NO_CARD, draws=tuple(draws))
    return replace(after, leader=seats_in(after)[0])


def replaced(world: Deal, hand: int, seat: Seat, stock: int) -> int:
    """What a player replaces by the rule of thumb: all but trumps, aces and kings, the lowest first."""
    useless = hand & ~(suit_mask(world.trump) | rules.ACES | KINGS)
    most = rules.most_drawn(world.scores[seat], stock + (seat == world.dealer))
    return mask_of_indices(by_strength(useless, world.trump)[:most])


def usual_calls(sight: Sight, hands: Sequence[int], own: Call | None) -> tuple[Call, ...]:
    """What was declared, the player's own declaration, and what the others will announce with strong hands.

    Without an own declaration the player announces as the others do.
    """
    said = {call.seat: call for call in sight.view.calls}
    if own is not None:
        said[own.seat] = own
    seats = (seat for seat in range(len(hands)) if hands[seat])
    return tuple(said.get(Seat(seat)) or usual_call(sight, hands[seat], Seat(seat)) for seat in seats)


def usual_call(sight: Sight, hand: int, seat: Seat) -> Call:
    """Pikala where the hand promises a trick; boys in any case: they make a deal without a trick cheaper."""
    score = sight.view.scores[seat]
    pikala = rules.has_pikala(hand) and promising(hand, sight.trump) and score >= rules.announcement_needs(True, False)
    boys = rules.has_blonds(hand) or rules.has_brunettes(hand)
    boys = boys and score >= rules.announcement_needs(pikala, True)
    if not boys:
        return Call(seat, pikala=pikala)
    return Call(seat, pikala=pikala, boys="blonds" if rules.has_blonds(hand) else "brunettes")


def promising(hand: int, trump: int) -> bool:
    """Whether a hand is likely to take a trick: the ace of trump, two trumps, or a trump and an ace."""
    trumps = hand & suit_mask(trump)
    if trumps & rules.ACES or size_of(trumps) >= TRUMPS_TO_ANNOUNCE:
        return True
    return trumps != 0 and hand & rules.ACES != 0


def opened(deal: Deal, calls: tuple[Call, ...]) -> Position:
    """The position before the first card."""
    return position_of(replace(deal, calls=calls))
