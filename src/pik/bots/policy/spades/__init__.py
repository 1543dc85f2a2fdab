"""What a player of either Spades game is shown, and the players by level: so far only the one without a thought."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from pik.bots.bot import RANDOM, Policy
from pik.bots.policy.random_ import any_option
from pik.core.match import MatchView
from pik.games.spades.ledger import Act, Standing
from pik.games.spades.partners.actions import Action as ActForFour
from pik.games.spades.partners.config import Config as PartnersConfig
from pik.games.spades.partners.seen import View as SeenForFour
from pik.games.spades.two_handed.actions import Action as ActForTwo
from pik.games.spades.two_handed.config import Config as TwoHandedConfig
from pik.games.spades.two_handed.seen import View as SeenForTwo

PartnersView: TypeAlias = MatchView[PartnersConfig, Standing, SeenForFour]
TwoHandedView: TypeAlias = MatchView[TwoHandedConfig, Standing, SeenForTwo]

PARTNERS_POLICIES: Final[Mapping[str, Policy[PartnersView, ActForFour | Act]]] = {RANDOM: any_option}
TWO_HANDED_POLICIES: Final[Mapping[str, Policy[TwoHandedView, ActForTwo | Act]]] = {RANDOM: any_option}
