"""What everybody at a Pikala table sees happen: derived from a step, never stored."""

from typing import assert_never

from pik.cards.card import SUITS, card_of, suit_of
from pik.cards.cardset import cards_of
from pik.core.message import Happening, Refusal, Value
from pik.core.seat import Seat
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
from pik.games.pikala.deal import step
from pik.games.pikala.state import Deal
from pik.games.pikala.turns import drawer_of, is_asking


def narrate(deal: Deal, seat: Seat, action: Action) -> tuple[Happening, ...]:
    """The happenings of an acceptable act: the act itself, then what follows from it."""
    after = step(deal, seat, action)
    if (no := live.refusal(deal, seat, action)) is not None:
        return breach_told(deal, seat, action, no)
    return (*told(deal, after, seat, action), *crediting(deal, after, action), *ending(after))


def told(deal: Deal, after: Deal, seat: Seat, action: Action) -> tuple[Happening, ...]:
    """An act in words."""
    match action:
        case Shuffle():
            return happens("shuffles", deal.dealer)
        case Cut():
            return cutting(deal, after, seat)
        case Draw():
            return drawing(after, seat, len(action.discards))
        case Serve():
            return serving(deal, after, seat, give=action.give)
        case SitOut():
            return happens("sits-out", seat)
        case Announce():
            return happens(announcement(action), seat)
        case Rams():
            hand = deal.hands[seat]
            suit = rules.rams_suit(hand)
            words = " ".join(cards_of(hand))
            return happens("shows-rams", seat, suit=SUITS[suit], cards=words, trump=suit == deal.trump)
        case Play():
            return happens("plays", seat, card=action.card)
        case NoneMine():
            return happens("says-none-mine", seat)
        case Claim():
            words = " ".join(cards_of(deal.hands[seat]))
            return happens("claims", seat, count=rules.HAND_SIZE - sum(deal.taken), cards=words)
        case Vote():
            return happens("agrees" if action.accept else "plays-on", seat)
        case _:
            assert_never(action)


def drawing(after: Deal, seat: Seat, count: int) -> tuple[Happening, ...]:
    """A draw, or at a live table the wish for one (PK-3.1, PK-8.2)."""
    if is_asking(after) and seat != after.dealer:
        return happens("asks-for", seat, count=count)
    return happens("draws", seat, count=count) if count else happens("on-own", seat)


def serving(deal: Deal, after: Deal, dealer: Seat, *, give: bool) -> tuple[Happening, ...]:
    """The dealer's answer to who asked (PK-8.2)."""
    seat = drawer_of(deal)
    if give:
        return happens("draws", seat, count=after.draws[-1])
    return (*happens("refuses-cards", dealer), *happens("on-own", seat))


def breach_told(deal: Deal, seat: Seat, action: Action, no: Refusal) -> tuple[Happening, ...]:
    """A breach with its reason, rule and price (PK-8.1, PK-8.2)."""
    if isinstance(action, Play):
        return happens("big-hooliganka", seat, card=action.card, why=no.code, rule=no.rule, amount=no.price)
    served = happens("wrongly-given", seat, rule=no.rule, amount=no.price)
    return (*served, *happens("deal-void", seat))


def happens(code: str, seat: Seat, **data: Value) -> tuple[Happening, ...]:
    """One happening at a seat."""
    return (Happening(code, seat, data),)


def announcement(action: Announce) -> str:
    """The code of what is announced."""
    said = [word for word in ("pikala" if action.pikala else None, action.boys) if word]
    return "announces-" + ("-".join(said) or "nothing")


def cutting(deal: Deal, after: Deal, cutter: Seat) -> tuple[Happening, ...]:
    """The cut and the card it turns (PK-2.2 to PK-2.5)."""
    cuts = happens("cuts", cutter)
    if len(after.jacks) == len(deal.jacks):
        card = after.turned
        trump = happens("turns-trump", deal.dealer, card=card_of(card), suit=SUITS[suit_of(card)])
        return (*cuts, *trump, *happens("deals", deal.dealer))
    jack = happens("turns-jack", cutter, card=card_of(after.jacks[-1]))
    amount = scoring.jacks_penalty(len(after.jacks)) - scoring.jacks_penalty(len(deal.jacks))
    return (*cuts, *jack, *(happens("jack-penalty", cutter, amount=amount) if amount else ()))


def crediting(deal: Deal, after: Deal, action: Action) -> tuple[Happening, ...]:
    """Tricks that an act brought to somebody, and how a claim ended (PK-6.5, PK-7.2)."""
    taker = next((Seat(s) for s in range(deal.seats) if after.taken[s] > deal.taken[s]), None)
    if isinstance(action, Vote) and deal.claim is not None and after.claim is None:
        verdict = happens("claim-refused" if taker is None else "claim-accepted", deal.claim.seat)
    else:
        verdict = ()
    if taker is None:
        return verdict
    if isinstance(action, Play):
        return (Happening("takes-trick", taker, ends=True),)
    return (*verdict, *happens("tricks-credited", taker, count=after.taken[taker] - deal.taken[taker]))


def ending(after: Deal) -> tuple[Happening, ...]:
    """How a match is won in mid-deal (PK-1.2, PK-4.1)."""
    if after.winner is None:
        return ()
    return happens("four-jacks" if after.end == "four-jacks" else "touches-zero", after.winner)
