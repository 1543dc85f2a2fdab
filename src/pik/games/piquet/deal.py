"""A deal of piquet from the cut to its end: how each act changes the state."""

from typing import assert_never

from msgspec import UNSET
from msgspec.structs import replace

from pik.cards.card import NO_CARD, Card, index_of
from pik.cards.cardset import mask_of, mask_of_indices
from pik.cards.commitment import commitment
from pik.core.seat import Seat, put
from pik.games.piquet import counting, dialogue, live, reckoning, rules, saying, scoring
from pik.games.piquet.actions import (
    CATEGORIES,
    Action,
    Claim,
    Cut,
    Declare,
    Exchange,
    Look,
    Play,
    PutRight,
    Shuffle,
    Spread,
    TakeBack,
    Vote,
)
from pik.games.piquet.config import DealConfig
from pik.games.piquet.rules import NORMAN
from pik.games.piquet.state import Claimed, Deal, Live, Trick, Turned
from pik.games.piquet.turns import dealer_of, elder_of, exchanger_of, exchanges, from_left, voters_of
from pik.tricks.trick import winning_card

NO_TRUMP = -1


def start(config: DealConfig) -> Deal:
    """A deal before its first act."""
    everybody = tuple(map(Seat, range(config.seats))) if config.dealer is None else ()
    kept = Live((0,) * config.seats) if config.live else UNSET
    return Deal(config.seats, config.deal_by, config.dealer, cutters=everybody, live=kept)


def step(deal: Deal, seat: Seat, action: Action) -> Deal:
    """The deal after an act; raises the Refusal where there is one, unless it has a rule that names a price (PQ-6)."""
    no = live.refusal(deal, seat, action)
    if no is not None and not no.rule:
        raise no
    return done(deal, seat, action)


def done(deal: Deal, seat: Seat, action: Action) -> Deal:
    """The deal after an act that can be done."""
    match action:
        case Spread():
            earlier = (*deal.earlier, *deal.cuts)
            return replace(deal, spread=indices(action.deck), cuts=(), earlier=earlier, commitment=commitment(action))
        case Cut():
            return cut(deal, seat, action.at)
        case Shuffle():
            return dealt(replace(deal, commitment=commitment(action)), indices(action.deck))
        case Exchange():
            return exchanged(deal, seat, action)
        case Look():
            return replace(deal, looked=(*deal.looked, seat))
        case Declare():
            return declared(deal, seat, action)
        case PutRight():
            return saying.put_right(deal, seat, action.category)
        case Play():
            return played(deal, seat, action)
        case TakeBack():
            return taken_back(deal, seat)
        case Claim():
            return claimed(deal, seat)
        case Vote():
            return voted(deal, seat, accept=action.accept)
        case _:
            assert_never(action)


