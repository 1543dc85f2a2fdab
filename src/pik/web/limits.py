"""How often somebody may do something."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

MOST_KEYS: Final = 4096
LONGEST_WAIT_S: Final = 3600.0


class Bucket:
    """So many at once, so many a second after that."""

    __slots__ = ("_a_second", "_at_once", "_clock", "_left", "_then")

    def __init__(self, at_once: int, a_second: float, clock: Callable[[], float] = monotonic) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._clock = clock
        self._left = float(at_once)
        self._then = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        if self.wait() > 0:
            return False
        self._left -= 1
        return True

    def wait(self) -> float:
        """In how many seconds one more is allowed."""
        now = self._clock()
        self._left = min(self._at_once, self._left + (now - self._then) * self._a_second)
        self._then = now
        return max(0.0, 1 - self._left) / max(self._a_second, 1 / LONGEST_WAIT_S)


class Buckets:
    """A bucket for each key, for the keys seen last; who comes with ever new keys costs no more memory."""

    def __init__(self, at_once: int, a_second: float, clock: Callable[[], float] = monotonic) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str) -> bool:
        """Whether one more is allowed for this key now."""
        bucket = self._buckets.pop(key, None) or Bucket(self._at_once, self._a_second, self._clock)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return bucket.take()

    def wait(self, key: str) -> float:
        """In how many seconds one more is allowed for this key."""
        bucket = self._buckets.get(key)
        return 0.0 if bucket is None else bucket.wait()
