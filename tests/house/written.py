"""The files that people wrote."""

from collections.abc import Iterator
from pathlib import Path

from house.paths import ROOT

MADE = {
    ".git", ".venv", "node_modules", "build", "dist", "data", "bundle", "__pycache__", ".hypothesis",
    ".mypy_cache", ".ruff_cache", ".pytest_cache", ".import_linter_cache",
}  # fmt: skip
PICTURES = {".png", ".webp", ".woff2", ".ico", ".jpg"}


def written(folder: Path = ROOT) -> Iterator[Path]:
    """Yield the files that people wrote; not those that are made."""
    for path in folder.iterdir():
        if path.name in MADE or path.is_symlink():
            continue
        if path.is_dir():
            yield from written(path)
        elif path.suffix not in PICTURES:
            yield path
