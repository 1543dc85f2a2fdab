"""The hard cases of all five games fit the contract: each as a tiny game, checked in full."""

import pytest

from pik.cards.notation import parse_cards
from pik.core.message import Refusal
from pik.core.seat import CHANCE
from tests.core.hard import exchange, looking
from tests.core.hard.breach import BREACH, Config
from tests.core.hard.checks import assert_choices, assert_secrets
from tests.core.hard.dialogue import DIALOGUE, Declare, Said
from tests.core.hard.exchange import EXCHANGE, Lay
from tests.core.hard.looking import LOOKING, Bid, DoubleNil, Look
from tests.core.hard.take_back import TAKE_BACK, TakeBack
from tests.core.hard.tools import A, B, Hidden, Shuffle
from tests.core.hard.tricks import Play

NO_SALT = "0" * 32
BREACH_DEAL = Shuffle(parse_cards("SA HQ SK HK HA"), NO_SALT)


def test_exchange_fits() -> None:
    """SP-2.4: two seats choose at once; worlds, options and refusals hold."""
    assert_choices(EXCHANGE, None)
    assert_secrets(EXCHANGE, None)


def test_exchange_is_blind_both_ways() -> None:
    """SP-2.4: both are waited for; what the first lays the other sees only when both have laid."""
    state = EXCHANGE.step(EXCHANGE.start(None), CHANCE, Shuffle(exchange.PACK, NO_SALT))
    given, returned = Lay(parse_cards("S2 S3 S4")), Lay(parse_cards("H3 H4 D2"))
    assert EXCHANGE.waiting(state) == {A, B}
    one = EXCHANGE.step(state, A, given)
    assert EXCHANGE.waiting(one) == {B}
    assert EXCHANGE.redact(state, A, given, B) == Hidden()
    assert EXCHANGE.view(one, B).hand == EXCHANGE.view(state, B).hand
    both = EXCHANGE.step(one, B, returned)
    assert EXCHANGE.view(both, B).got == given.cards
    assert EXCHANGE.view(both, A).hand == parse_cards("D2 H2 H3 H4")
    assert EXCHANGE.view(both, None).hand == ()
    assert EXCHANGE.step(EXCHANGE.step(state, B, returned), A, given) == both


@pytest.mark.parametrize("cards", ["S2 S3", "S2 S3 D4", "S2 S2 S3"])
def test_exchange_of_other_cards(cards: str) -> None:
    """SP-2.4: three different cards of one's own hand, as one act; nothing else."""
    state = EXCHANGE.step(EXCHANGE.start(None), CHANCE, Shuffle(exchange.PACK, NO_SALT))
    with pytest.raises(Refusal, match="not-now"):
        EXCHANGE.step(state, A, Lay(parse_cards(cards)))


def test_looking_fits() -> None:
    """SP-2.3: bids before and after looking; worlds, options and refusals hold."""
    assert_choices(LOOKING, None)
    assert_secrets(LOOKING, None)


def test_a_hand_is_hidden_from_its_holder() -> None:
    """SP-2.3: who has not looked sees no card of the own hand; all see that somebody looked, nobody what."""
    state = LOOKING.step(LOOKING.start(None), CHANCE, Shuffle(looking.PACK, NO_SALT))
    assert LOOKING.view(state, A).hand == ()
    assert LOOKING.worlds(LOOKING.view(state, A)).size == LOOKING.worlds(LOOKING.view(state, None)).size == 30
    out_of_turn = LOOKING.step(state, B, Look())
    assert LOOKING.view(out_of_turn, B).hand == parse_cards("HA HK")
    assert LOOKING.view(out_of_turn, A).looked == (False, True)
    assert LOOKING.redact(state, B, Look(), A) == Look()
    assert LOOKING.view(out_of_turn, A).hand == ()


def test_double_nil_comes_before_looking() -> None:
    """SP-2.3: the unlooked choose between looking and double nil; who has looked can't bid it any more."""
    state = LOOKING.step(LOOKING.start(None), CHANCE, Shuffle(looking.PACK, NO_SALT))
    assert list(LOOKING.options(state, A)) == [DoubleNil()]
    assert list(LOOKING.offers(state, A)) == [Look()]
    with pytest.raises(Refusal, match="must-look-first"):
        LOOKING.step(state, A, Bid(1))
    looked = LOOKING.step(state, A, Look())
    with pytest.raises(Refusal, match="has-looked"):
        LOOKING.step(looked, A, DoubleNil())
    assert LOOKING.view(LOOKING.step(state, A, DoubleNil()), A).hand == parse_cards("SA SK")


def test_take_back_fits() -> None:
    """PQ-5.4: a step back is a step; worlds, options and refusals hold."""
    assert_choices(TAKE_BACK, None)
    assert_secrets(TAKE_BACK, None)


