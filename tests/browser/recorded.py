"""`pik serve` with recorded packs: `python -m tests.browser.recorded` takes the orders of packs from the file PACKS.

The product has no such door: here the one place where a pack gets its order by chance is put in place of another.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from house.paths import ROOT
from pik.cards.card import Card
from pik.cli import main
from pik.core.draw import Draw
from pik.core.lazy import Orders
from tests.browser.playing import Server

SALT = "00112233445566778899aabbccddeeff"
Deck = Sequence[str]


class RecordedServer(Server):
    """A server whose packs come in these orders, one after the other."""

    program = ("-m", "tests.browser.recorded")

    def __init__(self, folder: Path, packs: Sequence[Deck]) -> None:
        file = folder / "packs.json"
        file.write_bytes(msgspec.json.encode(packs))
        super().__init__(
            folder, PACKS=str(file), PYTHONPATH=os.pathsep.join(map(str, (ROOT / "src", ROOT, ROOT / "scripts")))
        )


def serve() -> int:
    """Serve; a pack after the last of those recorded is an error."""
    packs = iter(msgspec.json.decode(Path(os.environ["PACKS"]).read_bytes(), type=list[tuple[Card, ...]]))

    def recorded(self: Orders[object], _draw: Draw) -> object:
        return self.make(next(packs), SALT)

    setattr(Orders, "sample", recorded)  # noqa: B010 - a checker does not like methods replaced
    sys.argv = ["pik", "serve"]
    return main()


if __name__ == "__main__":
    sys.exit(serve())
