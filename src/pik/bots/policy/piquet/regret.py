"""Whether a card just played is better taken back (PQ-5.4): only where the other's hand has come to lie open."""

from pik.bots.policy.piquet.sight import Sight


def regretting(sight: Sight) -> bool:
    """Never."""
    return False
