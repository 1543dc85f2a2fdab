"""Pikala's players."""

from typing import Final

from pik.bots.bot import FLAT, Policy
from pik.bots.policy.late import Late
from pik.bots.policy.pikala.beginner import BEGINNER
from pik.bots.policy.pikala.club import CLUB
from pik.bots.policy.pikala.player import PikalaView
from pik.games.pikala.actions import Action
from pik.games.pikala.ledger import Act

__all__ = ["PIKALA_POLICIES", "PikalaView"]

PIKALA_POLICIES: Final[dict[str, Policy[PikalaView, Action | Act]]] = {
    "beginner": BEGINNER,
    "club": CLUB,
    "master": Late("pik.bots.policy.pikala.master"),
    FLAT: Late("pik.bots.policy.pikala.flat", "FLAT"),
}
