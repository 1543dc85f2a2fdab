"""What the page weighs as it travels."""

import gzip
import re
from pathlib import Path

from msgspec import Struct

LOOKS = re.compile(r"chunks/look-\w+\.js")


class Weights(Struct, frozen=True):
    """Bytes, compressed, of a bundle's parts."""

    scripts: int
    """All scripts, those of every game's own look too."""
    most_scripts: int
    """The most that one page can ever load: all but the looks of other games."""
    styles: int
    sprite: int


def weigh(bundle: Path) -> Weights:
    """Weigh the files of a bundle, each compressed for itself as the server does."""
    scripts = sorted(bundle.rglob("*.js"))
    looks = [path for path in scripts if LOOKS.fullmatch(path.relative_to(bundle).as_posix())]
    return Weights(
        sum(map(pressed, scripts)),
        sum(map(pressed, set(scripts) - set(looks))) + max(map(pressed, looks)),
        pressed(bundle / "main.css"),
        sum(map(pressed, (bundle / "assets").glob("cards-*.svg"))),
    )


def pressed(path: Path) -> int:
    """Return the bytes of a file after gzip."""
    return len(gzip.compress(path.read_bytes(), 9))
