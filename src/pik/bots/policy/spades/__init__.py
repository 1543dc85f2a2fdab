"""Players of both Spades games."""

from typing import Final

from pik.bots import kernels, openspiel
from pik.bots.bot import FLAT, ISMCTS, Policy
from pik.bots.policy.late import Late
from pik.bots.policy.spades.beginner import BEGINNER
from pik.bots.policy.spades.club import CLUB
from pik.bots.policy.spades.player import ForFour, ForTwo, PartnersView, TwoHandedView
from pik.games.spades.ledger import Act
from pik.games.spades.partners.actions import Action as ActForFour
from pik.games.spades.two_handed.actions import Action as ActForTwo

__all__ = ["PARTNERS_POLICIES", "TWO_HANDED_POLICIES", "PartnersView", "TwoHandedView"]

MIXED: Final = ("book-thumb", "club-thumb", "master-thumb", "book-club", "master-club", "book-master", "club-master")
"""Yardsticks: the bids of one, the cards of another."""
PARTNERS_POLICIES: Final[dict[str, Policy[PartnersView, ActForFour | Act]]] = {
    "beginner": ForFour(BEGINNER),
    "club": ForFour(CLUB),
    "master": Late("pik.bots.policy.spades.master", "FOR_FOUR"),
    FLAT: Late("pik.bots.policy.spades.flat", "FOR_FOUR"),
    ISMCTS: Late("pik.bots.policy.spades.ismcts", "FOR_FOUR", (kernels.require, openspiel.require)),
    **{name: Late("pik.bots.policy.spades.mixed", name.replace("-", "_").upper()) for name in MIXED},
}
TWO_HANDED_POLICIES: Final[dict[str, Policy[TwoHandedView, ActForTwo | Act]]] = {
    "beginner": ForTwo(BEGINNER),
    "club": ForTwo(CLUB),
    "master": Late("pik.bots.policy.spades.master", "FOR_TWO"),
    FLAT: Late("pik.bots.policy.spades.flat", "FOR_TWO"),
}