def indices(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """The indices of cards."""
    return tuple(map(index_of, cards))


def cut(deal: Deal, seat: Seat, at: int) -> Deal:
    """A card is turned; when all have cut, the lowest deals, and equal lowest cut again (PQ-1.2, PQ-8.1)."""
    cuts = (*deal.cuts, Turned(seat, at, deal.spread[at]))
    if len(cuts) < len(deal.cutters):
        return replace(deal, cuts=cuts)
    lowest = sorted(turned.seat for turned in cuts if is_lowest(turned, cuts))
    if len(lowest) > 1:
        return replace(deal, cuts=cuts, spread=(), cutters=tuple(lowest))
    return replace(deal, cuts=cuts, spread=(), cutters=(), dealer=lowest[0])


def is_lowest(turned: Turned, cuts: tuple[Turned, ...]) -> bool:
    """Whether nobody turned a lower card."""
    return not any(rules.lower_rank(other.card, turned.card) for other in cuts)


def dealt(deal: Deal, pack: tuple[int, ...]) -> Deal:
    """Hands and talon from the pack (PQ-1.3, PQ-8.1); white hands that are declared at once (PQ-2.1)."""
    owners = [rules.owner_of(at, deal.seats, deal.deal_by == "thrice") for at in range(rules.PACK_SIZE)]
    hands = [0] * deal.seats
    for at, seat in enumerate(from_left(deal.seats, dealer_of(deal))):
        hands[seat] = mask_of_indices(card for card, owner in zip(pack, owners, strict=True) if owner == at)
    nothing = (0,) * deal.seats
    after = replace(
        deal,
        hands=tuple(hands),
        discards=nothing,
        five=tuple(card for card, owner in zip(pack, owners, strict=True) if owner == rules.ELDERS_PART),
        three=tuple(card for card, owner in zip(pack, owners, strict=True) if owner == rules.DEALERS_PART),
        whites=nothing,
        counts=nothing,
        played=nothing,
        taken=nothing,
        open=nothing,
    )
    after = white_declared(after, elder_of(deal))
    if deal.seats == NORMAN:
        for seat in from_left(deal.seats, dealer_of(deal))[1:]:
            after = white_declared(after, seat)
    return after


def white_declared(deal: Deal, seat: Seat) -> Deal:
    """A white hand is declared, shown, and counts at once (PQ-2.1)."""
    hand = deal.hands[seat]
    if not rules.is_white(hand):
        return deal
    counts = put(deal.counts, seat, deal.counts[seat] + scoring.WHITE)
    return replace(deal, whites=put(deal.whites, seat, hand), counts=counts)


def exchanged(deal: Deal, seat: Seat, action: Exchange) -> Deal:
    """Discard and take, the elder's leftover before the dealer's three (PQ-2.2 to PQ-2.4, PQ-6.1)."""
    five, three = deal.five, deal.three
    discards, count = mask_of(action.discards), action.taken
    over = count - len(action.discards)
    closed = seat == dealer_of(deal) and 0 in deal.exchanged
    from_five = 0 if closed else min(count, len(five))
    from_three = count - from_five
    taken = mask_of_indices((*five[:from_five], *three[:from_three]))
    after = replace(
        deal,
        hands=put(deal.hands, seat, deal.hands[seat] & ~discards | taken),
        discards=put(deal.discards, seat, discards),
        five=five[from_five:],
        three=three[from_three:],
        exchanged=(*deal.exchanged, count),
        live=UNSET if deal.live is UNSET else replace(deal.live, over=put(deal.live.over, seat, over)),
    )
    if len(after.exchanged) < exchanges(deal.seats):
        return white_declared(after, exchanger_of(after))
    return replace(after, left=mask_of_indices((*after.five, *after.three)), five=(), three=())


def declared(deal: Deal, seat: Seat, action: Declare) -> Deal:
    """A declaration; after the last one what counts is shown, and the elder leads (PQ-3.1)."""
    if deal.live is UNSET:
        after = dialogue.spoken(deal, seat, tuple(mask_of(cards) for cards in action.combinations))
    else:
        after = saying.said(deal, seat, action)
    if action.capot:
        after = replace(after, announced=(*deal.announced, seat))
    return counting.shown(after, after.hands) if len(after.verdicts) == len(CATEGORIES) else after


def played(deal: Deal, seat: Seat, action: Play) -> Deal:
    """A card joins the trick: a lead counts at once, a full trick goes to its winner (PQ-5.1, PQ-5.2)."""
    index = index_of(action.card)
    after = replace(
        deal,
        hands=put(deal.hands, seat, deal.hands[seat] & ~(1 << index)),
        open=put(deal.open, seat, deal.open[seat] & ~(1 << index)),
        trick=(*deal.trick, index),
        announced=(*deal.announced, seat) if action.capot else deal.announced,
        back=NO_CARD,
        backs=deal.backs if deal.trick else (),
        claimants=deal.claimants if deal.trick else (),
    )
    if len(after.trick) == 1:
        return counting.led(after)
    if len(after.trick) < deal.seats:
        return after
    best = after.trick.index(winning_card(after.trick, NO_TRUMP))
    winner = Seat((deal.leader + best) % deal.seats)
    trick = Trick(deal.leader, after.trick, winner)
    return taken(replace(after, trick=(), tricks=(*deal.tricks, trick)), winner)


def taken(deal: Deal, winner: Seat) -> Deal:
    """The deal after a trick; the first one of a live table is looked at (PQ-6.2)."""
    after = counting.trick_taken(deal, winner)
    return after if any(deal.taken) else reckoning.looked(after, deal.leader, winner)


def taken_back(deal: Deal, seat: Seat) -> Deal:
    """The follower's card goes back, everybody has seen it, and the counts go back with it (PQ-5.4)."""
    if deal.trick:
        before, trick, leader = deal.tricks, deal.trick, deal.leader
    else:
        before, last = deal.tricks[:-1], deal.tricks[-1]
        trick, leader = last.cards, last.leader
    card = trick[-1]
    after = replace(
        deal,
        hands=put(deal.hands, seat, deal.hands[seat] | 1 << card),
        open=put(deal.open, seat, deal.open[seat] | 1 << card),
        tricks=before,
        trick=trick[:-1],
        leader=leader,
        back=card,
        backs=(*deal.backs, seat),
    )
    return after if deal.trick else counting.recounted(after)


def claimed(deal: Deal, seat: Seat) -> Deal:
    """The claimer's cards are shown and play stops."""
    opened = put(deal.open, seat, deal.open[seat] | deal.hands[seat])
    return replace(deal, claim=Claimed(seat), claimants=(*deal.claimants, seat), open=opened)


def voted(deal: Deal, seat: Seat, *, accept: bool) -> Deal:
    """One "play on" refuses; when all agree, the claimer takes the rest, each trick counted as if played."""
    if deal.claim is None or not accept:
        return replace(deal, claim=None)
    after = replace(deal, claim=replace(deal.claim, agreed=(*deal.claim.agreed, seat)))
    if voters_of(after):
        return after
    after = replace(after, claim=None)
    for _ in range(rules.hand_size(deal.seats) - sum(deal.taken)):
        after = taken(counting.led(after), deal.claim.seat)
    return after
