"""A real server, and a person who plays whatever the page offers."""

import os
import re
import subprocess
import sys
from enum import Enum
from pathlib import Path
from types import TracebackType
from typing import Self

from playwright.sync_api import BrowserContext, Locator, Page

from house.paths import ROOT

PATIENCE = 1000
CODE = re.compile(r"\b[a-z]+(?:-[a-z]+)+\b")
"""What looks like the id of a text: small Latin words with hyphens between."""
OPEN = (
    "#account",
    "[data-choose]:not([disabled])",
    ".choosing .card.ok:not(.sent)",
    ".panel [data-act]:not([disabled]):not(.sent)",
)


class Hand(Enum):
    """How somebody presses what the page offers."""

    CLICKS = "click"
    TAPS = "tap"

    def press(self, what: Locator) -> None:
        """Press it, where it can be seen."""
        what.tap() if self is Hand.TAPS else what.click()


class Server:
    """`pik serve` on a port of its own, with a folder of its own and bots that don't pause."""

    program: tuple[str, ...] = ("-m", "pik", "serve")

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = settings
        self.address = ""
        self.port = ""
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self._start("0")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop()

    def kill_and_start(self) -> None:
        """Die without a word, and come up again at the same address."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate(timeout=60)
        self._start(self.port)

    def stop_and_start(self) -> None:
        """Take leave of everybody, and come up again at the same address."""
        self._stop()
        self._start(self.port)

    def _start(self, port: str) -> None:
        path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        own = {"PIK_PORT": port, "PIK_DATA": str(self.folder), "PIK_BOT_PACE": "0", "PYTHONPATH": path}
        settings = own | self.settings
        self._process = subprocess.Popen(
            [sys.executable, *self.program], env=os.environ | settings, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.startswith("Pik is at "):
            self._stop()
            raise AssertionError(f"the server does not start: {line}")
        self.address = line.removeprefix("Pik is at ").strip()
        self.port = self.address.rpartition(":")[2]

    def _stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.communicate(timeout=60)


def in_a_hurry(page: Page | BrowserContext) -> None:
    """Let nothing move and tricks stay no longer than they must."""
    page.add_init_script("localStorage.setItem('pik.speed', '\"none\"'); localStorage.setItem('pik.stay', '0.3')")


def start(page: Page, server: Server, seats: int, name: str = "Vera", hand: Hand = Hand.CLICKS) -> None:
    """From the lobby to the cards."""
    page.goto(server.address)
    hand.press(page.locator(f"#seats [data-value='{seats}']"))
    hand.press(page.locator("#play-now"))
    page.locator("#name").fill(name)
    page.locator("#name").press("Enter")
    page.locator(".dock .status b").wait_for()


def next_choice(page: Page) -> str:
    """Tap the table on until the page offers something; which of OPEN it is. Raises AssertionError after a while."""
    for _ in range(PATIENCE):
        found = next((each for each in OPEN if page.locator(each).count()), None)
        if found is not None:
            return found
        page.locator(".felt").dispatch_event("click")
        page.wait_for_timeout(20)
    raise AssertionError("nothing is offered")


def choose(page: Page, choice: str, hand: Hand = Hand.CLICKS) -> None:
    """Take the first of what is offered, and see what comes of it: a bot may have been quicker with what stood open."""
    seq = page.locator("main.room").get_attribute("data-seq")
    hand.press(page.locator(choice).first)
    page.locator(f"main.room:not([data-seq='{seq}']), .dock .notice").first.wait_for()


def play_to_the_end(page: Page, hand: Hand = Hand.CLICKS) -> set[str]:
    """Play whatever is offered until the account is written; the codes that stood there for want of words."""
    codes: set[str] = set()
    while (choice := next_choice(page)) != "#account":
        codes |= set(CODE.findall(page.inner_text("body")))
        choose(page, choice, hand)
    return codes | set(CODE.findall(page.inner_text("body")))


def figures(page: Page, table: str) -> list[list[int]]:
    """The numbers of a table of the sheet, row by row; the words of marks aside."""
    rows = page.locator(f"{table} tbody tr")
    return [[int(text.replace("−", "-")) for text in row.locator("td .digits").all_inner_texts()] for row in rows.all()]
