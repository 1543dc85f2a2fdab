"""Where the cards of a deal of piquet are, for the law that none is lost."""

from typing import Any

from pik.cards.cardset import indices_of
from pik.core.match import Match
from pik.games.piquet.state import Deal


def piquet_cards(match: Match[Any, Any, Deal]) -> list[int]:
    """The spread pack, hands, discards, tricks, and the talon before and after the exchanges."""
    deal = match.deal
    if deal is None:
        return []
    played = [*deal.trick, *(card for trick in deal.tricks for card in trick.cards)]
    held = [card for mask in (*deal.hands, *deal.discards, deal.left) for card in indices_of(mask)]
    return [*deal.spread, *held, *played, *deal.five, *deal.three]
