"""How every player of piquet goes through a deal; what it does in each phase is its style."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from pik.bots.policy.piquet.claims import certain, has_claimed
from pik.bots.policy.piquet.sight import Sight
from pik.cards.cardset import mask_of
from pik.core.draw import Draw
from pik.core.lazy import Choices
from pik.core.match import MatchView
from pik.games.piquet.actions import Action, Claim, Declare, Exchange, Look, Play, TakeBack, Vote
from pik.games.piquet.classic.config import Config
from pik.games.piquet.ledger import Act, Standing
from pik.games.piquet.norman.config import Config as NormanConfig
from pik.games.piquet.seen import View

PiquetView: TypeAlias = MatchView[Config, Standing, View]
NormanView: TypeAlias = MatchView[NormanConfig, Standing, View]
Options: TypeAlias = Choices[Action | Act]


@dataclass(frozen=True)
class Style:
    """What a player does with its cards; whether it claims, looks at the talon, takes a card back."""

    discarding: Callable[[Sight, Draw], Exchange]
    declaring: Callable[[Sight, Draw], Declare]
    playing: Callable[[Sight, int, Draw, bool], Play]
    claiming: Callable[[Sight], bool]
    regretting: Callable[[Sight], bool]
    curious: bool

    def __call__(
        self, view: PiquetView | NormanView, options: Options, offers: Options, draw: Draw
    ) -> Action | Act | None:
        """What the player does; it is ready at once and cuts anywhere."""
        deal, seat = view.deal, view.seat
        if not options.size or deal is None or seat is None or not deal.cards:
            return options.sample(draw) if options.size else None
        sight = Sight(deal, seat)
        if self.curious and Look() in offers:
            return Look()
        match deal.phase:
            case "exchange":
                return self.discarding(sight, draw)
            case "declare":
                return self.declaring(sight, draw)
            case "claim":
                return Vote(deal.claim is not None and certain(sight, deal.claim.seat))
            case "play":
                return self.in_play(sight, options, offers, draw)
            case _:
                return options.sample(draw)

    def in_play(self, sight: Sight, options: Options, offers: Options, draw: Draw) -> Action:
        """A card, unless the last one is better taken back, or all tricks are sure and no capot is to be announced."""
        if TakeBack() in offers and self.regretting(sight):
            return TakeBack()
        plays = [act for act in options if isinstance(act, Play)]
        capot = any(act.capot for act in plays)
        if not capot and Claim() in offers and not has_claimed(sight) and self.claiming(sight):
            return Claim()
        return self.playing(sight, mask_of(act.card for act in plays), draw, capot)
