"""The lawful cards of Pikala against brute force: each card of a hand tried by itself under the written rules."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from pik.cards.card import SUITS, index_of
from pik.cards.cardset import cards_of, mask_of
from pik.cards.deck import PACK_36
from pik.cards.notation import parse_cards
from pik.games.pikala import rules
from pik.games.pikala.choices import card_refusal, playable
from pik.tricks.trick import winning_card
from tests.independent.pikala_cards import legal_cards
from tests.independent.pikala_cards import winning_card as referees_winner

LAW = settings(max_examples=1500, deadline=None)
PACKS = st.permutations(PACK_36)
TRUMPS = st.integers(0, 3)


@LAW
@given(pack=PACKS, held=st.integers(1, 5), on_table=st.integers(1, 5), trump=TRUMPS)
@example(pack=[*parse_cards("HA SA HJ D6")], held=2, on_table=1, trump=0)
def test_following(pack: list[str], held: int, on_table: int, trump: int) -> None:
    """PK-6.3, PK-6.4: follow, else trump, else any; over where possible."""
    cards = parse_cards(" ".join(pack))
    hand, trick = cards[:held], cards[held : held + on_table]
    indices = tuple(map(index_of, trick))
    best = winning_card(indices, trump)
    lawful = rules.follow_cards(mask_of(hand), SUITS.index(trick[0][0]), best, trump)
    assert set(cards_of(lawful)) == legal_cards(hand, trick, SUITS[trump], first_own_lead=False)
    assert playable(mask_of(hand), indices, trump, led_before=False) == lawful


@LAW
@given(pack=PACKS, held=st.integers(1, 5), trump=TRUMPS, led_before=st.booleans())
def test_leading(pack: list[str], held: int, trump: int, led_before: bool) -> None:
    """PK-6.1, PK-6.2: the trump ace at the first own lead, else any card."""
    hand = parse_cards(" ".join(pack[:held]))
    lawful = rules.lead_cards(mask_of(hand), trump, led_before)
    assert set(cards_of(lawful)) == legal_cards(hand, (), SUITS[trump], first_own_lead=not led_before)
    assert playable(mask_of(hand), (), trump, led_before=led_before) == lawful


@LAW
@given(pack=PACKS, on_table=st.integers(1, 6), trump=TRUMPS)
def test_winning(pack: list[str], on_table: int, trump: int) -> None:
    """PK-6.5: the highest trump, else the highest card of the led suit."""
    trick = parse_cards(" ".join(pack[:on_table]))
    best = winning_card(map(index_of, trick), trump)
    assert best == index_of(parse_cards(referees_winner(trick, SUITS[trump]))[0])


@LAW
@given(pack=PACKS, held=st.integers(1, 5), on_table=st.integers(0, 5), trump=TRUMPS, led_before=st.booleans())
def test_reasons(pack: list[str], held: int, on_table: int, trump: int, led_before: bool) -> None:
    """PK-6.2 to PK-6.4: a card is refused exactly when it is not lawful, and the reason names a duty that it breaks."""
    cards = parse_cards(" ".join(pack))
    hand, trick = cards[:held], cards[held : held + on_table]
    lawful = legal_cards(hand, trick, SUITS[trump], first_own_lead=not led_before)
    for card in cards:
        no = card_refusal(mask_of(hand), tuple(map(index_of, trick)), trump, card, led_before=led_before)
        assert (no is None) == (card in lawful)
        if no is not None:
            assert no.code in expected_reasons(card, hand, trick, SUITS[trump])


def expected_reasons(card: str, hand: tuple[str, ...], trick: tuple[str, ...], trump: str) -> set[str]:
    """What may be said against an unlawful card."""
    if card not in hand:
        return {"not-in-hand"}
    if not trick:
        return {"must-lead-trump-ace"}
    led = trick[0][0]
    suits = {held[0] for held in hand}
    if led in suits:
        return {"must-beat"} if card[0] == led else {"must-follow"}
    return {"must-beat"} if card[0] == trump else {"must-trump"}
