"""How often somebody may do something, by a clock of the test's own."""

from pik.web.limits import LONGEST_WAIT_S, MOST_KEYS, Bucket, Buckets


class Clock:
    """A clock that stands until it is moved."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_bucket_fills_with_time() -> None:
    """Three at once, then one for each half second, never more than three."""
    clock = Clock()
    bucket = Bucket(3, 2.0, clock)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_how_long_to_wait_is_known() -> None:
    """Where nothing is left, the time until one more is allowed; an hour where it never is."""
    clock = Clock()
    buckets = Buckets(2, 0.1, clock)
    assert buckets.wait("a") == 0
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.wait("a") == 10
    clock.now = 6.0
    assert round(buckets.wait("a"), 6) == 4
    never = Buckets(1, 0.0, clock)
    assert never.take("a")
    assert never.wait("a") == LONGEST_WAIT_S


def test_keys_are_apart() -> None:
    """One's limit is not another's."""
    buckets = Buckets(1, 0.0, Clock())
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]


def test_buckets_are_bounded() -> None:
    """Ever new keys take no more memory; keys in use stay."""
    buckets = Buckets(1, 0.0, Clock())
    assert buckets.take("kept")
    for number in range(2 * MOST_KEYS):
        buckets.take(f"k{number}")
        assert not buckets.take("kept")
    assert len(buckets) == MOST_KEYS
