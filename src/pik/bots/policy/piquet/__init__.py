"""What a player of either game of piquet is shown, and the players by level: so far only the one without a thought."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from pik.bots.bot import RANDOM, Policy
from pik.bots.policy.random_ import any_option
from pik.core.match import MatchView
from pik.games.piquet.actions import Action
from pik.games.piquet.classic.config import Config
from pik.games.piquet.ledger import Act, Standing
from pik.games.piquet.norman.config import Config as NormanConfig
from pik.games.piquet.seen import View

PiquetView: TypeAlias = MatchView[Config, Standing, View]
NormanView: TypeAlias = MatchView[NormanConfig, Standing, View]

PIQUET_POLICIES: Final[Mapping[str, Policy[PiquetView, Action | Act]]] = {RANDOM: any_option}
NORMAN_POLICIES: Final[Mapping[str, Policy[NormanView, Action | Act]]] = {RANDOM: any_option}
