"""What a viewer was shown of a deal of two-handed Spades, and what may be looked at now."""

from pik.cards.card import Card
from pik.games.spades import seen


class View(seen.View, frozen=True, kw_only=True):
    """All that a viewer was shown in this deal (seat None: what everybody was shown)."""

    stock: int
    """How many cards nobody has drawn."""
    top: Card | None
    """The top of the stock, for the player whose turn it is there (SP-5.1)."""
    discarded: tuple[Card, ...]
    """What the viewer has seen and thrown."""
    kept: tuple[bool, ...]
    """For each turn at the stock, the first the non-dealer's: whether the card seen first was kept."""


class Screen(seen.Screen, frozen=True, kw_only=True):
    """What a device may show now."""

    stock: int
    top: Card | None
    discarded: tuple[Card, ...]
    """What the viewer has seen and thrown."""
