"""One after another, in the order they came."""

import asyncio


class Turn:
    """As `asyncio.Lock`, in a fifth of the room: each table has one, and it is nearly always free."""

    __slots__ = ("_next", "taken")

    def __init__(self) -> None:
        self.taken = False
        """Whether it is somebody's."""
        self._next: tuple[asyncio.Future[None], ...] = ()

    async def __aenter__(self) -> None:
        """Wait for it."""
        if not self.taken:
            self.taken = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._next = (*self._next, mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._pass_on()
            raise

    async def __aexit__(self, *_: object) -> None:
        """Let the next one have it."""
        self._pass_on()

    def _pass_on(self) -> None:
        while self._next:
            first, *rest = self._next
            self._next = tuple(rest)
            if not first.done():
                first.set_result(None)
                return
        self.taken = False
