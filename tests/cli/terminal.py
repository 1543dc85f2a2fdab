"""A person at a real terminal: reads what is printed, and types what the choices on show name."""

import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec

from house.paths import ROOT
from pik.texts.catalog import catalog

TEXTS = catalog("en", "spades")
QUESTION, AGAIN = f"{TEXTS.format('cli-question')} ", TEXTS.format("cli-again")
KEY = re.compile(r"(?:^|  )(\w{1,2})\) ", re.MULTILINE)
PLACE = re.compile(r"A number from (\d+) to (\d+)\.")
SEAT = re.compile(r"^  (You|Vera|Boris|Lena)(?: · dealer)? · score ([-−]?\d+)", re.MULTILINE)
ROW = re.compile(r"^│ Deal (\d+)[^│]*│(.*)│$", re.MULTILINE)


def answer(said: str, random: Random) -> str:
    """Something that the lines since the last question offer: cards by number, small bids seen, no claims unasked."""
    place = PLACE.search(said)
    if place:
        return str(random.randint(int(place[1]), int(place[2])))
    keys: list[str] = KEY.findall("\n".join(line for line in said.splitlines() if line.startswith("  ")))
    if "The cards to choose" in said:
        cards = [key for key in keys if key.isdecimal() and key != "0"]
        return " ".join(random.sample(cards, random.choice((2, 3, 3, 4, 5))))
    if "Enter: go on" in said:
        return random.choice(["", "", "", *keys])
    if "Look at my cards" in said:
        return keys[0]
    numbered = [key for key in keys if key.isdecimal()]
    return random.choice(numbered[1:5] if "1) Nil" in said else numbered or keys)


def at_terminal(command: list[str], random: Random) -> tuple[int, str]:
    """Run a command of `pik` at a terminal of its own to its end; its exit code and all that was printed."""
    ours, theirs = pty.openpty()
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "100", "TERM": "dumb"}
    with subprocess.Popen(
        [sys.executable, "-m", "pik", *command], stdin=theirs, stdout=theirs, stderr=theirs, env=env
    ) as process:
        os.close(theirs)
        try:
            printed = talked(ours, random)
        finally:
            os.close(ours)  # a command that still waits for an answer ends too
    return process.returncode, printed


def talked(screen: int, random: Random) -> str:
    """All that is printed while each question is answered."""
    printed, since, asked = "", "", ""
    while said := heard(screen):
        printed, since = printed + said, since + said
        if since.endswith(QUESTION):
            asked = asked if AGAIN in since else since
            os.write(screen, f"{answer(asked, random)}\n".encode())
            since = ""
    return printed


def heard(screen: int) -> str:
    """What is printed next; nothing when the command has ended."""
    try:
        return os.read(screen, 65536).decode().replace("\r", "")
    except OSError:
        return ""


def sheets(printed: str) -> list[list[list[int]]]:
    """Every score sheet that was printed, as the numbers of its deals."""
    found: list[list[list[int]]] = []
    for number, cells in ROW.findall(printed):
        if number == "1":
            found.append([])
        found[-1].append([int(cell.split(",")[0].replace("−", "-")) for cell in cells.split("│")])
    return found


def read_acts(path: Path) -> tuple[dict[str, object], list[tuple[int, dict[str, object]]]]:
    """The options and the acts of a record."""
    header, *lines = (msgspec.json.decode(line, type=dict[str, object]) for line in path.read_bytes().splitlines())
    config = msgspec.convert(header["config"], dict[str, object])
    return config, [
        (msgspec.convert(line["seat"], int), msgspec.convert(line["act"], dict[str, object])) for line in lines
    ]


def boards(printed: str) -> list[list[int]]:
    """The scores at the seats, each time the table was printed."""
    found: list[list[int]] = []
    for name, score in SEAT.findall(printed):
        if name == "You":
            found.append([])
        found[-1].append(int(score.replace("−", "-")))
    return found
