"""What everybody sees happen while tricks are played, in either Spades game."""

from pik.cards.cardset import cards_of
from pik.core.message import Happening, Value
from pik.core.seat import Seat
from pik.games.spades import rules
from pik.games.spades.actions import Bid, Claim, Play, Vote
from pik.games.spades.state import Deal


def happens(code: str, seat: Seat, **data: Value) -> tuple[Happening, ...]:
    """One happening at a seat."""
    return (Happening(code, seat, data),)


def bidding(seat: Seat, bid: Bid) -> tuple[Happening, ...]:
    """A number, or nil (SP-2.1, SP-2.2)."""
    return happens("bids", seat, number=bid.number) if bid.number else happens("bids-nil", seat)


def playing(deal: Deal, after: Deal, seat: Seat, action: Play) -> tuple[Happening, ...]:
    """A card, whether it broke spades, and who took the trick (SP-3.1, SP-3.2)."""
    plays = happens("plays", seat, card=action.card)
    breaks = happens("breaks-spades", seat) if after.broken and not deal.broken else ()
    if after.trick:
        return (*plays, *breaks)
    return (*plays, *breaks, Happening("takes-trick", after.leader, ends=True))


def claiming(deal: Deal, seat: Seat, action: Claim) -> tuple[Happening, ...]:
    """A claim with the cards shown (SP-7.1)."""
    words = " ".join(cards_of(deal.hands[seat]))
    return happens("claims", seat, count=rules.HAND_SIZE - sum(deal.taken), cards=words)


def voting(deal: Deal, after: Deal, seat: Seat, action: Vote) -> tuple[Happening, ...]:
    """An answer to a claim, and how the claim ended (SP-7.1)."""
    says = happens("agrees" if action.accept else "plays-on", seat)
    if deal.claim is None or after.claim is not None:
        return says
    claimant = deal.claim.seat
    if not action.accept:
        return (*says, *happens("claim-refused", claimant))
    count = after.taken[claimant] - deal.taken[claimant]
    return (*says, *happens("claim-accepted", claimant), *happens("tricks-credited", claimant, count=count))
