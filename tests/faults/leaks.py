"""Games of the catalog with a leak planted in what they show; each has its place."""

from dataclasses import replace
from typing import Final

from pik.core.draw import Draw
from pik.core.hosted import Asked, Hosted, Live
from pik.core.message import Happening, Refusal
from pik.core.seat import Seat

LEAKS: Final = ("initial state", "log", "undo", "replay", "spectator", "alternative text", "error text", "offers")


def leaky(game: Hosted, where: str) -> Hosted:
    """A game that tells too much in one place."""

    def open_leaky(config: bytes) -> Live:
        return Leaky(game.open(config), where)

    return replace(game, open=open_leaky)


class Leaky:
    """A match that tells too much; all else is as it should be."""

    def __init__(self, honest: Live, where: str, before: Live | None = None) -> None:
        self.honest = honest
        self.where = where
        self.before = before
        """The match before the last act, as if it were kept to be taken back to."""

    @property
    def state(self) -> object:
        """What only the game itself looks at."""
        return getattr(self.honest, "state")  # noqa: B009 - a match as the room knows it has none

    @property
    def waiting(self) -> frozenset[Seat]:
        return self.honest.waiting

    @property
    def over(self) -> bool:
        return self.honest.over

    def asked(self, seat: Seat) -> Asked:
        """Offers depend on what is hidden."""
        asked = self.honest.asked(seat)
        if self.where != "offers":
            return asked
        return Asked(asked.options, asked.offers if int(self.digest(), 16) % 2 else asked.options)

    def act(self, seat: Seat, raw: bytes) -> "Leaky":
        """A refusal tells what is hidden."""
        try:
            return Leaky(self.honest.act(seat, raw), self.where, self.honest)
        except Refusal as refusal:
            if self.where == "error text":
                raise Refusal(refusal.code, refusal.price, **refusal.data, hidden=self.digest()) from refusal
            raise

    def normal(self, raw: bytes) -> bytes:
        return self.honest.normal(raw)

    def chance(self, draw: Draw) -> bytes:
        return self.honest.chance(draw)

    def view(self, seat: Seat | None) -> bytes:
        return self.honest.view(seat)

    def screen(self, seat: Seat | None) -> bytes:
        """The screen has the whole state with it, or the one before, or spectators have that of a seat."""
        screen = self.honest.screen(Seat(0) if seat is None and self.where == "spectator" else seat)
        more = {"initial state": self.honest, "undo": self.before}.get(self.where)
        return screen if more is None else b'{"more":"%s",' % more.digest().encode() + screen[1:]

    def redact(self, seat: Seat, raw: bytes, viewer: Seat | None) -> bytes:
        """Who replays the match sees every act as it was."""
        return self.honest.normal(raw) if self.where == "replay" else self.honest.redact(seat, raw, viewer)

    def narrate(self, seat: Seat, raw: bytes) -> tuple[Happening, ...]:
        """The log has a line too many; or a line has a text for those who do not see that tells too much."""
        told = self.honest.narrate(seat, raw)
        if self.where == "log":
            return (*told, Happening("told", seat, {"hidden": self.digest()}))
        if self.where != "alternative text":
            return told
        return tuple(Happening(one.code, one.seat, {**one.data, "alt": self.digest()}, one.ends) for one in told)

    def digest(self) -> str:
        return self.honest.digest()
