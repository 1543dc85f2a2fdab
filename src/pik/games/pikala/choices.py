"""What a seat may do in a Pikala deal, and why not."""

from msgspec import UNSET

from pik.cards.card import SUITS, Card, card_of, index_of, suit_of
from pik.cards.cardset import cards_of, has, suit_mask
from pik.cards.deck import PACK_36
from pik.core.lazy import Choices, Either, Listed, Orders, Picks, Places
from pik.core.message import Refusal
from pik.core.seat import CHANCE, Seat
from pik.games.pikala import rules
from pik.games.pikala.actions import (
    Action,
    Announce,
    Boys,
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
from pik.games.pikala.state import Deal, Phase
from pik.games.pikala.turns import available_to, has_led, is_entitled, phase_of, seats_in, waiting_for
from pik.tricks.trick import winning_card

SHUFFLES = Orders[Action](PACK_36, Shuffle, lambda item: (item.deck, item.salt) if isinstance(item, Shuffle) else None)
CUTS = Places[Action]("cut", "at", 1, 35, Cut, lambda item: item.at if isinstance(item, Cut) else None)
VOTES = Listed[Action]((Vote(accept=True), Vote(accept=False)))
NOTHING = Listed[Action]()


def options(deal: Deal, seat: Seat) -> Choices[Action]:
    """What the deal waits for from a seat."""
    if seat not in waiting_for(deal):
        return NOTHING
    match phase_of(deal):
        case "shuffle":
            return SHUFFLES
        case "cut":
            return CUTS
        case "draw":
            return draws(deal, seat)
        case "serve":
            return Listed((Serve(give=is_entitled(deal)),))
        case "declare":
            return declarations(deal, seat)
        case "play":
            return Listed(tuple(Play(card) for card in cards_of(lawful_cards(deal, seat))))
        case "claim":
            return VOTES
        case "over":
            return NOTHING


def offers(deal: Deal, seat: Seat) -> Choices[Action]:
    """What a seat may say unasked (PK-7)."""
    if phase_of(deal) != "play" or seat not in seats_in(deal):
        return NOTHING
    if deal.hands[seat] == 0:
        return NOTHING if seat in deal.none_mine else Listed((NoneMine(),))
    return NOTHING if deal.trick or seat in deal.claimants else Listed((Claim(),))


def draws(deal: Deal, seat: Seat) -> Choices[Action]:
    """How many of which cards a player may replace, and whether to sit out (PK-3)."""
    score, available = deal.scores[seat], available_to(deal, seat)
    asks = deal.live is not UNSET and seat != deal.dealer
    most = rules.most_asked(available) if asks else rules.most_drawn(score, available)
    picks = draws_of(deal.hands[seat], range(most + 1))
    if rules.may_sit_out(deal.seats, score, available):
        return Either(picks, Listed[Action]((SitOut(),)))
    return picks


def draws_of(hand: int, sizes: range) -> Choices[Action]:
    """Draws that replace so many cards of a hand."""
    return Picks[Action](
        "draw",
        "discards",
        cards_of(hand),
        tuple(sizes),
        Draw,
        lambda item: item.discards if isinstance(item, Draw) else None,
    )


def declarations(deal: Deal, seat: Seat) -> Choices[Action]:
    """The one declaration a player makes (PK-4.2, PK-5.1)."""
    hand, score = deal.hands[seat], deal.scores[seat]
    rams: tuple[Action, ...] = (Rams(),) if rules.rams_suit(hand) >= 0 else ()
    if any(call.rams for call in deal.calls):
        return Listed((Announce(), *rams))
    said = tuple(
        Announce(pikala, boys)
        for pikala in (False, True)
        for boys in (None, *boys_in(hand))
        if (not pikala or rules.has_pikala(hand)) and score >= rules.announcement_needs(pikala, boys is not None)
    )
    return Listed((*said, *rams))


def boys_in(hand: int) -> tuple[Boys, ...]:
    """The boys that a hand has: two jacks of one color (PK-5.1)."""
    blonds: tuple[Boys, ...] = ("blonds",) if rules.has_blonds(hand) else ()
    brunettes: tuple[Boys, ...] = ("brunettes",) if rules.has_brunettes(hand) else ()
    return blonds + brunettes


def lawful_cards(deal: Deal, seat: Seat) -> int:
    """The cards a seat may play to the trick in progress (PK-6.2 to PK-6.4)."""
    return playable(deal.hands[seat], deal.trick, deal.trump, led_before=has_led(deal, seat))


def playable(hand: int, trick: tuple[int, ...], trump: int, *, led_before: bool) -> int:
    """The cards of a hand that may be played to a trick in progress (empty: to be led)."""
    if not trick:
        return rules.lead_cards(hand, trump, led_before)
    return rules.follow_cards(hand, suit_of(trick[0]), winning_card(trick, trump), trump)


def card_refusal(hand: int, trick: tuple[int, ...], trump: int, card: Card, *, led_before: bool) -> Refusal | None:
    """Why a card of one's hand may not be played now (PK-6.2 to PK-6.4); None when it may."""
    index = index_of(card)
    if not has(hand, index):
        return Refusal("not-in-hand", card=card)
    if has(playable(hand, trick, trump, led_before=led_before), index):
        return None
    if not trick:
        return Refusal("must-lead-trump-ace", card=card_of(13 * trump + 12))
    led, best = suit_of(trick[0]), winning_card(trick, trump)
    if hand & suit_mask(led):
        suit, code = led, "must-follow"
    else:
        suit, code = trump, "must-trump"
    return Refusal("must-beat", card=card_of(best)) if suit_of(index) == suit else Refusal(code, suit=SUITS[suit])


PHASES: dict[type[Action], Phase] = {
    Shuffle: "shuffle",
    Cut: "cut",
    Draw: "draw",
    Serve: "serve",
    SitOut: "draw",
    Announce: "declare",
    Rams: "declare",
    Play: "play",
    NoneMine: "play",
    Claim: "play",
    Vote: "claim",
}


def refusal(deal: Deal, seat: Seat, action: Action) -> Refusal | None:
    """Why an act is not accepted; None when it is."""
    if action in options(deal, seat) or action in offers(deal, seat):
        return None
    if PHASES[type(action)] != phase_of(deal) or isinstance(action, NoneMine | Claim | Vote):
        return Refusal("not-now")
    if seat not in waiting_for(deal):
        return Refusal("not-your-turn")
    return why_not(deal, seat, action)


def why_not(deal: Deal, seat: Seat, action: Action) -> Refusal:
    """The reason against an act of the right seat in the right phase."""
    match action:
        case Draw():
            return draw_refusal(deal, seat, action)
        case Serve():
            return Refusal("may-not-be-given" if action.give else "must-be-given")
        case SitOut():
            return Refusal("no-sit-out")
        case Announce():
            return announce_refusal(deal, seat, action)
        case Rams():
            return Refusal("no-rams")
        case Play():
            trick, led = deal.trick, has_led(deal, seat)
            no = card_refusal(deal.hands[seat], trick, deal.trump, action.card, led_before=led)
            return no or Refusal("not-now")
        case _:
            return Refusal("bad-shuffle" if seat == CHANCE else "not-now")


def draw_refusal(deal: Deal, seat: Seat, action: Draw) -> Refusal:
    """The reason against a draw (PK-3.2, PK-3.5)."""
    strangers = [card for card in action.discards if not has(deal.hands[seat], index_of(card))]
    if strangers:
        return Refusal("not-in-hand", card=strangers[0])
    if len(set(action.discards)) < len(action.discards):
        return Refusal("malformed")
    if not rules.may_draw(deal.scores[seat]):
        return Refusal("may-not-draw", score=deal.scores[seat])
    return Refusal("too-few-in-stock", count=available_to(deal, seat))


def announce_refusal(deal: Deal, seat: Seat, action: Announce) -> Refusal:
    """The reason against an announcement (PK-4.2, PK-5.1)."""
    hand = deal.hands[seat]
    if any(call.rams for call in deal.calls):
        return Refusal("only-rams-now")
    if action.pikala and not rules.has_pikala(hand):
        return Refusal("no-pikala")
    if action.boys is not None and action.boys not in boys_in(hand):
        return Refusal("no-boys")
    return Refusal("score-too-low", need=rules.announcement_needs(action.pikala, action.boys is not None))