def test_take_back_of_the_follower() -> None:
    """PQ-5.4: the follower may take the card back until the next one, once a trick; counts go back, a lead stays."""
    state = TAKE_BACK.step(TAKE_BACK.start(None), CHANCE, Shuffle(parse_cards("SA HQ HA HK SK"), NO_SALT))
    led = TAKE_BACK.step(state, A, Play("HQ"))
    assert TAKE_BACK.offers(led, A).size == 0
    taken = TAKE_BACK.step(led, B, Play("HA"))
    assert TAKE_BACK.waiting(taken) == {B}
    assert TAKE_BACK.view(taken, A).counts == (1, 1)
    back = TAKE_BACK.step(taken, B, TakeBack())
    assert TAKE_BACK.view(back, A).counts == (1, 0)
    assert list(TAKE_BACK.options(back, B)) == [Play("HK")]
    again = TAKE_BACK.step(back, B, Play("HK"))
    assert TAKE_BACK.offers(again, B).size == 0
    assert TAKE_BACK.offers(TAKE_BACK.step(taken, B, Play("HK")), B).size == 0


def test_a_card_taken_back_was_seen() -> None:
    """PQ-5.4: what lay on the table stays known: in every world its owner holds it."""
    state = TAKE_BACK.step(TAKE_BACK.start(None), CHANCE, Shuffle(parse_cards("SA HQ HA HK SK"), NO_SALT))
    for seat, act in ((A, Play("HQ")), (B, Play("HA")), (B, TakeBack())):
        state = TAKE_BACK.step(state, seat, act)
    worlds = TAKE_BACK.worlds(TAKE_BACK.view(state, None))
    assert {"HA" in world.hands[B] for world in worlds} == {True}
    assert {"HK" in world.hands[B] for world in worlds} == {True}


@pytest.mark.parametrize("live", [True, False])
def test_breach_fits(live: bool) -> None:
    """PK-8.6: guided and live tables; worlds, options and refusals hold."""
    assert_choices(BREACH, Config(live), live=live)
    assert_secrets(BREACH, Config(live))


def test_breach_with_a_price() -> None:
    """PK-8.6: the same refusal stops a card at a guided table and charges for it at a live one."""
    states = {live: BREACH.step(BREACH.start(Config(live)), CHANCE, BREACH_DEAL) for live in (True, False)}
    led = {live: BREACH.step(state, A, Play("HQ")) for live, state in states.items()}
    refusals = [BREACH.refusal(state, B, Play("SK")) for state in led.values()]
    assert [(no.code, no.price, no.data) for no in refusals if no] == [("must-follow", 5, {"suit": "H"})] * 2
    with pytest.raises(Refusal, match="must-follow"):
        BREACH.step(led[False], B, Play("SK"))
    charged = BREACH.step(led[True], B, Play("SK"))
    assert charged.scores == (0, 5)
    assert BREACH.waiting(charged) == {B}
    assert list(BREACH.options(charged, B)) == [Play("HK")]
    assert [told.code for told in BREACH.narrate(led[True], B, Play("SK"))] == ["penalty"]


def test_a_breach_tells_what_is_held() -> None:
    """PK-8.6: a card tried is a card seen, and who tried it holds the suit led: in every world."""
    state = BREACH.step(BREACH.start(Config(live=True)), CHANCE, BREACH_DEAL)
    for seat, act in ((A, Play("HQ")), (B, Play("SK"))):
        state = BREACH.step(state, seat, act)
    worlds = list(BREACH.worlds(BREACH.view(state, None)))
    assert {world.hands[B] for world in worlds} == {("HA", "SK"), ("HK", "SK")}


def test_dialogue_fits() -> None:
    """PQ-3.1: what is said stands between the two hands; worlds, options and refusals hold."""
    assert_choices(DIALOGUE, None)
    assert_secrets(DIALOGUE, None)


def test_dialogue_tells_sizes_and_verdicts() -> None:
    """PQ-3.1, PQ-3.5: the other hears a size or a verdict, and sees cards only where they count, at the end."""
    state = DIALOGUE.step(DIALOGUE.start(None), CHANCE, Shuffle(parse_cards("SA SK HJ HA HQ SQ HK"), NO_SALT))
    point = Declare("point", parse_cards("SA SK"))
    assert DIALOGUE.redact(state, A, point, B) == Said("point", size=2)
    assert DIALOGUE.redact(state, A, point, A) == point
    after = DIALOGUE.step(state, A, point)
    answer = Declare("point", parse_cards("HA HQ"))
    heard = Said("point", answer="equal", ranks=21, ranks_answer="equal")
    assert DIALOGUE.redact(after, B, answer, A) == heard
    assert DIALOGUE.redact(after, B, Declare("point"), A) == Said("point", answer="good")
    for seat, act in ((B, answer), (A, Declare("sequence", parse_cards("SK SA"))), (B, Declare("sequence"))):
        assert DIALOGUE.view(after, B).shown == ()
        after = DIALOGUE.step(after, seat, act)
    assert DIALOGUE.view(after, B).shown == ((A, parse_cards("SK SA")),)
    assert DIALOGUE.view(after, None).talk == DIALOGUE.view(after, A).talk


def test_dialogue_is_truthful() -> None:
    """PQ-3.1: one declares what one holds, in the category whose turn it is; silence is always possible."""
    state = DIALOGUE.step(DIALOGUE.start(None), CHANCE, Shuffle(parse_cards("SA SK HJ HA HQ SQ HK"), NO_SALT))
    assert list(DIALOGUE.options(state, A)) == [Declare("point"), Declare("point", parse_cards("SA SK"))]
    for false in (Declare("point", parse_cards("SA SK SQ")), Declare("sequence", parse_cards("SK SA"))):
        with pytest.raises(Refusal, match="not-now"):
            DIALOGUE.step(state, A, false)
