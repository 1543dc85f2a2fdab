"""The one place where players are registered: a line a game. A level without a policy is played at random."""

from typing import Final, TypeAlias

from pik.bots.bot import RANDOM
from pik.bots.host import Players, players
from pik.bots.policy.pikala import PIKALA_POLICIES, PikalaView
from pik.bots.policy.random_ import any_option
from pik.core.match import MatchView
from pik.games.pikala import MATCH as PIKALA
from pik.games.spades import partners, two_handed
from pik.games.spades.ledger import Standing

SpadesView: TypeAlias = MatchView[partners.Config, Standing, partners.View]
TwoHandedView: TypeAlias = MatchView[two_handed.Config, Standing, two_handed.View]

PLAYERS: Final[dict[str, Players]] = {
    "pikala": players(PIKALA, PikalaView, {RANDOM: any_option, **PIKALA_POLICIES}),
    "spades": players(partners.MATCH, SpadesView, {RANDOM: any_option}),
    "spades-two-handed": players(two_handed.MATCH, TwoHandedView, {RANDOM: any_option}),
}
