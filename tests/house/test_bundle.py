"""What the browser gets."""

import gzip
import hashlib
import json
from pathlib import Path

import pytest

from house import bundle
from house.paths import BUNDLE, ROOT

KILOBYTE = 1000


@pytest.fixture(scope="module")
def made() -> Path:
    """The bundle, made from the present sources."""
    bundle.prepare()
    return BUNDLE


def files(folder: Path) -> set[str]:
    """Return the names of all files in a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def packed(paths: list[Path]) -> int:
    """Return the bytes of some files as they travel."""
    return sum(len(gzip.compress(path.read_bytes())) for path in paths)


def test_the_list_names_every_file_and_its_hash(made: Path) -> None:
    """bundle.json lists all that lies beside it; the hashes are true, so a file may be kept for ever."""
    listed: dict[str, str] = json.loads((made / "bundle.json").read_text())
    assert listed.keys() == files(made) - {"bundle.json", ".stamp"}
    true = {name: hashlib.sha256((made / name).read_bytes()).hexdigest() for name in listed}
    assert {name: value[:16] for name, value in true.items()} == listed


def test_the_program_is_light(made: Path) -> None:
    """At most 60 kB of scripts that one page can load (no other game's look) and 15 kB of style, as they travel."""
    looks = list(made.glob("chunks/look-*.js"))
    rest = set(made.rglob("*.js")) - set(looks)
    assert looks
    assert packed(list(rest)) + max(packed([look]) for look in looks) <= 60 * KILOBYTE
    assert packed(list(made.rglob("*.css"))) <= 15 * KILOBYTE


def test_each_package_in_it_is_named_with_its_license(made: Path) -> None:
    """The license texts name Preact, signals, Fluent and the fonts, each in full."""
    told = (made / "THIRD-PARTY.txt").read_text()
    wanted: dict[str, str] = json.loads((ROOT / "package.json").read_text())["dependencies"]
    assert [name for name in wanted if f"\n{name} " not in f"\n{told}"] == []
    assert told.count("Apache License") >= 1
    assert told.count("SIL OPEN FONT LICENSE") >= 1
    assert told.count("Permission is hereby granted") >= 2


def test_nothing_in_it_comes_from_elsewhere(made: Path) -> None:
    """Styles and program load nothing from other hosts: no import, no picture, no font."""
    for path in [*made.rglob("*.css"), *made.rglob("*.js")]:
        text = path.read_text()
        assert "url(http" not in text
        assert "url(//" not in text
        assert "import(" + '"http' not in text


def test_a_fresh_bundle_is_left_alone(made: Path) -> None:
    """Preparing again writes nothing."""
    before = (made / "main.js").stat().st_mtime_ns
    bundle.prepare()
    assert (made / "main.js").stat().st_mtime_ns == before
