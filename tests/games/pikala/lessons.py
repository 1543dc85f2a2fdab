"""What a lesson of Pikala says, for tests: in deals, in random matches."""

from functools import cache
from itertools import takewhile
from typing import Final

import msgspec

from pik.core.lesson import Remark
from pik.core.match import Match
from pik.core.message import Message
from pik.core.seat import Seat
from pik.games.pikala import DEAL, MATCH
from pik.games.pikala.actions import Action
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Act, Standing
from pik.games.pikala.remarks import remark
from pik.games.pikala.state import Deal
from pik.texts.catalog import entries, game_file
from tests.games.pikala.build import Running, match
from tests.random_acts import steps_from

SEEDS: Final = range(25)
DEALS: Final = 4
Step = tuple[Running, Seat, Action | Act, Running]
CODES: Final = {entry.id.name for entry in entries(game_file("pikala", "en", "lesson.en.ftl"))} - {"lesson-wait"}


def told(m: Running, seat: Seat, act: Action | Act | None) -> Remark | None:
    """What is said to a seat of a match, given an advised act."""
    raw = msgspec.json.encode(MATCH.view(m, seat))
    return remark(raw, None if act is None else msgspec.json.encode(act))


def on(deal: Deal, act: Action | None = None) -> tuple[Message, ...]:
    """What is said to whoever is awaited in a deal."""
    return said_on(deal, act).lines


def said_on(deal: Deal, act: Action | None = None) -> Remark:
    """What is said to whoever is awaited in a deal, with the rule behind it."""
    seat = min(DEAL.waiting(deal))
    standing = Standing(deal.scores, (0,) * deal.seats, deal.dealer)
    found = told(Match(Config(deal.seats), standing, deal), seat, act)
    assert found is not None
    return found


def codes(deal: Deal, act: Action | None = None) -> tuple[str, ...]:
    """The codes of what is said."""
    return tuple(line.code for line in on(deal, act))


@cache
def steps(seed: int) -> tuple[Step, ...]:
    """Three deals of a random match, act by act: before, who, what, after."""
    return tuple(takewhile(is_early, steps_from(match(2 + seed % 5), MATCH, seed)))


def is_early(step: Step) -> bool:
    """Whether an act belongs to the first deals."""
    return len(step[0].standing.rows) < DEALS


def codes_of(remark: Remark) -> tuple[str, ...]:
    """The codes of a remark."""
    return tuple(line.code for line in remark.lines)


HAND = "SA HJ DJ S9 C6"
PLAIN = "S9 H8 D7 C6 HT"
