"""The pages that people read."""

import re

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


@pytest.mark.parametrize("name", FRAGMENTS)
def test_a_fragment_of_the_changelog_is_one_sentence(name: str) -> None:
    """A fragment is named for its matter and kind and holds one sentence on one line."""
    matter, kind, ending = name.split(".")
    assert matter
    assert kind in KINDS
    assert ending == "md"
    assert re.fullmatch(r"[A-Z`].*\.\n", (ROOT / "changelog.d" / name).read_text())
