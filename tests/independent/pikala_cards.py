"""Pikala's cards, read from the rules sentence by sentence: which cards are lawful and who takes a trick."""

from collections.abc import Collection, Sequence

SUITS = "SHDC"
RANKS = "6789TJQKA"
DECK = [suit + rank for suit in SUITS for rank in RANKS]
JACKS = {suit + "J" for suit in SUITS}
BOYS = {"blonds": {"HJ", "DJ"}, "brunettes": {"SJ", "CJ"}}


def beats(card: str, other: str, trump: str) -> bool:
    """Whether `card`, laid after `other`, is stronger (PK-6.5): higher in its suit, or a trump on a plain card."""
    if card[0] == other[0]:
        return RANKS.index(card[1]) > RANKS.index(other[1])
    return card[0] == trump


def winning_card(trick: Sequence[str], trump: str) -> str:
    """The card that wins a trick of at least one card at this moment (PK-6.5)."""
    best = trick[0]
    for card in trick[1:]:
        if beats(card, best, trump):
            best = card
    return best


def keeps_first_lead(card: str, hand: Collection[str], trump: str, first_own_lead: bool) -> bool:
    """PK-6.2: who leads for the first time in the deal and holds the trump ace leads that ace."""
    ace = trump + "A"
    return card == ace or ace not in hand or not first_own_lead


def keeps_suit(card: str, hand: Collection[str], led: str, trump: str) -> bool:
    """PK-6.3: the suit led; without it a trump; without both any card."""
    suits_held = {held[0] for held in hand}
    if led in suits_held:
        return card[0] == led
    if trump in suits_held:
        return card[0] == trump
    return True


def keeps_beating(card: str, hand: Collection[str], trick: Sequence[str], trump: str) -> bool:
    """PK-6.4: of the cards that PK-6.3 leaves, one that beats the winning card, if there is one."""
    to_beat = winning_card(trick, trump)
    if beats(card, to_beat, trump):
        return True
    led = trick[0][0]
    return not any(keeps_suit(held, hand, led, trump) and beats(held, to_beat, trump) for held in hand)


def breach(card: str, hand: Collection[str], trick: Sequence[str], trump: str, first_own_lead: bool) -> str | None:
    """The rule that playing `card` from `hand` breaks, or None. `trick`: the cards on the table, the led one first."""
    if card not in hand:
        return f"{card} is not in the hand"
    if not trick:
        return None if keeps_first_lead(card, hand, trump, first_own_lead) else "PK-6.2: the trump ace is led first"
    if not keeps_suit(card, hand, trick[0][0], trump):
        return "PK-6.3: follow suit, else trump"
    return None if keeps_beating(card, hand, trick, trump) else "PK-6.4: beat the winning card"


def legal_cards(hand: Collection[str], trick: Sequence[str], trump: str, first_own_lead: bool) -> set[str]:
    """Every card of `hand` that breaks none of PK-6.2, PK-6.3 and PK-6.4, each one tried by itself."""
    return {card for card in hand if breach(card, hand, trick, trump, first_own_lead) is None}
