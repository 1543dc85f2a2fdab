"""How every Spades player goes through a deal; what it bids and plays is its style."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from pik.bots.policy.spades.blind import blindly
from pik.bots.policy.spades.claims import certain, has_claimed
from pik.bots.policy.spades.giving import usually
from pik.bots.policy.spades.sight import Sight
from pik.bots.policy.spades.worth import Worth
from pik.cards.card import Card, index_of
from pik.cards.cardset import cards_of, mask_of
from pik.core.draw import Draw
from pik.core.lazy import Choices
from pik.core.match import MatchView
from pik.core.seat import Seat
from pik.games.spades import partners, two_handed
from pik.games.spades.actions import Bid, Claim, DoubleNil, Look, Play, Vote
from pik.games.spades.config import Config
from pik.games.spades.ledger import Act, Standing
from pik.games.spades.partners.actions import Action as ActForFour
from pik.games.spades.partners.actions import Exchange
from pik.games.spades.partners.config import Config as PartnersConfig
from pik.games.spades.partners.seen import View as SeenForFour
from pik.games.spades.seen import View
from pik.games.spades.state import DOUBLE_NIL, side_of
from pik.games.spades.two_handed.actions import Action as ActForTwo
from pik.games.spades.two_handed.actions import Keep, Pass
from pik.games.spades.two_handed.config import Config as TwoHandedConfig
from pik.games.spades.two_handed.seen import View as SeenForTwo

PartnersView: TypeAlias = MatchView[PartnersConfig, Standing, SeenForFour]
TwoHandedView: TypeAlias = MatchView[TwoHandedConfig, Standing, SeenForTwo]
Common: TypeAlias = Look | DoubleNil | Bid | Play | Claim | Vote


@dataclass(frozen=True)
class Style:
    """What a player bids and plays, whether it claims, what it keeps of the stock and lays for the partner."""

    bidding: Callable[[Sight, tuple[int, ...], Draw], int]
    playing: Callable[[Sight, tuple[Card, ...], Draw], Card]
    claiming: Callable[[Sight], bool]
    keeping: Callable[[Sight, int, bool, Draw], bool]
    """Whether to keep a card that lies on the stock, and whether double nil is bid."""
    blind: Callable[[Sight, Draw], bool] = blindly
    """Whether to bid double nil without a look."""
    giving: Callable[[Sight, bool, Draw], int] = usually
    """Which three cards to lay, and whether it is the bidder who lays them."""

    def acts(self, sight: Sight, options: Iterable[object], claimable: bool, draw: Draw) -> Common | None:
        """What is done alike in both games; None in a phase that only one of them has."""
        acts = tuple(options)
        if DoubleNil() in acts:
            return DoubleNil() if self.blind(sight, draw) else Look()
        match sight.view.phase:
            case "bid":
                numbers = tuple(act.number for act in acts if isinstance(act, Bid))
                return Bid(self.bidding(sight, numbers, draw))
            case "claim":
                claim = sight.view.claim
                return Vote(claim is not None and certain(sight, claim.seat))
            case "play":
                if claimable and not has_claimed(sight) and self.claiming(sight):
                    return Claim()
                return Play(self.playing(sight, tuple(act.card for act in acts if isinstance(act, Play)), draw))
            case _:
                return None


def worth_of(config: Config, standing: Standing, view: View, seat: Seat) -> Worth:
    """What the running deal is worth to a seat's side."""
    last = len(standing.rows) + 1 >= config.cap
    return Worth(side_of(seat), view.house, view.scores, view.bags, config.target, config.floor, last)


def sight_of_four(view: PartnersView, deal: SeenForFour, seat: Seat) -> Sight:
    """What a seat at a table of four knows of the running deal."""
    worlds = partners.DEAL.worlds(deal)
    worth = worth_of(view.config, view.standing, deal, seat)
    return Sight(deal, seat, worth, 0, lambda draw: worlds.sample(draw).hands)


def sight_of_two(view: TwoHandedView, deal: SeenForTwo, seat: Seat) -> Sight:
    """What a seat at a table of two knows of the running deal."""
    worlds = two_handed.DEAL.worlds(deal)
    worth = worth_of(view.config, view.standing, deal, seat)
    return Sight(deal, seat, worth, mask_of(deal.discarded), lambda draw: worlds.sample(draw).hands)


@dataclass(frozen=True)
class ForFour:
    """A style at a table of four."""

    style: Style

    def __call__(
        self, view: PartnersView, options: Choices[ActForFour | Act], offers: Choices[ActForFour | Act], draw: Draw
    ) -> ActForFour | Act | None:
        """What the player does; it is ready at once and looks at its cards on its turn."""
        if not options.size:
            return None
        deal, seat = view.deal, view.seat
        if deal is None or seat is None or deal.phase in {"shuffle", "over"}:
            return options.sample(draw)
        sight = sight_of_four(view, deal, seat)
        if deal.phase == "exchange":
            return Exchange(cards_of(self.style.giving(sight, deal.bids[seat] == DOUBLE_NIL, draw)))
        return self.style.acts(sight, options, Claim() in offers, draw)


@dataclass(frozen=True)
class ForTwo:
    """A style at a table of two."""

    style: Style

    def __call__(
        self, view: TwoHandedView, options: Choices[ActForTwo | Act], offers: Choices[ActForTwo | Act], draw: Draw
    ) -> ActForTwo | Act | None:
        """What the player does; it is ready at once."""
        if not options.size:
            return None
        deal, seat = view.deal, view.seat
        if deal is None or seat is None or deal.phase in {"shuffle", "over"}:
            return options.sample(draw)
        sight = sight_of_two(view, deal, seat)
        if deal.top is not None:
            nil = deal.bids[seat] == DOUBLE_NIL
            return Keep() if self.style.keeping(sight, index_of(deal.top), nil, draw) else Pass()
        return self.style.acts(sight, options, Claim() in offers, draw)
