"""A match seen from outside: bytes in, bytes out, tried on the toy."""

import msgspec
import pytest

from pik.core.draw import SeededDraw
from pik.core.hosted import Asked, Live
from pik.core.lazy import ListedData, OrdersData, PicksData
from pik.core.message import Refusal
from pik.core.seat import CHANCE, TABLE, Seat
from tests.toy import PACK, TOY

A, B = Seat(0), Seat(1)
SHUFFLE = b'{"type":"shuffle","deck":["SA","SK","HQ","SQ","HK","HA"],"salt":"00000000000000000000000000000000"}'
STAY = b'{"type":"swap","cards":[]}'


@pytest.fixture
def live() -> Live:
    """A match of one deal in which the cards are dealt and nobody has swapped."""
    return TOY.open(b'{"deals":1}').act(CHANCE, SHUFFLE)


def played(live: Live) -> Live:
    """The match to its end."""
    for seat, card in ((A, "SA"), (B, "HQ"), (A, "SK"), (B, "SQ")):
        live = live.act(seat, msgspec.json.encode({"type": "play", "card": card}))
    return live


def test_config_is_spelled_out() -> None:
    """A config is resolved to all its options; a bad one is refused with its reason."""
    assert TOY.resolve(b"{}") == b'{"deals":2}'
    with pytest.raises(Refusal, match="bad-config") as refused:
        TOY.resolve(b'{"deals":100}')
    assert "1 to 99" in str(refused.value.data["why"])


def test_what_a_seat_is_asked(live: Live) -> None:
    """Options and offers come as data: orders for the pack, picks and lists for seats, nothing for the others."""
    assert TOY.open(b"{}").asked(CHANCE) == Asked((OrdersData(PACK),))
    assert TOY.open(b"{}").asked(A) == Asked()
    assert live.asked(A) == Asked((PicksData("swap", "cards", ("SA", "SK"), (0, 1)),))
    (marks,) = live.asked(TABLE).offers
    assert isinstance(marks, ListedData)
    assert [bytes(act) for act in marks.acts] == [b'{"type":"mark","seat":0}', b'{"type":"mark","seat":1}']


def test_the_match_is_a_value(live: Live) -> None:
    """An act gives a new match and leaves the old one as it was, refused or not."""
    before = live.digest()
    after = live.act(A, STAY)
    assert live.digest() == before
    assert live.waiting == {A, B}
    assert after.waiting == {B}
    with pytest.raises(Refusal, match="not-now"):
        after.act(A, STAY)
    assert after.digest() == live.act(A, STAY).digest() != before


def test_over(live: Live) -> None:
    """A match is over when nobody is waited for any more."""
    playing = live.act(A, STAY).act(B, STAY)
    assert playing.waiting == {A}
    assert not playing.over
    assert played(playing).over
    assert not played(playing).waiting


def test_chance_draws_an_act_of_the_pack() -> None:
    """The pack's act is drawn: the same draw gives the same act, and the match accepts it."""
    live = TOY.open(b"{}")
    raw = live.chance(SeededDraw(b"one"))
    assert raw == live.chance(SeededDraw(b"one")) != live.chance(SeededDraw(b"two"))
    assert live.act(CHANCE, raw).waiting == {A, B}


def test_normal_form(live: Live) -> None:
    """Spaces and the order of keys make no other act; what is none is malformed."""
    assert live.normal(b' {"cards": ["SA"], "type": "swap"} ') == b'{"type":"swap","cards":["SA"]}'
    with pytest.raises(Refusal, match="malformed"):
        live.normal(b'{"type":"swap","cards":["XX"]}')


def test_each_viewer_sees_its_own(live: Live) -> None:
    """Views and screens are each viewer's own bytes, and a hidden act is seen whole by its maker alone."""
    own, others, everybody = live.view(A), live.view(B), live.view(None)
    assert b'"SA"' in own
    assert b'"SA"' not in others
    assert b'"SA"' not in everybody
    assert b'"SA"' in live.screen(A)
    assert b'"SA"' not in live.screen(B)
    swap = b'{"type":"swap","cards":["SA"]}'
    assert live.redact(A, swap, A) == swap
    assert live.redact(A, swap, B) == live.redact(A, STAY, B) == b'{"type":"swapped"}'


def test_happenings(live: Live) -> None:
    """What happens is told of acceptable acts; of others there is nothing to tell."""
    assert [told.code for told in live.narrate(A, STAY)] == ["swap"]
    with pytest.raises(Refusal, match="malformed"):
        live.narrate(A, b"swap")


def test_digests_tell_states_apart(live: Live) -> None:
    """Another order of the hidden cards is another state and has another digest; the same acts lead to the same one."""
    other = TOY.open(b'{"deals":1}').act(CHANCE, SHUFFLE.replace(b'"HK","HA"', b'"HA","HK"'))
    assert live.view(A) == other.view(A)
    assert live.digest() != other.digest()
    assert live.digest() == TOY.open(b'{"deals":1}').act(CHANCE, SHUFFLE).digest()
