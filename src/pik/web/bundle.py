"""The client bundle, in memory: what the browser gets under /static/."""

import gzip
import mimetypes
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from msgspec import Struct

PAGE: Final = "index.html"
PARTS: Final = (PAGE, "main.js", "main.css")
TYPES: Final = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain",
    ".md": "text/plain",
}
PRESSABLE: Final = ("text/", "image/svg", "application/json")
UNCHANGING: Final = ("assets/", "chunks/")


class BundleMissingError(Exception):
    """There is no client to serve; the message says so in one line."""


class Asset(Struct, frozen=True):
    """A file as it goes out: its bytes, pressed too where that helps, its fingerprint and how long it keeps."""

    body: bytes
    pressed: bytes | None
    kind: str
    tag: str
    unchanging: bool = False


def asset(name: str, body: bytes) -> Asset:
    """A file ready to go out."""
    suffix = name[name.rfind(".") :]
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    pressed = gzip.compress(body, 9, mtime=0) if kind.startswith(PRESSABLE) else None
    helps = pressed is not None and len(pressed) < len(body)
    unchanging = name.startswith(UNCHANGING)
    return Asset(body, pressed if helps else None, kind, sha256(body).hexdigest()[:16], unchanging)


def read_bundle(folder: Traversable | None = None) -> dict[str, Asset]:
    """All files of the bundle by their paths. Raises BundleMissingError."""
    root = files("pik.web") / "bundle" if folder is None else folder
    found = {name: asset(name, file.read_bytes()) for name, file in walk(root, "")}
    missing = [name for name in PARTS if name not in found]
    if missing:
        raise BundleMissingError(
            f"the client bundle is not there ({missing[0]} is missing in {root}): `make run` makes it"
        )
    return found


def walk(folder: Traversable, prefix: str) -> list[tuple[str, Traversable]]:
    """The files below a folder; hidden ones aside."""
    if not folder.is_dir():
        return []
    found: list[tuple[str, Traversable]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += walk(entry, f"{prefix}{entry.name}/")
        elif not entry.name.startswith("."):
            found.append((prefix + entry.name, entry))
    return found
