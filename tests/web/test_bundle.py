"""The client bundle in memory."""

from pathlib import Path

import pytest

from pik.web.bundle import BundleMissingError, read_bundle


def test_files_are_found_by_their_paths(tmp_path: Path) -> None:
    """Every file below the folder is there with its kind; hidden ones are not."""
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "main.js", "main.css", "cards.svg", "assets/a-1.woff2", ".stamp"):
        (tmp_path / name).write_bytes(name.encode() * 100)
    bundle = read_bundle(tmp_path)
    assert {name: (file.kind, file.unchanging) for name, file in bundle.items()} == {
        "index.html": ("text/html", False),
        "main.js": ("text/javascript", False),
        "main.css": ("text/css", False),
        "cards.svg": ("image/svg+xml", False),
        "assets/a-1.woff2": ("font/woff2", True),
    }
    assert bundle["assets/a-1.woff2"].pressed is None
    assert bundle["main.js"].pressed is not None


@pytest.mark.parametrize("missing", ["index.html", "main.js", "main.css"])
def test_missing_client_is_told(tmp_path: Path, missing: str) -> None:
    """Without its parts there is no client, and the message names what is missing."""
    for name in {"index.html", "main.js", "main.css"} - {missing}:
        (tmp_path / name).write_bytes(b"x")
    with pytest.raises(BundleMissingError, match=missing):
        read_bundle(tmp_path)


def test_missing_folder_is_told(tmp_path: Path) -> None:
    """A folder that is not there is a missing client too."""
    with pytest.raises(BundleMissingError):
        read_bundle(tmp_path / "none")
