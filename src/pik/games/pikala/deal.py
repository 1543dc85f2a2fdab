"""A Pikala deal from the shuffle to its end: how each act changes the state."""

from typing import assert_never

from msgspec import UNSET
from msgspec.structs import replace

from pik.cards.card import NO_CARD, Card, index_of, suit_of
from pik.cards.cardset import mask_of, mask_of_indices
from pik.cards.commitment import commitment
from pik.core.seat import Seat, put
from pik.games.pikala import live, rules, scoring
from pik.games.pikala.actions import (
    Action,
    Announce,
    Claim,
    Cut,
    Draw,
    NoneMine,
    Play,
    Rams,
    Serve,
    Shuffle,
    SitOut,
    Vote,
)
from pik.games.pikala.config import DealConfig
from pik.games.pikala.state import SAT_OUT, Call, Claimed, Deal, Live, Trick
from pik.games.pikala.turns import call_of, cutter_of, order_of, seats_in, voters_of
from pik.tricks.trick import winning_card


def start(config: DealConfig) -> Deal:
    """A deal before its first shuffle."""
    nothing = (0,) * config.seats
    kept = Live() if config.live else UNSET
    return Deal(config.seats, config.dealer, config.scores, config.scores, nothing, nothing, taken=nothing, live=kept)


def step(deal: Deal, seat: Seat, action: Action) -> Deal:
    """The deal after an act; raises the Refusal where there is one, unless it has a price (PK-8.6)."""
    if (no := live.refusal(deal, seat, action)) is not None:
        if not no.rule:
            raise no
        return live.broken(deal, seat, action, no)
    return done(deal, seat, action)


def done(deal: Deal, seat: Seat, action: Action) -> Deal:
    """The deal after an acceptable act."""
    match action:
        case Shuffle():
            return replace(deal, pack=tuple(map(index_of, action.deck)), commitment=commitment(action))
        case Cut():
            return turned(deal, action.at)
        case Draw():
            return drawn(deal, seat, mask_of(action.discards), len(action.discards))
        case Serve():
            return draw_over(live.served(deal, give=action.give))
        case SitOut():
            return sat_out(deal, seat)
        case Rams():
            return declared(replace(deal, shown=(*deal.shown, seat)), Call(seat, rams=True))
        case Announce():
            return declared(deal, Call(seat, pikala=action.pikala, boys=action.boys))
        case Play():
            return played(deal, seat, action.card)
        case NoneMine():
            return replace(deal, none_mine=(*deal.none_mine, seat))
        case Claim():
            return claimed(deal, seat)
        case Vote():
            return voted(deal, seat, accept=action.accept)
        case _:
            assert_never(action)


def turned(deal: Deal, at: int) -> Deal:
    """The bottom card of the cut pack is shown: trump, or a jack that goes back (PK-2.2 to PK-2.4)."""
    pack = deal.pack[at:] + deal.pack[:at]
    card = pack[-1]
    if rules.is_jack(card):
        jacks = (*deal.jacks, card)
        cutter = cutter_of(deal)
        more = scoring.jacks_penalty(len(jacks)) - scoring.jacks_penalty(len(deal.jacks))
        return replace(deal, pack=(), jacks=jacks, scores=put(deal.scores, cutter, deal.scores[cutter] + more))
    return dealt(replace(deal, turn_up=card, turned=card, trump=suit_of(card)), pack[:-1])


def dealt(deal: Deal, pack: tuple[int, ...]) -> Deal:
    """Five cards each, one at a time, from the dealer's left (PK-2.5)."""
    cards = rules.HAND_SIZE * deal.seats
    hands = list(deal.hands)
    for at, seat in enumerate(order_of(deal)):
        hands[seat] = mask_of_indices(pack[at : cards : deal.seats])
    return jacks_checked(replace(deal, hands=tuple(hands), pack=pack[cards:]))


def jacks_checked(deal: Deal) -> Deal:
    """Four jacks in one hand win the match on the spot (PK-4.1)."""
    for seat in seats_in(deal):
        if rules.has_four_jacks(deal.hands[seat]):
            return replace(deal, end="four-jacks", winner=seat, shown=(*deal.shown, seat))
    return deal


def drawn(deal: Deal, seat: Seat, discards: int, count: int) -> Deal:
    """Discard and take as many; the dealer's first card is the turn-up (PK-3.1, PK-3.3)."""
    if deal.live is not UNSET and count and seat != deal.dealer:
        return live.put_away(deal, seat, discards)
    from_stock = count
    hand = deal.hands[seat] & ~discards
    if seat == deal.dealer and count:
        from_stock = count - 1
        hand |= 1 << deal.turn_up
    hand |= mask_of_indices(deal.pack[:from_stock])
    return draw_over(
        replace(
            deal,
            hands=put(deal.hands, seat, hand),
            discards=put(deal.discards, seat, discards),
            pack=deal.pack[from_stock:],
            draws=(*deal.draws, count),
        )
    )


