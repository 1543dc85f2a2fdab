"""What a seat may do in a deal of piquet, and why not."""

from functools import cache, lru_cache
from itertools import combinations
from typing import Final

from msgspec import UNSET

from pik.cards.card import NO_CARD, NO_SUIT, SUITS, Card, index_of, suit_of
from pik.cards.cardset import cards_of, has, mask_of, size_of
from pik.cards.deck import PACK_32
from pik.core.lazy import Choices, Either, Listed, Orders, Picks, Places
from pik.core.message import Refusal
from pik.core.seat import CHANCE, Seat
from pik.games.piquet import combos, rules, truth
from pik.games.piquet.actions import (
    CATEGORIES,
    Action,
    Category,
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
from pik.games.piquet.rules import NORMAN
from pik.games.piquet.state import Deal, Phase
from pik.games.piquet.turns import (
    category_of,
    dealer_of,
    elder_of,
    follower_of,
    phase_of,
    waiting_for,
)

SHUFFLES = Orders[Action](PACK_32, Shuffle, lambda item: (item.deck, item.salt) if isinstance(item, Shuffle) else None)
SPREADS = Orders[Action](PACK_32, Spread, lambda item: (item.deck, item.salt) if isinstance(item, Spread) else None)
VOTES = Listed[Action]((Vote(accept=True), Vote(accept=False)))
NOTHING = Listed[Action]()
TALON_OPEN: Final[frozenset[Phase]] = frozenset({"declare", "play", "claim"})
"""The phases in which what nobody took may be looked at (PQ-2.5)."""


def options(deal: Deal, seat: Seat) -> Choices[Action]:
    """What the deal waits for from a seat."""
    if seat not in waiting_for(deal):
        return NOTHING
    match phase_of(deal):
        case "spread":
            return SPREADS
        case "cut":
            return cuts(deal)
        case "shuffle":
            return SHUFFLES
        case "exchange":
            return exchanges(deal, seat)
        case "declare":
            return declarations(deal.hands[seat], category_of(deal), capot=may_announce(deal, seat))
        case "play":
            return Listed(plays(lawful_cards(deal, seat), capot=is_first_lead(deal)))
        case "claim":
            return VOTES
        case "over":
            return NOTHING


def offers(deal: Deal, seat: Seat) -> Choices[Action]:
    """What a seat may do unasked: look at the talon (PQ-2.5), take a card back (PQ-5.4), claim."""
    phase = phase_of(deal)
    if phase not in TALON_OPEN or not 0 <= seat < deal.seats:
        return NOTHING
    look: tuple[Action, ...] = (Look(),) if may_look(deal, seat) else ()
    if deal.live is not UNSET:
        look = (*look, *map(PutRight, truth.false_now(deal, seat)))
    if phase != "play":
        return Listed(look)
    back: tuple[Action, ...] = (TakeBack(),) if may_take_back(deal, seat) else ()
    claim: tuple[Action, ...] = (Claim(),) if not deal.trick and seat not in deal.claimants else ()
    return Listed((*look, *back, *claim))


def cuts(deal: Deal) -> Choices[Action]:
    """The places of the spread pack that nobody took (PQ-1.2)."""
    taken = sorted(turned.at for turned in deal.cuts)
    gaps = zip((-1, *taken), (*taken, rules.PACK_SIZE), strict=True)
    found: Choices[Action] = NOTHING
    for before, after in gaps:
        gap = places(before + 1, after - 1)
        if gap.size:
            found = Either(found, gap) if found.size else gap
    return found


def places(least: int, most: int) -> Choices[Action]:
    """Places in a row."""
    return Places[Action]("cut", "at", least, most, Cut, lambda item: item.at if isinstance(item, Cut) else None)


def exchanges(deal: Deal, seat: Seat) -> Choices[Action]:
    """How many of which cards a player may replace (PQ-2.2, PQ-2.3, PQ-8.1)."""
    there = open_to(deal, seat)
    return Picks[Action](
        "exchange",
        "discards",
        cards_of(deal.hands[seat]),
        tuple(count for count in range(there + 1) if rules.may_take(deal.seats, count, there)),
        Exchange,
        lambda item: item.discards if isinstance(item, Exchange) and item.take is None else None,
    )


def open_to(deal: Deal, seat: Seat) -> int:
    """How many cards of the talon are there for who is to exchange (PQ-2.2, PQ-2.3)."""
    if deal.seats == NORMAN:
        return len(deal.three)
    return rules.open_to_dealer(deal.exchanged[0]) if seat == dealer_of(deal) else len(deal.five)


def declarations(hand: int, category: Category, *, capot: bool) -> Choices[Action]:
    """What a hand may declare in a category: any of its whole combinations, of points one at most (PQ-3.1)."""
    found = tuple(map(cards_of, combos.held_in(hand, category)))
    most = 1 if category == "point" else len(found)
    kept = [some for count in range(most + 1) for some in combinations(found, count)]
    announcing = (False, True) if capot else (False,)
    return Listed(tuple(Declare(category, some, open_capot) for open_capot in announcing for some in kept))


def may_announce(deal: Deal, seat: Seat) -> bool:
    """Whether a seat may announce a capot now: with its last declaration, unless it leads first (PQ-5.6)."""
    return category_of(deal) == CATEGORIES[-1] and seat != elder_of(deal)


def is_first_lead(deal: Deal) -> bool:
    """Whether the first card of the deal is to be led."""
    return not deal.tricks and not deal.trick


@lru_cache(maxsize=8192)
def plays(cards: int, *, capot: bool) -> tuple[Action, ...]:
    """Plays of these cards, with a capot announced too where that is possible (PQ-5.6)."""
    plain: tuple[Action, ...] = tuple(map(play_of, cards_of(cards)))
    return (*plain, *(Play(card, capot=True) for card in cards_of(cards))) if capot else plain


@cache
def play_of(card: Card) -> Play:
    """A card played."""
    return Play(card)


def lawful_cards(deal: Deal, seat: Seat) -> int:
    """The cards that a seat may play: after taking one back, another one (PQ-5.1, PQ-5.4)."""
    return playable(deal.hands[seat], deal.trick[0] if deal.trick else NO_CARD, deal.back)


def playable(hand: int, led: int, back: int) -> int:
    """The cards of a hand that may be played to a led card (NO_CARD: to be led), one having been taken back or not."""
    cards = rules.lawful_cards(hand, NO_SUIT if led == NO_CARD else suit_of(led))
    return cards if back == NO_CARD else cards & ~(1 << back)


def may_look(deal: Deal, seat: Seat) -> bool:
    """Whether a seat may look at what nobody took: once, and not in Norman piquet (PQ-2.5, PQ-8.1)."""
    return deal.left != 0 and deal.seats != NORMAN and seat not in deal.looked


def may_take_back(deal: Deal, seat: Seat) -> bool:
    """Whether a seat has just followed and has another lawful card, for the first time in this trick (PQ-5.4).

    The first trick of a live table has been looked at once it is complete (PQ-6.2).
    """
    if seat != follower_of(deal) or seat in deal.backs or deal.back != NO_CARD:
        return False
    if deal.live is not UNSET and not deal.trick and len(deal.tricks) == 1:
        return False
    trick = deal.trick or deal.tricks[-1].cards
    hand = deal.hands[seat] | 1 << trick[-1]
    return playable(hand, trick[0], trick[-1]) != 0


def card_refusal(hand: int, led: int, back: int, card: Card) -> Refusal | None:
    """Why a card of one's hand may not be played now (PQ-5.1, PQ-5.4); None when it may."""
    index = index_of(card)
    if not has(hand, index):
        return Refusal("not-in-hand", card=card)
    if has(playable(hand, led, back), index):
        return None
    return Refusal("another-card", card=card) if index == back else Refusal("must-follow", suit=SUITS[suit_of(led)])


PHASES: dict[type[Action], Phase] = {
    Spread: "spread",
    Cut: "cut",
    Shuffle: "shuffle",
    Exchange: "exchange",
    Declare: "declare",
    Play: "play",
    TakeBack: "play",
    Claim: "play",
    Vote: "claim",
}


def refusal(deal: Deal, seat: Seat, action: Action) -> Refusal | None:
    """Why an act is not accepted; None when it is."""
    if isinstance(action, PutRight):
        return None if action in offers(deal, seat) else Refusal("nothing-to-put-right")
    if isinstance(action, Look):
        return None if action in offers(deal, seat) else look_refusal(deal, seat)
    if PHASES[type(action)] != phase_of(deal):
        return Refusal("not-now")
    if isinstance(action, TakeBack | Claim | Vote):
        return None if action in options(deal, seat) or action in offers(deal, seat) else unasked_refusal(action)
    if seat not in waiting_for(deal):
        return Refusal("not-your-turn")
    return why_not(deal, seat, action)


def look_refusal(deal: Deal, seat: Seat) -> Refusal:
    """The reason against looking at the talon (PQ-2.5, PQ-8.1)."""
    if phase_of(deal) not in TALON_OPEN or not 0 <= seat < deal.seats:
        return Refusal("not-now")
    return Refusal("has-looked") if seat in deal.looked else Refusal("nothing-to-look-at")


def unasked_refusal(action: TakeBack | Claim | Vote) -> Refusal:
    """The reason against taking back, claiming or voting."""
    return Refusal("no-take-back") if isinstance(action, TakeBack) else Refusal("not-now")


def why_not(deal: Deal, seat: Seat, action: Action) -> Refusal | None:
    """The reason against an act of the right seat in the right phase; None when there is none."""
    match action:
        case Cut():
            taken = action.at in {turned.at for turned in deal.cuts}
            return Refusal("place-taken") if taken else None
        case Exchange():
            return exchange_refusal(deal, seat, action)
        case Declare():
            return declare_refusal(deal, seat, action)
        case Play():
            return play_refusal(deal, seat, action)
        case _:
            known = SPREADS if isinstance(action, Spread) else SHUFFLES
            return None if action in known else Refusal("bad-shuffle" if seat == CHANCE else "not-now")


def exchange_refusal(deal: Deal, seat: Seat, action: Exchange) -> Refusal | None:
    """The reason against an exchange (PQ-2.2, PQ-2.3, PQ-8.1)."""
    strangers = [card for card in action.discards if not has(deal.hands[seat], index_of(card))]
    if strangers:
        return Refusal("not-in-hand", card=strangers[0])
    count, there = len(action.discards), open_to(deal, seat)
    if len(set(action.discards)) < count:
        return Refusal("malformed")
    if action.take is not None:
        return Refusal("discard-as-many", count=action.take)
    if rules.may_take(deal.seats, count, there):
        return None
    if deal.seats == NORMAN:
        return Refusal("two-or-none")
    return Refusal("take-three-or-none") if count < rules.LEAST_TAKEN else Refusal("too-few-in-talon", count=there)


def declare_refusal(deal: Deal, seat: Seat, action: Declare) -> Refusal | None:
    """The reason against a declaration (PQ-3.1, PQ-5.6)."""
    category = category_of(deal)
    if action.category != category:
        return Refusal("declare-now", category=category)
    if action.brag is not None or action.rank is not None:
        return Refusal("no-such-combination")
    found = combos.held_in(deal.hands[seat], category)
    masks = [mask_of(cards) for cards in action.combinations]
    if any(
        mask not in found or size_of(mask) != len(cards) for mask, cards in zip(masks, action.combinations, strict=True)
    ):
        return Refusal("no-such-combination")
    if len(set(masks)) < len(masks):
        return Refusal("malformed")
    if category == "point" and len(masks) > 1:
        return Refusal("one-point")
    return Refusal("no-capot-now") if action.capot and not may_announce(deal, seat) else None


def play_refusal(deal: Deal, seat: Seat, action: Play) -> Refusal | None:
    """The reason against a card (PQ-5.1, PQ-5.4) or against announcing a capot with it (PQ-5.6)."""
    led = deal.trick[0] if deal.trick else NO_CARD
    no = card_refusal(deal.hands[seat], led, deal.back, action.card)
    if no is not None:
        return no
    return Refusal("no-capot-now") if action.capot and not is_first_lead(deal) else None
