"""The client bundle: what the browser gets, made from src/pik/web/client."""

import shutil
from pathlib import Path

from house import node
from house.alone import alone
from house.paths import BUNDLE, CLIENT, ROOT
from house.say import quietly, tell
from house.stamp import digest, is_fresh

DRAFT = ROOT / "build" / "bundle"
STAMP = BUNDLE / ".stamp"


def prepare() -> None:
    """Make the bundle, with Node and its packages if need be. Instant when nothing has changed."""
    expected = digest(inputs())
    if is_fresh(STAMP, expected):
        return
    with alone("bundle"):
        if not is_fresh(STAMP, expected):
            make(expected)


def make(stamp: str) -> None:
    """Make the bundle beside the old one and put it in its place."""
    node.prepare_packages()
    tell("bundling the client")
    shutil.rmtree(DRAFT, ignore_errors=True)
    found = node.get()
    quietly([found.node, ROOT / "scripts" / "client.mjs", DRAFT], found.environ())
    (DRAFT / STAMP.name).write_text(stamp)
    shutil.rmtree(BUNDLE, ignore_errors=True)
    DRAFT.rename(BUNDLE)


def inputs() -> list[Path]:
    """Return the files that decide what the bundle holds."""
    sources = [file for file in CLIENT.rglob("*") if file.is_file()]
    texts = list((ROOT / "src" / "pik").rglob("*.ftl"))
    return [*sources, *texts, ROOT / "package-lock.json", ROOT / "scripts" / "client.mjs"]
