"""What a viewer was shown of a deal of Spades for four, and what may be looked at now."""

from pik.cards.card import Card
from pik.games.spades import seen


class View(seen.View, frozen=True, kw_only=True):
    """All that a viewer was shown in this deal (seat None: what everybody was shown)."""

    laid: tuple[bool, ...]
    """Who has laid three cards for the partner (SP-2.4)."""
    given: tuple[Card, ...]
    """What the viewer laid for the partner."""
    received: tuple[Card, ...]
    """What the viewer got from the partner, once both have laid."""


class Screen(seen.Screen, frozen=True, kw_only=True):
    """What a device may show now."""

    laid: tuple[bool, ...]
    given: tuple[Card, ...]
    received: tuple[Card, ...]
