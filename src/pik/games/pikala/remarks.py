"""What a lesson of Pikala says at each decision, from the learner's view and the advised act alone."""

from typing import Final

import msgspec

from pik.cards.card import SUITS
from pik.cards.cardset import cards_of, mask_of, size_of
from pik.core.lesson import Remark, advised_act
from pik.core.match import MatchView
from pik.core.message import Message
from pik.core.seat import Seat
from pik.games.pikala import actions, rules, scoring
from pik.games.pikala.actions import Action, Announce, Claim, Draw, Play, Rams, Vote
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Row, Standing
from pik.games.pikala.played import advice_on, duty_of
from pik.games.pikala.seen import View

MOST_NAMED: Final = 3
MARKS: Final = {"wheel": "lesson-wheel", "tv": "lesson-tv"}
HIGHEST: Final = "PK-6.5"
"""The rule behind a lead that is free: how high the card is."""
VIEW: Final = msgspec.json.Decoder(MatchView[Config, Standing, View])
"""Reads a view of a match."""


def remark(raw: bytes, advised: bytes | None) -> Remark | None:
    """What is said in a view of a match, given the advised act; None where there is nothing to decide."""
    match = VIEW.decode(raw)
    deal, seat = match.deal, match.seat
    if seat is None:
        return None
    if deal is None or deal.end is not None:
        return of_row(match.standing, seat) if match.standing.rows and match.standing.end is None else None
    return of_deal(deal, seat, advised_act(actions.decode, advised))


def of_deal(view: View, seat: Seat, advised: Action | None) -> Remark | None:
    """What is said in the middle of a deal."""
    match view.phase:
        case "cut":
            return Remark((Message("lesson-cut"),), "PK-2.2")
        case "draw":
            return of_draw(view, seat, advised)
        case "declare":
            return of_declaration(view, seat, advised)
        case "play":
            return of_play(view, seat, advised)
        case "claim":
            return of_claim(view, advised)
        case "shuffle" | "serve" | "over":
            return None


def of_row(standing: Standing, seat: Seat) -> Remark:
    """What the newest row of the pad says (PK-9.1)."""
    *earlier, row = standing.rows
    before = earlier[-1].scores[seat] if earlier else scoring.OPENING
    told = Message("lesson-row", {"was": before, "score": row.scores[seat]})
    mark = mark_in(row, seat)
    return Remark((told,), "PK-1.2") if mark is None else Remark((told, Message(MARKS[mark])), "PK-5.3")


def mark_in(row: Row, seat: Seat) -> str | None:
    """A mark of the newest row to be explained: one's own, else anybody's (PK-5.3, PK-8.3)."""
    marks = (*scoring.marks_of(row.units[seat]), *(mark for units in row.units for mark in scoring.marks_of(units)))
    return next(iter(marks), None)


def of_draw(view: View, seat: Seat, advised: Action | None) -> Remark:
    """What may be drawn, and what is better put away (PK-3)."""
    score, available = view.scores[seat], view.stock + (seat == view.dealer)
    if not rules.may_draw(score):
        return Remark((Message("lesson-no-draw"),), "PK-3.2")
    most = rules.most_drawn(score, available)
    if seat == view.dealer and view.turned is not None:
        told, rule = Message("lesson-draw-dealer", {"card": view.turned, "count": most}), "PK-3.3"
    else:
        told, rule = Message("lesson-draw", {"suit": view.trump or "", "count": most}), "PK-3.1"
    match advised:
        case Draw(discards=()):
            return Remark((told, Message("lesson-on-own")), "PK-3.1")
        case Draw(discards=discards):
            return on_discards(told, mask_of(view.hand), mask_of(discards))
        case _:
            return Remark((told,), rule)


def on_discards(told: Message, hand: int, discards: int) -> Remark:
    """Which cards are better put away, or kept where that is shorter; what to tap, and how many there are."""
    kept, count = hand & ~discards, size_of(discards)
    if count == 1 and rules.rams_suit(kept) >= 0:
        return Remark((told, Message("lesson-discard-for-rams", {"cards": listed(discards)})), "PK-4.2")
    if count <= MOST_NAMED:
        advice = Message("lesson-discard", {"cards": listed(discards), "count": count})
    elif kept:
        advice = Message("lesson-keep-only", {"cards": listed(kept)})
    else:
        advice = Message("lesson-discard-all")
    return Remark((told, advice), "PK-3.1")


def listed(cards: int) -> str:
    """Cards as a message has them."""
    return " ".join(cards_of(cards))


def of_declaration(view: View, seat: Seat, advised: Action | None) -> Remark:
    """What may be declared, and whether to (PK-4.2, PK-5.1)."""
    hand = mask_of(view.hand)
    suit = rules.rams_suit(hand)
    if any(call.rams for call in view.calls):
        return Remark((Message("lesson-only-rams"), *(on_rams(advised) if suit >= 0 else ())), "PK-4.2")
    if suit >= 0:
        own, others = (change(SUITS[suit] == view.trump) for change in (scoring.rams_own, scoring.rams_others))
        told = Message("lesson-rams", {"own": own, "others": others})
        return Remark((told, *on_rams(advised)), "PK-4.3")
    return of_announcement(hand, view.scores[seat], advised)


def on_rams(advised: Action | None) -> tuple[Message, ...]:
    """The advice on a rams in hand."""
    match advised:
        case Rams():
            return (Message("lesson-show-rams"),)
        case Announce():
            return (Message("lesson-hide-rams"),)
        case _:
            return ()


def of_announcement(hand: int, score: int, advised: Action | None) -> Remark:
    """What a hand without rams may announce (PK-5.1)."""
    pikala, boys = rules.has_pikala(hand), rules.has_blonds(hand) or rules.has_brunettes(hand)
    if not pikala and not boys:
        return Remark((Message("lesson-nothing"),), "PK-5.1")
    said = [(p, b) for p in {False, pikala} for b in {False, boys} if (p or b)]
    possible = [each for each in said if score >= rules.announcement_needs(*each)]
    if not possible:
        return Remark((Message("lesson-too-low", {"score": score}),), "PK-5.1")
    most = max(possible, key=lambda each: rules.announcement_bonus(*each))
    code = {(True, True): "lesson-both", (True, False): "lesson-pikala", (False, True): "lesson-boys"}[most]
    match advised:
        case Announce(pikala=False, boys=None):
            return Remark((Message(code), Message("lesson-say-nothing")), "PK-5.3")
        case Announce(pikala=called, boys=color):
            say = Message("lesson-say", {"pikala": called, "boys": color or "none"})
            return Remark((Message(code), say), "PK-5.2")
        case _:
            return Remark((Message(code),), "PK-5.2")


def of_play(view: View, seat: Seat, advised: Action | None) -> Remark:
    """What may be played, and what is best (PK-6)."""
    if isinstance(advised, Claim):
        return Remark((Message("lesson-claim", {"count": len(view.hand)}),), "PK-7.2")
    duty = duty_of(view, seat)
    if not isinstance(advised, Play):
        return duty
    advice = advice_on(view, seat, advised.card)
    free = not view.trick and advice.code != "lesson-only"
    return Remark((*duty.lines, advice), HIGHEST if free else duty.rule)


def of_claim(view: View, advised: Action | None) -> Remark | None:
    """What to answer to somebody who claims the rest (PK-7.2)."""
    if view.claim is None:
        return None
    told = Message("lesson-claimed", {"seat": view.claim.seat})
    if not isinstance(advised, Vote):
        return Remark((told,), "PK-7.2")
    return Remark((told, Message("lesson-agree" if advised.accept else "lesson-play-on")), "PK-7.2")
