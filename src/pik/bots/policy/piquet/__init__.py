"""Players of piquet and of Norman piquet."""

from collections.abc import Mapping
from typing import Final

from pik.bots.bot import FLAT, RANDOM, Policy
from pik.bots.policy.late import Late
from pik.bots.policy.piquet.beginner import BEGINNER
from pik.bots.policy.piquet.club import CLUB
from pik.bots.policy.piquet.player import NormanView, PiquetView
from pik.bots.policy.random_ import any_option
from pik.games.piquet.actions import Action
from pik.games.piquet.ledger import Act

__all__ = ["NORMAN_POLICIES", "PIQUET_POLICIES", "NormanView", "PiquetView"]

PIQUET_POLICIES: Final[Mapping[str, Policy[PiquetView, Action | Act]]] = {
    RANDOM: any_option,
    "beginner": BEGINNER,
    "club": CLUB,
    "master": Late("pik.bots.policy.piquet.master"),
    FLAT: Late("pik.bots.policy.piquet.flat", "FLAT"),
}
NORMAN_POLICIES: Final[Mapping[str, Policy[NormanView, Action | Act]]] = {
    RANDOM: any_option,
    "beginner": BEGINNER,
    "club": CLUB,
    "master": Late("pik.bots.policy.piquet.master"),
    FLAT: Late("pik.bots.policy.piquet.flat", "FLAT"),
}
