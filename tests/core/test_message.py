"""Messages and refusals: a code and data, no sentence."""

import pytest

from pik.core.message import Message, Refusal


def test_a_refusal_is_a_message() -> None:
    """A refusal carries its code, its data and, where the table may let it happen, its price."""
    refusal = Refusal("must-follow", 5, suit="S")
    assert (refusal.code, refusal.price, refusal.data) == ("must-follow", 5, {"suit": "S"})
    assert refusal.message == Message("must-follow", {"suit": "S"})
    assert str(refusal) == "must-follow"


def test_most_refusals_have_no_price() -> None:
    """Without a price an act can't happen at any table."""
    with pytest.raises(Refusal, match="not-now") as refused:
        raise Refusal("not-now")
    assert refused.value.price == 0
    assert refused.value.message == Message("not-now")
