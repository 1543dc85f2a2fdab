"""How a table begins."""

import pytest

from pik.core.message import Refusal
from pik.games import CATALOG
from pik.room.fallback import plainest
from pik.room.fold import opened
from pik.room.opening import head_of
from tests.random_acts import random_steps


def test_head_has_every_option_spelled_out() -> None:
    """The kept config holds the defaults of today, and as many seats as were wished for."""
    head = head_of("t", CATALOG["pikala"], b"{}", 4, 3.0)
    assert bytes(head.config) == b'{"seats":4,"first_dealer":null,"table":"guided"}'
    assert (head.game, head.version, head.seats, head.created) == ("pikala", CATALOG["pikala"].version, 4, 3.0)
    assert len(opened(head, CATALOG["pikala"]).seats) == 4


@pytest.mark.parametrize(
    "config",
    [b'{"seats":3}', b'{"seats":"4"}', b'{"seats":null}', b'{"pace":1}', b"null", b'"x"', b'{"seats":4'],
)
def test_config_that_does_not_fit_is_refused(config: bytes) -> None:
    """Another number of seats than wished for, an unknown option or no options at all: refused."""
    with pytest.raises(Refusal, match="bad-config"):
        head_of("t", CATALOG["pikala"], config, 4, 0.0)


@pytest.mark.parametrize("count", [1, 7])
def test_too_few_or_too_many_are_refused(count: int) -> None:
    """A game is for as many as its rules say."""
    with pytest.raises(Refusal, match="bad-config"):
        head_of("t", CATALOG["pikala"], b"{}", count, 0.0)


@pytest.mark.parametrize("seed", range(3))
def test_plainest_act_is_always_lawful(seed: int) -> None:
    """Whatever a seat is asked for in a match, the plainest act is accepted; where it is asked for nothing, none."""
    for live, _, _ in random_steps(CATALOG["pikala"], 4, seed):
        for seat in live.waiting:
            if seat >= 0:
                raw = plainest(live.asked(seat))
                assert raw is not None
                live.act(seat, raw)
        assert plainest(type(live.asked(next(iter(live.waiting))))()) is None
