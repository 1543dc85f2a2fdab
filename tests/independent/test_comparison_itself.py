"""The comparison of engine and referee finds faults that are planted in the engine."""

import random
from collections.abc import Callable
from typing import Final

import pytest

from pik.core.message import Refusal
from pik.games.pikala import ledger, rules, scoring
from tests.independent.chooser import Chooser
from tests.independent.lockstep import Lockstep
from tests.independent.pikala import Illegal
from tests.independent.test_against_engine import compared

MOST = 4000
Fault = tuple[object, str, object]


def never(*_: object) -> bool:
    """Say no to everything."""
    return False


def of(value: int) -> Callable[..., int]:
    """The same number, whatever is asked."""
    return lambda *_: value


def every_trick(bonus: int, first: bool) -> int:
    """The bonus comes with every trick."""
    return -1 - bonus


def five_or_nothing(pikala: bool, boys: bool) -> int:
    """Pikala without a trick costs no more than nothing announced."""
    return 0 if boys and not pikala else 5


def any_card(hand: int, trump: int, has_led: bool) -> int:
    """Any card may be led."""
    return hand


FAULTS: Final[dict[str, Fault]] = {
    "PK-1.6 too late": (ledger, "LAST_DEAL", 201),
    "PK-2.4 free jacks": (scoring, "jacks_penalty", of(0)),
    "PK-3.2 at four": (rules, "DRAW_ABOVE", 4),
    "PK-3.4 never": (rules, "may_sit_out", never),
    "PK-4.1 never": (rules, "has_four_jacks", never),
    "PK-4.3 trump as plain": (scoring, "rams_others", of(10)),
    "PK-5.1 at once": (rules, "announcement_needs", of(1)),
    "PK-5.2 each trick": (scoring, "trick_change", every_trick),
    "PK-5.3 Pikala as nothing": (scoring, "no_trick_change", five_or_nothing),
    "PK-5.3 no TV": (scoring, "no_trick_units", of(1)),
    "PK-6.2 free lead": (rules, "lead_cards", any_card),
    "PK-6.4 no need to beat": (rules, "beating", of(0)),
    "PK-9.3 no stake": (scoring, "BLIND_STAKE", 0),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faults_are_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within some thousand deals engine and referee part where the engine breaks a rule."""
    module, part, wrong = FAULTS[name]
    monkeypatch.setattr(module, part, wrong)
    chance = random.Random(name)
    with pytest.raises((AssertionError, Illegal, Refusal)):
        play_until_they_differ(chance)


def play_until_they_differ(chance: random.Random) -> None:
    """Compare matches of all sizes for so many deals."""
    deals = 0
    while deals < MOST:
        chooser = Chooser(chance)
        deals += compared(Lockstep(chooser.opening(chance.choice((5, 6, 2, 3)))), chooser, chance)
