"""Players for processes that think: one that answers, one that dies, one that always dies, one that fails."""

import os
import time
from pathlib import Path
from typing import Final

SLOW_S: Final = 1.0

_notes: list[Path] = []


def player(game: str, level: str) -> "Thinker":
    """The player of a level; the game is a file that tells the tries apart."""
    return Thinker(Path(game), level)


class Thinker:
    """What is done with a view depends on the level."""

    def __init__(self, notes: Path, level: str) -> None:
        self.notes = notes
        self.level = level

    def __call__(self, view: bytes) -> bytes | None:
        """Answer with the process and the view."""
        _notes.append(self.notes)
        tried = self.notes.exists()
        self.notes.touch()
        if self.level == "always-dies" or (self.level == "dies-once" and not tried):
            os._exit(3)
        if self.level == "fails":
            raise ZeroDivisionError
        if self.level == "slow":
            time.sleep(SLOW_S)
        while self.level == "for ever":
            time.sleep(SLOW_S)
        return b"%d %s" % (os.getpid(), view)


def warm(game: str) -> None:
    """Leave a note that this game has been got ready."""
    Path(game).write_text(str(os.getpid()))


def leave() -> None:
    """Leave a note beside that of the newest game that this process has gone."""
    for notes in _notes[-1:]:
        Path(f"{notes}.left").write_text(str(os.getpid()))
