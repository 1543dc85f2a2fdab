"""The chance of real tables."""

import pytest

from pik.web.chance import BLOCK, SecretDraw


def test_numbers_are_below() -> None:
    """Every number is at least 0 and below its bound, however large that is."""
    draw = SecretDraw()
    for size in (1, 2, 52, 256, 10**12, 256 ** (2 * BLOCK)):
        assert all(0 <= draw.below(size) < size for _ in range(50))


def test_no_two_draws_are_alike() -> None:
    """Each draw is one of its own, and none goes round: more is drawn than is fetched at once."""
    one, other = SecretDraw(), SecretDraw()
    drawn = [draw.below(2**64) for draw in (one, other) for _ in range(BLOCK)]
    assert len(set(drawn)) == len(drawn)


def test_each_block_comes_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers are made of what the system gives and of nothing else, each byte of it once."""
    asked: list[int] = []

    def given(size: int) -> bytes:
        asked.append(size)
        return bytes([len(asked)]) * size

    monkeypatch.setattr("pik.web.chance.urandom", given)
    draw = SecretDraw()
    assert [draw.below(256) for _ in range(2 * BLOCK)] == [1] * BLOCK + [2] * BLOCK
    assert asked == [BLOCK, BLOCK]
