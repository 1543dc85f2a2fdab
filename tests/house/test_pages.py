"""The pages that people read."""

import re
from pathlib import Path

import pytest

from house.paths import ROOT
from tests.house.written import written

PAGES = sorted(str(path.relative_to(ROOT)) for path in written() if path.suffix == ".md")
KINDS = ("added", "changed", "fixed", "removed", "security")
FRAGMENTS = sorted(path.name for path in (ROOT / "changelog.d").iterdir() if path.name != "README.md")


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    """A link from one page of the repository to another file leads to one."""
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", (ROOT / page).read_text())
    made = ("src/pik/web/bundle/",)
    assert [
        link for link in links if not (ROOT / page).parent.joinpath(link).exists() and not link.startswith(made)
    ] == []


@pytest.mark.parametrize("page", PAGES)
def test_named_scripts_exist(page: str) -> None:
    """A script that a page names is there."""
    named = set(re.findall(r"(?<![\w/.])scripts/[\w.\-/]+\b", (ROOT / page).read_text()))
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


def rows() -> list[tuple[list[Path], list[str]]]:
    """The rows of the map: the folders, and what is named in them."""
    found = re.findall(r"(?m)^\| (`[^|]*`) \| (.*?) \|", (ROOT / "MAP.md").read_text())
    return [([ROOT / name for name in names(first)], names(told)) for first, told in found]


def names(text: str) -> list[str]:
    """What stands between backticks."""
    return re.findall(r"`([^`]+)`", text)


def test_what_the_map_names_is_there() -> None:
    """Every folder of the map exists, and so do the files and folders that it says are in it."""
    for folders, told in rows():
        for folder in folders:
            assert folder.is_dir(), folder
        for name in told:
            if "." in name or "/" in name:
                assert any(list(folder.glob(pattern(name))) for folder in folders), (folders, name)


def pattern(name: str) -> str:
    """A name of the map as one looks for it: in the folder, or in a folder of it."""
    if name.endswith(("README.md", "texts/")):
        return f"*/{name}"
    return name


def test_the_map_shows_every_folder() -> None:
    """No folder of the repository or of the package is missing."""
    shown = {folder for folders, _ in rows() for folder in folders}
    tracked = {path.relative_to(ROOT).parts for path in written()}
    top = {ROOT / parts[0] for parts in tracked if len(parts) > 1 and not parts[0].startswith(".")}
    package = {ROOT / "src" / "pik" / parts[2] for parts in tracked if parts[:2] == ("src", "pik") and len(parts) > 3}
    assert top - {ROOT / "src"} - shown == set()
    assert package - shown == set()


@pytest.mark.parametrize("name", FRAGMENTS)
def test_a_fragment_of_the_changelog_is_one_sentence(name: str) -> None:
    """A fragment is named for its matter and kind and holds one sentence on one line."""
    matter, kind, ending = name.split(".")
    assert matter
    assert kind in KINDS
    assert ending == "md"
    assert re.fullmatch(r"[A-Z`].*\.\n", (ROOT / "changelog.d" / name).read_text())
