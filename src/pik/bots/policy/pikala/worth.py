"""What tricks, declarations and rams are worth to a player in points."""

from collections.abc import Iterable
from dataclasses import dataclass

from pik.bots.policy.pikala.sight import Sight
from pik.core.seat import Seat
from pik.games.pikala import rules, scoring

MARK = 0.75
"""What a unit of 2 on the pad is worth now: it is paid only when the match is lost."""


def distribution(chances: Iterable[float]) -> list[float]:
    """The chances of 0, 1, 2, … tricks when each card takes one with its own chance."""
    found = [1.0]
    for chance in chances:
        found = [
            (found[k] if k < len(found) else 0.0) * (1 - chance) + (found[k - 1] if k else 0.0) * chance
            for k in range(len(found) + 1)
        ]
    return found


@dataclass(frozen=True)
class Stake:
    """What tricks are worth to a player: its score, tricks it has, what it has announced."""

    score: int
    taken: int = 0
    bonus: int = 0
    penalty: int = 5
    units: int = 1

    def worth(self, tricks: int) -> float:
        """The points of taking so many tricks more, to a match that is won by them (PK-1.2, PK-5.2, PK-5.3)."""
        first = self.taken == 0 and tricks > 0
        if self.taken == 0 and tricks == 0:
            return -self.penalty - scoring.WHEEL * MARK * self.units
        gain = tricks + (self.bonus if first else 0)
        return gain if gain < self.score else self.score + scoring.BLIND_STAKE

    def value(self, chances: Iterable[float]) -> float:
        """The points to be expected from cards with these chances of a trick."""
        return sum(chance * self.worth(tricks) for tricks, chance in enumerate(distribution(chances)))


def stake(sight: Sight, seat: Seat, *, pikala: bool, boys: bool) -> Stake:
    """What tricks are worth to a player after an announcement."""
    return Stake(
        score=sight.view.scores[seat],
        taken=sight.view.taken[seat],
        bonus=rules.announcement_bonus(pikala, boys),
        penalty=scoring.no_trick_change(pikala, boys),
        units=scoring.no_trick_units(boys),
    )


def stake_now(sight: Sight, seat: Seat) -> Stake:
    """What tricks are worth to a player by what it has declared so far."""
    call = sight.call(seat)
    return stake(sight, seat, pikala=call.pikala, boys=call.boys is not None)


def sayable(sight: Sight, hand: int) -> tuple[tuple[bool, bool], ...]:
    """Pikala or not and boys or not, as far as a hand and the score allow (PK-5.1)."""
    boys_held = rules.has_blonds(hand) or rules.has_brunettes(hand)
    return tuple(
        (pikala, boys)
        for pikala in ((False, True) if rules.has_pikala(hand) else (False,))
        for boys in ((False, True) if boys_held else (False,))
        if sight.score >= rules.announcement_needs(pikala, boys)
    )


def said_worth(sight: Sight, hand: int, chances: tuple[float, ...]) -> float:
    """What a hand with these chances is worth when the best is declared that it and the score allow."""
    return max(
        stake(sight, sight.seat, pikala=pikala, boys=boys).value(chances) for pikala, boys in sayable(sight, hand)
    )


def rams_worth(sight: Sight, suit: int) -> float:
    """What a rams brings its owner over the others: its points and theirs, or the match (PK-4.3)."""
    trump = suit == sight.trump
    if rams_wins(sight, suit):
        return sight.score + scoring.BLIND_STAKE
    return scoring.rams_others(trump) - scoring.rams_own(trump)


def rams_wins(sight: Sight, suit: int) -> bool:
    """Whether a rams wins its owner the match (PK-4.3)."""
    return scoring.touches_zero(sight.score + scoring.rams_own(suit == sight.trump))
