"""A match in the terminal: one person at seat 0, artificial players at the others."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import msgspec
from rich.console import Console

from pik.bots.host import Player
from pik.cli.menu import Menu, chosen, menu
from pik.cli.show import Teller, read_screen
from pik.core.draw import Draw
from pik.core.hosted import Live
from pik.core.message import Refusal
from pik.core.record import Entry, extend
from pik.core.seat import CHANCE, Seat
from pik.texts.labels import label

ME = Seat(0)


@dataclass
class Session:
    """A running match and those who play it."""

    live: Live
    players: Mapping[Seat, Player]
    draw: Draw
    teller: Teller
    console: Console
    ask: Callable[[str], str]
    """Puts a question and reads a line; raises EOFError when there is none."""
    keep: Callable[[Entry], None]
    declined: frozenset[bytes] = frozenset()
    """What was offered to the person and left alone while it lasts."""
    rows: int = 0

    def play(self) -> None:
        """Play until the match is over. Raises EOFError when the input ends before."""
        while not self.live.over:
            self.do(*self.next_act())

    def next_act(self) -> tuple[Seat, bytes]:
        """Whoever is next and what they do: the pack, the person unasked, the artificial players, the person."""
        if CHANCE in self.live.waiting:
            return CHANCE, self.live.chance(self.draw)
        if ME not in self.live.waiting and (act := self.unasked()) is not None:
            return ME, act
        for seat, player in self.players.items():
            if self.concerns(seat) and (act := player(self.live.view(seat))) is not None:
                return seat, act
        return ME, self.answer()

    def concerns(self, seat: Seat) -> bool:
        """Whether the table waits for a seat or offers it something."""
        return seat in self.live.waiting or bool(self.live.asked(seat).offers)

    def do(self, seat: Seat, act: bytes) -> None:
        """Do an act, keep it, and tell what happens."""
        told = self.live.narrate(seat, act)
        entry, self.live = extend(self.live, seat, act)
        self.keep(entry)
        for happening in told:
            self.say(self.teller.happening(happening))
        self.settle()

    def settle(self) -> None:
        """Show the score sheet when something new is written."""
        sheet = read_screen(self.live.screen(ME)).sheet
        if len(sheet.rows) > self.rows or self.live.over:
            self.teller.sheet(self.console, sheet)
        self.rows = len(sheet.rows)

    def unasked(self) -> bytes | None:
        """What the person says unasked: each offer is put once."""
        offers = menu(self.live.asked(ME))
        self.declined &= offers.unasked
        if not offers.unasked - self.declined:
            return None
        self.show(offers)
        self.say(f"  {self.teller.texts.format('cli-go-on')}")
        while (line := self.read()).strip():
            if (act := self.lawful(offers, line)) is not None:
                return act
        self.declined = offers.unasked
        return None

    def answer(self) -> bytes:
        """What the person does when the table waits."""
        asked = menu(self.live.asked(ME))
        board = read_screen(self.live.screen(ME)).board
        if board is not None:
            self.console.print()
            for line in self.teller.board(board):
                self.say(line)
        self.show(asked)
        while (act := self.lawful(asked, self.read())) is None:
            pass
        return act

    def lawful(self, asked: Menu, line: str) -> bytes | None:
        """The act that a line names; None, and the reason said, when there is none or it may not be done."""
        act = chosen(asked, line)
        if act is None:
            self.say(self.teller.texts.format("cli-again"))
            return None
        try:
            self.live.narrate(ME, act)
        except Refusal as refusal:
            self.say(self.teller.message(refusal.message))
            return None
        return act

    def show(self, asked: Menu) -> None:
        """The choices, a line each."""
        for line in self.choices(asked):
            self.say(f"  {line}")

    def choices(self, asked: Menu) -> Iterator[str]:
        """The choices in words, with the key of each."""
        text = self.teller.texts.format
        if asked.places:
            yield text("cli-place", {"least": asked.places.least, "most": asked.places.most})
        if asked.picks:
            cards = (f"{number}) {self.teller.short(card)}" for number, card in enumerate(asked.picks.cards, 1))
            yield "  ".join(cards)
            yield text("cli-pick")
            if 0 in asked.picks.sizes:
                none = msgspec.json.encode({"type": asked.picks.act, asked.picks.field: []})
                yield f"0) {self.teller.message(label(none))}"
        for key, act in asked.acts.items():
            yield f"{key}) {self.teller.message(label(act))}"

    def read(self) -> str:
        """A line from the person."""
        return self.ask(f"{self.teller.texts.format('cli-question')} ")

    def say(self, line: str) -> None:
        """Print a line as it is."""
        self.console.print(line, markup=False, highlight=False, soft_wrap=True)
