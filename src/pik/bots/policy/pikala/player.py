"""How every Pikala player goes through a deal; what it does in each phase is its style."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from pik.bots.policy.pikala.claims import certain, has_claimed
from pik.bots.policy.pikala.sight import Sight
from pik.cards.card import Card
from pik.core.draw import Draw as Chance
from pik.core.lazy import Choices
from pik.core.match import MatchView
from pik.games.pikala.actions import Action, Announce, Claim, Draw, Play, Rams, SitOut, Vote
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Act, Consent, Standing
from pik.games.pikala.seen import View

PikalaView: TypeAlias = MatchView[Config, Standing, View]


CONSENT: Final = Consent(accept=True)


@dataclass(frozen=True)
class Style:
    """What a player does with its hand: what it draws, declares and plays, and whether it claims."""

    drawing: Callable[[Sight, Choices[Action | Act], Chance], Draw | SitOut]
    declaring: Callable[[Sight, tuple[Action | Act, ...], Chance], Announce | Rams]
    playing: Callable[[Sight, tuple[Card, ...], Chance], Card]
    claiming: Callable[[Sight], bool]

    def __call__(
        self, view: PikalaView, options: Choices[Action | Act], offers: Choices[Action | Act], draw: Chance
    ) -> Action | Act | None:
        """What the player does; it is ready at once, cuts anywhere and never says unasked that none are its own.

        It lets a mark be taken back, and serves draws as it must (PK-8.2, PK-8.5).
        """
        if CONSENT in offers:
            return CONSENT
        if not options.size:
            return None
        deal, seat = view.deal, view.seat
        if deal is None or seat is None:
            return options.sample(draw)
        sight = Sight(deal, seat)
        match deal.phase:
            case "draw":
                return self.drawing(sight, options, draw)
            case "declare":
                return self.declaring(sight, tuple(options), draw)
            case "claim":
                return Vote(deal.claim is not None and certain(deal, deal.claim.seat))
            case "play":
                if Claim() in offers and not has_claimed(sight) and self.claiming(sight):
                    return Claim()
                cards: tuple[Card, ...] = tuple(act.card for act in options if isinstance(act, Play))
                return Play(self.playing(sight, cards, draw))
            case "shuffle" | "cut" | "serve" | "over":
                return options.sample(draw)