def sat_out(deal: Deal, seat: Seat) -> Deal:
    """The hand goes to the discards, its player is out of the deal (PK-3.4, PK-3.6)."""
    return draw_over(
        replace(
            deal,
            hands=put(deal.hands, seat, 0),
            discards=put(deal.discards, seat, deal.hands[seat]),
            draws=(*deal.draws, SAT_OUT),
        )
    )


def draw_over(deal: Deal) -> Deal:
    """After the last draw the turn-up and the stock leave the table (PK-3.7)."""
    if len(deal.draws) < deal.seats:
        return deal
    return jacks_checked(replace(deal, pack=(), turn_up=NO_CARD, leader=seats_in(deal)[0]))


def declared(deal: Deal, call: Call) -> Deal:
    """One declaration; after the last the rams are scored, or play begins (PK-4.2)."""
    after = replace(deal, calls=(*deal.calls, call))
    inside = seats_in(after)
    if len(after.calls) < len(inside):
        return after
    if any(each.rams for each in after.calls):
        return rams_scored(after)
    return credited(after, inside[0], rules.HAND_SIZE) if len(inside) == 1 else after


def rams_scored(deal: Deal) -> Deal:
    """Each rams takes from its owner and adds to all others in the deal (PK-4.3)."""
    inside = seats_in(deal)
    scores = list(deal.scores)
    for owner in (call.seat for call in deal.calls if call.rams):
        trump = rules.rams_suit(deal.hands[owner]) == deal.trump
        for seat in inside:
            scores[seat] += scoring.rams_own(trump) if seat == owner else scoring.rams_others(trump)
    winner = next((seat for seat in inside if scoring.touches_zero(scores[seat])), None)
    written = tuple(map(scoring.floored, scores))
    if winner is not None:
        return replace(deal, scores=written, end="zero", winner=winner)
    return row_ready(replace(deal, scores=written, end="rams"))


def played(deal: Deal, seat: Seat, card: Card) -> Deal:
    """A card joins the trick; a full trick is credited at once (PK-1.4, PK-6.5)."""
    index = index_of(card)
    after = replace(
        deal,
        hands=put(deal.hands, seat, deal.hands[seat] & ~(1 << index)),
        trick=(*deal.trick, index),
        claimants=(),
    )
    inside = seats_in(after)
    if len(after.trick) < len(inside):
        return after
    best = after.trick.index(winning_card(after.trick, after.trump))
    winner = inside[(inside.index(after.leader) + best) % len(inside)]
    trick = Trick(after.leader, after.trick, winner)
    return credited(replace(after, leader=winner, trick=(), tricks=(*after.tricks, trick)), winner, 1)


def credited(deal: Deal, seat: Seat, count: int) -> Deal:
    """Credit tricks one by one, the bonus with the first; at zero the match ends (PK-1.4, PK-5.2)."""
    call = call_of(deal, seat)
    bonus = rules.announcement_bonus(call.pikala, call.boys is not None)
    for _ in range(count):
        change = scoring.trick_change(bonus, deal.taken[seat] == 0)
        score = deal.scores[seat] + change
        deal = replace(
            deal,
            taken=put(deal.taken, seat, deal.taken[seat] + 1),
            scores=put(deal.scores, seat, scoring.floored(score)),
        )
        if scoring.touches_zero(score):
            return replace(deal, end="zero", winner=seat)
    return tricks_over(deal) if sum(deal.taken) == rules.HAND_SIZE else deal


def tricks_over(deal: Deal) -> Deal:
    """After five tricks those without one pay (PK-5.3)."""
    scores = list(deal.scores)
    for seat in seats_in(deal):
        if deal.taken[seat] == 0:
            call = call_of(deal, seat)
            scores[seat] += scoring.no_trick_change(call.pikala, call.boys is not None)
    return row_ready(replace(deal, scores=tuple(scores), end="tricks"))


def row_ready(deal: Deal) -> Deal:
    """A completed deal, its sum checked (PK-1.5)."""
    scoring.whole(sum(deal.scores) - sum(deal.start))
    return deal


def claimed(deal: Deal, seat: Seat) -> Deal:
    """The claimant's cards are shown and play stops (PK-7.2)."""
    shown = deal.shown if seat in deal.shown else (*deal.shown, seat)
    return replace(deal, claim=Claimed(seat), claimants=(*deal.claimants, seat), shown=shown)


def voted(deal: Deal, seat: Seat, *, accept: bool) -> Deal:
    """One "play on" refuses; when all agree, the rest is credited to the claimant (PK-7.2)."""
    if deal.claim is None or not accept:
        return replace(deal, claim=None)
    after = replace(deal, claim=replace(deal.claim, agreed=(*deal.claim.agreed, seat)))
    if voters_of(after):
        return after
    return credited(replace(after, claim=None), deal.claim.seat, rules.HAND_SIZE - sum(deal.taken))
