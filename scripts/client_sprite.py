"""Draws the client's card sprite, client/cards.svg: pips, indices, figures, the back. `--check` fails when it drifts.

The indices are outlines of the typeface Bitter (bold), each in a box 40 high; sprite/glyphs.json keeps them. Colors are
custom properties of CSS, so one sprite serves two and four colors and high contrast.
"""

import json
import sys
from pathlib import Path
from typing import Final, TypedDict

from house.paths import CLIENT, ROOT
from sprite.figures import COURTS, FACE, PIPS, TINT

TARGET: Final = CLIENT / "cards.svg"
GLYPHS: Final = Path(__file__).parent / "sprite" / "glyphs.json"
WAVES: Final = "".join(f"M{x} 10q10 15.5 0 31t0 31 0 31 0 31" for x in range(15, 90, 10))


class Glyph(TypedDict):
    """An outline and how wide it is."""

    width: float
    path: str


def pip(suit: str) -> str:
    """The sign of a suit."""
    return f'<symbol id="p{suit}" viewBox="0 0 40 40"><path d="{PIPS[suit]}"/></symbol>'


def index(name: str, width: float, path: str) -> str:
    """The letter or figure in a card's corner."""
    box = f'viewBox="0 0 {width} 40" preserveAspectRatio="xMinYMin meet" overflow="visible"'
    return f'<symbol id="r{name}" {box}><path d="{path}"/></symbol>'


def court(rank: str) -> str:
    """A court figure with its twin."""
    half = f'<svg width="52" height="58" viewBox="0 0 52 58" overflow="hidden">{COURTS[rank]}</svg>'
    twin = f'<g transform="rotate(180 26 58)">{half}</g>'
    seam = f'<path d="M0 56.9h52v2.2H0Z" fill="{FACE}"/>'
    ground = f'<rect width="52" height="116" rx="5" fill="{TINT}"/>'
    return f'<symbol id="c{rank}" viewBox="0 0 52 116">{ground}{half}{twin}{seam}</symbol>'


def back() -> str:
    """The back, the same for all cards."""
    return (
        '<symbol id="back" viewBox="0 0 100 144" preserveAspectRatio="none">'
        '<rect x="5" y="5" width="90" height="134" rx="6" fill="var(--back)"/>'
        f'<path d="{WAVES}" fill="none" stroke="var(--back-line)" stroke-width="1.6"/>'
        '<circle cx="50" cy="72" r="17" fill="var(--back)" stroke="var(--back-line)" stroke-width="2"/>'
        '<path d="M50 61 59 72 50 83 41 72Z" fill="var(--back-line)"/></symbol>'
    )


def drawn() -> str:
    """The whole sprite."""
    glyphs: dict[str, Glyph] = json.loads(GLYPHS.read_text())
    indices = [index(name, glyph["width"], glyph["path"]) for name, glyph in glyphs.items()]
    parts = [*map(pip, PIPS), *indices, *map(court, COURTS), back()]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *parts, "</svg>", ""])


def main(arguments: list[str]) -> int:
    """Write the file, or only compare it."""
    text = drawn()
    if arguments == ["--check"]:
        if TARGET.exists() and TARGET.read_text() == text:
            return 0
        print(f"{TARGET.relative_to(ROOT)} is not what is drawn: run scripts/{Path(__file__).name}")
        return 1
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
