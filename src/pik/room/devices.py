"""The devices that show a table."""

from collections.abc import Iterator

from pik.room.house import Watcher
from pik.room.journal import Said
from pik.room.life import Life


class Devices:
    """The devices at a table, the oldest first; of each seat one."""

    __slots__ = ("_all", "shows")

    def __init__(self) -> None:
        self._all: tuple[Watcher, ...] = ()
        self.shows = 0
        """How often there was something new to show."""

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Watcher]:
        return iter(self._all)

    def add(self, watcher: Watcher) -> None:
        """Let a device watch; an older one of the same seat goes."""
        self.claim(watcher)
        self._all = (*self._all, watcher)

    def claim(self, watcher: Watcher) -> None:
        """Let a device have its seat alone: others of the same seat go."""
        seat = watcher.seat
        for other in self:
            if other is not watcher and seat is not None and other.seat == seat:
                _ = self.remove(other)
                other.displace()

    def remove(self, watcher: Watcher) -> bool:
        """Let a device go; whether it was still there."""
        there = watcher in self._all
        self._all = tuple(each for each in self._all if each is not watcher)
        return there

    def people(self, life: Life) -> frozenset[str]:
        """Whose devices they are."""
        people = (life.person(watcher.key) for watcher in self)
        return frozenset(person for person in people if person is not None)

    def show(self) -> None:
        """Something has changed: all show the newest."""
        self.shows += 1
        for watcher in self:
            watcher.show()

    def hear(self, said: Said, *, all_of_them: bool) -> None:
        """Somebody has said something: those at the table are told, or all."""
        for watcher in self:
            if all_of_them or watcher.seat is not None:
                watcher.hear(said)

    def end(self) -> None:
        """The table is no more."""
        for watcher in self:
            watcher.gone()
